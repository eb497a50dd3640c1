import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { getCurrentUser, login, register, resendVerification } from '#shared/contract/auth.ts'
import { answer, refusal, startFakeServer, type FakeServer } from '#client/testing/fake-server.ts'
import { renderApp } from '#client/testing/render-app.tsx'
import { imogen } from '#client/testing/user-fixture.ts'

function signedOut(): FakeServer {
  const server = startFakeServer()
  server.on(getCurrentUser, refusal(401, 'Please log in'))
  return server
}

test('opens on Sign In, and on Register when the address asks for it', async () => {
  signedOut()
  renderApp('/login?tab=register')
  // The first test of a file waits for the page's chunk to be compiled.
  const tab = await screen.findByRole('tab', { name: 'Register' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('heading', { name: 'Welcome to Fineprint' })).toBeDefined()
})

test('says beside the fields what is missing, and sends nothing', async () => {
  const server = signedOut()
  const user = renderApp('/login')
  await user.click(await screen.findByRole('button', { name: 'Sign In' }))
  await screen.findByText('Invalid email address')
  const password = screen.getByLabelText('Password')
  expect(password.getAttribute('aria-invalid')).toBe('true')
  const message = document.getElementById(password.getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe('Password is required')
  expect(server.calls.map((seen) => seen.path)).not.toContain('/api/auth/login')
})

test('goes to / after a successful login', async () => {
  const server = signedOut()
  server.on(login, () => {
    server.on(getCurrentUser, answer(getCurrentUser, imogen))
    return Response.json(imogen)
  })
  const user = renderApp('/login')
  await user.type(await screen.findByLabelText('Email'), imogen.email)
  await user.type(screen.getByLabelText('Password'), 'quandong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('tells a wrong password without saying which of the two is wrong', async () => {
  const server = signedOut()
  server.on(login, refusal(401, 'Invalid email or password'))
  const user = renderApp('/login')
  await user.type(await screen.findByLabelText('Email'), imogen.email)
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Login failed')
  expect(alert.textContent).toContain('Invalid email or password')
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
})

test('offers an unverified user the mail again, with the address filled in', async () => {
  const server = signedOut()
  server.on(login, refusal(401, 'Please verify your email before logging in'))
  server.on(resendVerification, answer(resendVerification, { message: '' }))
  const user = renderApp('/login')
  await user.type(await screen.findByLabelText('Email'), imogen.email)
  await user.type(screen.getByLabelText('Password'), 'quandong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('Please verify your email before logging in')
  await user.click(screen.getByRole('button', { name: 'Resend' }))

  await screen.findByRole('heading', { name: 'Resend verification email' })
  expect(window.location.href).not.toContain('example.com')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(imogen.email)
  await user.click(screen.getByRole('button', { name: 'Send verification email' }))
  await screen.findByText('Verification email sent successfully!')
  expect(screen.getByRole('link', { name: 'Back to login' })).toBeDefined()
})

test('after registering shows the toast, empties the form and selects Sign In', async () => {
  const server = signedOut()
  server.on(register, answer(register, { message: '' }))
  const user = renderApp('/login?tab=register')
  await user.type(await screen.findByLabelText('First name'), 'Imogen')
  await user.type(screen.getByLabelText('Last name'), 'Achterberg')
  await user.type(screen.getByLabelText('Email'), imogen.email)
  await user.type(screen.getByLabelText('Password'), 'quandong')
  await user.click(screen.getByRole('button', { name: 'Register' }))

  await screen.findByText('Registration successful!')
  expect(screen.getByText('Please check your email to verify your account.')).toBeDefined()
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true'),
  )
  await user.click(screen.getByRole('tab', { name: 'Register' }))
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('')
})

test('says that the address is taken', async () => {
  const server = signedOut()
  server.on(register, refusal(400, 'An account with this email already exists'))
  const user = renderApp('/login?tab=register')
  await user.type(await screen.findByLabelText('First name'), 'Imogen')
  await user.type(screen.getByLabelText('Last name'), 'Achterberg')
  await user.type(screen.getByLabelText('Email'), imogen.email)
  await user.type(screen.getByLabelText('Password'), 'quandong')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Registration failed')
  expect(alert.textContent).toContain('An account with this email already exists')
})

test('words every rule of the registration form as the specification does', async () => {
  signedOut()
  const user = renderApp('/login?tab=register')
  await user.type(await screen.findByLabelText('Password'), 'seven77')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await screen.findByText('First name is required')
  for (const text of [
    'Last name is required',
    'Invalid email address',
    'Password must be at least 8 characters',
  ]) {
    expect(screen.getByText(text)).toBeDefined()
  }
})

test('sends a signed-in visitor to /', async () => {
  const server = startFakeServer()
  server.on(getCurrentUser, answer(getCurrentUser, imogen))
  renderApp('/login')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
