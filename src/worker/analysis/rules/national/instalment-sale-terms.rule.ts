import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  /** The price is paid over years: without this nothing below means what it seems to. */
  overTime:
    /\b(?:terms contract|instal?ment (?:contract|sale|agreement)|sale (?:of [^.;]{0,40})?by instal?ments|by instal?ments|vendor (?:finance|terms)|rent[- ]to[- ](?:buy|own))\b|\$ ?[\d,.]{3,11}\b[^.;]{0,24}\b(?:each|every|per|a) (?:week|fortnight|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.;]{0,60}\b(?:for \w{1,6} (?:years|months)|until (?:\d|paid|settlement|completion|the (?:price|balance|residue)))|\bcounts? towards? the price\b/i,
  isDenied:
    /☐|\binsert the words\b|\b(?:if|only where|unless) (?:this|the particulars|it) (?:is|are|says?|provides?)\b|\bappl(?:y|ies) only\b|\bnot a terms contract\b|\bnot (?:be )?paid by instal?ments\b|\bdeposit\b[^.;]{0,24}\binstal?ments\b/i,
  /** What is left at the end of the term. */
  balloon:
    /\b(?:all (?:that|which)|whatever|everything that|the whole (?:that|of what)|so much as) (?:then )?(?:remains?|is (?:still )?(?:left|owing|unpaid))\b|\b(?:the )?(?:rest|remainder|residue|balance)\b[^.;]{0,24}\b(?:on|by|at the end of|after)\b[^.;]{0,16}\b(?:20\d\d|(?:the )?term|\w{3,6} years)\b|\bballoon\b/i,
  dearer:
    /\b(?:rate|interest)\b[^.;]{0,40}\b(?:becomes?|rises?|goes up|increases?|steps up|changes?)\b[^.;]{0,20}\d{1,2}(?:\.\d{1,2})? ?(?:%|per cent)|\b(?:late|missed|overdue)\b[^.;]{0,60}\b\d{1,2}(?:\.\d{1,2})? ?(?:%|per cent)/i,
  breakCost:
    /\b(?:pay(?:s|ing)? (?:out|off)|early|before (?:the end|time)|discharge|finalis\w{1,3})\b[^.;]{0,100}\b(?:break (?:costs?|fee)|(?:\w{3,6}|\d) months?'? interest|penalt(?:y|ies)|exit fee|early (?:repayment|payout) fee)\b/i,
  forfeits:
    /\b(?:keeps?|retains?|forfeit\w{0,3})\b[^.;]{0,50}\b(?:all|everything|every (?:sum|payment)|what)\b[^.;]{0,40}\b(?:paid|payments?|instal?ments?)\b|\bcounted towards? the price\b[^.;]{0,30}\b(?:kept|forfeit\w{0,3}|lost)\b|\b(?:all|every)\b[^.;]{0,24}\b(?:instal?ments?|payments?|sums?)\b[^.;]{0,40}\b(?:forfeit\w{0,3}|treated as rent|kept|lost|as (?:rent|damages|occupation))\b/i,
  moreDebt:
    /\bvendor\b[^.;]{0,30}\b(?:may|must be free to)\b[^.;]{0,30}\b(?:increase|extend|redraw|draw|refinance|add to|vary|borrow|mortgage|further charge)\b[^.;]{0,60}|\b(?:mortgage|loan)\b[^.;]{0,40}\bmay be (?:increased|redrawn|refinanced|extended|varied)\b/i,
  debt: /\b(?:mortgages?|loans?|borrow|refinance|debt|facility|lender|bank)\b/i,
  lockOut:
    /\b(?:chang(?:e|es|ed) the locks|lock(?:ed)? out|put (?:him|her|them|the purchaser) out)\b|\b(?:leave|vacate|go|end this licence|licence ends)\b[^.;]{0,30}\b(?:\d{2}|forty-eight|twenty-four|seventy-two) hours\b/i,
  noCode:
    /\b(?:credit code|credit act|national credit|credit protection|(?:residential )?tenanc(?:y|ies) (?:law|act|legislation)|sale of land act|terms contract provisions)\b[^.;]{0,60}\b(?:not (?:meant |intended )?(?:to )?apply|no application|(?<!\b(?:cannot|not|never) be )(?<!\bcan ?not lawfully be )excluded)\b|\bno (?:tenancy|credit|consumer) (?:law|act|code)\b[^.;]{0,20}\bappl\w{1,4}\b|\bnot an? (?:tenant|renter|lessee|lease|tenancy)\b/i,
  bothCosts:
    /\bpays? (?:both|the vendor's|each) (?:sides?'?|part(?:y|ies)'?s?|lawyers?'?)?[^.;]{0,20}\bcosts\b|\b(?:program|set-?up|establishment|administration|account[- ]keeping|monthly) fees?\b[^.;]{0,60}\$/i,
})

type Key = (typeof TOLD)[number] | 'moreDebt'

/** In this order: the first that a passage tells is what it is reported for. */
const TOLD = [
  'lockOut',
  'forfeits',
  'noCode',
  'breakCost',
  'dearer',
  'balloon',
  'bothCosts',
] as const

/** What makes a sale by instalments dear or unsafe, beyond that it is one. */
export default defineRule({
  id: 'national/instalment-sale-terms',
  title: 'Terms of a sale by instalments',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.vic.saleOfLand, 's 29F'), cite(act.qld.propertyLaw)],
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No term of a sale by instalments was found that costs or risks more than the price.',
  subject:
    /\b(?:price|sale|purchaser|buyer|vendor)\b.{0,100}(?:\bby (?:\w{1,10} ){0,2}instal?ments\b)|(?:\bby (?:\w{1,10} ){0,2}instal?ments\b).{0,100}\b(?:price|sale|purchaser|buyer|vendor)\b|\binstal?ments? of the (?:price|purchase)\b|\bterms contract\b|\bvendor (?:finance|terms)\b|\brent[- ]to[- ](?:buy|own)\b|\binstal?ment (?:sale|contract|purchase)\b|\bballoon\b|\bbreak cost\b|\bpay(?:s|ing)? out early\b|\bpaid towards the price\b/i,
  messages: {
    balloon: {
      title: 'A large last payment falls due at the end of the instalments',
      description:
        'By the wording at {{where}} what is not paid off by then falls due in one sum. If no bank lends it to you on that day, you can lose the home and what you have paid.',
      recommendation:
        'Before you sign, have it worked out how much will be left, and ask a lender whether it would lend that sum.',
      question: 'How much will be owing at the end of the term if every instalment is paid?',
    },
    dearer: {
      title: 'The rate of interest rises when a payment is late',
      description:
        'By the wording at {{where}} a late instalment makes the interest dearer, on all that is owed and not only on what is late.',
      recommendation: 'Before you sign, ask that a higher rate runs only on the sum that is late.',
      question: 'On what sum and for how long does the higher rate run?',
    },
    breakCost: {
      title: 'Paying out early costs extra',
      description:
        'By the wording at {{where}} you pay more than what is owed if you pay the price off before the end, for example by a loan from a bank.',
      recommendation: 'Before you sign, ask to be free to pay out at any time without a charge.',
      question: 'Will the vendor drop the charge for paying out early?',
    },
    forfeits: {
      title: 'What you have paid is lost if the sale by instalments ends',
      description:
        'By the wording at {{where}} the vendor keeps the instalments when the contract ends for your default, as rent or damages. After years of payments that can be most of the price.',
      recommendation:
        'Take legal advice before you sign: the law may limit this. Ask for a refund of what exceeds a fair rent.',
      question: 'What would be repaid to the purchaser if the contract ends?',
    },
    moreDebt: {
      title: 'The vendor may borrow more on the home while you pay it off',
      description:
        'By the wording at {{where}} the vendor’s mortgage can grow during the term. If the vendor does not pay its lender, the lender can sell the home over your head.',
      recommendation:
        'Before you sign, ask for a ban on new debt, the lender’s written consent and a caveat (a warning on the title).',
      question: 'How much is owed on the mortgage, and does the lender consent to this sale?',
    },
    noCode: {
      title: 'The contract sets aside laws that protect buyers, borrowers or tenants',
      description:
        'The wording at {{where}} says that a protecting law (on credit, terms contracts or tenancies) does not apply to you while you pay by instalments. That may be wrong, and it would take away what you could rely on if things go wrong.',
      recommendation: 'Take legal advice before you sign on which laws apply.',
      question: 'Why would that law not apply, and will the vendor remove the words at {{where}}?',
    },
    lockOut: {
      title: 'You can be put out of the home at short notice while you pay it off',
      description:
        'By the wording at {{where}} your right to live there ends within days or hours of a late payment, and the locks may be changed. A tenant could not be put out like that without an order.',
      recommendation:
        'Take legal advice before you sign on whether tenancy law protects you all the same.',
      question: 'Will the vendor give the notice that a tenant would get?',
    },
    bothCosts: {
      title: 'You pay fees or the vendor’s legal costs for the sale by instalments',
      description:
        'By the wording at {{where}} you pay the vendor’s costs or a fee of the arrangement besides the price and the interest.',
      recommendation: 'Before you sign, ask that each side pays its own costs.',
      question: 'Will the vendor pay its own costs?',
    },
  },
  check({ doc }, report) {
    if (!isPaidOverTime(doc)) return
    const tell = (key: Key, passage: { span: { start: number; end: number } }) => {
      const grave = key !== 'breakCost' && key !== 'bothCosts' && key !== 'dearer'
      report(key, [passage.span], {}, { severity: grave ? 'high' : 'medium', unmistakable: true })
    }
    for (const passage of termsOf(doc)) {
      if (holds(passage.plain, patterns.moreDebt, patterns.debt)) {
        tell('moreDebt', passage)
        continue
      }
      const key = TOLD.find((name) => patterns[name].test(passage.plain))
      if (key !== undefined) tell(key, passage)
    }
  },
})

function isPaidOverTime(doc: Doc): boolean {
  return passagesIn(doc, ['particulars', 'contract-form', 'special-conditions']).some(
    ({ text, full }) => patterns.overTime.test(full) && !patterns.isDenied.test(text),
  )
}
