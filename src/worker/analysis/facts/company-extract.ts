import type { Block, Doc, Part, Span } from '../document.ts'
import type { CompanyExtract, Fact } from './facts.ts'

import type { Row, Section } from './company-people.ts'

import { isAcn } from './business-numbers.ts'
import { companyFields } from './company-fields.ts'
import { peopleInProse } from './company-in-prose.ts'
import { holdersTold } from './company-holders.ts'
import { officersTold } from './company-officers.ts'
import { directorsOf, shareholdersOf } from './company-people.ts'
import { registrationsAgainst } from './company-registrations.ts'
import { companyTold } from './company-told.ts'
import { datesIn, firstDate } from './dates.ts'

const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  ['former', /^former (?:organisation )?details|^former organisation|^former names?\b/i],
  ['organisation', /^(?:current )?organisation details|^company details/i],
  ['addresses', /^address(?:es)?(?: details)?\s*(?:$|document|current)/i],
  [
    'officers',
    /^(?:officeholders?(?: and other roles)?|(?:current )?directors(?: and secretar\w+)?|(?:current )?secretar(?:y|ies)$|company officers?)\b/i,
  ],
  ['members', /^(?:members?|shareholders?)\b(?!.*\bname of\b)/i],
  ['shares', /^(?:share (?:information|structure|capital)|shares)\b/i],
  ['administration', /^external administration/i],
  [
    'charges',
    /^(?:(?:registered )?charges?(?: and security interests)?(?! (?:number|type)\b)|security interests|ppsr(?: (?:registrations?|organisation|grantor|search|results?|summary)){1,4})\b/i,
  ],
  ['documents', /^(?:documents?(?: details| lodged)?|annual returns|pre-registration)\b/i],
  ['notes', /^(?:notes?|company contact|contact address|end of extract)\b/i],
]

/** What a company extract in the file says of the company; null where there is none. */
export function recogniseCompanyExtract(doc: Doc): Fact<CompanyExtract> | null {
  const parts = extractsIn(doc)
  const [first] = parts
  if (first === undefined) return null
  const rows = parts.flatMap(({ blocks }) => rowsOf(doc, blocks))
  const text = rows.map((row) => row.text).join('\n')
  const acn =
    /\bA\.?\s?C\.?\s?N\.?\s?(?:no\.?|number|\)(?=\s)|\([^)]{0,40}\))?[\s.:#]{0,40}(\d{3}\s?\d{3}\s?\d{3})\b(?!\s?\d)/i.exec(
      text,
    )?.[1] ??
    /\bcompany (?:number|no\.?)[\s.:#]{0,6}(\d{3}\s?\d{3}\s?\d{3})\b(?!\s?\d)/i.exec(text)?.[1] ??
    null
  const organisation = rows.filter((row) => row.section === 'organisation')
  const flat = companyFields(rows)
  const told = peopleInProse(rows)
  const said = companyTold(rows)
  const officers = officersTold(rows)
  const holders = holdersTold(rows, officers)
  const extract: CompanyExtract = {
    name: nameOnly(
      valueOf(
        organisation,
        /^(?:company |current |entity |organisation |full )?name\b(?! start)(?: of (?:the )?company)?/i,
      ) ??
        flat.name ??
        said.name,
    ),
    acn,
    acnValid: acn === null ? null : isAcn(acn),
    incorporationDate:
      dateOf(
        organisation,
        /^(?:registration date|date of (?:registration|incorporation)|incorporat\w+(?: date)?|registered on)\b/i,
      ) ??
      flat.incorporationDate ??
      INCORPORATED.map((words) => firstDate(words.exec(text)?.[1] ?? '')?.date ?? null).find(
        (date) => date !== null,
      ) ??
      null,
    status: fuller(fuller(statusOf(organisation), flat.status), said.status),
    type:
      [typeOf(organisation), flat.type].find((type) => isKind(type)) ??
      said.type ??
      typeOf(organisation),
    registeredAddress:
      [addressOf(rows), flat.registeredAddress].map(addressOnly).find(isWhole) ??
      said.registeredAddress ??
      addressOf(rows) ??
      flat.registeredAddress,
    directors: betterOfficers(
      officersOf(
        orElse(
          directorsOf(rows).filter(({ name }) => !/^(?:none|nil)\b/i.test(name)),
          flat.directors,
        ),
        told.directors,
      ),
      officers,
    ),
    shareholders: betterHolders(
      longer(longer(shareholdersOf(rows), flat.shareholders), told.shareholders),
      holders,
    ),
    charges: withRegistrations(
      orElse([...chargesOf(rows), ...registeredInterests(doc, acn)], flat.charges),
      registrationsAgainst(
        doc,
        doc.parts.filter((part) => part.kind !== 'title-search'),
        acn,
      ),
    ),
  }
  const known = [
    extract.name,
    extract.acn,
    extract.incorporationDate,
    extract.status,
    extract.registeredAddress,
  ].filter((value) => value !== null).length
  if (known < 2) return null
  const span: Span = { start: first.heading.start, end: first.heading.end }
  const nameAt = extract.name === null ? -1 : doc.text.indexOf(extract.name, first.span.start)
  return {
    value: extract,
    text: extract.name ?? first.title,
    spans: nameAt < 0 ? [span] : [{ start: nameAt, end: nameAt + (extract.name?.length ?? 0) }],
    confidence: Math.max(20, 90 - (5 - known) * 20 - (extract.acnValid === false ? 20 : 0)),
    explanation: [
      'the fields of a company extract',
      acn === null
        ? 'no company number found'
        : extract.acnValid === true
          ? 'the company number passes its check digit'
          : 'the company number fails its check digit',
    ],
  }
}

/** "incorporated 21/03/2023" within a row that opens with another field */
const INCORPORATED = [
  /\bregistered in:? [A-Za-z ]{2,24}?[,;\s]{1,12}date:? ([^;\n]{6,24})/i,
  /\bdate registered:? ([^;\n]{6,24})/i,
  /\bincorporated (?:on )?([^;\n]{6,24})/i,
  /\bregistered (?:on )?(\d[^;\n]{6,24})/i,
]

/** "Issued Paid up" under the word "class" of a table is no kind of company. */
function isKind(type: string | null): type is string {
  return (
    type !== null &&
    !/^A(?:PTY|PUB)\b/.test(type) &&
    /\b(?:proprietary|public|limited by|no liability)\b/i.test(type.slice(0, 60)) &&
    !/^[^A-Za-z]/.test(type)
  )
}

function nameOnly(name: string | null): string | null {
  const own = name
    ?.replace(/\s+[0-9][A-Z0-9]{6,}$/, '')
    .replace(/[\s,(]+A\.?[CB]\.?N\b.*$/i, '')
    .replace(/\s*\((?:from|since)\b.*$/i, '')
  return own === undefined || own === '' ? null : own
}

function addressOnly(address: string | null): string | null {
  return address?.replace(/(?<=\b(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)\s{1,3}\d{4})\b.*$/i, '') ?? null
}

function isWhole(address: string | null): address is string {
  return address !== null && /^[\p{L}\d]/u.test(address) && /\d{4}$/.test(address)
}

function longer<T>(sections: readonly T[], rows: readonly T[]): readonly T[] {
  return rows.length > sections.length ? rows : sections
}

/** The directors where more of them are told; one who only writes stays as the sections have her. */
function officersOf(
  sections: CompanyExtract['directors'],
  told: CompanyExtract['directors'],
): CompanyExtract['directors'] {
  const direct = ({ role }: { readonly role: string }) => role === 'Director'
  if (told.filter(direct).length <= sections.filter(direct).length) return sections
  const known = (role: string) => told.some((one) => one.role === role)
  return [...told, ...sections.filter(({ role }) => role !== 'Director' && !known(role))]
}

/** "Registered - strike-off action in progress" tells more than "Registered". */
function fuller(status: string | null, other: string | null): string | null {
  if (status === null || other === null) return status ?? other
  return other.toLowerCase().startsWith(status.toLowerCase()) ? other : status
}

/**
 * Those whose words were followed one by one go before those of the sections where they tell more
 * days of appointment or tell who has gone.
 */
function betterOfficers(
  sections: CompanyExtract['directors'],
  told: CompanyExtract['directors'],
): CompanyExtract['directors'] {
  const dated = (officers: CompanyExtract['directors']) =>
    officers.filter(({ role, appointmentDate }) => role === 'Director' && appointmentDate !== null)
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '')
  const own = dated(told)
  const others = dated(sections).filter(({ name }) =>
    own.every((one) => plain(one.name) !== plain(name)),
  )
  if (own.length === 0 || own.length < dated(sections).length - others.length) return sections
  const same =
    own.length === dated(sections).length &&
    others.length === 0 &&
    own.length === sections.filter(({ role }) => role === 'Director').length
  if (same) return sections
  const secretaries = told.filter(({ role }) => role !== 'Director')
  return [
    ...own,
    ...orElse(
      sections.filter(
        ({ role, name }) =>
          role !== 'Director' &&
          told.every((one) => one.role !== role || plain(one.name) === plain(name)),
      ),
      secretaries,
    ),
  ]
}

function betterHolders(
  sections: CompanyExtract['shareholders'],
  told: CompanyExtract['shareholders'],
): CompanyExtract['shareholders'] {
  const known = sections.filter(
    ({ name }) =>
      /^[\p{L}\d&.'’ (),-]+$/u.test(name) &&
      !/\([^)]*$|^(?:documents?|inventory)\b|[\s,–-]$/i.test(name),
  )
  if (told.length > known.length) return told
  const unsure =
    known.length < sections.length || known.every(({ percentage }) => percentage === null)
  return unsure && told.length === known.length ? told : known
}

/** The same day may be told by a section and by the number of its registration. */
function withRegistrations(
  sections: CompanyExtract['charges'],
  told: CompanyExtract['charges'],
): CompanyExtract['charges'] {
  if (told.length === 0) return sections
  const days = new Set(told.map(({ date }) => date))
  return [
    ...told,
    ...sections.filter(
      ({ date, description }) => !days.has(date) && !/\d{12,18}/.test(description),
    ),
  ]
}

/** What the sections of an extract tell; where they tell nothing, what its rows tell by themselves. */
function orElse<T>(sections: readonly T[], rows: readonly T[]): readonly T[] {
  return sections.length > 0 ? sections : rows
}

type Extract = Pick<Part, 'blocks' | 'heading' | 'span' | 'title'>

const UNTITLED =
  /^\W*(?:asic |current |historical )*company (?:search|extract|record|report|data)\b/i
const MOST_BLOCKS = 60
/** The head of the next paper: in capitals, with what it is. */
const NEXT_PAPER =
  /^[A-Z][A-Z' ,–-]{6,60}\b(?:CERTIFICATE|NOTICE|STATEMENT|CONTRACT|LEASE|REPORT|INFORMATION NOTICE|AGREEMENT)\b/

/** The extracts in the file; one that stands within another paper is told by its first line. */
function extractsIn(doc: Doc): readonly Extract[] {
  const parts = doc.parts.filter((part) => part.kind === 'company-extract')
  if (parts.length > 0) return parts
  for (const part of doc.parts) {
    const at = part.blocks.findIndex(({ text }) => UNTITLED.test(text))
    const own = at < 0 ? [] : part.blocks.slice(at, at + MOST_BLOCKS)
    const stop = own.findIndex(({ text }, index) => index > 0 && NEXT_PAPER.test(text))
    const blocks = stop < 0 ? own : own.slice(0, stop)
    const [head] = blocks
    const text = blocks.map((block) => block.text).join('\n')
    if (head === undefined || !/\bA\.?C\.?N\b/.test(text) || !/\bdirectors?\b/i.test(text)) continue
    return [
      {
        blocks,
        heading: head.span,
        span: { start: head.span.start, end: part.span.end },
        title: head.text,
      },
    ]
  }
  return []
}

/** The extract line by line, with the section each stands in. */
function rowsOf(doc: Doc, blocks: readonly Block[]): Row[] {
  let section: Section = 'organisation'
  const rows: Row[] = []
  for (const block of blocks) {
    const cells = block.cells?.map((cell) => doc.text.slice(cell.start, cell.end).trim()) ?? null
    const lines =
      cells !== null && cells.length > 1
        ? [{ text: block.text, cells }]
        : doc
            .evidence(block.span)
            .flatMap(({ quote }) => quote.split('\n'))
            .map((line) => line.trim())
            .filter((line) => line !== '')
            .map((line) => ({
              text: line.replace(/\s+/g, ' '),
              cells: line
                .split(/\t|\s{3,}/)
                .map((cell) => cell.trim())
                .filter((cell) => cell !== ''),
            }))
    for (const line of lines) {
      const heading =
        line.text.length < 90 ? HEADINGS.find(([, pattern]) => pattern.test(line.text)) : undefined
      if (
        heading !== undefined &&
        !/^name\b/i.test(line.text) &&
        !(heading[0] === 'members' && /:\s*\S/.test(line.text))
      )
        section = heading[0]
      rows.push({ ...line, section })
    }
  }
  return rows
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

const STATUS =
  /\b(?:registered|deregistered|strike-?off action in progress|(?:under )?external(?:ly)? administ\w+|in liquidation|receiver(?: manager)? appointed|not registered|dissolved)\b/i

function statusOf(rows: readonly Row[]): string | null {
  const value = valueOf(rows, /^(?:company |organisation |current )?status\b/i)
  return value === null ? null : (STATUS.exec(rest(rows, value))?.[0] ?? value)
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
  const kind = valueOf(rows, /^class\b(?! description)/i)
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
    .replace(/\s+\d{1,2}\/\d{1,2}\/\d{4}.*$/, '')
    .replace(/\s*start date.*$/i, '')
    .replace(/\s*\((?:from|since|until)\b.*$/i, '')
    .replace(/(?<=\d{4})\.$/, '')
    .trim()
}

const SETTLED = /\b(?:satisfied|released|discharged|removed|ceased|ended|expired)\b/i

/** Registrations against the company in a search of the personal property register that is tied on. */
function registeredInterests(doc: Doc, acn: string | null): CompanyExtract['charges'][number][] {
  return doc.parts.flatMap((part) => {
    if (part.kind !== 'ppsr') return []
    const text = doc.text.slice(part.span.start, part.span.end)
    // Another grantor's registrations are not the company's.
    const grantor = /\bACN\s?:?\s?(\d{3}\s?\d{3}\s?\d{3})\b/i.exec(text)?.[1]
    if (acn !== null && grantor !== undefined && digits(grantor) !== digits(acn)) return []
    return part.blocks.flatMap((block) => {
      const date = REGISTRATION.test(block.text) ? (firstDate(block.text)?.date ?? null) : null
      if (date === null || SETTLED.test(block.text)) return []
      const amount = /\$\s?[\d,]+(?:\.\d\d)?/.exec(block.text)?.[0] ?? null
      return [{ description: describedBy(part, block), date, amount }]
    })
  })
}

/** A row with the long number of a registration, or the field that says when it began. */
const REGISTRATION =
  /\b\d{12,18}\b|\bregistration (?:start|kind|date|time)\b|\bregistered (?:on )?\d/i
const FIELDS_ABOVE = 4

/** A row tells all of a registration; a field needs those above it. */
function describedBy(part: Part, block: Block): string {
  if ((block.cells?.length ?? 0) > 2) return block.text
  const before = part.blocks.filter(
    ({ index }) => index < block.index && index >= block.index - FIELDS_ABOVE,
  )
  const told = before.filter(({ text }) => /\b(?:collateral|secured part)/i.test(text)).slice(-2)
  return [...told, block].map(({ text }) => text).join('; ')
}

function digits(number: string): string {
  return number.replace(/\D/g, '')
}

function chargesOf(rows: readonly Row[]): CompanyExtract['charges'][number][] {
  const charges = rows.filter((row) => row.section === 'charges')
  const found: { lines: string[]; date: string | null }[] = []
  for (const row of charges) {
    if (
      /^(?:charges|security interests|ppsr|description|charge number\b.*\bdate\b)/i.test(
        row.text,
      ) &&
      datesIn(row.text).length === 0
    )
      continue
    // The day in the title of a search is that of the search.
    if (/^ppsr\b.{0,40}\bsearch\b/i.test(row.text)) continue
    if (
      /\b(?:there are no|no (?:current )?charges|no security interests|nil|since 30 january 2012|before 2012)\b/i.test(
        row.text,
      )
    )
      continue
    const date = firstDate(row.text)?.date ?? null
    const next = found.length === 0 || found.at(-1)?.date !== null
    const opens = date !== null && next && (row.cells.length > 1 || SETTLED.test(row.text))
    const last = found.at(-1)
    if (opens || last === undefined) found.push({ lines: [row.text], date })
    else {
      last.lines.push(row.text)
      last.date ??= date
    }
  }
  return found.flatMap(({ lines, date }) => {
    const text = lines.join(' ')
    // A satisfied charge is history and no longer a charge.
    if (date === null || SETTLED.test(text)) return []
    return [{ description: text, date, amount: /\$\s?[\d,]+(?:\.\d\d)?/.exec(text)?.[0] ?? null }]
  })
}
