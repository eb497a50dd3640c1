import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { COMPANY_TITLE_PATTERNS, isCompanyTitle } from '../papers/company-title.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...COMPANY_TITLE_PATTERNS,
  statement:
    /\bcooling[- ]off (?:provisions|period|statement|rights?)\b|\bcooling[- ]off ?[:.]|\brights? to cool off\b|\b(?:notice|statement|note|warning|information) (?:on|of|about|as to|concerning) (?:the )?cooling[- ]off\b|\b(?:section|under|s\.?) 66X\b|\b66X (?:notice|statement)\b|\bpurchaser'?s'? rights?\)/i,
  residential:
    /\b(?:house|home unit|unit|dwelling|residential|apartment|town ?house|villa|duplex|studio)\b/i,
  notHome: /\b(?:vacant industrial|warehouse|factory|shop|office suite|commercial premises)\b/i,
  deleted:
    /\bcooling[- ]off (?:statement|notice)\b.{0,60}\b(?:is|are|has been) (?:deleted|omitted|struck out|removed|not (?:attached|included|required))\b|\b(?:delet\w{1,4}|omit\w{0,4}|strike|remov\w{1,4})\b.{0,60}\bcooling[- ]off (?:statement|notice)\b|\b66X\b.{0,60}\b(?:omitted|deleted|not attached|does not apply)\b/i,
  /** Where no home is sold, the law asks for no statement. */
  otherLand:
    /\bnot (?:a )?(?:residential|home)\b|\bnot residential property\b|\b(?:shop|factory|warehouse|office|commercial|industrial|farm\w{0,3}|rural)\b/i,
  waived: /\b66 ?W\b/i,
})

/** The statement in the prescribed form, which every contract for a home must hold. */
export default defineRule({
  id: 'nsw/cooling-off-statement-missing',
  title: 'Prescribed cooling-off statement',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  law: [cite(act.nsw.conveyancing, 's 66X'), cite(act.nsw.saleOfLand, 's 16, Sch 5 Form 1')],
  appliesTo: ['contract-form', 'particulars', 'general-conditions', 'special-conditions'],
  patterns,
  clear: 'No missing statement of your cooling-off rights was found.',
  messages: {
    missing: {
      title: 'The prescribed cooling-off statement was not found in the contract',
      description:
        'A contract for a home in New South Wales must hold a statement of your cooling-off rights in the prescribed words. None was found here. Without it you may end the contract at any time before completion and get the whole deposit back, unless a section 66W certificate was given.',
      recommendation:
        'Ask for a complete copy of the contract with all its notices before you sign. If you have signed already, show this to a lawyer before completion.',
      question:
        'Please send us the contract with the cooling-off statement that section 66X asks for.',
    },
    deleted: {
      title: 'The cooling-off statement has been taken out of the contract',
      description:
        'The wording at {{where}} removes the prescribed statement of your cooling-off rights. The law asks for it in every contract for a home; if it is missing you may be able to end the contract before completion without losing money.',
      recommendation: 'Before you sign, ask for the statement to be put back, and take advice.',
      question: 'Why was the cooling-off statement removed?',
    },
  },
  check({ doc }, report) {
    for (const { full, span } of termsOf(doc)) {
      if (patterns.deleted.test(full) && !patterns.otherLand.test(full)) report('deleted', [span])
    }
    const form = passagesIn(doc, ['contract-form', 'particulars'])
    const printed = doc.parts.some(
      ({ kind }) => kind === 'general-conditions' || kind === 'special-conditions',
    )
    if (form.length === 0 || !printed || hasUnreadPages(doc)) {
      report.notInDocument('The whole contract is not in this file.')
      return
    }
    if (isCompanyTitle(doc)) {
      report.notInDocument('Shares are sold and not land.')
      return
    }
    const home = form.some(({ text }) => patterns.residential.test(text))
    if (!home || form.some(({ text }) => patterns.notHome.test(text))) return
    const stated = doc.blocks.find(({ text }) => patterns.statement.test(text))
    if (stated === undefined && !patterns.waived.test(doc.text)) report('missing', [])
  },
})
