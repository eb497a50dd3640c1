import type { ExpectedPaper } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import type { Prove } from '../prove.ts'
import { circumstancesOf } from './circumstances.ts'
import { type Expected, NAMED, NOT_ATTACHED } from './expected-paper.ts'
import { EXPECTED_WITH_SHARES } from './papers/shares.ts'
import { EXPECTED } from './expected-papers.ts'
import { papersByLine } from '../../segment/papers-by-line.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

/** More headings than this prove nothing more. */
const MOST_SEARCHED = 12

/**
 * The papers that ought to be in this file by the law or custom of its state: which are there, which
 * are not, and what follows. Nothing for a file without a contract or disclosure, or of no known state.
 */
export function completenessOf(doc: Doc, prove: Prove, facts: Facts): ExpectedPaper[] {
  if (doc.state === null || !(doc.hasContract || doc.hasDisclosure)) return []
  const circumstances = circumstancesOf(doc, facts)
  const unread = hasUnreadPages(doc)
  const searched = prove(
    doc.parts.slice(0, MOST_SEARCHED).map(({ heading }) => heading),
    'searched',
  )
  const expected = circumstances.has('shares') ? EXPECTED_WITH_SHARES : EXPECTED[doc.state]
  return expected
    .filter(({ when, unless = [] }) => {
      const holds = when.every((one) => circumstances.has(one))
      return holds && !unless.some((one) => circumstances.has(one))
    })
    .map((paper) => {
      const { what, consequence, read } = paper
      if (read !== undefined) {
        const { outcome, span } = read(doc)
        const evidence = span === null ? searched : prove([span])
        return {
          what,
          outcome: unread && span === null ? 'unclear' : outcome,
          consequence,
          evidence,
        }
      }
      const evidence = foundIn(doc, prove, paper)
      if (evidence !== null) return { what, outcome: 'found' as const, consequence, evidence }
      const named = namedIn(doc, paper)
      if (named !== null) {
        const refused = NOT_TIED.test(named.text)
        const evidence = prove([named.span])
        return { what, outcome: refused ? 'missing' : 'unclear', consequence, evidence }
      }
      return { what, outcome: unread ? 'unclear' : 'missing', consequence, evidence: searched }
    })
}

/** The heading of the part that is it, or the words that state it; null where neither is there. */
function foundIn(doc: Doc, prove: Prove, { kinds, words, zones }: Expected) {
  // "CONDITIONS" above those of the offer is no paper's name: the part that bears it goes first.
  const parts = doc.parts.filter(({ kind }) => kinds.includes(kind))
  const part = parts.find(({ kind, title }) => NAMED[kind]?.test(title)) ?? parts[0]
  if (part !== undefined) return prove([part.heading])
  const lines = papersByLine(doc)
  const line = kinds.flatMap((kind) => lines.get(kind) ?? [])[0]
  if (line !== undefined) return prove([line])
  if (words === undefined) return null
  const block = doc.blocks.find(
    (one) =>
      (zones === undefined ? !NOT_ATTACHED.includes(one.zone) : zones.includes(one.zone)) &&
      words.test(one.text) &&
      !isRefused(doc, one, words) &&
      !TERM.test(one.text) &&
      !isListed(doc, one),
  )
  return block === undefined ? null : prove([block.span])
}

/** "The vendor discloses a certificate of non-compliance": a term that speaks of the paper is not it. */
const TERM =
  /\b(?:vendor|seller|purchaser|buyer)s?\b[^.;]{0,50}\b(?:discloses?|acknowledges?|accepts?|authoris\w{2,3}|warrants?|agrees?|must not|may not|shall not|relies|has (?:received|been given|inspected))\b/i

/** An entry of the letter or index in front of a bundle names the paper that is to follow. */
function isListed(doc: Doc, { page, index, text }: Block): boolean {
  if (page > FRONT_PAGES || !ENTRY.test(text)) return false
  return doc.blocks
    .slice(Math.max(0, index - LIST_REACH), index)
    .some((above) => above.page === page && LIST_HEAD.test(above.text))
}

const FRONT_PAGES = 3
const LIST_REACH = 40
const ENTRY = /^\W{0,3}(?:\(?\d{1,2}[.)]?|\(?[a-z][.)]|tab \w{1,3}|[•☐☒])\s/i
const LIST_HEAD =
  /\b(?:index|contents|enclos(?:e|ed|ures?|ing)|list of documents|check-?list|we (?:attach|send)|documents? in this (?:bundle|file)|tab\b.{0,20}\bdocument)\b/i

/** "We do not hold and so do not / issue a sewer diagram": a line that says there is none. */
function isRefused(doc: Doc, { text, index }: Block, words: RegExp): boolean {
  const match = words.exec(text)
  const above = doc.blocks[index - 1]?.text.slice(-60) ?? ''
  return match !== null && NOT_ISSUED.test(`${above} ${text.slice(0, match.index)}`.slice(-90))
}

const NOT_ISSUED =
  /\b(?:not|cannot|unable to) (?:\w{2,10} ){0,6}(?:hold|issue|have|give|supply|provide|produce)\b[^.;]{0,40}$/i

/** The first words that name the paper; null where the file does not speak of it. */
function namedIn(doc: Doc, { kinds, words }: Expected): Block | null {
  const names = [...kinds.flatMap((kind) => NAMED[kind] ?? []), ...(words ? [words] : [])]
  const naming = doc.blocks.filter(({ text }) => names.some((name) => name.test(text)))
  // What another paper says of it tells more than a list of the contract.
  return naming.find(({ zone }) => !NOT_ATTACHED.includes(zone)) ?? naming[0] ?? null
}

/** "not attached ☒": a form says itself that the paper is not there. */
const NOT_TIED =
  /\bnot (?:attached|annexed|enclosed|provided) ?☒|☒ ?not (?:attached|annexed|enclosed|provided)\b/i
