import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import {
  changedWords,
  isChangedFairly,
  TOLD_AS_CHANGED_WORDS,
  toldBesidePrint,
} from '../terms/changed-words.ts'
import { defineRule } from '../define-rule.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  approved:
    /\bapproved (?:by|under|form)\b|\bagents licensing act\b|\b(?:section|s\.?) ?121A\b|\breal estate institute\b|\bREINT\b/i,
  deleted:
    /\b(?:clauses?|conditions?|items?)\b.{0,16}\b\d{1,2}(?:\.\d{1,2})?\b.{0,80}\b(?:deleted|omitted|excluded|struck out|removed|replaced|(?:does|do|shall|will) not (?:apply|form part)|forms? no part|no application|of no effect|disapplied|ceases? to apply)\b|\b(?:deletes?|omits?|excludes?|strikes? out|replaces?)\b.{0,24}\b(?:clauses?|conditions?)\b.{0,12}\d{1,2}\b/i,
  /** What a pen did to the print, as the copy describes it. */
  byHand:
    /\b(?:clauses?|conditions?|items?)\b.{0,16}\b\d{1,2}(?:\.\d{1,2})?\b[^.;]{0,90}\b(?:line (?:is |was )?drawn through|struck (?:out|through)|crossed (?:out|through)|ruled (?:out|through)|lined (?:out|through)|deleted by hand)\b/i,
  /** The choice that the form itself prints. */
  boxes: /[☐☒][^☐☒]{1,160}[☐☒]/,
  unapproved:
    /\bnot (?:in )?(?:the |an )?approved (?:form|contract)\b|\bnot (?:in )?(?:the |a )?form approved\b|\b(?:prepared|drawn) by the (?:seller|vendor|owner)\b.{0,40}\b(?:without|no)\b.{0,20}\b(?:agent|conveyancer|lawyer)\b|\bnon-?approved (?:form|contract)\b/i,
  grave:
    /\b(?:title|cooling|requisition|risk|insurance|deposit|default|possession|warrant\w{1,4}|certif\w{3,7}|rescind|terminat\w{2,4})\b|\bto \d{1,2}\b/i,
})

/** The approved form balances both sides; what it says may be changed only openly. */
export default defineRule({
  id: 'nt/contract-form-altered',
  title: 'The approved form of contract and changes to it',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.nt.agentsLicensing, 's 121A')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'No other form of contract and no printed clause struck out was found.',
  subject:
    /\bapproved form\b|\b121A\b|\b(?:clauses? \d{1,2}|(?:special )?condition \d{1,2}|printed (?:clauses?|conditions?|contract|form)|general conditions?)\b[^;]{0,100}\b(?:delet\w{1,3}|omit\w{0,4}|amend\w{0,5}|replac\w{1,4}|substitut\w{1,4}|not (?:to )?apply|not form part|struck|crossed|line drawn|line through|vari(?:ed|ation)|chang\w{1,3}|taken out|exclud\w{1,3})\b|\b(?:delet\w{1,3}|omit\w{0,4}|amend\w{0,5}|replac\w{1,4}|substitut\w{1,4}|not (?:to )?apply|not form part|struck|crossed|line drawn|line through|vari(?:ed|ation)|chang\w{1,3}|taken out|exclud\w{1,3})\b[^;]{0,100}\b(?:clauses? \d{1,2}|(?:special )?condition \d{1,2}|printed (?:clauses?|conditions?|contract|form)|general conditions?)\b/i,
  replaces: ['national/printed-term-deleted'],
  givesWayTo: {
    'national/printed-words-changed': ['deleted'],
  },
  messages: {
    deleted: {
      title: 'Printed clauses of the approved contract are deleted or changed',
      description:
        'The wording at {{where}} strikes out or replaces printed clauses of the contract. The approved form protects both sides, and what is taken out is usually a protection of yours.',
      recommendation:
        'Before you sign, read each printed clause beside its change and ask why it is made.',
      question: 'Why are these printed clauses changed, and what does the purchaser lose by it?',
    },
    unapproved: {
      title: 'The contract is not on the approved form',
      description:
        'The wording at {{where}} says that the approved form of contract is not used. Agents must use the approved form; another paper may leave out the cooling-off period and other protections that it holds.',
      recommendation:
        'Ask for the approved form before you sign, or have a lawyer compare the two.',
      question: 'Why is the approved form of contract not used?',
    },
    unseen: {
      title: 'No sign of the approved form of contract',
      description:
        'The contract does not say that it is the form approved under the Agents Licensing Act. Agents and conveyancers must use that form; an owner who sells alone may use another, with fewer protections for you.',
      recommendation:
        'Before you sign, ask which form this is and have a lawyer read the whole of it.',
      question: 'Is this the approved form of contract, and was any clause left out?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc)) {
      report('deleted', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const { text, span } of passagesIn(doc, ['general-conditions'])) {
      if (patterns.byHand.test(text)) report('deleted', [span], {}, STRUCK)
    }
    const told = toldBesidePrint(doc)
    for (const passage of passagesIn(doc, ['contract-form', 'particulars', 'special-conditions'])) {
      const { text, span } = passage
      if (told.has(passage) || isChangedFairly(doc, passage)) continue
      if (patterns.unapproved.test(text)) report('unapproved', [span])
      else if (patterns.byHand.test(text)) report('deleted', [span], {}, STRUCK)
      else if (
        patterns.deleted.test(text) &&
        !patterns.boxes.test(text) &&
        !isUnticked(text, text.search(patterns.deleted))
      ) {
        report('deleted', [span], {}, patterns.grave.test(text) ? { severity: 'high' } : {})
      }
    }
    const form = doc.parts.some(({ kind }) => kind === 'contract-form')
    const unread = hasUnreadPages(doc)
    if (!form || !doc.hasContract || unread) return
    if (!doc.blocks.some(({ text }) => patterns.approved.test(text))) {
      report('unseen', [], {}, { strength: 'possible' })
    }
  },
})

/** A protection that a pen took out, without a word of why. */
const STRUCK = { severity: 'high', unmistakable: true } as const
