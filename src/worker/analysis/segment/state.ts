import type { StateCode } from '#shared/report.ts'

import { literalScanner } from '../wording/literal-scanner.ts'
import { TextPage } from '../wording/text-page.ts'
import { neededWords } from '../wording/needed-words.ts'

/** A state, the weight of a sign for it, and the words that are the sign. */
type Sign = readonly [StateCode, number, RegExp]

/** Words that belong to one state, with the weight of each; of each state the weightiest first. */
const SIGNS: readonly Sign[] = [
  [
    'VIC',
    6,
    /\bsale of land act 1962\b|\bsection 32 (?:vendor )?statement\b|\bowners corporations act 2006\b|\bregister search statement\b/i,
  ],
  [
    'VIC',
    4,
    /\bvictoria(?:n)?\b(?! (?:street|road|avenue|parade|park|square|point))|\bestate agents \(contracts\)|\blaw institute of victoria\b|\bREIV\b|\btransfer of land act 1958\b|\bsubdivision act 1988\b|\bplanning and environment act 1987\b|\((?:GRZ|NRZ|RGZ|LDRZ|HCTZ|MUZ|UGZ|RLZ|RCZ|GWZ|C1Z|ACZ|BMO|SBO|LSIO|DDO|VPO|SLO|ESO|HO)\d{0,3}\)/i,
  ],
  ['VIC', 3, /\b(?:PS|LP|TP)\s?\d{5,6}[A-Z]?\b|\bwater act 1989\b/i],
  [
    'NSW',
    6,
    /\bconveyancing \(sale of land\) regulation\b|\bconveyancing act 1919\b|\blaw society of new south wales\b|\bsection 66w\b|\bsection 10\.7\b/i,
  ],
  [
    'NSW',
    4,
    /\bnew south wales\b|\bNSW\b(?!\s*\d{4})|\bREINSW\b|\bstrata schemes management act 2015\b|\bhome building act 1989\b|\benvironmental planning and assessment act\b/i,
  ],
  [
    'QLD',
    6,
    /\bproperty law act 2023\b|\breal estate institute of queensland\b|\bREIQ\b|\bbody corporate and community management act\b|\bqueensland titles registry\b/i,
  ],
  [
    'QLD',
    4,
    /\bqueensland\b|\bcommunity titles? scheme\b|\bQBCC\b|\bproperty occupations act\b|\bseller disclosure statement\b/i,
  ],
  [
    'SA',
    6,
    /\bland and business \(sale and conveyancing\) act\b|\breal property act,? 1886\b|\bREISA\b|\breal estate institute of south australia\b|\bform 1\s?-?\s?vendor'?s statement\b/i,
  ],
  [
    'SA',
    4,
    /\bsouth australia\b|\bplanning and design code\b|\brevenuesa\b|\bsa water\b|\bhundred of\b/i,
  ],
  [
    'WA',
    6,
    /\boffer and acceptance\b|\bREIWA\b|\bjoint form of general conditions\b|\btransfer of land act 1893\b|\blandgate\b/i,
  ],
  [
    'WA',
    4,
    /\bwestern australia\b|\bstrata titles act 1985\b|\bwater corporation\b|\bplanning and development act 2005\b|\bgross rental value\b/i,
  ],
  [
    'TAS',
    6,
    /\bstandard form contract for sale of real estate in tasmania\b|\blaw society of tasmania\b|\brecorder of titles\b|\bsection 337\b.{0,40}\blocal government act 1993\b/i,
  ],
  [
    'TAS',
    4,
    /\btasmania(?:n)?\b|\bassessed annual value\b|\bsearch of torrens title\b|\bsealed plan\b|\bproperty identif(?:ier|ication) number\b/i,
  ],
  [
    'ACT',
    6,
    /\blaw society of the australian capital territory\b|\bcivil law \(sale of residential property\) act\b|\bunit titles \(management\) act\b|\bplanning and land authority\b/i,
  ],
  [
    'ACT',
    4,
    /\baustralian capital territory\b|\bcrown lease\b|\bunits plan\b|\bland titles act 1925\b/i,
  ],
  [
    'NT',
    6,
    /\bagents licensing act\b|\blaw society (?:of the )?northern territory\b|\bCUFT\b|\bREINT\b/i,
  ],
  ['NT', 4, /\bnorthern territory\b|\bcertificate as to title\b/i],
]

/** Looked for by its digits, which are rarer than its letters. */
const POSTCODED =
  /(?<=\b(VIC|NSW|QLD|SA|WA|TAS|ACT|NT)\.?,?\s{1,9}(?:postcode:?\s{0,9})?)(\d{4})\b/gi
const NAMED = /\b(?:state:?\s*)(VIC|NSW|QLD|SA|WA|TAS|ACT|NT)\b/gi

/**
 * Tells the state whose law a stretch of `text` is about, or null where nothing or too little tells:
 * signs have weights, and those for one state must come to `least`. A stretch begins and ends as its
 * blocks do, so a sign whose words stand nowhere in the whole is not looked for in it.
 */
export function statesWithin(
  text: string,
): (start: number, end: number, least: number) => StateCode | null {
  const present = signsThatMayStandIn(text)
  return (start, end, least) => weigh(text.slice(start, end), present, least)
}

/** The signs whose needed words are all there: one look at the whole text for the words of all signs. */
function signsThatMayStandIn(text: string): readonly Sign[] {
  const { scanner, needs } = (prepared ??= prepare())
  const found = new Int32Array(scanner.literals)
  const words = new TextPage(scanner)
  words.add(found, scanner.scan(text, found))
  return SIGNS.filter((_sign, index) => (needs[index] ?? []).every((list) => words.meets(list, 0)))
}

type Prepared = {
  readonly scanner: ReturnType<typeof literalScanner>
  /** Of each sign the numbers of its lists of words. */
  readonly needs: readonly (readonly number[])[]
}

let prepared: Prepared | null = null

/** Worked out at the first document. */
function prepare(): Prepared {
  const lists = SIGNS.map(([, , words]) => neededWords(words))
  let count = 0
  const needs = lists.map((own) => own.map(() => count++))
  return { scanner: literalScanner(lists.flat()), needs }
}

function weigh(text: string, signs: readonly Sign[], least: number): StateCode | null {
  const scores = addressScores(text)
  const open = new Map<StateCode, number>()
  for (const [state, weight] of signs) open.set(state, (open.get(state) ?? 0) + weight)
  for (const [state, weight, words] of signs) {
    const score = scores.get(state) ?? 0
    const possible = open.get(state) ?? 0
    // A state that cannot reach the least any more changes nothing.
    if (score + possible < least) continue
    open.set(state, possible - weight)
    if (words.test(text)) scores.set(state, score + weight)
  }
  const ranked = [...scores].toSorted((a, b) => b[1] - a[1])
  const [best, second] = ranked
  if (best === undefined || best[1] < least) return null
  return second !== undefined && second[1] === best[1] ? null : best[0]
}

/** What the addresses in a text say for each state. */
function addressScores(text: string): Map<StateCode, number> {
  const addresses = new Map<StateCode, number>()
  for (const pattern of [POSTCODED, NAMED]) {
    for (const match of text.matchAll(pattern)) {
      const state = (match[1] ?? '').toUpperCase() as StateCode
      if (match[2] !== undefined && stateOfPostcode(match[2]) !== state) continue
      addresses.set(state, (addresses.get(state) ?? 0) + 1)
    }
  }
  return new Map([...addresses].map(([state, count]) => [state, Math.min(6, 3 + count)]))
}

/** Australia Post's ranges; the enclaves that cross a border are left to other signs. */
export function stateOfPostcode(postcode: string): StateCode | null {
  const code = Number(postcode)
  if (
    (code >= 2600 && code <= 2618) ||
    (code >= 2900 && code <= 2920) ||
    (code >= 200 && code < 300)
  )
    return 'ACT'
  if (code >= 800 && code < 1000) return 'NT'
  const first = Math.floor(code / 1000)
  return first === 2 || first === 1
    ? 'NSW'
    : first === 3 || first === 8
      ? 'VIC'
      : first === 4 || first === 9
        ? 'QLD'
        : first === 5
          ? 'SA'
          : first === 6
            ? 'WA'
            : first === 7
              ? 'TAS'
              : null
}
