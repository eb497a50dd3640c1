import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { matchesIn } from '../../wording/matches.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'

/** A paper of which only a stand-in is in the file: its caption with a note, or some of its pages. */
export type StandIn = {
  readonly name: string
  readonly span: Span
  /** It binds the land or its owner: a statement, by-laws, an instrument, a lease. */
  readonly isBinding: boolean
}

const PAPER =
  '(?:statement|instruments?|certificates?|reports?|inspection|schedule|polic(?:y|ies)|minutes|by-?laws|rules|articles|contract|lease|agreement|permit|deed|search|diagram|survey|letter|accounts|budget|valuation|register|guarantee|specifications?|plans?|approval|consent|warrant(?:y|ies)|licen[cs]e|copy|annexure|attachment|appendix|schedule|sheet|table|map|list|inventory|forecast|probate|power of attorney|will)'

export const STAND_IN_PATTERNS = wordings({
  /** Between a caption and its note: "ANNEXURE C – PEST INSPECTION [to be taken from the pad]". */
  gap: /[[(:–—]| - /,
  note: /^[\s[(:–—-]{1,5}["“']?(?:(?:this |the )?(?:page |sheet |copy |paper |document |statement |certificate |original |schedule |policy ){0,2}(?:is |are |was |were )?(?:not (?:yet )?(?:here|prepared|drawn|attached|annexed|copied|scanned|included|enclosed|printed|available|received|found|in (?:this|the) (?:file|bundle|copy)|reproduced|supplied|issued|provided|to hand|completed|finished)|to (?:come|follow)\b|to be (?:drawn|taken|issued|sent|supplied|provided|inserted|prepared|attached|annexed|added|settled|obtained|forwarded|collected|printed|given|made|finali[sz]ed|completed|served|handed)|(?:missing|lost|mislaid|omitted)\b)|(?:intentionally |left )blank\b|awaiting\b|awaited\b|held (?:by|at)\b|(?:copy |original )?(?:kept|with|at|available) (?:by|from|at|on|the)\b)/i,
  /** "summary sheet only", "(first page only)", "full copy available from". */
  part: /\b(?:summary|cover|front|first|title|signature|execution|last) ?(?:sheet|page)s?,? only\b|\b(?:summary|extract|precis) only\b|\bonly (?:the |a |its )?(?:summary|cover|first|front|last|title|signature)(?: page| sheet)?\b[^.;]{0,30}\b(?:attached|annexed|enclosed|here|copied|included|supplied|provided|arrived|came)\b|\b(?:full|complete|whole|entire) (?:copy|text|document|set|statement|version|instrument)\b[^.;]{0,20}\b(?:available|held|can be|may be|with the|kept|obtainable|on request|from)\b/i,
  ofItself:
    /^(?:this|the present) (?:certificate|summary|statement|extract|document|paper|report|search)\b[^.;]{0,80}\b(?:is|as|are)\b/i,
  cameOnly: /\bonly\b[^.;]{0,30}\bpages?\b[^.;]{0,20}\b(?:arrived|came)\b/i,
  came: /\b(?:arrived|came|attached)\b/i,
  /** "The remaining pages are available from the agent’s office." */
  rest: /\b(?:remaining|other|rest of the|balance of the|missing|further|later|remainder of the) (?:pages|sheets|parts|clauses|by-?laws|schedules|annexures|attachments|papers)\b[^.;]{0,20}\b(?:(?:is|are|was|were|can|may|have|has) )?(?:be |been )?(?:available|held|kept|not (?:attached|copied|scanned|included|annexed|here|reproduced|supplied|printed)|with the|had from|seen at|inspected at|omitted|lost|left out|to (?:come|follow))\b/i,
  ofPages: /\b(?:pages|sheets) (\d{1,3}) ?(?:to|-|–|and) ?(\d{1,3}) of (\d{1,3})\b/i,
  /** "Minutes of the meeting of 10 September 2025 are with the manager". */
  elsewhere: new RegExp(
    `^[^.;:]{0,40}\\b${PAPER}\\b[^.;:]{0,50}\\b(?:is|are|remains?|stays?) (?:still )?(?:with|held by|kept by|in the hands of|at the office of|on file (?:with|at)) (?:the )?(?:manager|secretary|agent|vendor|seller|solicitor|treasurer|bank|broker|conveyancer|developer|council|owner|committee|accountant|executor)|^[^.;:]{0,24}\\b${PAPER}: (?:on|at|see) (?:our|the|its) (?:web ?)?(?:site|page|portal)\\b`,
    'i',
  ),
  /** "[not found in the file as scanned]": somebody looked for what the line before names. */
  unfound:
    /[[(] ?(?:not|nothing|no copy) (?:was |is )?(?:found|here|attached|enclosed|scanned|sighted|seen|with the papers|in (?:the|this) (?:file|bundle|copy|papers|scan))\b/i,
  paper: new RegExp(`\\b${PAPER}\\b`, 'i'),
  binding:
    /\b(?:management statement|by-?laws|88B|instrument|lease|disclosure|covenants?|agreement|deed|easements?|by-?law|section 173|owners corporation certificate|information certificate)\b/i,
  /** No paper lacks, or it ended, or it is not for this sale. */
  harmless:
    /\bduplicate (?:certificate|crown lease|lease|title)\b|\b(?:none|nil|not (?:applicable|required|needed|used|a party)|n\/a|ended|deleted|repealed|superseded|if (?:any|applicable|a company)|see (?:over|next|below|page)|overleaf)\b/i,
  /** The original is elsewhere, and its copy here. */
  copied:
    /\bcop(?:y|ies)\b[^.;]{0,16}\b(?:is|are) (?:bound in|attached|annexed|enclosed|included|here|behind)\b/i,
  general:
    /\b(?:any (?:person|buyer|purchaser|owner)|you (?:can|may|should)|on payment of|for a fee|members of the public|website|online)\b/i,
  /** A clause of a bargain about what is to be done later. */
  clause:
    /\b(?:must|shall|will|agrees?|if|when|unless|at settlement|on completion|dated?|signature)\b/i,
  box: /☐/,
})

const ZONES: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'annexure',
  'other',
  'vendor-statement',
  'title-search',
  'plan',
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
  'lease',
  'building-permit',
  'rates-certificate',
  'water-certificate',
]

/** Papers on which somebody may have noted what did not come. */
const NOTES: readonly PageKind[] = ['rates-certificate', 'water-certificate']

/** These speak of what others keep, and of copies that anybody may ask for. */
const ANSWERS: readonly PageKind[] = ['contract-form', 'special-conditions', 'lease']

/** Every paper of which the file holds a caption, a summary or a few pages, and not the paper. */
export function standInsOf(doc: Doc): StandIn[] {
  const found = new Map<string, StandIn>()
  for (const { text, span, heading, zone, block, previous } of passagesIn(doc, ZONES)) {
    if (text.length > 320 || STAND_IN_PATTERNS.general.test(text)) continue
    if (NOTES.includes(zone) && !STAND_IN_PATTERNS.cameOnly.test(text)) continue
    const name = nameIn(
      { text, heading, previous, block: block.text },
      ANSWERS.includes(zone),
      block.kind === 'heading',
    )
    if (name === null || found.has(name.toLowerCase())) continue
    const isBinding = STAND_IN_PATTERNS.binding.test(name)
    found.set(name.toLowerCase(), { name, span, isBinding })
  }
  return [...found.values()]
}

function nameIn(
  {
    text,
    heading,
    previous,
    block,
  }: Pick<Passage, 'text' | 'heading' | 'previous'> & { readonly block: string },
  isTerm: boolean,
  isHeading: boolean,
): string | null {
  const patterns = STAND_IN_PATTERNS
  const caption = captionIn(text)
  if (caption !== null) {
    return named(caption)
  }
  // "This certificate … is a summary only" says what every such paper is.
  if (patterns.part.test(text) && !isTerm && !patterns.ofItself.test(text)) {
    if (patterns.paper.test(text)) return named(text)
    // "Two originals of the deed ordered; only the first page arrived."
    if (patterns.came.test(text) && patterns.paper.test(block)) return named(block)
  }
  if (patterns.rest.test(text) && text.length < 140 && !isTerm) return named(heading || text)
  const pages = patterns.ofPages.exec(text)
  if (pages !== null && (isHeading || text.length < 120)) {
    const [from, to, all] = [Number(pages[1]), Number(pages[2]), Number(pages[3])]
    if (from < to && (from > 1 || to < all) && to <= all && patterns.paper.test(text)) {
      return named(text)
    }
  }
  if (patterns.unfound.test(text)) {
    if (patterns.paper.test(text)) return named(text)
    // The note stands behind the full stop of the sentence that names the paper.
    if (/^\W{0,2}[[(]/.test(text) && patterns.paper.test(previous)) return named(previous)
  }
  if (patterns.copied.test(text)) return null
  if (!isTerm && text.length < 160 && patterns.elsewhere.test(text)) return named(text)
  return null
}

/** What stands before a note that the paper is not there; null where there is no such note. */
function captionIn(text: string): string | null {
  const { note, gap, paper, harmless, clause, box } = STAND_IN_PATTERNS
  if (box.test(text)) return null
  for (const { index } of matchesIn(text.slice(0, LONGEST_CAPTION), gap)) {
    const said = note.exec(text.slice(index, index + 120))
    if (said === null) continue
    const caption = text.slice(0, index).trim()
    if (caption.length < 3 || !isCaption(caption) || clause.test(caption)) return null
    if (harmless.test(text.slice(0, index + said[0].length + 40))) return null
    return paper.test(caption) ? caption : null
  }
  return null
}

const LONGEST_CAPTION = 120

/** A name and no sentence: capitals at its head, and no verb of a clause. */
function isCaption(text: string): boolean {
  const words = text.split(/\s/).length
  return /^[\W\d]{0,4}[A-Z]/.test(text) && words >= 2 && words <= 16
}

const MOST_NAME = 80

function named(text: string): string {
  const bare = text.replace(/^[\W\d]{0,6}(?=[A-Z])/, '').trim()
  const short =
    bare.length <= MOST_NAME ? bare : `${bare.slice(0, MOST_NAME).replace(/ \S{0,30}$/, '')} …`
  return short.replace(/[\s.,;:–—[(-]{1,6}$/, '')
}
