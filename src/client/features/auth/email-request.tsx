import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'wouter'

import { EmailBody } from '#shared/contract/auth.ts'
import { ApiError, NO_ANSWER } from '#client/lib/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { TextField } from '#client/ui/field.tsx'

import { AuthState } from './auth-state.tsx'

/**
 * Asks for an address and sends a mail to it: idle, submitting, success, error. `send` answers the
 * sentence to show; the submit stays disabled while the field is empty (spec §5).
 */
export function EmailRequest({
  lead,
  submitLabel,
  failureText,
  initialEmail = '',
  send,
}: {
  lead: string
  submitLabel: string
  /** Shown when the server refused without a word; with "Please try again." when it gave no answer. */
  failureText: string
  initialEmail?: string
  send: (email: string) => Promise<string>
}) {
  const [sent, setSent] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, control, formState } = useForm({
    resolver: valibotResolver(EmailBody),
    defaultValues: { email: initialEmail },
  })
  const { errors, isSubmitting } = formState
  const empty = useWatch({ control, name: 'email' }).trim() === ''

  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      setSent(await send(email))
    } catch (error) {
      const answered = error instanceof ApiError && error.status !== NO_ANSWER
      setFailure(answered ? error.body || failureText : `${failureText}. Please try again.`)
    }
  })

  if (sent !== null) {
    return (
      <AuthState kind="done" message={sent}>
        <Link className={buttonClass({ variant: 'outline' })} href="/login">
          Back to login
        </Link>
      </AuthState>
    )
  }
  return (
    <>
      <p className="soft">{lead}</p>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        {failure !== null && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" size="lg" block disabled={empty} pending={isSubmitting}>
          {isSubmitting ? 'Sending...' : submitLabel}
        </Button>
        <Link className="link t-sm form-link" href="/login">
          Back to login
        </Link>
      </form>
    </>
  )
}
