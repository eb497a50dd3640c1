import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import type { Passage } from '../reading/passages.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { toldToLeave } from './running-leases.ts'
import { TENANT_PAPERS } from '../reading/zones-of-papers.ts'

/** How the papers tell that somebody rents the home, and stays. */
export const LET_HOME_PATTERNS = wordings({
  /** What only the rent of a home is like. */
  letRent:
    /\$ ?\d[\d,.]{1,8}(?:\.\d\d)? ?(?:per|a|each|\/|p\.?) ?(?:w\b|week|calendar month|month|fortnight|c\.?m)|\bweekly rent\b[^.;]{0,12}\$/i,
  letTo:
    /\b(?:rents? (?:it|the|this|her|his)|renters?|tenan(?:ts?|cy|cies)|residential rental|rental agreements?|lodgers?|boarders?|landlord|rental provider|let (?:to|at|for|on|under)|leased to|occupied by|fixed term|periodic|bond)\b/i,
  /** The mark of the contract, for a lease that stays. */
  letMarked:
    /☒ ?(?:sold )?subject to (?:an? |the |existing |current |following |residential ){0,4}(?:tenanc(?:y|ies)|(?:rental|tenancy) agreements?)\b(?! ?☐)/i,
  /** No home, nobody there yet, or the vendor himself. */
  letElse:
    /\bGST\b|\b(?:shops?|offices?|retail|commercial|warehouse|factory|farm|agist\w{0,4}|grazing|paddocks?|crown|caravan|car ?space|garage|storage|mooring|solar|hire|furniture|equipment|would|could|should|might|may be let|guarantee\w{0,2}|apprais\w{2,4}|estimate\w{0,2}|expected|potential|vendor (?:may|shall|will|is to) (?:stay|remain|occupy|live|pay)|licen[cs]e (?:back|fee|to occupy)|vendors? (?:remain|stay)|holding over|neighbour\w{0,3}|next door|vacated|moved out|ended|until (?:20[01]\d|202[0-5])|levy|levies|contribution|rates?|interest)\b/i,
})

const P = LET_HOME_PATTERNS

/** The words that show a home let to somebody who stays; null where nobody does, or is to leave. */
export function letHomeIn(doc: Doc): Passage | null {
  if (toldToLeave(doc)) return null
  const told = passagesIn(doc, [
    ...TENANT_PAPERS,
    'particulars',
    'contract-form',
    'rates-certificate',
  ])
  const found = holdingAny(told, 'text', P.letMarked, P.letRent).find((passage) => {
    const { text, previous, heading } = passage
    if (P.letElse.test(`${heading} ${text}`)) return false
    if (affirmed(passage, P.letMarked) !== null) return true
    if (!P.letRent.test(text) || affirmed(passage, P.letRent) === null) return false
    return P.letTo.test(`${heading} ${previous.slice(-NEAR)} ${text}`)
  })
  return found ?? null
}

const NEAR = 120
