import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  edition: /\b(20[012]\d) edition\b|\bedition (20[012]\d)\b|©.{0,20}\b(20[012]\d)\b/i,
  form: /\bcontract for the sale\b|\bsale (?:and purchase )?of land\b|\blaw society\b|\breinsw\b|\breal estate institute\b/i,
  quoted: /\b(?:previous|earlier|superseded|not the|replaces?)\b/i,
})

/** The Law Society form in use since 2022; compulsory in practice from March 2023. */
const CURRENT_EDITION = 2022
/** Until then a contract may hold the earlier cooling-off form (Regulation 2022, s 28). */
const LAST_DAY_OF_OLD_FORM = '2026-05-31'

/** A printed form that the law has left behind. */
export default defineRule({
  id: 'nsw/old-contract-edition',
  title: 'Edition of the printed contract',
  category: 'compliance',
  severity: 'medium',
  kind: 'threshold',
  law: [
    cite(act.nsw.conveyancing, 's 66X'),
    cite(act.nsw.saleOfLand, 'ss 16, 28, Sch 1 item 16, Sch 5 Form 1'),
  ],
  appliesTo: ['contract-form', 'particulars', 'general-conditions', 'special-conditions'],
  patterns,
  clear: 'No older edition of the printed contract was found.',
  subject:
    /\b(?:19|20)\d\d edition\b|\bedition\b[^.;]{0,20}\b20\d\d\b|\b(?:©|copyright)[^.;]{0,20}\b20\d\d\b|© ?20\d\d|\bedition of the contract\b/i,
  messages: {
    edition: {
      title: 'The contract is on an old printed form ({{year}} edition)',
      description:
        'The words at {{where}} show the {{year}} edition; the edition in use is from 2022. The law asks for no edition, but notices that it does ask for, such as the cooling-off statement, and the tax withholding clause may be out of date.',
      recommendation:
        'Ask for the contract on the current form before you sign. If you have signed, ask a lawyer whether the old cooling-off statement counts as none.',
      question: 'Will the vendor issue the contract on the 2022 edition?',
    },
  },
  check({ doc, facts }, report) {
    const isPastOldForm = (facts.contractDate?.value ?? '') > LAST_DAY_OF_OLD_FORM
    for (const { text, span } of passagesIn(doc, [
      'contract-form',
      'particulars',
      'general-conditions',
    ])) {
      const found = patterns.edition.exec(text)
      if (found === null || !patterns.form.test(text) || patterns.quoted.test(text)) continue
      const year = Number(found[1] ?? found[2] ?? found[3])
      if (year < CURRENT_EDITION) {
        const severity = year < 2019 || isPastOldForm ? 'high' : 'medium'
        report('edition', [span], { year }, { severity })
        break
      }
    }
  },
})
