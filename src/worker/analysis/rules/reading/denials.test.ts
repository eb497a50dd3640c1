import { expect, test } from 'vitest'

import { rules } from '../index.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

/** The denial stands on page 1, what speaks against it on page 2. */
const told = (id: string, denial: string, shown: string): string | undefined => {
  const { reading } = readingOf(`${denial}\n${shown}`, { kind: 'vendor-statement', state: 'VIC' })
  const turn = reading.doc.text.indexOf(shown.split('\n').at(-1) ?? '')
  const doc = { ...reading.doc, pageAt: (offset: number) => (offset < turn ? 1 : 2) }
  return runRules(
    { ...reading, doc },
    rules.filter((rule) => rule.id === id),
  ).findings[0]?.description
}

test.for([
  [
    'national/notice-denied',
    '[vendor-statement]\nNotices: none that I know of.',
    '[rates-certificate] City\nNotice of 3 March 2026 to reconnect the roof water to the street drain within 90 days, not yet complied with.',
  ],
  [
    'national/mapping-denied',
    '[vendor-statement]\nIs the land in a bushfire prone area? ☐ Yes ☒ No',
    '[planning-certificate] Certificate\nThe land is in a designated bushfire prone area.',
  ],
  [
    'national/pool-denied',
    '[particulars]\nIs there a pool on the land? ☐ Yes ☒ No',
    '[special-conditions]\nThe swimming pool and its pump are included.',
  ],
  [
    'national/occupation-denied',
    '[vendor-statement]\nLeases and licences: none.',
    '[annexure] Agistment agreement\nThe owner grants the use of the rear paddock for agistment of horses until 30 June 2028.',
  ],
] as const)('%s points at the words that speak against the denial', ([id, denial, shown]) => {
  expect(told(id, denial, shown)).toContain('at page 2')
})
