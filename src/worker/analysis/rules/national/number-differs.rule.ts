import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { inTwoPapers, nearPair, type NumberPair } from '../sums/near-numbers.ts'
import { TOLD_NUMBER_PATTERNS, type ToldNumber, toldNumbers } from '../sums/told-numbers.ts'

const patterns = wordings({
  ...TOLD_NUMBER_PATTERNS,
  changed:
    /\b(?:(?:was|been|is) discharged|discharge of|replac\w{1,5}|superseded|former(?:ly)?|previous(?:ly)?|refinanc\w{1,3}|new|adjoin\w{0,3}|neighbour\w{0,3}|instead|amend\w{2,4}|varied|variation|transfer of|another lot|parent|cancelled|prior|benefit\w{0,3})\b/i,
})

/** Instruments of which a vendor's paper and a title that name one each must name the same. */
const SINGLE = new Set(['mortgage', 'caveat', 'encumbrance'])

/** One instrument, approval or plan under two numbers. */
export default defineRule({
  id: 'national/number-differs',
  title: 'Numbers of instruments, approvals and plans',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a comparison of two papers' },
  appliesTo: ['particulars', 'contract-form', 'vendor-statement', 'title-search'],
  patterns,
  clear: 'No instrument, approval or plan was found under two numbers.',
  messages: {
    differ: {
      title: 'The number of the {{name}} differs: {{first}} and {{second}}',
      description:
        'One paper names the {{name}} with the number {{first}}, the words at {{where}} have {{second}}. It is most often a slip, but a wrong number can mean another paper: the one you were shown may not be the one that counts.',
      recommendation:
        'Before you sign, ask for a copy under the right number and have the other paper corrected.',
      question: 'Which number of the {{name}} is right, {{first}} or {{second}}?',
    },
  },
  check({ doc, facts }, report) {
    const told = toldNumbers(doc)
    if (told.length === 0) {
      report.notInDocument('No numbers of instruments or approvals were found.')
      return
    }
    for (const [of, numbers] of grouped(told)) {
      const kept = new Map([...numbers].filter(([, places]) => !isChanged(places)))
      const pair = nearPair(kept) ?? (SINGLE.has(of) ? singlePair(numbers) : null)
      if (pair === null || isElsewhere(of, facts)) continue
      const [one, other] = pair
      const name = of === 'company' ? 'company (ACN)' : of
      report(
        'differ',
        [one.span, other.span],
        {
          name,
          first: one.printed,
          second: other.printed,
          where: `page ${doc.pageAt(other.span.start)}`,
        },
        {
          severity: SINGLE.has(of) || of === 'covenant' || of === 'lease' ? 'low' : 'medium',
          strength: 'likely',
          sides: [
            { label: `Page ${one.page}`, value: one.printed, spans: [one.span] },
            { label: `Page ${other.page}`, value: other.printed, spans: [other.span] },
          ],
        },
      )
    }
  },
})

function isChanged(places: readonly ToldNumber[]): boolean {
  return places.some(({ text }) => patterns.changed.test(text))
}

/** Another rule holds the company's number against its extract. */
function isElsewhere(of: string, facts: Facts): boolean {
  return of === 'company' && facts.companyExtract !== null
}

/** By what they are of, each number with all its places. */
function grouped(told: readonly ToldNumber[]): Map<string, Map<string, ToldNumber[]>> {
  const groups = new Map<string, Map<string, ToldNumber[]>>()
  for (const one of told) {
    const group = groups.get(one.of) ?? new Map<string, ToldNumber[]>()
    groups.set(one.of, group)
    const places = group.get(one.key) ?? []
    places.push(one)
    group.set(one.key, places)
  }
  return groups
}

/** The one number that a statement of the vendor has, and the other one that the title has. */
function singlePair(numbers: Map<string, ToldNumber[]>): NumberPair | null {
  const all = [...numbers.values()].flat()
  const of = (zone: string) => all.filter((one) => one.zone === zone)
  const [stated, titled] = [of('vendor-statement'), of('title-search')]
  const count = (told: readonly ToldNumber[]) => new Set(told.map(({ key }) => key)).size
  if (count(stated) !== 1 || count(titled) !== 1) return null
  return stated[0]?.key === titled[0]?.key ? null : apart(stated, titled)
}

/** Two places of different papers that speak of no change; null where one is of one paper. */
function apart(ones: readonly ToldNumber[], others: readonly ToldNumber[]): NumberPair | null {
  return isChanged(ones) || isChanged(others) ? null : inTwoPapers(ones, others)
}
