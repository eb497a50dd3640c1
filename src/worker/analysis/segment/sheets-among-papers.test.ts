import { describe, expect, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from './segment.ts'

const SALE = 'CONTRACT OF SALE OF LAND\n\nVendor: Ada Roe\nPurchaser: Ben Low\nPrice: $700,000\n'
const TITLE = 'TITLE SEARCH\n\nVolume 4410 Folio 27\n\nREGISTERED PROPRIETOR\nADA ROE\n'
const LINE = '='.repeat(70)

function partOf(text: string, words: string) {
  const doc = segment(readTxt(`${SALE}\f${text}`))
  const block = doc.blocks.find((one) => one.text.includes(words))
  return doc.parts[block?.partIndex ?? -1]
}

describe('sheets that are handed to everybody', () => {
  it.each([
    [
      "MERRILL & SONS REALTY\nBUYER'S CHECKLIST\n\n☐ Ask whether the extension was approved\n☐ Have termites been found?",
      'Have termites',
    ],
    [
      'Information for purchasers of units\n\nA special levy may be raised at any time after you buy.\n\nCladding\n\nMany towers were built with panels that burn.',
      'panels that burn',
    ],
    [
      'SWIMMING POOLS - WHAT EVERY BUYER SHOULD KNOW\n\nA barrier that does not comply must be replaced by the new owner.',
      'barrier that does not',
    ],
    [
      'IMPORTANT NOTICE TO BUYERS - FLOODS\n\nThe house may have been flooded.\n\nASBESTOS\n\nSheeting may hold asbestos.',
      'Sheeting may hold',
    ],
    [
      'Form 7   Statement of advice to buyers of lots\n\nA body corporate may be in debt and you may have to pay its debts.',
      'may be in debt',
    ],
    [
      'Consumer Protection fact sheet - page 2 of 2\n\nTenants may stay when a house is sold.',
      'Tenants may stay',
    ],
  ])('a page of %j is a notice', (paper, words) => {
    expect(partOf(`${TITLE}\f${paper}`, words)).toMatchObject({
      kind: 'statutory-notice',
      ofOthers: true,
    })
  })

  it('begins one below a line drawn across the page, and a paper behind it', () => {
    const paper = `SMOKE ALARMS: INFORMATION FOR SELLERS AND BUYERS\n\nAn alarm older than ten years may fail.\n${LINE}\nMINUTES OF THE ANNUAL GENERAL MEETING\n\n1. The lift failed.`
    const text = `${TITLE}\n${LINE}\n${paper}`
    expect(partOf(text, 'older than ten')?.kind).toBe('statutory-notice')
    expect(partOf(text, 'lift failed')?.kind).toBe('minutes')
  })

  it('reads what the agent tells of this property as no notice', () => {
    const sheet = 'PROPERTY FACT SHEET\n5 Mill Lane\n\nThe back room floods in heavy rain.'
    expect(partOf(`${TITLE}\f${sheet}`, 'back room floods')).toMatchObject({
      kind: 'other',
      ofOthers: true,
    })
  })

  it('leaves an item of a statement and a note of a report where they stand', () => {
    const statement = `VENDOR STATEMENT (Section 32)\n\n1. FINANCIAL MATTERS\n\nRates: $1,900\n\n12. DUE DILIGENCE CHECKLIST\n\nA checklist is attached.\n\n13. ATTACHMENTS\n\nThe title.`
    expect(partOf(statement, 'The title.')?.kind).toBe('vendor-statement')
    const report = `BUILDING INSPECTION REPORT\n\n1. Roof. Four tiles are broken.\n\n2. Walls. Cracked at the north end.\n\n3. Floors. Level throughout the house and dry under it, as far as could be seen.\n\nINFORMATION FOR BUYERS\n\nSee the roof.`
    expect(partOf(report, 'See the roof')?.kind).toBe('building-report')
  })
})
