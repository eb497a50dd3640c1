import type { Coverage, PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import type { Prove } from './prove.ts'

type Paper = {
  readonly what: string
  readonly name: RegExp
  /** A page of any of these kinds means that it is there. */
  readonly kinds: readonly PageKind[]
}

/** Papers that a contract or vendor statement says are attached. */
const PAPERS: readonly Paper[] = [
  paper(
    'Title search',
    /register search statement|title search|certificate of title|copy of (?:the )?title/i,
    'title-search',
  ),
  paper(
    'Plan of the land',
    /plan of subdivision|strata plan|title plan|survey plan|deposited plan|registered plan/i,
    'plan',
  ),
  paper(
    'Planning certificate',
    /planning certificate|section 10\.7 certificate|planning report|planning property report/i,
    'planning-certificate',
  ),
  paper(
    'Owners corporation certificate',
    /owners corporation certificate|body corporate certificate|section 184 certificate|strata information certificate/i,
    'owners-corporation-certificate',
  ),
  paper(
    'Council rates certificate',
    /land information certificate|council rates? (?:notice|certificate)|rates notice/i,
    'rates-certificate',
  ),
  paper(
    'Water certificate',
    /water information statement|water (?:rates? )?(?:notice|certificate)|sewerage (?:service )?diagram|drainage diagram/i,
    'water-certificate',
    'plan',
    'rates-certificate',
  ),
  paper(
    'Land tax certificate',
    /land tax (?:clearance )?certificate|property clearance certificate/i,
    'land-tax-certificate',
  ),
  paper(
    'Minutes of meetings',
    /minutes of (?:the )?(?:last |latest |most recent )?(?:annual general )?meetings?/i,
    'minutes',
  ),
  paper(
    'By-laws or rules',
    /\bby-?laws\b|owners corporation rules|registered rules/i,
    'by-laws',
    'owners-corporation-certificate',
  ),
  paper(
    'Building permit',
    /building permits?|occupancy permit|certificate of final inspection|final inspection certificate/i,
    'building-permit',
  ),
  paper(
    'Building or pest report',
    /building (?:inspection )?report|pest (?:inspection )?report|defects? report/i,
    'building-report',
  ),
  paper(
    'Lease',
    /(?:copy of the )?(?:residential )?(?:lease|tenancy agreement|rental agreement)/i,
    'lease',
  ),
]

/** Zones that promise attachments; a printed condition or notice promises nothing. */
const PROMISING: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
]

const ATTACHED =
  /\b(?:is|are) (?:attached|annexed|enclosed)\b|\b(?:attached|annexed) (?:is|are|hereto|to this)\b|\bcop(?:y|ies) (?:is|are) attached\b|\bas attached\b/i
const DENIED = /\b(?:not|no|nil|none|if any|if applicable|where applicable)\b/i
const UNTICKED = /☐/
const SENTENCE = /[^.;\n]{1,600}[.;]?/g

/** Documents that this one says it carries, of which no page was found. */
export function mentionedButMissing(doc: Doc, prove: Prove): Coverage['mentionedButMissing'] {
  const present = new Set<PageKind>([...doc.pageKinds, ...doc.parts.map((part) => part.kind)])
  const found = new Map<string, Span>()
  for (const block of doc.blocks) {
    if (!PROMISING.includes(block.zone)) continue
    for (const sentence of promises(block)) {
      const words = doc.text.slice(sentence.start, sentence.end)
      for (const { what, name, kinds } of PAPERS) {
        if (found.has(what) || kinds.some((kind) => present.has(kind)) || !name.test(words))
          continue
        found.set(what, sentence)
      }
    }
  }
  return [...found]
    .map(([what, span]) => ({ what, evidence: prove([span]) }))
    .filter(({ evidence }) => evidence.length > 0)
}

function promises(block: Block): Span[] {
  return [...block.text.matchAll(SENTENCE)].flatMap((match) => {
    const words = match[0]
    if (!ATTACHED.test(words) || DENIED.test(words) || UNTICKED.test(words)) return []
    const lead = words.length - words.trimStart().length
    const start = block.span.start + match.index + lead
    return [{ start, end: start + words.trim().length }]
  })
}

function paper(what: string, name: RegExp, ...kinds: readonly PageKind[]): Paper {
  return { what, name, kinds }
}
