import type { Block, Doc } from '../../document.ts'

/** Whether a block stands a few lines below the name of a revenue office or of its tax. */
export function isBelowRevenueOffice(doc: Doc, block: Block): boolean {
  for (let index = block.index; index >= block.index - HEAD_REACH; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.page !== block.page) return false
    const head = above.text.slice(0, 110)
    if (OFFICE.test(head)) return true
    if (OTHER_BILL.test(head)) return false
  }
  return false
}

const HEAD_REACH = 4
/** How the paper of a revenue office opens where it prints no more than its own name. */
const OFFICE =
  /\b(?:land tax|state revenue|revenue (?:office|nsw|sa|wa|tas)|revenuesa|revenuewa|sro|property clearance certificate|section 47 certificate)\b/i
/** Another bill on the same page ends what is said of the tax. */
const OTHER_BILL =
  /\b(?:council|shire|water|sewer\w*|strata|owners corporation|body corporate|insurance|emergency services levy)\b/i
