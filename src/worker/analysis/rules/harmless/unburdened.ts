import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { liesOnOtherLots } from '../../facts/title/lies-on-other-lots.ts'
import { lotNumbers } from '../../facts/title/own-lots.ts'
import { blockAt } from '../../segment/find.ts'
import type { Reading } from '../define-rule.ts'
import { isOfEndedInstrument } from './ended-instruments.ts'
import { hasEnded } from './has-ended.ts'
import { burdensOtherLots } from './other-lots.ts'
import type { Passage } from '../reading/passage.ts'

/** Papers that say which rights lie on which lot; in minutes and terms a lot is told as a case. */
const OF_RIGHTS: ReadonlySet<PageKind> = new Set([
  'title-search',
  'plan',
  'vendor-statement',
  'planning-certificate',
  'annexure',
  'other',
])

const FOLLOWED_BY_END =
  /^\W{0,3}(?:expired|cancelled|released|satisfied|spent|lapsed|ceased|ended)\b/i

const OVERLAY = /\boverlay\b|\([A-Z]{2,4}O?\d{0,3}\)/i
const BESIDE_HEAD =
  /\b(?:in the vicinity|not (?:directly )?(?:affecting|applying to|on) (?:this|the) (?:land|lot|property|premises))\b/i

/** Every pattern of this file, for the test of their running time. */
export const UNBURDENED_PATTERNS = { FOLLOWED_BY_END, OVERLAY, BESIDE_HEAD } as const

/** Several overlays in lines of their own below "in the vicinity, not directly affecting this land". */
function isBesideByHead({ blocks }: Doc, block: Block): boolean {
  if (!OVERLAY.test(block.text) || block.text.length > 120) return false
  for (let index = block.index - 1; index >= Math.max(0, block.index - 6); index -= 1) {
    const above = blocks[index]
    if (above === undefined || above.text.length > 120) return false
    if (BESIDE_HEAD.test(above.text)) return true
    if (!OVERLAY.test(above.text)) return false
  }
  return false
}

/** Why a right or a limit that a paper tells of does not lie on the lot that is sold. */
export function whyUnburdened(
  { doc, facts }: Reading,
  span: Span,
  passage: Passage | undefined,
  today: string,
): 'elsewhere' | 'ended' | null {
  const block = blockAt(doc, span.start)
  if (block === undefined || !OF_RIGHTS.has(block.zone)) return null
  const lotPlan = facts.lotPlan?.value ?? ''
  const behind = doc.text.slice(span.end, Math.min(block.span.end, span.end + 160))
  const quoted = doc.text.slice(span.start, span.end)
  // The sentence behind a full stop tells of another right.
  const rest = /[.;]$/.test(quoted) ? '' : (/^[^.;]{0,160}/.exec(behind)?.[0] ?? '')
  const text = `${quoted}${rest}`
  const own = lotNumbers(lotPlan)
  if (isBesideByHead(doc, block)) return 'elsewhere'
  if (block.zone === 'planning-certificate' && liesOnOtherLots(doc, quoted, own)) return 'elsewhere'
  if (burdensOtherLots(doc, { text, block }, { own, lotPlan })) return 'elsewhere'
  if (passage === undefined) return null
  const { next } = passage
  const follows = FOLLOWED_BY_END.test(next) && block.text.includes(`${passage.text} ${next}`)
  const said = follows ? `${passage.text} ${next}` : passage.text
  return hasEnded(said, today) || isOfEndedInstrument(doc, passage, today) ? 'ended' : null
}
