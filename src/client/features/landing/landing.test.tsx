import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { measuredOnWords } from '#shared/accuracy.ts'
import { formatAud, PAID_PLAN_IDS, PLANS } from '#shared/pricing.ts'
import { accuracy } from '#shared/published-accuracy.ts'

import { Landing } from './landing.tsx'
import { PrivacyText } from './privacy.tsx'
import { TermsText } from './terms.tsx'

describe('the landing page', () => {
  test('has the parts that were asked for', () => {
    render(<Landing />)
    const headline = screen.getByRole('heading', { level: 1 })
    expect(headline.textContent).toContain('Australia’s premier property analysis platform')
    expect(headline.textContent).toContain('Know what you are signing')
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
    expect(headings).toEqual([
      'Australian property documents',
      'Risk detection',
      'Council and planning',
      'How It Works',
      'We publish our own mistakes',
      'What it costs',
      'What happens to your papers',
      'Questions and answers',
      'Read it beforeyou sign it',
    ])
    const steps = screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)
    expect(steps).toEqual(['Upload', 'AI analysis', 'Get results'])
  })

  test('leads to Register, to sign-in, to the sample, and to privacy and terms', () => {
    render(<Landing />)
    const addressesOf = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    expect(addressesOf('Get Started')).toEqual(Array(3).fill('/login?tab=register'))
    expect(addressesOf('Sign In')).toEqual(['/login', '/login'])
    expect(addressesOf('Read a sample report')).toEqual(['/sample'])
    expect(addressesOf('Privacy')).toEqual(['/privacy'])
    expect(addressesOf('Terms')).toEqual(['/terms'])
  })

  test('names the eight states and territories', () => {
    render(<Landing />)
    for (const state of ['ACT', 'NSW', 'NT', 'Qld', 'SA', 'Tas', 'Vic', 'WA']) {
      expect(screen.getByText(state)).toBeDefined()
    }
  })

  test('shows measured figures only, and says what they were measured on', () => {
    render(<Landing />)
    const table = screen.getByRole('table', { name: 'We publish our own mistakes' })
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(3)
    expect(screen.getByText(new RegExp(measuredOnWords(accuracy)))).toBeDefined()
    for (const { title } of accuracy.notCovered.missed) {
      expect(screen.getByText(title, { exact: false })).toBeDefined()
    }
    for (const claim of ['30 seconds', '95%', '1000+', '1,000']) {
      expect(document.body.textContent).not.toContain(claim)
    }
  })

  test('lists every price of the one table of prices', () => {
    render(<Landing />)
    const table = screen.getByRole('table', { name: 'What it costs' })
    for (const id of PAID_PLAN_IDS) {
      const { name, priceCents, credits } = PLANS[id]
      const row = within(table).getByRole('row', { name: new RegExp(`^${name}`) })
      expect(within(row).getByText(formatAud(priceCents))).toBeDefined()
      expect(within(row).getByText(formatAud(priceCents / credits))).toBeDefined()
    }
    const popular = within(table).getByText('Most Popular').closest('tr')
    expect(popular?.textContent).toContain('Quarterly')
    expect(
      within(table).getByText(/A\$2\.90 from 10, A\$2\.75 from 20, A\$2\.50 from 50/),
    ).toBeDefined()
  })

  test('answers each question where it is asked', () => {
    render(<Landing />)
    const question = screen.getByText('Is this legal advice?').closest('details')
    expect(question?.textContent).toContain('it never says buy or don’t buy')
  })
})

test.for([
  ['the landing page', Landing],
  ['privacy', PrivacyText],
  ['terms', TermsText],
] as const)('%s speaks of nothing that does not work yet', ([, Page]) => {
  render(<Page />)
  const words = document.body.textContent
  for (const promise of [/export/i, /delete your account/i, /\bshare/i, /PDF report/i]) {
    expect(words).not.toMatch(promise)
  }
})

test('privacy says of each thing stored where, how long, and who processes it', () => {
  render(<PrivacyText />)
  expect(document.title).toBe('Privacy: Fineprint')
  const [head, ...rows] = screen.getAllByRole('row')
  expect(head?.textContent).toBe('What is storedWhereHow longWho processes it')
  expect(rows.length).toBeGreaterThan(4)
  for (const row of rows) {
    for (const cell of within(row).getAllByRole('cell')) expect(cell.textContent).not.toBe('')
  }
})

test('terms give the limits of the code', () => {
  render(<TermsText />)
  expect(document.title).toBe('Terms: Fineprint')
  expect(screen.getByText(/up to 15 MB/)).toBeDefined()
  expect(screen.getByText(/at least 8 characters/)).toBeDefined()
})
