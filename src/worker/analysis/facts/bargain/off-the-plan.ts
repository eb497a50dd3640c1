import type { Doc } from '../../document.ts'
import { findAll } from '../../segment/find.ts'
import type { Fact } from '../facts.ts'
import { factAt } from '../fact-at.ts'

const IN_CONDITIONS =
  /\b(?:sunset date|registration period|proposed (?:plan|lot)|draft (?:strata |community )?plan|off[- ]the[- ]plan|(?:upon|after|before|until|by) (?:the )?registration of the (?:strata |community )?plan)\b/i
const IN_PARTICULARS =
  /\b(?:proposed lot|lot \w{1,6} (?:on|in) (?:the |a )?(?:proposed|unregistered|draft)|part of the land in)\b|\blot \w{1,6} (?:on|in) [^.;\n()]{3,40}\((?:proposed|unregistered|draft|not yet registered|to be registered)\)/i
/** The printed form speaks of such lots in every contract. */
const CONDITIONAL = /\b(?:if|unless|where|whether|not|any)\b[^.;\n]{0,80}$/i

/** The words that show a lot whose plan is still to be registered; null for land that has a title. */
export function recogniseOffThePlan(doc: Doc): Fact<true> | null {
  for (const [pattern, zones] of [
    [IN_PARTICULARS, ['particulars', 'contract-form']],
    [IN_CONDITIONS, ['special-conditions']],
  ] as const) {
    for (const { span, block, match } of findAll(doc, pattern, { zones })) {
      const before = block.text.slice(0, match.index)
      if (CONDITIONAL.test(before.slice(-90)) || before.endsWith('☐ ')) continue
      return factAt(doc, true as const, span, 85, ['words for a lot without a title'])
    }
  }
  return null
}
