import { ApiError, serverMessage } from '#client/lib/api-error.ts'

const UNVERIFIED = 'verify your email'

/** What the toast 'Login failed' says (spec §8), and whether it offers to send the mail again. */
export function loginFailure(error: unknown): { description: string; offerResend: boolean } {
  if (messageOf(error).includes(UNVERIFIED)) {
    return { description: 'Please verify your email before logging in', offerResend: true }
  }
  const description = isUnauthorized(error)
    ? 'Invalid email or password'
    : serverMessage(error, 'Invalid email or password')
  return { description, offerResend: false }
}

/** What the toast 'Registration failed' says (spec §8). */
export function registrationFailure(error: unknown): string {
  if (messageOf(error).includes('already exists')) {
    return 'An account with this email already exists'
  }
  if (isUnauthorized(error)) return 'Registration failed. Please try again.'
  return serverMessage(error, 'An error occurred during registration')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}

function isUnauthorized(error: unknown): boolean {
  return (
    (error instanceof ApiError && error.status === 401) || messageOf(error).includes('Unauthorized')
  )
}
