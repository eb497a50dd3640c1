import type { Block, Doc } from '../../document.ts'
import type { DepositFacts } from './deposit-facts.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { CONTRACT_ZONES, LOOSE_ZONES, MISREAD_ZONES } from '../forms/contract-zones.ts'
import { PERCENT, wholeDeposit } from './deposit-amount.ts'
import {
  alreadyPaid,
  dueAboveCaption,
  dueDate,
  dueElsewhere,
  onClausesDay,
  onContractDay,
  onMaking,
  withFirstDay,
} from './deposit-date.ts'
import { paidAsDeposit, toldInSentence } from './deposit-told.ts'
import { dueAtItem } from './due-at-item.ts'
import { dueInDays } from './deposit-days.ts'
import { dueInRows } from './deposit-rows.ts'
import { factAt } from '../fact-at.ts'
import { labelled } from '../forms/labels.ts'

/**
 * The whole deposit in cents, its parts added; the date by which it, or its last part, is due. A
 * deposit given only as a share of a price is computed from that price and says so.
 */
export function recogniseDeposit(
  doc: Doc,
  price: Fact<number> | null,
  contractDate: Fact<string> | null = null,
): DepositFacts {
  let percent: Fact<number> | null = null
  for (const [zones, confidence] of [
    [CONTRACT_ZONES, 92],
    [LOOSE_ZONES, 65],
    [MISREAD_ZONES, 50],
  ] as const) {
    const misread = zones === MISREAD_ZONES
    const places = labelled(doc, LABEL, zones, { anywhere: !misread }).filter(
      (place) => !misread || place.field,
    )
    for (const place of places) {
      const text = withinField({ ...place, text: wholeField(doc, place) })
      percent ??= percentIn(
        doc,
        { ...place, text: `${place.label} ${text}`, offset: place.offset - place.label.length - 1 },
        confidence,
      )
      const deposit = wholeDeposit(doc, place, text, places, price, confidence)
      if (deposit !== null) {
        return {
          deposit,
          depositPercent: percent,
          depositDate:
            withFirstDay(text, dueDate(doc, place, text, confidence), { deposit, contractDate }) ??
            alreadyPaid(doc, place, text, { deposit, confidence }) ??
            onContractDay(doc, place, text, { deposit, contractDate }) ??
            dueAtItem(doc, place, text) ??
            (misread
              ? null
              : dueInRows(doc, place, { deposit, contractDate, price }, confidence - 5)) ??
            dueInDays(doc, place, text, contractDate) ??
            dueAboveCaption(doc, confidence - 10) ??
            (misread ? null : dueElsewhere(doc, zones, confidence - 15)) ??
            onMaking(doc, place, text, { deposit, contractDate }) ??
            (misread ? null : onClausesDay(doc, place, text, { deposit, contractDate })),
        }
      }
    }
    const told =
      paidAsDeposit(doc, zones, price, confidence - 8) ??
      toldInSentence(doc, zones, { price, contractDate }, confidence - 8)
    if (told !== null) return { ...told, depositPercent: percent }
    if (percent !== null) {
      const date = places.flatMap((place) => {
        const text = withinField({ ...place, text: wholeField(doc, place, PARTS) })
        return dueDate(doc, place, text, confidence) ?? []
      })[0]
      const [field] = places
      const counted =
        date === undefined && field !== undefined
          ? dueInDays(doc, field, withinField(field), contractDate)
          : null
      const deposit = fromShare(percent, price)
      const made = places
        .filter((place) => place.field)
        .flatMap(
          (place) =>
            onMaking(doc, place, withinField(place), { deposit: null, contractDate }) ?? [],
        )[0]
      return {
        deposit,
        depositPercent: percent,
        depositDate: date ?? counted ?? made ?? null,
      }
    }
  }
  return { deposit: null, depositPercent: percent, depositDate: null }
}

const LABEL =
  /\b(?:initial |preliminary |holding |total |full |less )?deposit\b(?!\s*(?:bond|holder|guarantee|release|slip|stakeholder|is (?:paid|held|to be held)|paid|must|will be|may|shall|held|trust|payable under|moneys?))(?:\s*\((?:\d{1,2}(?:\.\d)?\s?%|ten per cent)[^)]{0,60}\))?/i
const STOP =
  /\b(?:balance(?! (?:of (?:the )?)?deposit)|residue|deposit holder|depositholder|settlement (?:date|is|takes|will|shall)|completion (?:is|takes)|(?<!of (?:the )?)purchase price|loan|finance|default interest|date for completion|gst|interest)\b/i
/** "initial $5,000 on signing; balance $15,000 …": the balance is the deposit's own. */
const IN_PARTS =
  /^\W*(?:an? )?(?:initial|first|part):? (?:payment |instalment |deposit )?(?:of )?\$[^;]{0,60};? (?:and )?(?:the )?balance\b|^\W*\$[\d,.]{4,12} (?:on|upon|at|when|within|by|payable|due) [^;$]{3,60}[.;,] (?:and )?(?:the )?balance (?:of )?\$/i
const STOP_OF_PARTS = new RegExp(
  STOP.source.replace('balance(?! (?:of (?:the )?)?deposit)|', ''),
  'i',
)
/** "(a) $90,000 on signing; and" goes on in the lines below that open with a letter or an amount. */
const GOES_ON =
  /^(?:\((?:[b-f]|i{2,3}|iv|v|[2-5])\)|(?:[b-f]|[2-5])[.)])\s|^\$\s?\d[\d,.]*\s+(?:(?:balance|further|second) deposit )?(?:\(if any\) )?(?:payable|due|on|by|within|upon|when|at|to be)\b(?!.{0,20}\b(?:settlement|completion)\b)|^(?:the )?(?:first|second|third|1st|2nd|initial|further|next) (?:instalment|payment|part|half)\b|^(?:initial|balance)\s?:\s?\$|^and (?:to be )?(?:paid|payable|due) (?:by|on|no later|not later|within|before)\b/i
/** Of a share of the price in parts the first part may have a line of its own too. */
const PARTS = /^\(?[a-f][.)]\s/i
const MOST_LINES = 5

/** The field with the lines below it that go on with it. */
function wholeField(doc: Doc, { block, text, offset }: Labelled, lines: RegExp = GOES_ON): string {
  if (offset < block.span.start || offset + text.length < block.span.end - 1) return text
  let end = offset + text.length
  for (let index = block.index + 1; index <= block.index + MOST_LINES; index += 1) {
    const below = doc.blocks[index]
    if (below?.partIndex !== block.partIndex) break
    const goesOn = lines.test(below.text) || isCutSentence(doc.text.slice(offset, end), below)
    if (!goesOn) break
    end = below.span.end
  }
  return doc.text.slice(offset, end)
}

/** "… is to be paid to Sample Realty" above "RLA 1234 on the 15th day of May": a sentence cut in two. */
function isCutSentence(text: string, below: Block): boolean {
  return PAID_TO.test(text) && below.cells === null && !/^[^.;]{0,30}:/.test(below.text)
}

const PAID_TO =
  /\$[\d,.]{4,12}\)? (?:is|must|shall|will|to) (?:to )?(?:be )?(?:paid|pay|payable) (?:in)?to [^.;:$]{3,80}[A-Za-z,]$/i

function withinField({ text }: Labelled): string {
  const stop = (IN_PARTS.test(text) ? STOP_OF_PARTS : STOP).exec(text)
  return stop === null ? text : text.slice(0, stop.index)
}

function percentIn(doc: Doc, place: Labelled, confidence: number): Fact<number> | null {
  const match = PERCENT.exec(place.text.slice(0, 160))
  if (match === null || match.index > 90) return null
  if (
    /\b(?:not|exceed|interest|unless otherwise)\b/i.test(
      place.text.slice(0, match.index + match[0].length + 30),
    )
  )
    return null
  const value = Number(match[1])
  if (value <= 0 || value > 50) return null
  const start = place.offset + match.index
  return factAt(doc, value, { start, end: start + match[0].length }, confidence - 10, [
    'a share of the price behind "deposit"',
  ])
}

function fromShare(percent: Fact<number>, price: Fact<number> | null): Fact<number> | null {
  if (price === null) return null
  return {
    value: Math.round((price.value * percent.value) / 100),
    text: percent.text,
    spans: [...percent.spans, ...price.spans],
    confidence: Math.min(percent.confidence, price.confidence) - 10,
    explanation: [`${percent.value}% of the price of the contract, computed`],
  }
}
