import { resendVerification } from '#shared/contract/auth.ts'
import { call } from '#client/lib/api.ts'

import { AuthFrame } from './auth-frame.tsx'
import { EmailRequest } from './email-request.tsx'

/** Sends the verification mail again. `email` is the address just tried at the sign-in, if any. */
export function ResendVerification({ email }: { email: string }) {
  return (
    <AuthFrame title="Resend verification email">
      <EmailRequest
        lead="We send a new link to verify your address. It works for 24 hours."
        submitLabel="Send verification email"
        failureText="Failed to send verification email"
        initialEmail={email}
        send={async (address) => {
          const { message } = await call(resendVerification, { body: { email: address } })
          return message || 'Verification email sent successfully!'
        }}
      />
    </AuthFrame>
  )
}
