import { defineRule } from '../define-rule.ts'
import { FARMING_PATTERNS, farmersIn } from '../leases/farming-rights.ts'

/** Whoever grazes, crops or share-farms the land and may go on after settlement. */
export default defineRule({
  id: 'national/farming-right',
  title: 'Grazing, cropping and farming by others',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the owner and the farmer; no residential tenancy law applies' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement', 'lease'],
  patterns: FARMING_PATTERNS,
  givesWayTo: { 'national/occupation-denied': ['stays'] },
  clear: 'No paper was found that lets somebody else graze, crop or farm the land.',
  subject:
    /\bagist\w{0,5}\b|\bgraz(?:e|es|ed|ing|ier)\b|\bshare[- ]?farm\w{0,4}\b|\bcropp(?:ing|er)\b|\bharvest\w{0,3}\b|\b(?:run|keep|pasture)\b.{0,40}\b(?:cattle|sheep|ewes|horses|stock)\b|\bcrop\b.{0,60}\b(?:sown|standing|growing|remove|take off)\b|\b(?:crops?|live ?stock|cattle|sheep|horses|hay|lucerne|farm(?:ed|ing|s))\b.{0,100}(?:\b(?:until|agreement|licen[cs]e|lease[ed]?|permit\w{0,3}|allow\w{0,2}|neighbour|tenant|licensee|vendor|seller|purchaser|buyer)\b)|(?:\b(?:until|agreement|licen[cs]e|lease[ed]?|permit\w{0,3}|allow\w{0,2}|neighbour|tenant|licensee|vendor|seller|purchaser|buyer)\b).{0,100}\b(?:crops?|live ?stock|cattle|sheep|horses|hay|lucerne|farm(?:ed|ing|s))\b/i,
  messages: {
    stays: {
      title: 'Somebody else may graze, crop or farm the land after settlement',
      description:
        'The wording at {{there}} shows a right of somebody else to graze, crop or farm the land (such as agistment, where stock of others is kept for a fee, or share-farming) that you take over. You could not use that land until it ends, and who gets the money paid ahead, and who mends fences and water, hangs on its words.',
      recommendation:
        'Before you sign, ask for the agreement itself, what was paid and until when, and ask for the share that belongs to your time, or for the land free of it.',
      question:
        'Please give us the agreement; when does it end, can it be ended on a sale, and what has been paid ahead?',
    },
  },
  check({ doc }, report) {
    for (const { span } of farmersIn(doc)) {
      report('stays', [span], { there: `page ${doc.pageAt(span.start)}` }, { unmistakable: true })
    }
  },
})
