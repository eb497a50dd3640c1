import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { isBoxBeforeService, SERVICE_PATTERNS } from '../reading/services.ts'

export const MARKED_OFF_PATTERNS = wordings({
  ...SERVICE_PATTERNS,
  sewerBefore: /☒ ?(?:mains )?sewer(?:age)?\b/i,
  sewerBehind:
    /\bsewer(?:age)?(?: (?:supply|services?|connection))?(?: \([^)☐☒]{0,30}\))? ?\|? ?☒/i,
  waterBefore: /☒ ?(?:mains |town |reticulated )?water\b/i,
  waterBehind: /\bwater(?: (?:supply|services?|connection))?(?: \([^)☐☒]{0,30}\))? ?\|? ?☒/i,
  notConnected: /\bnot\b[^☐☒]{0,24}\bconnected\b/i,
})

const P = MARKED_OFF_PATTERNS

/** In the Victorian form a mark means that the service is not connected. */
export function isTickedOff(
  doc: Doc,
  { text, previous, heading, zone }: Passage,
  service: 'sewer' | 'water',
): boolean {
  if (doc.state !== 'VIC' || zone !== 'vendor-statement' || !P.box.test(text)) return false
  if (!P[`${service}${isBoxBeforeService(text) ? 'Before' : 'Behind'}`].test(text)) return false
  return P.notConnected.test(`${heading} ${previous.slice(-BEFORE)} ${text}`)
}

const BEFORE = 260
