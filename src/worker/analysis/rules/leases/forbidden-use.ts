import type { Doc } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

export const FORBIDDEN_USE_PATTERNS = wordings({
  permittedUse:
    /\b(?:permitted|authori[sz]ed|approved|agreed) use(?: of (?:the )?premises)?(?: ?[:|-])? |\b(?:premises|shop|land) (?:is|are|may|shall|to) (?:only )?(?:to )?be used (?:only )?(?:as|for)\b/i,
  notPermitted:
    /\b(?:is|are|be) (?:not|never) (?:to be )?(?:permitted|allowed|used|carried on)\b|\b(?:must|shall|may) not be (?:used|carried on|let)\b|\b(?:prohibited|forbidden|banned)\b|\bno (?:lot|part)\b[^.;]{0,40}\bused\b/i,
  leasePaper: /\bleases?\b/i,
  word: /\b[a-z]{4,16}\b/i,
})

const P = FORBIDDEN_USE_PATTERNS

/** The use that a lease permits, and another paper that forbids such a use by the same words. */
export function forbiddenUse(
  doc: Doc,
): { readonly permitted: Passage; readonly forbidden: Passage } | null {
  const leases = passagesIn(doc, ['lease', 'annexure', 'other']).filter(
    ({ text, zone, block }) =>
      P.permittedUse.test(text) &&
      text.length < LONGEST &&
      (zone === 'lease' || P.leasePaper.test(doc.parts[block.partIndex]?.title ?? '')),
  )
  for (const permitted of leases) {
    const from = P.permittedUse.exec(permitted.text)
    const use = wordsOf(permitted.text.slice((from?.index ?? 0) + (from?.[0].length ?? 0)))
    const forbidden = passagesIn(doc, BINDING).find(({ text }) => {
      if (!P.notPermitted.test(text)) return false
      return wordsOf(text).filter((word) => use.includes(word)).length >= SHARED_WORDS
    })
    if (forbidden !== undefined) return { permitted, forbidden }
  }
  return null
}

function wordsOf(text: string): string[] {
  const words = matchesOf(text, P.word).map(([word]) => word.toLowerCase().replace(/s$/, ''))
  return [...new Set(words)].filter((word) => !COMMON.has(word))
}

const LONGEST = 240
const SHARED_WORDS = 2

const BINDING = [
  'by-laws',
  'owners-corporation-certificate',
  'minutes',
  'planning-certificate',
  'building-permit',
  'title-search',
] as const

/** Words that say of any use that it is one. */
const COMMON = new Set(
  'used uses this that with from only have must lots area term they them will were into over under than then each such other permitted purpose purposes premises business other floor ground retail shops offices office which shall their there being without consent approval resolution special owner occupier tenant lessee allied related associated general including service service activity activitie'.split(
    ' ',
  ),
)
