import type { PageKind } from '#shared/report.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  area: /\b(internal (?:floor |living )?area|internal|floor area|living area|lot area|area of (?:the )?(?:lot|land)|land area|area)\b[^0-9]{0,30}(\d{1,3}(?:,\d{3})?|\d{2,6})(?:\.(\d{1,2}))? ?(?:m2|m²|sq(?:uare)?\.? ?m(?:etres?)?)(?![a-z0-9])/i,
  inside: /internal|floor|living/i,
  named:
    /\b(?:brochure|type [A-Z]\d?|display|marketing|advertis\w{1,5}|floor ?plan|draft plan|sheet \d|lot \d|apartment \d|schedule|disclosure)/i,
})

/** The same area, written twice. */
export default defineRule({
  id: 'national/area-differs',
  title: 'Area of the land or home',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a matter of title and plan' },
  appliesTo: ['particulars', 'contract-form', 'plan'],
  patterns,
  clear: 'The areas stated agree, as far as they are stated.',
  messages: {
    differ: {
      title: 'The area differs between documents: {{first}} and {{second}} m²',
      description:
        'The area is {{first}} m² in one place and {{second}} m² in another. You could pay for {{gap}} m² that you do not get.',
      recommendation: 'Before you sign, ask which area is right and compare it with the plan.',
      question: 'Which area is right, {{first}} or {{second}} m²?',
    },
  },
  check({ doc }, report) {
    const read = (kinds: readonly PageKind[]) =>
      passagesIn(doc, kinds).flatMap(({ text, span, heading, previous }) => {
        const match = patterns.area.exec(text)
        if (match === null) return []
        const inside = patterns.inside.test(match[1] ?? '')
        return [
          {
            inside,
            named: patterns.named.test(`${heading} ${previous} ${text}`),
            square: Number(`${(match[2] ?? '0').replaceAll(',', '')}.${match[3] ?? '0'}`),
            span,
          },
        ]
      })
    const inPapers = read(['plan', 'annexure', 'vendor-statement'])
    // A brochure and a draft plan that are tied to the contract may differ between themselves.
    const inside = inPapers.filter(({ inside, named }) => inside && named)
    const stated = [
      ...read(['particulars', 'contract-form', 'special-conditions']),
      ...inside.slice(0, 1),
    ]
    for (const one of stated) {
      const other = inPapers.find(
        ({ inside, square }) =>
          inside === one.inside && Math.abs(square - one.square) > one.square * 0.03,
      )
      if (other === undefined) continue
      const gap = Math.round(Math.abs(other.square - one.square))
      const severe = gap > one.square * 0.05
      report(
        'differ',
        [one.span, other.span],
        { first: one.square, second: other.square, gap },
        {
          severity: severe ? 'high' : 'medium',
          strength: 'likely',
          sides: [
            { label: 'Contract', value: `${one.square} m²`, spans: [one.span] },
            { label: 'Plan or other paper', value: `${other.square} m²`, spans: [other.span] },
          ],
        },
      )
      return
    }
  },
})
