import type { Deadline } from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import { COOLING_OFF, type CoolingOffCase, coolingOffEnd } from '../money/cooling-off.ts'
import { dayInWords } from '../money/days.ts'
import { dollars } from '../money/dollars.ts'
import type { Bargain } from './bargain.ts'
import { DEADLINE_TITLES } from './deadline-titles.ts'

/**
 * The right to step back: its rule until the day of signing is known, its last day then, or why the
 * document says that there is none. Null where the state is not known.
 */
export function coolingOffDeadline(bargain: Bargain, inputs: BuyerInputs): Deadline | null {
  const { state, offThePlan, coolingOffNotice: notice = bargain.notice } = bargain
  if (state === null) return null
  const { rule, businessDays, chosenDays, chosenRule } = COOLING_OFF[state]
  const none = exclusionOf(bargain)
  if (none !== null) {
    return {
      title: 'Cooling off',
      date: null,
      rule: `${none.words} Otherwise: ${rule}`,
      evidence: none.evidence,
    }
  }
  const chosen = bargain.coolingOffMarks.find(({ value }) => value === 'chosen')
  const ruleOf = (chosen === undefined ? undefined : chosenRule) ?? rule
  const runs = businessDays !== null || (chosenDays !== undefined && chosen !== undefined)
  const first = firstDay(bargain, inputs)
  const end =
    first === null
      ? null
      : coolingOffEnd(state, first.day, {
          offThePlan: offThePlan !== null,
          chosen: chosen !== undefined,
        })
  return {
    title: runs ? DEADLINE_TITLES.coolingOff : 'Cooling off',
    date: end,
    rule: [
      offThePlan === null ? ruleOf : ofUnregistered(ruleOf),
      priceWords(bargain, inputs),
      end === null ? '' : counted(bargain, first),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    evidence: [
      ...(chosen?.evidence ?? notice),
      ...(end === null ? [] : (first?.evidence ?? [])),
      ...(COOLING_OFF[state].offThePlanDays === undefined ? [] : (offThePlan?.evidence ?? [])),
    ],
  }
}

/** Of a lot without a registered plan the other time is told first. */
function ofUnregistered(rule: string): string {
  return rule.replace(
    'fifth business day after the contract was made (the tenth for a sale off the plan)',
    'tenth business day after the contract was made, as this is a sale off the plan',
  )
}

function exclusionOf(bargain: Bargain) {
  const { state, coolingOffMarks, companyBuyer } = bargain
  if (state === null) return null
  const { excluded } = COOLING_OFF[state]
  const cases: readonly (readonly [CoolingOffCase, Bargain['notice'] | undefined])[] = [
    ...(['auction', 'waived', 'exchanged'] as const).map(
      (kind) => [kind, coolingOffMarks.find(({ value }) => value === kind)?.evidence] as const,
    ),
    ['company', companyBuyer?.evidence],
  ]
  for (const [kind, evidence] of cases) {
    const words = excluded[kind]
    if (words !== undefined && evidence !== undefined) return { words, evidence }
  }
  const { sold } = bargain
  if (sold && COOLING_OFF[state].businessDays !== null) {
    return { words: NO_HOME[sold.value], evidence: sold.evidence }
  }
  const { largeLand } = COOLING_OFF[state]
  const { landArea } = bargain
  return largeLand !== undefined && landArea && landArea.value > largeLand.squareMetres
    ? { words: largeLand.words, evidence: landArea.evidence }
    : null
}

/** What is no land, or no home, may give no such right: told as a doubt, since each act has its own words. */
const NO_HOME = {
  shares:
    'Shares in a company are sold here and not land, so there may be no cooling-off period. Ask a lawyer before you sign whether you have one.',
  business:
    'The papers describe premises for a business and no home, so there may be no cooling-off period. Ask a lawyer before you sign whether you have one.',
} as const

type FirstDay = {
  readonly day: string
  readonly evidence: Bargain['notice']
  /** What the count rests on beside the buyer's own word. */
  readonly words: string
}

/** The day to count from: what the buyer tells, else the date of the contract where that is the day. */
function firstDay(bargain: Bargain, inputs: BuyerInputs): FirstDay | null {
  const { state, contractDate, form1Served, buyerSigned } = bargain
  if (state === null) return null
  const told = inputs.signedOn ?? null
  // Victoria counts from the buyer's own signature, whatever the day of sale.
  const signed = state === 'VIC' ? (buyerSigned ?? null) : null
  const printed = COOLING_OFF[state].fromContractDate === true ? contractDate : signed
  const day = told ?? printed?.value ?? null
  if (day === null) return null
  const evidence = told === null ? (printed?.evidence ?? []) : []
  if (state !== 'SA') return { day, evidence, words: '' }
  if (!form1Served)
    return told === null
      ? {
          day,
          evidence,
          words: ' If the Form 1 comes later, count from the day it is given to you.',
        }
      : { day, evidence, words: '' }
  const later = form1Served.value > day ? form1Served.value : day
  return { day: later, evidence: [...evidence, ...form1Served.evidence], words: '' }
}

function priceWords(bargain: Bargain, inputs: BuyerInputs): string {
  const priceOf = bargain.state === null ? null : COOLING_OFF[bargain.state].priceOf
  const priceCents = inputs.priceCents ?? bargain.price?.value ?? null
  if (priceOf === null || priceCents === null) return ''
  // A fixed sum is told already, whatever the price.
  if (priceOf(priceCents) === priceOf(2 * priceCents)) return ''
  return `At this price that is ${dollars(priceOf(priceCents))}.`
}

function counted({ state }: Bargain, first: FirstDay | null): string {
  if (state === null || first === null) return ''
  const { from, until } = COOLING_OFF[state]
  const hour = until === null ? '' : ` It ends at ${until}.`
  return `Counted from ${dayInWords(first.day)} as ${from}; weekends and public holidays do not count.${hour}${first.words}`
}
