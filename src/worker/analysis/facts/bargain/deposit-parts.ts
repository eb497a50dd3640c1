import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Due } from '../forms/due.ts'
import { firstDue } from '../forms/due.ts'
import type { Fact } from '../facts.ts'
import { factAt } from '../fact-at.ts'
import { labelled } from '../forms/labels.ts'
import { amountsIn } from '../forms/money.ts'

export type DepositPart = {
  readonly cents: number
  /** Null where the part falls due by an event in words, as on signing. */
  readonly due: Due | null
  /** Those words: "on the day finance is approved". */
  readonly when?: string
}

const ZONES: readonly PageKind[] = ['particulars', 'contract-form', 'special-conditions']
const LABEL =
  /\b(?:initial|first|preliminary|holding|second|further|final|balance(?: of (?:the )?)?|remaining|remainder of the|additional|total|full)? ?deposit\b/i
const MOST_PARTS = 6
const STAGED =
  /\b(?:initial|first|preliminary|holding|second|further|instal\w{0,6}|balance|remaining|remainder|two parts|in parts|as follows|of which|being|made up|comprising)\b/i
/** "$10,000 on signing; $60,000 within 7 days": no word says that they are parts, but each has its time. */
const EACH_TIMED =
  /\$[\d,.]{4,14} (?:is )?(?:payable |due |paid |to be paid )?(?:on|upon|at|when|within|by|now)\b[^$]{2,70}\$[\d,.]{4,14} (?:is )?(?:payable |due |paid |to be paid )?(?:on|upon|at|when|within|by|\w{3,8} (?:business |working )?days)\b/i
/** What ends the field of the deposit on a form. */
const STOP =
  /\b(?:balance (?:of (?:the )?(?:purchase )?price|payable|at|due|on settlement|\$)|residue|deposit holder|depositholder|settlement date|purchase price|(?<!\b(?:after|of|from|following|on|by|when|once|until|which|that|unless|before)\s(?:the\s|his\s|her\s|their\s)?)finance|default interest|date for completion|gst)\b/i
const ON_SIGNING =
  /\b(?:on|upon|at|when)\b[^.;\n]{0,30}\b(?:sign\w{0,3}|exchange|acceptance|contract)\b/i

/**
 * The parts of a deposit that is paid in two or more, in their order; none where it is one sum, or
 * where the parts do not add up to the deposit. Each part has the day or event that stands behind it.
 */
export function recogniseDepositParts(doc: Doc, deposit: Fact<number> | null): Fact<DepositPart>[] {
  if (deposit === null) return []
  for (const zone of ZONES) {
    const parts = new Map<number, Fact<DepositPart>>()
    for (const place of labelled(doc, LABEL, [zone], { anywhere: true, reach: 300 })) {
      const stop = STOP.exec(place.text)?.index ?? place.text.length
      const text = place.text.slice(0, stop)
      if (!STAGED.test(`${place.label} ${text}`) && !EACH_TIMED.test(text)) continue
      for (const part of partsIn(doc, text, place.offset)) {
        const at = part.spans[0]?.start ?? 0
        if (part.value.cents < deposit.value && !parts.has(at)) parts.set(at, part)
      }
    }
    const found = [...parts.entries()].toSorted(([a], [b]) => a - b).map(([, part]) => part)
    const run = runOf(found, deposit.value)
    if (run.length >= 2) return run
  }
  return []
}

function partsIn(doc: Doc, text: string, offset: number): Fact<DepositPart>[] {
  const amounts = amountsIn(text).filter(({ cents }) => cents > 0)
  return amounts.map((amount, index) => {
    const next = amounts[index + 1]?.start ?? text.length
    const own = text.slice(amount.end, Math.min(next, amount.end + 110))
    const after = own.slice(0, NEXT_FIELD.exec(own)?.index ?? own.length)
    const found = firstDue(after)
    const due = found === null || ON_SIGNING.test(after.slice(0, found.start)) ? null : found
    const [line = ''] = after.split('\n')
    const when = due === null ? ((AT_ONCE.exec(line) ?? WHEN.exec(line))?.[0] ?? '') : ''
    const end = amount.end + (due?.end ?? when.length)
    const span = { start: offset + amount.start, end: offset + end }
    const told = when.replace(BEFORE_TIME, '').trim()
    const value = {
      cents: amount.cents,
      due: due === null ? null : withEvent(due.due),
      ...(told === '' ? {} : { when: told }),
    }
    return factAt(doc, value, span, 80, ['a part of the deposit'])
  })
}

/** "Settlement: 60 days …" on the line below, which a form without rules runs into the first. */
export const NEXT_FIELD =
  /\s(?=(?:Settlement|Completion|Finance|Loan|Building|Possession|Balance|Interest)[A-Za-z ]{0,20}:)/
/** The event that stands behind an amount, up to the end of its clause. */
const WHEN =
  /^\W{0,4}(?:(?:is |are |to be |shall be )?(?:payable|due|paid) )?(?:on|upon|at|when|once|within|as soon as|immediately|by the|after)\b[^.;,$\n]{3,80}?(?=\s{1,3}(?:(?:and|to|into) )?(?:the )?(?:balance|rest|remainder|further|second|deposit|stakeholder|agent)\b|(?:\s{1,3}and)?\s{0,3}(?:[.;,$\n]|$))/i
/** "of which $5,000.00 is paid now" */
const AT_ONCE =
  /^\W{0,4}(?:(?:is |are |to be |shall be )?(?:payable|due|paid) )(?:now|today|at once|herewith|immediately|forthwith)\b/i
const BEFORE_TIME = /^\W{0,4}(?:(?:is |are |to be |shall be )?(?:payable|due|paid) )?/i

function withEvent(due: Due): Due {
  return due.kind === 'period' && due.from === '' ? { ...due, from: 'the contract date' } : due
}

/** Neighbours that add up to the whole. */
function runOf(parts: readonly Fact<DepositPart>[], whole: number): Fact<DepositPart>[] {
  for (let first = 0; first < parts.length; first += 1) {
    let sum = 0
    for (let last = first; last < Math.min(parts.length, first + MOST_PARTS); last += 1) {
      sum += parts[last]?.value.cents ?? 0
      if (sum === whole) return parts.slice(first, last + 1)
    }
  }
  return []
}
