import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed, isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { FARMING_PATTERNS, tellsFarmer } from '../leases/farming-rights.ts'
import { passagesIn, passagesSaying } from '../reading/passages.ts'

const patterns = wordings({
  vacant: /\bvacant possession\b/i,
  either: /\bvacant possession or\b|\bor (?:give )?vacant possession\b/i,
  ticked: /☒/,
  cases: /\b(?:unless|except|subject to the (?:agist|graz|crop|share))/i,
})

/** Whoever grazes, crops or share-farms the land and may go on after settlement. */
export default defineRule({
  id: 'national/farming-right',
  title: 'Grazing, cropping and farming by others',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the owner and the farmer; no residential tenancy law applies' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement', 'lease'],
  patterns: { ...patterns, ...FARMING_PATTERNS },
  clear: 'No paper lets somebody else graze, crop or farm the land.',
  messages: {
    stays: {
      title: 'Somebody else may graze, crop or farm the land after settlement',
      description:
        'The wording at {{there}} shows a right of somebody else to graze, crop or farm the land (such as agistment, where stock of others is kept for a fee, or share-farming) that you take over. You could not use that land until it ends, and who gets the money paid ahead, and who mends fences and water, hangs on its words.',
      recommendation:
        'Before you sign, ask for the agreement itself, what was paid and until when, and ask for the share that belongs to your time, or for the land free of it.',
      question:
        'Please give us the agreement; when does it end, can it be ended on a sale, and what has been paid ahead?',
    },
    clash: {
      title: 'Vacant possession is promised, but somebody may go on farming the land',
      description:
        'One place promises vacant possession at settlement; the wording at {{there}} shows a right of somebody else to graze, crop or farm the land that goes on. You may pay for land that you cannot use for years.',
      recommendation:
        'Before you sign, have the contract say which of them holds, and a day by which the land is free.',
      question:
        'Will the vendor end the agreement before settlement, or does the purchaser take subject to it?',
    },
  },
  check({ doc }, report) {
    const found = passagesIn(doc, PAPERS).filter(tellsFarmer)
    if (found.length === 0) return
    const promised = promisedVacant(doc)
    const shown = found.map(({ span }) => span)
    const [first] = shown
    if (promised.length === 0 || first === undefined) {
      for (const span of shown)
        report('stays', [span], { there: pageOf(doc, span) }, { unmistakable: true })
      return
    }
    const sides = [
      { label: 'Vacant possession', value: 'promised', spans: promised },
      { label: 'Farming right', value: 'shown', spans: shown },
    ]
    const values = { there: pageOf(doc, first) }
    const sure = { severity: 'high', unmistakable: true, sides } as const
    report('clash', [...shown, ...promised], values, sure)
  },
})

const PAPERS: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'special-conditions',
  'vendor-statement',
  'lease',
  'annexure',
  'other',
]

function pageOf(doc: Doc, { start }: Span): string {
  return `page ${doc.pageAt(start)}`
}

/** Where a box is ticked or a clause written for possession of the whole, free of everybody. */
function promisedVacant(doc: Doc): Span[] {
  const promises = passagesSaying(
    doc,
    ['particulars', 'contract-form', 'special-conditions'],
    patterns.vacant,
  ).filter(
    (passage) =>
      (!patterns.either.test(passage.text) || patterns.ticked.test(passage.text)) &&
      !patterns.cases.test(passage.text) &&
      !isUnticked(passage.text, passage.text.search(patterns.vacant)) &&
      affirmed(passage, patterns.vacant) !== null,
  )
  return promises.map(({ span }) => span)
}
