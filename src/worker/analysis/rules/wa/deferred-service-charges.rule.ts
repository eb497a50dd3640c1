import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  charge:
    /\b(?:underground power|infill sewer\w{0,3}|headworks?|sewer\w{0,3} (?:connection|contribution|infill)|development contribution|state underground power program\w{0,2}|water main extension|road upgrad\w{1,3})\b/i,
  money:
    /\b(?:charges?|contributions?|costs?|instalments?|levy|service charge|scheme|fee|payable|due)\b/i,
  due: /\b(?:deferred|outstanding|payable|due|instalments?|balance|assum\w{1,3}|remain\w{0,4}|owing|unpaid|will be (?:levied|charged|payable)|to be (?:paid|levied|charged))\b/i,
  buyer:
    /\b(?:buyer|purchaser)\b.{0,60}\b(?:assume|pay|bear|take over|responsible|liable|continue)\w{0,2}\b/i,
  none: /\b(?:no|nil|none|not|without)\b.{0,60}\b(?:outstanding|charges?|contributions?|payable|due|infill|headworks|owing)\b|\b(?:paid in full|fully paid|has been paid|have been paid)\b|[:|] ?(?:nil|none|n\/a)\b/i,
  seller: /\bseller (?:will|must|shall|is to) pay\b/i,
  septic:
    /\bdecommission\w{0,3}\b.{0,60}\b(?:septic|leach drain|soakwell|tank)s?\b|\b(?:septic|leach drain)s?\b.{0,60}\bdecommission\w{0,3}\b/i,
  done: /\b(?:certificate|was decommissioned|were decommissioned|has been decommissioned|have been decommissioned)\b/i,
})

/** Works of the past that the next owner goes on paying for. */
export default defineRule({
  id: 'wa/deferred-service-charges',
  title: 'Underground power, infill sewer and septic charges',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a charge of the local government or service company' },
  appliesTo: [
    'special-conditions',
    'rates-certificate',
    'water-certificate',
    'planning-certificate',
  ],
  patterns,
  clear: 'No deferred service charge was found.',
  subject:
    /\bunderground power\b|\binfill\b|\bseptic\b|\bheadworks\b|\bsewer\w{0,3}\b[^.;]{0,40}\b(?:contribution|deferred|instal?ments?)\b|\bdeferred\b|\binstal?ments?\b[^.;]{0,60}\b(?:service charge|power|sewer\w{0,3})\b/i,
  messages: {
    charge: {
      title: 'A service charge is deferred or still to pay{{amount}}',
      description:
        'The wording at {{where}} shows a charge for underground power, sewer or similar works that is not paid in full{{amount}}. What falls due after settlement is asked from the owner, and that would be you. Charges fixed before the contract are usually the vendor’s to pay.',
      recommendation:
        'Before you sign, ask for the full balance, and that the vendor pays it at settlement.',
      question:
        'What is the full balance of this charge, and will the vendor pay it at settlement?',
    },
    septic: {
      title: 'You are to decommission the septic tanks',
      description:
        'The wording at {{where}} leaves the old septic tanks or leach drains to you. They must be emptied and filled, and a collapsed tank is a danger.',
      recommendation: 'Ask for the decommissioning certificate, or price the work before you sign.',
      question: 'Were the septic tanks decommissioned, and is there a certificate?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span } of passagesIn(doc, [
      'special-conditions',
      'contract-form',
      'rates-certificate',
      'water-certificate',
      'planning-certificate',
      'annexure',
      'other',
    ])) {
      if (patterns.none.test(text) || text.endsWith('?') || patterns.seller.test(text)) continue
      if (patterns.septic.test(text) && !patterns.done.test(text)) {
        report('septic', [span])
        continue
      }
      if (!patterns.charge.test(full) || !patterns.money.test(text)) continue
      if (!patterns.due.test(text) && !patterns.buyer.test(full)) continue
      const most = Math.max(0, ...dollarsIn(text))
      const amount = most > 0 ? ` (${dollars(most)})` : ''
      report('charge', [span], { amount }, most > 500_000 ? { severity: 'high' } : {})
    }
  },
})
