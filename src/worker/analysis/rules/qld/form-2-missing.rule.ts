import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { lacking } from '../papers/lacking.ts'
import { markedWords } from '../reading/marked-words.ts'
import { termsOf } from '../reading/passages.ts'
import { holdsContract, holdsForm2, isProposedLot } from './papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...lacking,
  buyerOrSeller: /\b(?:buyer|purchaser|seller|vendor)\b/i,
  dropped:
    /\bdispens\w{1,3} with\b|\b(?:only|sole) remedy\b|\baffirms?\b|\bcontent to\b|\btakes? no point\b|\bregardless\b|\bdisclosure\b ?: ?(?:none|nil|n\/a|not applicable)/i,
  form: /\b(?:form 2|(?:seller(?:'s)?|vendor(?:'s)?) disclosure(?: statement)?|disclosure statement|statutory disclosure|disclosure documents?)\b|\bseller disclosure\b|\bproperty law act 2023\b|\bsection (?:99|10[0-4]) of the property law act\b/i,
  later:
    /\b(?:will|shall|to) be (?:delivered|provided|given|supplied|made available|handed|sent|emailed)\b|\bto follow\b|\bwithin \w{1,8} (?:\(\d{1,2}\) )?(?:business |working )?days (?:after|of|from)\b|\b(?:after|following) (?:the )?(?:contract date|signing|exchange)\b|\bbeing prepared\b|\bnot yet (?:been )?(?:available|complete|ready|prepared|signed|given|provided)\b/i,
  none: /\bno (?:seller )?disclosure\b.{0,60}\b(?:made|given|provided)\b|\b(?:no|not|without|nor)\b.{0,60}\b(?:form 2|disclosure (?:statement|documents?)|seller(?:'s)? disclosure)\b|\b(?:form 2|disclosure (?:statement|documents?))\b.{0,60}\b(?:has not|have not|was not|were not|is not|are not|will not|not (?:been )?(?:given|provided|prepared|supplied|received))\b/i,
  waived:
    /\b(?:waives?|waived|gives? up|forgoes?|releases?|dispenses? with|will not rely on|must not rely on|shall not rely on|agrees? not to (?:rely|terminate)|must not terminate)\b.{0,140}\b(?:form 2|disclosure|part 7|section 10[0-4]|property law act)\b|\b(?:form 2|disclosure|part 7|section 10[0-4])\b.{0,140}\b(?:waived|is excluded|are excluded|released|given up|does not apply|do not apply)\b/i,
  gives:
    /\b(?:(?:will|must|shall|may|does|do|can) not (?:be entitled to )?(?:rely|terminate|end|exercise|object|rescind|make any claim|apply)|not entitled to|no (?:right|entitlement)|agrees? not to|contracts? out|abandons?|relinquish\w{0,2}|surrenders?)\b/i,
  right: /\b(?:terminat\w{1,5}|rights?|division 4|section 10[0-4]|part 7|claim|remed(?:y|ies))\b/i,
  /** The buyer's right in case it were missing or wrong, kept as the Act gives it. */
  supposed:
    /\b(?:if|where|when|should|in case)\b[^.;]{0,80}\b(?:not (?:been )?(?:given|provided|received)|inaccurate|incomplete|wrong)\b/i,
  limits: /\bnothing in\b|\b(?:does|do) not (?:limit|affect|exclude)\b|\bmay terminate\b/i,
  /** "Please do not sign until you have read it": it is there to be read. */
  warns:
    /\b(?:do|must|should|does) not sign\b[^.;]{0,40}\b(?:until|before|unless)\b[^.;]{0,60}\b(?:read|considered|checked|looked at|had advice)\b/i,
  /** "Nothing here limits rights which the Act says cannot be given up." */
  saves:
    /\bnothing\b[^.;]{0,60}\b(?:limits?|excludes?|affects?|restricts?|takes? away)\b|\b(?:cannot|may not|must not) be (?:given up|waived|excluded|contracted out)/i,
  exempt:
    /\b(?:exempt(?:ed|ion)?|exception|not required|no requirement|need not|not obliged)\b.{0,120}\b(?:form 2|disclosure|section 100)\b|\b(?:form 2|disclosure)\b.{0,80}\b(?:exempt|not required|not called for|not needed|does not apply|exception applies)\b/i,
  oldContract:
    /\bbefore 1 august 2025\b|\bprior to 1 august 2025\b|\boption\b.{0,60}\bbefore\b.{0,20}\baugust 2025\b/i,
  kept: /\bbefore (?:the buyer )?(?:sign|enter)\w{0,4}\b|(?<!before )\breceiv(?:ed|ing)\b|\bhas been given\b|\bwas given\b/i,
  mine: /\b(?:form 2|seller(?:'s)? disclosure|seller(?:'s)? statement|property law act|part 7|disclosure (?:statement|documents?))\b/i,
})

/** The law has applied to contracts from this day (Property Law Act 2023, Part 7). */
const FROM = '2025-08-01'

/** The statement that must reach the buyer before the contract is signed. */
export default defineRule({
  id: 'qld/form-2-missing',
  title: 'Form 2 (seller disclosure statement)',
  category: 'legal',
  severity: 'high',
  kind: 'absence',
  law: [cite(act.qld.propertyLaw, 'ss 99–104')],
  appliesTo: ['vendor-statement', 'special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'A Form 2 (seller disclosure statement) is in this file.',
  messages: {
    missing: {
      title: 'The Form 2 seller disclosure statement was not found in this file',
      description:
        'In Queensland, for contracts from 1 August 2025, the vendor (the person selling) must give you a signed Form 2 before you sign. It tells you about the title, tenancies, notices, contamination, pools, rates and the body corporate. Without it you sign blind; you may also have a right to end the contract at any time before settlement.',
      recommendation:
        'Do not sign before you hold the signed Form 2 and every certificate that belongs to it. If you have signed already, see a lawyer before settlement.',
      question:
        'Please give us the signed Form 2 with all its certificates, or tell us which exception in section 100 you rely on.',
    },
    later: {
      title: 'The Form 2 disclosure statement is promised for after you sign',
      description:
        'The wording at {{where}} gives you the Form 2 later, or says that you have not received it. The law has it given to you before you sign, so that you can decide with open eyes. If you sign first, you may be able to end the contract before settlement.',
      recommendation: 'Do not sign before you have received and read the Form 2.',
      question: 'When will the signed Form 2 and its certificates be given to us?',
    },
    waived: {
      title: 'You are asked to give up your seller disclosure rights',
      description:
        'The wording at {{where}} has you waive (give up) disclosure, or the right to end the contract when disclosure is missing or wrong. These rights protect you against facts you were not told. Whether such a waiver binds you at all is a question for a lawyer.',
      recommendation: 'Before you sign, ask for this clause to be removed.',
      question:
        'Will the vendor remove the clause at {{where}} and give full disclosure under the Property Law Act 2023?',
    },
    exempt: {
      title: 'The sale is said to need no Form 2 disclosure',
      description:
        'The wording at {{where}} says that no seller disclosure statement is needed. There are only a few exceptions, such as sales between relatives. If none applies, you lose information that you are entitled to.',
      recommendation:
        'Before you sign, ask which exception is relied on and have a lawyer check it.',
      question:
        'On which exception in section 100 of the Property Law Act 2023 does the vendor rely?',
    },
  },
  check({ doc, facts }, report) {
    let said = false
    for (const { full, text: printed, span } of termsOf(doc)) {
      // An exception whose box is empty is not relied on.
      const text = markedWords(printed)
      if (!patterns.form.test(text) || !patterns.mine.test(text)) continue
      if (patterns.oldContract.test(full) || patterns.saves.test(text)) continue
      if (patterns.limits.test(text) && patterns.supposed.test(text)) continue
      const gives =
        !patterns.limits.test(text) &&
        (patterns.dropped.test(text) ||
          ((patterns.gives.test(text) || patterns.givesUp.test(text)) && patterns.right.test(text)))
      if (patterns.waived.test(text) || gives) {
        said = true
        report('waived', [span])
      } else if (patterns.exempt.test(text)) {
        // Of a lot that is not there yet the Act asks for another statement.
        if (isProposedLot(doc)) continue
        said = true
        report('exempt', [span], {}, { severity: 'medium' })
      } else if (
        (patterns.notGiven.test(text) &&
          patterns.buyerOrSeller.test(text) &&
          !patterns.kept.test(text)) ||
        (patterns.later.test(text) && !patterns.kept.test(text)) ||
        (patterns.none.test(text) &&
          !patterns.warns.test(text) &&
          !patterns.kept.test(text.slice(0, 40)))
      ) {
        said = true
        report('later', [span], {}, { severity: holdsForm2(doc) ? 'medium' : 'critical' })
      }
    }
    if (said || holdsForm2(doc)) return
    if (!holdsContract(doc) || hasUnreadPages(doc)) {
      report.notInDocument('The whole contract could not be read in this file.')
      return
    }
    const signed = facts.contractDate?.value ?? null
    const old = termsOf(doc).some(({ text }) => patterns.oldContract.test(text))
    if (old || (signed !== null && signed < FROM)) {
      report.notInDocument('The contract is older than the law on seller disclosure.')
      return
    }
    // Off the plan another disclosure is given: see qld/off-the-plan-disclosure.
    if (isProposedLot(doc)) {
      report.notInDocument('A lot that is not registered yet has a disclosure of its own.')
      return
    }
    report('missing', [])
  },
})
