import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  onlySwitch: /\bsafety switch(?:es)?\b/i,
  alarm: /\b(?:alarms?|detectors?)\b/i,
  adjustment: /\b0\.15 ?%|\b0\.15 per ?cent\b/i,
  device:
    /\bsmoke (?:alarms?|detectors?)\b|\b(?:photoelectric|interconnected|compliant|complying|battery|ionisation)\b.{0,24}\balarms?\b|\b(?:approved |electrical )?safety switch(?:es)?\b/i,
  // The box may stand before its word or behind it, and only one of the two has a mark.
  tickedNot:
    /☒ ?(?:is |are )?(?:not\b(?! affected)|non-?compliant|no\b)(?! ?(?:installed|fitted|compliant)? ?☐)|☐[^☐☒]{0,6}\b(?:not (?:installed|fitted|compliant|interconnected)|non-?compliant|no) ?☒/i,
  /** "Compliant smoke alarms installed ☐ Yes ☒ No". */
  answeredNo: /\b(?:installed|fitted|compl\w{1,6})\b[^☐☒]{0,24}☐ ?yes\b[^☐☒]{0,8}☒ ?no\b/i,
  /** Neither of the two boxes has a mark. */
  unanswered:
    /\b(?:smoke alarms?|safety switch)\b[^☐☒]{0,110}☐ ?(?:is |are )?(?:installed|fitted|compl\w{1,6}|yes)\b[^☐☒]{0,40}☐ ?(?:(?:is |are )?(?:not|non-)|no\b)/i,
  boxes: /[☐☒] ?(?:is |are )?(?:not )?(?:installed|compliant|fitted)\b/i,
  not: /\b(?:is|are|has|have|was|were|been)? ?(?:not|non)[- ](?:been )?(?:installed|fitted|compl\w{1,6}|interconnected|working)\b|\b(?:do|does|did) not (?:comply|satisfy|meet|conform)\b|\bno (?:approved )?safety switch\b|\bno (?:compliant |working |linked )?smoke alarms?\b|\bbattery(?:[- ](?:operated|powered))?(?: smoke)? alarms? only\b|\bonly battery\b|\balarms? (?:is|are) [\w-]{0,10} ?battery (?:units?|types?|ones?)\b|\b(?:smoke )?alarms? (?:is|are) (?:battery|ionisation|expired|out of date|over (?:10|ten) years)\b|\bnot (?:all )?(?:bedrooms|rooms)\b/i,
  unlinked: /\bnot (?:inter-?connected|linked|photoelectric|compliant|hard-?wired)\b/i,
  upgrade:
    /\b(?:buyer|purchaser)\b.{0,60}\b(?:upgrade|install|replace|must fit|at (?:its|their|the buyer's) (?:own )?(?:cost|expense))\b|\bwaive[sd]?\b.{0,80}\b(?:adjustment|0\.15)|\b(?:not (?:be )?entitled|no right|deleted|excluded|waives?|no)\b.{0,60}\b0\.15 ?%|\b(?:0\.15 ?%|smoke alarm adjustment).{0,60}\b(?:not apply|deleted|waived|excluded|no adjustment)\b/i,
  /** A row of a technician's sheet, with the kind of alarm or its room and the word that it failed. */
  sheetRow:
    /\b(?:photo-?electric|ionisation|ionization|240 ?V|9 ?V|lithium|hard-?wired|battery|alarms?|hall\w{0,3}|bed(?:room)? ?\d?|bedrooms?)\b.{0,90}\b(?:fail(?:ed|s)?|non-?compliant|none (?:found|fitted|installed)|not compliant|expired|missing)\b/i,
  sheet:
    /\bsmoke alarms?\b.{0,60}\b(?:services?|compliance|statement|report|inspection|certificate|test)\b|\b(?:compliance|inspection|test) (?:statement|report|certificate)\b.{0,40}\bsmoke alarms?\b/i,
  question: /\bwhether\b|\bif\b|\bmust be\b|\bshould\b/i,
})

/** Alarms and switches that the law asks for in a home that is sold. */
export default defineRule({
  id: 'qld/smoke-alarm-safety-switch',
  title: 'Smoke alarms and electrical safety switch',
  category: 'compliance',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.qld.fireServices), cite(act.qld.electricalSafety)],
  appliesTo: ['particulars', 'special-conditions', 'contract-form'],
  patterns,
  clear: 'No missing smoke alarm or safety switch was found.',
  subject:
    /\bsmoke (?:alarms?|detectors?)\b|\b(?:photoelectric|ionisation|interconnected|battery|hard-?wired) alarms?\b|\b(?:electrical )?safety switch(?:es)?\b|\bRCDs?\b|\bresidual current\b|\bclause 7\.8\b/i,
  messages: {
    missing: {
      title: 'Smoke alarms or the electrical safety switch are not installed or not compliant',
      description:
        'The wording at {{where}} says that the smoke alarms or the electrical safety switch (which cuts the power to prevent electric shock) are missing or not up to the rules. Since 2022 a home that is sold in Queensland needs photoelectric alarms that are linked to each other; fitting them often costs $600 to $1,500.',
      recommendation:
        'Ask the vendor to install them before settlement, or keep the price adjustment of 0.15% that the standard contract gives for alarms, and get a price from an electrician.',
      question:
        'Will the vendor install compliant smoke alarms and a safety switch before settlement?',
    },
    noSwitch: {
      title: 'No electrical safety switch is installed',
      description:
        'The wording at {{where}} says that the electrical safety switch (which cuts the power to prevent electric shock) is missing. After settlement you must have one fitted within a time that the law sets; an electrician often charges some hundred dollars.',
      recommendation:
        'Ask the vendor to have it fitted before settlement, or get a price from an electrician.',
      question: 'Will the vendor have a safety switch fitted before settlement?',
    },
    unanswered: {
      title: 'The question on smoke alarms or the safety switch is not answered',
      description:
        'At {{where}} neither box is marked, so nothing shows that compliant smoke alarms or a safety switch (which cuts the power to prevent electric shock) are installed. Since 2022 a home that is sold in Queensland needs photoelectric alarms that are linked to each other.',
      recommendation:
        'Before you sign, have the box marked, and check the alarms at an inspection.',
      question: 'Are compliant, linked smoke alarms and a safety switch installed?',
    },
    shifted: {
      title: 'Smoke alarm or safety switch work is left to you',
      description:
        'The wording at {{where}} makes you upgrade the smoke alarms or the safety switch, or takes away the price adjustment of 0.15% that the standard contract gives for alarms. It means a cost after settlement and a duty to act soon.',
      recommendation:
        'Before you sign, ask that the vendor does the work, or keep the standard price adjustment.',
      question: 'Will the vendor do this work before settlement or keep the price adjustment?',
    },
  },
  check({ doc }, report) {
    for (const span of failedAlarms(doc)) {
      report('missing', [span], {}, { unmistakable: true })
    }
    for (const { text, full, span, heading, block, previous, zone } of passagesIn(doc, [
      'particulars',
      'contract-form',
      'special-conditions',
      'vendor-statement',
      'annexure',
    ])) {
      // Of a schedule behind the contract only the seller's own notice, by its boxes.
      if (zone === 'annexure' && !patterns.boxes.test(text)) continue
      if (patterns.adjustment.test(text) && patterns.upgrade.test(text)) {
        report('shifted', [span])
        continue
      }
      // The question may stand in the line above its boxes.
      const asked = `${previous.slice(-LONGEST_QUESTION)} ${text}`
      if (patterns.boxes.test(text) && patterns.unanswered.test(asked) && isFilledIn(doc)) {
        report('unanswered', [span])
        continue
      }
      // "Smoke alarms   Installed in all rooms; not interconnected" is one line of a form.
      const line = block.text.length < 160 ? block.text : full
      if (
        !patterns.device.test(full) &&
        !(patterns.unlinked.test(text) && patterns.device.test(line)) &&
        !(patterns.boxes.test(text) && patterns.device.test(heading))
      ) {
        continue
      }
      if (patterns.upgrade.test(full)) {
        report('shifted', [span])
        continue
      }
      if (patterns.answeredNo.test(text)) {
        report(missingIn(text), [span])
        continue
      }
      if (patterns.boxes.test(text)) {
        if (patterns.tickedNot.test(text)) report(missingIn(text), [span])
      } else if (patterns.not.test(text) && !patterns.question.test(text)) {
        if (!isUnticked(text, text.search(patterns.not))) {
          const sure = patterns.unlinked.test(text) ? ({ unmistakable: true } as const) : {}
          report(missingIn(text), [span], {}, sure)
        }
      }
    }
  },
})

/** How far above a row the head of its sheet may stand, in blocks. */
const SHEET_ABOVE = 16

/** Rows of an alarm technician's sheet that did not pass. */
function failedAlarms(doc: Doc): Span[] {
  return passagesIn(doc, ['annexure', 'other', 'building-report', 'lease', 'building-permit'])
    .filter(
      ({ text, block }) =>
        text.length < LONGEST_QUESTION &&
        patterns.sheetRow.test(text) &&
        !patterns.question.test(text) &&
        doc.blocks
          .slice(Math.max(0, block.index - SHEET_ABOVE), block.index)
          .some((above) => above.page === block.page && patterns.sheet.test(above.text)),
    )
    .map(({ span }) => span)
}

const LONGEST_QUESTION = 140

/** A form in which somebody marked other boxes: an empty print of it answers nothing. */
function isFilledIn(doc: Doc): boolean {
  return passagesIn(doc, ['particulars', 'contract-form', 'vendor-statement']).some(({ text }) =>
    text.includes('☒'),
  )
}

function missingIn(text: string): 'missing' | 'noSwitch' {
  return patterns.onlySwitch.test(text) && !patterns.alarm.test(text) ? 'noSwitch' : 'missing'
}
