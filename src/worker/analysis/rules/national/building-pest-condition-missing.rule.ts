import type { Severity } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { isUnticked, optionAt } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { isInspectionAnnexure } from '../buildings/inspection-annexure.ts'
import { lateReports } from '../buildings/report-late.ts'
import { INSPECTION_CONDITION as patterns } from '../buildings/inspection-condition-words.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { holdingAny, passagesIn, spansWithNext, termsOf } from '../reading/passages.ts'
import { sayDate } from '../reading/dates.ts'
import { givesWayOut } from '../terms/way-out.ts'
import { NO_FINANCE_PATTERNS, withoutHint } from '../terms/no-finance.ts'

/** So few days are gone before a report is written. */
const TOO_SHORT_DAYS = 3

/** Counted from the contract, and from no event that comes later. */
function isFromContract(from: string): boolean {
  return from === '' || patterns.fromContract.test(from)
}

/** Without one of these a passage neither gives an inspection nor takes it. */
const ENTRIES = [
  NO_FINANCE_PATTERNS.hint,
  patterns.filled,
  patterns.timed,
  patterns.inFile,
  patterns.blank,
  patterns.waives,
  patterns.boxedOut,
  patterns.inspection,
  patterns.victorian,
  patterns.ownInspector,
]

/** Whether the buyer may leave, or ask for repairs, after an inspection. */
export default defineRule({
  id: 'national/building-pest-condition-missing',
  title: 'Condition for building and pest inspection',
  category: 'operational',
  severity: 'low',
  kind: 'absence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No missing or blank condition for a building or pest inspection was found.',
  subject:
    /\b(?:building|pest|termite|timber|structural|pre-?purchase)\b[^.;]{0,30}\b(?:inspections?|inspected|reports?|inspector)\b|\binspection (?:clause|date|condition)\b|\binspection\b[^.;]{0,60}\b(?:building|pest|condition|terminate|end)\b|\bbuilding ?(?:\/|&|and) ?pest\b|\bown inspector\b|\bbuyer's inspector\b|\b(?:conditional|subject to|satisfied|terminate|rescind|dissatisfied|may have)\b[^.;]{0,60}\breport\b|\bGC ?2[12]\b|\bgeneral conditions? 2[12]\b/i,
  givesWayTo: { 'wa/timber-pest-limited': ['blank'] },
  messages: {
    missing: {
      title: 'No building or pest inspection condition',
      description:
        'No condition was found in this contract that lets you out, or lets you ask for repairs, if an inspection finds defects or termites. Once you are bound, what an inspection would have found becomes your cost.',
      recommendation:
        'Have the building and pests inspected before you sign, or add a condition that the result satisfies you.',
      question: 'Will the vendor accept a building and pest condition of 14 days?',
      suggestedWording:
        'This contract is subject to building and pest reports satisfactory to the purchaser within 14 days of the date of this contract.',
    },
    looked: {
      title: 'No condition lets you out for what your own inspection found',
      description:
        'By the wording at {{where}} you had the building inspected before you sign, and no condition was found that lets you out, or lets you ask for repairs, for what the report says. Once you are bound, what it found and what it could not see become your cost.',
      recommendation:
        'Before you sign, go through the report, have priced what it found, and ask for repairs or a lower price.',
      question: 'Will the vendor repair what the report found, or lower the price?',
    },
    hurried: {
      title: 'Only {{days}} days for the building and pest inspection',
      description:
        'By the wording at {{where}} the inspection must be made, and notice of it given, within {{days}} days. An inspector is seldom found, and a report seldom written, so soon. When the time has gone by you are bound, whatever is found later.',
      recommendation:
        'Before you sign, ask for 10 to 14 days, or have the building and pests inspected before you sign.',
      question: 'Will the vendor accept 14 days for the inspection?',
    },
    blank: {
      title: 'The building and pest inspection condition is left blank or unticked',
      description:
        'The form has a place for a building or pest inspection at {{where}}, but it is not ticked or filled in, so it does not apply. Defects or termites found after signing would be your cost.',
      recommendation: 'Have it filled in before you sign, or inspect before you sign.',
      question: 'Will the vendor accept the inspection condition of the form?',
    },
    removed: {
      title: 'No building or pest inspection: the condition is removed or struck out',
      description:
        'The wording at {{where}} deletes the inspection condition, says that it does not apply or that the contract does not depend on an inspection, or has you say that you are already satisfied. Without it, once you are bound, nothing lets you out for defects or termites that are found later.',
      recommendation: 'Inspect before you sign, or ask to restore the condition.',
      question: 'Will the vendor restore the building and pest condition?',
    },
    narrowed: {
      title: 'The inspection condition is cut down: it helps you only above a sum of repairs',
      description:
        'By the wording at {{where}} what an inspection finds lets you out only where its repair would cost more than a fixed sum. Faults below it, and whatever the clause leaves out, stay yours although they were found; and much hangs on who names the price: few inspectors name one, and whoever the vendor chooses is not on your side.',
      recommendation:
        'Before you sign, ask for a condition without the sum, or for a price named by somebody independent, and compare what a report has found with what the clause counts.',
      question:
        'Will the vendor accept an inspection condition without the sum, for all defects and pests that a report finds?',
    },
    late: {
      title: 'The inspection report of {{made}} is too late: the condition ran out on {{last}}',
      description:
        'The inspection condition had to be used by {{last}}, but the report in this file is of {{made}}, after it. Unless the vendor gave you more time in writing, the condition counts as waived (given up), and what the report found no longer lets you out or makes the vendor repair it.',
      recommendation:
        'See your conveyancer at once: ask the vendor to extend the condition in writing, and sign or send nothing that confirms the contract before that.',
      question:
        'Will the vendor extend the inspection condition in writing, since the report of {{made}} came after {{last}}?',
    },
  },
  check({ doc, facts }, report) {
    for (const { passage } of changedWords(doc, 'inspection')) {
      report('missing', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const { lastDay, made, spans } of lateReports(doc)) {
      const values = { last: sayDate(lastDay), made: sayDate(made) }
      report('late', spans, values, { severity: 'high', unmistakable: true })
    }
    const passages = termsOf(doc)
    for (const { plain, zone, span } of passages) {
      if (zone !== 'special-conditions' || patterns.vendorMends.test(plain)) continue
      const isLimited =
        patterns.floor.test(plain) || holds(plain, patterns.onlyWhere, patterns.aboveSum)
      if (isLimited && holds(plain, patterns.lets, patterns.ofRepair)) {
        report('narrowed', [span], {}, { severity: 'high', unmistakable: true })
      }
    }
    const contract = doc.parts.some(
      ({ kind }) => kind === 'particulars' || kind === 'contract-form',
    )
    let found = false
    // Said once, with the loan: at auction there is no condition to fill in.
    const isAuction = facts.coolingOffMarks.some(({ value }) => value === 'auction')
    const tell = (
      message: 'missing' | 'blank' | 'removed' | 'looked',
      spans: Span[],
      severity?: Severity,
    ) => {
      if (isAuction) report.notInDocument(AT_AUCTION)
      else report(message, spans, {}, severity === undefined ? {} : { severity })
    }
    // What the list of deadlines holds is no blank, and not missing.
    const times = facts.inspectionDues.filter(({ value }) => value.what !== 'right to end')
    for (const { value, spans } of times) {
      const { due } = value
      const isShort = due.kind === 'period' && due.unit !== 'month' && due.count <= TOO_SHORT_DAYS
      if (isShort && isFromContract(due.from))
        report('hurried', spans, { days: String(due.count) }, { severity: 'medium' })
    }
    const timeBeside = ({ start, end }: Span) =>
      times.flatMap(({ spans }) => spans).find((at) => at.start >= start && at.start < end + BESIDE)
    const filledIn = passages.some(
      ({ text }) => patterns.filled.test(text) && !patterns.blank.test(text),
    )
    for (const passage of holdingAny(passages, ['text', 'plain'], ...ENTRIES)) {
      const { plain, full, text: printed, span, block, next } = passage
      // The form itself says in brackets what a blank means.
      const text = withoutHint(printed)
      const named =
        patterns.inspection.test(text) ||
        ((doc.state ?? 'VIC') === 'VIC' && patterns.victorian.test(text))
      if (patterns.filled.test(text) && !patterns.blank.test(text)) {
        found = true
        report.clear('The contract gives you a building or pest inspection.', [span])
        continue
      }
      if (patterns.timed.test(text) && !patterns.none.test(text)) {
        found = true
        report.clear('The contract gives you a building or pest inspection.', [span])
        continue
      }
      if (patterns.noBuilding.test(text) && named) {
        found = true
        report.clear('No building stands on the land.', [span])
        continue
      }
      if (patterns.inFile.test(text)) {
        found = true
        report.clear('Reports on which you may rely are in this file.', [span])
        continue
      }
      if (patterns.fieldAlone.test(text)) {
        const below = timeBeside(span)
        if (below !== undefined || patterns.chosenBelow.test(next)) {
          found = true
          report.clear('The contract gives you a building or pest inspection.', [below ?? span])
          continue
        }
        if (patterns.noneBelow.test(next)) {
          found = true
          const severity = isOffThePlan(doc) ? 'low' : 'medium'
          tell('removed', spansWithNext(passages, passage), severity)
          continue
        }
      }
      if (patterns.titled.test(text) && block.kind !== 'row') continue
      if (patterns.blank.test(text)) {
        if (timeBeside(span) !== undefined) continue
        // A leaflet that leaves a line for the day takes nothing from the form.
        if (filledIn) continue
        if (patterns.land.test(text)) {
          found = true
          report.clear('No building stands on the land.', [span])
          continue
        }
        found = true
        tell('blank', [span], doc.state === 'VIC' ? 'low' : 'high')
        continue
      }
      if (patterns.boxedOut.test(text)) {
        found = true
        const usual = patterns.auction.test(text) || isOffThePlan(doc)
        report('removed', [span], {}, { severity: usual ? 'low' : 'medium', unmistakable: true })
        continue
      }
      if (patterns.waives.test(plain)) {
        found = true
        report('removed', [span], {}, { severity: 'medium' })
        continue
      }
      const own = patterns.ownInspector.exec(text)?.[1]
      if (own !== undefined) {
        found = true
        if (own === '☒')
          report.clear('The contract gives you a building or pest inspection.', [span])
        else tell(patterns.saysNot.test(text) ? 'removed' : 'blank', [span], 'medium')
        continue
      }
      if (!named) continue
      if (patterns.notSubject.test(text)) {
        found = true
        tell('removed', [span], isOffThePlan(doc) ? 'low' : 'medium')
        continue
      }
      if (patterns.byBox.test(text) && !patterns.box.test(text)) continue
      if (patterns.toDo.test(`${passage.heading} ${text}`)) continue
      if (patterns.box.test(text) && patterns.paperList.test(text)) continue
      if (patterns.listedPaper.test(text)) continue
      if (patterns.paperOption.test(optionAt(text, placeOf(text)).trim()) && isListOfPapers(text))
        continue
      if (text.includes('☐') || text.includes('☒')) {
        found = true
        const isOut = patterns.markedOff.test(text) || isMarkedNot(text)
        if (isOut && isLookedBefore(text)) tell('looked', [span])
        else if (isOut) tell('removed', [span], 'medium')
        else if (isUnticked(text, placeOf(text))) tell('blank', [span])
        else
          report.clear(
            doc.state === 'ACT'
              ? ONLY_REPORTS
              : 'The contract gives you a building or pest inspection.',
            [span],
          )
      } else if (holds(plain, patterns.endsIt, patterns.ending, patterns.fault)) {
        found = true
        report.clear('You may end the contract for what an inspection finds.', [span])
      } else if (
        // In the Capital Territory the reports stand behind the contract, and the buyer says so.
        (patterns.waived.test(full) && !patterns.stillHis.test(text) && doc.state !== 'ACT') ||
        (patterns.emptyField.test(text) && doc.state !== 'ACT') ||
        (patterns.none.test(text) &&
          doc.state !== 'ACT' &&
          !patterns.subject.test(text) &&
          !patterns.stillHis.test(text))
      ) {
        found = true
        // At auction, and of what is not built yet, nobody offers a condition.
        const usual = patterns.auction.test(text) || isOffThePlan(doc)
        tell('removed', [span], usual ? 'low' : 'medium')
      } else if (patterns.subject.test(full)) {
        found = true
        report.clear('The contract gives you a building or pest inspection.', [span])
      } else if (patterns.attached.test(full)) {
        found = true
        report.clear(ONLY_REPORTS, [span])
      }
    }
    if (found) return
    const [time] = times
    if (time !== undefined) {
      report.clear('The contract gives you an inspection until a day.', time.spans)
      return
    }
    // Such an annexure is the condition itself, unless it is marked as not applying.
    const own = passagesIn(doc, ['annexure', 'special-conditions', 'other']).find(
      (passage) =>
        isInspectionAnnexure(passage, doc) &&
        !doc.parts[passage.block.partIndex]?.blocks.some(({ text }) =>
          patterns.notChosen.test(text),
        ),
    )
    if (own !== undefined) {
      report.clear('An annexure gives you a building or pest inspection.', [own.span])
      return
    }
    const annexed = passages.find(
      ({ text, block }) => patterns.annexed.test(block.text) || patterns.yes.test(text),
    )
    const out =
      annexed ??
      passages.find((passage) =>
        givesWayOut(
          passage,
          (around) =>
            patterns.report.test(around) &&
            patterns.fault.test(around) &&
            !patterns.otherReport.test(around),
        ),
      )
    if (out !== undefined) {
      report.clear('You may end the contract for what an inspection finds.', [out.span])
      return
    }
    const land = passages.some(({ text }) => patterns.land.test(text)) || isOffThePlan(doc)
    const looked = passages.find(({ text }) => isLookedBefore(text))
    if (contract && !land && looked !== undefined) tell('looked', [looked.span])
    else if (contract && !land) tell('missing', [])
    else
      report.notInDocument(
        land ? 'No finished building is sold.' : 'The contract’s particulars are not in this file.',
      )
  },
})

/** "☒ Does not apply", and no other box is ticked. */
function isMarkedNot(text: string): boolean {
  return patterns.saysNot.test(text) && text.indexOf('☒') === text.lastIndexOf('☒')
}

/** "☒ by-laws ☒ minutes ☒ building and pest report": what is bound in, and no condition. */
function isListOfPapers(text: string): boolean {
  const option = optionAt(text, placeOf(text))
  return patterns.otherPapers.test(text.replace(option, ' '))
}

/** "The Purchaser obtained a report before signing": what is found is known, and nobody's condition. */
function isLookedBefore(text: string): boolean {
  return holds(text, patterns.lookedBefore, patterns.already) && !patterns.subject.test(text)
}

const ONLY_REPORTS =
  'Reports of an inspection are told of. Read whether a term lets you out for what they say: none was read here.'

const AT_AUCTION =
  'The property is sold at auction, where no inspection condition is offered: have it inspected before you bid.'

/** How far below its label the value of a field may begin. */
const BESIDE = 160

function placeOf(text: string): number {
  const at = text.search(patterns.inspection)
  return at === -1 ? text.search(patterns.victorian) : at
}
