import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { TOLD_NUMBER_PATTERNS, type ToldNumber, toldNumbers } from '../sums/told-numbers.ts'

const patterns = wordings({
  ...TOLD_NUMBER_PATTERNS,
  granted:
    /\b(?:grant(?:ed)?|approv(?:ed|al given)|issued|allowed|obtained|completed|finalised|satisfied)\b/i,
  refused:
    /\b(?:refus(?:ed|al)|rejected|declined|dismissed|withdrawn|not (?:been )?(?:issued|granted|approved|obtained)|never (?:been )?(?:issued|granted|approved|decided|determined)|still (?:under assessment|undecided|pending)|not (?:yet )?(?:decided|determined))\b/i,
  current:
    /\b(?:current|in force|valid|remains? in effect|has been (?:acted on|started)|may still be used)\b/i,
  ended: /\b(?:lapsed|expired|cancelled|revoked|surrendered|no longer (?:in force|current))\b/i,
  unsure:
    /\b(?:appeal\w{0,4}|tribunal|court|review|later|then|first|fresh|amend\w{2,4}|modif\w{2,7}|if|unless|until|will|after|renew\w{0,3}|extend\w{0,3}|extension|replac\w{1,5}|re-?issued|not (?:lapsed|expired|current))\b/i,
})

/** The same application, granted in one paper and refused or at an end in another. */
export default defineRule({
  id: 'national/approval-outcome-differs',
  title: 'What became of permits and applications',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'each state’s planning and building law, in its own rule' },
  appliesTo: ['vendor-statement', 'special-conditions', 'particulars', 'planning-certificate'],
  patterns,
  clear: 'No permit or application has two outcomes in the papers.',
  messages: {
    differ: {
      title: 'Application or permit {{number}}: “{{good}}” in one paper, “{{bad}}” in another',
      description:
        'One paper says “{{good}}” of {{number}}, the words at {{where}} say “{{bad}}”. If it was never granted or is at an end, the work or use has no approval: the council could order it removed or stopped, at your cost.',
      recommendation:
        'Before you sign, ask the council for a copy of its decision on {{number}}, and make the sale conditional on it.',
      question: 'What was decided on {{number}}, and when? Please send a copy of the decision.',
    },
  },
  check({ doc }, report) {
    const byNumber = new Map<string, ToldNumber[]>()
    const texts = new Map<number, Set<string>>()
    for (const one of toldNumbers(doc)) {
      if (one.of !== 'approval') continue
      const places = byNumber.get(one.key) ?? []
      places.push(one)
      byNumber.set(one.key, places)
      const keys = texts.get(one.span.start) ?? new Set<string>()
      texts.set(one.span.start, keys.add(one.key))
    }
    if (byNumber.size === 0) {
      report.notInDocument(
        'No outcome of a permit or application was recognised beside its number.',
      )
      return
    }
    for (const places of byNumber.values()) {
      const clear = places.filter(
        ({ text, span }) => texts.get(span.start)?.size === 1 && !patterns.unsure.test(text),
      )
      const found =
        clash(clear, patterns.granted, patterns.refused) ??
        clash(clear, patterns.current, patterns.ended)
      if (found === null) continue
      const [good, bad, words] = found
      report(
        'differ',
        [good.span, bad.span],
        {
          number: good.printed,
          good: words[0],
          bad: words[1],
          where: `page ${doc.pageAt(bad.span.start)}`,
        },
        {
          sides: [
            { label: `Page ${good.page}`, value: words[0], spans: [good.span] },
            { label: `Page ${bad.page}`, value: words[1], spans: [bad.span] },
          ],
        },
      )
    }
  },
})

function clash(
  places: readonly ToldNumber[],
  yes: RegExp,
  no: RegExp,
): readonly [ToldNumber, ToldNumber, readonly [string, string]] | null {
  const bad = places.find(({ text }) => no.test(text))
  const good = places.find(
    ({ text, span }) => yes.test(text) && !no.test(text) && span.start !== bad?.span.start,
  )
  if (good === undefined || bad === undefined) return null
  const word = (pattern: RegExp, { text }: ToldNumber) =>
    (pattern.exec(text)?.[0] ?? '').toLowerCase()
  return [good, bad, [word(yes, good), word(no, bad)]]
}
