import { describe, expect, it } from 'vitest'

import { docOf } from './doc-of.ts'

function linesOf(text: string): string[] {
  return docOf(text).blocks.map((block) => block.text)
}

describe('boxes that stand behind their words', () => {
  it('are read before them, row by row', () => {
    expect(linesOf('Is there a pool on the land?      Yes ☒   No ☐')).toEqual([
      'Is there a pool on the land? ☒ Yes ☐ No',
    ])
    expect(linesOf('Minutes of the last meeting       attached [ ]    not attached [X]')).toEqual([
      'Minutes of the last meeting ☐ attached ☒ not attached',
    ])
    expect(linesOf('Building report [ ]\tPest report [x]\tLoan [ ]')).toEqual([
      '☐ Building report ☒ Pest report ☐ Loan',
    ])
  })

  it('are told apart for two questions on one row', () => {
    expect(linesOf('Pool?  Yes ☒ No ☐        Certificate?  Yes ☐ No ☒')).toEqual([
      'Pool? ☒ Yes ☐ No Certificate? ☐ Yes ☒ No',
    ])
  })

  it('stay where they are when they stand before their words', () => {
    const rows = [
      'Is there a pool on the land?      ☒ Yes   ☐ No',
      'Land tax is adjustable            ☒ NO      ☐ yes',
      '☐ Electricity     ☒ Gas     ☐ Water',
      'The seller must say yes or no ☐ in each box',
    ]
    for (const row of rows) {
      expect(linesOf(row)).toEqual([row.replaceAll(/ {2,}/g, ' ')])
    }
  })

  it('are settled for a lone box by the rest of the page', () => {
    const behind = 'Lease?        Yes ☐   No ☒\nNotice?       Yes ☐   No ☒\nPool?        Yes ☒   No'
    expect(linesOf(behind).at(-1)).toBe('Pool? ☒ Yes No')
    const before = 'Lease?        ☐ Yes   ☒ No\nNotice?       ☐ Yes   ☒ No\nPool?        Yes ☒   No'
    expect(linesOf(before).at(-1)).toBe('Pool? Yes ☒ No')
  })

  it('answer nothing between two words where nothing settles them', () => {
    expect(linesOf('Pool?        Yes ☒   No')).toEqual(['Pool? Yes / No'])
  })
})

describe('boxes in columns', () => {
  it('answer with the word above the marked one, in either order', () => {
    const rows = ['Heritage register entry\t( )\t(X)', 'Notices under the lease\t(X)\t( )']
    const under = (head: string) => linesOf([head, ...rows].join('\n')).slice(1)
    expect(under('\tYes\tNo')).toEqual([
      'Heritage register entry No.',
      'Notices under the lease Yes',
    ])
    expect(under('Question\tNo\tYes')).toEqual([
      'Heritage register entry Yes',
      'Notices under the lease No.',
    ])
  })

  it('answer below any pair of heads, wherever the pair stands in the table', () => {
    const under = (...rows: string[]) => linesOf(rows.join('\n')).slice(1)
    expect(
      under('Finding\tFound\tNot found\tSection', 'Borers\t☐\t☒\t6.2', 'Wood decay\t☒\t☐\t6.3'),
    ).toEqual(['Borers Nil 6.2', 'Wood decay Yes 6.3'])
    expect(
      under(
        'Item\tEncumbrance\tApplies\tDoes not apply\tParticulars',
        '1.2\tEasement over the land\t[ ]\t[X]\t',
        '1.3\tMortgage of land\t[X]\t[ ]\tMortgage 1234567',
      ),
    ).toEqual(['1.2 Easement over the land No.', '1.3 Mortgage of land Yes Mortgage 1234567'])
    expect(under('Document\tAttached\tNot attached', 'Minutes\t☐\t☒')).toEqual(['Minutes No.'])
    expect(
      under('Question\tNo\tYes\tDetails', '4 Has any damp been treated?\t☒\t☐\tDry in our time'),
    ).toEqual(['4 Has any damp been treated? No. Dry in our time'])
  })

  it('answer in three columns', () => {
    const rows = ['Question\tYes\tNo\tUnknown', 'Asbestos\t☐\t☐\t☒', 'Termites\t☐\t☒\t☐']
    expect(linesOf(rows.join('\n')).slice(1)).toEqual(['Asbestos - N/A', 'Termites - No.'])
  })

  it('answer below the last head that was printed, pages before', () => {
    const doc = docOf('Sign\tPresent\tAbsent\nDamp\t☐\t☒\fSalt\t☒\t☐')
    expect(doc.blocks.map(({ text }) => text).slice(1)).toEqual(['Damp No.', 'Salt Yes'])
  })

  it('stay as they are where no column answers, or a row marks both', () => {
    const rows = ['Area\tGood\tPoor', 'Roof\t☐\t☒']
    expect(linesOf(rows.join('\n')).at(-1)).toContain('☒')
    expect(linesOf('Sign\tYes\tNo\nDamp\t☒\t☒').at(-1)).toContain('☒')
  })

  it('are quoted with the whole mark', () => {
    const doc = docOf('Question\tYes\tNo\nBushfire prone area\t( )\t(X)')
    const quotes = doc.blocks.flatMap(({ span }) => doc.evidence(span).map(({ quote }) => quote))
    expect(quotes.at(-1)).toBe('Bushfire prone area\t( )\t(X)')
  })
})
