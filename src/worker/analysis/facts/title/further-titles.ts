import type { Block, Doc } from '../../document.ts'

import { blocksIn } from '../../segment/find.ts'
import { recogniseProprietors } from './title-owners.ts'
import { titleReferencesIn } from './title-references-in.ts'

/**
 * The heads of the searches behind the first one in a file that name the same owners: a file may hold
 * a search of each title that is sold and no contract that lists them.
 */
export function headsOfFurtherTitles(doc: Doc): Block[] {
  if (doc.state !== 'VIC') return []
  const heads = blocksIn(doc, { zones: ['title-search'] }).filter(({ text }) =>
    HEADS_SEARCH.test(text),
  )
  const [first] = heads
  const own = first === undefined ? undefined : titleReferencesIn(first.text)[0]?.value
  const owners = recogniseProprietors(doc).map(({ value }) => value.toLowerCase())
  if (own === undefined || owners.length === 0 || heads.length > HEAD_REFERENCES) return []
  return heads.slice(1).filter((head) => {
    const reference = titleReferencesIn(head.text)[0]?.value
    if (reference === undefined || reference === own) return false
    const below = doc.blocks.slice(head.index + 1, head.index + OWNERS_REACH)
    const end = below.findIndex(({ text }) => HEADS_SEARCH.test(text))
    const text = below
      .slice(0, end < 0 ? below.length : end)
      .map((one) => one.text)
      .join('\n')
      .toLowerCase()
    return owners.every((owner) => text.includes(owner)) || /\bas above\b/.test(text)
  })
}

const HEADS_SEARCH =
  /^(?:title:?\s|folio:?\s)?vol(?:ume|\.)?\s?:?\s?[A-Z]{0,2}\d{1,6}[A-Z]?\s?,?\s?fol/i
const OWNERS_REACH = 14
const HEAD_REFERENCES = 3
