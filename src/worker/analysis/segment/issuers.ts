import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { ORGANISATION } from './organisations.ts'
import { TIED_PAPERS } from './paper-kinds.ts'
import { CONTRACT_ZONES } from './part-start.ts'

/** The name of who issued a paper, on a line above its heading, belongs to the paper. */
export function withIssuers(
  starts: readonly PartStart[],
  drafts: readonly DraftBlock[],
): PartStart[] {
  return starts.map((start, index) => {
    const above = drafts[start.block - 1]
    const before = starts[index - 1]
    if (!start.proven || above === undefined) return start
    const heads = drafts[start.block - 2]?.page !== above.page && !CONTRACT_ZONES.has(start.kind)
    if (!ISSUED.has(start.kind) && start.leaflet !== true && !heads) return start
    if (before !== undefined && start.block - 1 <= before.heading) return start
    if (above.page !== drafts[start.block]?.page || above.text.length > 60) return start
    if (/[.:;$]/.test(above.text) || above.text.split(' ').length > 7) return start
    const agent = start.leaflet === true && drafts[start.block - 2]?.page !== above.page
    const issuer = agent || ISSUER.test(above.text) || ORGANISATION.test(above.text)
    return issuer ? { ...start, block: start.block - 1 } : start
  })
}

/** The name of a council, a company that supplies water, an office or a registry. */
export const ISSUER =
  /^(?:[A-Z][\w&'.-]* ){0,5}(?:council|shire|city|borough|water|corporation|office|authority|department|registry|services|revenuesa|landgate)\b|^(?:city|shire|town|rural city|borough) of [A-Z]/i
/** Papers that come from a registry or an authority: no notice has a heading of such a name. */
export const ISSUED: ReadonlySet<PageKind> = new Set([
  ...TIED_PAPERS,
  'vendor-statement',
  'company-extract',
  'plan',
])
