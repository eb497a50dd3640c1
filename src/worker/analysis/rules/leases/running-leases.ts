import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { dayMatterOf, isOtherwise } from '../days/day-matters.ts'
import { passagesSaying } from '../reading/passages.ts'
import { toldDaysOf } from '../days/told-days.ts'
import { addressFirst } from '../reading/street-after.ts'
import { TENANT_PAPERS } from '../reading/zones-of-papers.ts'

export const RUNNING_LEASE_PATTERNS = wordings({
  /** A lease of the home, and not an agreement with an agent, a manager or the crown. */
  ofHome:
    /\b(?:tenan(?:ts?|cy|cies)|renters?|residential rental|rental agreement|lessees?|landlord|rental provider|let to|leased to)\b/i,
  ofElse:
    /\b(?:agency|manag(?:er|ement|ing)|caretak\w{2,3}|letting (?:agent|appointment)|crown|options?|storage|equipment|furniture|hoarding|shop|office|commercial|common property)\b/i,
  goods:
    /\b(?:furniture|equipment|solar|letting agent|appliances?|cylinders?|air[- ]?condition\w{2,4}|hot water|water heater|hire)\b/i,
  ended:
    /\b(?:has|have) (?:ended|vacated|expired)\b|\bended on\b|\bwas vacated\b|\bpossession was (?:given up|given back|handed back|returned|surrendered|recovered)\b|\bnotice to vacate\b|\bvacant\b/i,
  otherHouse:
    /\b(?:other|another|further|second) (?:rental |investment |managed )?(?:propert(?:y|ies)|houses?|homes?|units?|premises)\b/i,
  long: /\b20(?:2[7-9]|3\d)\b/,
  /** Who was there has gone, or has bound himself to go. */
  leaves:
    /\b(?:tenants?|renters?|lessees?|lodgers?|occupiers?|occupants?)\b[^;]{0,120}\b(?:gave up (?:possession|occupation)|(?:have|has|had) (?:moved out|left|gone|vacated|taken (?:a|another) (?:lease|house|home|flat|unit))|(?:will|are to|is to|have agreed to|has agreed to) (?:hand (?:back|in|over) the keys|move out|vacate|leave)|handed (?:back|in|over) the keys|(?:have|has) (?:signed|agreed) to (?:leave|go|vacate|move)|(?:have|has) given (?:written )?notice (?:of intention )?(?:to (?:vacate|leave|end)|that they)|moved out|returned the keys)\b|\b(?:termination notice|notice to (?:vacate|leave|terminate)|notice of (?:termination|intention to (?:vacate|leave)))\b[^;]{0,120}\b(?:takes? effect|expir(?:es|ed)|for|by|on|ends?|before (?:settlement|completion))\b|\b(?:tenants?|renters?)'? notice of intention to (?:vacate|leave)\b/i,
  /** … unless that is in doubt. */
  maybeStays:
    /\b(?:not|never|if|unless|until|should|when|disput\w{1,3}|refus\w{1,3}|withdr\w{2,4}|tribunal|invalid|contest\w{0,3}|(?<!\d )may(?! \d)|purchaser|buyer|holds? over|overstay\w{0,3})\b/i,
})

/** Where a lease or tenancy of the home is told to end after the contract, or after a later day. */
export function runningLeases(
  doc: Doc,
  { contractDate }: Facts,
  after: string | null = null,
): Span[] {
  return toldDaysOf(doc).flatMap((day) => {
    const { passage, date } = day
    if (
      contractDate === null ? !RUNNING_LEASE_PATTERNS.long.test(date) : date <= contractDate.value
    )
      return []
    if (after !== null && date <= after) return []
    if (isOtherwise(day) || RUNNING_LEASE_PATTERNS.ended.test(passage.text)) return []
    if (passage.zone === 'title-search' || RUNNING_LEASE_PATTERNS.goods.test(passage.text))
      return []
    const part = doc.parts[passage.block.partIndex]
    const title = part?.title ?? ''
    // "Annexure G", and only the first rows say that it is a tenancy: "Tenant | Joss Sample".
    const head = passage.zone === 'lease' ? (part?.blocks.slice(0, HEAD_ROWS) ?? []) : []
    const told = head.map(({ text }) => text).join(' ')
    const words = `${title} ${told} ${passage.heading} ${passage.text}`
    // "Landlord's agent: Sample Property Management" in the first rows of a tenancy makes it no other lease.
    const isTenancy = RUNNING_LEASE_PATTERNS.ofHome.test(title)
    const own = isTenancy ? `${title} ${passage.heading} ${passage.text}` : words
    if (!RUNNING_LEASE_PATTERNS.ofHome.test(words) || RUNNING_LEASE_PATTERNS.ofElse.test(own))
      return []
    return dayMatterOf(day, title) === 'lease-end' ? [passage.span] : []
  })
}

const HEAD_ROWS = 5

/** The particulars tell of a tenant too: "the tenant has signed to leave on …". */
const WHERE_TOLD = [...TENANT_PAPERS, 'particulars', 'contract-form'] as const

/** Whether the papers tell that the tenants have gone, or have to go, with nothing said against it. */
export function toldToLeave(doc: Doc): boolean {
  return passagesSaying(doc, WHERE_TOLD, RUNNING_LEASE_PATTERNS.leaves).some(
    // An agent's letter may go on to another house of the same owner.
    ({ text, heading }) =>
      !RUNNING_LEASE_PATTERNS.maybeStays.test(text) &&
      !(addressFirst(text) !== null && RUNNING_LEASE_PATTERNS.otherHouse.test(heading)),
  )
}
