import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn, percentsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn, termsOf } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  promised:
    /\bproduce\b.{0,24}\d ?%|\brent(?:al)? (?:assurance|support|subsidy|supplement|cover|underwriting|top-?up)\b|\b(?:rent(?:al)?|yield|return|income)\b.{0,40}\b(?:guarantee[ds]?|underwrit\w{1,4}|top[- ]?up|assured)\b|\b(?:guarantee[ds]?|underwrites?|assures?)\b.{0,60}\b(?:rent(?:al)?|yield|return|income)\b/i,
  leaseback:
    /\bpurchaser (?:must )?(?:leases?|lets?)\b.{0,30}\bto the vendor\b|\bpurchaser\b.{0,60}\b(?:lease|let|grant a lease)\b.{0,60}\b(?:back|to the vendor|display|operator|manager)\b|\b(?:lease|rent)[ -]?back\b|\b(?:used|leased|let|occup(?:y|ied)\b.{0,24}) (?:as|for(?: use as)?) a (?:display|show) (?:home|suite|village|unit|apartment)\b|\bleased to the (?:hotel |serviced apartment )?(?:operator|manager)\b|\b(?:hotel|serviced apartment|letting) (?:operator|pool|lease)\b|\bmanagement rights\b.{0,60}\bletting\b/i,
  other:
    /\b(?:not|no)\b.{0,20}\b(?:guarantee|lease[ -]?back|display)|\bhave (?:all )?ended\b|\bmay (?:choose|decide|elect)\b.{0,50}\bwhether\b|\bnot part of this (?:sale|contract)\b|\bbond\b|\bdirectors?\b|\bguarantors?\b|\breal estate agent'?s? management\b|\bno representation\b|\bbank guarantees?\b|\b(?:was|were) (?:used|let|leased|occupied) as an? (?:display|show) \w{4,9} until (?:\d|[a-z]{3,9} 20)|\bnone (?:is|was|has been) (?:given|promised|offered|made)\b|\bassignment of (?:the |a )?(?:\w{4,8} )?guarantee\b/i,
  finishes: /\b(?:finish|fittings?|inclusions?|as per)\w{0,2}\b/i,
  /** "The Lot will return 7% net of the Price", "the apartment will yield 6 per cent a year". */
  foretold:
    /\b(?:lot|unit|apartment|property|villa|room|investment|purchaser|buyer)\b[^.;]{0,24}\b(?:will|shall|is to) (?:return|yield|earn|produce|bring in|net|receive)\b[^.;]{0,24}\b\d{1,2}(?:\.\d{1,2})? ?(?:%|per ?cent)[^.;]{0,60}\b(?:price|year|annum|p\.a)/i,
  shortfall:
    /\bshortfall\b[^.;]{0,30}\b(?:made up|met|paid|topped up|covered|borne)\b[^.;]{0,12}\bby the vendor\b|\bvendor\b[^.;]{0,24}\b(?:makes? up|meets?|pays?|tops? up|covers?)\b[^.;]{0,12}\bshortfall\b/i,
  denied: /\b(?:not|no|never)\b[^.;]{0,40}\b(?:warrant|represent|promise|guarantee|say)/i,
  netPaid:
    /\b(?:net|paid|balance|distribution|amount|total)(?: (?:amount|sum|income|return|proceeds|result))? (?:to|for|paid to|due to) (?:the )?(?:owner|you|lot)\b/i,
  makesUp:
    /\bvendor\b.{0,16}\b(?:warrants?|guarantees?|assures?)\b.{0,30}\b(?:yield|return|rent(?:al)?)\b|\bvendor\b.{0,60}\b(?:mak(?:e|es|ing) up|top(?:s|ping)? up|pay the difference|cover)\b.{0,50}\brent\b|\bvendor\b.{0,30}\bpromis\w{1,3}\b.{0,40}\b(?:return|yield|rent|income)\b.{0,30}(?:%|\$|a year|per annum)/i,
  signsUp:
    /\b(?:join|participate in|enter)\b.{0,20}\b(?:rental|letting) pool\b|\bpurchaser must\b.{0,30}\b(?:sign|enter into|execute|accept)\b.{0,50}\b(?:(?:letting|leasing)(?! (?:the|it|this|that|them|an?|any|us)\b)|rental pool|hotel|operator'?s?)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.signsUp,
  patterns.leaseback,
  patterns.promised,
  patterns.makesUp,
  patterns.foretold,
  patterns.shortfall,
]

/** So many times less than is promised was earned. */
const BELIED = 2

/** What the owner got in a year by the operator's own statement. */
function netPaid(doc: Doc): { cents: number; span: Span } | null {
  for (const { text, span } of passagesIn(doc, [
    'annexure',
    'other',
    'lease',
    'vendor-statement',
  ])) {
    const [cents, ...others] = dollarsIn(text)
    if (cents !== undefined && others.length === 0 && patterns.netPaid.test(text))
      return { cents, span }
  }
  return null
}

/** A return that is paid out of the price, or a home that stays in the developer's hands. */
export default defineRule({
  id: 'national/rent-guarantee',
  title: 'Rent guarantees and leases back',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No guaranteed rent or return, and no lease back after settlement, was found.',
  subject:
    /\b(?:rent|rents|rental|returns?|yields?|income|tariff)\b[^.;]{0,100}\b(?:guarant\w{2,4}|promis\w{1,3}|warrant\w{0,4}|assur\w{1,5}|makes? up|top up|underwrit\w{1,4}|shortfall)\b|\b(?:yields?|returns?)\b[^;]{0,30}(?:\bper cent\b|%)|\b(?:guarant\w{2,4}|promis\w{1,3}|warrant\w{0,4}|assur\w{1,5}|make up|top up|underwrit\w{1,4}|shortfall in|earn|produce)\b[^.;]{0,100}\b(?:rent|rental|returns?|yields?|income|tariff|net)\b|\bearn\w{0,2} \d|\blease[- ]?back\b|\b(?:leased|leases|leasing|let)\b[^.;]{0,80}\b(?:back to|to the (?:vendor|seller|developer|operator|hotel|manager))\b|\blease\b[^.;]{0,40}\bback to\b|\bgrants?\b[^.;]{0,20}\blease to\b|\b(?:management and letting|letting) (?:agreement|appointment)\b|\brental pool\b|\bdisplay (?:home|unit|village)\b|\bshow (?:unit|home)\b|\bhotel operator\b/i,
  messages: {
    belied: {
      title:
        'The vendor promises a return of {{percent}} of the price, but the last year brought {{paid}}',
      description:
        'The wording at {{where}} promises a return, while the statement in the papers shows {{paid}} paid to the owner. The promise is worth no more than whoever makes it, and once it ends you have what the place earns.',
      recommendation:
        'Before you sign, reckon with what was earned and not with what is promised, and ask for security for the difference.',
      question:
        'What secures the promised return, and what did the property earn in the last three years?',
    },
    promised: {
      title: 'The vendor guarantees a rent or return',
      description:
        'The wording at {{where}} promises a rent or return. Such a promise is often paid for in the price and worth no more than the company that gives it; a lender may value the property without it.',
      recommendation:
        'Before you sign, ask two local agents for the market rent, and who stands behind the promise.',
      question: 'Who pays the guaranteed rent, and what security is there for it?',
    },
    leaseback: {
      title: 'The property must be leased back or given to an operator after settlement',
      description:
        'By the wording at {{where}} the property is let to the vendor, a display home or an operator after settlement. You cannot live in it meanwhile, some lenders will not lend on it, and a duty concession for your home may be lost.',
      recommendation:
        'Before you sign, read the lease, ask your lender, and check who pays rates, repairs and making good.',
      question: 'May the purchaser buy without the lease, and when does it end?',
    },
  },
  check({ doc, facts }, report) {
    const price = facts.price?.value ?? null
    const paid = netPaid(doc)
    for (const { plain, text, span } of holdingAny(termsOf(doc), ['plain', 'text'], ...ENTRIES)) {
      if (patterns.foretold.test(text)) {
        if (patterns.denied.test(text)) continue
        const [percent = 0] = percentsIn(text)
        const isBelied =
          paid !== null && price !== null && paid.cents < (price * percent) / 100 / BELIED
        if (paid !== null && isBelied)
          report(
            'belied',
            [span, paid.span],
            { percent: `${percent}%`, paid: dollars(paid.cents) },
            { severity: 'high', unmistakable: true },
          )
        else report('promised', [span], {}, { unmistakable: true })
        continue
      }
      if (patterns.shortfall.test(plain)) {
        report('promised', [span])
        continue
      }
      if (patterns.other.test(plain)) continue
      if (
        patterns.signsUp.test(plain) ||
        (patterns.leaseback.test(plain) && !patterns.finishes.test(text))
      )
        report('leaseback', [span])
      else if (patterns.promised.test(plain) || patterns.makesUp.test(plain))
        report('promised', [span])
    }
  },
})
