import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'

import { resetPassword, ResetPasswordBody } from '#shared/contract/auth.ts'
import { call } from '#client/lib/api.ts'
import { serverMessage } from '#client/lib/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { TextField } from '#client/ui/field.tsx'

import { AuthFrame } from './auth-frame.tsx'
import { AuthState } from './auth-state.tsx'

/** Sets a new password with the token of the reset mail. */
export function ResetPassword({ token }: { token: string | null }) {
  const [done, setDone] = useState<string | null>(null)
  return (
    <AuthFrame title="Set a new password">
      {token === null ? (
        <AuthState kind="error" message="Invalid reset link">
          <Link className={buttonClass()} href="/forgot-password">
            Ask for a new link
          </Link>
        </AuthState>
      ) : done === null ? (
        <NewPasswordForm token={token} onDone={setDone} />
      ) : (
        <AuthState kind="done" message={done}>
          <Link className={buttonClass()} href="/login">
            Go to Sign In
          </Link>
        </AuthState>
      )}
    </AuthFrame>
  )
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(ResetPasswordBody),
    defaultValues: { token, password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { message } = await call(resetPassword, { body })
      onDone(message || 'Your password has been changed. You can now log in.')
    } catch (error) {
      setFailure(serverMessage(error, 'The password could not be changed. Please try again.'))
    }
  })

  const problem = failure ?? errors.token?.message
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...register('password')}
      />
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" size="lg" block pending={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save new password'}
      </Button>
      {failure !== null && (
        <Link className="link t-sm form-link" href="/forgot-password">
          Ask for a new link
        </Link>
      )}
    </form>
  )
}
