import type { Page } from 'playwright-core'

import type { Answer, Answers, Screen } from './screen.ts'

const STATUS = 'GET /api/subscription/status'
const HISTORY = 'GET /api/payments/history'
const TROUBLE: Answer = { status: 500, text: 'Something went wrong on our side.' }

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

const quarterly = {
  plan: 'quarterly',
  status: 'active',
  freeCreditsRemaining: 0,
  subscriptionCreditsRemaining: 18,
  currentPeriodStart: '2026-11-21T03:00:00.000Z',
  currentPeriodEnd: '2027-02-21T03:00:00.000Z',
  nextPlan: null,
  effectiveCostPerReview: 250,
}
const trial = {
  ...quarterly,
  plan: 'free',
  freeCreditsRemaining: 1,
  subscriptionCreditsRemaining: 0,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  effectiveCostPerReview: 300,
}

/** Status, balance and user of somebody on this plan. */
function on(status: typeof quarterly | typeof trial): Answers {
  const { plan, freeCreditsRemaining, subscriptionCreditsRemaining, effectiveCostPerReview } =
    status
  return {
    [STATUS]: { json: status },
    'GET /api/subscription/credits': {
      json: {
        freeCreditsRemaining,
        subscriptionCreditsRemaining,
        subscriptionPlan: plan,
        effectiveCostPerReview,
      },
    },
    'GET /api/auth/user': {
      json: {
        id: 'usr_1',
        email: 'imogen@example.com',
        firstName: 'Imogen',
        lastName: 'Castellanos',
        subscriptionPlan: plan,
      },
    },
  }
}

const payment = (
  id: number,
  status: string,
  description: string,
  amount: number,
  type: string,
) => ({
  id: `pay_${id}`,
  status,
  description,
  createdAt: `2026-11-${10 + id}T03:00:00.000Z`,
  type,
  amount,
})
const PAYMENTS = [
  payment(9, 'pending', '20 analyses', 5_500, 'payg_credits'),
  payment(8, 'succeeded', 'Quarterly plan, 30 credits', 7_500, 'subscription_payment'),
  payment(7, 'failed', 'Annual plan, 120 credits', 24_000, 'subscription_payment'),
  payment(6, 'succeeded', '1 analysis', 300, 'payg_credits'),
]

/** `/subscription`, its tabs, states and dialogs. */
export const subscriptionScreens: readonly Screen[] = [
  { name: 'subscription-free', path: '/subscription', answers: on(trial), shows: 'Free Trial' },
  {
    name: 'subscription-consumed',
    path: '/subscription',
    answers: on({ ...trial, status: 'cancelled', freeCreditsRemaining: 0 }),
    shows: 'Consumed',
  },
  {
    name: 'subscription-active',
    path: '/subscription',
    answers: on(quarterly),
    shows: 'Paid until',
  },
  {
    name: 'subscription-pending',
    path: '/subscription',
    answers: on({ ...quarterly, status: 'pending' }),
    shows: 'Complete Payment',
  },
  {
    name: 'subscription-cancelled',
    path: '/subscription',
    answers: on({ ...quarterly, status: 'cancelled' }),
    shows: 'Cancelled',
  },
  {
    name: 'subscription-loading',
    path: '/subscription',
    answers: { [STATUS]: 'never', 'GET /api/subscription/credits': 'never' },
    shows: 'Current plan',
  },
  {
    name: 'subscription-failed',
    path: '/subscription',
    answers: { [STATUS]: TROUBLE, 'GET /api/subscription/credits': TROUBLE },
    shows: 'Unable to load subscription status',
  },
  {
    name: 'plans',
    path: '/subscription?tab=plans',
    answers: on(trial),
    shows: 'Most Popular',
  },
  {
    name: 'plans-active',
    path: '/subscription?tab=plans',
    answers: on(quarterly),
    shows: 'Most Popular',
  },
  {
    name: 'plans-failed',
    path: '/subscription?tab=plans',
    answers: { 'GET /api/subscription/plans': TROUBLE },
    shows: 'Unable to load subscription plans',
  },
  {
    name: 'history',
    path: '/subscription?tab=history',
    answers: { ...on(quarterly), [HISTORY]: { json: PAYMENTS } },
    shows: 'Quarterly plan, 30 credits',
  },
  {
    name: 'history-empty',
    path: '/subscription?tab=history',
    answers: { ...on(trial), [HISTORY]: { json: [] } },
    shows: 'No payment history found',
  },
  {
    name: 'confirm-plan',
    path: '/subscription?tab=plans',
    answers: on(trial),
    steps: async (page) => {
      await page.getByText('Most Popular').waitFor()
      await press(page, /Quarterly/)
    },
    shows: /GST included/,
    window: true,
  },
  {
    name: 'cancel-plan',
    path: '/subscription',
    answers: on(quarterly),
    steps: (page) => press(page, 'Cancel Subscription'),
    shows: 'Cancel Quarterly?',
    window: true,
  },
  {
    name: 'buy-credits',
    path: '/subscription?tab=plans',
    steps: async (page) => {
      await page.getByText('Most Popular').waitFor()
      await press(page, /^(Buy|Pay)/)
      await page.getByLabel('Card number').waitFor()
    },
    shows: 'Complete Payment',
    window: true,
  },
]
