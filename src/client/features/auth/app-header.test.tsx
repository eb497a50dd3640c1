import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { imogen } from '#client/testing/user-fixture.ts'

import { AppHeader } from './app-header.tsx'

const run = vi.fn<() => void>()

test('shows the title, the name and no badge while the plan is free', () => {
  render(<AppHeader user={imogen} logout={{ run, pending: false }} />)
  expect(screen.getByRole('link', { name: 'Fineprint, home' }).getAttribute('href')).toBe('/')
  expect(screen.getByText('Imogen Achterberg')).toBeDefined()
  expect(document.querySelector('.badge')).toBeNull()
})

test.each([
  ['monthly', 'Monthly'],
  ['quarterly', 'Quarterly'],
  ['semiannually', 'Semi-Annually'],
  ['annual', 'Annual'],
] as const)('names the plan %s as %s', (subscriptionPlan, name) => {
  render(<AppHeader user={{ ...imogen, subscriptionPlan }} logout={{ run, pending: false }} />)
  expect(screen.getByText(name, { selector: '.badge' })).toBeDefined()
})

test('says that it is logging out, and takes no second press', () => {
  render(<AppHeader user={imogen} logout={{ run, pending: true }} />)
  screen.getByRole('button', { name: 'Logging out...' }).click()
  expect(run).not.toHaveBeenCalled()
})
