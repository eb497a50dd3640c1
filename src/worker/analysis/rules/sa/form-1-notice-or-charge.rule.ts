import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { FORM_ONE_PATTERNS, formOneItems, remains } from './form-one.ts'

const patterns = wordings({
  ...FORM_ONE_PATTERNS,
  about:
    /\b(?:notices?|orders?|declarations?|directions?|charges?|liens?|closure|Housing Improvement|Public and Environmental Health|Public Health|Fire and Emergency Services|Local Nuisance|Food Act|Crown Lands|Water Industry|Fences Act|Local Government|Local Government \(Rating\)|Land Tax|Plant Health|Dog Fence|Upper South East|Burial|Mining|Petroleum|Emergency Services Funding|other charges)\b/i,
  elsewhere:
    /\b(?:mortgage|easement|restrictive covenant|encumbrance|lease|licence|tenancy|caveat|environment protection|heritage|land acquisition|road widening|native vegetation|landscape|planning and design code|land management|agreement|conditions? (?:of|that continues?|which continues?)|section 42|aboriginal)\b/i,
  routine:
    /\b(?:notice (?:to pay|of) (?:the )?(?:levy|rates|land tax)|emergency services (?:funding|levy)|land tax|rates? (?:and charges )?(?:notice|imposed)|water (?:and sewer\w{0,3} )?(?:rates|charges)|adjust(?:ed|ment)|nil balance|paid)\b/i,
  money: /\b(?:charges?|owing|payable|works?|cost|debt|unpaid)\b/i,
  grave:
    /\b(?:unfit|demolish|demolition|vacate|evacuat\w{0,3}|emergency|rent control|limiting rent|unsafe|condemned|remediat\w{0,3})\b/i,
})

/** Notices, orders and charges of the schedule that are not gone by settlement. */
export default defineRule({
  id: 'sa/form-1-notice-or-charge',
  title: 'Notices, orders and charges in the Form 1',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.sa.saleAndConveyancing, 's 7'),
    cite(act.sa.saleAndConveyancingRegulations, 'Sch 1'),
  ],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No notice, order or charge that stays after settlement was found in the Form 1.',
  subject:
    /\b(?:notices?|orders?|declarations?|(?:other|any|the) charges?|charge of any|demands?)\b[^.;]{0,80}\byes\b|\bapplicable\? ?☒|\b(?:discharged|satisfied)\b[^.;]{0,40}\bno\b|\bnot (?:be )?(?:discharged|satisfied)\b/i,
  messages: {
    stays: {
      title: 'The Form 1 shows a notice, order or charge that stays after settlement',
      description:
        'The entry at {{where}} is marked as applying to the land, and nothing says that it will be discharged at settlement. After settlement you as owner must comply with it or pay it{{amount}}.',
      recommendation:
        'Before you sign, ask for a copy of the notice, order or charge, have the work priced, and ask that the vendor complies and pays before settlement.',
      question:
        'What does the notice, order or charge at {{where}} ask for, and will the vendor discharge it before settlement?',
      suggestedWording:
        'The vendor must comply with and pay every notice, order and charge disclosed in the Form 1 before settlement.',
    },
  },
  check({ doc }, report) {
    for (const item of formOneItems(doc)) {
      if (!remains(item) || !patterns.about.test(item.text)) continue
      if (patterns.elsewhere.test(item.title) || patterns.routine.test(item.text)) continue
      const sum = patterns.money.test(item.text) ? dollarsIn(item.text) : []
      const most = Math.max(0, ...sum)
      const severity = patterns.grave.test(item.text)
        ? 'critical'
        : most > 0 && most < 200_000
          ? 'medium'
          : 'high'
      const amount = most > 0 ? ', whatever the sum has grown to by then' : ''
      report(
        'stays',
        item.spans.slice(0, 3),
        { amount },
        { severity, strength: item.discharged === 'no' ? 'firm' : 'likely' },
      )
    }
  },
})
