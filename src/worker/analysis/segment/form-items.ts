import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { isRow } from './is-row.ts'
import { FORMS } from './part-start.ts'

/** "9. POSSESSION", "17. KEYS, CODES AND MANUALS: to be handed over": an item of a form that is filled in. */
const ITEM = /^(?:item )?(\d{1,2})[.)]?\s{1,9}[A-Z][A-Z'’&-]{2,}(?=[\s,/:(]|$)/
/** Sections of a contract are numbered too, but they are few. */
const MOST_SECTIONS = 4
/** A notice may stand before the first item and take it in. */
const FIRST_ITEMS = 2

/**
 * Follows the items of a form that counts them. While the count goes on, the name of an item is no
 * heading of another paper, whatever it names; and the item behind the one that holds special
 * conditions is of the form again.
 */
export function createItemCount() {
  let last = 0
  let items = 0
  let form: PageKind = 'contract-form'
  let opened: number | null = null
  return {
    /** What a block that stands in a part, or null for none, is to the form's count. */
    read(draft: DraftBlock, current: PartStart | null): 'item' | 'back' | null {
      const number = Number(ITEM.exec(draft.text)?.[1] ?? Number.NaN)
      if (Number.isNaN(number) || current === null) return null
      // A form whose own name is not known opens the bundle, and is told by its rows.
      const unnamed = current.kind === 'other' && current.block === 0 && isRow(draft)
      const onForm = FORMS.has(current.kind) || unnamed
      const within = current.block === opened
      if (!onForm && !within) return null
      if (number === last + 1) [last, items] = [number, items + 1]
      else if (number <= FIRST_ITEMS) [last, items] = [number, 1]
      else return null
      if (onForm && !unnamed) form = current.kind
      if (items <= MOST_SECTIONS) return null
      return within ? 'back' : 'item'
    },
    /** The item opened a part of its own, as "14. SPECIAL CONDITIONS" does. */
    open(block: number) {
      opened = block
    },
    form: () => form,
  }
}
