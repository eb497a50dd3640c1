import { forgotPassword } from '#shared/contract/auth.ts'
import { call } from '#client/lib/api.ts'

import { AuthFrame } from './auth-frame.tsx'
import { EmailRequest } from './email-request.tsx'

/** Asks for a reset link. The answer never tells whether the address has an account. */
export function ForgotPassword() {
  return (
    <AuthFrame title="Forgot your password?">
      <EmailRequest
        lead="Enter the address you registered with. We send a link to set a new password. It works for one hour."
        submitLabel="Send reset link"
        failureText="Failed to send the reset email"
        send={async (email) => {
          const { message } = await call(forgotPassword, { body: { email } })
          return message || 'If this address has an account, a reset link is on its way to it.'
        }}
      />
    </AuthFrame>
  )
}
