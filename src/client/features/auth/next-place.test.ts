import { expect, test } from 'vitest'

import { nextPlace, signInThenHere } from './next-place.ts'

const at = (address: string) => new URL(address, 'https://fineprint.example') as unknown as Location

test('leads back to the report, the page and the finding that were open', () => {
  const there = at('/?document=doc_1&page=4#finding-con_2')
  const signIn = signInThenHere(there)
  expect(signIn).toBe('/login?next=%2F%3Fdocument%3Ddoc_1%26page%3D4%23finding-con_2')
  expect(nextPlace(at(signIn))).toBe('/?document=doc_1&page=4#finding-con_2')
  expect(nextPlace(at(signInThenHere(at('/subscription?tab=history'))))).toBe(
    '/subscription?tab=history',
  )
})

test('leads to / where nothing else was asked for', () => {
  expect(signInThenHere(at('/'))).toBe('/login')
  expect(nextPlace(at('/login'))).toBe('/')
})

test.for([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://',
  '/login?next=/login',
  'subscription',
])('never leads off the site or round in a circle: %s', (next) => {
  expect(nextPlace(at(`/login?next=${encodeURIComponent(next)}`))).toBe('/')
})
