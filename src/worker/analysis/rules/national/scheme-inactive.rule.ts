import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import type { Passage } from '../reading/passage.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { datesIn, daysBetween, latestDate } from '../reading/dates.ts'
import { answeredNo } from '../reading/row-answers.ts'
import type { Reading } from '../define-rule.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  /** Not since the year or the registration that is named, but since the meeting that was told of. */
  sinceThen:
    /\bsince(?: then| that (?:date|day|meeting|time)| (?:the|this) (?:above |last |annual |general |said ){0,3}meeting| it)?(?= ?[,.;:]| ?$| (?:and|nor|or|but)\b)/i,
  /** One that comes into being with the plan has nothing to do before. */
  toCome:
    /\b(?:until|till|before|on|upon) (?:the )?(?:registration|plan)\b|\b(?:come|comes|coming) into (?:being|existence)\b|\b(?:will be|is to be) (?:created|formed|constituted)\b/i,
  scheme:
    /\b(?:owners['’]? corporations?|body corporate|strata (?:company|corporation|scheme|committee|manager)|community (?:corporation|association)|association|corporation|general meeting|committee|scheme)\b/i,
  inactive:
    /\b(?:no|none) (?:\w{4,10} ){0,3}(?:meetings?|minutes)? ?(?:has been (?:held|minuted|kept) )?since (?:the|(?:19|20)\d\d|\d{1,2} |registration)|\bno meeting has been minuted\b|\bmeetings?\b[^.;]{0,12}\b(?:none|never)\b|\bminutes(?: and accounts| or accounts)?\b ?[:|]? ?none\b|\bno (?:accounts?|minutes|books)\b[^.;]{0,30} (?:have been|has been|are|were|is) (?:ever )?kept\b|\bbank account (?:was|has been) closed\b|\b(?:owners|members) have never met\b|\bno (?:annual |general |committee ){0,2}meetings? (?:of the \w{4,12}(?: \w{4,12})? )?(?:is|are|was|were|has|have)(?: ever)?(?: been)? (?:held|called|convened)\b|\b(?:has|have) not functioned\b|\bno (?:levies|fees|contributions) are (?:raised|levied|collected|struck)\b|\b(?:inactive|dormant|defunct|not (?:active|functioning|operating))\b|\b(?:has|have|had) (?:not|never) (?:ever )?(?:met|held (?:a|any) (?:annual |general )?(?:general )?meetings?|been activated)\b|\bnever (?:met|held (?:a|any)|been active|had a meeting)\b|\b(?:does|do) not (?:meet|hold (?:any )?(?:general )?meetings?|keep (?:any )?(?:minutes|accounts|records|books))\b|\bno (?:(?:annual )?general )?meetings? (?:has|have|was|were) (?:ever )?(?:been )?(?:held|called|convened)\b|\bno (?:strata |executive )?committee (?:has|have|was|is)\b|\b(?:has|have|holds?|keeps?) no (?:records|minutes|accounts|bank account|manager|committee|books)\b/i,
  taken:
    /\b(?:appointed|put in|installed|named)\b[^.;]{0,60}\b(?:to (?:exercise|perform) the (?:powers|functions|duties) of the (?:committee|corporation|body|company)|to run the (?:scheme|corporation|strata|body))\b|\badministrator\b ?[:|]? [^.;]{0,40}\b(?:by order|tribunal|until|to \d)\b|\bunder administration\b|\badministrator\b.{0,40}\b(?:appointed|appointment|in place|control)\b|\b(?:appoint\w{0,4})\b.{0,20}\ban administrator\b|\bcompulsor(?:y|ily)\b.{0,30}\b(?:manag\w{2,7}|appoint\w{0,4})\b|\bunder section 237\b/i,
  /** A paper or a rise that there was not since, while owners met as before. */
  otherThan:
    /\b(?:forecasts?|plans?|valuations?|audits?|reports?|surveys?|inspections?|increases?|rises?|claims?|loans?)\b/i,
  meets: /\b(?:meetings?|minutes|met|committee|records|books|levies|bank)\b/i,
  met: /\b(?:resolved|carried|present ?:|quorum|minutes of (?:19|20)\d\d|apologies|it was agreed)\b/i,
  none: /\bno administrator\b|\bnot (?:an? )?(?:inactive|dormant|defunct)\b|\bmet on\b|\bheld on\b/i,
  rule: /\b(?:may (?:be )?appoint\w{0,2}|may apply|if the|whether|in the event)\b/i,
  /** Two lots whose owners decide together, which the law lets them do without a committee. */
  lawful:
    /\bas (?:the )?[^.;]{0,60}\b(?:module|Act|regulations?|law)\b[^.;]{0,30}\b(?:lays? down|provides?|allows?|permits?|says?)\b|\bdecisions? (?:is|are) (?:made|taken) by (?:agreement|both)\b/i,
  small: /\b(?:two|2|three|3)[- ]lots?\b|\b(?:both|two) owners\b/i,
})

/** A body of owners that does not do its work, or was taken out of the owners' hands. */
export default defineRule({
  id: 'national/scheme-inactive',
  title: 'Whether the owners corporation works',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  law: [
    cite(act.vic.ownersCorporations),
    cite(act.nsw.strata),
    cite(act.qld.bodyCorporate),
    cite(act.sa.strataTitles),
  ],
  appliesTo: [
    'owners-corporation-certificate',
    'minutes',
    'special-conditions',
    'vendor-statement',
  ],
  patterns,
  clear: 'No sign of a dormant scheme or of an administrator was found.',
  subject:
    /\b(?:is|was|be|been|called|company|scheme|corporation) (?:dormant|inactive)\b|\bcompulsory (?:strata )?manag\w{2,6}\b|\b(?:owners corporation|body corporate|strata (?:company|scheme)|corporation|scheme)\b[^.;|]{0,80}\b(?:administrator|under administration|functioned|not met|no (?:records|accounts|manager|meetings?|committee))\b|\b(?:administrator|tribunal has|[VNQ]CAT has|[VNQ]CAT)\b[^.;|]{0,80}\b(?:placed|appointed|put in|run)\b|\badministrator\b[^.;|]{0,80}\b(?:owners corporation|body corporate|strata|scheme)\b|\b(?:general )?meetings?\b[^.;|]{0,40}\b(?:none|never|since|no longer|not been held|are held)\b|\b(?:no|not|never)\b[^.;|,]{0,30}\b(?:general meetings?|hold meetings?|meeting of the|keep minutes|accounts of the corporation|committee has|accounts or)\b/i,
  messages: {
    inactive: {
      title: 'The owners corporation is inactive: no meetings, records or committee',
      description:
        'The wording at {{where}} shows that the body of owners does not meet or keep its papers. Nobody may be insuring or repairing what you own together, and a first levy for years of neglect may fall on you.',
      recommendation:
        'Before you sign, ask who insures the building and the common property, who pays for repairs, and what the other owners plan.',
      question: 'Who insures and maintains the common property, and when did the owners last meet?',
    },
    denied: {
      title:
        'The owners corporation is called inactive, but minutes of its meeting are in this file',
      description:
        'The wording at {{where}} says that the body of owners does nothing, while minutes here show that it met and decided. What it decided may cost you money, and the certificate that the law asks for is left out.',
      recommendation:
        'Before you sign, ask for the owners corporation certificate, all minutes, and what each lot has been asked to pay.',
      question:
        'Why is the owners corporation called inactive, and may we have its certificate, minutes and accounts?',
    },
    taken: {
      title: 'An administrator or compulsory manager runs the scheme',
      description:
        'By the wording at {{where}} the running of the scheme was taken from the owners and given to an outsider. That happens when owners are in deep dispute or duties were neglected; levies can be set without your vote.',
      recommendation: 'Ask for the order, its reasons and how long it lasts before you sign.',
      question: 'Why was the appointment made, until when does it last, and what is planned?',
    },
  },
  check({ doc, facts }, report) {
    const asAt = newestPaperDate(doc, facts)
    const hasMet = passagesIn(doc, ['minutes']).some(({ text }) => patterns.met.test(text))
    for (const passage of passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'special-conditions',
      'vendor-statement',
      'particulars',
      'annexure',
    ])) {
      const { text, full, heading, span } = passage
      if (!patterns.taken.test(text) && !patterns.inactive.test(text)) continue
      if (answeredNo(text) !== null) continue
      if (!patterns.scheme.test(`${heading} ${full}`) || patterns.rule.test(text)) continue
      if (patterns.toCome.test(text) || (text.includes('☐') && !text.includes('☒'))) continue
      if (patterns.none.test(text) || (patterns.lawful.test(text) && patterns.small.test(text)))
        continue
      if (patterns.otherThan.test(text) && !patterns.meets.test(text)) continue
      if (hasMetOfLate(doc, passage, asAt)) continue
      if (patterns.taken.test(text)) report('taken', [span], {}, { severity: 'high' })
      else {
        const severity = patterns.small.test(text) ? ({ severity: 'low' } as const) : {}
        report(hasMet ? 'denied' : 'inactive', [span], {}, severity)
      }
    }
  },
})

/** Owners need meet but once a year, and a little later does not make them idle. */
const YEAR_AND_A_HALF = 550

/** "No general meeting has been held since": the meeting before was a short while ago. */
function hasMetOfLate(
  doc: Reading['doc'],
  { text, span, block, previous }: Passage,
  asAt: string | null,
): boolean {
  if (!patterns.sinceThen.test(text)) return false
  const part = doc.parts[block.partIndex]
  // Minutes tell at their head of which day they are; elsewhere the sentence before does.
  const above =
    block.zone === 'minutes' && part !== undefined
      ? doc.text.slice(part.span.start, span.start)
      : previous
  const told = `${above} ${text}`
  const met = latestDate(datesIn(told).filter((day) => asAt === null || day <= asAt))
  return met !== null && asAt !== null && daysBetween(met, asAt) <= YEAR_AND_A_HALF
}
