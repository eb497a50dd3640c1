import type { Block, Doc } from '../../document.ts'
import type { Kind } from './outgoing-words.ts'

import { matchesIn } from '../../wording/matches.ts'

/** Where words begin to speak of a bill, and of whose; null where they turn to something else. */
export type BillHead = { readonly kind: Kind | null; readonly start: number; readonly end: number }

/** Every place of a text where it turns to a bill or away from one, in order. */
export function billHeads(text: string): readonly BillHead[] {
  const all = HEADS.flatMap(([kind, pattern]) =>
    matchesIn(text, pattern).map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).toSorted((a, b) => a.start - b.start || b.end - a.end)
  // "Water is supplied by Council" is one head and no second one for the council.
  return all.filter(({ start }, at) => !all.slice(0, at).some((one) => one.end > start))
}

/** The bill of which a short line above speaks: "DERRAWONG CITY COUNCIL rates 2026-27". */
export function headAbove(
  doc: Doc,
  block: Block,
): { head: BillHead; text: string; isTitle: boolean } | null {
  for (let index = block.index - 1; index >= block.index - REACH; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.page !== block.page) return null
    const isOfRates = RATES_LINE.test(above.text)
    const head = billHeads(above.text).findLast(({ kind }) => kind !== null || !isOfRates)
    if (head !== undefined)
      return { head, text: above.text.slice(head.start), isTitle: isTitle(above.text) }
    if (above.text.length > LONGEST) return null
  }
  return null
}

/** "LAGOON SHIRE   RATES AND CHARGES   6 February 2026" opens a paper, whatever stands before it. */
function isTitle(text: string): boolean {
  return (
    text.length < LONGEST_TITLE && /\b20\d\d\b/.test(text) && (billHeads(text)[0]?.start ?? 99) < 30
  )
}

/** "SV $410,000 CIV $910,000, general 1,811.20, waste 268.80, fire levy 184.00": all of one bill. */
const RATES_LINE = /\b(?:general|residential|waste)\b[^.;]{0,12}\d[\s\S]*\b(?:emergency|fire)\b/i

const LONGEST_TITLE = 140
const REACH = 4
const LONGEST = 320

/** A name with what it is: only capitals tell "Harbour Water" from hot water. */
const HEADS: readonly (readonly [Kind | null, RegExp])[] = [
  [
    'council-rates',
    /\b(?:City|CITY|Shire|SHIRE|Town|TOWN|Municipality|Borough|BOROUGH|Council|COUNCIL)(?: (?:of|OF) [A-Z][A-Za-z]+| COUNCIL| Council)?\b(?! (?:and|AND) [Ww]ater)|\bRATES?\b(?= \d|:| for\b)|\bRates (?=\$)/,
  ],
  [
    'council-rates',
    /\b(?:council|municipal|general|land|annual|shire|city|territory) rates?\b|\brates?(?=:|\s*$| ?20\d\d| for (?:the|lot|unit|20\d\d)| (?:and charges|notice|search|book|certificate|levied|declared|assessed)\b| on the (?:whole|land|lot)| \d{1,2} [A-Z][a-z]+ 20|,? (?:bins|waste)\b)|\b(?:section|s) ?603\b|\bland information certificate\b/i,
  ],
  [
    'water-rates',
    /(?<!\b(?:Hot|HOT|Storm|STORM|Ground|GROUND|Rain|RAIN|Cold|Drinking|Grey|Waste|Recycled|The|Of|OF|AND|And|Power) )(?<=\b[A-Z][A-Za-z]{1,20} )(?:Water|WATER)\b(?! (?:Act|ACT|Resource|Meter|Tank|Heater|Management|tank|heater|damage))|\b(?:Water (?:Corporation|Board)|WATER (?:CORPORATION|BOARD)|WaterNSW|Urban Utilities|URBAN UTILITIES|Power and Water|TasWater|TASWATER|Unitywater|UNITYWATER)\b|\b(?:Water|WATER)\b(?=:| [–-] | \$| \([^()]{3,60}\):)/,
  ],
  [
    'water-rates',
    /(?<!\b(?:hot|rain|storm|grey|ground) )\bwater(?:,? (?:and|&|or) (?:sewer(?:age)?|wastewater|recycled water))? (?:rates?|charges?|service|supply|availability|account|access)\b|\bwater (?:and|&) sewer(?:age)?\b|\bwater is supplied by (?:the )?council\b|\bsewer(?:age)? (?:and water|charges?|service|access|availability)\b/i,
  ],
  [
    null,
    /\b(?:land tax|revenue|sro|strata|owners'? corporations?|body corporate|levies|levy estimate|fund|insurance|policy|premium|rent|bond|tenan\w+|lease|LLS|local land services|loan|mortgage|gas|solar|electricity|internet|deposit|quot\w+|repairs?|penalty|price|lump sum|licen[cs]e|emergency services|ESL 20\d\d|building|vendors?|sellers?|purchasers?|buyers?|contributions?|special (?:rate|charge)|schemes?)\b/i,
  ],
]
