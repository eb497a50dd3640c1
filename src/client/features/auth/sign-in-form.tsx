import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { useSWRConfig } from 'swr'
import { Link, useLocation } from 'wouter'

import { login, LoginBody } from '#shared/contract/auth.ts'
import { call } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import { toast } from '#client/ui/toast.ts'

import { loginFailure } from './failures.ts'
import { nextPlace } from './next-place.ts'
import { sessionKey } from './use-session.ts'

/** Email and password; on success the browser goes to /, or back to where it was. */
export function SignInForm() {
  const { mutate } = useSWRConfig()
  const [, navigate] = useLocation()
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(LoginBody),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    // Read before the session is known: the page around this form may go on by itself then.
    const next = nextPlace(window.location)
    try {
      const user = await call(login, { body })
      await mutate(sessionKey, user, { revalidate: false })
      navigate(next)
    } catch (error) {
      const { description, offerResend } = loginFailure(error)
      toast({
        title: 'Login failed',
        description,
        variant: 'destructive',
        action: offerResend
          ? {
              label: 'Resend',
              onClick: () => navigate('/resend-verification', { state: { email: body.email } }),
            }
          : undefined,
      })
    }
  })

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" block pending={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <Link className="link t-sm form-link" href="/forgot-password">
        Forgot your password?
      </Link>
    </form>
  )
}
