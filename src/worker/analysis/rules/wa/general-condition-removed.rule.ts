import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'

const patterns = wordings({
  removed:
    /\b(?:is|are|be|shall be|being)?\s?(?:deleted|struck out|removed|excluded|omitted|waived|left out|taken out|cut out)\b|\b(?:leaves?|takes?|cuts?) out\b|\b(?:does|do|shall|will) not apply\b|\bdelet(?:e|ing)\b|\b(?:has|have|having|of) no (?:effect|application|force)\b|\bnot form part\b|\b(?:forms?|is|are) no part\b|\bceases? to apply\b|\bdisapplied\b|\bis negatived\b/i,
  clause:
    /\b(?:clauses?|general conditions?|conditions?|cl\.?|GCs?)\s(\d{1,2})(?:\.(\d{1,2}))?(?:(?:,| and|, and) (\d{1,2})(?:\.\d{1,2})?)?/i,
  general: /\b(?:\d{4} )?(?:general conditions?|joint form|JFGC|clauses? \d|GCs? \d)/i,
  theGeneral: /\b(?:general conditions?|joint form|JFGC|GCs?)\b/i,
  /** A printed annexure has clauses of its own. */
  ofAnnexure: /\b(?:benefit of )?this (?:annexure|addendum|condition)\b/i,
  /** A right of the seller that goes: nothing is lost by it. */
  sellers:
    /\b(?:seller|vendor)(?:'s)?(?: right to)? (?:stay\w{0,3}|remain\w{0,3}|may (?:stay|remain)|keeping)\b|\bright of the (?:seller|vendor) to\b/i,
  grace:
    /\b(?:three|3) (?:\(3\) )?business days\b(?:[^.;]|\.\d){0,80}\b(?:(?:is|are|shall be|will be) (?:not available|unavailable|lost|withheld)|(?:does|do|shall|will) not (?:apply|benefit|extend)|not (?:be )?(?:available|allowed|given) to)\b|\b(?:three|3) (?:\(3\) )?business days\b[^.;]{0,30}\b(?:left out|deleted|omitted|struck out|removed|taken out)\b|\b(?:delet\w{1,3}|omit\w{0,4}|leav\w{1,3} out|strik\w{1,3} out)\b[^.;]{0,40}\b(?:three|3) (?:\(3\) )?business days\b|\b(?:no|without|nil)\b.{0,30}\b(?:days? of )?grace\b|\bgrace period\b.{0,40}\b(?:not apply|removed|deleted|nil)\b|\binterest\b.{0,80}\b(?:from|on and from) the settlement date\b.{0,60}\b(?:without|no|regardless)\b/i,
  /** Only as to a right that is named: the clause stays for all else. */
  inPart:
    /\bnot apply (?:to|in relation to|in respect of) (?:the|an?|any|such|that|this) (?:right|termination|notice|election|case|event)\b/i,
  special: /\bspecial condition \d/i,
})

/** What the clauses protect; the clause map of the 2018 form, whose order the 2022 form keeps. */
const PROTECTS: Readonly<Record<string, string>> = {
  '2': 'your right about encumbrances that you were not told of (clause 2)',
  '4': 'the three business days of grace before interest runs (clause 4)',
  '5': 'the inspection before settlement (clause 5)',
  '6': 'possession at settlement (clause 6)',
  '8': 'the rule that the property is at the vendor’s risk until settlement (clause 8)',
  '9': 'the vendor’s promises about the property (clause 9)',
  '10': 'your claim for a wrong description (clause 10)',
  '23': 'the notice that must be given before default ends the contract (clause 23)',
  '24': 'the limits on what follows from default (clause 24)',
}

/** Printed protections that a special condition takes away. */
export default defineRule({
  id: 'wa/general-condition-removed',
  title: 'Printed General Conditions that are removed',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.wa.generalConditions)],
  appliesTo: ['special-conditions', 'contract-form', 'annexure'],
  patterns,
  clear:
    'No special condition was found that removes a protection of the printed General Conditions.',
  subject:
    /\b(?:general conditions?|GCs?) ?\d|\b(?:clauses?|conditions?) \d{1,2}(?:\.\d)?\b[^.;]{0,100}\b(?:delet\w{1,3}|omit\w{0,4}|str(?:ike|uck)|replac\w{1,4}|not apply|no application|left out|exclud\w{1,3}|waiv\w{1,4})\b|\b(?:delet\w{1,3}|omit\w{0,4}|strikes?|take out|exclud\w{1,3})\b[^.;]{0,100}\b(?:clauses?|general conditions?|condition \d)\b|\b(?:general|joint form|printed) conditions?\b[^.;]{0,100}\b(?:delet\w{1,3}|omit\w{0,4}|amend\w{0,4}|chang\w{1,3}|not apply|removed|appl(?:y|ies))\b|\bdays? of grace\b|\bthree business days\b[^.;]{0,60}\b(?:settlement|interest|grace|apply|available)\b/i,
  replaces: ['national/printed-term-deleted'],
  givesWayTo: {
    'national/printed-words-changed': ['removed'],
  },
  messages: {
    removed: {
      title: 'A special condition removes printed protections',
      description:
        'The wording at {{where}} takes away a part of the printed General Conditions: {{what}}. The printed form balances both sides; without this part the risk is yours.',
      recommendation: 'Before you sign, ask for the clause to be put back, or for the reason.',
      question: 'Why is this General Condition removed, and will the vendor put it back?',
    },
    grace: {
      title: 'The three days of grace for late settlement are removed',
      description:
        'The wording at {{where}} makes interest or costs run from the settlement date at once. The printed General Conditions give each side three business days before that. Banks are often a day or two late.',
      recommendation: 'Before you sign, ask for the three business days to be put back.',
      question: 'Will the vendor keep the three business days of grace?',
      suggestedWording: 'Clause 4 of the General Conditions applies without change.',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc)) {
      report('removed', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const { full, text, span } of passagesIn(doc, [
      'special-conditions',
      'contract-form',
      'annexure',
    ])) {
      if (patterns.grace.test(text)) {
        report('grace', [span])
        continue
      }
      if (!patterns.removed.test(text) || !patterns.general.test(full)) continue
      if (patterns.special.test(text) || patterns.sellers.test(text)) continue
      if (patterns.inPart.test(text)) continue
      if (patterns.ofAnnexure.test(text) && !patterns.theGeneral.test(text)) continue
      const clause = patterns.clause.exec(text)
      if (clause === null) continue
      const what = [clause[1], clause[3]].flatMap((number) => PROTECTS[number ?? ''] ?? [])
      if (what.length > 0) report('removed', [span], { what: list(what) })
    }
  },
})
