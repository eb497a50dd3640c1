import { expect, test } from 'vitest'

import { responseError } from '#client/lib/api-error.ts'

import { loginFailure, registrationFailure } from './failures.ts'

test('a login that failed for want of verification offers the mail again', () => {
  const error = responseError(401, '', 'Please verify your email before logging in')
  expect(loginFailure(error)).toEqual({
    description: 'Please verify your email before logging in',
    offerResend: true,
  })
})

test('a login refused for too many tries says what the server said', () => {
  const error = responseError(429, '', 'Too many attempts. Try again in a minute.')
  expect(loginFailure(error).description).toBe('Too many attempts. Try again in a minute.')
})

test('a login that failed in an unknown way has the default sentence', () => {
  expect(loginFailure(undefined)).toEqual({
    description: 'Invalid email or password',
    offerResend: false,
  })
})

test.each([
  [responseError(400, '', 'already exists'), 'An account with this email already exists'],
  [responseError(401, '', 'Unauthorized'), 'Registration failed. Please try again.'],
  [responseError(500, '', 'The mail could not be sent'), 'The mail could not be sent'],
  [undefined, 'An error occurred during registration'],
])('a failed registration is worded by its cause', (error, description) => {
  expect(registrationFailure(error)).toBe(description)
})
