import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'

import { register as registerEndpoint, RegisterBody } from '#shared/contract/auth.ts'
import { call } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import { toast } from '#client/ui/toast.ts'

import { registrationFailure } from './failures.ts'

/** A new account; after success the form is empty again and `onRegistered` shows the Sign In tab. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(RegisterBody),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    try {
      const { message } = await call(registerEndpoint, { body })
      toast({
        title: 'Registration successful!',
        description: message || 'Please check your email to verify your account.',
      })
      reset()
      onRegistered()
    } catch (error) {
      toast({
        title: 'Registration failed',
        description: registrationFailure(error),
        variant: 'destructive',
      })
    }
  })

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="field-row">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
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
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" block pending={isSubmitting}>
        {isSubmitting ? 'Registering...' : 'Register'}
      </Button>
      <p className="t-sm soft">
        Your first analysis is free. We send one email to verify your address.
      </p>
    </form>
  )
}
