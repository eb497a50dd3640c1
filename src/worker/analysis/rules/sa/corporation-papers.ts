import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'

export const CORPORATION_PAPER_PATTERNS = wordings({
  community: /\bcommunity(?: strata)? (?:plan|lot|scheme|corporation|title)/i,
  articles: /\b(?:articles|by-?laws)\b/i,
  minutes: /\bminutes?\b|\b(?:annual )?general meeting\b|\bA\.?G\.?M\b/i,
  accounts:
    /\bstatements? of (?:accounts?|income|receipts|financial|expenditure|cash)\b|\bbalance sheet\b|\bincome (?:and|&) expenditure\b|\breceipts (?:and|&) payments\b|\bfinancial (?:statements?|report)\b|\baudit(?:ed|or)\b|\bbudgets?\b|\baccounts?\b[^.;]{0,50}\b(?:attached|annexed|enclosed|here|sent|given|supplied|not|none|nil|requested|to follow|available|for the year|to (?:30|31))\b|\b(?:attached|annexed|enclosed)\b[^.;]{0,60}\baccounts\b|\btwo[- ]lot\b|\bcorporation of two\b/i,
  money: /\b(?:accounts|financial statements?|budget)\b/i,
  budget:
    /\bbudgets?\b|\bestimated? (?:contributions?|expenditure|expenses)\b|\bfirst[- ]year\b[^.;]{0,40}\bcontributions?\b/i,
  insurance: /\b(?:insur\w{1,5}|polic(?:y|ies))\b/i,
  statementNamed: /\bsection (?:41|139)\b/i,
  scheme: /\bscheme description\b/i,
  development: /\bdevelopment contract\b/i,
  /** The print of a form or a contract speaks of such papers at large. */
  atLarge:
    /\?|\b(?:articles of association|remaining|remains?|to remain|what stays|stays on title|accepted interests|interests that stay|existing interests|encumbrances)\b/i,
})

const P = CORPORATION_PAPER_PATTERNS

const PAPERS: readonly {
  readonly name: (isCommunity: boolean) => string
  readonly kind: PageKind | null
  readonly words: RegExp
  readonly isGrave: boolean
  readonly communityOnly?: true
}[] = [
  {
    name: (isCommunity) => (isCommunity ? 'the by-laws' : 'the articles'),
    kind: 'by-laws',
    words: P.articles,
    isGrave: true,
  },
  { name: () => 'the minutes of two years', kind: 'minutes', words: P.minutes, isGrave: true },
  { name: () => 'the accounts', kind: null, words: P.accounts, isGrave: false },
  {
    name: () => 'the scheme description',
    kind: null,
    words: P.scheme,
    isGrave: false,
    communityOnly: true,
  },
]

/** What a contract says will stay on the title is no copy of it. */
const UNREAD: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'general-conditions',
  'statutory-notice',
  'title-search',
])

export type Missing = { readonly name: string; readonly isGrave: boolean }

/** The papers that go with the corporation's statement, of which nothing is here or told. */
export function corporationPapersMissing(doc: Doc, isCommunity: boolean): Missing[] {
  return PAPERS.filter(
    ({ kind, words, communityOnly }) =>
      (communityOnly !== true || isCommunity) &&
      !doc.parts.some((part) => part.kind === kind) &&
      !speaks(doc, words),
  ).map(({ name, isGrave }) => ({ name: name(isCommunity), isGrave }))
}

export const FIRST_BUDGET = 'the budget of the first year'

/** What will bind and cost the owner of a community lot that is still to be made. */
export function draftsMissing(doc: Doc): string[] {
  return [
    ...(speaks(doc, P.scheme) || speaks(doc, P.development)
      ? []
      : ['the scheme description and the development contract']),
    ...(doc.parts.some(({ kind }) => kind === 'by-laws') || speaks(doc, P.articles)
      ? []
      : ['the by-laws']),
    ...(speaks(doc, P.budget) ? [] : [FIRST_BUDGET]),
  ]
}

/** The papers that a text names, as a buyer would say it. */
export function papersNamed(text: string): string[] {
  const named = NAMES.flatMap(([name, words]) => (words.test(text) ? [name] : []))
  return named.length > 0 ? named : ['the records']
}

const NAMES: readonly (readonly [string, RegExp])[] = [
  ['minutes', P.minutes],
  ['accounts', P.money],
  ['by-laws or articles', P.articles],
  ['insurance', P.insurance],
  ['the scheme description', P.scheme],
  ['the development contract', P.development],
  ['the statement', P.statementNamed],
]

function speaks(doc: Doc, words: RegExp): boolean {
  return doc.blocks.some(
    ({ text, zone }) => !UNREAD.has(zone) && words.test(text) && !P.atLarge.test(text),
  )
}
