import type { RegisterSearchStatement } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import type { Facts } from '../facts/facts.ts'
import { entryFate } from '../rules/harmless/entry-fate.ts'
import type { Prove } from './prove.ts'

/**
 * The company extract and, apart from it, the land title register: "Register Search Statement" is
 * the land title's own name in Victoria. Null when the document holds neither.
 */
export function registerSearchStatementOf(
  doc: Doc,
  prove: Prove,
  facts: Facts,
): RegisterSearchStatement | null {
  const fact = facts.companyExtract
  const evidence = fact === null ? [] : prove(fact.spans)
  const company = evidence.length === 0 ? null : (fact?.value ?? null)
  const title = titleOf(doc, prove, facts)
  if (company === null && title === null) return null
  return {
    companyName: company?.name ?? null,
    registrationNumber: company?.acn ?? null,
    incorporationDate: company?.incorporationDate ?? null,
    companyStatus: company?.status ?? null,
    companyType: company?.type ?? null,
    registeredAddress: company?.registeredAddress ?? null,
    directors: [...(company?.directors ?? [])],
    shareholders: [...(company?.shareholders ?? [])],
    charges: [...(company?.charges ?? [])],
    additionalInfo: { title },
    evidence,
  }
}

function titleOf(
  doc: Doc,
  prove: Prove,
  facts: Facts,
): RegisterSearchStatement['additionalInfo']['title'] {
  const search = doc.parts.find((part) => part.kind === 'title-search')
  if (search === undefined) return null
  const { titleReference, proprietors, encumbrances } = facts
  const named = proprietors.filter(({ spans }) => prove(spans).length > 0)
  const entered = encumbrances.filter(
    (fact) => prove(fact.spans).length > 0 && entryFate({ doc, facts }, fact) !== 'ended',
  )
  return {
    reference: titleReference?.text ?? null,
    proprietors: named.map(({ value }) => value),
    encumbrances: entered.map(({ value }) => ({ ...value })),
    evidence: prove([search.heading, ...[...named, ...entered].flatMap(({ spans }) => spans)]),
  }
}
