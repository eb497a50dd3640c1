import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  edition: /\b(20[012]\d) edition\b|\bedition (20[012]\d)\b|©.{0,20}\b(20[012]\d)\b/i,
  form: /\bcontract for the sale\b|\bsale (?:and purchase )?of land\b|\blaw society\b|\breinsw\b|\breal estate institute\b/i,
  quoted: /\b(?:previous|earlier|superseded|not the|replaces?)\b/i,
})

/** The Law Society form in use since 2022; compulsory in practice from March 2023. */
const CURRENT_EDITION = 2022

/** A printed form that the law has left behind. */
export default defineRule({
  id: 'nsw/old-contract-edition',
  title: 'Edition of the printed contract',
  category: 'compliance',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'practice: the law asks for current notices and not for an edition' },
  appliesTo: ['contract-form', 'particulars', 'general-conditions', 'special-conditions'],
  patterns,
  clear: 'The contract is on the current printed form, or shows no older edition.',
  messages: {
    edition: {
      title: 'The contract is on an old printed form ({{year}} edition)',
      description:
        'The words at {{where}} show the {{year}} edition; the edition in use is from 2022. Notices that the law asks for, such as the cooling-off statement, and the tax withholding clause may be out of date.',
      recommendation: 'Ask for the contract on the current form before you sign.',
      question: 'Will the vendor issue the contract on the 2022 edition?',
    },
  },
  check({ doc }, report) {
    for (const { text, span } of passagesIn(doc, [
      'contract-form',
      'particulars',
      'general-conditions',
    ])) {
      const found = patterns.edition.exec(text)
      if (found === null || !patterns.form.test(text) || patterns.quoted.test(text)) continue
      const year = Number(found[1] ?? found[2] ?? found[3])
      if (year < CURRENT_EDITION) {
        report('edition', [span], { year }, { severity: year < 2019 ? 'high' : 'medium' })
        break
      }
    }
  },
})
