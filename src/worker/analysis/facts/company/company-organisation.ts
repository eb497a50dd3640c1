import type { Row } from './company-people.ts'

import { COMPANY_STATUS } from './company-status.ts'
import { firstDate } from '../forms/dates.ts'

/** What an extract tells of the company itself behind the labels of its sections. */
export type Organisation = {
  readonly name: string | null
  readonly incorporationDate: string | null
  readonly status: string | null
  readonly type: string | null
  readonly registeredAddress: string | null
}

/** Reads the labels of an extract's first section, and its address from whichever section has it. */
export function organisationIn(rows: readonly Row[]): Organisation {
  const own = rows.filter((row) => row.section === 'organisation')
  return {
    name: valueOf(
      own,
      /^(?:company |current |entity |organisation |full )?name\b(?! start)(?: of (?:the )?company)?/i,
    ),
    incorporationDate: dateOf(
      own,
      /^(?:registration date|date of (?:registration|incorporation)|incorporat\w+(?: date)?|registered on)\b/i,
    ),
    status: statusOf(own),
    type: typeOf(own),
    registeredAddress: addressOf(rows),
  }
}

/** What stands behind a label, in the next cell, behind a colon or on the next line. */
function valueOf(rows: readonly Row[], label: RegExp): string | null {
  for (const [index, row] of rows.entries()) {
    const match = label.exec(row.text)
    if (match === null) continue
    const head = row.cells[0] ?? ''
    const alone = /^[\s:.*-]*$/.test(head.slice(label.exec(head)?.[0].length ?? 0))
    const cell = row.cells.length > 1 && label.test(head) && alone ? row.cells[1] : undefined
    const rest = (cell ?? row.text.slice(match[0].length)).replace(/^[\s:.*-]+/, '').trim()
    if (rest !== '') return rest
    const next = rows[index + 1]?.text.trim()
    if (next !== undefined && next !== '' && !/:\s/.test(next)) return next
  }
  return null
}

function dateOf(rows: readonly Row[], label: RegExp): string | null {
  const value = valueOf(rows, label)
  return value === null ? null : (firstDate(value)?.date ?? null)
}

function statusOf(rows: readonly Row[]): string | null {
  const value = valueOf(rows, /^(?:company |organisation |current )?status\b/i)
  return value === null ? null : (COMPANY_STATUS.exec(rest(rows, value))?.[0] ?? value)
}

/** A value that its column broke over two lines, put together. */
function rest(rows: readonly Row[], value: string): string {
  const index = rows.findIndex((row) => row.text.includes(value))
  const next = rows[index + 1]?.text ?? ''
  return /:/.test(next) ? value : `${value} ${next}`
}

function typeOf(rows: readonly Row[]): string | null {
  const type = valueOf(rows, /^(?:company |organisation )?type\b/i)
  if (type === null) return null
  const whole = /\blimited by$/i.test(type) ? rest(rows, type) : type
  const kind =
    valueOf(rows, /^class(?: ?\/ ?subclass)?\b(?! description)/i)?.replaceAll(' / ', ', ') ?? null
  const subclass = valueOf(rows, /^subclass\b/i)
  return [whole, kind, subclass]
    .filter((part): part is string => part !== null && part !== '')
    .filter((part, index) => index === 0 || !whole.toLowerCase().includes(part.toLowerCase()))
    .join(', ')
}

function addressOf(rows: readonly Row[]): string | null {
  let former = false
  const current = rows.filter((row) => {
    if (/^former\b/i.test(row.text)) former = true
    else if (/^current\b/i.test(row.text)) former = false
    return !former && row.section !== 'former'
  })
  const address = valueOf(
    current,
    /^(?:current )?(?:registered (?:address|office(?: address)?)\b|office(?: address)?(?=\s?:))/i,
  )?.replace(/^address[\s:]+/i, '')
  if (address === undefined) return null
  const whole = /\d{4}\b/.test(address) ? address : rest(current, address)
  return whole
    .replace(/^\((?:current|present)\)\s*/i, '')
    .replace(/(?:(?<!\s)\s+(?:from|since))?(?<!\s)\s+\d{1,2}\/\d{1,2}\/\d{4}.*$/i, '')
    .replace(/(?<!\s)\s*start date.*$/i, '')
    .replace(/(?<!\s)\s*\((?:from|since|until)\b.*$/i, '')
    .replace(/(?<=\d{4})\.$/, '')
    .trim()
}
