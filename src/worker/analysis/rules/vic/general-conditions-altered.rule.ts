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
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  gone: /\bgeneral conditions? [\d, and.]{1,40} (?:is|are) (?:taken out|left out|crossed out|cut)\b|\bGCs? \d{1,2}\b.{0,40}\bmust not (?:form part|apply)\b|\b(?:(?:general )?conditions?|GCs?)\b.{0,60}\b(?:deleted|struck out|omitted|removed|excluded|negatived|replaced|(?:must not|does not|do not|ceases? to|has no|must have no|have no) (?:apply|effect|form part)|of no effect|forms? no part|disapplied|notwithstanding|no application)\b|\b(?:delet\w{1,4}|exclud\w{1,4}|omit\w{0,4}|strik\w{1,3} out|notwithstanding|despite|in lieu of|instead of|for|subject to no) (?:general )?conditions? \d.{0,60}/i,
  strong:
    /\b(?:taken|left|crossed) out\b|\b(?:delet\w{1,4}|struck|strik\w{1,3}|omit\w{0,4}|remov\w{1,4}|exclud\w{1,4}|negativ\w{1,3}|replac\w{1,4}|must not apply|not apply|no effect|no application|notwithstanding|despite|substitut\w{1,4}|no part|disapplied|ceases? to apply|in lieu of|instead of)\b/i,
  kept: /\b(?:no general condition is|save where|continues? to apply|remains? in force|also apply)\b/i,
  numbers:
    /\b(?:conditions?|GCs?) (\d{1,2}(?:\.\d)?(?:(?:, | and | & | to )\d{1,2}(?:\.\d)?){0,12})/i,
  gap: /\D{1,6}/,
  other: /\bgeneral condition(?:s)? (?:15|16|20|21|22|31|33)\b/i,
  lessened:
    /\b(?:general )?(?:conditions?|GCs?) \d{1,2}(?:\.\d)?\b.{0,60}\b(?:(?:is|are|be) (?:reduced|shortened|changed|cut|lowered)|(?:changed|reduced|shortened) (?:from|to))\b|\bgeneral conditions? \d{1,2}\b.{0,40}\bform part\b/i,
  following:
    /\bfollowing (?:printed )?(?:general conditions|GCs|conditions)\b.{0,60}\b(?:must not apply|not to apply|not apply|deleted|omitted|excluded|removed|no effect|negatived)\b/i,
})

/** Notice of a default and what follows it: to take them out changes the most (forms since 2019). */
const OF_DEFAULT: ReadonlySet<string> = new Set(['34', '35'])

/** Printed protections taken out. Conditions 20 to 22, 31 and 33 have rules of their own. */
export default defineRule({
  id: 'vic/general-conditions-altered',
  title: 'Changes to the printed general conditions',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.cth.consumerLaw, 'ss 23–28')],
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No clause was found that takes out a printed condition without a check of its own.',
  subject:
    /\b(?:general conditions?|printed conditions?|GCs?)\b[^.;]{0,100}\b(?:delet\w{1,3}|omit\w{0,4}|str(?:ike|uck)|amend\w{0,4}|vari(?:ed|ation)|replac\w{1,4}|substitut\w{1,4}|not (?:to )?appl(?:y|ies)|ceases? to|no application|waiv\w{1,4}|exclud\w{1,3}|taken out|chang\w{1,3}|not form|prevails?)\b|\bgeneral conditions? \d[^;]{0,120}\b(?:delet\w{1,3}|omit\w{0,4}|struck|no application|not apply|taken out|vari(?:ed|ation))\b|\b(?:delet\w{1,3}|omit\w{0,4}|strikes?|struck|amend\w{0,4}|replac\w{1,4}|substitut\w{1,4}|exclud\w{1,3}|overrid\w{1,3}|prevails?|notwithstanding|despite|in lieu|in place)\b[^.;]{0,100}\b(?:general|printed) conditions?\b/i,
  replaces: ['national/printed-term-deleted'],
  givesWayTo: {
    'national/printed-words-changed': ['gone'],
    'national/risk-passes-early': ['gone'],
    'vic/land-tax-adjustment': ['gone'],
    'national/time-of-essence': ['gone'],
    'national/default-interest': ['gone'],
    'national/claims-cap': ['gone'],
  },
  messages: {
    gone: {
      title: 'Special conditions delete or override printed general conditions',
      description:
        'The wording at {{where}} takes out, overrides or cuts back conditions of the printed contract. What they would have given you, such as warranties, access, notice or repair, may be gone or worth less.',
      recommendation:
        'Before you sign, ask your lawyer what each of these conditions would have given you, and have it restored or explained.',
      question:
        'Why is each of these printed conditions deleted or changed, and will it be restored?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc)) {
      report('gone', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    const told = toldBesidePrint(doc)
    for (const passage of passagesIn(doc, ['special-conditions'])) {
      const { plain, text, span } = passage
      if (told.has(passage) || isChangedFairly(doc, passage)) continue
      if (patterns.following.test(plain) && !patterns.numbers.test(text)) {
        report('gone', [span], {}, { severity: 'high' })
        continue
      }
      const numbers = (patterns.numbers.exec(text)?.[1] ?? '').split(patterns.gap)
      const isGrave = numbers.length > 2 || numbers.some((number) => OF_DEFAULT.has(number))
      const weight = isGrave ? ({ severity: 'high' } as const) : {}
      if (
        patterns.lessened.test(plain) &&
        !patterns.kept.test(plain) &&
        !patterns.other.test(text)
      ) {
        report('gone', [span], {}, weight)
        continue
      }
      if (
        patterns.gone.test(plain) &&
        patterns.strong.test(plain) &&
        !patterns.kept.test(plain) &&
        patterns.numbers.test(text) &&
        !patterns.other.test(text)
      )
        report('gone', [span], {}, weight)
    }
  },
})
