import type { Doc, Part, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { matchesIn } from '../../wording/matches.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  affected:
    /\baffected by\b.{0,20}\bowners corporation\b|\bowners corporation (?:no\.? ?)?\d\b|\bcommon property\b.{0,30}\bPS\d/i,
  /** What is not there, or will be there with a plan that is not registered yet. */
  notYet:
    /\bnot (?:be )?affected by\b|\bno owners corporation\b|\b(?:will|is to|to) be (?:created|set up|established|formed|affected)\b|\bproposed\b|\bunregistered\b/i,
  subject: /\bowners corporation\b/i,
  lacking:
    /\b(?:no|not|cannot|unable to)\b.{0,40}\b(?:supply|provide|produce|obtain|issue|attach|get)?\w{0,3}\b.{0,20}\bcertificate\b|\bcertificate\b.{0,30}\b(?:not (?:available|attached|issued|provided|supplied)|unavailable|to be (?:provided|supplied|obtained)|will follow|on request|to follow|applied for|ordered|on order|will be (?:given|provided|supplied|made available)|later)\b/i,
  dormant:
    /\b(?:said to be inactive|does not meet|not been run|no manager|has no insurance|never met|dormant)\b/i,
  none: /\b(?:no owners corporation (?:affects|exists)|there is no owners corporation|not applicable)\b/i,
  /** "OWNERS CORPORATION 2 PLAN NO. PS641220R": each has its own number on the plan. */
  numbered:
    /\b(?:owners corporation|OC) (?:OC )?(?:no\.? ?)?(\d{1,2})\b(?! ?(?:pty|lots?|years?|to \d))/i,
  /** "Owners Corporations 1 and 2": one certificate for several. */
  together:
    /\bowners corporations? (?:nos?\.? ?)?(\d{1,2})(?:, (\d{1,2}))? ?(?:and|&) (?:no\.? ?)?(\d{1,2})\b/i,
  inactive: /\binactive\b/i,
  /** What makes a paper that is filed under no kind a certificate: its day, and the fees of the lot. */
  certifies: /\b(?:date of (?:the |this )?certificate|certif(?:y|ies|icate)|as at|issued)\b/i,
  fees: /\b(?:fees?|levies|contributions?)\b/i,
})

/** A lot with an owners corporation, and nothing about its fees. */
export default defineRule({
  id: 'vic/owners-corporation-certificate-missing',
  title: 'Owners corporation certificate',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: [
    cite(act.vic.saleOfLand, 's 32F'),
    cite(act.vic.ownersCorporations, 's 151'),
    cite(act.vic.ownersCorporationsRegulations, 'r 16'),
  ],
  appliesTo: ['title-search', 'vendor-statement'],
  patterns,
  clear: 'No owners corporation without its certificate was found.',
  subject:
    /\bowners corporations?\b[^;]{0,80}\b(?:certificate|affects?|plan no|inactive|run|meet)\b|\bcertificates?\b[^.;]{0,60}\b(?:owners corporations?|body corporate)\b|\b(?:affected|subject) (?:by|to) an? owners corporation\b/i,
  messages: {
    another: {
      title:
        'No certificate for Owners Corporation {{number}}, which the title or plan names as well',
      description:
        'The entry at {{where}} names Owners Corporation {{number}} too, but the certificates in this file are for another one. If the lot belongs to it as well, its certificate is missing: its fees, debts, insurance and coming works are unknown, and you would pay your share of them on top.',
      recommendation: 'Ask for the certificate of every owners corporation before you sign.',
      question:
        'Does the lot belong to Owners Corporation {{number}}? If so, please give us its certificate.',
    },
    dormant: {
      title: 'An owners corporation exists, and no certificate is given for it',
      description:
        'The wording at {{where}} speaks of an owners corporation that does not act, or whose certificate is not supplied. Its debts, insurance, orders and coming works are then unknown, and you would be a member.',
      recommendation:
        'Before you sign, ask for a certificate, or for proof that it holds no common property, debts or duty to insure.',
      question:
        'Does the owners corporation hold insurance for the building, and who keeps its records?',
    },
    missing: {
      title: 'The land has an owners corporation, but its certificate is not in this file',
      description:
        'The entry at {{where}} shows an owners corporation. Its certificate, with fees, levies, insurance and orders, was not found in the uploaded file, so you cannot know what you would owe.',
      recommendation: 'Ask for the certificate of every owners corporation before you sign.',
      question: 'Please give us the owners corporation certificate with its attachments.',
    },
  },
  check({ doc }, report) {
    const shown = passagesIn(doc, ['title-search', 'plan']).filter(
      ({ text }) => patterns.affected.test(text) && !patterns.notYet.test(text),
    )
    const told = passagesIn(doc, [
      'vendor-statement',
      'special-conditions',
      'rates-certificate',
    ]).filter(
      ({ text }) =>
        patterns.subject.test(text) &&
        (patterns.lacking.test(text) || patterns.dormant.test(text)) &&
        !patterns.none.test(text) &&
        !text.includes('☐'),
    )
    if (
      told.length > 0 &&
      !doc.parts.some(({ kind }) => kind === 'owners-corporation-certificate')
    ) {
      report(
        'dormant',
        told.map(({ span }) => span),
      )
      return
    }
    for (const { number, span } of withoutCertificate(doc)) {
      report('another', [span], { number }, { strength: 'likely' })
    }
    const first = shown[0]
    if (first === undefined) return
    const held = doc.parts.some(({ kind }) => kind === 'owners-corporation-certificate')
    const inactive = passagesIn(doc, ['vendor-statement']).some(
      ({ text }) => patterns.inactive.test(text) && !text.includes('☐'),
    )
    // Before the plan is registered there is no owners corporation that could certify.
    if (isOffThePlan(doc)) return
    if (!held && !inactive && doc.hasDisclosure) report('missing', [first.span])
  },
})

/** Owners corporations that the title or plan names by number, where only others are certified. */
function withoutCertificate(doc: Doc): { number: string; span: Span }[] {
  const held = doc.parts.filter(({ kind }) => kind === 'owners-corporation-certificate')
  const certified = new Set([
    ...held.flatMap(({ blocks }) =>
      blocks.flatMap(({ text }) => [...numbersIn(text), ...numbersTogether(text)]),
    ),
    ...doc.parts.flatMap(certifiedUnderAnotherName),
  ])
  if (certified.size === 0 || hasUnreadPages(doc)) return []
  const missing = new Map<string, Span>()
  for (const { text, span, zone } of doc.blocks) {
    if (zone !== 'title-search' && zone !== 'plan') continue
    for (const number of numbersIn(text)) {
      if (!certified.has(number) && !missing.has(number)) missing.set(number, span)
    }
  }
  return [...missing].map(([number, span]) => ({ number, span }))
}

/** "ANNEXURE C2 - OWNERS CORPORATION 2", with its day and fees below: a certificate of its own. */
function certifiedUnderAnotherName({ kind, title, blocks }: Part): string[] {
  if (kind !== 'annexure' && kind !== 'other') return []
  const text = blocks.map((block) => block.text).join(' ')
  return patterns.certifies.test(text) && patterns.fees.test(text) ? numbersIn(title) : []
}

function numbersIn(text: string): string[] {
  return matchesIn(text, patterns.numbered).flatMap(([, number]) => number ?? [])
}

function numbersTogether(text: string): string[] {
  return matchesIn(text, patterns.together).flatMap(([, ...numbers]) =>
    numbers.flatMap((number) => number ?? []),
  )
}
