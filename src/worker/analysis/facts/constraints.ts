import type { PageKind, StateCode } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import { matchesIn } from '../segment/matches.ts'
import type { Fact, PlanningOverlay } from './facts.ts'

import { factAt } from './labels.ts'

type Sign = {
  /** As a person calls it; also its code, where its map gives it none. */
  readonly name: string
  readonly words: RegExp
  /** Only in these states; everywhere where it is not given. */
  readonly states?: readonly StateCode[]
}

/** States whose councils answer by constraint and not by a list of overlays. */
const STATES: ReadonlySet<StateCode> = new Set(['NSW', 'WA', 'TAS', 'ACT', 'NT'])
const ZONES: readonly PageKind[] = ['planning-certificate', 'other']

/** What planning certificates and reports ask and answer, in the words of their forms. */
const SIGNS: readonly Sign[] = [
  {
    name: 'Flood planning area',
    words:
      /\bflood planning (?:area|level|control)\b|\bflood[- ](?:prone|liable|affected|control lot)\b|\bflood related development controls?\b/i,
    states: ['NSW'],
  },
  {
    name: 'Bush fire prone land',
    words: /\bbush ?fire[- ]prone(?: land)?\b/i,
    states: ['NSW', 'ACT', 'NT'],
  },
  {
    name: 'Bush fire prone area',
    words: /\bbush ?fire[- ]prone\b(?! areas? code)(?: areas?\b)?/i,
    states: ['WA', 'TAS'],
  },
  {
    name: 'Heritage conservation area',
    words: /\bheritage conservation area\b(?:\s?\(([A-Z]{1,3}\d{1,3}[a-z]?)\))?/i,
  },
  {
    name: 'Heritage item',
    words:
      /\bitem of environmental heritage\b|\b(?:local |state )?heritage item\b(?:\s?\(?(I\d{1,4})\)?)?/i,
    states: ['NSW'],
  },
  {
    name: 'Heritage list',
    words:
      /\b(?:state register of heritage places|(?:local |municipal )?heritage list|heritage register)\b/i,
    states: ['WA', 'ACT', 'NT'],
  },
  {
    name: 'Tasmanian Heritage Register',
    words: /\btasmanian heritage register\b/i,
    states: ['TAS'],
  },
  { name: 'Biodiversity Values Map', words: /\bbiodiversity values map\b/i },
  { name: 'Aircraft noise (ANEF)', words: /\bANEF\b|\baircraft noise\b/i },
  { name: 'Acid sulfate soils', words: /\bacid sul(?:f|ph)ate soils?(?: risk)?\b/i },
  { name: 'Mine subsidence district', words: /\bmine subsidence(?: district)?\b/i },
  {
    name: 'Landslip',
    words: /\b(?:land ?slip|landslide|slip prone|geotechnical hazard)\b/i,
    states: ['NSW', 'WA', 'NT'],
  },
  {
    name: 'Coastal hazard',
    words:
      /\bcoastal (?:hazard|vulnerability|erosion)\b|\berosion hazard line\b|\bcoastal inundation\b/i,
    states: ['NSW', 'WA', 'NT'],
  },
  { name: 'Road widening', words: /\broad widening\b|\broad realignment\b/i },
  {
    name: 'Land acquisition reservation',
    words: /\breserved for (?:acquisition|a public purpose)\b|\bland reservation acquisition\b/i,
  },
  { name: 'Special control area', words: /\bspecial control area\b/i, states: ['WA'] },
  { name: 'Storm surge area', words: /\bstorm ?surge(?: area| zone)?\b/i, states: ['NT'] },
  { name: 'Registered tree', words: /\bregistered tree\b/i, states: ['ACT'] },
]
/** "Landslip Hazard Code   Yes": the parts of Tasmania's schemes that an answer switches on. */
const CODE = /^(?:\d{1,2}(?:\.\d{1,2})?\s)?((?:[A-Z][\w-]+(?: and| &|,)? ){1,5}Code)\b/

/** The constraints that apply to the land, each once, where the council tells them one by one. */
export function recogniseConstraints(doc: Doc): Fact<PlanningOverlay>[] {
  const { state } = doc
  if (state === null || !STATES.has(state)) return []
  const signs = SIGNS.filter(({ states }) => states === undefined || states.includes(state))
  const found = new Map<string, Fact<PlanningOverlay>>()
  for (const block of blocksIn(doc, { zones: ZONES })) {
    const { text } = block
    if (text.length > 2_500 || DENYING_HEAD.test(headAbove(doc, block))) continue
    if (state === 'TAS') put(found, codeOf(doc, block))
    for (const { name, words } of signs) {
      for (const match of matchesIn(text, words)) {
        const end = match.index + match[0].length
        const sentence = sentenceAround(block.text, match.index, end)
        if (!applies(block, end, sentence)) continue
        const passage = rowAround(block) ?? sentence
        const code = match[1] ?? name
        const span = {
          start: block.span.start + passage.start,
          end: block.span.start + passage.end,
        }
        put(found, factAt(doc, { code, name }, span, 80, ['a constraint that the council affirms']))
        break
      }
    }
  }
  return [...found.values()]
}

function put(found: Map<string, Fact<PlanningOverlay>>, fact: Fact<PlanningOverlay> | null): void {
  if (fact !== null && !found.has(fact.value.name)) found.set(fact.value.name, fact)
}

function codeOf(doc: Doc, block: Block): Fact<PlanningOverlay> | null {
  const match = CODE.exec(block.text)
  const name = match?.[1]
  if (match === null || name === undefined || answerOf(block.text.slice(match[0].length)) !== true)
    return null
  const start = block.span.start + match.index + match[0].length - name.length
  const span = { start, end: start + name.length }
  return factAt(doc, { code: name, name }, span, 85, ['a code of the scheme that applies'])
}

const DENYING_HEAD =
  /^(?:does not affect|not affected|no(?:t)? (?:interests?|affecting)|interests? that do not)\b/i

/** A short line above a list that denies all of it. */
function headAbove(doc: Doc, block: Block): string {
  const above = doc.blocks[block.index - 1]
  return above?.partIndex === block.partIndex && above.text.length < 60 ? above.text : ''
}

/** A sentence, an item "(e)" of a list, or a row of a table. */
const ENDS = /[.;](?=\s|$)|\s(?=\([a-z0-9]{1,3}\)\s)/g
const DENIES =
  /\b(?:no|not|nil|none|never|unknown|whether|unless|if|any|without|outside|neither|nor|cannot|may|might|could)\b/i
const EXCEPT = /\b(?:none|nothing|no \w+)(?:,)? (?:except|but|other than)\b|\bnot? only\b/gi
const NEARBY =
  /\bwithin (?:\d|a |about)|\b(?:adjoin\w*|adjacent|near(?:by)?|vicinity|next to|opposite)\b/i
const SAYS =
  /\b(?:is|are|lies?|affect(?:s|ed)|identified|mapped|declared|registered|subject|between|shown|entered|except|applies|falls)\b/i

/** A row of a table, where it is short enough to be quoted whole. */
function rowAround({ text, cells }: Block): Span | null {
  const row = cells !== null && cells.length > 1 && text.length <= LONGEST_ROW
  return row ? { start: 0, end: text.length } : null
}

/** The sentence or the item of a list in which words stand; relative to the text. */
function sentenceAround(text: string, start: number, end: number): Span {
  let from = 0
  let to = text.length
  // "(e) Biodiversity: …" and "Heritage: …. It is …": only what stands around the words counts.
  for (const stop of matchesIn(text, ENDS)) {
    if (stop.index < start) from = stop.index + 1
    else if (stop.index >= end) {
      to = stop.index
      break
    }
  }
  while (from < start && /\s/.test(text.charAt(from))) from += 1
  return { start: from, end: to }
}

const LONGEST_ROW = 240

/** Does the passage say that what ends at `end` applies to the land? */
function applies(block: Block, end: number, around: Span): boolean {
  const { text, cells } = block
  if (cells !== null && cells.length > 1) {
    const labelEnd = (cells[0]?.end ?? 0) - block.span.start
    // A row: the label asks, the other cells answer.
    if (end <= labelEnd + 1) return answerOf(text.slice(labelEnd)) === true
  }
  const question = text.indexOf('?', end)
  if (question >= 0 && question - end < 90) return answerOf(text.slice(question + 1)) === true
  const sentence = text.slice(around.start, around.end).replace(EXCEPT, ' except ')
  if (NEARBY.test(sentence)) return false
  const answer = /^[^:]{0,70}:\s*(.+)$/.exec(sentence)?.[1]
  if (answer !== undefined && answerOf(answer) === true) return true
  return !DENIES.test(sentence) && SAYS.test(sentence)
}

const TICKED_YES = /(?:☒|[([]x[)\]]) ?yes\b|\byes ?☒/i
const TICKED_NO = /(?:☒|[([]x[)\]]) ?no\b|\bno ?☒/i

/** True for yes and for words that describe the constraint, false for no, null for nothing. */
function answerOf(words: string): boolean | null {
  const text = words.replace(/^[\s:|.-]+/, '').replace(/^n\/?a\s+(?=[A-Z])/i, '')
  if (text === '') return null
  if (TICKED_NO.test(text)) return false
  if (TICKED_YES.test(text) || /^yes\b/i.test(text)) return true
  if (
    /^☐|^(?:no|nil|none|n\/?a|not|the (?:land|lot|property) is not|unknown|contact|see|check)\b/i.test(
      text,
    )
  )
    return false
  return !DENIES.test(text) && !NEARBY.test(text) && SAYS.test(text)
}
