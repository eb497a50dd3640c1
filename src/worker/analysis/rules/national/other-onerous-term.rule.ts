import { wordings } from '../../wording/wordings.ts'
import { concept } from '../concepts.ts'
import { defineRule } from '../define-rule.ts'
import { inTheirWords } from '../in-their-words.ts'
import { termsOf } from '../passages.ts'

const patterns = wordings({
  buyer: /\bpurchaser/i,
  vendor: /\bvendor/i,
  yields:
    /\b(?:waives?|gives? up|forgoes?|abandons?|surrenders?|relinquish\w{0,2}|indemnif\w{1,4}|forfeit\w{0,4}|irrevocabl\w{1,3}|deemed|taken to have|conclusive\w{0,2}|sole risk|own risk|purchaser's (?:\w{1,8} )?risk|satisfied (?:itself|himself|themselves)|not relied|relies (?:solely|entirely)|no warrant\w{1,3})\b/i,
  bound: /\bmust not\b/i,
  stays:
    /\bvendor\b.{0,40}\b(?:remain in|retain (?:possession|the right)|enter|occupy|stay|continue to)\b(?!.{0,80}\b(?:until|before|up to) settlement\b)/i,
  removed: /\b(?:clauses?|conditions?|GC)\b.{0,30}\b(?:deleted|does not apply|excluded|removed)\b/i,
  later:
    /\b(?:extend\w{0,3}|postpon\w{1,3}|defer\w{0,4})\b.{0,80}\bvendor\b|\bvendor\b(?!'s)(?:(?!\bpurchaser\b).){0,80}\b(?:extend\w{0,3}|postpon\w{1,3}|defer\w{0,4})\b/i,
  price: /\b(?:deposit|price|balance|GST|tax invoice)\b/i,
  harmless:
    /\bpurchaser may (?!not\b)|\brefund(?:ed)?\b|\bvendor must\b|\b(?:agent|person) other than\b|\bintroduced\b|\bfair wear\b|\btransferees\b|\breciprocal\b|\bnatural person\b|\bmeasuring\b|\bcorporat\w{1,3}\b|\bcompany\b|\bno more than\b|\bno report is served\b|\backnowledges? receipt\b|\bdoth hereby\b|\bfor the avoidance of doubt\b|\bno (?:\w{1,10} )?(?:clause|condition)s? (?:is|are|of)\b|\bunless a clause says otherwise\b|\b(?:transfer|stamp) duty\b|\bregistration fees?\b|\blodg\w{1,3} fees?\b|\bits own\b|\bvendor (?:agrees|undertakes|indemnifies|bears|pays)\b|\bnot (?:required|obliged) to\b|\bretains all\b|\bnot unreasonably\b|\bcaused by the (?:purchaser|vendor)\b|\binconsistent with\b/i,
  vendorOnly: /\bvendor (?:warrants|represents|promises|confirms)\b/i,
})

/** A term against the buyer that no other rule has a name for. */
export default defineRule({
  id: 'national/other-onerous-term',
  title: 'Other terms that bind you more than the vendor',
  category: 'legal',
  severity: 'low',
  kind: 'presence',
  net: true,
  law: { none: 'a net for terms of every kind; what law bears on one depends on the term' },
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No further term was found that takes a right from you or leaves a choice to the vendor.',
  messages: {
    onerous: {
      title: 'A term to go through with your conveyancer',
      description:
        'At {{where}} the contract says: “{{words}}” This takes a right from you, puts a duty on you, or leaves a choice to the vendor (the person selling). None of the more particular checks covers these words, so what they can cost you has to be read with the rest of the contract.',
      recommendation:
        'Before you sign, ask your conveyancer what this term can cost you, and whether it can be deleted or made to bind both sides.',
      question: 'Will the vendor delete this term, or let it bind both sides alike?',
    },
  },
  check({ doc }, report) {
    for (const passage of termsOf(doc)) {
      const { plain, span, block } = passage
      if (block.kind === 'row' || block.kind === 'heading') continue
      if (concept.mutual.test(plain) || concept.consent.test(plain)) continue
      if (patterns.harmless.test(plain) || patterns.vendorOnly.test(plain)) continue
      if (isOnerous(plain)) {
        report('onerous', [span], { words: inTheirWords(passage) }, { strength: 'possible' })
      }
    }
  },
})

function isOnerous(plain: string): boolean {
  const buyer = patterns.buyer.test(plain)
  const vendor = patterns.vendor.test(plain)
  const freely = concept.ends.test(plain) || concept.changes.test(plain)
  return (
    (buyer &&
      (concept.noRemedy.test(plain) ||
        patterns.yields.test(plain) ||
        patterns.bound.test(plain))) ||
    (vendor && concept.discretion.test(plain)) ||
    (concept.vendorMay.test(plain) && freely) ||
    (concept.buyerPays.test(plain) && !patterns.price.test(plain)) ||
    patterns.stays.test(plain) ||
    patterns.later.test(plain) ||
    patterns.removed.test(plain)
  )
}
