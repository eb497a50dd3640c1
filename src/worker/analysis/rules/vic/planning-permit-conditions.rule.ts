import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  permit:
    /\bplanning permits?\b|\bpermit (?:no\.? ?|number )?(?:TP|P|PLN|PA|T)[-/ ]?\d{2,6}|\bendorsed plans?\b/i,
  limits:
    /\b(?:condition(?:s|ed)?|subject to|endorsed plans?|requires?|must|only|limit\w{0,3}|restrict\w{0,4}|not (?:exceed|be used|more than)|expires?|expired|lapse[sd]?|lapse|ceases?|no longer|unless|until)\b/i,
  about:
    /\b(?:use[ds]?|dwelling|house|unit|land|property|owner|subdivision|development|landscap\w{3}|screen\w{0,3}|driveway|vehicles?|hours|accommodation|patrons?|works?|building)\b/i,
  breach:
    /\b(?:not (?:yet )?(?:been )?(?:complied|met|satisfied|completed|carried out)|breach\w{0,2}|non-?complian\w{1,3}|unmet|outstanding)\b/i,
  enforcement:
    /\benforcement orders?\b|\bplanning infringement\b|\bVCAT\b.{0,60}\b(?:planning|permit|enforcement|P\d{2,5}\/)|\bP\d{2,5}\/20\d\d\b/i,
  dependent:
    /\bdependent (?:person'?s?|relative'?s?) (?:unit|flat|accommodation)\b|\bsmall second dwelling\b.{0,40}\bonly\b/i,
  neighbour: /\b(?:neighbou?r\w{0,4}|adjoining|adjacent|nearby|vicinity|opposite|next door)\b/i,
  plain:
    /\b(?:no planning permit|a planning permit (?:is|may be) required|permit (?:is|was) not required|without a planning permit|none)\b/i,
  offer:
    /\b(?:subject to|conditional (?:up)?on) (?:the )?(?:grant|issue|purchaser|buyer|vendor)\b|\bpurchaser\b.{0,40}\bappl(?:y|ies|ication)\b|\boverlay\b|\bscheme\b.{0,20}\bobjectives?\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.enforcement,
  [patterns.permit, patterns.breach],
  patterns.dependent,
  [patterns.permit, patterns.limits, patterns.about],
]

/** Permits are notices to the next owner: what they allow and what they still ask for. */
export default defineRule({
  id: 'vic/planning-permit-conditions',
  title: 'Planning permits and their conditions',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand, 's 32D'), cite(act.vic.planning)],
  appliesTo: [
    'vendor-statement',
    'planning-certificate',
    'special-conditions',
    'rates-certificate',
  ],
  patterns,
  clear: 'No planning permit with conditions on the use of the land was found.',
  subject:
    /\bplanning permits?\b|\bpermit (?:no\.? ?)?(?:P\/?|TP\/?|PLN-?)?\d|\bendorsed plans?\b|\benforcement orders?\b|\bVCAT\b|\bdependent person\b|\bpermit\b[^.;]{0,60}\b(?:conditions?|restricts?|expires?)\b/i,
  messages: {
    conditions: {
      title: 'A planning permit with conditions affects the use of the property',
      description:
        'The wording at {{where}} shows a planning permit (the council’s leave to use or build) with conditions. They bind you as the next owner: a use that breaks them, or work that they still ask for, can be enforced against you.',
      recommendation:
        'Before you sign, read the permit and its endorsed plans, and ask the council whether every condition is met and when the permit expires.',
      question:
        'Have all conditions of the permit been met, and can the vendor give the endorsed plans?',
    },
    enforcement: {
      title: 'A planning permit is in dispute, not complied with or being enforced',
      description:
        'The wording at {{where}} shows a planning case, or permit conditions that are not met. What an order or a permit still asks for can be enforced against you as the next owner, at your cost.',
      recommendation:
        'Before you sign, read the papers and ask that the vendor complies before settlement.',
      question: 'What does the authority require, and will it be done before settlement?',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(
      passagesIn(doc, [
        'vendor-statement',
        'planning-certificate',
        'special-conditions',
        'rates-certificate',
        'annexure',
      ]),
      'text',
      ...ENTRIES,
    )) {
      const { text, span, block } = passage
      if (block.kind === 'heading' || patterns.neighbour.test(text)) continue
      if (patterns.plain.test(text) || patterns.offer.test(text)) continue
      const permit = patterns.permit.test(text)
      if (patterns.enforcement.test(text) && affirmed(passage, patterns.enforcement) !== null)
        report('enforcement', [span], {}, { severity: 'high' })
      else if (permit && patterns.breach.test(text))
        report('enforcement', [span], {}, { severity: 'high' })
      else if (patterns.dependent.test(text) && affirmed(passage, patterns.dependent) !== null)
        report('conditions', [span])
      else if (
        permit &&
        holds(text, patterns.limits, patterns.about) &&
        affirmed(passage, patterns.permit) !== null
      )
        report('conditions', [span], {}, { strength: 'likely' })
    }
  },
})
