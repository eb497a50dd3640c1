import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { addressIn } from './street-address.ts'

/**
 * The full address in the line that says what a letter is about: below its greeting, where the
 * writer's own street and the reader's stand above, or behind "Re:".
 */
export function addressInSubject(doc: Doc): Fact<string> | null {
  for (const block of subjectLines(doc)) {
    const fact = addressIn(doc, block.text.slice(0, LONGEST_SUBJECT), block.span.start, 130, 55)
    if (fact !== null && /\d{4}$/.test(fact.value)) return fact
  }
  return null
}

function subjectLines(doc: Doc): readonly Block[] {
  const top = doc.blocks.slice(0, BLOCKS_OF_A_HEAD)
  const greeting = top.find(({ text }) => GREETING.test(text))
  const below =
    greeting === undefined ? [] : doc.blocks.slice(greeting.index + 1, greeting.index + 4)
  return [
    ...top.filter(({ text }) => ABOUT.test(text)),
    ...below.filter(({ text, kind }) => kind === 'heading' || text.length < LONGEST_SUBJECT),
  ]
}

/** "Re: purchase of 12 Correa Street": what a letter or an invoice on the cover is about. */
const ABOUT = /^(?:re|regarding|subject)\s?:\s(?!.{0,60}\b(?:agent|solicitor|conveyancer)\b)/i
const GREETING = /^dear\b[^.;:]{0,50}[,:]?$/i
/** Letterhead, date, references and the reader's address stand above the greeting. */
const BLOCKS_OF_A_HEAD = 16
const LONGEST_SUBJECT = 240
