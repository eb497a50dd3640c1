import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import {
  type StreetAddress,
  STREET_ADDRESS_PATTERNS,
  streetAddressesIn,
} from '../land/street-addresses.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  ...STREET_ADDRESS_PATTERNS,
  lotBefore: /\b(?:lot|allotment) ?$/i,
  sold: /^(?:the )?(?:property|land|lot|site|premises|address|street address|property address|description of (?:the )?(?:land|property)|real property|situated?)\b/i,
  stated:
    /(?:\b(?:property|land|site|premises|situated?|situation|street|risk|pool|installation|supply|service|rated?|inspected|insured|dwelling|location)(?: (?:address|property|inspected|insured|rated|location|description))?(?: (?:is|was|being|at|of))?(?: the)?|\b(?:known as|located at|(?:dwelling|house|home|property|land|premises|unit|building) (?:at|inspected (?:was|is)|of|is|known as)|address)) ?(?:[:|-] ?)?(?:lot [a-z]?\d{1,5}[^,;]{0,30}[,;]? )?(?:(?:known as|being|at) )?$/i,
  others:
    /\b(?:vendors?|sellers?|purchasers?|buyers?|solicitors?|conveyancers?|lawyers?|agents?|landlords?|lessors?|lessees?|tenants?|owners?|directors?|office|proprietors?|customer|client|applicant|builder|bank|lender|complain\w{1,4}|objections?|nuisance|noise|dispute|postal|mail(?:ing)?|care of|c\/-|neighbour\w{0,3}|adjoin\w{0,3}|next door|our|my|his|her|their|opposite|corner|nearby|compar\w{2,6}|sold|sale of|also|not part|shared?|formerly|previous\w{0,2}|former|old|renumber\w{0,3}|now known|common property|scheme|benefit\w{0,3}|burden\w{0,3}|resid\w{2,4}|lives?|of both|between|objector\w{0,1}|company|driver|attorney|witness|encroach\w{0,5}|(?:part of |part )?(?:the |up)?on the land of|the (?:wall|fence|boundary|garden|yard|owners?|house) (?:of|at)|across|towards?|beside|behind)\b/i,
})

/** The house or unit that each paper is about, by its street and number. */
export default defineRule({
  id: 'national/address-differs',
  title: 'The address of the property across the papers',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a comparison of two papers' },
  appliesTo: ['particulars', 'contract-form'],
  patterns,
  clear: 'No paper was found that gives the property another number in its street.',
  messages: {
    differ: {
      title: 'The address differs: {{first}} in the contract, {{second}} elsewhere',
      description:
        'The contract sells {{first}}, but the words at {{where}} speak of {{second}}. If this is not a slip, that paper is about another property and tells you nothing of yours.',
      recommendation:
        'Before you sign, have the address corrected, or get the paper for the right property.',
      question: 'Is the property {{first}} or {{second}}, and which papers are about it?',
    },
  },
  check({ doc }, report) {
    const places = placesIn(doc)
    const first = places.find(({ isSold }) => isSold)
    if (first === undefined) {
      report.notInDocument(
        'The words of the contract on the land give no street and number that could be compared with those of the other papers.',
      )
      return
    }
    const sold = places.filter((one) => one.isSold && one.partIndex === first.partIndex)
    // Of several numbers sold, and of one that is told with its other number, nothing is compared.
    if (sold.some((one) => one.street === first.street && !isAlike(one, first))) return
    const others = places.filter(({ street }) => street === first.street)
    const known = new Set(
      others
        .filter(({ passage }) =>
          others.some((one) => one.passage === passage && isAlike(one, first)),
        )
        .map(({ key }) => key),
    )
    const own = new Set(
      others.filter((one) => isAlike(one, first)).map(({ partIndex }) => partIndex),
    )
    const [other] = others.filter(
      (one) =>
        one.partIndex !== first.partIndex &&
        !one.isOther &&
        !known.has(one.key) &&
        // A paper that names the property itself speaks in a sentence of another house.
        (one.isLabelled || !own.has(one.partIndex)) &&
        !isAlike(one, first) &&
        (one.isStated || isExchanged(one.number, first.number)),
    )
    if (other === undefined) return
    report(
      'differ',
      [first.span, other.span],
      {
        first: first.printed,
        second: other.printed,
        where: `page ${doc.pageAt(other.span.start)}`,
      },
      {
        strength: 'likely',
        sides: [
          { label: 'Contract', value: first.printed, spans: [first.span] },
          {
            label: `Page ${doc.pageAt(other.span.start)}`,
            value: other.printed,
            spans: [other.span],
          },
        ],
      },
    )
  },
})

/** "Property inspected: " before an address; more words than these are a sentence. */
const LONGEST_LABEL = 30

type Place = StreetAddress & {
  readonly span: Span
  readonly passage: object
  readonly partIndex: number
  readonly isSold: boolean
  readonly isStated: boolean
  readonly isLabelled: boolean
  readonly isOther: boolean
}

function placesIn(doc: Doc): Place[] {
  return passagesIn(doc, ALL_PAPERS).flatMap((passage) => {
    const { text, span, zone, block } = passage
    return streetAddressesIn(text).flatMap((address) => {
      const before = text.slice(Math.max(0, address.start - 60), address.start)
      // "Lot 417 Bronzewing Circuit": a lot without a number in its street yet.
      if (patterns.lotBefore.test(before)) return []
      const inContract = zone === 'particulars' || zone === 'contract-form'
      return {
        ...address,
        span,
        passage,
        partIndex: block.partIndex,
        isSold: inContract && patterns.sold.test(text),
        isStated: patterns.stated.test(before),
        isLabelled: address.start <= LONGEST_LABEL,
        isOther:
          patterns.others.test(before) ||
          patterns.others.test(text.slice(address.end, address.end + 40)),
      }
    })
  })
}

/** The same number, or the house of which the other names a unit. */
function isAlike(one: StreetAddress, other: StreetAddress): boolean {
  if (one.isRange || other.isRange) return true
  if (one.number !== other.number) return false
  return one.unit === other.unit || one.unit === null || other.unit === null
}

/** "14" and "41": two neighbouring figures in the other order. */
function isExchanged(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 2) return false
  const unlike = Array.from(one).flatMap((figure, at) => (figure === other[at] ? [] : [at]))
  const [at = 0, next = 0] = unlike
  return (
    unlike.length === 2 && next === at + 1 && one[at] === other[next] && one[next] === other[at]
  )
}
