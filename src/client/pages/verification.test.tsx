import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import {
  forgotPassword,
  getCurrentUser,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#shared/contract/auth.ts'
import {
  answer,
  noAnswer,
  refusal,
  startFakeServer,
  type FakeServer,
} from '#client/testing/fake-server.ts'
import { renderApp } from '#client/testing/render-app.tsx'

function signedOut(): FakeServer {
  const server = startFakeServer()
  server.on(getCurrentUser, refusal(401, 'Please log in'))
  return server
}

test('a link without a token is invalid, and the server is not asked', async () => {
  const server = signedOut()
  renderApp('/verify-email')
  await screen.findByText('Invalid verification link')
  expect(screen.getByRole('link', { name: 'Resend verification email' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to login' })).toBeDefined()
  expect(server.calls).toEqual([])
})

test('shows that it is verifying, then success, and goes to the login after 3 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = signedOut()
  let release = (): void => undefined
  server.on(verifyEmail, async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return Response.json({ message: '' })
  })
  renderApp('/verify-email?token=tok')
  await screen.findByText('Verifying your email...')
  release()
  await screen.findByText('Email verified successfully! You can now log in.')
  expect(server.calls.filter((seen) => seen.path === '/api/auth/verify-email')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(window.location.pathname).toBe('/verify-email')
  await vi.advanceTimersByTimeAsync(1_100)
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
})

test.each([
  [refusal(400, 'This link has expired.'), 'This link has expired.'],
  [() => new Response('', { status: 400 }), 'Email verification failed'],
  [noAnswer(), 'Email verification failed. Please try again.'],
])('a verification that failed says why', async (handler, text) => {
  const server = signedOut()
  server.on(verifyEmail, handler)
  renderApp('/verify-email?token=tok')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(text)
})

test('the resend button waits for an address', async () => {
  signedOut()
  const user = renderApp('/resend-verification')
  const submit = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Send verification email',
  })
  expect(submit.disabled).toBe(true)
  await user.type(screen.getByLabelText('Email'), 'a')
  expect(submit.disabled).toBe(false)
})

test.each([
  [() => new Response('', { status: 500 }), 'Failed to send verification email'],
  [noAnswer(), 'Failed to send verification email. Please try again.'],
])('a mail that could not be sent says so and can be tried again', async (handler, text) => {
  const server = signedOut()
  server.on(resendVerification, handler)
  const user = renderApp('/resend-verification')
  await user.type(await screen.findByLabelText('Email'), 'a@example.com')
  await user.click(screen.getByRole('button', { name: 'Send verification email' }))
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(screen.getByRole('button', { name: 'Send verification email' })).toBeDefined()
})

test('a forgotten password leads to an answer that does not tell whether the address exists', async () => {
  const server = signedOut()
  server.on(forgotPassword, answer(forgotPassword, { message: '' }))
  const user = renderApp('/forgot-password')
  await user.type(await screen.findByLabelText('Email'), 'a@example.com')
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  const text = 'If this address has an account, a reset link is on its way to it.'
  expect(await screen.findByText(text)).toBeDefined()
})

test('a new password is sent with the token of its link', async () => {
  const server = signedOut()
  server.on(resetPassword, answer(resetPassword, { message: 'Password changed.' }))
  const user = renderApp('/reset-password?token=tok')
  await user.type(await screen.findByLabelText('New password'), 'quandong jam')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  await screen.findByText('Password changed.')
  const sent = server.calls.find((seen) => seen.path === '/api/auth/reset-password')
  expect(sent?.body).toEqual({ token: 'tok', password: 'quandong jam' })
})

test('a reset link without its token leads to a new one', async () => {
  signedOut()
  renderApp('/reset-password')
  await screen.findByText('Invalid reset link')
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined()
})
