import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { isNearTitle, type Title } from './near-title.ts'

/** A title or lot that the contract sells, and where it names it. */
export type Sold = {
  /** As printed: "folio 7/1093366". */
  readonly name: string
  /** Without blanks, capitals and the words around it, to find it in other papers. */
  readonly key: string
  readonly span: Span
}

/** Titles are numbered in one of these ways, and each way is one group of numbers. */
const REFERENCES = [
  /\bvol(?:ume|\.)? ?(\d{2,5}),? fol(?:io|\.)? ?(\d{1,4})\b/gi,
  /\btitle ref(?:erence|\.)?(?: no\.?)?[ :]{1,3}(\d{8})\b/gi,
  /\b(?:CT|C\/T)[ :-]{1,3}(\d{3,6}) ?\/ ?(\d{1,4})\b/gi,
  /\bauto[- ]consol(?:idation|\.)?[ :]{1,3}(\d{3,6}-\d{1,4})\b/gi,
  /\bfolio(?: identifiers?)?[ :]{1,3}(\d{1,5}\/(?:\d{1,3}\/)?(?:SP|DP)?\d{3,7})\b/gi,
] as const

/** "Lot 12 on CP 864119": the lots themselves. */
const LOTS =
  /\b(?:lot|allotment) ([A-Z]?\d{1,5}) (?:on |in |of )?(?:the )?(?:(?:(?:deposited|registered|survey|community|title|lodged|filed) )?plan(?: of (?:subdivision|consolidation))?(?: no\.?)? )?((?:PS|LP|TP|PC|CP|RP|SP|DP|CS|FP) ?)?(\d{3,7}[A-Z]?)\b/gi

const CONTRACT: readonly PageKind[] = ['contract-form', 'particulars']

/** The lines of a contract that say what is sold, and not who else owns what. */
const OF_THE_LAND =
  /\b(?:titles?|folio|land|lots?|allotments?|property|real property|description|volume|CT)\b/i
const OF_OTHERS =
  /\b(?:part of|parent|being part|formerly|adjoin\w{0,3}|neighbour\w{0,3}|easement|covenant|benefit|appurtenant|common property|proposed|unregistered|crosses|passes over|track|owner of)\b/i

/** A car space that has no title of its own is no lot to be named apart. */
const OF_OTHERS_OR_CARS = new RegExp(`${OF_OTHERS.source}|\\bcar (?:space|park)\\b`, 'i')

/** Contracts name the land at their beginning. */
const MOST_BLOCKS = 60

/** The titles that the particulars name, in order, each once. */
export function titlesSold(doc: Doc): Sold[] {
  return REFERENCES.flatMap((pattern) =>
    soldBy(doc, pattern, OF_OTHERS, (match) => ({
      name: match[0].replace(/^folio identifiers?[ :]{1,3}/i, 'folio '),
      key: titleKey(match),
    })),
  )
}

/** The lots that the particulars name, in order, each once. */
export function lotsSold(doc: Doc): Sold[] {
  return soldBy(doc, LOTS, OF_OTHERS_OR_CARS, (match) => ({ name: match[0], key: lotKey(match) }))
}

function soldBy(
  doc: Doc,
  pattern: RegExp,
  ofOthers: RegExp,
  read: (match: RegExpExecArray) => Pick<Sold, 'name' | 'key'>,
): Sold[] {
  const sold = new Map<string, Sold>()
  const lines = doc.blocks.filter(({ zone }) => CONTRACT.includes(zone)).slice(0, MOST_BLOCKS)
  for (const { text, span } of lines) {
    if (!OF_THE_LAND.test(text) || ofOthers.test(text)) continue
    for (const match of text.matchAll(pattern)) {
      const { name, key } = read(match)
      if (!sold.has(key)) sold.set(key, { name, key, span })
    }
  }
  return [...sold.values()]
}

/**
 * Those of several titles of which no search is in the file, although another has one. None where
 * all or none is there: then the whole paper is missing, or it is written in another way.
 */
export function titlesWithoutSearch(doc: Doc): Sold[] {
  const sold = titlesSold(doc)
  const missing = leftOut(doc, sold, { within: SEARCHES, keysIn: titleKeys })
  if (missing.length === 0) return []
  // A search of nearly that number is told as a number that differs, and is no missing paper.
  const searched = doc.blocks
    .flatMap(({ zone, text }) => (zone === 'title-search' ? titleKeys(text) : []))
    .filter((other) => sold.every(({ key }) => key !== other))
  return missing.filter(
    ({ key }) => !searched.some((other) => isNearTitle(titleOfKey(key), titleOfKey(other))),
  )
}

function titleOfKey(key: string): Title {
  const [volume = '', folio = ''] = key.split('/')
  return { volume, folio }
}

const SEARCHES: readonly PageKind[] = ['title-search', 'annexure', 'other', 'plan']

/** "Lot 409 and accessory Lot 409C on Plan of Subdivision": lots that are sold together. */
const WITH =
  /\blot (\w{1,6}) (?:and|&|with) (?:(?:accessory|car|car park|car space|storage|garage) )?lot (\w{1,6}) (?:on|in) (?:PS|LP|SP|plan|the plan)\b/i

/** An accessory lot that is sold along, where the search describes the other lot alone. */
export function accessoryWithoutSearch(doc: Doc): Sold[] {
  const searched = doc.blocks.filter(({ zone }) => zone === 'title-search')
  const names = (lot: string): boolean =>
    searched.some(({ text }) => new RegExp(`\\blots? ${lot}\\b`, 'i').test(text))
  return doc.blocks
    .slice(0, MOST_BLOCKS * 2)
    .flatMap(({ text, span, zone }) => {
      if (!CONTRACT.includes(zone) && zone !== 'vendor-statement') return []
      const [, first = '', other = ''] = WITH.exec(text) ?? []
      if (first === '' || !names(first) || mentions(searched, other)) return []
      return [{ name: `Lot ${other}`, key: other, span }]
    })
    .slice(0, 1)
}

function mentions(blocks: readonly { readonly text: string }[], lot: string): boolean {
  return blocks.some(({ text }) => text.toLowerCase().includes(lot.toLowerCase()))
}

/** Those of several lots that a statement of the vendor does not name, though it names another. */
export function lotsWithoutStatement(doc: Doc): Sold[] {
  return leftOut(doc, lotsSold(doc), { within: ['vendor-statement'], keysIn: lotKeys })
}

function leftOut(
  doc: Doc,
  sold: readonly Sold[],
  {
    within,
    keysIn,
  }: { readonly within: readonly PageKind[]; readonly keysIn: (text: string) => string[] },
): Sold[] {
  if (sold.length < 2) return []
  const here = new Set<string>()
  for (const { zone, text } of doc.blocks) {
    if (!within.includes(zone) || NOT_HERE.test(text)) continue
    for (const key of keysIn(text)) here.add(key)
  }
  const missing = sold.filter(({ key }) => !here.has(key))
  return missing.length === sold.length ? [] : missing
}

function titleKeys(text: string): string[] {
  return REFERENCES.flatMap((pattern) => [...text.matchAll(pattern)].map(titleKey))
}

function titleKey([, one = '', two]: RegExpMatchArray): string {
  return two === undefined ? one : `${Number(one)}/${Number(two)}`
}

function lotKeys(text: string): string[] {
  return [...text.matchAll(LOTS)].map(lotKey)
}

function lotKey([, lot = '', , plan = '']: RegExpMatchArray): string {
  return `${lot}/${plan}`
}

/** "No search of folio 7/1093366 was ordered" is no search of it. */
const NOT_HERE = /\b(?:no (?:title )?search|not (?:searched|ordered|attached|included|obtained))\b/i
