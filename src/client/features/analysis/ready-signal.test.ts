import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { signalEnd } from './ready-signal.ts'

let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  document.title = 'Analyzing: Fineprint'
})
afterEach(() => {
  look('visible')
  document.head.innerHTML = ''
})

function look(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href')

test('tells of a report in the title and on the icon of a tab that is not looked at', () => {
  look('hidden')
  signalEnd('ready')
  // What the page calls itself meanwhile comes before the signal.
  document.title = 'Contract.pdf: Fineprint'
  vi.runAllTimers()
  expect(document.title).toContain('Report ready')
  expect(icon()).toBe('/favicon-ready.svg')
  signalEnd('ready')
  vi.runAllTimers()
  look('visible')
  expect(document.title).toBe('Contract.pdf: Fineprint')
  expect(icon()).toBe('/favicon.svg')
})

test('leaves the tab alone that is looked at', () => {
  look('visible')
  signalEnd('ready')
  vi.runAllTimers()
  expect(document.title).toBe('Analyzing: Fineprint')
  expect(icon()).toBe('/favicon.svg')
})

test('tells of a failure in words, without the mark of a report', () => {
  look('hidden')
  signalEnd('failed')
  vi.runAllTimers()
  expect(document.title).toContain('Analysis failed')
  expect(icon()).toBe('/favicon.svg')
})
