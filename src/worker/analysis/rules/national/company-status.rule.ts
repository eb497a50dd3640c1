import type { Doc } from '../../document.ts'
import { isAcn } from '../../facts/company/business-numbers.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { datesIn, daysBetween } from '../reading/dates.ts'
import { defineRule, type Reading } from '../define-rule.ts'
import { MORTGAGEE_SALE_PATTERNS, sellsAsMortgagee } from '../parties/mortgagee-sale.ts'
import { COMPANY_TITLE_PATTERNS, isCompanyTitle } from '../papers/company-title.ts'
import { holdingAny, passagesIn, TERMS } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'
import { GLOSSARY_PATTERNS, speaksOfIt } from '../papers/speaks-of-it.ts'

const patterns = wordings({
  ...COMPANY_TITLE_PATTERNS,
  receivers: /\breceivers?\b(?: ?(?:and|&|\/) ?managers?)?\b/i,
  ending:
    /\b(?:liquidat\w{1,4}|strike[- ]?off|struck off|deregist\w{1,6}|voluntary administration|administrators? appointed|wound up|winding[- ]up|company arrangement)\b/i,
  ...GLOSSARY_PATTERNS,
  ...MORTGAGEE_SALE_PATTERNS,
  trouble:
    /\b(?:strike[- ]off|struck off|deregist(?:ered|ration)|external administration|under administration|in liquidation|in liq\b|liquidators?|externally administered|receivers?(?: and managers?)?\b[^.;]{0,60}\bappointed|(?:voluntary )?administrators?\b[^;]{0,40}\bappointed|appointed (?:administrators?|receivers?|controllers?)|appointment of (?:an? |the )?(?:receivers?|administrators?|liquidators?|controllers?|managing controller)|controllers?\b[^.;]{0,60}\bappointment\b|winding up|controllers? appointed|administrators? appointed|proposed deregistration|deed of company arrangement|SOFF|EXAD|DRGD)\b/i,
  /** A creditor or the members have asked for its end, which no court has ordered yet. */
  petition:
    /\b(?:(?:winding[- ]up|wind(?:ing)? up)\b[^;]{0,24}\b(?:applications?|petition|proceedings?|summons|hearing)|(?:applications?|petition|proceedings?|originating process|summons|notice|notification|court action|resolution|resolve[sd]?|propos\w{2,4}|meeting)\b[^;]{0,60}\b(?:wind(?:ing)?[- ]up|wind (?:it|the company|them) up|be wound up)|be wound up|statutory demand)\b/i,
  /** An entry of the register that a court has been asked, and none that it has decided. */
  asked:
    /\b(?:court action|applications?|petition|originating process|summons|statutory demand)\b[^;]{0,60}\bwind(?:ing)?[- ]up\b|\bwinding[- ]up\b[^;]{0,24}\b(?:applications?|petition|proceedings?|summons|hearing)\b/i,
  ordered:
    /\b(?:orders?|ordered|liquidators?|liquidation|administrat(?:or|ion)|appoint\w{0,5}|deregist\w{1,7}|strike[- ]off|struck off|receivers?)\b/i,
  petitionOver:
    /\b(?:withdrawn|dismissed|discontinued|set aside|paid|satisfied|complied|adjourned sine die|no (?:applications?|petition|proceedings?|statutory|winding|resolution|notice)|not (?:been )?(?:made|filed|lodged|on foot)|nil|none|never|if (?:a|the|any|either)|on a winding|upon a winding|in the event|insolvency event|shall mean|means|purchaser|buyer|member may|surplus|owners corporation|body corporate|strata)\b/i,
  ofBuilder:
    /\b(?:builder|contractor|manager|operator|tenant|lessee|guarantor|caveator|lender|former)\b/i,
  selling: /\b(?:vendor|seller|company)\b/i,
  court:
    /\b(?:court|filed|lodged|heard|hearing|listed|creditor|form ?\d{3}|519|205|put|application)\b/i,
  /** Behind a company's name, wherever it is named. */
  named:
    /\b(?:pty|limited|ltd)\b[^()]{0,30}\((?:in liq(?:uidation)?|administrators? appointed|receivers?(?: and managers?)? appointed|controllers? appointed|deregistered|under (?:external )?administration|subject to (?:a )?deed of company arrangement)\b[^()]{0,40}\)/i,
  /** A lender or neighbour on the title sells nothing. */
  dealing:
    /\b(?:mortgag\w{1,3}|caveat\w{0,3}|lease|lessee|sublease|charge|covenant|easement|in favour of|grantee|notification)\b/i,
  /** The head of a list in the extract, with nothing in it. */
  headOnly:
    /^\W{0,3}(?:external administrat\w{2,4}|strike[- ]off|deregistration)(?: (?:and|or|of|documents?|details|history|information|records?|appointments?|controllers?)){0,4}\W{0,3}$/i,
  /** A step that was given up, or another company of a like name. */
  over: /\bceas(?:ed|ing) to act\b|\b(?:discontinued|revoked|set aside|cancelled|dismissed|lapsed|did not proceed|reinstated)\b(?![^.;]{0,30}\bnot\b)|\b(?:is|was) an?(?:other| different) company\b|\bnot (?:the (?:vendor|seller)|this company)\b/i,
  search:
    /\b(?:company|companies|ASIC|corporate) (?:search|extract|register)\b|\bregister of companies\b|\bextract\b/i,
  purchaser: /\b(?:purchaser|buyer|builder|former)\b/i,
  /** Struck off only after a notice of two months, which the company can still answer. */
  notice: /\bstrike[- ]off\b|\bproposed deregistration\b|\bSOFF\b/i,
  gone: /\bderegistered\b|\bstruck off\b|\bDRGD\b|\bEXAD\b|\bliquidat|\bin liq\b|\badminist|\breceiver|\bcontroller|\bwinding up\b/i,
  acn: /\bA\.?C\.?N\.?[ :|]{0,3}((?:\d{3} ?){3})(?!\d)/i,
  fine: /\bno (?:external )?(?:administrat|liquidat|action|court)|\bnot (?:under|in)\b|\bnil\b|\bceased\b|\bformer (?:name|member|shareholder)\b|\bwithdrawn\b|\bbusiness name\b|\b(?:no|nil|none|nothing)\b.{0,30}\b(?:appointments?|appointed|documents?|records?|recorded|entr(?:y|ies)|notices?|lodged|registered|found|shown|listed)\b|[:|\t] ?(?:none|nil|no)\b|\b(?:nothing|never|neither)\b[^.;]{0,20}\b(?:under|in|subject to)\b/i,
  /** What its constitution says of an end that may never come, and what its people did elsewhere. */
  general:
    /\b(?:on|upon|in the event of|after) (?:a |the |its )?(?:winding up|liquidation|deregistration)\b.{0,60}\b(?:surplus|assets|members?|shares?|distribut\w{1,5}|divided)\b|\b(?:previous|former|other|past) (?:roles?|directorships?|appointments?|positions?)\b/i,
})

/** A company that is being struck off cannot transfer land. */
export default defineRule({
  id: 'national/company-status',
  title: 'Status and number of a company vendor',
  category: 'legal',
  severity: 'critical',
  kind: 'inconsistency',
  law: [cite(act.cth.corporations, 'ss 437A, 471A, 601AB, 601AD')],
  appliesTo: ['company-extract'],
  patterns,
  clear: 'No strike-off, liquidation, administration or invalid number of the company was found.',
  subject:
    /\bliquidat\w{2,4}\b|\bwound up\b|\bwind(?:ing)?[- ]up\b|\binsolven\w{1,2}\b|\breceivers?\b|\breceivership\b|\b(?:external|voluntary|under|in|into) administration\b|\badministrators?\b|\bexternally administered\b|\bstr(?:ike|uck)[- ]off\b|\bderegist\w{2,7}\b|\bcontroller of property\b|\bstatus\b[^.;]{0,12}\bregistered\b/i,
  messages: {
    trouble: {
      title: 'The vendor company is in strike-off, liquidation or administration',
      description:
        'The wording at {{where}} shows that the company is being struck off or is under outside control. A deregistered company owns nothing and cannot give you the title, and one in other hands can sell only through whoever controls it; your deposit could be caught up in it.',
      recommendation:
        'Before you sign or pay, ask for proof that the company is registered and who may sign for it.',
      question: 'What is the company’s status today, and who has authority to sell?',
    },
    holder: {
      title: 'The company that owns the building is in strike-off, liquidation or administration',
      description:
        'The wording at {{where}} shows that the company whose shares are sold is being struck off or is under outside control. A deregistered company owns nothing, so that the building is lost to its members; one in other hands can be sold up for its creditors.',
      recommendation:
        'Before you sign or pay, ask for proof that the company is registered today, and have an accountant read its last accounts.',
      question: 'What is the status of the company today, and what was done to keep it registered?',
    },
    receivership: {
      title: 'The vendor company is in receivership: receivers sell it',
      description:
        'The wording at {{where}} shows that a lender has put receivers in charge of the company’s property. They can sell it if they were validly appointed and still hold office, and they usually promise nothing; your deposit could be used for the lender’s debt.',
      recommendation:
        'Before you sign or pay, ask for the deed of appointment, have your conveyancer compare today’s company extract with who signs, and keep the deposit in a trust account.',
      question: 'Who are the receivers today, and under which deed were they appointed?',
    },
    petition: {
      title: 'Somebody has asked to have the vendor company wound up',
      description:
        'The wording at {{where}} shows an application, demand or resolution to wind the company up. If it is wound up before settlement, a liquidator takes over, a sale made after the application can be void, and your deposit may be caught up in it.',
      recommendation:
        'Before you sign or pay, have your conveyancer search the court file and the ASIC register, and keep the deposit in a stakeholder’s trust account.',
      question: 'What became of the application, and can the company pay its debts?',
    },
    number: {
      title: 'A company number (ACN) is not valid',
      description:
        'The number at {{where}} fails the check digit of Australian company numbers. The company named may not be the one that you think, or may not exist.',
      recommendation:
        'Before you sign, have the company’s name and number checked against the ASIC register.',
      question: 'Which is the right ACN of the vendor company?',
    },
  },
  check(reading, report) {
    const { doc, facts } = reading
    const seen = passagesIn(doc, ['company-extract'])
    const selling = facts.vendors.map(({ value }) => value)
    const owning = [...selling, ...facts.proprietors.map(({ value }) => value)]
    const names = (text: string, of: readonly string[]) =>
      of.some((name) => text.toLowerCase().includes(name.toLowerCase()))
    // The end of the borrower does not stop the lender who sells. Asked only where there is trouble:
    // it reads the whole document.
    const isOthers = (text: string) =>
      selling.length > 0 &&
      !names(text, selling) &&
      selling.every((name) => sellsAsMortgagee(doc, name))
    const extract = facts.companyExtract?.value.name ?? ''
    const acn = facts.companyExtract?.value.acn ?? null
    for (const passage of seen) {
      if (!patterns.trouble.test(passage.text) || patterns.fine.test(passage.text)) continue
      if (patterns.over.test(passage.text)) continue
      if (patterns.general.test(passage.text) || patterns.headOnly.test(passage.text)) continue
      if (isOthers(`${passage.text} ${extract}`)) continue
      if (affirmed(passage, patterns.trouble) === null || !speaksOfIt(reading, passage)) continue
      const isNoticeOnly = patterns.notice.test(passage.text) && !patterns.gone.test(passage.text)
      const severity =
        isNoticeOnly && !endsBeforeSettlement(passage.text, reading) ? 'high' : 'critical'
      report(keyOf(passage.text, doc), [passage.span], {}, { severity })
    }
    for (const { text, span, zone } of holdingAny(
      passagesIn(doc, [...TERMS, 'vendor-statement', 'company-extract', 'title-search']),
      'text',
      patterns.named,
      patterns.acn,
    )) {
      const dealing = zone === 'title-search' && patterns.dealing.test(text)
      const inTrouble = patterns.named.test(text) && !patterns.purchaser.test(text)
      if (inTrouble) {
        const ofOwner = dealing
          ? names(text, selling)
          : selling.length === 0 || names(text, extract === '' ? owning : [...owning, extract])
        if (ofOwner && !isOthers(text)) report(keyOf(text, doc), [span])
      }
      const digits = patterns.acn.exec(text)?.[1]
      if (dealing) continue
      // A slip in the contract that the extract shows is told with both numbers by another rule.
      if (acn !== null && isAcn(acn) && digits !== undefined && isSlipOf(digits, acn)) continue
      if (digits !== undefined && !isAcn(digits.replaceAll(' ', '')))
        report('number', [span], {}, { severity: 'high' })
    }
    for (const { text, span, zone, block } of holdingAny(
      passagesIn(doc, ALL_PAPERS),
      'text',
      patterns.petition,
    )) {
      if (!patterns.petition.test(text) || patterns.petitionOver.test(text)) continue
      if (text.endsWith('?') || isOthers(`${text} ${extract}`)) continue
      // A search of the register of companies that is filed as an annexure names its company once.
      const part = doc.parts[block.partIndex]
      const ofSearch =
        zone === 'annexure' &&
        part !== undefined &&
        patterns.search.test(part.title) &&
        part.blocks.some((one) => names(one.text, owning))
      const own =
        zone === 'company-extract' || ofSearch || names(text, owning) || patterns.selling.test(text)
      if (patterns.ofBuilder.test(text) || !patterns.court.test(text)) continue
      if (own || extract !== '') report('petition', [span], {}, { unmistakable: true })
    }
    if (seen.length === 0 && facts.companyExtract === null)
      report.notInDocument('No company extract is in this file.')
  },
})

/** A lender's receivers are no end of the company. */
function keyOf(text: string, doc: Doc): 'trouble' | 'holder' | 'receivership' | 'petition' {
  if (isCompanyTitle(doc)) return 'holder'
  if (patterns.asked.test(text) && !patterns.ordered.test(text)) return 'petition'
  return patterns.receivers.test(text) && !patterns.ending.test(text) ? 'receivership' : 'trouble'
}

/** Struck off, if nothing is done, some two months after the notice: before the land is transferred. */
function endsBeforeSettlement(text: string, { facts }: Reading): boolean {
  const notice = datesIn(text)[0]
  const settlement = facts.settlement?.value
  if (notice === undefined || settlement?.kind !== 'date') return false
  return daysBetween(notice, settlement.date) > NOTICE_DAYS
}

const NOTICE_DAYS = 61

/** The same digits but one, or two of them changed about. */
function isSlipOf(printed: string, acn: string): boolean {
  const [one, other] = [printed, acn].map((number) => number.replaceAll(/\D/g, ''))
  const unlike = Array.from(one ?? '').filter((digit, at) => digit !== other?.[at])
  return one?.length === other?.length && unlike.length > 0 && unlike.length <= 2
}
