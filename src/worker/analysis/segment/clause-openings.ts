import type { PageKind } from '#shared/report.ts'

import { EXTRACTED, LOOSE } from './counted-zones.ts'

const NUMBERED =
  /^(?<word>special (?:condition|clause|by-?law|rule)|additional (?:clause|condition)|general condition|standard condition|printed clause|clause|cl\.?|article|condition|item|rule|by-?law|paragraph|SC|GC)?\s{0,2}(?<number>(?:[A-Z]{1,2}[.-]?)?\d{1,3}[A-Z]?(?:\.\d{1,3}){0,4})(?<close>[.):]|\s-)?(?:\s+|$)(?<rest>["'([]?\S*)/i

/** Conditions that count by letters: "A. The Purchaser …", each the next or the first. */
export function openedLetter(text: string, zone: PageKind, top: string | null): string | null {
  if (zone !== 'special-conditions') return null
  const letter = /^([A-Z])[.)]\s+["'(]?[A-Z]/.exec(text)?.[1]
  if (letter === undefined) return null
  if (letter === 'A') return top === null || /^[A-Z]$/.test(top) ? letter : null
  if (top === null || !/^[A-Z]$/.test(top)) return null
  const step = letter.charCodeAt(0) - top.charCodeAt(0)
  return step === 1 || step === 2 ? letter : null
}

/** "51A  …", "S1  …", "J2  …": a set that numbers its clauses by a letter and a number, in turn. */
export function openedOwn(text: string, zone: PageKind, top: string | null): string | null {
  if (zone !== 'special-conditions' && zone !== 'vendor-statement') return null
  const own = /^(\d{1,3}[A-Z]|[A-Z]{1,2}\d{1,2})[.:)]?\s+["'(]{0,2}[A-Z]/.exec(text)?.[1]
  if (own === undefined || ROAD_OR_PLAN.test(own)) return null
  if (/[A1]$/.test(own) && !/\d\d$/.test(own)) return own
  return top !== null && follows(top, own) ? own : null
}

const ROAD_OR_PLAN = /^(?:[CMB]\d|SP|DP|PS|GC|SC|HO|EM|R[UZ]?\d)/

/** The next of its kind, or the one behind it where one was left out. */
function follows(before: string, own: string): boolean {
  const [, lead = '', digits] = /^(\D*)(\d*)/.exec(own) ?? []
  if (lead !== '') {
    const last = before.startsWith(lead) ? Number(before.slice(lead.length)) : Number.NaN
    return Number(digits) > last && Number(digits) <= last + 2
  }
  if (Number.parseInt(before, 10) !== Number.parseInt(own, 10)) return false
  const step = own.charCodeAt(own.length - 1) - before.charCodeAt(before.length - 1)
  return step === 1 || step === 2
}

const QUANTITY =
  /^(?:days?|weeks?|months?|years?|per|percent|%|m2|m²|metres?|sqm|ha|hectares?|am|pm|January|February|March|April|May|June|July|August|September|October|November|December|bedrooms?|bathrooms?|[MGk]L|km|mm|cm|kg|kWh?|tonnes?|litres?|hours?|million|per cent)\b/i

/** The number that opens a clause: none for a reference, a quantity, a street or a row that counts something else. */
export function openedNumber(
  text: string,
  zone: PageKind,
  { lastWhole, top }: { lastWhole: number; top: string | null },
  heading: boolean,
): string | null {
  const groups = NUMBERED.exec(text)?.groups
  const number = groups?.['number']
  if (groups === undefined || number === undefined) return null
  const rest = groups['rest'] ?? ''
  const word = groups['word']?.toLowerCase()
  const closed = groups['close'] !== undefined
  const prefix = /^[A-Z]+/i.exec(number)?.[0]
  // "GC 31 does not apply" and "Clause 5 is deleted" speak of a clause, they do not open one.
  if (word !== undefined) {
    if (word === 'item' && outOfTurn(Number.parseInt(number, 10), lastWhole, zone)) return null
    const listed = word === 'sc' && zone === 'special-conditions' && /^\([a-z]{1,4}\)$/.test(rest)
    if (rest !== '' && !closed && !listed && !/^["'([]?[A-Z]/.test(rest)) return null
    if (
      (word === 'gc' || word.startsWith('general')) &&
      zone === 'special-conditions' &&
      !heading
    ) {
      return null
    }
    return bare(number)
  }
  if (prefix !== undefined && !closed && !number.includes('.')) return null
  if (QUANTITY.test(rest) || (!closed && STREET.test(text))) return null
  // "17.1  33.3  300" and "40.0" are lengths, and a row that counts far on counts something else.
  if (/\.0\d{0,2}$/.test(number) || (number.includes('.') && /^[$\d]/.test(rest))) return null
  if (/\.\d/.test(number)) {
    // No quantity has three numbers.
    const deep = number.split('.').length > 2
    const counts = goesOn(top, number) || isProvision(number, text, lastWhole)
    return rest === '' || !/^[a-z]{2,}/.test(rest) || closed || deep || counts ? bare(number) : null
  }
  const whole = Number.parseInt(number, 10)
  if (closed) return outOfTurn(whole, lastWhole, zone) ? null : bare(number)
  if (!/^["'([]?[A-Z]/.test(rest) || Number.isNaN(whole)) return null
  if (EXTRACTED.has(zone) && whole > lastWhole && whole <= lastWhole + MOST_LEFT_OUT)
    return STREET.test(text) ? null : bare(number)
  return whole === lastWhole + 1 || (lastWhole === 0 && whole <= 40 && heading)
    ? bare(number)
    : null
}

/** "10.1.7 a condition …" behind 10.1.6: the next of its level, the first below, or the next above. */
function goesOn(before: string | null, number: string): boolean {
  if (before === null) return false
  if (number === `${before}.1`) return true
  const levels = number.split('.')
  const last = Number(levels.pop())
  const behind = before.split('.').slice(0, levels.length + 1)
  return (
    Number(behind.pop()) + 1 === last &&
    behind.length === levels.length &&
    behind.join('.') === levels.join('.')
  )
}

/** "5.6 section 57 - Land management agreement": a form counts provisions below the act they are of. */
function isProvision(number: string, text: string, lastWhole: number): boolean {
  return Number.parseInt(number, 10) === lastWhole && PROVISION.test(text)
}

const PROVISION = /^[\d.]{3,8} {1,3}(?:section|part|division|regulation|schedule) \d/i

function outOfTurn(whole: number, lastWhole: number, zone: PageKind): boolean {
  return LOOSE.has(zone) && whole > (lastWhole === 0 ? 40 : lastWhole + MOST_LEFT_OUT)
}

function bare(number: string): string {
  return number.replace(/^(?:SC|GC)[.-]?/i, '')
}

const MOST_LEFT_OUT = 12
/** An address at the head of a line. */
export const STREET =
  /^\d{1,4}[A-Z]? (?:[A-Z][\w'-]{1,20} ){1,3}(?:Street|Road|Lane|Avenue|Drive|Way|Court|Crescent|Place|Terrace|Parade|Grove|Close|Highway|St|Rd|Ave)\b/
