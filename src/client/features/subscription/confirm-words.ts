import { dayOf, priceFromCents } from '#client/lib/format.ts'
import { gstCents, PLANS, type PaidPlanId } from '#shared/pricing.ts'

import type { PlanOffer } from './plan-offer.ts'
import { planName, PLAN_WORDS } from './plan-words.ts'

export type ConfirmWords = {
  readonly title: string
  readonly text: string
  readonly terms: readonly (readonly [term: string, value: string])[]
  readonly confirm: string
}

/** What a choice means in money and days, before it is made. */
export function confirmWords(planId: PaidPlanId, offer: PlanOffer): ConfirmWords {
  const name = planName(planId)
  const { every } = PLAN_WORDS[planId]
  const price = priceFromCents(PLANS[planId].priceCents)
  const credits = ['Credits', `${PLANS[planId].credits} ${every}`] as const
  switch (offer.kind) {
    case 'switch':
      return {
        title: `Change to ${name}`,
        text: `Nothing is charged now. ${planName(offer.running)} runs on to its end, then ${name} begins, paid with your saved card.`,
        terms: [
          ['Begins', dayOr(offer.startsAt, 'When your plan ends')],
          ['You pay then', `${price}, GST included`],
          credits,
        ],
        confirm: `Change to ${name}`,
      }
    case 'keep':
      return {
        title: `Keep ${name}`,
        text: `Nothing is charged now. ${name} renews by itself again${
          offer.next === null ? '' : `, and ${planName(offer.next)} does not begin`
        }.`,
        terms: [['Renews', `${dayOr(offer.endsAt, 'When its period ends')}, ${price}`], credits],
        confirm: `Keep ${name}`,
      }
    case 'subscribe':
    case 'replace':
    case 'complete':
    case 'current':
    case 'next':
      return {
        title: `Subscribe to ${name}`,
        text: `It renews by itself until you cancel. The credits stay yours and never expire.${
          offer.kind === 'replace'
            ? ` Your unpaid choice of ${planName(offer.unpaid)} is dropped.`
            : ''
        }`,
        terms: [
          [
            'You pay now',
            `${price}, including ${priceFromCents(gstCents(PLANS[planId].priceCents))} GST`,
          ],
          ['Then', `${price} ${every}`],
          credits,
        ],
        confirm: 'Continue to Payment',
      }
  }
}

function dayOr(instant: string | null, words: string): string {
  return instant === null ? words : dayOf(instant)
}
