import type { Row } from './company-people.ts'
import type { CompanyExtract } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { printedSum, SETTLED } from './charge-words.ts'
import { surnameLast } from './company-people.ts'
import { COMPANY_STATUS } from './company-status.ts'
import { firstDate } from '../forms/dates.ts'

type Director = CompanyExtract['directors'][number]
type Shareholder = CompanyExtract['shareholders'][number]
type Charge = CompanyExtract['charges'][number]

/** What an extract says in rows of labels and values, several to a row, under headings or under none. */
export type CompanyFields = {
  readonly name: string | null
  readonly incorporationDate: string | null
  readonly status: string | null
  readonly type: string | null
  readonly registeredAddress: string | null
  readonly directors: readonly Director[]
  readonly shareholders: readonly Shareholder[]
  readonly charges: readonly Charge[]
}

/** A label and its values: one list of cells for each row that it reaches over. */
type Field = { readonly label: string; readonly items: string[][] }

const LABEL =
  /^(?:(?:company |current |entity |organisation |full )?name|a\.?c\.?n\.?(?: \([^)]{0,40}\))?|a\.?b\.?n\.?|registered (?:in|office|address|on)(?: address)?|registration date|date of (?:registration|incorporation)|incorporated(?: on)?|registered(?= \d|$|:)|(?:company |organisation |current )?status|(?:company |organisation )?type|class|subclass|principal place[\w ]{0,14}|(?:current |former |previous |alternate |sole )?(?:directors?(?: ?(?:&|and|\/) ?(?:company )?secretar(?:y|ies))?|secretar(?:y|ies)(?: ?(?:&|and|\/) ?directors?)?)|officeholders?|receivers?(?: and managers?)?|controller|liquidator|members?|shareholders?|share (?:structure|capital|information)|shares(?: issued)?|issued shares|documents?(?: [a-z]+){0,2}|next review(?: date)?|state of registration|former (?:names?|organisation[a-z ]*)|external administration[a-z ]{0,12}|charges?(?: [a-z]+){0,3}|ppsr(?: [a-z]+){0,2}|security interests|court|start date|organisation details|address details|extracted|end of)\b/i
/** "Shares: ORD 100. Members: …": two fields in one sentence. */
const NEXT_LABEL = /(?<=[.;])\s+(?=(?:members?|shareholders?|directors?|secretary|status|type): )/i
const COMPANY =
  /^([A-Z][\w&'’.()-]*(?: [\w&'’.()-]+){0,7} (?:PTY\.? ?(?:LTD|LIMITED)|LIMITED|LTD)\b\.?)/i

/** Reads the rows of an extract as labels with values, whatever stands above them. */
export function companyFields(rows: readonly Row[]): CompanyFields {
  const fields = fieldsOf(rows)
  const first = (label: RegExp) =>
    fields
      .filter((field) => label.test(field.label))
      .map(({ items }) => (items[0] ?? []).join(' ').trim())
      .find((value) => value !== '') ?? null
  const dated = first(/^(?:registration date|registered(?: on)?$|date of|incorporated)/i)
  const types = [/^(?:company |organisation )?type/i, /^class/i, /^subclass/i].flatMap(
    (label) => first(label) ?? [],
  )
  return {
    name: nameOf(rows, first(/^(?!former)(?:\w+ )?name$/i)),
    incorporationDate: dated === null ? null : (firstDate(dated)?.date ?? null),
    status: statusIn(first(/status$/i)),
    type: types.length === 0 ? null : [...new Set(types)].join(', '),
    registeredAddress: addressIn(first(/^registered (?:office|address)/i)),
    directors: directorsIn(fields),
    shareholders: shareholdersIn(fields),
    charges: chargesIn(fields),
  }
}

function fieldsOf(rows: readonly Row[]): Field[] {
  const fields: Field[] = []
  for (const row of rows) {
    let item: string[] | null = null
    for (const cell of row.cells.flatMap((whole) => whole.split(NEXT_LABEL))) {
      const label = LABEL.exec(cell)
      // "Status | Registered": behind a label without a value the next cell is its value.
      const wanting = item !== null && item.length === 0
      if (label === null || wanting) {
        const last = fields.at(-1)
        if (item === null && last !== undefined) last.items.push((item = []))
        item?.push(cell)
        continue
      }
      const rest = cell.slice(label[0].length).replace(/^[\s:.–-]+/, '')
      item = rest === '' ? [] : [rest]
      fields.push({ label: label[0].toLowerCase(), items: [item] })
    }
  }
  return fields
}

/** The value of its field, or the company that the first lines name. */
function nameOf(rows: readonly Row[], field: string | null): string | null {
  if (field !== null && /[A-Za-z]{3}/.test(field)) return field
  for (const { cells } of rows.slice(0, 5)) {
    for (const cell of cells) {
      const company = COMPANY.exec(
        cell.replace(/^.*\bextract(?: \([^)]{1,20}\))?[\s:-]*/i, ''),
      )?.[1]
      if (company !== undefined && !/\b(?:extract|search|by|via)\b/i.test(company)) return company
    }
  }
  return null
}

function statusIn(value: string | null): string | null {
  if (value === null) return null
  const known = matchesIn(value.split('(')[0] ?? value, COMPANY_STATUS).map(([words]) => words)
  return known.length === 0 ? value : known.join(' - ')
}

function addressIn(value: string | null): string | null {
  if (value === null || !/\d/.test(value)) return null
  return value
    .replace(/^address[\s:]+/i, '')
    .replace(/(?<!\s)\s*\(?\b(?:start|from|since)\b.*$/i, '')
    .replace(/(?<!\s)\s+\d{1,2}\/\d{1,2}\/\d{4}.*$/, '')
    .trim()
}

const APPOINTED = /\b(?:appoint(?:ed|ment)(?: date| on)?\s?:?|since:?|from:?)\s?([^\n]{6,30})/i
const BEHIND_NAME =
  /,?(?<!\s)\s*\(?\b(?:born|dob|appoint\w*|ceased?|address|of(?=\s\d)|since|from(?=\s\d))\b|,\s*(?=\d)/i

function directorsIn(fields: readonly Field[]): Director[] {
  const found: Director[] = []
  for (const { label, items } of fields) {
    const role =
      /^(?:current |alternate |sole )?director|^secretar\w+ ?(?:&|and|\/) ?director/.test(label)
        ? 'Director'
        : /^(?:current )?secretar/.test(label)
          ? 'Secretary'
          : null
    if (role === null) continue
    for (const cells of items) {
      const text = cells.join('   ')
      if (/\bceased?\b/i.test(text) || !APPOINTED.test(text)) continue
      const name = surnameLast((cells[0] ?? '').split(BEHIND_NAME)[0] ?? '')
        .replace(/^name[\s:]+/i, '')
        .replace(/,\s*$/, '')
        .trim()
      if (!/^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){1,5}$/u.test(name)) continue
      const appointed = APPOINTED.exec(text)?.[1]
      const appointmentDate = appointed === undefined ? null : (firstDate(appointed)?.date ?? null)
      found.push({ name, role, appointmentDate })
    }
  }
  return found
}

const HELD =
  /^(.{3,90}?)[\s,:]+(?:(?:class\s+)?(?!LTD\b)[A-Z]{2,4}\d?\s+)?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\s+(?:[A-Z]{2,4}\d?|ordinary|fully|shares?)\b|\s*$|\s{2,})/

/** "10 ORD, held by ANN SAMPLE (10), not beneficially" */
const HELD_BY =
  /\bheld by:?\s([A-Z][^(;,\d]{4,80}?)\s*(?:\((\d{1,9})\)|[,;(]|$|\s{3}|\snot\b|\sbeneficially)/

function shareholdersIn(fields: readonly Field[]): Shareholder[] {
  const issued = fields
    .filter(({ label }) => /^(?:issued )?share/.test(label) && !label.includes('holder'))
    .map(({ items }) => /\b(\d[\d,]*)\b/.exec(items.flat().join(' '))?.[1])
    .find((count) => count !== undefined)
  const held = fields
    .filter(({ label }) => /^(?:members?|shareholders?)$/.test(label))
    .flatMap(({ items }) => items.flatMap((cells) => cells.join('   ').split(/;\s*/)))
    .flatMap((text) => {
      const own = text.replace(/\bA\.?C\.?N\.?:?\s?\d{3}\s?\d{3}\s?\d{3}/i, '').trim()
      const match = HELD.exec(own)
      if (match === null || /\bheld|issued|paid\b/i.test(match[1] ?? '')) return []
      const name = surnameLast((match[1] ?? '').trim())
        .replace(/\s(?:holds?|owns?|has)$/i, '')
        .replace(/(?<![\s,])[\s,]+$/, '')
      return [{ name, shares: (match[2] ?? '').replaceAll(',', '') }]
    })
  const told = fields
    .filter(({ label }) => label.includes('share') && !label.includes('holder'))
    .flatMap(({ items }) => HELD_BY.exec(items.flat().join('   ')) ?? [])
  const [, holder, count] = told
  if (held.length === 0 && holder !== undefined)
    held.push({ name: surnameLast(holder.trim()), shares: count ?? issued ?? '' })
  const all = Number(issued?.replaceAll(',', '') ?? NaN)
  return held.map(({ name, shares }) => ({
    name,
    shares,
    percentage: all > 0 ? String(Math.round((Number(shares) / all) * 10_000) / 100) : null,
  }))
}

const OPENS_CHARGE = /^\d{1,2}[.)]?\s+[A-Z]|\bNo\.? ?\d{8,}|\b\d registrations?\b/
const IS_CHARGE =
  /\b(?:present and after-?acquired|collateral|secured part(?:y|ies)|all property|motor vehicle|mortgage|fixed charge)\b/i

function chargesIn(fields: readonly Field[]): Charge[] {
  const lines = fields
    .filter(({ label }) => /^(?:ppsr|security interests|charges?)/.test(label))
    .flatMap(({ items }) => items.map((cells) => cells.join(' ')))
  const groups: string[] = []
  for (const line of lines) {
    if (groups.length === 0 || OPENS_CHARGE.test(line)) groups.push(line)
    else groups.push(`${groups.pop() ?? ''} ${line}`)
  }
  return groups.flatMap((text) => {
    if (!IS_CHARGE.test(text) || SETTLED.test(text)) return []
    const date = /\bregistered (?:on )?(.{6,24})/i.exec(text)?.[1]
    return [
      {
        description: text,
        // Without a word for it the first day of the row is that of the registration.
        date: firstDate(date ?? text)?.date ?? null,
        amount: printedSum(text),
      },
    ]
  })
}
