import type { CompanyExtract } from '../facts.ts'

import { firstDate } from '../forms/dates.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** The sections into which every extract is cut, whoever sells it. */
export type Section =
  | 'organisation'
  | 'former'
  | 'addresses'
  | 'officers'
  | 'shares'
  | 'members'
  | 'administration'
  | 'charges'
  | 'documents'
  | 'notes'

/** One line of an extract with the section it stands in. */
export type Row = {
  readonly text: string
  readonly cells: readonly string[]
  readonly section: Section
}

const ROLE =
  /^(?:current )?(previous |former |alternate )?(director|secretar(?:y|ie(?=s))|administrator|liquidator|receiver(?: manager)?|controller)s?\b/i

/** Those who hold office now; one who has ceased is history. */
export function directorsOf(rows: readonly Row[]): CompanyExtract['directors'][number][] {
  const officers = rows.filter((row) => row.section === 'officers')
  const groups: { role: string; former: boolean; rows: Row[] }[] = []
  for (const row of officers) {
    const role = ROLE.exec(row.cells[0] ?? row.text)
    if (role !== null) {
      groups.push({
        role: `${role[1]?.trim().toLowerCase() === 'alternate' ? 'Alternate ' : ''}${capital((role[2] ?? '').replace(/ie$/, 'y'))}`,
        former: /previous|former/i.test(role[1] ?? ''),
        rows: [row],
      })
    } else {
      const last = groups.at(-1)
      // Below "Directors" each line with a day of appointment is one of them.
      if (last !== undefined && /\bappoint/i.test(row.text) && NAME_FIRST.test(row.text)) {
        groups.push({ role: last.role, former: last.former, rows: [row] })
      } else if (
        // A second "Name:" under one heading is another person with the same role.
        last !== undefined &&
        /^name\b/i.test(row.text) &&
        last.rows.slice(0, 6).some((one) => /^name\b/i.test(one.text))
      ) {
        groups.push({ role: last.role, former: last.former, rows: [row] })
      } else last?.rows.push(row)
    }
  }
  return groups.flatMap((group) => {
    const text = group.rows.map((row) => row.text).join('\n')
    if (group.former || /\b(?:cease(?:d)? date|ceased)\b/i.test(text)) return []
    if (!/director|secretary/i.test(group.role)) return []
    const named =
      /\bname\s?:\s?([^\n]+)/i.exec(text)?.[1] ??
      group.rows.flatMap((row) =>
        /^name$/i.test(row.cells[0] ?? '') ? (row.cells[1] ?? []) : [],
      )[0] ??
      (roleAlone(group.rows[0]) || !NAME_FIRST.test(group.rows[0]?.text ?? '')
        ? group.rows[0]?.cells[1]
        : undefined) ??
      NAME_FIRST.exec(group.rows[0]?.text ?? '')?.[1] ??
      group.rows[0]?.text.replace(ROLE, '').replace(/^[\s:]+/, '')
    const turned = named === undefined ? undefined : surnameLast(named)
    const name = turned?.split(/,|\bborn\b|\bappointment\b|\bappointed\b|\baddress\b/i)[0]?.trim()
    if (name === undefined || name === '') return []
    const appointed = /\bappoint(?:ment|ed)(?: date| on)?\s?:?\s?([^\n]{6,40})/i.exec(text)?.[1]
    return [
      {
        name,
        role: group.role,
        appointmentDate: appointed === undefined ? null : (firstDate(appointed)?.date ?? null),
      },
    ]
  })
}

/** "Director | ANN SAMPLE | Tarn VIC | appointed 24/07/2018": the first cell is the role alone. */
function roleAlone(row: Row | undefined): boolean {
  const first = row?.cells[0] ?? ''
  return (row?.cells.length ?? 0) > 2 && first.replace(ROLE, '').trim() === ''
}

/** "TOVEY, Max Elias Appointed 01/07/2011": a person's line in a list of officers. */
const NAME_FIRST = /^([A-Z][\w'-]+,? [A-Z][\w' -]{2,40}?)\s+(?:appoint|born|dob)/i

/** Registers print surnames first and in capitals; a person writes them last. */
export function surnameLast(printed: string): string {
  // "ANN SAMPLE (since 21/03/2023)"
  const name = printed.replace(/(?<!\s)\s*\((?:since|from|appointed)\b.*$/i, '')
  const turned =
    /^([A-Z][A-Z' -]{1,30}), ?([A-Za-z][A-Za-z' -]{1,40})(?=$|\s+(?:born|appoint))/.exec(
      name.trim(),
    )
  return turned === null ? name : `${turned[2]?.trim()} ${turned[1]?.trim()}`
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`
}

/** The members with their shares and their part of what is issued of that class. */
export function shareholdersOf(rows: readonly Row[]): CompanyExtract['shareholders'][number][] {
  const issued = new Map<string, number>()
  for (const row of rows) {
    if (row.section !== 'shares' && row.section !== 'members') continue
    const share =
      /^([A-Z]{2,4}\d?)\s+[A-Z][A-Za-z ]{2,40}?\s+([\d,]+)(?:\s|$)/.exec(row.text) ??
      /\b([A-Z]{2,4}\d?)\s+([\d,]+)\s+issued\b/.exec(row.text)
    if (share !== null) issued.set(share[1] ?? '', printedNumber(share[2] ?? ''))
  }
  const found: CompanyExtract['shareholders'][number][] = []
  let pending: string | null = null
  for (const [index, row] of rows.entries()) {
    if (row.section !== 'members' && row.section !== 'shares') continue
    const named = /^(?:member )?name\s?:\s?(.+)$/i.exec(row.text)?.[1]
    if (named !== undefined) pending = ownName(named)
    const member = /^(?:member|shareholder)s?$/i.test(row.cells[0] ?? '') ? row.cells[1] : undefined
    const beside = row.cells.slice(2).find((cell) => /^[\d,]{1,12}(?: shares?| ORD)?$/i.test(cell))
    if (member !== undefined && beside !== undefined) {
      const count = beside.replace(/[^\d,]/g, '')
      found.push(
        holding(member.replace(/(?<!\s)\s*\([A-Z][a-z ]+\)$/i, ''), count, [...issued.values()][0]),
      )
      continue
    }
    const held = /\bnumber held\s?:\s?([\d,]+)/i.exec(row.text)
    const classNamed = /\bclass\s?:\s?([A-Z]{2,4}\d?)/i.exec(row.text)?.[1]
    if (held !== null && pending !== null) {
      const kind =
        classNamed ??
        /\bclass\s?:\s?([A-Z]{2,4}\d?)/i.exec(rows[index - 1]?.text ?? '')?.[1] ??
        [...issued.keys()][0] ??
        ''
      found.push(holding(pending, held[1] ?? '', issued.get(kind)))
      pending = null
      continue
    }
    const line = row.text
      .replace(/\bA\.?C\.?N\.?:?\s?\d{3}\s?\d{3}\s?\d{3}/i, '')
      .replace(/\s+/g, ' ')
    const column = /^(.{4,120}?)\s(?!LTD\b)([A-Z]{2,4}\d?)\s([\d,]{1,12})(?:\s|$)/.exec(line)
    if (
      column !== null &&
      (issued.has(column[2] ?? '') || (issued.size === 0 && row.section === 'members')) &&
      !/^[A-Z]{2,4}\s(?=[A-Z][A-Z ]+ \d)|\bissued\b/.test(row.text)
    ) {
      found.push(holding(column[1] ?? '', column[3] ?? '', issued.get(column[2] ?? '')))
    }
  }
  return found
}

/** "ANN SAMPLE  Class: ORD  Number held: 150": the other fields of the line are no name. */
function ownName(text: string): string {
  return (
    text.split(
      /(?<!\s)\s+(?:class|acn|abn|number held|beneficially|paid|address|born|appoint\w*)\b/i,
    )[0] ?? text
  ).trim()
}

function holding(
  name: string,
  shares: string,
  issued: number | undefined,
): CompanyExtract['shareholders'][number] {
  const number = printedNumber(shares)
  const percentage =
    issued === undefined || issued === 0
      ? null
      : String(Math.round((number / issued) * 10_000) / 100)
  return {
    name: name
      .replace(/^(?:members?|shareholders?)\s+(?=\S)/i, '')
      .replace(/(?<!\s)\s*\bA\.?C\.?N\.?\b.*$/i, '')
      .replace(/(?<!\s)\s*,\s*(?:\d|unit|level|suite|po box).*$/i, '')
      .trim(),
    shares: shares.replaceAll(',', ''),
    percentage,
  }
}
