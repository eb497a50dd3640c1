import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { list } from '../say.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  signing: /\b(?:signed|signatures?|executed|sign(?:s|ing)?)\b/i,
  blank: /^[^A-Za-z0-9☒✓✔]{0,12}(?:_{4}|\.{6}|…{2}|☐)|^ ?\|? ?(?:date[d:]? ?)?(?:_{4}|\.{6}|…{2})/i,
  mark: /^.{0,12}(?:☒|✓|✔|\[signed|\(signed\)|\/s\/|sgd)|^[ :|]{0,3}[A-Z](?:[.a-z]| [A-Z])/,
})

/** A vendor whose line is blank, while another vendor has signed. */
export default defineRule({
  id: 'national/signature-missing',
  title: 'Signature of every vendor on the contract',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'a contract for land binds only who signed it; each state’s law asks for writing' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No vendor was found whose line is blank beside one that is signed.',
  messages: {
    missing: {
      title: 'The contract is signed by some of the vendors but not by {{name}}',
      description:
        'At {{where}} {{signed}} signed, but the line of {{name}} is blank. Each co-owner has to sign: whoever did not is not bound, and the whole land cannot be transferred to you without them.',
      recommendation:
        'Pay nothing before you hold a copy signed by every vendor, or by an attorney whose power you have seen.',
      question: 'Has {{name}} signed the contract? Please give us a copy signed by every vendor.',
    },
  },
  check({ doc, facts }, report) {
    const names = facts.vendors.map(({ value }) => value)
    if (names.length < 2) {
      report.notInDocument('Fewer than two vendors were read in this file.')
      return
    }
    for (const { text, span } of passagesIn(doc, ['particulars', 'contract-form'])) {
      if (!patterns.signing.test(text)) continue
      const found = names.flatMap((name) => {
        const at = endOfName(text, name)
        return at < 0 ? [] : [{ name, after: text.slice(at, at + 60) }]
      })
      const blank = found.filter(({ after }) => patterns.blank.test(after))
      const signed = found.filter(({ after }) => patterns.mark.test(after))
      if (blank.length === 0 || signed.length === 0) continue
      report('missing', [span], {
        name: list(blank.map(({ name }) => name)),
        signed: list(signed.map(({ name }) => name)),
      })
    }
  },
})

/** Where first and last word of a name end in a text, next to one another; -1 where they do not. */
function endOfName(text: string, name: string): number {
  const words = name.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const lower = text.toLowerCase()
  const from = lower.indexOf(first.toLowerCase())
  if (from < 0) return -1
  const to = lower.indexOf(last.toLowerCase(), from + first.length)
  return to < 0 || to - from > name.length + 20 ? -1 : to + last.length
}
