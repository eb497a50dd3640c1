import './subscription.css'
import { useEffect, useRef, type ComponentType } from 'react'
import { Link, useSearchParams } from 'wouter'

import type { PaymentFormProps } from '#client/lib/payment-form.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { getPaymentHistory } from '#shared/contract/payments.ts'
import {
  getPlans,
  getSubscriptionStatus,
  type CreditBalance,
} from '#shared/contract/subscription.ts'

import { CheckoutDialog } from './checkout-dialog.tsx'
import { Overview } from './overview.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { Plans } from './plans.tsx'
import { useCheckout, type Allocate } from './use-checkout.ts'
import { useLoaded, type Loaded } from './use-loaded.ts'
import { usePaymentReturn } from './use-payment-return.ts'

const TAB_IDS = ['overview', 'plans', 'history'] as const
type TabId = (typeof TAB_IDS)[number]

/** A renewal or a webhook may have changed these while another page was open. */
const FRESH = { revalidateIfStale: true }

/**
 * The subscription page below its header. What belongs to other features comes from the page: the
 * balance, the count of documents read, the card form and the settling of a payment.
 */
export function SubscriptionScreen({
  userId,
  credits,
  documentsRead,
  PaymentForm,
  allocate,
}: {
  userId: string
  credits: Loaded<CreditBalance>
  documentsRead: Loaded<number>
  PaymentForm: ComponentType<PaymentFormProps>
  allocate: Allocate
}) {
  const [tab, showTab] = useTab()
  const status = useLoaded(getSubscriptionStatus, FRESH)
  const plans = useLoaded(getPlans)
  const history = useLoaded(getPaymentHistory, FRESH)
  const checkout = useCheckout(userId, allocate)
  usePaymentReturn(userId, allocate)
  const { region, openTab } = useTabButtons(showTab)
  const complete = checkout.complete
  return (
    <div className="wrap sub" ref={region}>
      <div className="sub-head">
        <Link href="/" className={buttonClass({ variant: 'link', size: 'sm' })}>
          <Icon name="i-lucide-arrow-left" /> Back to Dashboard
        </Link>
        <h1>Subscription</h1>
      </div>
      <Tabs<TabId>
        label="Subscription"
        value={tab}
        onChange={showTab}
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            content: (
              <Overview
                status={status}
                credits={credits}
                documentsRead={documentsRead}
                onPlans={() => openTab('plans')}
                onComplete={() => complete({ type: 'subscription_payment' })}
              />
            ),
          },
          {
            id: 'plans',
            label: 'Plans',
            content: (
              <Plans
                plans={plans}
                status={status}
                onChoose={checkout.confirm}
                onComplete={() => complete({ type: 'subscription_payment' })}
                onBuy={checkout.buy}
              />
            ),
          },
          {
            id: 'history',
            label: 'History',
            content: (
              <PaymentHistory history={history} onComplete={(payment) => complete({ payment })} />
            ),
          },
        ]}
      />
      <CheckoutDialog
        state={checkout.state}
        PaymentForm={PaymentForm}
        onClose={checkout.close}
        onChoose={checkout.choose}
        onRetry={checkout.retry}
        onOutcome={checkout.settle}
      />
    </div>
  )
}

/** The chosen tab stands in the address, so that a reload or a link shows it. */
function useTab(): [TabId, (id: TabId) => void] {
  const [params, setParams] = useSearchParams()
  const tab = TAB_IDS.find((id) => id === params.get('tab')) ?? 'overview'
  const show = (id: TabId) => setParams(id === 'overview' ? {} : { tab: id }, { replace: true })
  return [tab, show]
}

/** A button that leads to another tab goes with its own: focus moves on to the tab it opened. */
function useTabButtons(showTab: (id: TabId) => void) {
  const region = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (!pressed.current) return
    pressed.current = false
    region.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    window.scrollTo(0, 0)
  })
  return {
    region,
    openTab: (id: TabId) => {
      pressed.current = true
      showTab(id)
    },
  }
}
