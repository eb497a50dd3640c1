import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { lotNumbers, lotsNamed } from '../../facts/title/own-lots.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Message, Reading } from '../define-rule.ts'
import { PAPERS_OF_BUILDERS } from './insured-builder.ts'

export const COVER_OF_OTHER_LOT_PATTERNS = wordings({
  /** The head of the paper that an insurer of builders gives for one home. */
  coverHead:
    /\b(?:certificate of (?:\w{4,11} ){0,3}insurance|certificate (?:in respect )?of insurance|insurance certificate|(?:domestic building|home building|home indemnity|home warranty|building indemnity|residential building work) insurance|insurance for residential building work)\b/i,
  /** The plan in which the covered lot lies. */
  coverPlan: /\b(?:DP|SP|PS|LP|RP|DPS|D|F)\s?(\d{3,7})[A-Z]?\b/i,
})

/** What the rules of a State and of the others say of it alike; `{{lot}}` is the lot that is insured. */
export const COVER_OF_OTHER_LOT: Message = {
  title: 'The builder’s insurance certificate covers lot {{lot}} and not the lot you buy',
  description:
    'The certificate at {{where}} names lot {{lot}} of the same plan as the home that is insured. For the home on the lot sold no certificate was found. This insurance pays for defects when the builder has died, disappeared or failed; without it such defects would be yours to pay for.',
  recommendation:
    'Before you sign, ask for the certificate of the home that is sold, and look its number up in the public register.',
  question: 'Please give us the insurance certificate of the home on the lot that is sold.',
}

const P = COVER_OF_OTHER_LOT_PATTERNS
const ZONES: ReadonlySet<PageKind> = new Set(PAPERS_OF_BUILDERS)

/**
 * Where a certificate of a builder's warranty insurance names the lot that it covers, in the plan of
 * the land that is sold, and that lot is another: the neighbour's home is insured by it. Null where a
 * certificate names the lot sold, or none names another of the plan.
 */
export function coverOfOtherLot({ doc, facts }: Reading): { lot: number; span: Span } | null {
  const lotPlan = facts.lotPlan?.value ?? ''
  const own = lotNumbers(lotPlan)
  const plan = P.coverPlan.exec(lotPlan)?.[1]
  if (own.size === 0 || plan === undefined) return null
  const ofCover = doc.blocks.filter(({ zone }) => ZONES.has(zone))
  const pages = new Set(
    ofCover.filter(({ text }) => P.coverHead.test(text.slice(0, HEAD))).map(({ page }) => page),
  )
  const named = ofCover.flatMap(({ text, span, page }) => {
    if (!pages.has(page) || P.coverPlan.exec(text)?.[1] !== plan) return []
    const lots = lotsNamed(text)
    return lots.length === 0 ? [] : [{ lots, span }]
  })
  if (named.some(({ lots }) => lots.some((lot) => own.has(lot)))) return null
  const [first] = named
  const lot = first?.lots[0]
  return first === undefined || lot === undefined ? null : { lot, span: first.span }
}

/** How much of a block may be its title. */
const HEAD = 90
