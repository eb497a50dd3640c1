import type { Check, StateCode, SummaryEntry } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import type { Fact, Facts } from '../facts/facts.ts'
import { dayInWords } from '../money/days.ts'
import { dollars } from '../money/dollars.ts'
import { BESIDE } from '../rules/nets/beside-clear.ts'
import { inSmallLetters } from './in-small-letters.ts'
import { lotPlanInWords, titleInWords } from './land-in-words.ts'
import { VIC_ZONES } from './planning/vic-zones.ts'
import type { Prove } from './prove.ts'
import { asSentence, listed } from './sentences.ts'

type Point = { readonly text: string; readonly facts: readonly (Fact<unknown> | null)[] }

/**
 * The bargain in a few sentences, each resting on what the document says; that it is signed already
 * stands first, since it decides what a reader can do about the rest.
 */
export function keyPointsOf(
  doc: Doc,
  prove: Prove,
  facts: Facts,
  checks: readonly Check[],
  signed: SummaryEntry | null,
): SummaryEntry[] {
  const points = [
    property(facts),
    parties(facts),
    price(doc, facts),
    settlement(facts),
    signed === null ? dated(doc, facts) : null,
    zone(doc.state, facts),
  ].filter((point) => point !== null)
  const entries = points
    .map(({ text, facts: used }) => ({
      text,
      evidence: prove(used.flatMap((fact) => fact?.spans ?? [])),
      concernIds: [],
    }))
    .filter(({ evidence }) => evidence.length > 0)
  return [...(signed === null ? [] : [signed]), ...entries, checked(checks)]
}

function property(facts: Facts): Point | null {
  const address = inSmallLetters(facts.address)
  if (address === null) return null
  const [lotPlan, titleReference] = [lotPlanInWords(facts), titleInWords(facts)]
  const title = [lotPlan?.text, titleReference?.text].filter((text) => text !== undefined)
  return {
    text: `The property is ${address.text}${title.length > 0 ? ` (${title.join(', ')})` : ''}.`,
    facts: [address, lotPlan, titleReference],
  }
}

function parties({ vendors, purchasers }: Facts): Point | null {
  if (vendors.length === 0) return null
  const buyer =
    purchasers.length > 0
      ? `the purchaser is ${listed(purchasers.map(({ value }) => value))}`
      : 'the purchaser is left blank'
  return {
    text: `The vendor is ${listed(vendors.map(({ value }) => value))}; ${buyer}.`,
    facts: [...vendors, ...purchasers],
  }
}

function price({ hasContract }: Doc, { price: sum, deposit }: Facts): Point | null {
  if (!hasContract) return null
  if (sum === null) return null
  if (deposit === null) return { text: `The price is ${dollars(sum.value)}.`, facts: [sum] }
  const share = Math.round((deposit.value / sum.value) * 1000) / 10
  return {
    text: `The price is ${dollars(sum.value)}, with a deposit of ${dollars(deposit.value)} (${share}%).`,
    facts: [sum, deposit],
  }
}

function settlement({ settlement: fact }: Facts): Point | null {
  if (fact === null) return null
  const { value, text } = fact
  return {
    text:
      value.kind === 'date' && !/\b(?:later|latest|whichever)\b/i.test(text)
        ? `Settlement is due on ${dayInWords(value.date)}.`
        : `Settlement, as printed: ${asSentence(text)}`,
    facts: [fact],
  }
}

/** A day alone may be typed into a draft: the buyer knows whether it is signed. */
function dated({ hasContract }: Doc, { contractDate }: Facts): Point | null {
  if (!hasContract || contractDate === null) return null
  return {
    text: `The contract bears the date ${dayInWords(contractDate.value)}. If you have signed it, raise at once what this report asks for “before you sign”: what can still be changed depends on the conditions that are still open and on a cooling-off right, where you have one.`,
    facts: [contractDate],
  }
}

function zone(state: StateCode | null, { zoning }: Facts): Point | null {
  if (zoning === null) return null
  const code = /\b[A-Z][A-Z0-9]{0,4}?Z(?=\d|\b)/.exec(zoning.value.toUpperCase())?.[0] ?? ''
  const entry = state === 'VIC' ? VIC_ZONES[code] : undefined
  return {
    text:
      entry === undefined
        ? `The land is zoned ${zoning.text}.`
        : `The land is zoned ${zoning.text}: ${entry.meaning} ${entry.councilRules}`,
    facts: [zoning],
  }
}

function checked(checks: readonly Check[]): SummaryEntry {
  const count = (outcome: Check['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length
  const made = count('problem') + count('clear')
  if (made === 0)
    return {
      text: `None of the ${checks.length} checks could be made on this file: all concern things that are not in it.`,
      evidence: [],
      concernIds: [],
    }
  // What only points to another finding has found nothing itself.
  const beside = checks.filter(({ outcome, note }) => outcome === 'problem' && note === BESIDE)
  const pointing =
    beside.length === 0 ? '' : `, ${beside.length} only point to a finding on the same subject`
  const spoken = checks.filter(({ isSpokenOf }) => isSpokenOf === true).length
  const toRead =
    spoken === 0 ? '' : ` (${spoken} of these on subjects that the papers speak of: read the words)`
  return {
    text: `${made} of ${checks.length} checks could be made on this file: ${count('problem') - beside.length} found something${pointing}, in ${count('clear')} no problem was recognised${toRead}. The other ${count('not-in-document')} concern things that are not in it.`,
    evidence: [],
    concernIds: [],
  }
}
