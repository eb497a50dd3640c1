import { useSearchParams } from 'wouter'

import { ResetPassword as Reset } from '#client/features/auth/reset-password.tsx'
import { useTitle } from '#client/lib/title.ts'

/** `/reset-password?token=…` */
export function ResetPassword() {
  const [params] = useSearchParams()
  useTitle('Set a new password')
  return <Reset token={params.get('token') || null} />
}
