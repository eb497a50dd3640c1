import { useSearchParams } from 'wouter'

import { VerifyEmail as Verification } from '#client/features/auth/verify-email.tsx'
import { useTitle } from '#client/lib/title.ts'

/** `/verify-email?token=…` */
export function VerifyEmail() {
  const [params] = useSearchParams()
  useTitle('Email verification')
  return <Verification token={params.get('token') || null} />
}
