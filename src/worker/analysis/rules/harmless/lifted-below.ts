import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'

export const LIFTED_BELOW_PATTERNS = wordings({
  /** The first line of a letter that does no more than name what it is about. */
  orderNamed:
    /\b(?:fire safety|fire|upgrade|building|work|rectification|enforcement|show cause|abatement|improvement|prevention|emergency) (?:safety )?(?:order|notice)s?\b/i,
  tells: /\b(?:is|are|was|were|has|have|must|shall|requires?|required|issued|served|to be)\b/i,
  lifted:
    /\b(?:order|notice|it|file|matter|works?|items?)\b[^.;]{0,60}(?<!\b(?:not|until|unless|if|will|can|may|must|once|to) (?:yet )?(?:been |be )?)\b(?:revoked|withdrawn|rescinded|discharged|lifted|complied with|cancelled)\b/i,
  noAction:
    /\bno (?:further )?action (?:is |was |has been )?(?:needed|required|necessary|proposed)\b|\bnothing (?:further |more )?(?:is |was )?(?:needed|required|to be done)\b/i,
  /** Another part of it stays, or another order came. */
  stays:
    /\b(?:but|however|except|remains?|still|outstanding|other than|new order|further order|not (?:yet )?(?:been )?complied)\b/i,
})

const P = LIFTED_BELOW_PATTERNS

/** The longest line that does no more than name an order. */
const NAME = 110
/** How far below its name an order's end is looked for. */
const LETTER = 420
const BLOCKS = 3

/** "FIRE SAFETY ORDER FO 7", and in the next lines of its letter that it has been revoked. */
export function isLiftedBelow({ blocks }: Doc, { block, text }: Pick<Passage, 'block' | 'text'>) {
  if (text.length > NAME || !P.orderNamed.test(text) || P.tells.test(text)) return false
  const rest = block.text.slice(block.text.indexOf(text) + text.length)
  const below: string[] = []
  for (const one of blocks.slice(block.index + 1, block.index + 1 + BLOCKS)) {
    // The rows of a list tell of one order each.
    if (one.partIndex !== block.partIndex || one.kind === 'heading') break
    if (P.orderNamed.test(one.text) && !P.tells.test(one.text)) break
    below.push(one.text)
  }
  const letter = [rest, ...below].join(' ').slice(0, LETTER)
  return (P.lifted.test(letter) || P.noAction.test(letter)) && !P.stays.test(letter)
}
