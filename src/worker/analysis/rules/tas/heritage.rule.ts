import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { passagesIn } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  heritage:
    /\b(?:tasmanian )?heritage (?:register|precinct|place|code|listed|listing|council|tasmania|works)\b|\bhistoric (?:cultural )?heritage\b|\bTHR (?:ID|no\.?|number)?\b|\bheritage[- ]listed\b|\bprovisional(?:ly)? (?:entered|registered)\b/i,
  state:
    /\b(?:tasmanian heritage register|THR|heritage council|heritage tasmania|permanent(?:ly)? registered)\b/i,
  estate: /\baboriginal\b|\bheritage (?:estate|park|bank|building society)\b/i,
  /** What the law asks wherever a place is listed, this one or another. */
  anyPlace:
    /\b(?:an?|any|each|every|all) (?:place|building|property|site)s? (?:(?:that|which) (?:is|are|has been)|(?:provisionally |permanently )?(?:entered|listed|registered))\b/i,
  /** Asked about works there, it had nothing to say: that lists nothing. */
  uninvolved:
    /\b(?:no|not|nothing)\b[^.;]{0,20}\b(?:interest|objections?|comments?|concern(?:ed)?|object)\b[^.;]{0,30}\b(?:application|proposal|works?|permit|development|referral)\b/i,
  general:
    /\bnearest (?:entry|entries|place|item|listing)\b|\b(?:may wish|should|for (?:more|further) information|generally|can be found)\b/i,
})

/** Two layers in Tasmania: the state register, and the code of the local scheme. */
export default defineRule({
  id: 'tas/heritage',
  title: 'Heritage register and heritage code',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  replaces: ['national/heritage'],
  law: [cite(act.tas.heritage), cite(act.tas.planningScheme)],
  appliesTo: ['planning-certificate', 'title-search'],
  patterns,
  clear: 'No heritage entry for the land was found in the papers.',
  subject: /\bheritage\b/i,
  messages: {
    heritage: {
      title: 'Heritage protection applies to the property',
      description:
        'The wording at {{where}} shows an entry in the Tasmanian Heritage Register or a local heritage code. Changes outside, and for registered places also inside, need approval first; some will be refused.',
      recommendation:
        'Before you sign, get the entry for this place and ask what works would be allowed.',
      question: 'What exactly is listed, and were all works since the listing approved?',
    },
  },
  check({ doc }, report) {
    for (const { answer, spans } of answersTo(doc, patterns.heritage, ['planning-certificate'])) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (words.includes('?') && answer === 'yes') report('heritage', spans)
    }
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'special-conditions',
      'particulars',
      'title-search',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (!patterns.heritage.test(text) || text.includes('?')) continue
      if (patterns.estate.test(text) || patterns.general.test(text) || isVicinity(passage)) continue
      if (patterns.uninvolved.test(text)) continue
      if (patterns.anyPlace.test(text) || affirmed(passage, patterns.heritage) === null) continue
      report('heritage', [span], {}, patterns.state.test(text) ? { severity: 'high' } : {})
    }
  },
})
