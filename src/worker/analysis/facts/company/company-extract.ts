import type { Doc, Span } from '../../document.ts'
import type { CompanyExtract, Fact } from '../facts.ts'

import { isAcn } from './business-numbers.ts'
import { bestHolders } from './company-best-holders.ts'
import { bestOfficers } from './company-best-officers.ts'
import { chargesOf } from './company-charges.ts'
import { extractsIn } from './company-extract-parts.ts'
import { companyFields } from './company-fields.ts'
import { holdersTold } from './company-holders.ts'
import { peopleInProse } from './company-in-prose.ts'
import { registeredInterests } from './company-interests.ts'
import { officersTold } from './company-officers.ts'
import { organisationIn } from './company-organisation.ts'
import { directorsOf, shareholdersOf } from './company-people.ts'
import { registrationsAgainst } from './company-registrations.ts'
import { companyRows } from './company-rows.ts'
import { companyTold } from './company-told.ts'
import { firstDate } from '../forms/dates.ts'

/** What a company extract in the file says of the company; null where there is none. */
export function recogniseCompanyExtract(doc: Doc): Fact<CompanyExtract> | null {
  const parts = extractsIn(doc)
  const [first] = parts
  if (first === undefined) return null
  const rows = parts.flatMap(({ blocks }) => companyRows(doc, blocks))
  const text = rows.map((row) => row.text).join('\n')
  const acn =
    /\bA\.?\s?C\.?\s?N\.?\s?(?:\/\s?A\.?B\.?N\.?\s?)?(?:no\.?|number|\)(?=\s)|\([^)]{0,40}\))?[\s.:#]{0,40}(\d{3}\s?\d{3}\s?\d{3})\b(?!\s?\d)/i.exec(
      text,
    )?.[1] ??
    /\bcompany (?:number|no\.?)[\s.:#]{0,6}(\d{3}\s?\d{3}\s?\d{3})\b(?!\s?\d)/i.exec(text)?.[1] ??
    null
  const own = organisationIn(rows)
  const flat = companyFields(rows)
  const told = peopleInProse(rows)
  const said = companyTold(rows)
  const officers = namedIn(officersTold(rows))
  const holders = holdersTold(rows, officers)
  const extract: CompanyExtract = {
    name: nameOnly(own.name ?? flat.name ?? said.name),
    acn,
    acnValid: acn === null ? null : isAcn(acn),
    incorporationDate:
      own.incorporationDate ??
      flat.incorporationDate ??
      INCORPORATED.map((words) => firstDate(words.exec(text)?.[1] ?? '')?.date ?? null).find(
        (date) => date !== null,
      ) ??
      null,
    status: fuller(fuller(own.status, flat.status), said.status),
    type: [own.type, flat.type].find((type) => isKind(type)) ?? said.type ?? own.type,
    registeredAddress:
      [own.registeredAddress, flat.registeredAddress].map(addressOnly).find(isWhole) ??
      said.registeredAddress ??
      own.registeredAddress ??
      flat.registeredAddress,
    directors: bestOfficers(
      orElse(namedIn(directorsOf(rows)), namedIn(flat.directors)),
      told.directors,
      officers,
    ),
    shareholders: bestHolders(
      [shareholdersOf(rows), flat.shareholders, told.shareholders],
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

/** What stands in the next cell of a row of directors and is no name: "Shares 2 at $1.00". */
const NOBODY = /^(?:none|nil)\b|[\d$]|\b(?:shares?|issued|paid|capital)\b/i

/** "Ada PELL, Omar PELL" in one cell are two; in "VAN PELL, ADA JOAN" the comma turns one round. */
const WHOLE_NAME = /^\p{Lu}\p{Ll}.* \p{Lu}[\p{Lu}'’-]+$/u

function namedIn<Person extends { readonly name: string }>(people: readonly Person[]): Person[] {
  return people
    .flatMap((person) => {
      const names = person.name.split(/, | and | & /).map((name) => name.trim())
      return names.every((name) => WHOLE_NAME.test(name))
        ? names.map((name) => ({ ...person, name }))
        : [person]
    })
    .filter(({ name }) => !NOBODY.test(name))
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
    ?.replace(/(?<!\s)\s+[0-9][A-Z0-9]{6,}$/, '')
    .replace(/(?<![\s,(])[\s,(]+A\.?[CB]\.?N\b.*$/i, '')
    .replace(/(?<!\s)\s*\((?:from|since)\b.*$/i, '')
  return own === undefined || own === '' ? null : own
}

function addressOnly(address: string | null): string | null {
  return address?.replace(/(?<=\b(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)\s{1,3}\d{4})\b.*$/i, '') ?? null
}

function isWhole(address: string | null): address is string {
  return address !== null && /^[\p{L}\d]/u.test(address) && /\d{4}$/.test(address)
}

/** "Registered - strike-off action in progress" tells more than "Registered". */
function fuller(status: string | null, other: string | null): string | null {
  if (status === null || other === null) return status ?? other
  return other.toLowerCase().startsWith(status.toLowerCase()) ? other : status
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
