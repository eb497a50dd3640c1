import { wordings } from '../../wording/wordings.ts'
import { changedWords, isChangedFairly, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'

const patterns = wordings({
  amended:
    /\b(?:(?:printed |standard )?(?:clauses?|provisions?|cl\.?)) ?(\d{1,2})(?:\.\d{1,2}){0,3}\b.{0,60}\b(?:delet\w{1,4}|do(?:es)? not apply|(?:shall|will) not apply|omit\w{0,4}|replac\w{1,4}|exclud\w{1,4}|substitut\w{1,4}|struck out|extended|no effect|no application|(?:forms?|is) no part|not form part|disapplied|ceases? to apply)\b/i,
  inverse:
    /\b(?:delet\w{1,4}|omit\w{0,4}|replac\w{1,4}|exclud\w{1,4}|strik\w{1,3}(?: out)?|remov\w{1,4})\b.{0,40}\b(?:clauses?|provisions?) (\d{1,2})\b/i,
  range: /\b(?:clauses?|provisions?) [\d., ]{1,60}(?:and|&) \d{1,2}\b/i,
  longer: /\b(?:extend\w{0,3}|add(?:ed|ing|s)?|insert\w{0,3}|includ\w{1,3})\b/i,
  same: /\bno amendment\b|\bnot amended\b|\bequally\b|\bemail\b|\btypograph\w{1,6}\b|\bfax\b|\bfacsimile\b/i,
  claims:
    /\bclaims?\b.{0,120}\b(?:deemed|taken|treated|regarded|considered)\b.{0,60}\b(?:objections?|requisitions?)\b/i,
  buyer:
    /\bfor the benefit of the purchaser\b|\bin favour of the purchaser\b|\bfor the (?:purchaser|buyer)['’]s benefit\b|\b(?:period|time|days?)\b[^.;]{0,40}\b(?:extended|lengthened|increased|raised)\b[^.;]{0,40}\b(?:purchaser|buyer)\b/i,
})

/** What a printed clause of the 2022 form does for the buyer, by its number. */
const PROTECTIONS: ReadonlyMap<number, string> = new Map([
  [5, 'your time to ask questions about the title (clause 5)'],
  [14, 'the fair sharing of rates and other outgoings (clause 14)'],
  [15, 'the notice you get before you lose the contract for being late (clause 15)'],
  [10, 'the short list of things you may not complain about (clause 10)'],
  [7, 'how far you may claim before the vendor can end the contract (clause 7)'],
  [6, 'your claim for an error in the description of the property (clause 6)'],
  [
    8,
    'when the vendor may end the contract over your questions, or you for its default (clause 8)',
  ],
  [11, 'the vendor’s duty to comply with work orders made before the contract (clause 11)'],
  [12, 'your right to inspect and to get certificates (clause 12)'],
  [16, 'the vendor’s duty to clear the title and hand it over (clause 16)'],
  [17, 'vacant possession (clause 17)'],
  [19, 'the refund of your money when a contract is rescinded (clause 19)'],
  [24, 'the handing over of rent, bond and papers of a tenancy (clause 24)'],
  [25, 'proof of an older or limited title (clause 25)'],
  [28, 'the time limit for registering the plan (clause 28)'],
  [29, 'the rules for a conditional contract (clause 29)'],
  [31, 'the foreign resident withholding (clause 31)'],
  [32, 'the off-the-plan protections (clause 32)'],
])

/** Deletions show only a number; what goes with it stands in the printed form. */
export default defineRule({
  id: 'nsw/printed-clause-amended',
  title: 'Printed clauses that are deleted or replaced',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'the printed contract, which the parties may change' },
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No printed clause that protects you was found deleted or replaced.',
  subject:
    /\b(?:clauses? \d{1,2}|printed clauses?|printed form)\b[^;]{0,100}\b(?:delet\w{1,3}|omit\w{0,4}|amend\w{0,5}|replac\w{1,4}|substitut\w{1,4}|not apply|no application|extended|vari(?:ed|ation)|chang\w{1,3}|taken out|struck|insert\w{0,3}|adding|exclud\w{1,3})\b|\b(?:delet\w{1,3}|omit\w{0,4}|amend\w{0,5}|replac\w{1,4}|substitut\w{1,4}|not apply|no application|extended|vari(?:ed|ation)|chang\w{1,3}|taken out|struck|insert\w{0,3}|adding|exclud\w{1,3})\b[^;]{0,100}\b(?:clauses? \d{1,2}|printed clauses?|printed form)\b|\b(?:claims?)\b[^.;]{0,100}\b(?:requisition|objection)\b|\b(?:requisition|objection)\b[^.;]{0,100}\b(?:claims?)\b/i,
  replaces: ['national/printed-term-deleted'],
  givesWayTo: {
    'national/printed-words-changed': ['lost'],
    'national/claims-cap': ['lost'],
  },
  messages: {
    claims: {
      title: 'A claim for compensation lets the vendor rescind the contract',
      description:
        'The wording at {{where}} treats any claim you make before completion as an objection or requisition. The vendor can then end the contract instead of answering the claim, whatever its amount.',
      recommendation:
        'Before you sign, ask for this to be struck out, so that printed clause 7 with its limit stands.',
      question: 'Will the vendor leave printed clauses 6 and 7 as they are?',
    },
    lost: {
      title: 'A printed clause that protects you is deleted or replaced',
      description:
        'The wording at {{where}} changes the printed contract. What you lose or see changed: {{lost}}. Deletions like this are easy to pass over because only a number is shown.',
      recommendation:
        'Before you sign, read the printed clause beside the change and ask for it to be put back.',
      question: 'Why is the printed clause changed, and will the vendor leave it as printed?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc)) {
      report('lost', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const passage of passagesIn(doc, ['special-conditions', 'annexure'])) {
      if (patterns.claims.test(passage.text)) {
        report('claims', [passage.span], {}, { severity: 'high' })
        continue
      }
      if (isChangedFairly(doc, passage)) continue
      if (patterns.same.test(passage.text) || patterns.buyer.test(passage.full)) continue
      // Clause 10 limits the buyer: to delete it helps, to make it longer does not.
      const lost = clausesOf(passage)
        .filter((number) => number !== 10 || patterns.longer.test(passage.full))
        .flatMap((number) => PROTECTIONS.get(number) ?? [])
      if (lost.length === 0) continue
      report(
        'lost',
        [passage.span],
        { lost: list(lost) },
        { severity: lost.length > 2 ? 'high' : 'medium' },
      )
    }
  },
})

function clausesOf({ full, text }: Passage): number[] {
  const one = patterns.amended.exec(full)?.[1] ?? patterns.inverse.exec(full)?.[1]
  if (one === undefined) return []
  const several = patterns.range.exec(text)?.[0]
  if (several === undefined) return [Number(one)]
  const numbers = several.split(/[^\d.]{1,9}/).map((part) => Number.parseInt(part, 10))
  return [...new Set(numbers.filter((number) => !Number.isNaN(number)))]
}
