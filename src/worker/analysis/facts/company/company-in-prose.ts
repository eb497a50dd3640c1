import type { Row } from './company-people.ts'
import type { CompanyExtract } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { surnameLast } from './company-people.ts'
import { firstDate } from '../forms/dates.ts'
import { printedNumber } from '../../wording/printed-number.ts'

type Director = CompanyExtract['directors'][number]
type Shareholder = CompanyExtract['shareholders'][number]

/** Those who hold office and shares where an extract tells them as sentences, several to a field. */
export type PeopleInProse = {
  readonly directors: readonly Director[]
  readonly shareholders: readonly Shareholder[]
}

/** Reads "Directors: A (appointed …); B (appointed …)" and "Members: A 1 ORD. B 1 ORD." */
export function peopleInProse(rows: readonly Row[]): PeopleInProse {
  const fields = toldFields(rows)
  return {
    directors: distinct(
      [...fields.flatMap(({ label, told }) => officers(label, told)), ...inOffice(rows)],
      ({ name, role }) => `${role} ${name}`,
    ),
    shareholders: holders(fields),
  }
}

type Told = { readonly label: string; readonly told: string }

const LABEL =
  /(?:^|(?<=[\n.;]\s{0,3}|\s{2}|\t))\W{0,3}((?:the |sole |current |former |previous |alternate |company )*(?:directors?(?: ?(?:&|and|\/) ?(?:company )?secretar(?:y|ies))?|(?:company )?secretar(?:y|ies)(?: ?(?:&|and|\/) ?directors?)?|officers?|office ?holders?|members?|share ?holders?|shareholdings?|share register|holders of shares|(?:issued |share )?(?:shares?|capital|structure)(?: (?:issued|capital|structure|on issue))?(?: held by)?|status|type|class|documents?[a-z ]{0,20}|charges?[a-z ]{0,20}|registered [a-z]+|annual [a-z ]{3,20}|former [a-z]+|external [a-z ]+|notes?|court|security interests|ppsr[a-z ]{0,12}))(?:\s?:\s|\s(?:is|are|were|was)\s|\s[–-]\s|\n)/gi

function toldFields(rows: readonly Row[]): Told[] {
  const text = rows.map((row) => row.cells.join('   ')).join('\n')
  const labels = matchesIn(text, LABEL)
  return labels.map((match, index) => ({
    label: (match[1] ?? '').toLowerCase(),
    told: text
      .slice(match.index + match[0].length, labels[index + 1]?.index ?? text.length)
      .slice(0, LONGEST),
  }))
}

const LONGEST = 1_500
const PERSON = String.raw`\p{Lu}[\p{L}'’-]{0,30}\.?(?:,? \p{Lu}[\p{L}'’-]{0,30}\.?){1,5}`
const DAY = String.raw`\d{1,2}(?:[/.-]\d{1,2}[/.-]\d{4}| \p{L}{3,9} \d{4})`
/** A person and, before the next one, the day of the appointment. */
const APPOINTED = new RegExp(
  String.raw`(${PERSON})(?:\s?[,(–-]\s?(?:(?:born|dob|of|both|each|all)\b[^;()\n]{2,80}?)??)?\s*\(?(?:appointed|appointment|since|from)(?: on| date)?:?\s(${DAY})`,
  'gu',
)
const ENDED = /^[^;.\n]{0,40}\b(?:ceased|resigned|retired|removed|to)\s(?:on\s)?\d/i
const NO_NAME = /\b(?:Born|Appointed|Appointment|None|Nil|Street|Road|Avenue|Suite|Level|Unit)\b/
/** "A and B, both appointed 1 May 2019" */
const SHARED = new RegExp(
  String.raw`(${PERSON}(?:(?:,| and| &) ${PERSON}){1,4})\W{1,3}(?:both|each|all)(?: appointed)?(?: since| from| on)? (${DAY})`,
  'gu',
)

function officers(label: string, told: string): Director[] {
  if (/\b(?:former|previous|alternate)\b/.test(label)) return []
  const role = /director/.test(label) ? 'Director' : /secretar/.test(label) ? 'Secretary' : null
  if (role === null) return []
  const put = (printed: string, date: string): Director[] =>
    NO_NAME.test(printed)
      ? []
      : [
          {
            name: surnameLast(printed).trim(),
            role,
            appointmentDate: firstDate(date)?.date ?? null,
          },
        ]
  const shared = matchesIn(told, SHARED).flatMap((match) =>
    (match[1] ?? '').split(/, | and | & /).flatMap((name) => put(name.trim(), match[2] ?? '')),
  )
  if (shared.length > 0) return shared
  return matchesIn(told, APPOINTED).flatMap((match) =>
    ENDED.test(told.slice(match.index + match[0].length))
      ? []
      : put(match[1] ?? '', match[2] ?? ''),
  )
}

/** "Ann Sample, director and secretary since 1 May 2019" */
const OFFICE_BEHIND = new RegExp(
  String.raw`(${PERSON})\s?[,(–-]\s?(director|secretary|DIRECTOR|SECRETARY)(?: (?:and|&) (?:secretary|director))?,? (?:appointed |since |from )(?:on )?(${DAY})`,
  'gu',
)
/** "Director | Ann Sample | 1/05/2019": the one day of a row is that of the appointment. */
const ROW_OF_OFFICE =
  /^(?:sole )?(director|secretary)(?: ?(?:and|&|\/) ?(?:secretary|director))?:?$/i
const ONE_DAY = new RegExp(String.raw`^${DAY}$`, 'u')
const ONE_PERSON = new RegExp(String.raw`^${PERSON}$`, 'u')

function inOffice(rows: readonly Row[]): Director[] {
  return rows.flatMap(({ text, cells }) => {
    const [office = '', name = '', ...rest] = cells
    const role = ROW_OF_OFFICE.exec(office)?.[1]
    const days = rest.filter((cell) => ONE_DAY.test(cell))
    const [day] = days
    if (role !== undefined && ONE_PERSON.test(name) && day !== undefined && days.length === 1)
      return [officer(name, role, day)]
    return matchesIn(text, OFFICE_BEHIND).flatMap((match) =>
      ENDED.test(text.slice(match.index + match[0].length))
        ? []
        : [officer(match[1] ?? '', match[2] ?? '', match[3] ?? '')],
    )
  })
}

function officer(printed: string, role: string, day: string): Director {
  return {
    name: surnameLast(printed).trim(),
    role: /^d/i.test(role) ? 'Director' : 'Secretary',
    appointmentDate: firstDate(day)?.date ?? null,
  }
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,9}|${COUNTS.join('|')})`
const HOLDER = String.raw`(\p{Lu}[\p{L}\d'’&-]{0,30}\.?(?:(?:,? | & | of | and (?=\p{L}{1,30} (?:Pty|PTY)))[\p{Lu}(][\p{L}'’&)-]{0,30}\.?){1,7})`
const ACN = String.raw`(?:,? ?\(?A\.?C\.?N\.?:? ?\d{3} ?\d{3} ?\d{3}\)?)?`
const OF_CLASS = String.raw`(?:[A-Z] (?:class )?(?=[Ss]hare)|(?:ORD|PREF)\b|[Oo]rd\w*|[Pp]ref\w+)?(?: ?\(?[Ff]ully paid\)?)?\s?(?:[Ss]hares?\b)?\.?`
/** A holder with what is held, up to the next holder or the end of the sentence. */
const HELD = new RegExp(
  String.raw`${HOLDER}${ACN}[\s,:(–=-]{1,4}(?:holds? |has |owns? |with |(?:ORD|[A-Z]) )?${COUNT}(?![\d/%])(?: each)?(?:\s*$|\s*(?=[.;,)(\n]|and\b|beneficial|\s{2})|\s(?=[A-Z]{1,4}\b|ord|Ord|pref|Pref|[Ff]ully|[Ss]hare)${OF_CLASS})`,
  'gu',
)
/** "60 ORD held by ANN SAMPLE" */
const HELD_BY = new RegExp(
  String.raw`\b${COUNT}(?: [A-Za-z]+){0,4} (?:held by|to|owned by):? ${HOLDER}`,
  'gu',
)
const ISSUED =
  /\b(\d[\d,]*)\s*(?:[A-Z]{2,4}\b|ordinary|fully|shares?|issued|on issue|in all)|^\s*[A-Z]{2,4}\s+(\d[\d,]*)/

function holders(fields: readonly Told[]): Shareholder[] {
  const about = fields.filter(({ label }) =>
    /^(?:[a-z]+ )*(?:members?|share|issued|holders)/.test(label),
  )
  const found = about.flatMap(({ told }) => {
    const named = matchesIn(told, HELD).map((match) => ({ who: match[1], count: match[2] }))
    if (named.length > 0) return named
    return matchesIn(told, HELD_BY).map((match) => ({ who: match[2], count: match[1] }))
  })
  const people = distinct(
    found.flatMap(({ who, count }) => {
      const name = surnameLast((who ?? '').replace(/(?<!\s)\s*\bA\.?C\.?N\.?$/, '').trim()).trim()
      const shares = numberOf(count ?? '')
      return shares === null || NO_HOLDER.test(name) ? [] : [{ name, shares }]
    }),
    ({ name }) => name,
  )
  const issued = about
    .map(({ told }) => ISSUED.exec(told))
    .find((match) => match !== null && match.index < ISSUED_WITHIN)
  const stated = printedNumber(issued?.[1] ?? issued?.[2] ?? '')
  const sum = people.reduce((total, { shares }) => total + shares, 0)
  // The members of one class hold all of it between them.
  const all = stated >= sum ? stated : sum
  return people.map(({ name, shares }) => ({
    name,
    shares: String(shares),
    percentage: all > 0 ? String(Math.round((shares / all) * 10_000) / 100) : null,
  }))
}

const ISSUED_WITHIN = 12
const NO_HOLDER =
  /\b(?:ORD|ORDINARY|Ordinary|Class|Shares?|Issued|Amount|Paid|Total|Number|Form|None|Nil|Director|Secretary|Street|Road|Avenue|Suite|Level)\b/

function numberOf(printed: string): number | null {
  const word = COUNTS.indexOf(printed.toLowerCase())
  const number = word >= 0 ? word + 1 : printedNumber(printed)
  return Number.isFinite(number) && number > 0 ? number : null
}

function distinct<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const key = keyOf(one).toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
