import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  time: /\btime (?:is|shall be|will be|being) (?:strictly )?(?:of the essence|essential)\b|\bno extension (?:of time )?(?:will be|shall be|is) (?:given|granted|allowed)\b|\bno notice to complete\b|\bnot be required to (?:give|serve) (?:a |any )?notice\b|\bclause 6\.2\b.{0,60}\b(?:deleted|does not apply)\b/i,
  extension: /\bclause 6\.2\b|\bno extension\b/i,
  not: /\btime is not\b|\bexcept (?:as to|regarding)\b|\buntil\b.{0,40}\bnotice\b|\b14 days|fourteen days\b/i,
  strict: /\b(?:terminate|rescind|forfeit|no extension|no notice|deleted)\w{0,2}\b/i,
}

/** A late hour that can cost the contract. */
export default defineRule({
  id: 'national/time-of-essence',
  title: 'Strict time for settlement',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No special clause makes time stricter than usual.',
  messages: {
    strict: {
      title: 'Time is of the essence: no extension of settlement',
      description:
        'The wording at {{where}} makes settlement strict, with no extension or notice. If your bank is late, even by a day, the vendor could end the contract and keep the deposit.',
      recommendation:
        'Before you sign, ask for the standard extension or a notice period, and settle your loan papers early.',
      question: 'Will the vendor restore the standard right to extend settlement by a few days?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span } of passagesIn(doc, [
      'special-conditions',
      'annexure',
      'other',
    ])) {
      if (!patterns.time.test(text) || patterns.not.test(full)) continue
      // A rule of Queensland's own reads what becomes of the right to extend settlement.
      if (doc.state === 'QLD' && patterns.extension.test(full)) continue
      report('strict', [span], {}, { severity: patterns.strict.test(full) ? 'high' : 'low' })
    }
  },
})
