import type { PartCue } from './part-cues.ts'

import { CUE_LEAD, PART_CUES } from './part-cues.ts'

/** The cues that open a block by its first words, and those looked for anywhere in it. */
const LEADING = PART_CUES.filter(({ place }) => place !== 'page')
const INSIDE = PART_CUES.filter(({ place }) => place === 'page')

const anyLeading = anyOf(LEADING.map(({ pattern }) => pattern))
const anyInside = anyOf(INSIDE.map(({ pattern }) => pattern))
const squashed = new Map(LEADING.map((cue) => [cue, squashedPattern(cue)]))
const anySquashed = anyOf([...squashed.values()])

/** False where no cue for a heading or a zone can fit: most blocks are done with one look. */
export function mayLead(text: string): boolean {
  return anyLeading.test(text)
}

/** The same for the cues that are looked for within the first lines of a page. */
export function mayStandInside(text: string): boolean {
  return anyInside.test(text)
}

/** The first cue for a heading that the text fits. */
export function headingCue(text: string): PartCue | undefined {
  if (!mayLead(text)) return undefined
  return PART_CUES.find(({ place, pattern }) => place === 'heading' && pattern.test(text))
}

/** False where no cue fits a text without its blanks. */
export function mayLeadSquashed(text: string): boolean {
  return anySquashed.test(text)
}

/** Does the cue fit a text whose blanks were taken out, as where they are printed inside words? */
export function leadsSquashed(cue: PartCue, text: string): boolean {
  return squashed.get(cue)?.test(text) ?? false
}

/** The cue with its blanks made optional, for certificates that print stray blanks inside words. */
function squashedPattern({ pattern }: PartCue): RegExp {
  return new RegExp(
    pattern.source.replace(/(?<!\[[^\]]{0,20}) [?*+]?/g, '').replace(/\\s\+/g, ''),
    'i',
  )
}

/** Fits where any of the patterns does, and perhaps elsewhere; what all begin with is read once. */
function anyOf(patterns: readonly RegExp[]): RegExp {
  const sources = patterns.map(({ source }) => source)
  const led = sources.filter((source) => source.startsWith(CUE_LEAD))
  const others = sources.filter((source) => !source.startsWith(CUE_LEAD))
  const tails = led.map((source) => source.slice(CUE_LEAD.length))
  const all = led.length === 0 ? others : [...others, `${CUE_LEAD}(?:${tails.join('|')})`]
  return new RegExp(all.join('|'), 'i')
}
