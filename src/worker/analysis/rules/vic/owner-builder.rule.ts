import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { cellUnder } from '../reading/cell-under.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { datesIn, daysBetween, latestDate, sayDate } from '../reading/dates.ts'
import type { Reading } from '../define-rule.ts'
import { defineRule } from '../define-rule.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { sideOf } from '../reading/side-of.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  owner:
    /\b(?:put up|erected|made|finished|extended|added) by the (?:owner|vendor)\b|\bowner[ -]?builder'?s?\b|\b137B\b|\b(?:built|constructed|renovated|carried out|done) by the (?:vendor|owner)\b|\bvendor (?:personally )?(?:built|constructed|renovated|carried out)\b/i,
  no: /\bowner[ -]?builder\b ?[:?|-]? ?(?:no\b|there (?:is|are|was) no\b|not applicable|nil|n\/a|not (?:called for|relevant|engaged|known)|unknown)|\b(?:retaining |boundary )?(?:fences?|walls?) (?:\w{2,8} ){0,3}(?:built|erected|put up) by the (?:vendor|owner)\b/i,
  report:
    /\b(?:137B|defects? report|inspection report|certificate of (?:insurance|domestic)|policy no|insurance certificate)\b.{0,80}\b(?:attached|annexed|dated|issued|is in|no\.? ?\w{1,10}\d)\b/i,
  lacking:
    /\b(?:no|not|without|nil|never|missing)\b.{0,60}\b(?:report|insurance|policy|certificate|137B)\b|\b(?:holds|has|obtained) no\b/i,
  /** What a permit says that its work would cost. */
  costs: /\b(?:costs?|value|valued|spent)\b/i,
  /** What is told of the price or the land is not the cost of the work. */
  otherCost:
    /\b(?:to (?:repair|rectify|fix|replace|make good|remedy)|estimated? cost of (?:the )?re\w{4,12}|fee|insured)\b/i,
  insurance: /\b(?:insurance|insured|policy|warranty cover)\b/i,
  /** Said of the insurance: that there is none, or that none was called for. */
  uninsured:
    /\b(?:no|not|without|never|nor|nil|none)\b[^.;]{0,40}\b(?:insurance|insured|policy|warranty cover)\b|\b(?:insurance|policy|warranty cover)\b[^.;]{0,40}\b(?:not|none|nil|never|exempt|unnecessary|n\/a)\b/i,
  never:
    /\b(?:not|never|nor|rather than|other than|instead of) (?:(?:done |carried out |built |made |issued |given )?(?:by|as|to|for|of) )?(?:an? |any |the )?owner[ -]?builder(?:s|'s)?\b(?!'?s? (?:report|insurance|warranty|certificate|defects))|\b137B\b[^.;]{0,20}\b(?:has no application|does not apply|is not engaged)|\bthere (?:is|was) no owner[ -]?builder\b|\bno owner[ -]?builder(?:'?s)? (?:work|permit)|\bno such work\b/i,
  /** What a printed section of the statement is for, whatever its answer. */
  onlyWhere:
    /\b(?:section|item|part|paragraph|clause)(?: \d[\d.]{0,5})? (?:only applies|applies only|is only required|need only be completed|does not apply unless)\b/i,
  reportOf:
    /\b137B\b|\b(?:owner[ -]?builder|defects?) (?:defects? )?(?:inspection )?report\b|\breport\b.{0,40}\bowner[ -]?builder/i,
  /** The name of the report as it heads one, and not as a form asks for it. */
  paperOf:
    /^\W{0,3}(?:section 137B|(?:owner[ -]?builder|137B) (?:defects? )?(?:inspection )?report|report (?:on|of) (?:\w{3,12} ){0,3}owner[ -]?builder)\b(?!.{0,40}\b(?:missing|not attached|to follow|required|if)\b)/i,
  made: /\b(?:inspect(?:ed|ion)|report|prepared|dated?|made)\b/i,
  registered:
    /\bregistered builder\b|\bby a (?:licensed|registered)\b|\b(?:section )?137B\b[^.;]{0,20}\b(?:has no application|does not apply|is not (?:relevant|engaged))/i,
  defects: /\bdefects?\b|\blists?\b|\bdated\b/i,
  /** What takes back the promises that go with owner-builder work. */
  noPromise:
    /\b(?:no|not|nor|without|neither)\b[^.;]{0,40}\b(?:promises?|warrant(?:y|ies|s)?|assurances?|guarantees?)\b|\b(?:warrant(?:y|ies)|promises?|guarantees?)\b[^.;]{0,60}\b(?:excluded|struck out|deleted|omitted|not given|do(?:es)? not apply|negatived|taken out|waived?|given up)\b|\b(?:waives?|gives? up|releases?|excludes?)\b[^.;]{0,40}\b(?:warrant(?:y|ies)|promises?|guarantees?|137C?)\b/i,
  workByVendor:
    /\b(?:workmanship|materials|quality|standard|soundness|works?|anything|extension|renovations?|alterations?|additions?)\b[^.;]{0,80}\b(?:built|done|carried out|made|erected|constructed|undertaken|performed|put up) by (?:or (?:for|on behalf of) )?(?:the )?(?:vendor|owner)\b|\bvendor(?:'s)? (?:own )?(?:building |renovation )?works?\b|\bowner[ -]?builder(?:'s|s')? (?:work|warrant(?:y|ies))\b|\bsection 137C\b/i,
  givesPromise:
    /\bvendor\b[^.;]{0,24}\b(?:gives?(?! no\b)|warrants that|promises that)\b[^.;]{0,40}\b(?:warrant(?:y|ies)|137C|work was)\b|\bnothing in\b[^.;]{0,60}\b(?:excludes?|takes? away|limits?)\b|\b(?:other than|except|save|apart from|in addition to)\b[^.;]{0,40}\b(?:137C|implied|required by|statutory)\b/i,
  /** The answer in the column of a list of permits. */
  yes: /^\W{0,3}(?:yes|y|☒)\W{0,3}$/i,
  unregistered: /\b(?:without|no|not|never)\b.{0,30}\b(?:registered|licensed)\b/i,
})

/** Work by an owner-builder needs a report and insurance before the sale, for some six and a half years. */
export default defineRule({
  id: 'vic/owner-builder',
  title: 'Owner-builder work, its report and insurance',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.building, 's 137B'), cite(act.vic.saleOfLand, 's 32B')],
  appliesTo: ['vendor-statement', 'building-permit', 'special-conditions', 'rates-certificate'],
  patterns,
  clear: 'No owner-builder work was found.',
  subject:
    /\bowner[- ]?build\w{1,4}\b|\b137[BE]\b|\b(?:buil[td]\w{0,3}|renovat\w{1,5}|extension|extended|construct\w{1,5}|works?|erected|put up|renewed)\b[^.;]{0,60}\b(?:by the (?:vendors?|owners?|seller)|himself|herself|themselves)\b|\bvendor'?s?\b[^.;]{0,20}\b(?:built|renovated|constructed|extended)\b|\bdomestic building insurance\b|\bwarrant(?:y|ies)\b[^.;]{0,60}\bwork done by the vendor\b/i,
  messages: {
    lacking: {
      title: 'Owner-builder work, and no report or insurance for it in this file',
      description:
        'The wording at {{where}} shows work by the owner or an owner-builder; the inspector’s report (section 137B) or the warranty insurance that must come with the sale of all but small works of this kind is said to be missing, or was not found in this file. Without them you would have no cover for defects, and the contract may be one that you can end before settlement, but no longer after it.',
      recommendation:
        'Before you sign, ask for a report not older than six months and the insurance certificate, and read the list of defects.',
      question:
        'Please give us the section 137B report and the insurance certificate for the owner-builder work.',
    },
    noCover: {
      title: 'Owner-builder work, and no insurance for it in this file',
      description:
        'The wording at {{where}} shows work by the owner or an owner-builder. A report on it is in this file, but the warranty insurance that must come with the sale of all but small works of this kind is said to be missing. Without it you would have no cover for defects, and the contract may be one that you can end before settlement, but no longer after it.',
      recommendation:
        'Before you sign, ask for the insurance certificate, read the list of defects, and check that the report is not more than six months old.',
      question: 'Please give us the insurance certificate for each of the owner-builder works.',
    },
    old: {
      title: 'The owner-builder report (section 137B) is more than six months old',
      description:
        'The report at {{where}} was made on {{made}}. The inspector’s report on work by an owner-builder must not be more than six months old when the contract is made. Without a current one you may be able to end the contract before settlement, and faults that came since are not listed.',
      recommendation: 'Before you sign, ask for a new report, and compare the lists of defects.',
      question: 'Please give us a section 137B report that is not more than six months old.',
    },
    uninsured: {
      title: 'Owner-builder work that cost {{cost}} is sold without its insurance',
      description:
        'The wording at {{where}} says that there is no insurance for work by an owner-builder, or that none was needed, but another paper gives the cost of such work as {{cost}}. Owner-builder work of more than a small sum (for years $16,000) must be sold with a certificate of warranty insurance. Without it nobody stands behind the vendor if the work fails, and the contract may be one that you can end before settlement, but no longer after it.',
      recommendation:
        'Before you sign, ask for the certificate of insurance, or have your lawyer tell you what follows from its absence.',
      question:
        'The papers give the cost of the owner-builder work as {{cost}}. Why is there no insurance, and will the vendor take it out before the contract is made?',
    },
    promises: {
      title: 'The vendor’s warranties for its own building work are taken out',
      description:
        'By the wording at {{where}} nothing is promised about building work that the vendor did as owner-builder. The law wants the contract for such a sale to hold the vendor’s warranties that the work is sound. Without them you may have nobody to claim from if it is not, and the contract may not be as the law asks.',
      recommendation:
        'Before you sign, have the warranties put back, and ask your lawyer what follows where a contract leaves them out.',
      question:
        'Will the vendor give the warranties for owner-builder work that the law asks for, and withdraw the condition at {{where}}?',
    },
    shown: {
      title: 'Owner-builder work is disclosed',
      description:
        'The wording at {{where}} shows work by an owner-builder. For about six and a half years such work must be sold with an inspector’s report and insurance.',
      recommendation:
        'Check that the report is not older than six months, that the insurance names this work, and read the list of defects.',
      question: 'When was the work finished, and which insurance covers it?',
    },
  },
  apart: true,
  check({ doc, facts }, report) {
    const dear = dearUninsured(doc)
    if (dear !== null) {
      const { denied, shown, cents } = dear
      const cost = dollars(cents)
      report(
        'uninsured',
        [denied.span, shown.span],
        { cost },
        {
          severity: 'critical',
          strength: 'likely',
          sides: [
            sideOf('The vendor', denied),
            {
              ...sideOf(shown.zone === 'building-report' ? 'Report' : 'Permit', shown),
              value: cost,
            },
          ],
        },
      )
    }
    const old = oldReport({ doc, facts })
    if (old !== null)
      report(
        'old',
        old.spans,
        { made: sayDate(old.made) },
        { severity: 'critical', unmistakable: true },
      )
    const barred = passagesIn(doc, ['special-conditions', 'particulars', 'contract-form']).filter(
      ({ plain }) =>
        patterns.noPromise.test(plain) &&
        patterns.workByVendor.test(plain) &&
        !patterns.givesPromise.test(plain),
    )
    if (barred.length > 0 && isOwnersWork(doc))
      report(
        'promises',
        barred.map(({ span }) => span),
        {},
        { severity: 'high', unmistakable: true },
      )
    const places: Span[] = []
    const papers: Span[] = []
    let lacking = false
    let covered = false
    for (const passage of passagesIn(doc, [
      'vendor-statement',
      'building-permit',
      'special-conditions',
      'rates-certificate',
      'planning-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      const near = `${passage.previous} ${text} ${passage.next}`
      if (patterns.report.test(text) && patterns.owner.test(near)) covered = true
      if (isInColumn(doc, passage) && !isLongDone(passage, facts)) places.push(span)
      if (!patterns.owner.test(text)) continue
      if (patterns.never.test(text) || patterns.onlyWhere.test(text)) continue
      // A council's list goes back ten years and more.
      if (passage.block.kind === 'row' && isLongDone(passage, facts)) continue
      if (patterns.report.test(text) && covered) {
        if (patterns.defects.test(text)) papers.push(span)
        continue
      }
      if (patterns.no.test(text)) continue
      if (patterns.lacking.test(text)) {
        lacking = true
        places.push(span)
        continue
      }
      if (patterns.no.test(text)) continue
      if (patterns.registered.test(text) && !patterns.unregistered.test(text)) continue
      if (affirmed(passage, patterns.owner) === null || passage.block.kind === 'heading') continue
      places.push(span)
    }
    if (places.length === 0) {
      if (papers.length > 0) report('shown', papers, {}, { severity: 'medium' })
      return
    }
    if (!covered && !lacking && reportHere(doc)) {
      report('shown', places, {}, { severity: 'low', unmistakable: true })
      return
    }
    const hasReport = lacking && reportHere(doc)
    // What the work cost and that nobody insured it is told already, with more.
    if (hasReport && dear !== null) report('shown', places, {}, { severity: 'low' })
    else if (lacking || !covered)
      report(
        hasReport ? 'noCover' : 'lacking',
        places,
        {},
        lacking ? { severity: 'critical' } : { severity: 'high', strength: 'likely' },
      )
    else {
      // What is wrong with the report or the cover weighs more than that there is such work.
      const isTold = old !== null || dear !== null
      report('shown', places, {}, { severity: isTold ? 'low' : 'medium' })
    }
  },
})

/** Somewhere in the file work by an owner-builder is told of, and not only asked after. */
function isOwnersWork(doc: Reading['doc']): boolean {
  return passagesIn(doc, [
    'vendor-statement',
    'special-conditions',
    'building-permit',
    'building-report',
  ]).some(
    (passage) =>
      patterns.owner.test(passage.text) &&
      !patterns.no.test(passage.text) &&
      !patterns.never.test(passage.text) &&
      !patterns.onlyWhere.test(passage.text) &&
      affirmed(passage, patterns.owner) !== null,
  )
}

/** Building work that costs more had to be insured (Building Act 1993 s 137B with the order on insurance). */
const INSURED_FROM_CENTS = 1_600_000

type Dear = { readonly denied: Passage; readonly shown: Passage; readonly cents: number }

/** What the vendor says of the insurance, beside a permit of an owner-builder that cost too much for it. */
function dearUninsured(doc: Reading['doc']): Dear | null {
  const denied = passagesIn(doc, ['vendor-statement', 'special-conditions']).find(
    (passage) =>
      patterns.uninsured.test(passage.text) &&
      patterns.owner.test(`${passage.heading} ${passage.previous.slice(-240)} ${passage.text}`) &&
      !patterns.no.test(passage.text) &&
      !patterns.never.test(passage.text) &&
      !patterns.onlyWhere.test(passage.text),
  )
  if (denied === undefined) return null
  const costs = passagesIn(doc, [
    'building-permit',
    'planning-certificate',
    'rates-certificate',
    'building-report',
    'annexure',
    'other',
  ]).flatMap((shown) => {
    const isOwners =
      (patterns.owner.test(shown.text) && !patterns.no.test(shown.text)) ||
      isInColumn(doc, shown) ||
      isCostInReport(doc, shown)
    const isInvoice = shown.block.kind !== 'row' && !patterns.costs.test(shown.text)
    if (!isOwners || isInvoice || patterns.insurance.test(shown.text)) return []
    const cents = Math.max(0, ...dollarsIn(shown.text))
    return cents > INSURED_FROM_CENTS ? { denied, shown, cents } : []
  })
  return costs.toSorted((a, b) => b.cents - a.cents)[0] ?? null
}

/** In the report on an owner-builder's work: "the owner told me that he had spent about $90,000 on it". */
function isCostInReport(doc: Reading['doc'], { block, text }: Passage): boolean {
  if (block.zone !== 'building-report' || block.kind === 'row') return false
  const isOfOwner = doc.blocks.some(
    (one) => one.partIndex === block.partIndex && patterns.paperOf.test(one.text),
  )
  return isOfOwner && patterns.costs.test(text) && !patterns.otherCost.test(text)
}

/** "Owner builder" heads a column of a list of permits, and the row says yes in it. */
function isInColumn(doc: Reading['doc'], { block }: Passage): boolean {
  const isRow = block.kind === 'row' && (block.cells?.length ?? 0) > 2
  return isRow && patterns.yes.test(cellUnder(doc, block, patterns.owner) ?? '')
}

/** Section 137B asks after work of the last six and a half years. */
const WORK_DAYS = 2_375

function isLongDone({ text }: Passage, { contractDate }: Reading['facts']): boolean {
  const latest = latestDate(datesIn(text))
  return latest !== null && daysBetween(latest, contractDate?.value ?? LAW_AS_AT) > WORK_DAYS
}

/** Section 137B(2)(a): the report must be no older than six months. */
const REPORT_DAYS = 184

/** The newest day in the report, where it is too old for the day of the contract. */
function oldReport({ doc, facts }: Reading): { made: string; spans: Span[] } | null {
  const asAt = newestPaperDate(doc, facts)
  if (asAt === null) return null
  const dated = passagesIn(doc, ['building-report', 'vendor-statement', 'annexure']).flatMap(
    ({ text, span, heading, previous, block }) => {
      const part = doc.parts[block.partIndex]?.title ?? ''
      const title = block.zone === 'building-report' ? part : ''
      const about = `${title} ${heading} ${previous.slice(-60)} ${text}`
      const of = block.zone === 'building-report' ? about : text
      if (!patterns.reportOf.test(of) || !patterns.made.test(text)) return []
      if (patterns.madeLater.test(text)) return []
      return datesIn(text)
        .filter((date) => date <= asAt)
        .map((made) => ({ made, span, isOfReport: block.zone === 'building-report' }))
    },
  )
  const newest = dated.toSorted((a, b) => b.made.localeCompare(a.made))[0]
  if (newest === undefined || daysBetween(newest.made, asAt) <= REPORT_DAYS) return null
  // The report's own line of its day, and the day of the visit, are the same risk.
  const lines = dated.filter(
    ({ span, made, isOfReport }) =>
      span !== newest.span && isOfReport && daysBetween(made, newest.made) < VISIT_DAYS,
  )
  return { made: newest.made, spans: [...new Set([newest.span, ...lines.map(({ span }) => span)])] }
}

/** An inspector writes the report within so many days of the visit. */
const VISIT_DAYS = 60

/** The inspector's report itself: a paper or a heading with its name. */
function reportHere({ parts, blocks }: Reading['doc']): boolean {
  return (
    parts.some(({ title }) => patterns.paperOf.test(title)) ||
    blocks.some(({ text, kind }) => kind === 'heading' && patterns.paperOf.test(text))
  )
}
