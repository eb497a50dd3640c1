import type { Row } from './company-people.ts'
import type { CompanyExtract } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { linesOfRow } from './company-lines.ts'
import { surnameLast } from './company-people.ts'
import { datesIn } from '../forms/dates.ts'

type Director = CompanyExtract['directors'][number]

type Token = { readonly at: number } & (
  | { readonly is: 'role'; readonly role: string; readonly former: boolean }
  | { readonly is: 'person'; readonly name: string; readonly joined: boolean }
  | { readonly is: 'day'; readonly date: string; readonly ends: boolean }
  | { readonly is: 'ended' | 'now' | 'line' | 'section' }
)

type Entry = {
  readonly name: string
  role: string | null
  former: boolean
  date: string | null
}

const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)*\.?|de|van|von|der|la|le|di|da)`
/** "SAMPLE, ANN MARIE" or "Ann Marie Sample", never the words of a heading or an address. */
const PERSON = new RegExp(
  String.raw`(?<![\p{L}\d/])(?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){0,3}|\p{Lu}[\p{L}'’-]*\.?(?: ${NAME_WORD}){1,4})(?![\p{L}\d])`,
  'gu',
)
const NO_PERSON =
  /\b(?:born|appoint\w*|date|name|address|street|road|avenue|lane|parade|terrace|drive|court|place|crescent|rise|esplanade|level|suite|unit|box|director\w*|secretar\w+|alternate|former|previous|current|sole|officers?|office|officeholders?|holders?|position|person|from|to|now|pty|ltd|limited|company|capital|class|document|form|disqualified|section|people|australian|proprietary|next|review|nsw|vic|qld|tas|act|january|february|march|april|june|july|august|september|october|november|december)\b/i
const ROLE =
  /\b((?:former|previous|past|alternate|current|sole) )?(?:(?:and|&|\/) )?(?:company )?(directors?|secretar(?:y|ies)|administrators?|liquidators?|receivers?(?: and managers?)?|controllers?|public officers?)\b(?: ?(?:and|&|\/) ?(?:sole |company )?(?:directors?|secretar(?:y|ies))| \(and (?:sole )?secretary\))?/gi
const ENDS_BEFORE =
  /(?:\bto|\bceased?(?: on| date)?|\bresigned(?: on)?|\bended(?: on)?|\bretired(?: on)?|\bremoved(?: on)?|\buntil|–|—|-)[\s:]{0,3}$/i
const BORN_BEFORE = /\b(?:born|dob|date of birth)\b[\s:]{0,3}$/i
/** "Born 4/05/1970, MALMO, SWEDEN": a place of birth is no person. */
const BORN =
  /\b(?:born|dob|date of birth)\b[^.;\t\n]{0,60}?(?=[.;\t\n)]|,? (?:appointed|appointment|since|from)\b|$)/gi
const ENDED = /\b(?:ceased?|resigned|retired|removed|deceased|ended|disqualified)\b/gi
const NOW = /\b(?:current|now|present|to date)\b/gi
/** A line that opens the people of a company: "E. PEOPLE", "[2] OFFICERS, now", "Directors: …". */
const OPENS =
  /^\W*(?:(?:section )?[\dA-Z]{1,2}[.)\]:]?\s+)?(?:current |the |company |former |previous )*(?:officers?|office ?-?holders?|people|directors?|secretar(?:y|ies)|officeholders? and other roles)\b/i
const BEFORE =
  /^\W*(?:(?:section )?[\dA-Z]{1,2}[.)\]:]?\s+)?(?:(?:former|previous|past) (?:officers?|office ?-?holders?|directors?|secretar)|(?:officers?|office ?-?holders?|people),? (?:before|former|past|previous))/i
const CLOSES =
  /^\W*(?:(?:section )?[\dA-Z]{1,2}[.)\]:]?\s+)?(?:shares?\b|share ?holders?\b|members?\b|capital\b|charges?\b|ppsr\b|security interests?\b|external administration|documents?\b|lodged\b|addresses\b|registered office|principal place|place of business|notes?\b|ultimate holding|court\b|administration\b|appointed (?:receiver|liquidator|administrator|controller)|administrator\b|liquidator\b|receiver\b|status\b|type\b|a\.?c\.?n\b|register of|end of|issued\b|holders? of (?:shares|ordinary)|holder\b)/i

/**
 * Those who hold office now, read word by word: a role, a person and days in whatever order and
 * layout they stand, one to a line or several, with the role before, behind or above the name.
 */
export function officersTold(rows: readonly Row[]): Director[] {
  const entries: Entry[] = []
  let role: { readonly role: string; readonly former: boolean } | null = null
  let open = false
  let past = false
  let last: Entry | undefined
  for (const text of rows.flatMap(linesOfRow)) {
    if (CLOSES.test(text) && !OPENS.test(text)) {
      open = false
      role = null
      last = undefined
      continue
    }
    if (OPENS.test(text)) {
      open = true
      past = BEFORE.test(text)
    }
    if (!open && !/\b(?:director|secretary)\b/i.test(text)) continue
    let ownRole = false
    let unnamed = false
    // "Ann Sample and Max Sample, each appointed …": one day for both.
    let together: Entry[] = []
    for (const token of tokensOf(text)) {
      if (token.is === 'role') {
        // "Ann Sample, director, appointed …": a role behind a name is that person's.
        if (last !== undefined && !ownRole && isOnLine(last, entries, text) && last.date === null) {
          last.role = token.role
          last.former ||= token.former
        } else unnamed = true
        role = token
        ownRole = true
      } else if (token.is === 'person') {
        last = {
          name: token.name,
          role: role?.role ?? null,
          former: past || role?.former === true,
          date: null,
        }
        entries.push(last)
        together = token.joined ? [...together, last] : [last]
        ownRole = role !== null && ownRole
        unnamed = false
      } else if (token.is === 'day' && last !== undefined) {
        if (unnamed && last.date !== null && !token.ends && role !== null) {
          last = { name: last.name, role: role.role, former: past || role.former, date: token.date }
          entries.push(last)
          unnamed = false
        } else if (token.ends || last.date !== null) last.former = true
        else for (const one of together.includes(last) ? together : [last]) one.date ??= token.date
      } else if (token.is === 'ended' && last !== undefined) last.former = true
    }
  }
  const now = entries.filter(
    ({ role: held, former }) => !former && /^(?:director|secretar)/i.test(held ?? ''),
  )
  const seen = new Set<string>()
  return now.flatMap(({ name, role: held, date }) => {
    const office = /^d/i.test(held ?? '') ? 'Director' : 'Secretary'
    const key = `${office} ${name.toLowerCase()}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ name, role: office, appointmentDate: date }]
  })
}

function isOnLine(last: Entry, entries: readonly Entry[], text: string): boolean {
  const surname = last.name.split(' ').at(-1) ?? ''
  return entries.at(-1) === last && text.includes(surname)
}

function tokensOf(text: string): Token[] {
  const days = datesIn(text)
  const tokens: Token[] = []
  for (const day of days) {
    const before = text.slice(Math.max(0, day.start - 24), day.start)
    if (BORN_BEFORE.test(before)) continue
    const spoken = ENDS_BEFORE.test(before)
    // "- 11 October 2021" behind a name is no end; between two days it is.
    const dash = /[–—-][\s:]{0,3}$/.test(before)
    const range = days.some(({ end }) => end < day.start && day.start - end <= 5)
    tokens.push({ is: 'day', at: day.start, date: day.date, ends: spoken && (!dash || range) })
  }
  const roles = matchesIn(text, ROLE)
  for (const match of roles) {
    const kind = match[2] ?? ''
    tokens.push({
      is: 'role',
      at: match.index,
      role: /alternate/i.test(match[1] ?? '') ? 'Alternate' : kind,
      former: /former|previous|past|alternate/i.test(match[1] ?? ''),
    })
  }
  const free = withoutDays(text, days).replace(BORN, (place) => '¤'.repeat(place.length))
  let ended = -1
  for (const match of matchesIn(free, PERSON)) {
    // The last words of an address behind a name are nobody.
    const between = ended < 0 ? '' : free.slice(ended, match.index)
    if (/\d/.test(between) && !/[;.\t¤]/.test(between)) continue
    if (NO_PERSON.test(match[0]) || /\b(?:WA|SA|NT|Mr|Mrs|Ms)\b/.test(match[0])) continue
    ended = match.index + match[0].length
    const joined = /^,? ?(?:and|&) $/.test(between)
    tokens.push({ is: 'person', at: match.index, name: surnameLast(match[0]).trim(), joined })
  }
  for (const match of matchesIn(text, ENDED)) tokens.push({ is: 'ended', at: match.index })
  for (const match of matchesIn(text, NOW)) tokens.push({ is: 'now', at: match.index })
  return tokens.toSorted((a, b) => a.at - b.at)
}

/** Days and roles blotted out, so that "Director ANN" and "4 May" are no names. */
function withoutDays(
  text: string,
  days: readonly { readonly start: number; readonly end: number }[],
): string {
  let free = text
  for (const { start, end } of days)
    free = `${free.slice(0, start)}${'¤'.repeat(end - start)}${free.slice(end)}`
  return free.replace(ROLE, (role) => '¤'.repeat(role.length))
}
