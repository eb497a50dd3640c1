import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { uncoveredWork, WARRANTY_COVER_PATTERNS } from '../buildings/warranty-cover.ts'

const patterns = wordings({
  ...WARRANTY_COVER_PATTERNS,
  insurance:
    /\bbuilding indemnity\b|\bindemnity insurance\b|\bbuilding (?:work )?insurance\b|\bbuilding work contractors act\b/i,
  missing:
    /\b(?:no|without|lacks?|never|cannot|could not|unable|not)\b.{0,60}\b(?:polic(?:y|ies)|certificates?|insurance|insured|obtained|located|found|held|available|produced|taken out|in force)\b|\b(?:polic(?:y|ies)|certificates?|insurance)\b.{0,50}\b(?:not (?:been )?(?:available|obtained|located|found|held|taken out|produced)|nil|missing|unavailable|lapsed|none)\b/i,
  ownBuilder: /\bowner[- ]build(?:er|ers|ing)?\b/i,
  work: /\b(?:work|works|extension|addition|renovation|dwelling|house|bathroom|kitchen|construction|built|completed|finished|alteration|conversion|garage|verandah|studio|pool|unit)s?\b/i,
  noWork:
    /\bno (?:domestic |such |relevant )?building work\b|\b(?:work|insurance|item)\b.{0,40}\b(?:not required|not applicable)\b|\brequired(?: to be held)? ?\? ?(?:\W{0,3})no\b|\bno work\b|\b(?:requiring|needing|that (?:requires?|needs?)) (?:such |building |indemnity |\w{3,9} ){0,2}insurance ?[:|] ?(?:none|nil|no\b)|\b(?:more|older) than (?:5|five) years\b/i,
  /** The note and the question that every form prints, unless the answer is yes. */
  printedExempt:
    /\bin respect of which an? exemption\b|\bexemption (?:from the application of|under the)\b[^.;]{0,90}\bapplies\b|\bhas an? exemption\b(?![^?]{0,300}\? ?(?:☒ ?)?yes\b)/i,
  /** "No policy was taken out, the work being done by the owner." */
  noPolicy:
    /\bno (?:policy|cover|insurance)\b[^.;]{0,30}\b(?:taken out|effected|held|obtained|issued|arranged|in (?:force|place|effect))\b/i,
  byOwner:
    /\bas (?:an )?owner[- ]builder\b|\b(?:done|carried out|built|completed|performed|undertaken) (?:by|by or for) (?:the |an? )?(?:owner|vendor|proprietor)s?\b/i,
  insurer: /\binsur(?:er|ance|ed)\b/i,
  exempt: /\bexempt(?:ion|ed)?\b/i,
  nilAnswer: /[?:|] ?(?:nil|none|n\/a|not applicable|no)\b[ .]{0,2}$/i,
  /** A heading of the form with nothing behind it but the next. */
  blank:
    /\bindemnity insurance\b ?[:|–-]? ?(?:(?:is |was |has been )?left blank|blank\b|(?:is |was )?not (?:completed|answered|filled in)\b|_{3}|(?:[A-Z][a-z]{2,12} ){0,2}[A-Z]?[a-z]{2,12}: ?(?:nil|none|no)\b)/,
  /** It is said to be needed, and nobody put in who insured it. */
  required: /\brequired\b[^?]{0,40}\? ?(?:\W{0,3})yes\b/i,
  blankPolicy: /\b(?:name of (?:the )?insurer|insurer|policy (?:no\.?|number))\b\W{0,3}_{4,60}/i,
  /** The lines that the form prints to be filled in, with nothing in them. */
  emptyLine:
    /^\W{0,3}(?:\(?[a-h\d]\)?[.)]? ?)?(?:names?(?:\(s\))? of (?:the )?(?:persons?(?:\(s\))? insured|insured persons?|insurer|builder)|(?:the )?(?:insurer|builder)(?:'s name)?|limitations? on (?:the )?liability of (?:the )?insurer|builder'?s'? licen[cs]e (?:number|no\.?)|date of issue of (?:the )?insurance|description of (?:the )?insured (?:building )?work)[\s:|._…-]{0,60}$/i,
  /** Work that a council approved or that was begun, with its year. */
  approvedWork:
    /\b(?:enclosure|conversion|extension|additions?|alterations?|renovations?|carport|verandah|garage|studio|dwelling)\b[^;]{0,200}\b(?:consent|approv(?:al|ed)|granted|started|commenced|begun)\b[^;]{0,24}\b(20\d\d)\b/i,
  recentWork:
    /\b(?:built|renovat\w{2,4}|extended|extension|constructed|erected|completed|rebuilt|refurbished)\b[^;]{0,80}\b(20\d\d)\b/i,
  held: /\bpolicy (?:no\.?|number)?[ :]{0,2}[A-Z]{0,4}\d{3}|\b(?:issued|underwritten) by\b|\bcertificate (?:is )?(?:attached|annexed|enclosed)\b|\b(?:copy|policy) attached\b/i,
  year: /\b(?:19|20)\d\d\b/,
})

/** Domestic building work is insured for five years; older work is only worth a remark. */
const COVER_YEARS = 5

/** Cover for defects in recent building work. */
export default defineRule({
  id: 'sa/building-indemnity-insurance',
  title: 'Building indemnity insurance for recent work',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.sa.buildingWorkContractors)],
  replaces: ['national/building-insurance-missing'],
  appliesTo: ['vendor-statement', 'special-conditions', 'building-permit', 'planning-certificate'],
  patterns,
  clear: 'No building work without indemnity insurance was found.',
  subject:
    /\b(?:building|builder'?s?|builders'?) (?:indemnity|warranty)\b|\bindemnity insurance\b|\bhome warranty\b|\bname of insurer\b|\b(?:building work|builder|addition|extension|kitchen)\b[^.;|]{0,100}\b(?:insur\w{1,5}|polic(?:y|ies)|exemption)\b|\b(?:insur\w{1,5}|polic(?:y|ies)|exemption)\b[^.;]{0,100}\b(?:building work|builder|addition|extension|garage|kitchen)\b|\bowner[- ]build\w{1,4}\b|\bpolicy\b[^.;]{0,40}\bwork\b/i,
  messages: {
    missing: {
      title: 'No building indemnity insurance for building work',
      description:
        'The wording at {{where}} shows building work for which no building indemnity insurance is held or found. That insurance pays for defects when the builder has died, disappeared or gone broke. Without it, faults in the work are yours to pay for.',
      recommendation:
        'Before you sign, ask for the certificate of insurance, or have an engineer look at the work and take its risk into the price.',
      question:
        'Who did the building work, when was it finished, and where is the building indemnity insurance for it?',
    },
    ownerBuilder: {
      title: 'Owner-builder work without building indemnity insurance',
      description:
        'The wording at {{where}} shows that an owner-builder did the work, so there is no licensed builder and no building indemnity insurance behind it. Defects are yours to pay for.',
      recommendation:
        'Before you sign, have a building inspector look at this work, and ask for its approvals.',
      question: 'Which work was done as owner-builder, when, and under which approval?',
    },
    blank: {
      title: 'The particulars of building indemnity insurance are left blank',
      description:
        'The wording at {{where}} leaves the answer on building indemnity insurance empty. That insurance pays for defects of building work of the last years when the builder has died, disappeared or gone broke. With no answer you cannot tell whether there is any.',
      recommendation:
        'Before you sign, ask for the answer, and for the certificate of insurance of any building work of the last five years.',
      question: 'Which building work was done in the last five years, and how is it insured?',
    },
    exempt: {
      title: 'Building work was exempted from indemnity insurance',
      description:
        'The wording at {{where}} shows an exemption from building indemnity insurance. The work may be sound, but nobody insures you against its defects.',
      recommendation: 'Ask for the exemption and have the work inspected before you sign.',
      question: 'Please give us the exemption and the contract for the building work.',
    },
    recent: {
      title: 'No building indemnity insurance certificate for recent building work',
      description:
        'The wording at {{where}} shows building work of the last five years by a builder, and no building indemnity insurance for it was found in this file. That insurance pays for defects when the builder has died, disappeared or gone broke, and it passes to you with the home.',
      recommendation:
        'Before you sign, ask for the certificate of insurance and the builder’s name, and have the work inspected.',
      question:
        'Who did the building work, when was it finished, and where is the building indemnity insurance for it?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    let told = false
    const empty = emptyParticulars(doc)
    const newest = newestYear(doc.text)
    for (const passage of passagesIn(doc, [
      'vendor-statement',
      'special-conditions',
      'building-permit',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      const context = contextOf(passage)
      const around = passage.block.text.slice(0, FORM_BLOCK)
      if (
        patterns.noPolicy.test(text) &&
        patterns.insurer.test(`${context} ${around}`) &&
        patterns.work.test(`${text} ${around}`)
      ) {
        told = true
        const key = patterns.byOwner.test(text) ? 'ownerBuilder' : 'missing'
        report(key, [span], {}, { ...ageOf(text, newest), unmistakable: true })
        continue
      }
      if (!patterns.insurance.test(context) || text.endsWith('?')) continue
      const isLeft = patterns.blankPolicy.test(text) && patterns.required.test(around)
      if (patterns.blank.test(text) || isLeft) {
        told = true
        report('blank', [span], {}, { severity: hasRecentWork(doc, newest) ? 'high' : 'medium' })
        continue
      }
      if (patterns.noWork.test(text)) continue
      const builder = patterns.ownBuilder.test(text)
      const missing = patterns.missing.test(text) && patterns.insurance.test(context)
      if (patterns.held.test(text) && !missing) continue
      if (builder && (missing || patterns.insurance.test(text))) {
        told = true
        report('ownerBuilder', [span], {}, ageOf(text, newest))
      } else if (patterns.exempt.test(text) && !patterns.printedExempt.test(text)) {
        told = true
        report('exempt', [span], {}, { severity: 'medium' })
      } else if (missing && patterns.work.test(context)) {
        told = true
        report('missing', [span], {}, ageOf(text, newest))
      } else if (
        patterns.nilAnswer.test(text) &&
        patterns.insurance.test(text) &&
        patterns.work.test(passage.next)
      ) {
        told = true
        report('missing', [span], {}, { strength: 'possible', severity: 'medium' })
      }
    }
    if (!told && empty.length >= LEAST_EMPTY && hasRecentWork(doc, newest)) {
      report('blank', empty, {}, { severity: 'high', strength: 'likely' })
      return
    }
    if (told) return
    for (const { spans, severity } of uncoveredWork(reading)) {
      report('recent', spans, {}, { severity, strength: 'likely' })
    }
  },
})

/** So much of a block may be one item of the form. */
const FORM_BLOCK = 1500

function contextOf({ text, previous, heading }: Passage): string {
  return `${heading.slice(0, 120)} ${previous.length < 160 ? previous : ''} ${text}`
}

const LEAST_EMPTY = 3

/** The lines of the particulars of insurance that say nothing; none where one of them is filled in. */
function emptyParticulars({ blocks }: Doc): Span[] {
  return blocks
    .filter(({ text, zone }) => zone === 'vendor-statement' && patterns.emptyLine.test(text))
    .map(({ span }) => span)
}

/** Work that any paper of the file tells of with a year that the cover would still reach. */
function hasRecentWork({ blocks }: Doc, newest: number): boolean {
  return blocks.some(({ text, zone }) => {
    const ofCouncil = zone === 'rates-certificate' || zone === 'planning-certificate'
    const approved = ofCouncil ? patterns.approvedWork.exec(text)?.[1] : undefined
    const told = patterns.recentWork.exec(text)?.[1] ?? approved ?? 0
    const year = Number(zone === 'minutes' ? 0 : told)
    return year > 0 && newest - year <= COVER_YEARS && year <= newest
  })
}

/** The newest day or year that the papers name: the day to which they speak. */
function newestYear(text: string): number {
  const dates = datesIn(text.slice(0, 400_000)).map((date) => Number(date.slice(0, 4)))
  return Math.max(0, ...dates.filter((year) => year < 2100))
}

function ageOf(text: string, newest: number): { severity?: 'low' } {
  // The note of the form names years of its own: the work is of the last.
  const year = Math.max(0, ...matchesOf(text, patterns.year).map(([told]) => Number(told)))
  return year > 0 && newest > 0 && newest - year > COVER_YEARS ? { severity: 'low' } : {}
}
