import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { lotNumbers, lotsNamed } from '../../facts/title/own-lots.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Reading } from '../define-rule.ts'
import { harmlessAt } from '../harmless/harmless.ts'
import { ledIn } from '../reading/led-in.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

export const FILLED_PATTERNS = wordings({
  /** Ground that was brought to the lot, by its depth, its place or its kind. */
  fill: /\bfill(?:ing|ed)?\b[^.;]{0,60}\b\d(?:[.,]\d{1,2})? ?(?:m|metres?)\b(?! (?:wide|of (?:the |any )?(?:easement|boundary)))|\b\d(?:[.,]\d{1,2})? ?(?:m|metres?) of (?:\w{3,12} ){0,3}fill\b|\bfill\b[^.;]{0,60}\b\d{3}(?:,\d{3})? ?mm\b|\b(?:depth of fill|fill depth|filled to a depth|cut and fill|cut to fill)\b|\b(?:un)?(?:controlled|certified|compacted) (?:\w{3,12} )?fill\b|\b(?:engineered|imported|placed|tipped) fill\b|\b(?:land|lot|allotment|site|property|block|ground|house site|pad) (?:has been|is|was|were|may be|will be|to be) (?:partly |in part )?filled\b|\bfilled (?:and cut |part of )?(?:the )?(?:site|land|lot|allotment|block|ground)\b|\b(?:may|will|shall) (?:place fill|fill)\b[^.;]{0,20}\b(?:lot|land|allotment|site)\b|\b(?:soil|ground|earth|spoil) (?:was|has been|were) (?:brought|trucked|carted) (?:in|on)\b|\b(?:lies|lie|stands?|built|sits?) (?:up)?on (?:up to )?(?:[\w.]{2,8} ){0,3}(?:placed |made )?(?:fill|made ground)\b|\bmade ground\b/i,
  wordFill: /\bfill(?:ed|ing)?\b|\bmade ground\b|\bbrought in\b/i,
  aboutFill: /\bfill(?:ed|ing)?\b|\bcompact\w{1,4}\b|\bgeotech\w{0,8}\b|\blevel (?:1|one)\b/i,
  /** No ground, no fill, or fill that may not be put there. */
  unlike:
    /\?|\b(?:land ?fill|loose-?fill|fill (?:in|out|up|the (?:holes?|pool|tank|form))|holes?|cracks?|grooves|cavity|core-?filled|(?:old |former )?(?:well|dip|quarry|tank|shaft|pool|pond|chamber|cellar|basement|pit|swale|drain)s?\b[^.;]{0,30}\bfilled|filled (?:well|dip|quarry|tank|shaft|dock|pit|rows?|in)|no (?:structure|building|fill|filling|tree|works|uncontrolled|part)|nothing to be|not (?:been )?filled|(?:must|may|shall|can) not|nor|any fill|without (?:the )?(?:leave|consent|approval)|no one may|level (?:of|above) (?:the )?flood|flood (?:planning |design )?level|keep\b[^.;]{0,30}\bfree|slag|chitter|gasworks|ash fill|contaminat\w{1,4}|met in neither|is nil|filled (?:pages|hollows))\b/i,
  denied: /\b(?:no|not|nor|neither|never|without|nil|none)\b[^.;:]{0,24}$/i,
  /** What an engineer, a laboratory or a developer gives with such ground. */
  paper:
    /\b(?:compaction|density|level (?:1|one)|geotech\w{0,8}|soils?|fill|foundation|supervision) (?:\w{3,14} ){0,2}(?:reports?|certificates?|certification|results|classification|summary|letter|note)\b|\breports?\b[^.;]{0,30}\b(?:geotech\w{0,8}|soil|fill|compaction)\b|\bsite classification\b|\bAS ?(?:3798|2870)\b|\b(?:test(?:ed|s|ing)?|certified|certificate)\b[^.;]{0,60}\b(?:fill\w{0,3}|compact\w{1,4}|level (?:1|one))\b|\bfill\w{0,3}\b[^.;]{0,80}\b(?:tested|certified|certificate)\b|\b(?:9[5-9]|100) ?(?:%|per ?cent)\b[^.;]{0,30}\b(?:density|standard|compact\w{1,4})\b|\b(?:test pits?|bore ?holes?|density tests?)\b|\bcompact\w{1,4}[ ,:]{1,3}(?:9[5-9]|100) ?(?:%|per ?cent)/i,
  engineer: /\bengineer'?s? (?:\w{3,14} ){0,2}(?:reports?|certificates?|certification|letter)\b/i,
  /** The title or head of an engineer's own paper. */
  engineersPaper: /\b(?:engineers?|engineering|geotech\w{0,8}|structural)\b/i,
  siteClass:
    /\b[Cc]lass(?:ed|ified|ification)?(?: as| is|:)? (?:[Cc]lass )?(?:[ASMPE]|[MHE]-?D|H[12]?(?:-D)?)\b/,
  lacking:
    /\b(?:no|without(?: an?| any)?|nor any) (?:[\w'-]{1,14} ){0,4}(?:reports?|certificates?|certification|classification|records?|results|tests?|testing|evidence|assurance)\b|\b(?:reports?|certificates?|results|records?|compaction)\b[^.;:]{0,40}\b(?:not|never|cannot)(?: been| be| yet been| yet)? (?:found|held|issued|given|obtained|sighted|done|made|available|to hand|tested|compacted|certified|seen|signed)\b|\b(?:fill\w{0,3}|ground|compaction)\b[^.;]{0,100}\b(?:has|have|was|is|were|be) not (?:been )?(?:tested|compacted|certified|controlled|supervised|signed|placed (?:under|to|in accordance))\b|\bcompaction not tested\b|\bnot (?:been )?placed under (?:level (?:1|one)|any)? ?supervision\b|\b(?:un-?controlled|un-?certified|un-?compacted|loose tipped)\b|\bnot required to (?:certify|compact)\b|\bcan(?:not|'t) certify\b|\bmay not be compacted\b|\bgives? no (?:promise|assurance|warranty)\b[^.;]{0,60}\b(?:compact\w{0,4}|supervis\w{2,4}|geotech\w{0,8})/i,
  /** Not there today: "compaction testing to be done later", "results have been requested". */
  later:
    /\b(?:to be (?:done|carried out|made|given) later|not (?:yet )?to hand|(?:has|have) been requested|still to come|outstanding|pending|after settlement|to follow)\b/i,
  promised:
    /\b(?:attached|annexed|enclosed|is held|was accepted|(?:will|shall|must|is to|are to) (?:be )?(?:giv\w{1,2}|hand\w{0,2}|provid\w{1,2}|suppl\w{1,4})\b[^.;]{0,60}\b(?:at|before|by|prior to) (?:settlement|completion))\b/i,
})

const P = FILLED_PATTERNS

/** Ground that was brought to the land sold, and what the papers tell of how it was placed. */
export type FilledGround = {
  readonly places: readonly Span[]
  /** Where they say outright that nobody tested or certified it. */
  readonly untested: readonly Span[]
  readonly isPapered: boolean
}

export function filledGround(reading: Reading): FilledGround {
  const own = lotNumbers(reading.facts.lotPlan?.value ?? null)
  const places: Span[] = []
  const untested: Span[] = []
  const lacks: Span[] = []
  let isPapered = false
  for (const passage of passagesIn(reading.doc, READ)) {
    for (const said of [ledIn(reading.doc, passage), passage]) {
      if (said === null || isOfOtherLots(said.text, own)) continue
      const { text, span } = said
      const isLacking = P.lacking.test(text)
      if (isFilled(text, passage.zone) && harmlessAt(reading, span) !== 'elsewhere') {
        if (isLacking) untested.push(span)
        else if (!isPaper(text)) places.push(span)
      } else if (isLacking && P.aboutFill.test(text) && !P.unlike.test(text)) lacks.push(span)
      isPapered ||= isPaper(text) || isEngineers(reading, passage)
    }
  }
  // "No compaction report for this fill is held", behind the sentence that tells of the fill.
  if (places.length + untested.length > 0) untested.push(...lacks)
  return { places, untested, isPapered }
}

function isFilled(text: string, zone: PageKind): boolean {
  const match = P.fill.exec(text)
  if (match === null || text.length > LONGEST || P.unlike.test(text)) return false
  if (SPEAKING_OF_LOTS.has(zone) && !P.wordFill.test(text)) return false
  return !P.denied.test(text.slice(Math.max(0, match.index - BEFORE), match.index))
}

/** Whoever tells there how the building stands on the fill is the engineer whose report would be asked for. */
function isEngineers({ doc }: Reading, { text, zone, heading, block }: Passage): boolean {
  if (zone !== 'building-report' || !P.wordFill.test(text) || !isFilled(text, zone)) return false
  const title = doc.parts[block.partIndex]?.title ?? ''
  return P.engineersPaper.test(`${title} ${heading}`)
}

/** A report or a certificate that is there or is to be given in time. */
function isPaper(text: string): boolean {
  const isOne =
    P.paper.test(text) ||
    P.siteClass.test(text) ||
    (P.engineer.test(text) && P.aboutFill.test(text))
  if (!isOne) return false
  return !P.lacking.test(text) && (!P.later.test(text) || P.promised.test(text))
}

function isOfOtherLots(text: string, own: ReadonlySet<number>): boolean {
  if (own.size === 0) return false
  const named = lotsNamed(text)
  return named.length > 0 && !named.some((lot) => own.has(lot))
}

const LONGEST = 420
const BEFORE = 40

const SPEAKING_OF_LOTS: ReadonlySet<PageKind> = new Set(['plan', 'title-search'])

const READ: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'plan',
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'building-permit',
  'building-report',
  'annexure',
  'other',
]
