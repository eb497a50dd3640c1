import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked, optionAt } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { headed } from '../reading/headed.ts'
import { holdingAny, type Passage, termsOf } from '../reading/passages.ts'
import { plainOf } from '../reading/plain.ts'
import { waitsForForm } from '../terms/gst-on-top.ts'
import { dollars } from '../say.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  added:
    /(?:\bplus|\+) ?(?:any )?(?:gst|goods and services tax)\b|\bexclusive of (?:any )?(?:gst|goods and services tax)\b|\b(?:gst|goods and services tax)\b.{0,60}\b(?:in addition to|on top of|added to|increase[sd]? by|over and above)\b|\b(?:in addition to|on top of|added to|increased by|together with|as well as)\b.{0,60}\b(?:gst|goods and services tax)\b|\b(?:purchaser|buyer)\b.{0,40}\b(?:must|shall|will|is to|agrees to)\b.{0,12}\b(?:pay|reimburse|bear|indemnify)\b.{0,70}\b(?:gst|goods and services tax)\b/i,
  price:
    /\b(?:price|consideration|sale|supply|property|settlement|balance|purchaser|buyer|amount payable)\b/i,
  other:
    /\b(?:fee|fees|commission|cost of (?:the )?notice|each (?:nomination|notice)|rent|licence|reschedul\w{1,4}|nominat\w{1,6}|(?:per|an?) (?:week|month|quarter|year|annum)|certificate|outgoings|legal costs|withhold\w{0,4}|rw payment|gstrw)\b/i,
  notAdded:
    /\bpays? (?:no(?:thing)? (?:more|further|extra|additional)|only the price)\b|\b(?:price|sum) (?:does|will|shall|may|must|is) not (?:to )?(?:change|increase|rise|alter|vary|go up|(?:be )?(?:increased|changed|raised|altered))\b|\b(?:and|so|but|,) no (?:further |extra |other )?(?:sum|amount|gst|tax)\b[^.;]{0,16}\b(?:is|are|will be|shall be) (?:to be )?(?:added|payable|charged)\b|\b(?:price|sum) is all\b[^.;]{0,24}\bpays?\b|\bnothing (?:more )?(?:is|will be|shall be|may be) (?:added|payable|charged)\b|\bnothing (?:more|extra)\b|\bgst\b.{0,12}\bnot (?:to be )?(?:added|payable)\b|\bnone (?:of it )?(?:is|are|will be|shall be|may be) (?:to be )?(?:added|payable|charged|due)\b|\b(?:must|shall|will|may|can)(?: not|not)\b.{0,30}\b(?:seek|claim|recover|require|charge|add|demand|ask)\b.{0,40}\bgst\b/i,
  /** Nothing to pay, or only what the particulars say, whose own row then tells. */
  needNotPay:
    /\b(?:do(?:es)? not (?:have|need)|(?:is|are) not (?:required|obliged|liable|bound|asked)|need not|(?:shall|will) not (?:have|be required|be obliged|be asked))\b[^.;]{0,30}\bpay\b[^.;]{0,60}\b(?:gst|goods and services tax)\b/i,
  /** "GST payable in addition? No.": the answer stands behind its own question. */
  answeredNo:
    /\b(?:gst|goods and services tax)\b[^.;?|☐☒]{0,50}\?[ |:.–-]{0,6}(?:☐ ?yes,? ?)?(?:☒ ?)?no\b(?! (?:part|margin|less|☒))/i,
  /** A share of the price that an agent earns, with the tax on it. */
  ofShare:
    /(?:%|\bper ?cent) of the (?:sale |purchase |selling )?price,? (?:plus|\+|exclusive of) (?:any |the )?(?:gst|goods and services tax)\b|\bselling agent\b/i,
  unlessElse:
    /\b(?:unless|except|until|but)\b(?![^.;]{0,24}\b(?:particulars|schedule|items?|front page|cover|box)\b)/i,
  included:
    /(?<!\bnot )\b(?:includes?|inclusive of|including) (?:any )?(?:gst|goods and services tax)\b|\b(?:gst|goods and services tax)[- ](?:is )?(?:included|inclusive)\b|\bno gst\b|\binput taxed\b|\bnot (?:a )?(?:taxable|liable|be liable|required)\b/i,
  demand: /\b(?:taxable supply|found to be|determined|assessed|demand|otherwise)\b/i,
  penalties: /\bpenalt(?:y|ies)\b/i,
  onDemand:
    /\bwithin (?<days>(?:\d{1,2}|[a-z]{3,8}) (?:business |clear )?days?) (?:of|after|from) (?:a |any |the |its |written )?(?:demand|request|notice)\b/i,
  grossed:
    /\b(?:gross(?:ed)? up|additional amount equal to|further (?:sum|amount) equal to|increase(?:d|s)? by (?:one tenth|10 ?%))\b/i,
  taxable: /\b(?:taxable supply|gst|goods and services tax)\b/i,
  without:
    /\brecipient\b.{0,30}\b(?:must|shall|will|is to) pay\b.{0,40}\b(?:gst|goods and services tax)\b|\b(?:not (?:include|inclusive of|including)|excludes?|excluding|before adding|net of) (?:any |the )?(?:gst|goods and services tax)\b|\b(?:gst|goods and services tax)[- ]exclusive\b|\bnet of GST\b/i,
  gst: /\b(?:gst|goods and services tax|margin scheme)\b/i,
  buyerPays: concept.buyerPays,
  vendorPays:
    /\bvendor\b(?:(?!\bpurchaser\b).){0,40}\b(?:must|agrees to|is liable to) (?:itself )?(?:pay|bear|meet|account)\b|\b(?:payable|borne|paid|met) by (?:the )?vendor\b/i,
  rises:
    /\bGST (?:is|will be|must be) (?:extra|additional|on top)\b|\bprice\b.{0,40}\b(?:increased?|goes up|grossed up|adjusted upwards?)\b|\bten (?:%|percent)\b.{0,20}\badded\b/i,
  /** "If a supply is taxable the purchaser must pay in addition": the tax without its name. */
  becomesTaxable: /\b(?:supply|sale)\b[^.;]{0,70}\btaxable\b/i,
  onTop: /\btaxable\b[^.;]{0,40}\b(?:purchaser|recipient),? (?:must|agrees to) pay\b/i,
  found: /\btaxable supply\b/i,
  /** Said of the tax in a sentence or row that its head, or its own words, put under GST. */
  extra:
    /\b(?:gst|tax|it) (?:is|are|be|must be|may be|is to be) (?:extra|added|additional|on top)\b|\bpayable (?:in addition|as well|on top)\b|\b(?:over and above|on top of|as well as|in addition to) the price\b|\b(?:purchaser|buyer|you) (?:must )?adds? (?:it|gst|the tax|one)\b|(?<!\d )\bplus (?:any |the )?gst\b|\b(?:one|an|a) (?:eleventh|tenth) (?:of the price )?(?:more|extra|on top|again)\b/i,
  underGst: /\b(?:gst|goods and services tax|taxable|commissioner|tax office)\b/i,
  /** That other things are charged with it is usual. */
  ofFees: /\b(?:rent|fees?|commission|licence|hire|each)\b/i,
  /** A sum that the tax follows at once: "$660 plus GST". */
  sumPlus: /\$[\d,.]{1,14}(?: each(?: time)?| fixed)?,? ?(?:plus|\+|exclusive of|excluding) $/i,
  makesUp:
    /\bpurchaser\b.{0,60}\b(?:makes? up|pays?|reimburses?|bears?|refunds?)\b.{0,24}\b(?:tax|amount|difference)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.extra,
  [patterns.grossed, patterns.taxable],
  [patterns.becomesTaxable, patterns.onTop],
  patterns.added,
  patterns.gst,
  patterns.makesUp,
]

const LEAST_PRICE_CENTS = 2_000_000

/** One tenth on top of the price. */
export default defineRule({
  id: 'national/gst-added',
  title: 'GST and the price',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.cth.gst)],
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No clause was found that adds GST to the price.',
  subject:
    /\b(?:GST|goods and services tax)\b.{0,120}(?:\b(?:price|in addition|on top|extra|exclusive|purchaser|buyer|recipient|transferee|bears?|further|additional|not included)\b)|(?:\b(?:price|in addition|on top|extra|exclusive|purchaser|buyer|recipient|transferee|bears?|further|additional|not included)\b).{0,120}\b(?:GST|goods and services tax)\b|\bGST is\b|\btaxable suppl(?:y|ies)\b|\b(?:supply|sale|assess\w{0,2})\b.{0,60}\btaxable\b|\btax\b.{0,40}\b(?:over and above|with the price)\b|\bGST\b.{0,60}\b(?:going concern|input taxed)\b/i,
  messages: {
    added: {
      title: 'GST is to be paid on top of the price',
      description:
        'By the wording at {{where}} you pay GST in addition to the price: one tenth more{{amount}}, and duty may be worked out on the higher figure. A home buyer cannot claim it back.',
      recommendation: 'Before you sign, ask for a price that includes GST.',
      question: 'Will the vendor agree that the price includes any GST?',
      suggestedWording: 'The price includes GST, if any.',
    },
    clawback: {
      title: 'You must pay GST if the sale turns out to be taxable',
      description:
        'The wording at {{where}} makes you pay GST later if the tax office decides that it applies: up to one tenth of the price{{amount}}, after you have paid everything else.{{more}}',
      recommendation: 'Before you sign, ask to delete this, so that the price includes any GST.',
      question: 'Will the vendor bear any GST that is assessed after the sale?',
      suggestedWording: 'The price includes GST, if any.',
    },
  },
  check({ doc, facts }, report) {
    const amount =
      facts.price === null ? '' : `, about ${dollars(Math.round(facts.price.value / 10))}`
    for (const passage of holdingAny(termsOf(doc), ['full', 'plain'], ...ENTRIES)) {
      const { plain, full, text, span, zone } = passage
      if (patterns.answeredNo.test(text) || patterns.ofShare.test(text)) continue
      if (waitsForForm(doc, text)) continue
      if (patterns.needNotPay.test(text) && !patterns.unlessElse.test(text)) continue
      if (isExtra(passage)) {
        const key = patterns.demand.test(full) ? 'clawback' : 'added'
        report(key, [span], { amount, more: moreOf(full) }, { unmistakable: true })
        continue
      }
      if (
        patterns.grossed.test(text) &&
        patterns.taxable.test(full) &&
        !patterns.other.test(text) &&
        !patterns.added.test(text)
      ) {
        report('clawback', [span], { amount, more: moreOf(full) })
        continue
      }
      if (
        holds(plain, patterns.becomesTaxable, patterns.onTop) &&
        !patterns.other.test(text) &&
        !patterns.notAdded.test(text)
      ) {
        report(patterns.demand.test(full) ? 'clawback' : 'added', [span], {
          amount,
          more: moreOf(full),
        })
        continue
      }
      if (
        !patterns.added.test(text) &&
        (patterns.gst.test(text) || (patterns.found.test(text) && patterns.makesUp.test(plain))) &&
        !patterns.other.test(text) &&
        !patterns.included.test(text) &&
        !patterns.notAdded.test(text) &&
        !patterns.vendorPays.test(plain) &&
        !isUnticked(text, text.search(patterns.gst)) &&
        ((patterns.without.test(text) && patterns.price.test(full)) ||
          patterns.buyerPays.test(plain) ||
          patterns.makesUp.test(plain) ||
          patterns.rises.test(plain))
      ) {
        report(patterns.demand.test(full) ? 'clawback' : 'added', [span], {
          amount,
          more: moreOf(full),
        })
        continue
      }
      if (!patterns.added.test(text)) continue
      if (!patterns.price.test(full) && zone !== 'particulars') continue
      const match = patterns.added.exec(text)
      if (match === null) continue
      const end = match.index + match[0].length - 1
      const option = optionAt(text, end)
      if (
        patterns.other.test(option) ||
        patterns.included.test(option) ||
        patterns.notAdded.test(text)
      )
        continue
      if (isUnticked(text, end)) continue
      if (isOfSmallSum(text, end, facts.price?.value ?? null)) continue
      report(patterns.demand.test(full) ? 'clawback' : 'added', [span], {
        amount,
        more: moreOf(full),
      })
    }
  },
})

/** What is asked besides, and how soon. */
function moreOf(text: string): string {
  const penalties = patterns.penalties.test(text)
    ? ' Penalties and interest that the tax office charges the vendor are added to it.'
    : ''
  const days = patterns.onDemand.exec(text)?.groups?.['days']
  return days === undefined ? penalties : `${penalties} It is payable within ${days} of a demand.`
}

/** True where the tax comes on top, in the option that is marked where there are several. */
function isExtra(passage: Passage): boolean {
  const { text } = passage
  const match = patterns.extra.exec(text)
  if (match === null || !patterns.underGst.test(headed(passage))) return false
  if (isUnticked(text, match.index + match[0].length - 1)) return false
  const option = optionAt(text, match.index)
  return !(
    patterns.included.test(option) ||
    patterns.notAdded.test(option) ||
    patterns.ofFees.test(option) ||
    patterns.other.test(option) ||
    patterns.vendorPays.test(plainOf(option))
  )
}

/** True of a charge with GST of its own, far below the price: "an administration sum of $660 plus GST". */
function isOfSmallSum(text: string, end: number, price: number | null): boolean {
  const at = text
    .toLowerCase()
    .slice(0, end + 1)
    .search(/(?:any )?(?:gst|goods and services tax)$/)
  if (at < 0 || !patterns.sumPlus.test(text.slice(0, at))) return false
  const sum = dollarsIn(text.slice(0, at)).at(-1) ?? 0
  return sum > 0 && sum < (price === null ? LEAST_PRICE_CENTS : price / 10)
}
