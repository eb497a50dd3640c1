import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween, latestDate } from '../reading/dates.ts'
import type { Passage } from '../reading/passages.ts'

export const ENDED_RECORD_PATTERNS = wordings({
  /** A right to take water, as a register or a letter of its authority opens the entry. */
  waterRight:
    /\b(?:(?:water|bore|groundwater|irrigation|diversion|surface water)(?: access| use| management| take)? (?:licen[cs]es?|entitlements?|allocations?|permits?)|(?:licen[cs]e|permit|entitlement|authority) to (?:take|draw|pump|divert|extract)\b|GWL ?\d|SWL ?\d|WAL ?\d{3}|take and use licen[cs]e|groundwater area)/i,
  poolRecord:
    /\b(?:swimming pool|pool (?:or|and) spa|pool barrier|barrier|private pool|spa pool)\b/i,
  fireRecord: /\b(?:fire safety|essential (?:safety|services)|sprinklers?|hydrants?|fire alarm)\b/i,
  backflowRecord: /\bbackflow\b/i,
  /** A row that holds how long it runs and no more. */
  termRow:
    /^\W{0,3}(?:(?:licen[cs]e|permit|entitlement|current|approved|granted) )?(?:term|tenure|duration|currency|validity|period|expiry|expires|expiry date|expiration|valid|in force|runs?)\b/i,
  otherTerm:
    /\b(?:lease|tenan\w{2,3}|insurance|policy|mortgage|clearance|exploration|tenement|agreement|option|trial|metering|billing|charg\w{1,3}|reading|account)\b/i,
  due: /\b(?:inspections?|visits?|tests?|checks?|certificates?|statements?|renewal)\b[^.;]{0,40}\b(?:fell due|falls due|was due|were due|due(?: date)?|required by|to be (?:made|done|held) by)\b/i,
  notDue:
    /\b(?:rates?|payments?|instalments?|levy|levies|invoice|rent|deposit|account|settlement|finance|report|meter)\b/i,
  /** What has been done about it since, unless the words are denied. */
  goesOn:
    /\b(?:renew(?:ed|al|s)?|extended|extension|replaced|replacement|superseded|continues?|applications?|applied|pending|lodged|reissued|holding over)\b/i,
  denied: /\b(?:none|nil|no|not|never|without|neither)\b/i,
  done: /\b(?:passed|completed|complied|carried out|done|satisfactory|certified|met|waived|no longer|removed|filled in|exempt)\b/i,
  notDone: /\b(?:no|not|none|nil|never|missed|outstanding|overdue|without)\b/i,
})

const P = ENDED_RECORD_PATTERNS

/** How many rows of an entry stand before and behind one of its own. */
const ROWS = 6
/** A notice of a few weeks is an ordinary delay. */
const LATE_DAYS = 45
/** An inspection missed long ago is one of another age of the building. */
const FORGOTTEN_DAYS = 3_700

export type EndedRecord = {
  readonly what: string
  readonly date: string
  readonly passage: Passage
}

/**
 * Entries of a register or a letter, told over several rows, whose own row says that the right has
 * run out by a day: what the right is stands rows above its term.
 */
export function endedRights(passages: readonly Passage[], asAt: string): EndedRecord[] {
  return passages.flatMap((passage, index) => {
    const { text } = passage
    if (text.length > 110 || !P.termRow.test(text) || P.otherTerm.test(text)) return []
    const date = latestDate(datesIn(text))
    if (date === null || date >= asAt) return []
    const above = rowsAround(passages, index, -1)
    if (!above.some((row) => P.waterRight.test(row.text))) return []
    const rest = rowsAround(passages, index, 1)
    const isKept = [passage, ...above, ...rest].some(
      (row) =>
        (P.goesOn.test(row.text) && !P.denied.test(row.text)) ||
        datesIn(row.text).some((other) => other > asAt),
    )
    return isKept ? [] : [{ what: 'water licence', date, passage }]
  })
}

/** Inspections that a register says fell due on a day, with nothing entered from then on. */
export function missedInspections(passages: readonly Passage[], asAt: string): EndedRecord[] {
  return passages.flatMap((passage, index) => {
    const { text } = passage
    if (text.length > 200 || !P.due.test(text) || P.notDue.test(text)) return []
    const date = datesIn(text.slice(text.search(P.due)))[0]
    if (date === undefined) return []
    const late = daysBetween(date, asAt)
    if (late < LATE_DAYS || late > FORGOTTEN_DAYS) return []
    const above = rowsAround(passages, index, -1)
    const what = whatOf([passage, ...above])
    if (what === null) return []
    const rest = rowsAround(passages, index, 1)
    const isDone = [passage, ...above, ...rest].some(
      (row) =>
        datesIn(row.text).some((other) => other > date) ||
        (row === passage && P.done.test(row.text) && !P.notDone.test(row.text)),
    )
    return isDone ? [] : [{ what, date, passage }]
  })
}

function whatOf(rows: readonly Passage[]): string | null {
  for (const { text } of rows) {
    if (P.poolRecord.test(text)) return 'pool barrier inspection'
    if (P.fireRecord.test(text)) return 'fire safety inspection'
    if (P.backflowRecord.test(text)) return 'backflow test'
  }
  return null
}

/** The rows of the same entry before (nearest first) or behind one; a heading ends it. */
function rowsAround(passages: readonly Passage[], index: number, step: 1 | -1): Passage[] {
  const rows: Passage[] = []
  const part = passages[index]?.block.partIndex
  for (let at = index + step; rows.length < ROWS; at += step) {
    const row = passages[at]
    if (row === undefined || row.block.partIndex !== part) break
    if (row.block.kind === 'heading') {
      if (step < 0) rows.push(row)
      break
    }
    rows.push(row)
  }
  return rows
}
