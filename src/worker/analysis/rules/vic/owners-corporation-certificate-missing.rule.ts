import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  affected:
    /\baffected by\b.{0,20}\bowners corporation\b|\bowners corporation (?:no\.? ?)?\d\b|\bcommon property\b.{0,30}\bPS\d/i,
  inactive: /\binactive\b/i,
}

/** A lot with an owners corporation, and nothing about its fees. */
export default defineRule({
  id: 'vic/owners-corporation-certificate-missing',
  title: 'Owners corporation certificate',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: [
    cite(act.vic.saleOfLand, 's 32F'),
    cite(act.vic.ownersCorporations, 's 151'),
    cite(act.vic.ownersCorporationsRegulations, 'r 16'),
  ],
  appliesTo: ['title-search', 'vendor-statement'],
  patterns,
  clear: 'There is no owners corporation, or its certificate is in the file.',
  messages: {
    missing: {
      title: 'The land has an owners corporation, but its certificate is not in this file',
      description:
        'The entry at {{where}} shows an owners corporation. Its certificate, with fees, levies, insurance and orders, was not found in the uploaded file, so you cannot know what you would owe.',
      recommendation: 'Ask for the certificate of every owners corporation before you sign.',
      question: 'Please give us the owners corporation certificate with its attachments.',
    },
  },
  check({ doc }, report) {
    const shown = passagesIn(doc, ['title-search', 'plan']).filter(({ text }) =>
      patterns.affected.test(text),
    )
    const first = shown[0]
    if (first === undefined) return
    const held = doc.parts.some(({ kind }) => kind === 'owners-corporation-certificate')
    const inactive = passagesIn(doc, ['vendor-statement']).some(
      ({ text }) => patterns.inactive.test(text) && !text.includes('☐'),
    )
    if (!held && !inactive && doc.hasDisclosure) report('missing', [first.span])
  },
})
