import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  tax: /\bvacant residential land tax\b|\bVRLT\b/i,
  amount: /\$ ?(?!0(?:\.00)?\b)\d/i,
  vacant:
    /\b(?:vacant|unoccupied|not occupied)\b.{0,40}\b(?:more than|for|since)\b.{0,20}\b(?:six|6|\d{1,2}) months\b|\bholiday home\b.{0,60}\bnot occupied\b/i,
  empty:
    /\b(?:house|home|dwelling|property|apartment|unit|residence)\b.{0,40}\b(?:unoccupied|vacant|empty|not (?:been )?(?:lived in|occupied))\b.{0,16}\bsince\b/i,
  assessed: /\b(?:assessed|assessment (?:has )?issued|payable|liable)\b/i,
  denied:
    /^(?:vacant residential land tax|VRLT)(?: \((?:VRLT|vacant residential land tax)\))?(?: (?:assessed|payable|charged|liability))?[ :|–-]{0,4}(?:(?:is |was )?(?:nil|none|no\b|not\b|n\/a|exempt|does not)|\$ ?0(?:\.00)?(?![\d,.]))/i,
  zero: /\$ ?0(?:\.00)?(?![\d,.])/,
  /** The law against passing it on, which every certificate repeats. */
  passing:
    /\b(?:prohibit\w{2,4}|must not|may not|cannot|not (?:permitted|allowed)|unlawful|offence)\b[^.]{0,60}\b(?:apportion|adjust|pass|recover)\w{0,4}\b|\b(?:apportion\w{0,4}|adjust\w{0,4}|passing(?: it)? on)\b[^.]{0,90}\b(?:is|are) (?:prohibited|not (?:permitted|allowed)|unlawful|an offence)\b/i,
  /** Of which homes the tax is asked, as every certificate explains it. */
  explains:
    /\b(?:appl(?:y|ies)|charged|imposed|payable|levied|assessed|liable)\b[^.;$]{0,24}\b(?:on|to|for|in respect of|where|if|when|by) (?:an?|any|every|all|certain|some|homes?|houses?|dwellings?|residential|land|owners?|properties)\b|\bis (?:an? (?:annual )?)?tax (?:on|that|for)\b|\b(?:must|should|are required to) (?:notify|tell|inform)\b|\bowners? of (?:an?|any|vacant|residential)\b/i,
  none: /\b(?:no|not|nil|exempt)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [patterns.tax, patterns.empty, patterns.vacant]

/** A tax on homes that stand empty. */
export default defineRule({
  id: 'vic/vacant-residential-land-tax',
  title: 'Vacant residential land tax',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.vic.landTax)],
  appliesTo: ['land-tax-certificate', 'vendor-statement', 'special-conditions'],
  patterns,
  clear: 'No vacant residential land tax was found.',
  subject:
    /\bvacant residential land\b|\bVRLT\b|\bunoccupied\b|\b(?:stood|standing|been|left|stands|stayed) (?:empty|vacant)\b|\bnot (?:been )?(?:lived in|occupied)\b/i,
  messages: {
    tax: {
      title: 'Vacant residential land tax was assessed',
      description:
        'The entry at {{where}} shows that vacant residential land tax was charged because the home stood empty. It can be charged again while the home is not lived in, and any unpaid amount stays with the land.',
      recommendation:
        'Have it paid at settlement, and plan to move in, or let the home, within the year.',
      question: 'Will the vendor pay the vacant residential land tax in full at settlement?',
    },
    empty: {
      title: 'The home stood empty: vacant residential land tax may be owed',
      description:
        'The wording at {{where}} says that nobody lived in the home. For a home that is empty for more than six months of a year Victoria can charge vacant residential land tax, a share of its value that grows with the years; no assessment was read here. Unpaid land tax stays with the land.',
      recommendation:
        'Before you sign, ask for a property clearance certificate that shows this tax, have any amount paid at settlement, and plan to move in, or let the home.',
      question:
        'Has vacant residential land tax been notified or assessed for the home, and will the vendor pay it?',
    },
  },
  check({ doc }, report) {
    for (const { text, span, zone } of holdingAny(
      passagesIn(doc, [
        'land-tax-certificate',
        'vendor-statement',
        'special-conditions',
        'annexure',
      ]),
      'text',
      ...ENTRIES,
    )) {
      if (patterns.passing.test(text)) continue
      if (patterns.explains.test(text) && !patterns.amount.test(text)) continue
      const told = text.slice(Math.max(0, text.search(patterns.tax)))
      if (patterns.denied.test(told)) continue
      if (patterns.tax.test(text) && patterns.amount.test(told)) report('tax', [span])
      else if (
        !patterns.none.test(text) &&
        !patterns.zero.test(text) &&
        (patterns.empty.test(text) || (patterns.tax.test(text) && patterns.assessed.test(text)))
      )
        report(patterns.tax.test(text) ? 'tax' : 'empty', [span], {}, { strength: 'likely' })
      else if (zone === 'land-tax-certificate' && patterns.vacant.test(text))
        report('empty', [span], {}, { strength: 'likely' })
    }
  },
})
