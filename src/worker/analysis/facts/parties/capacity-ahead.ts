import type { Doc, Span } from '../../document.ts'
import type { Capacity } from '../facts.ts'

import { ROLE } from './capacity-words.ts'

const LABEL = String.raw`(?:^|[:\t]\s?|^[^:]{0,40}\s)`
/** "Estate of the late Ann Sample by her executor Ben Sample" */
const ESTATE_BY = new RegExp(
  `${LABEL}(?:the )?(?<estate>estate of (?:the )?(?:late )?[^:;]{4,70}?)(?:,? \\(?deceased\\)?)?(?:,? by (?:his|her|its|their)|,? ?\\((?:by )?(?:the |his |her )?)\\s?(?<role>${ROLE})(?: is| are)?:?,?\\s*$`,
  'i',
)
/** "Ann Sample (bankrupt) by her trustee, Ben Sample" */
const BANKRUPT_BY = new RegExp(
  `${LABEL}(?<who>[A-Z][^:;()]{3,60}?),? \\(?(?:an? )?(?:undischarged )?bankrupt\\)?,? by (?:his|her) (?<role>${ROLE}):?,?\\s*$`,
)
/** "The executors of the will of Ann Sample, late of Oldtown, being Ben Sample" */
const ROLE_OF = new RegExp(
  `${LABEL}(?:the )?(?<role>${ROLE}) (?<of>(?:of|for|under) [^:;(]{4,100}?)(?:\\s\\(?a[bc]n[\\d :]{9,18}\\)?)?(?:,? (?:being|namely)|,|:|\\s\\((?:the )?trustees?:?)\\s*$`,
  'i',
)
/** "Ben Sample as attorney for Ann Sample": who sells is named last. */
const ATTORNEY = new RegExp(
  `${LABEL}(?<who>[A-Z][^:;()]{3,60}?),? \\(?(?:as |acting as )?(?:the )?(?:(?:lawful|duly appointed|enduring) )?attorneys?(?: under power)? for\\s*$`,
)
/** "Estate of the late Ann Sample": whoever signs for it is not told. */
const ESTATE = new RegExp(
  `${LABEL}(?<estate>(?:the )?(?:${ROLE} (?:of|for) )?(?:the )?(?:will (?:and estate )?of|estate of)(?: the)?(?: late)?)\\s*$`,
  'i',
)

/** The capacity that stands before the name of one who acts. */
export function capacityAhead(doc: Doc, field: Span, name: Span): Capacity | null {
  const before = doc.text.slice(Math.max(field.start, name.start - 220), name.start)
  const estate = ESTATE_BY.exec(before)?.groups
  if (estate !== undefined)
    return told(
      `as ${low(estate['role'])} of the ${low(estate['estate'])}`,
      estate['estate'],
      before,
      name,
    )
  const bankrupt = BANKRUPT_BY.exec(before)?.groups
  if (bankrupt !== undefined)
    return told(
      `as trustee of the bankrupt estate of ${bankrupt['who'] ?? ''}`,
      bankrupt['who'],
      before,
      name,
    )
  const role = ROLE_OF.exec(before)?.groups
  if (role !== undefined)
    return told(`as ${low(role['role'])} ${role['of'] ?? ''}`, role['role'], before, name)
  const attorney = ATTORNEY.exec(before)?.groups
  if (attorney !== undefined)
    return told(`by ${attorney['who'] ?? ''} as attorney`, attorney['who'], before, name)
  const alone = ESTATE.exec(before)?.groups
  if (alone === undefined) return null
  return { ...told(alone['estate'] ?? '', alone['estate'], before, name), leads: true }
}

function told(text: string, from: string | undefined, before: string, name: Span): Capacity {
  const start = name.start - before.length + before.lastIndexOf(from ?? '')
  return { text, span: { start, end: name.start }, leads: false }
}

/** With a small first letter: the words go on behind the name. */
function low(words: string | undefined): string {
  return (words ?? '').replace(/^(?:The |[A-Z](?=[a-z]))/, (first) => first.toLowerCase())
}
