import type { Doc, Part, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { escaped } from '../../wording/escaped.ts'
import { factAt } from '../fact-at.ts'
import { namesIn } from '../parties/names.ts'
import { ownerLines } from './owner-lines.ts'
import { plainCase } from '../forms/plain-case.ts'

const OWNERS =
  /(?:\b(?:registered proprietors?|registered (?:crown )?lessees?|first schedule|registered owners?|schedule 1\b|proprietors?:)(?: of the (?:crown )?lease\b)?\s*:?\s*(?:\(first schedule\)\s*:?)?|(?<=(?:^|\n|fee simple)[ \t]{0,40})(?:sole |joint )?(?:proprietors?:?|owners?:?|lessees? (?:is|are):?)(?=[ \t]+\p{Lu}[\p{L}'’-]* \p{Lu}|\n))/iu
const OWNERS_END =
  /\b(?:encumbrances,|second schedule|limitations,|easements?, encumbrances|estate and land|schedule 2|description of land|schedule of dealings|easements\b|diagram location|notations|registered dealings|\bdealings\b|registered encumbrances|land description|interests ?:|mortgages?\b|caveats?\b)/i
const NOT_OWNER =
  /^(?:estate|fee simple|(?:sole|joint) propriet|as |tenants in common|joint tenants|jointly|dealing|of \d|both of|all of|address|the person described|in the|owner|no\b|registered|-+|=+|\(|share|equal|limited|security|produced|description|with(?:out)?\b|survivorship|subject to\b|(?:\d{1,2}\.? {0,4}|[-*] ?)?(?:easements?|(?:restrictive |positive )?covenants?|restrictions?|reservations?|memorials?|notifications?|rights? of|profit a prendre|interests noted)\b|(?!(?:full )?names?\b|proprietors?\b|lessees?\b)[a-z]{3,12}(?: [a-z]{3,12}){0,2}: )/i

/** The owners that one title names. */
export type TitleOwners = {
  /** What the search prints before them: its number and its land. */
  readonly ahead: string
  readonly owners: readonly Fact<string>[]
}

/** The owners that the title names, in plain case. A strata's own common-property folio names no seller. */
export function recogniseProprietors(doc: Doc): readonly Fact<string>[] {
  return ownersOfTitles(doc)[0]?.owners ?? []
}

/** The owners of every title that is searched in the file, in order. */
export function ownersOfTitles(doc: Doc): TitleOwners[] {
  const titles: TitleOwners[] = []
  for (const part of doc.parts) {
    if (part.kind !== 'title-search') continue
    let from = part.span.start
    for (const region of ownersRegions(doc, part)) {
      const found: Fact<string>[] = []
      let at = region.start
      for (const line of ownerLines(doc, region).flatMap(ownersApart)) {
        const text = line.trim()
        if (text === '' || NOT_OWNER.test(text)) continue
        const bare = text
          .replaceAll(OCCUPATION, '')
          .replace(/^.{0,30}\b(?:transfer|transmission) to\s+/i, '')
          .replace(/(?<!\s)\s+\d{1,2}\/\d{1,2}\/\d{4}\b.*$/, '')
          .replace(/(?<=\p{Lu}{2}), (?:no|by|on|being|formerly|since|now|as|under) .*$/u, '')
          .replace(/(?<!\s)\s+registered\b.*$/i, '')
          .replace(/,? (?:in|an estate in) fee simple\b.*$/i, '')
          // "ANN SAMPLE of TARN PARK WEST CREEK": names stand in capitals, and no part of one is "of".
          .replace(/^(?!THE )([A-Z][A-Z' .-]{4,60}),? (?:of|OF) [A-Z\d].*$/, '$1')
          .replace(/(?<=\p{Lu}{2}) (?:BOTH|ALL|EACH)$/u, '')
          .replace(/^((?:\S|\s(?!\s)){1,300})\s{2}.*$/, '$1')
          .replace(/(?<![\s,])[\s,]+(?:and|&)\s*$/i, '')
          .replace(/(?<!\s)\s*\(?\b[A-Z]{1,2}\d{5,7}[A-Z]?\b.*$/, '')
          .replace(
            /(?<!\s)\s*\(?\b(?:as (?:joint|tenants)|joint tenants|tenants in common|jointly|as to |1\/\d+ share|of (?=\d|unit|level|suite|po box|lot|(?:an|one) (?:undivided|half|third|quarter|equal))|both of|all of).*$/i,
            '',
          )
        for (const name of namesIn(bare)) {
          const place = placeOf(doc, name.name, at)
          if (place === null || place.start > region.end) continue
          at = place.end
          found.push(factAt(doc, plainCase(name.name), place, 92, ['an owner named on the title']))
        }
      }
      const ahead = doc.text.slice(Math.max(from, region.start - AHEAD), region.start)
      // A printed sentence about owners names none, and its title has not been told yet.
      if (found.length === 0) continue
      from = region.end
      titles.push({ ahead, owners: found })
    }
  }
  return titles
}

/** Where a name stands from an offset on, though a line may end within it. */
function placeOf(doc: Doc, name: string, from: number): Span | null {
  const words = name.split(/\s+/).map(escaped)
  const pattern = new RegExp(words.join('\\s+'), 'g')
  pattern.lastIndex = from
  const found = pattern.exec(doc.text)
  return found === null ? null : { start: found.index, end: found.index + found[0].length }
}

/** "ANN SAMPLE 1/2 and BEN SAMPLE 1/2": the share of each behind the name. */
const SHARES =
  /(?<=\p{Lu}{2})(?: (?:in|as to|of))? \(?(?:an? |one )?(?:undivided )?\d{1,3} ?\/ ?\d{1,4}(?:th)?(?: (?:undivided )?(?:shares?|interests?|parts?))?\)?(?=\s*(?:and\b|as\b|joint\b|tenants\b|&|,|;|\/|\(|$|\s{2}))/giu

/** How far before its owners a title says which it is. */
const AHEAD = 700

/** "Estate Fee Simple. Sole Proprietor ANN SAMPLE": what stands before an owner on one line. */
const ESTATE =
  /^(?:(?:[-=]{3,90}(?![-=])|(?:an )?estate(?: in)? fee simple|(?:sole|joint) proprietors?|tenants in common|as to \d{1,4} of a total of \d{1,4} (?:equal )?(?:undivided )?shares?)(?:[ .,;:]{0,24}(?:- )?)){1,4}(?=[A-Z])/i

/**
 * "C100 TRANSFER to ANN SAMPLE and BEN SAMPLE", then "M200 APPLICATION by Surviving Proprietor BEN
 * SAMPLE": a later entry by which the one who outlived the other owns alone.
 */
const SURVIVORS =
  /\b(?:application|transmission|survivorship|notice of death|record of death|request to record death)\b[^;]{0,60}?\b(?:(?:by|to|of|in favour of) (?:the )?surviving (?:joint )?(?:proprietors?|tenants?|owners?)|by survivorship,? (?:to|by|in favour of)|survivors? ?:|survivorship (?:application )?(?:to|by|in favour of))[ \t:,-]{0,4}/giu

/** How far into the entries of owners the last begins that names who outlived the others. */
function survivorsFrom(entries: string): number {
  const ends = [...entries.matchAll(SURVIVORS)].map(({ index, 0: found }) => index + found.length)
  return ends.findLast((at) => /^\p{Lu}[\p{L}'’-]/u.test(entries.slice(at, at + 2))) ?? 0
}

/**
 * "Dealing No: 716399041 27/03/2015  ANN SAMPLE", "M900221  TRANSFER to ANN SAMPLE": the dealing
 * that made them owners, before them.
 */
const DEALING =
  /^(?:(?:dealing(?:\s+no\.?)?\s?:?\s*)?(?:[A-Z]{1,2}\d{5,7}|\d{7,12})(?:\s?(?:&|,)\s?(?:[A-Z]{1,2}\d{5,7}|\d{7,12}))?\s+)?(?:(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2} \w{3,9} \d{4})[\s.:]*)?(?:(?:transfer|transmission|assent|vesting|record) to\s+)?(?=\p{Lu})/iu

/** "ANN SAMPLE HOME DUTIES and …": what an owner does, behind the name; none of it is a surname. */
const OCCUPATION =
  /(?<![\s,])[\s,]+(?:of no occupation|(?:home|household|domestic) duties|married wom[ae]n|housewife|spinster|widow(?:er)?|pensioner|retired(?: [a-z]{4,14})?|company director|public servant|medical practitioner|school ?teacher|registered nurse|farmer|grazier|builder|solicitor|teacher|clerk|labourer|carpenter|engineer|nurse|merchant|gentleman)(?=\s*(?:$|[,;.&]|\band\b|\bof\b|\bas\b|\bregistered\b))/gi

/** "ANN SAMPLE OF TARN PARK  1 OF 2 SHARES  AND BEN SAMPLE OF …": each owner for himself. */
function ownersApart(line: string): string[] {
  return line
    .replace(/^[\s.:,|-]+/, '')
    .replace(DEALING, '')
    .replace(ESTATE, '')
    .replace(SHARES, '')
    .replaceAll(/(?<!\s)\s+(and|&)\s+/gi, ' $1 ')
    .split(NEXT_OWNER)
    .flatMap(ownersBeside)
}

/** Where, behind the address of one owner, the next begins: a name in capitals with an address or share. */
const NEXT_OWNER =
  /(?:(?<=\b(?:of|OF) [^;]{3,120}) (?:and|AND|&) |; (?:(?:and|AND|&) )?)(?=[A-Z][A-Z'’-]+(?: [A-Z][A-Z'’-]+){1,3}(?: of\b| OF\b| as\b| AS\b|,|\s{2}| \d))/

/** "ANN SAMPLE   BEN SAMPLE   TENANTS IN COMMON": owners that stand side by side. */
function ownersBeside(line: string): string[] {
  const pieces = line
    .trim()
    .split(/\s{2,}/)
    .map((piece) => piece.replace(AS_TRUSTEE, ''))
  return pieces.length > 1 && pieces.slice(0, 2).every((piece) => BARE_NAME.test(piece))
    ? pieces.filter((piece) => BARE_NAME.test(piece))
    : [line]
}

/** "as trustee under instrument 1234", "as executor": in what capacity, behind the name. */
const AS_TRUSTEE = /(?<=[A-Z]{2}) as (?:trustee|executor|executrix|personal representative)\b.*$/i

const BARE_NAME =
  /^(?!.*\b(?:JOINT|TENANTS|COMMON|FEE|SIMPLE|ESTATE|LOT|PLAN|PTY|LTD|BANK|OF|AND)\b)[A-Z][A-Z'-]+(?: [A-Z][A-Z'-]+){1,3}$/

function ownersRegions(doc: Doc, part: Part): Span[] {
  const text = doc.text.slice(part.span.start, part.span.end)
  const regions: Span[] = []
  for (const match of text.matchAll(new RegExp(OWNERS.source, 'giu'))) {
    const from = match.index + match[0].length
    const end = OWNERS_END.exec(text.slice(from, from + 900))
    const to = Math.min(from + (end?.index ?? 400), text.length)
    const alone = survivorsFrom(text.slice(from, to))
    if (to - from > 6)
      regions.push({ start: part.span.start + from + alone, end: part.span.start + to })
  }
  return regions
}
