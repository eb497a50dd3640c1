import { recogniseFacts } from '#worker/analysis/facts/recognise-facts.ts'
import { docOf, sourceOf } from '#worker/analysis/segment/doc-of.ts'
import { segment } from '#worker/analysis/segment/segment.ts'

import { type Growth, growthOf } from './growth.ts'
import { printTable } from './table.ts'

const LIMIT = 3
const OPTIONS = {
  size: 60_000,
  mostSize: 480_000,
  enoughMs: 5,
  limit: LIMIT,
  runs: 5,
  now: () => performance.now(),
}
const SHOWN = 12

/** Texts that begin something everywhere and end it nowhere, said over and over. */
const SEGMENTED = [
  '$1,000 ',
  'A B C D ',
  '[ ',
  'wo-\nrd ',
  '7.1 The vendor\n',
  'Lot 1 ',
  '(((',
  '☐ ',
  `Water ${'-'.repeat(60)} `,
]
const HEADS = ['PARTICULARS OF SALE', 'REGISTER SEARCH STATEMENT', 'PLANNING CERTIFICATE']
const RECOGNISED = [
  '$1,000 ',
  'HERITAGE OVERLAY (HO) ',
  'Lot 1 ',
  'Address 12 Aaa Bbb ',
  '1/1/2020 ',
  'A & B, ',
  `Water ${'-'.repeat(60)} `,
  'ANNEXURE  A  -  ',
]

/**
 * How the time of segmentation and of facts grows with hostile texts: twice the text may take at
 * most three times as long. Patterns that backtrack show here, and lists that are gone through anew
 * for each entry.
 */
export function benchReading(): void {
  const measured = [...segmentations(), ...recognitions()]
  const worst = measured.toSorted((a, b) => b.growth.ratio - a.growth.ratio)
  printTable(
    `Segmentation and facts on hostile texts: the ${SHOWN} that grow most (ms, least of ${OPTIONS.runs})`,
    ['stage', 'text', 'n', 'time(n)', 'time(2n)', 'ratio', `limit ${LIMIT}`],
    worst
      .slice(0, SHOWN)
      .map(({ stage, text, growth }) => [
        stage,
        JSON.stringify(text),
        growth.size,
        growth.once.toFixed(2),
        growth.twice.toFixed(2),
        growth.ratio.toFixed(2),
        growth.ratio <= LIMIT ? 'holds' : 'TOO STEEP',
      ]),
  )
  const over = measured.filter(({ growth }) => growth.ratio > LIMIT)
  console.log(
    `\n  ${measured.length} texts: ${over.length === 0 ? 'all hold' : `${over.length} TOO STEEP`}`,
  )
}

type Measured = { readonly stage: string; readonly text: string; readonly growth: Growth }

function segmentations(): Measured[] {
  return SEGMENTED.map((unit) => {
    const prepare = (size: number) => {
      const source = sourceOf(`PARTICULARS OF SALE\n\n${over(unit, size)}`)
      return () => segment(source)
    }
    return { stage: 'segment', text: unit, growth: growthOf(prepare, OPTIONS) }
  })
}

function recognitions(): Measured[] {
  return HEADS.flatMap((head) =>
    RECOGNISED.map((unit) => {
      const prepare = (size: number) => {
        const doc = docOf(`${head}\n\n${over(unit, size)}`)
        return () => recogniseFacts(doc)
      }
      return { stage: 'facts', text: `${head}: ${unit}`, growth: growthOf(prepare, OPTIONS) }
    }),
  )
}

/** The unit over and over, to about `size` characters. */
function over(unit: string, size: number): string {
  return unit.repeat(Math.ceil(size / unit.length))
}
