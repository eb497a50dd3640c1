import type { PageKind, StateCode } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import { blocksIn } from '../../segment/find.ts'
import { firstMatchIn } from '../../wording/matches.ts'
import type { Fact, PlanningOverlay } from '../facts.ts'

import { SIGNS, type Sign } from './constraint-signs.ts'
import { factAt } from '../fact-at.ts'
import { affirms, answerOf, denies } from './planning-answer.ts'
import { statementsOf, type PlanningStatement } from './planning-statements.ts'

/** States whose councils answer by constraint and not only by a list of overlays. */
const STATES: ReadonlySet<StateCode> = new Set(['NSW', 'QLD', 'WA', 'TAS', 'ACT', 'NT'])
/** What speaks of land in general, of the deal, or of another thing than the land. */
export const NO_MAPPING_ZONES: readonly PageKind[] = [
  'general-conditions',
  'special-conditions',
  'statutory-notice',
  'auction-conditions',
  'contract-form',
  'by-laws',
  'minutes',
  'owners-corporation-certificate',
  'building-report',
  'company-extract',
  'ppsr',
]

/** The constraints that apply to the land, each once, where the council tells them one by one. */
export function recogniseConstraints(
  doc: Doc,
  told: ReadonlySet<number> = new Set(),
): Fact<PlanningOverlay>[] {
  const { state } = doc
  if (state === null || !STATES.has(state)) return []
  const signs = SIGNS.filter(({ states }) => states === undefined || states.includes(state))
  const found = new Map<string, Fact<PlanningOverlay>>()
  let denied = false
  let part = -1
  for (const block of blocksIn(doc, { excludeZones: NO_MAPPING_ZONES })) {
    const { text } = block
    if (block.partIndex !== part) {
      part = block.partIndex
      denied = false
    }
    if (isHead(block)) {
      if (DENYING_HEAD.test(text)) denied = true
      else if (block.kind === 'heading' || AFFIRMING_HEAD.test(text)) denied = false
    }
    if (denied || text.length > 2_500 || told.has(block.index)) continue
    for (const statement of statementsOf(doc, block)) {
      if (state === 'TAS' || state === 'ACT')
        for (const one of codesOf(doc, block, statement)) put(found, one)
      for (const sign of chosenSigns(signs, statement, state)) {
        const one = signOf(doc, block, statement, sign)
        if (one !== null) put(found, one)
      }
    }
  }
  return [...found.values()]
}

/**
 * Queensland's rows are named by their label, and the words of the answer name no second one;
 * elsewhere the form's own words go before a bare label ("Biodiversity: … Biodiversity Values Map").
 */
function chosenSigns(
  signs: readonly Sign[],
  { label, text }: PlanningStatement,
  state: StateCode,
): readonly Sign[] {
  if (label === null) return signs
  const name = bareName(label)
  const own =
    state === 'QLD'
      ? signs.filter((sign) => sign.label?.test(name) === true)
      : signs.filter(({ words }) => firstMatchIn(`${label} ${text}`, words) !== null)
  return own.length > 0 ? own : signs
}

const DENYING_HEAD =
  /^(?:\W*part \w+\W+)?(?:[\w ]{0,20}\b(?:does|do) not affect|not affected|not applicable|no(?:t)? (?:interests?|affecting)|interests? that do not|(?:other )?(?:overlays?|constraints?|maps?) (?:in the vicinity|near|not)|nearby|in the vicinity|general information)\b/i
const AFFIRMING_HEAD =
  /\b(?:interests? (?:that )?affect\w*|affecting (?:the|this)|appl(?:y|ies) to (?:the|this)|overlays?$|planning$|zon(?:e|ing))\b/i
function isHead({ kind, text, cells }: Block): boolean {
  return kind === 'heading' || (cells === null && text.length < 90 && !/[.;]$/.test(text))
}

const MOST_PLACES = 3

function put(found: Map<string, Fact<PlanningOverlay>>, fact: Fact<PlanningOverlay>): void {
  const key = fact.value.code.toLowerCase()
  const known = found.get(key)
  if (known === undefined) found.set(key, fact)
  else if (known.spans.length < MOST_PLACES) {
    // The longer name is the one that tells the class or the contour.
    const value = fact.value.name.length > known.value.name.length ? fact.value : known.value
    found.set(key, { ...known, value, spans: [...known.spans, ...fact.spans] })
  }
}

/** "Flood hazard: medium", "Is the land bush fire prone? Yes", "the land is within …". */
function signOf(
  doc: Doc,
  block: Block,
  statement: PlanningStatement,
  sign: Sign,
): Fact<PlanningOverlay> | null {
  const { label, answer, text } = statement
  const alone =
    label !== null && isOwnPaper(doc, block) && sign.label?.test(bareName(label)) === true
  if (sign.not !== undefined && firstMatchIn(text, sign.not) !== null) return null
  const match = firstMatchIn(text, sign.words)
  const inLabel = label === null ? null : firstMatchIn(label, sign.words)
  const asked = alone || inLabel !== null
  if (!asked && match === null) return null
  if (asked) {
    if (label !== null && sign.beyond !== true && BETWEEN.test(label)) return null
    if (answerOf(answer) !== true) return null
  } else if (
    label !== null &&
    (LISTING_LABEL.test(label) || TOPIC.test(bareName(label)) || /^yes\b/i.test(answer))
  ) {
    const at = match?.index ?? 0
    const own = answer.includes(';') ? sentenceOf(text, at).replace(label, '') : answer
    if (answerOf(own) !== true || DENIED_BEHIND.test(text.slice(at + (match?.[0].length ?? 0))))
      return null
    if (denies(sentenceOf(text, at).replace(/^.*[?:]\s/, ''))) return null
  } else {
    const told = sentenceOf(text, match?.index ?? 0)
    if (!affirms(told) && !answersWithin(told, sign)) return null
  }
  const printed = doc.state === 'QLD' && alone && label !== null ? bareName(label) : sign.name
  const printedCode = match?.[1] ?? inLabel?.[1]
  const code = printedCode ?? printed
  const detail = sign.detail === undefined ? null : firstMatchIn(text, sign.detail)?.[0]
  const known = detail !== null && detail !== undefined && !code.includes(detail)
  const told = asked && label !== null && PLAIN_LABEL.test(label) ? bareName(label) : sign.name
  const base = printedCode === undefined && doc.state === 'QLD' ? code : told
  const proper = inLabel === null ? null : PROPER_NAME.exec(answer.trim())?.[1]
  const name = `${base}${known ? `, ${detail.trim()}` : ''}${proper ? `, ${proper}` : ''}`
  return factOf(doc, block, statement, code, name, 80)
}

/** Queensland's form of statement prints these labels over notes for every buyer. */
function isOwnPaper({ state }: Doc, { zone }: Block): boolean {
  return state !== 'QLD' || zone !== 'vendor-statement'
}

/** "Is it between the flood planning area and the PMF? Yes" is another question. */
const BETWEEN = /\bbetween the flood planning area\b|\bprobable maximum flood\b|\bPMF\b/i
/** "Hazard policies?   Acid sulfate soils - class 2" */
const LISTING_LABEL =
  /^(?:affects?|affecting|interests? affecting)\b|\b(?:overlays?|hazards?|constraints?|polic(?:y|ies)|region schemes?|affectations?|controls|mapp(?:ed|ing)|codes?|environmental)\b/i

/** "Heritage: item I 1147 of local significance": a topic, and what it names applies. */
const TOPIC =
  /^(?:(?:the )?land:? )?(?:heritage|coast(?:al)?|conservation|aircraft noise|airport|biodiversity|flood(?:ing)?|soils?)$/i
/** "Conservation area: Elizabeth Bay North HCA": the answer is the name of the area itself. */
const PROPER_NAME = /^\W{0,2}([A-Z][a-z]+(?: (?:[A-Z][\w-]*|and|of)){1,6})\W{0,2}$/

/** "Metropolitan Region Scheme   Zone: Urban. Reservation: Other Regional Roads": a label in a row. */
function answersWithin(sentence: string, sign: Sign): boolean {
  const [, label, answer] = WITHIN.exec(sentence) ?? []
  if (label === undefined || answer === undefined) return false
  return sign.label?.test(bareName(label)) === true && answerOf(answer) === true
}

const WITHIN = /^\s?([A-Z][^:.;]{2,40}):\s(.+)$/s

/** The sentence of a row's answer that names it. */
function sentenceOf(text: string, at: number): string {
  const before = text.slice(0, at)
  // "Nothing restricts the land because of landslip" denies what stands behind.
  const because = text.startsWith('of ', before.lastIndexOf('because ') + 8)
    ? -1
    : before.lastIndexOf('because ')
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), because) + 1
  const length = text.slice(at).search(/[.;](?=\s|$)/)
  return text.slice(from, length < 0 ? text.length : at + length)
}

/** A label that is the name itself, and no question. */
const PLAIN_LABEL =
  /^(?!(?:Is|Are|Does|Do|Whether)\b)[A-Z](?!.*\b(?:is|are|the land|policies|whether|does)\b)[\w /()'-]{3,44}$/

/** "Policies adopted: landslip, no; flood, yes" */
const DENIED_BEHIND = /^\W{0,3}(?:no|nil|none|not|does not|n\/a)\b/i

function bareName(label: string): string {
  return label.replace(/\s?\boverlays?\b(?: (?:code|map|mapping))?.{0,3}$/i, '').trim()
}

function factOf(
  doc: Doc,
  block: Block,
  statement: PlanningStatement,
  code: string,
  name: string,
  confidence: number,
): Fact<PlanningOverlay> {
  const span = {
    start: block.span.start + statement.span.start,
    end: block.span.start + statement.span.end,
  }
  return factAt(doc, { code, name }, span, confidence, ['a constraint that the council affirms'])
}

/** "Landslip Hazard Code   Yes", "Codes that apply: Landslip Hazard Code (medium); …". */
const CODE = /((?:[A-Z][\w-]{1,30}(?: and| &|,)? ){1,5}Code)\b/

function codesOf(doc: Doc, block: Block, statement: PlanningStatement): Fact<PlanningOverlay>[] {
  const { label, answer, text } = statement
  const name = firstMatchIn(text, CODE)?.[1]?.replace(/^(?:The|Scheme|Planning) /, '')
  if (name === undefined || /^(?:National|Building|Construction|Plumbing)\b/.test(name)) return []
  const asked = label !== null && firstMatchIn(label, CODE) !== null
  const told = asked || (label !== null && LISTING_LABEL.test(label))
  if (told ? answerOf(answer) !== true : !affirms(text) && !block.text.startsWith('Codes'))
    return []
  return [factOf(doc, block, statement, name, name, 85)]
}
