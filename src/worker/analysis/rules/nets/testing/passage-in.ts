import type { PageKind } from '#shared/report.ts'

import type { Passage } from '../../reading/passage.ts'
import { passagesIn } from '../../reading/passages.ts'
import { readingOf } from '../../testing/reading-of.ts'

/** The last passage of a part of that kind, behind the head of a contract. */
export function passageIn(kind: PageKind, text: string): Passage {
  const { reading } = readingOf(`[contract-form]\nContract of sale\n[${kind}]\n${text}`, {
    kind: 'contract-form',
    state: 'WA',
  })
  const passage = passagesIn(reading.doc, [kind]).at(-1)
  if (passage === undefined) throw new Error(`no passage: ${text}`)
  return passage
}
