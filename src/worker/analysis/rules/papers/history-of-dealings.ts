import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import type { Matter } from './opposites.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

export const DEALINGS_HISTORY_PATTERNS = wordings({
  commissionNo:
    /\bno (?:\w{4,12}(?:,| or| and) ){0,3}(?:commission|rebate|benefit|referral fee|inducement)s?\b[^.;]{0,40}\b(?:paid|payable|received|given|due|made)\b|\b(?:has|have|will) not (?:received?|be paid|receive)\b[^.;]{0,30}\b(?:commission|rebate|benefit|referral fee)|\breceives? no (?:\w{4,12}(?:,| or| and) ){0,3}(?:commission|rebate|benefit|referral fee)/i,
  commissionYes:
    /\b(?:receives?|received|is paid|was paid|pays?|entitled to|gets?|earns?)\b[^.;]{0,40}\b(?:commission|rebate|referral fee|finder'?s fee|introduction fee|benefit)\b[^.;]{0,20}\b(?:of|\$|\d|from)/i,
  receiver:
    /\b(?:solicitor|lawyer|conveyancer|agent|adviser|broker|manager|purchaser|buyer|accountant|promoter)s?\b/i,
  /** What the forms ask: whether the price is paid in parts before the title passes. */
  termsAsked: /\bterms contract\b|\binstalment contract\b/i,
  termsUnmarked:
    /(?:☐|\[ ?\]) ?(?:this (?:contract )?is (?:intended to be )?)?(?:an? )?(?:this contract is intended to be )?(?:a )?(?:terms|instalment) contract\b/i,
  termsYes:
    /\b(?:\d{1,3}|twelve|twenty-?four|thirty-?six|monthly|weekly|quarterly|yearly|equal|every) (?:\w{2,9} ){0,2}instalments?\b[^.;]{0,40}(?:\$|\bof the (?:price|balance)\b)|\b(?:every|all(?: of)?(?: the)?|each) instalments?\b[^.;]{0,60}\b(?:paid|transfer|title)\b|\btitle\b[^.;]{0,80}\b(?:when|until|after|once)\b[^.;]{0,40}\binstalments?\b|\b(?:deferred payment|deferral) of (?:part of )?(?:the )?(?:purchase )?price\b/i,
  termsNot:
    /\b(?:deposit|rates?|levy|levies|contributions?|council|land tax|duty|loan|bank|lender|premium|insurance|rent|hire|solar|battery|charges?|schemes?|fees?|fines?|repayments?|payment plan|if the contract is|where the contract is|general condition)\b/i,
  reformAsked: /\btax reform scheme land\b/i,
  reformYes:
    /\btax reform scheme land\b\W{0,4}(?:☒ ?)?yes\b(?! ?☐)|\b(?:is|was|became|has become|entered)\b[^.;]{0,30}\btax reform scheme (?:land|on)\b|\b(?:entered|entry into) the (?:commercial (?:and industrial )?property )?tax reform\b[^.;]{0,30}\b20\d\d\b/i,
  reformNo:
    /\b(?:not|never|neither|nor|no)\b[^.;]{0,30}\btax reform\b|\btax reform scheme land\W{0,4}(?:☒ ?)?no\b(?! ?☐)/i,
  gstNo:
    /\b(?:purchaser|buyer)s?['’]?s? (?:ABN|GST|registration)\b[^.;]{0,30}\b(?:none|nil|not registered)\b|\b(?:purchaser|buyer)s? (?:is|are) not (?:registered|required to be registered)(?: for GST)?\b/i,
  gstYes:
    /\b(?:purchaser|buyer)s? (?:warrants?|represents?|promises?|confirms?|declares?|states?)\b[^.;]{0,80}\b(?:is|are) (?:and will (?:be|remain) )?registered\b/i,
  gstLater:
    /\b(?:by|before|at|on or before) (?:the )?(?:day of )?(?:settlement|completion)\b[^.;]{0,16}\bregistered\b|\bwill be registered\b/i,
  onlyCharge:
    /\b(?:all|the only (?:charge|levy|contribution|amount|fee)s?) (?:that |which )?(?:an? |the |each |any |every )?(?:lot |unit |villa )?(?:owner|member|purchaser|buyer)s? (?:pays?|has to pay|have to pay|must pay|is charged|will pay)\b|\bno (?:other|further|additional) (?:levy|levies|contributions?|charges?|fees) (?:is|are|will be) (?:payable|charged|paid|levied)\b/i,
  otherCharge:
    /\b(?:to be paid|payable|paid|pays?)\b[^.;]{0,16}\b(?:each|every|the|an) (?:\w{3,8} )?owners?\b[^.;]{0,50}\$ ?\d|\b(?:each|every) (?:\w{3,8} )?owner (?:pays?|must pay|shall pay|contributes?)\b[^.;]{0,60}\$ ?\d|\b(?:general services?|facilit(?:y|ies)|club|membership|recreation|estate|resort|service) (?:charge|fee|levy)s?\b[^.;]{0,30}\$ ?\d[\d,.]{1,9} (?:a|per|each|every) (?:week|month|quarter|year)/i,
  chargeNot:
    /\b(?:if|former(?:ly)?|until 20[0-2]\d|waived|abolished|ended|special (?:levy|contribution)|interest|penalt(?:y|ies)|discount)\b/i,
  partiesNo:
    /\b(?:not related|no (?:family |business |other )?(?:relationship|connection)|unrelated|at arm'?s length|no related part(?:y|ies)|not (?:a )?related part(?:y|ies)|strangers to (?:one another|each other))\b/i,
  partiesYes:
    /\b(?:brother|sister|spouse|husband|wife|son|daughter|father|mother|cousin|nephew|niece|partner|brother-in-law|sister-in-law|son-in-law|related (?:company|entity|party)|subsidiary|sole shareholder)\b[^.;]{0,40}\b(?:of|to) (?:the |a )?(?:vendor|seller|purchaser|buyer|director|agent|manager|developer|builder|tenant|lessee|caretaker|selling agent)\b|\b(?:vendor|seller|purchaser|buyer|director|agent|manager|developer|builder|tenant|lessee|caretaker)'s (?:brother|sister|spouse|husband|wife|son|daughter|father|mother|cousin|nephew|niece|brother-in-law|sister-in-law|son-in-law)\b|\b(?:director|shareholder|owner) of both\b/i,
  party:
    /\b(?:vendor|seller|purchaser|buyer|agent|manager|developer|builder|tenant|lessee|caretaker)s?\b/i,
})

/** Papers that may say how the price is paid. */
const TERMS_PAPERS: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'general-conditions',
  'vendor-statement',
  'annexure',
  'other',
]

/** Who is paid by whom, and who is related to whom: denied and shown. */
export const DEALINGS_HISTORY = {
  commission: {
    said: 'no commission or benefit is told, but one is paid',
    one: {
      label: 'No commission',
      zones: ALL_PAPERS,
      says: DEALINGS_HISTORY_PATTERNS.commissionNo,
    },
    other: {
      label: 'Commission',
      zones: ALL_PAPERS,
      says: DEALINGS_HISTORY_PATTERNS.commissionYes,
      not: DEALINGS_HISTORY_PATTERNS.commissionNo,
    },
    same: DEALINGS_HISTORY_PATTERNS.receiver,
  },
  terms: {
    said: 'the contract is said to be no terms contract, but the price is paid in instalments before you get the title',
    one: {
      label: 'No terms contract',
      zones: ['vendor-statement', 'particulars', 'contract-form'],
      says: DEALINGS_HISTORY_PATTERNS.termsUnmarked,
      denied: DEALINGS_HISTORY_PATTERNS.termsAsked,
    },
    other: {
      label: 'Instalments',
      // A certificate tells of instalments of its own charge.
      zones: TERMS_PAPERS,
      says: DEALINGS_HISTORY_PATTERNS.termsYes,
      not: DEALINGS_HISTORY_PATTERNS.termsNot,
    },
  },
  taxReform: {
    said: 'the land is said not to be in the commercial property tax reform, but the tax office says that it is',
    one: {
      label: 'Not in the reform',
      zones: ['vendor-statement', 'particulars', 'contract-form'],
      denied: DEALINGS_HISTORY_PATTERNS.reformAsked,
    },
    other: {
      label: 'In the reform',
      zones: ['land-tax-certificate', 'rates-certificate', 'annexure', 'other'],
      says: DEALINGS_HISTORY_PATTERNS.reformYes,
      not: DEALINGS_HISTORY_PATTERNS.reformNo,
    },
  },
  gst: {
    said: 'the buyer is printed as not registered for GST, but warrants to be registered',
    one: {
      label: 'Not registered',
      zones: ['particulars', 'contract-form'],
      says: DEALINGS_HISTORY_PATTERNS.gstNo,
    },
    other: {
      label: 'Warranted',
      zones: ['special-conditions', 'contract-form', 'particulars', 'annexure'],
      says: DEALINGS_HISTORY_PATTERNS.gstYes,
      not: DEALINGS_HISTORY_PATTERNS.gstLater,
    },
  },
  onlyCharge: {
    said: 'one charge is said to be all that an owner pays, but another paper shows a further one',
    one: {
      label: 'All that is paid',
      zones: ['vendor-statement', 'particulars', 'contract-form', 'special-conditions'],
      says: DEALINGS_HISTORY_PATTERNS.onlyCharge,
    },
    other: {
      label: 'Further charge',
      zones: ['owners-corporation-certificate', 'minutes', 'title-search', 'annexure', 'other'],
      says: DEALINGS_HISTORY_PATTERNS.otherCharge,
      not: DEALINGS_HISTORY_PATTERNS.chargeNot,
    },
  },
  related: {
    said: 'the parties are said to be unrelated, but they are related',
    one: { label: 'Unrelated', zones: ALL_PAPERS, says: DEALINGS_HISTORY_PATTERNS.partiesNo },
    other: {
      label: 'Related',
      zones: ALL_PAPERS,
      says: DEALINGS_HISTORY_PATTERNS.partiesYes,
      not: DEALINGS_HISTORY_PATTERNS.partiesNo,
    },
    same: DEALINGS_HISTORY_PATTERNS.party,
  },
} as const satisfies Record<string, Matter>
