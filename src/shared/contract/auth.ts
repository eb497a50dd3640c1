import * as v from 'valibot'

import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../limits.ts'
import { PlanId } from '../pricing.ts'
import { endpoint } from './endpoint.ts'

const Email = v.pipe(
  v.string(),
  v.trim(),
  v.email('Invalid email address'),
  v.maxLength(EMAIL_MAX_LENGTH, 'Invalid email address'),
)
const Name = (required: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, required),
    v.maxLength(NAME_MAX_LENGTH, `Please keep names to ${NAME_MAX_LENGTH} characters`),
  )
const NewPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`),
  v.maxLength(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`),
)

export const LoginBody = v.object({
  email: Email,
  password: v.pipe(
    v.string(),
    v.minLength(1, 'Password is required'),
    v.maxLength(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`),
  ),
})
export const RegisterBody = v.object({
  firstName: Name('First name is required'),
  lastName: Name('Last name is required'),
  email: Email,
  password: NewPassword,
})
export const EmailBody = v.object({ email: Email })
export const ResetPasswordBody = v.object({
  token: v.pipe(
    v.string(),
    v.minLength(1, 'Invalid reset link'),
    v.maxLength(200, 'Invalid reset link'),
  ),
  password: NewPassword,
})

export const CurrentUser = v.strictObject({
  id: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  subscriptionPlan: PlanId,
})
export type CurrentUser = v.InferOutput<typeof CurrentUser>

const Message = v.strictObject({ message: v.string() })

export const getCurrentUser = endpoint('GET', '/api/auth/user', { response: CurrentUser })
export const login = endpoint('POST', '/api/auth/login', {
  access: 'public',
  body: LoginBody,
  response: CurrentUser,
})
export const register = endpoint('POST', '/api/auth/register', {
  access: 'public',
  body: RegisterBody,
  response: Message,
})
export const verifyEmail = endpoint('GET', '/api/auth/verify-email', {
  access: 'public',
  query: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
  response: Message,
})
export const resendVerification = endpoint('POST', '/api/auth/resend-verification', {
  access: 'public',
  body: EmailBody,
  response: Message,
})
export const logout = endpoint('POST', '/api/auth/logout', { access: 'public', response: Message })
export const forgotPassword = endpoint('POST', '/api/auth/forgot-password', {
  access: 'public',
  body: EmailBody,
  response: Message,
})
export const resetPassword = endpoint('POST', '/api/auth/reset-password', {
  access: 'public',
  body: ResetPasswordBody,
  response: Message,
})
