import { expect, test } from 'vitest'

import { completedReport, crowdedReport, quoted } from '#client/testing/report-fixture.ts'

import { confidenceWord } from './confidence.ts'
import { placeOf } from './finding.tsx'
import { arrange, tally } from './order.ts'
import { longRef, pagesOf, runsOf, shortRef } from './page-refs.ts'
import { readSentence } from './what-was-read.tsx'
import { checksSentence, leadOf, raiseFirstTitle } from './words.ts'

const plain = (text: string) => text.replaceAll('\u2060', '')

test('says confidence in words by its thresholds', () => {
  expect([100, 97, 96, 85, 84, 65, 64, 0].map(confidenceWord)).toEqual([
    'Certain',
    'Certain',
    'Very likely',
    'Very likely',
    'Likely',
    'Likely',
    'Worth checking',
    'Worth checking',
  ])
})

test('names pages briefly beside a claim: more than two are counted', () => {
  expect(shortRef(pagesOf([quoted(12, 'a')]))).toBe('p. 12')
  expect(shortRef(pagesOf([quoted(31, 'a'), quoted(4, 'b'), quoted(31, 'c')]))).toBe('pp. 4, 31')
  expect(shortRef([18, 22, 30, 31])).toBe('pp. 18, 22 +2')
  expect(shortRef([])).toBe('')
})

test('names pages in full in a sentence, neighbours joined', () => {
  expect(longRef([12])).toBe('page 12')
  expect(longRef([4, 31])).toBe('pages 4 and 31')
  expect(plain(longRef([14, 15, 16, 30]))).toBe('pages 14–16 and 30')
  expect(runsOf([1, 2, 3, 7]).map(plain)).toEqual(['1–3', '7'])
})

test('the number word of the things to raise follows their number', () => {
  expect(raiseFirstTitle(5)).toBe('Five things to raise before signing')
  expect(raiseFirstTitle(1)).toBe('One thing to raise before signing')
  expect(raiseFirstTitle(0)).toBe('Before signing')
  expect(raiseFirstTitle(5, true)).toBe('Five things to raise now')
})

test('sums up the findings without fear and without advice', () => {
  expect(leadOf(completedReport.concerns)).toBe(
    'One critical point and two of high weight. You can raise each with the vendor (the seller) before you sign.',
  )
  expect(leadOf([{ severity: 'high' }])).toBe(
    'One point of high weight. You can raise it with the vendor (the seller) before you sign.',
  )
  expect(leadOf([{ severity: 'low' }])).toBe('One point to know about, none of high weight.')
  expect(leadOf([])).toContain('No finding came out of the checks that ran.')
})

test('counts the checks by what came of them', () => {
  expect(checksSentence(completedReport.checks)).toBe(
    '12 of 15 checks could be made on this file: 5 found a problem, in 7 no problem was recognised. The other 3 concern things that are not in it.',
  )
})

test('leaves out what no check came to', () => {
  const clear = completedReport.checks.filter(({ outcome }) => outcome === 'clear').slice(0, 1)
  expect(checksSentence(clear)).toBe('1 check ran: in 1 no problem was recognised.')
})

test('says how the pages were read', () => {
  expect(readSentence(completedReport.coverage?.pages ?? [])).toBe(
    '52 of 54 pages as text, 1 by recognising a scan, 1 not at all.',
  )
})

test('lists the worst finding first, and those of a page in its order', () => {
  const ids = (order: 'severity' | 'page') =>
    arrange(completedReport.concerns, null, order).map(({ id }) => id)
  expect(ids('severity')).toEqual([
    'con_owner',
    'con_deposit',
    'con_interest',
    'con_inspection',
    'con_goods',
  ])
  expect(ids('page')).toEqual([
    'con_owner',
    'con_inspection',
    'con_deposit',
    'con_interest',
    'con_goods',
  ])
})

test('keeps only the category asked for, and counts by severity', () => {
  const { concerns } = crowdedReport(300)
  expect(arrange(concerns, 'financial', 'page')).toHaveLength(120)
  expect(tally(concerns)).toEqual([
    { severity: 'critical', count: 60 },
    { severity: 'high', count: 120 },
    { severity: 'medium', count: 60 },
    { severity: 'low', count: 60 },
  ])
})

test('leaves of a location what the margin does not say', () => {
  expect(placeOf('Page 12, special condition 7')).toBe('Special condition 7')
  expect(placeOf('Page 12, special condition 7; page 14, clause 9; and 2 more')).toBe(
    'Special condition 7; clause 9; and 2 more',
  )
  expect(placeOf('Page 36')).toBe('')
  expect(placeOf('Special condition 4')).toBe('Special condition 4')
  expect(placeOf('Looked for on pages 14–27')).toBe('')
})
