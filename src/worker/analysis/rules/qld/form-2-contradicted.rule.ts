import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { findFirst } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { FORM_PATTERNS, firstAnswer } from '../papers/form-answers.ts'
import { burdening, BURDENING_PATTERNS } from './burdening.ts'
import { LOT_PATTERNS, lotsOnPlan } from './lot-on-plan.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  ...LOT_PATTERNS,
  ...BURDENING_PATTERNS,
  registered: /\bregistered (?:interests?|encumbrances?)\b|\bencumbrances? registered\b/i,
  unregistered: /\bnot registered\b|\bunregistered\b/i,
  none: /\bregistered (?:interests?|encumbrances?)\b[^.:|]{0,60}[:|] ?(?:nil|none|no)\b|\bregistered encumbrances (?:nil|none)\b/i,
  burden:
    /\b(?:easement(?: in gross)?|covenant|lease|caveat|profit a prendre|statutory covenant)(?: in gross)? no\.? ?\d{6,12}\b/i,
  scheme: /\b(?:in|of) a community titles scheme\b|\bcommunity titles scheme or BUGTA\b/i,
  contractScheme: /\b(?:community titles scheme|CTS)(?: no\.?)?[ :]{1,3}\d{2,6}\b/i,
})

/** Where the statement and the other papers cannot both be right. */
export default defineRule({
  id: 'qld/form-2-contradicted',
  title: 'Form 2 against the contract and the title',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.qld.propertyLaw, 'ss 99, 104')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No contradiction between the Form 2, the contract and the title search was found.',
  subject:
    /\b(?:un)?registered encumbrances?\b|\bencumbrances?:? (?:nil|none|no)\b|\bproperty(?: is|:)? lots? \d{1,4}\b|\bpart of a community titles? scheme\b|\bcommunity titles? scheme or\b|\bcommunity titles? scheme\b[^.;]{0,20}[☒☐]/i,
  messages: {
    lot: {
      title:
        'The lot on plan differs: the Form 2 disclosure describes another lot than the {{other}}',
      description:
        'The Form 2 says Lot {{form}}, but the {{other}} says Lot {{given}}. Unless one lot is still to be cut from the other, one of the two is wrong. If it is the Form 2, you have no disclosure for the land you buy; if it is the {{other}}, you may be buying, or relying on the title of, another lot.',
      recommendation:
        'Before you sign, compare both with the title search and the plan, and ask for corrected papers.',
      question: 'Which lot on plan is being sold? Please correct whichever paper is wrong.',
    },
    burden: {
      title: 'The Form 2 disclosure says no registered encumbrances, but the title lists one',
      description:
        'The Form 2 answers that nothing is registered on the title, but the title search shows an entry that burdens the land. A materially wrong Form 2 can give you a right to end the contract if you did not know; it also shows that the other answers need checking.',
      recommendation:
        'Before you sign, ask for a corrected Form 2 and a copy of the registered document.',
      question: 'Please correct the Form 2 and give us a copy of the registered document.',
    },
    scheme: {
      title:
        'The Form 2 disclosure says the lot is in no community titles scheme, but the contract names one',
      description:
        'The contract sells a lot in a community titles scheme (a body corporate), while the Form 2 says that the property is in none. You would then lack the body corporate certificate and its levies, by-laws and insurance.',
      recommendation:
        'Before you sign, ask for a corrected Form 2 with the body corporate certificate and the community management statement.',
      question: 'Is the lot part of a community titles scheme? Please correct the Form 2.',
    },
  },
  check({ doc }, report) {
    const [form] = lotsOnPlan(doc, ['vendor-statement'])
    for (const [other, zones] of [
      ['contract', ['particulars', 'contract-form']],
      ['title search', ['title-search']],
    ] as const) {
      const lots = lotsOnPlan(doc, zones)
      const [given] = lots
      if (form === undefined || given === undefined) continue
      if (lots.some(({ lot, plan }) => lot === form.lot && plan === form.plan)) continue
      const values = { form: say(form), given: say(given), other }
      report('lot', [form.span, given.span], values, {
        sides: [
          { label: 'Form 2', value: `Lot ${say(form)}`, spans: [form.span] },
          { label: other, value: `Lot ${say(given)}`, spans: [given.span] },
        ],
      })
      break
    }
    const none = findFirst(doc, patterns.none, { zones: ['vendor-statement'] })
    const answer = firstAnswer(doc, patterns.registered)
    const denied =
      none !== null && !patterns.unregistered.test(none.match[0])
        ? none.span
        : answer?.answer === 'no' && !patterns.unregistered.test(textOf(doc.text, answer.spans[0]))
          ? (answer.spans[0] ?? null)
          : null
    const [burden] = burdening(doc, patterns.burden)
    if (denied !== null && burden !== undefined) {
      report('burden', [denied, burden.span], {}, { severity: 'critical' })
    }
    const scheme = firstAnswer(doc, patterns.scheme)
    const named = findFirst(doc, patterns.contractScheme, {
      zones: ['particulars', 'contract-form'],
    })
    if (scheme?.answer === 'no' && named !== null) report('scheme', [...scheme.spans, named.span])
  },
})

function say({ lot, plan }: { lot: string; plan: string }): string {
  return `${lot} on plan ${plan}`
}

function textOf(text: string, span: { start: number; end: number } | undefined): string {
  return span === undefined ? '' : text.slice(span.start, span.end)
}
