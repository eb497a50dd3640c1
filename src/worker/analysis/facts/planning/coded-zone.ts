import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { factAt } from '../fact-at.ts'
import { ZONE_LABELS, ZONE_LEAD } from './zone-labels.ts'

/** A zone with a code of its state, behind a label. */
export function codedZone(doc: Doc, block: Block): { value: string; start: number } | null {
  const { text } = block
  const places = [...text.matchAll(ZONE_LABELS)].map((match) => match.index + match[0].length)
  if (doc.state !== 'NT' && (places.length === 0 || doc.state === 'ACT')) places.push(0)
  for (const from of places) {
    const rest = text.slice(from, from + 200)
    const lead = ZONE_LEAD.exec(rest)?.[0].length ?? 0
    const coded =
      doc.state === 'NSW'
        ? NSW.exec(rest)
        : doc.state === 'WA'
          ? WA.exec(rest)
          : doc.state === 'ACT'
            ? ACT.exec(rest)
            : doc.state === 'NT'
              ? NT.exec(rest.slice(lead))
              : null
    if (coded === null || isOfOthers(text, from + coded.index)) continue
    const named = block.zone === 'planning-certificate' && coded[2] !== undefined
    if (coded.index > 60 && !((named || /zon/i.test(text)) && coded.index < 140)) continue
    // "Development zone; Structure Plan 17: Residential R20": the scheme's zone stands first.
    if (doc.state === 'WA' && /^[A-Z]/.test(rest.slice(lead))) {
      if (/;|\bstructure plan\b/i.test(rest.slice(lead, coded.index))) return null
    }
    const own = doc.state === 'NT' ? (coded[1] ?? '') : coded[0]
    const first = own.trim().replace(/(?<![\s:(-])[\s:(-]+$/, '')
    const second = doc.state === 'NSW' ? secondZone(rest, coded.index + coded[0].length) : ''
    const value = second === '' ? first : `${own}${second}`.trim()
    const start = from + (doc.state === 'NT' ? lead : 0) + coded.index + coded[0].indexOf(first)
    return { value, start }
  }
  return null
}

/** The sentence of a code may speak of a change that is only asked for, or of the next parcel. */
function isOfOthers(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '))
  return /\b(?:to rezone|planning proposal|rezoning (?:to|from)|adjoining|opposite|next door|across (?!the (?:land|lot|property|site|whole)\b)(?:the )?\w+)\b/i.test(
    before.slice(from + 1),
  )
}

/** "Zone R2; part C2 along the water": land may lie in two zones. */
function secondZone(text: string, from: number): string {
  return SECOND.exec(text.slice(from))?.[0] ?? ''
}

/** "What is the zoning of the land?" on its own line, and the code that opens the next one. */
export function codeBelow(doc: Doc, block: Block, confidence: number): Fact<string> | null {
  if (doc.state !== 'NSW' && doc.state !== 'ACT') return null
  const next = doc.blocks[block.index + 1]
  if (next?.partIndex !== block.partIndex || next === undefined) return null
  const label = [...block.text.matchAll(ZONE_LABELS)].at(-1)
  if (label === undefined) return null
  const rest = block.text.slice(label.index + label[0].length)
  if (!/^[^:.\d]{0,70}[?:]?\s*$/.test(rest)) return null
  const code = (doc.state === 'NSW' ? NSW : ACT).exec(next.text)
  if (code === null || code.index > 12) return null
  const value = code[0].trim().replace(/(?<![\s:(-])[\s:(-]+$/, '')
  const start = next.span.start + code.index + code[0].indexOf(value)
  return factAt(doc, value, { start, end: start + value.length }, confidence - 4, [
    'the code of a zone below its label',
  ])
}

const NSW =
  /\b((?:R[1-5]|RU[1-6]|B[1-8]|E[1-5]|MU1|IN[1-4]|SP[1-5]|RE[12]|C[1-4]|W[1-4])\b)\s?[-:]?\s?\(?((?:[A-Z][a-z]+|and|&)(?:\s(?:[A-Z][a-z]+|and|&|density|residential|village|production|landscape|lots?|centre|use|industrial)){0,4})?/
const SECOND =
  /^(?:\s?\)|\s\(?part\)?)?\s?[;,]?\s?(?:(?:and|&)\s(?:part(?:ly)?\s)?|part(?:ly)?\s)(?:in\s)?(?:zone\s)?\(?(?:R[1-5]|RU[1-6]|B[1-8]|E[1-5]|MU1|IN[1-4]|SP[1-5]|RE[12]|C[1-4]|W[1-4])\b(?:\s?[-:]?\s(?:[A-Z][a-z]+|and|&)(?:\s[A-Z][a-z]+){0,3})?(?!\s(?:land )?(?:adjoin|opposite|nearby))/
/** "RESIDENTIAL,  density code R40" */
const WA =
  /\b(?:(?:Rural Residential|Residential|Urban|Mixed Use|Rural|Special Use|Development|Centre)\b(?:,? (?:(?:with|at|and) )?(?:(?:an?|the|its) )?(?:residential )?(?:design |density )?(?:codes?|coding|coded|density)?(?: (?:of|is))?:?)?)?\s{0,2}\(?RR?\s?-?(\d{1,3}(?:\.\d)?|AC\d?)(?:\s?\/\s?R?\d{1,3})?\b/i
const ACT =
  /\b((?:RZ|CZ|CFZ|PRZ|NUZ|TSZ|IZ)\d?)\b(?:\s?[-:]?\s?([A-Z][a-z]+(?:\s(?:[A-Z][a-z]+|density|residential|suburban|core|urban|use|centres?|business|zone|facilities|facility|space|services)){0,4}))?/
/** NT Planning Scheme: one to three letters, the shortest only with their name beside them. */
const NT =
  /^\W{0,3}(?:zone\s)?((?:LR|LMR|MR|HR|CL|RL|RR|CB|SC|TC|MU|FD|WM|CN|SD|SL|LI|GI|DV|PS|OR|CP|MD|CV|HT|RD)\b(?:\s?[-:]?\s?\(?[A-Z][a-z]+(?:-[A-Za-z][a-z]+)?(?:\s(?:[A-Z][a-z]+(?:-[A-Z][a-z]+)?|density|residential|living|centre|use|commercial|industry|recreation|space|development)){0,4}\s?\)?)?|[ACHMRTU]\s?[-:(]\s?(?:[A-Z][a-z]+\s?){1,4}\)?)/
