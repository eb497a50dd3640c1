import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import {
  isTermOfAllTenancies,
  RIGHT_OF_ALL_TENANTS_PATTERNS,
} from '../leases/right-of-all-tenants.ts'
import { MAY_GO_PATTERNS, tenantMayGo } from '../leases/tenant-may-go.ts'

const patterns = wordings({
  ...RIGHT_OF_ALL_TENANTS_PATTERNS,
  ...MAY_GO_PATTERNS,
  tenant:
    /\b(?:rent|tenan(?:ts?|cy|cies)|lessees?|leases?|renters?|occupants?|occupiers?|rental bond|bond)\b/i,
  arrears:
    /\barrears\b|\b(?:rent|tenant)\b.{0,50}\b(?:unpaid|overdue|not paid|behind|weeks? owing|owing|outstanding)\b|\b(?:behind|late) (?:with|in|in paying) (?:the |its |his |her |their )?rent\b/i,
  bond: /\bbonds?\b/i,
  noBond:
    /\b(?:no (?:rental |security )?bond|not (?:been )?(?:lodged|paid|held|transferred|handed|required to)|need not|shall not be (?:required|obliged)|without (?:a |any )?bond|retain\w{0,3}|unable to)\b/i,
  mayStay:
    /\b(?:no (?:promise|warranty|assurance|representation)|not (?:warrant|promise|guarantee|represent|be (?:required|obliged|responsible))\w{0,3}|despite|even if|notwithstanding|whether or not)\b.{0,80}\b(?:tenants?|lessees?|occupants?|occupiers?)\b.{0,60}\b(?:vacat\w{1,3}|leave|remain\w{0,2}|moves? out|gone|left|holding over|in possession|quit)\b|\b(?:tenants?|lessees?|occupants?|occupiers?)\b.{0,50}\b(?:refus\w{1,4}|disput\w{1,4}|fail\w{0,3}) (?:to )?(?:vacate|leave|the notice|quit)/i,
  noPapers:
    /\b(?:tenancy|lease|agreement)\b.{0,20}\b(?:oral|verbal|unwritten)\b|\b(?:oral|verbal) (?:lease|tenancy|agreement)\b|\b(?:no|not|without|unable to|cannot)\b.{0,60}\b(?:written (?:lease|tenancy|agreement)|tenancy agreement|condition report|copy of the lease|rent(?:al)? (?:ledger|record))\b/i,
  repairs:
    /\b(?:tenants?|lessees?|occupants?)\b.{0,80}\b(?:tribunal|NCAT|repairs? (?:order|claim|outstanding)|rent reduction|complain\w{0,4}|dispute)\b|\b(?:tribunal|NCAT)\b.{0,120}\b(?:tenants?|tenancy|landlord|renters?)\b.{0,60}\b(?:asks?|seeks?|appl\w{1,4}|claims?|wants?|orders?|repairs?|hearing|listed)\b|\b(?:tenants?|renters?)\b.{0,40}\b(?:asks?|seeks?|appl(?:y|ies|ied)|claims?)\b.{0,30}\b(?:orders?|compensation|rent reduction|reduction (?:of|in) (?:the )?rent)\b|\bNCAT\b.{0,80}\b(?:tenants?|tenancy|landlord)\b/i,
  /** Before those who can order it. */
  heard: /\b(?:tribunal|NCAT)\b/i,
  /** One that the vendor itself pays for its next home, mostly out of the deposit. */
  ownBond:
    /\b(?:us(?:e|ed|ing)|appl(?:y|ied)|spen[dt]|released?|paid|put|needed?|goes|go)\b[^.;]{0,40}\b(?:for|to|towards?|as|on)\b[^.;]{0,60}\bbonds?\b/i,
  ofVendor:
    /\b(?:deposit(?:holder)?|stakeholder)\b|\b(?:vendor|seller)s?(?:'s|’s)? (?:own |new |next )/i,
  scheme:
    /\b(?:owners corporation|strata manager|levies|deposit bond|deposit-bond|building bond)\b/i,
  denies:
    /\bno (?:arrears|rent is (?:owing|unpaid))\b|\bnot in arrears\b|\barrears:? (?:nil|none|no)\b/i,
  adjusts: /\bif\b.{0,30}\barrears\b/i,
})

/** What a tenancy leaves to the buyer: unpaid rent, no bond, a tenant who stays. */
export default defineRule({
  id: 'nsw/tenancy-terms',
  title: 'Rent, bond and papers of a tenancy that goes on',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.nsw.residentialTenancies)],
  appliesTo: ['special-conditions', 'lease', 'particulars', 'contract-form', 'annexure'],
  patterns,
  clear: 'Nothing was found against the rent, bond or papers of a tenancy.',
  subject:
    /\b(?:tenants?|lessees?|renters?|tenanc(?:y|ies))\b[^.;]{0,80}\b(?:arrears|behind|owes|unpaid|bond|vacate\w{0,1}|possession|remain\w{0,2}|disputes?|repairs?|NCAT|reduction|claims?|condition report|written|oral|agreement|order)\b|\b(?:arrears|behind|owes|unpaid|bond|vacate\w{0,1}|possession|remain\w{0,2}|disputes?|repairs?|NCAT|reduction|claims?|condition report|written|oral|agreement|order)\b[^.;]{0,80}\b(?:tenants?|lessees?|renters?|tenanc(?:y|ies))\b|\b(?:occupants?)\b[^.;]{0,80}\b(?:vacate\w{0,1}|possession|remain\w{0,2}|agreement)\b|\b(?:vacate\w{0,1}|possession|remain\w{0,2}|agreement)\b[^.;]{0,80}\b(?:occupants?)\b|\b(?:rents?)\b[^.;]{0,60}\b(?:unpaid|arrears|owing|overdue|reduction|behind)\b|\b(?:unpaid|arrears|owing|overdue|reduction|behind)\b[^.;]{0,60}\b(?:rents?)\b|\brental bonds?\b|\bcondition report\b|\bNCAT\b/i,
  messages: {
    arrears: {
      title: 'The tenant is behind with the rent (arrears)',
      description:
        'The wording at {{where}} shows rent that is unpaid. After completion you are the landlord, and what is owing for the time before can be hard to get.',
      recommendation:
        'Before you sign, ask for the rent record, and settle in the contract who gets the arrears.',
      question: 'How much rent is owing today, and what has been done about it?',
    },
    bond: {
      title: 'There is no rental bond, or it will not be handed over',
      description:
        'By the wording at {{where}} you may take over a tenant without a bond. If the tenant leaves damage or debt there is nothing to pay it from.',
      recommendation: 'Before you sign, ask for the bond number and its transfer on completion.',
      question: 'With which bond number is the bond lodged, and will it be transferred?',
    },
    stays: {
      title: 'The vendor does not promise that the tenant will be gone',
      description:
        'By the wording at {{where}} you may have to complete although a tenant is still there. Getting vacant possession is then your task, through the Tribunal, and can take months.',
      recommendation: 'Before you sign, ask that completion waits until the property is vacant.',
      question: 'Will the vendor give vacant possession on completion?',
    },
    papers: {
      title: 'Papers of the tenancy are missing',
      description:
        'The wording at {{where}} shows that there is no written lease, condition report or rent record, or that you will not get it. Without them you cannot prove the rent, the term or damage.',
      recommendation: 'Before you sign, ask for the lease, condition report and rent record.',
      question: 'Please give us the lease, condition report and rent record.',
    },
    dispute: {
      title: 'The tenant has a dispute or claim about repairs',
      description:
        'The wording at {{where}} shows a dispute with the tenant. Orders to repair bind the landlord, and after completion that is you.',
      recommendation: 'Before you sign, ask for the claim and who will meet it.',
      question: 'What does the tenant claim, and will the vendor settle it before completion?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span, heading, block } of passagesIn(doc, [
      'special-conditions',
      'lease',
      'particulars',
      'contract-form',
      'annexure',
    ])) {
      if (block.kind === 'heading' || !patterns.tenant.test(`${heading} ${full}`)) continue
      if (patterns.scheme.test(full) || patterns.denies.test(text)) continue
      if (isTermOfAllTenancies(text)) continue
      if (patterns.mayStay.test(full) && !tenantMayGo(full))
        report('stays', [span], {}, { severity: 'high' })
      else if (patterns.arrears.test(text) && !patterns.adjusts.test(text))
        report('arrears', [span])
      else if (patterns.ownBond.test(text) && patterns.ofVendor.test(text)) continue
      else if (patterns.bond.test(text) && patterns.noBond.test(text)) report('bond', [span])
      else if (patterns.noPapers.test(full)) report('papers', [span])
      else if (patterns.repairs.test(text))
        report('dispute', [span], {}, patterns.heard.test(full) ? { severity: 'high' } : {})
    }
  },
})
