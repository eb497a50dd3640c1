import { ForgotPassword as Forgot } from '#client/features/auth/forgot-password.tsx'
import { useTitle } from '#client/lib/title.ts'

/** `/forgot-password` */
export function ForgotPassword() {
  useTitle('Forgot your password?')
  return <Forgot />
}
