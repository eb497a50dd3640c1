import { describe, it } from 'vitest'

import type { Source, SourcePage } from '../source.ts'
import { ground } from './ground.ts'

const SOURCE: Source = {
  format: 'pdf',
  revisions: { insertions: 0, deletions: 0, comments: 0 },
  pages: [
    page(1, 'The deposit is held by the agent as stakeholder until settlement.'),
    page(
      2,
      'Special condition 4\nThe Purchaser irrevocably author-\nises the “stakeholder” to account – at\nonce – to the Vendor for the whole of the deposit.',
    ),
    page(3, 'The deposit is held by the agent as stakeholder until settlement.'),
  ],
}

describe('grounding a quotation', () => {
  it('prefers the stated page when the words stand on several', ({ expect }) => {
    const quote = 'held by the agent as stakeholder'
    expect(ground(SOURCE, quote, 3)).toMatchObject({ alignment: 'exact', evidence: { page: 3 } })
    expect(ground(SOURCE, quote)).toMatchObject({ alignment: 'exact', evidence: { page: 1 } })
  })

  it('gives the words of the page, not those of the quotation', ({ expect }) => {
    const found = ground(SOURCE, 'irrevocably authorises the "stakeholder" to account - at once', 1)
    expect(found?.alignment).toBe('normalised')
    expect(found?.evidence.quote).toBe(
      'irrevocably author-\nises the “stakeholder” to account – at\nonce',
    )
  })

  it('always quotes the exact slice of its page', ({ expect }) => {
    for (const quote of [
      'held by the agent',
      'AUTHORISES THE "STAKEHOLDER"',
      'The Purchaser irrevocably the stakeholder to account at once to the Vendor for the whole of the deposit',
    ]) {
      const found = ground(SOURCE, quote)
      const text = SOURCE.pages[(found?.evidence.page ?? 0) - 1]?.text
      expect(found?.evidence.quote).toBe(text?.slice(found?.evidence.start, found?.evidence.end))
    }
  })

  it('finds a quotation with a few words off and says so', ({ expect }) => {
    const found = ground(
      SOURCE,
      'stakeholder to account immediately at once to the Vendor for the whole of the deposit',
    )
    expect(found?.alignment).toBe('fuzzy')
    expect(found?.evidence).toMatchObject({ page: 2 })
    expect(found?.evidence.quote).toMatch(/^stakeholder.*deposit$/s)
  })

  it('finds nothing for words that the document does not hold', ({ expect }) => {
    expect(
      ground(SOURCE, 'the vendor may keep the deposit if the purchaser is one day late'),
    ).toBeNull()
    expect(ground(SOURCE, 'deposit payable')).toBeNull()
    expect(ground(SOURCE, '  ')).toBeNull()
  })
})

function page(number: number, text: string): SourcePage {
  return { number, text, lines: [], width: null, height: null, rotation: 0, read: 'text' }
}
