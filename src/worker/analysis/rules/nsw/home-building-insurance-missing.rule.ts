import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { asAtDate, isStrataLot, papersIn } from './papers.ts'
import {
  COVER_OF_OTHER_LOT,
  COVER_OF_OTHER_LOT_PATTERNS,
  coverOfOtherLot,
} from '../buildings/cover-of-other-lot.ts'
import { uncoveredWork, WARRANTY_COVER_PATTERNS } from '../buildings/warranty-cover.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...WARRANTY_COVER_PATTERNS,
  ...COVER_OF_OTHER_LOT_PATTERNS,
  cover:
    /\b(?:home (?:building compensation|building insurance|owners'? warranty|warranty)|HBCF|HBC (?:cover|insurance)|icare|part 6 (?:of the )?home building act|part 6\b.{0,24}\bhome building act|insurance\b.{0,30}\bhome building act|certificate of insurance|insurance certificate|warranty insurance|builder'?s? insurance)\b/i,
  lacking:
    /\b(?:not (?:attached|available|held|obtained|provided|taken out|effected|located|found)|cannot (?:be found|find|locate\w{0,1}|provide)|no (?:certificate|insurance|policy|home|HBCF|warranty|such)|without|unable to (?:find|locate|provide)|lost|uninsured|was not|did not (?:obtain|take out|hold|effect)|not been (?:taken out|obtained|effected|found|located)|not been able to (?:find|locate|obtain|produce|provide|trace)|been unable to|could not (?:be )?(?:find|found|locate|located|trace|traced|obtain|produce)|cannot (?:be )?(?:produced?|traced?|located)|none (?:is|was|has been|can be|could be) (?:attached|found|held|available|produced|provided|given|taken out|located))\b/i,
  notRequired:
    /\b(?:not (?:required|needed)|(?:was|were|is) (?:needed|required)|no (?:residential )?building work|no work|not applicable|exempt work|below the threshold|building insurance policy|strata|contents)\b/i,
  multi:
    /\b(?:multi[- ]stor(?:e?y|eyed)|more than three stor(?:e?ys|ies)|three stor(?:e?ys|ies) or more)\b.{0,60}\b(?:exempt\w{0,4}|insurance|not apply)\b/i,
  occupation: /\b(?:final |interim |whole )?occupation certificate\b|\bOC[- ]?\d/i,
  home: /\b(?:dwelling|house|home|residential|alterations|additions|villa|duplex|secondary dwelling)\b/i,
  /** The list of documents, with an empty box beside the insurance. */
  unticked:
    /☐ ?(?:\d{1,2} )?(?:insurance certificate|certificate of insurance|home building (?:insurance|compensation))/i,
  /** The same told of the whole group of the list. */
  noneMarked:
    /\bhome building act(?: 1989)? ?[:–-] ?(?:none|nothing|no items?)(?: (?:of the items )?(?:is |are )?(?:marked|ticked|applies))?\b/i,
  dated: /\b(?:dated?|issued?|determined|certificate (?:no|number|\d))\b/i,
  built:
    /\b(?:completed|built|constructed|finished|new (?:house|home|dwelling|build)|erected|renovated|extended)\b[^.;]{0,60}\b(20\d\d)\b/i,
  /** Work that was done for a price under a contract: "lined by Ridge Joinery in 2023 for $60,000". */
  contracted:
    /\b(?:built|lined|added|extended|renovated|converted|altered|constructed|rebuilt|re-?roofed|carried out|done)\b[^;]{0,160}\b(?:contract|builder|builders|carpent\w{2,5}|joinery|constructions?|building)\b[^;]{0,80}\$ ?(\d{2,3}(?:,\d{3}){1,2})/i,
  ofThisSale:
    /\bthis contract\b|\b(?:scheme|corporation|common property|insurer|will be|to be|must|shall)\b/i,
  workYear: /\b(20\d\d)\b(?!.{0,200}\b20\d\d\b)/,
  given:
    /\b(?:certificate of insurance|home building compensation|HBCF|icare|insurance certificate)\b/i,
})

/** Six years, the longest statutory warranty, in days. */
const WARRANTY_DAYS = 2_192

/** Work for more than this, in dollars, needs the insurance (Home Building Act 1989, s 92). */
const INSURED_FROM = 20_000

/** The insurance that stands behind a builder who is gone. */
export default defineRule({
  id: 'nsw/home-building-insurance-missing',
  title: 'Home building insurance for recent work',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  law: [cite(act.nsw.homeBuilding, 'ss 96(2), 96A')],
  appliesTo: [
    'special-conditions',
    'building-permit',
    'building-report',
    'contract-form',
    'planning-certificate',
  ],
  replaces: ['national/building-insurance-missing'],
  patterns,
  clear: 'No recent work without home building insurance was found.',
  subject:
    /\bHBCF\b|\bhome (?:building )?(?:compensation|warranty|owners? warranty)\b|\b(?:home building act)\b[^.;]{0,60}\b(?:insurance|certificates?|cover|none)\b|\b(?:insurance|certificates?|cover|none)\b[^.;]{0,60}\b(?:home building act)\b|\bpart 6 of the home building\b|\b(?:insurance|insured|cover)\b[^.;]{0,60}\b(?:builder|building work|renovat\w{1,5}|extension|addition|kitchen|bathroom|construction|new (?:house|home|dwelling))\b|\b(?:builder|building work|renovat\w{1,5}|extension|addition|kitchen|bathroom|construction|new (?:house|home|dwelling))\b[^.;]{0,60}\b(?:insurance|insured|cover)\b|\bwarranty insurance\b|\binsurance certificate\b|\bmulti-?storey exemption\b|\boccupation certificates?\b[^.;]{0,80}\b(?:issued|20[12]\d|dwelling|house)\b|\b(?:built|added|renovated|extended|constructed|finished|addition|extension|renovation|kitchen|house)\b[^.;]{0,80}\b(?:in|during|since|completed)(?: \w{3,9})? 20(?:19|2\d)\b/i,
  messages: {
    another: COVER_OF_OTHER_LOT,
    lacking: {
      title: 'No home building (warranty) insurance certificate for building work',
      description:
        'The wording at {{where}} shows work for which no insurance certificate is given. The insurance pays for defects if the builder has died, disappeared or failed, and it passes to you with the home. A vendor who did the work must attach the certificate; whether you may end the contract without it is a question for your lawyer.',
      recommendation:
        'Before you sign, ask for the certificate, the builder’s name and the day the work ended, and have the work inspected.',
      question:
        'Who did the building work, when was it finished, and where is the certificate of insurance?',
    },
    recent: {
      title: 'Recent building work without a home building insurance certificate in this file',
      description:
        'The wording at {{where}} shows building work of the last six years, but no certificate of home building (HBC) insurance was found. It is needed for work of more than $20,000. Without it you would depend on the builder alone if defects appear.',
      recommendation: 'Ask for the insurance certificate before you sign.',
      question: 'Please give us the certificate of home building insurance for this work.',
    },
  },
  check(reading, report) {
    const { doc, facts } = reading
    const other = coverOfOtherLot(reading)
    if (other !== null) {
      report('another', [other.span], { lot: `${other.lot}` }, { unmistakable: true })
      return
    }
    let told = false
    for (const { text, span, next } of papersIn(doc, [
      'special-conditions',
      'contract-form',
      'building-permit',
      'building-report',
      'annexure',
      'other',
    ])) {
      if (patterns.multi.test(text)) {
        report('lacking', [span], {}, { severity: 'medium', strength: 'likely' })
        told = true
        continue
      }
      if (!patterns.cover.test(text) || !patterns.lacking.test(text)) continue
      if (patterns.notRequired.test(`${text} ${next}`) || text.includes('☐')) continue
      report('lacking', [span])
      told = true
    }
    const asAt = asAtDate(doc, facts)
    if (asAt === null || isStrataLot(doc) || hasUnreadPages(doc)) return
    if (patterns.given.test(attachedText(doc))) return
    const unticked = passagesIn(doc, ['contract-form', 'particulars']).find(
      ({ text, block }) =>
        (patterns.unticked.test(text) && block.text.includes('☒')) ||
        patterns.noneMarked.test(text),
    )
    if (unticked !== undefined) {
      const built = passagesIn(doc, [
        'contract-form',
        'particulars',
        'special-conditions',
        'building-permit',
        'building-report',
      ]).find(({ text }) => {
        const year = patterns.home.test(text) ? patterns.built.exec(text)?.[1] : undefined
        return year !== undefined && isRecent(`${year}-12-31`, asAt)
      })
      if (built !== undefined) {
        report('recent', [built.span, unticked.span])
        told = true
      }
    }
    for (const { text, span } of papersIn(doc, [
      'special-conditions',
      'contract-form',
      'building-permit',
      'building-report',
      'annexure',
      'other',
    ])) {
      const sum = patterns.contracted.exec(text)?.[1]?.replaceAll(',', '')
      const year = patterns.workYear.exec(text)?.[1]
      if (sum === undefined || year === undefined || patterns.ofThisSale.test(text)) continue
      if (Number(sum) <= INSURED_FROM || !isRecent(`${year}-12-31`, asAt)) continue
      report('recent', [span])
      told = true
    }
    for (const { text, span, heading, block } of passagesIn(doc, ['building-permit'])) {
      const date = datesIn(text)[0]
      const part = doc.parts[block.partIndex]
      const about = `${part?.title ?? ''} ${heading} ${text}`
      if (date === undefined || !patterns.occupation.test(about)) continue
      // The day of the certificate, and not that of the consent it answers.
      if (!patterns.occupation.test(text) && !patterns.dated.test(text)) continue
      if (!part?.blocks.some((one) => patterns.home.test(one.text))) continue
      if (!isRecent(date, asAt)) continue
      report('recent', [span], {}, { strength: 'likely' })
      told = true
    }
    if (told) return
    for (const { spans, severity } of uncoveredWork(reading)) {
      report('recent', spans, {}, { severity, strength: 'likely' })
    }
  },
})

/** Finished within the warranty; a year counts to its end. */
function isRecent(finished: string, asAt: string): boolean {
  const age = daysBetween(finished, asAt)
  return age > -366 && age < WARRANTY_DAYS
}

function attachedText(doc: Parameters<typeof passagesIn>[0]): string {
  return passagesIn(doc, ['building-permit', 'building-report', 'annexure', 'other'])
    .map(({ text, heading }) => `${heading} ${text}`)
    .join('\n')
}
