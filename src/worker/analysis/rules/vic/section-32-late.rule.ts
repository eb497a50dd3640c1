import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** The statement's own date, which stands for the signature below it. */
  dated:
    /\bdate of (?:this |the )?(?:vendor'?s? )?statement\b|\b(?:vendor'?s? )?statement (?:is |was )?(?:dated|made on|given on)\b/i,
  signs: /\b(?:signed|signature|signs|executed|sign here)\b|\bdated? (?:signed|of signing)\b/i,
  purchaser: /\b(?:purchaser|buyer)s?\b/i,
  vendor: /\b(?:vendor|seller)s?\b/i,
  received: /\b(?:received|receipt|acknowledg\w{2,6}|given to|handed|served)\b/i,
  other:
    /\b(?:tenan\w{2,3}|rental|lease|cooling|certificate|permit|plan|transfer|mortgage|expires?|will be|must be|before|within)\b/i,
})

/** The statement has to be in the buyer's hands, signed, before the buyer signs the contract. */
export default defineRule({
  id: 'vic/section-32-late',
  title: 'Date of the section 32 vendor statement and of the contract',
  category: 'compliance',
  severity: 'critical',
  kind: 'inconsistency',
  law: [cite(act.vic.saleOfLand, 'ss 32, 32K')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear:
    'No date was found that shows that the vendor statement came after the contract was signed.',
  subject:
    /\b(?:vendor'?s?|section 32) statement\b[^.;]{0,60}\b(?:dated|signed|given)\b|\bdate of (?:this|the) (?:vendor )?statement\b|\bsign(?:ed|atures?)\b[^;]{0,40}\b(?:vendor|purchaser|buyer|seller)s?\b[^;]{0,80}\b\d{1,2}(?: \/ \d|[/.]\d| [a-z]{3,9} 20\d\d)|\b(?:vendor|purchaser|buyer|seller)s?\b[^;]{0,40}\bsign(?:ed|atures?)\b[^;]{0,80}\b\d{1,2}(?: \/ \d|[/.]\d| [a-z]{3,9} 20\d\d)|\bday of sale:? ?\d|\breceived by the purchaser\b/i,
  messages: {
    late: {
      title: 'The section 32 vendor statement is dated after the contract was signed',
      description:
        'The contract was signed or dated on {{signed}}, but the vendor statement is dated or acknowledged on {{stated}}. It has to be signed by the vendor and given to you before you sign the contract; if it came later, you may be able to end the contract before settlement.',
      recommendation:
        'Write down when you received the statement and show both dates to a lawyer at once: the right is lost at settlement, and may be lost by delay.',
      question: 'When was the signed vendor statement given to the purchaser?',
    },
  },
  check({ doc, facts }, report) {
    const bySignature = purchaserSigned(doc)
    const signed = bySignature ?? contractDated(facts)
    if (signed === null) return
    for (const { text, span } of passagesIn(doc, ['vendor-statement'])) {
      const isDated = patterns.dated.test(text)
      if (patterns.other.test(text) && !isDated) continue
      const buyer = text.search(patterns.purchaser)
      const byVendor = isDated || patterns.signs.test(buyer < 0 ? text : text.slice(0, buyer))
      const received = patterns.received.test(text) && buyer >= 0
      if (!byVendor && !received) continue
      const own = byVendor && buyer > 20 ? text.slice(0, buyer) : text
      const stated = datesIn(own)[0]
      if (stated === undefined || stated <= signed.date) continue
      report(
        'late',
        [...signed.spans, span],
        { signed: sayDate(signed.date), stated: sayDate(stated) },
        {
          // The day of the contract may be the vendor’s alone.
          severity: bySignature === null ? 'high' : 'critical',
          sides: [
            { label: 'Contract signed', value: sayDate(signed.date), spans: signed.spans },
            { label: 'Vendor statement', value: sayDate(stated), spans: [span] },
          ],
        },
      )
    }
  },
})

type Dated = { readonly date: string; readonly spans: readonly Span[] }

/** The first day on which a purchaser signed the contract, beside the signature. */
function purchaserSigned(doc: Doc): Dated | null {
  for (const { text, span } of passagesIn(doc, ['contract-form', 'particulars'])) {
    const at = text.search(patterns.purchaser)
    if (at < 0 || !patterns.signs.test(text) || patterns.other.test(text)) continue
    const own = text.slice(at)
    const vendor = own.search(patterns.vendor)
    const date = datesIn(vendor < 0 ? own : own.slice(0, vendor))[0]
    if (date !== undefined) return { date, spans: [span] }
  }
  return null
}

function contractDated({ contractDate }: Facts): Dated | null {
  return contractDate === null ? null : { date: contractDate.value, spans: contractDate.spans }
}
