import type { StateCode } from '#shared/report.ts'

/**
 * What each State calls all owners of a scheme together; the rules' texts say "owners corporation",
 * as Victoria, New South Wales and the ACT do. (Body Corporate and Community Management Act 1997 (Qld);
 * Strata Titles Act 1985 (WA); Strata Titles Act 1988 and Community Titles Act 1996 (SA); Strata
 * Titles Act 1998 (Tas); Unit Titles Act 1975 and Unit Title Schemes Act 2009 (NT).)
 */
const OWNERS: Readonly<
  Partial<Record<StateCode, { readonly one: string; readonly many: string }>>
> = {
  QLD: { one: 'body corporate', many: 'bodies corporate' },
  WA: { one: 'strata company', many: 'strata companies' },
  SA: { one: 'strata or community corporation', many: 'strata or community corporations' },
  TAS: { one: 'body corporate', many: 'bodies corporate' },
  NT: { one: 'body corporate', many: 'bodies corporate' },
}

/**
 * What a State calls the savings for large repairs, where that is not "sinking fund". (Strata Schemes
 * Management Act 2015 (NSW); Owners Corporations Act 2006 (Vic); Strata Titles Act 1985 (WA).)
 */
const SAVINGS: Readonly<Partial<Record<StateCode, string>>> = {
  NSW: 'capital works fund',
  VIC: 'maintenance fund',
  WA: 'reserve fund',
}

/** A text of a rule in the words of the State of the document, null where that is not known. */
export function wordsOfState(text: string, state: StateCode | null): string {
  const savings = state === null ? undefined : SAVINGS[state]
  return withOwners(savings === undefined ? text : text.replaceAll('sinking fund', savings), state)
}

function withOwners(text: string, state: StateCode | null): string {
  const owners = state === null ? undefined : OWNERS[state]
  if (owners === undefined) return text
  return text.replaceAll(NAMED, (_whole, article = '', first: string, plural = '') => {
    const name = plural === '' ? owners.one : owners.many
    const said = first === 'O' ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
    return article === '' ? said : `${article.startsWith('A') ? 'A' : 'a'} ${said}`
  })
}

/** "an owners corporation", "the owners corporation or body corporate", "Owners corporations". */
const NAMED =
  /(?:\b([Aa]n) )?\b([Oo])wners['’]? corporation(s)?\b(?: \((?:body corporate|strata(?: or body corporate)?)\)| or (?:body corporate|strata company)\b)?/g
