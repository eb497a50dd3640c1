import './checkout.css'
import { useEffect, useRef, useState, type ComponentType } from 'react'

import { priceFromCents } from '#client/lib/format.ts'
import type { PaymentFormProps, PaymentOutcome } from '#client/lib/payment-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { PaidPlanId } from '#shared/pricing.ts'

import { purchaseWords, type Checkout, type Order, type Purchase } from './checkout.ts'
import { ConfirmPlan } from './confirm-plan.tsx'
import { confirmWords } from './confirm-words.ts'
import type { PlanOffer } from './plan-offer.ts'

type Props = {
  state: Checkout
  PaymentForm: ComponentType<PaymentFormProps>
  onClose: () => void
  onChoose: (planId: PaidPlanId, offer: PlanOffer) => void
  onRetry: (order: Order) => void
  onOutcome: (purchase: Purchase, outcome: PaymentOutcome) => void
}

/**
 * Confirmation, card form and what lies between them, in one dialog: it stays while its content
 * changes, so that focus and the reader's place stay in it.
 */
export function CheckoutDialog({ state, ...rest }: Props) {
  const open = state.step !== 'closed'
  const shown = useLastOpen(state)
  const title = useRef<HTMLSpanElement>(null)
  const brokenOff = useRef(false)
  const close = () => {
    brokenOff.current = true
    rest.onClose()
  }
  useEffect(() => {
    if (!open) return
    brokenOff.current = false
    // The button that was pressed has gone with its step.
    title.current?.focus({ preventScroll: true })
  }, [open, state.step])
  return (
    <Dialog
      open={open}
      onClose={() => {
        // What is paid is paid: there is nothing to break off.
        if (state.step !== 'settling') close()
      }}
      title={
        <span ref={title} tabIndex={-1}>
          {titleOf(shown)}
        </span>
      }
      initialFocus={title}
      // What was bought or chosen has lost the button that led here.
      finalFocus={() => (brokenOff.current ? null : chosenTab())}
      underFrames
      className="sub-checkout"
    >
      <Step {...rest} state={shown} onClose={close} />
    </Dialog>
  )
}

function Step({ state, PaymentForm, onClose, onChoose, onRetry, onOutcome }: Props) {
  switch (state.step) {
    case 'closed':
      return null
    case 'confirming':
      return (
        <ConfirmPlan
          words={confirmWords(state.planId, state.offer)}
          sending={state.sending}
          onConfirm={() => onChoose(state.planId, state.offer)}
          onCancel={onClose}
        />
      )
    case 'preparing':
      return <Wait words="Setting up your payment..." />
    case 'failed':
      return (
        <>
          <p role="alert">{state.message}</p>
          <div className="dialog-actions">
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
            <Button onClick={() => onRetry(state.order)}>Try Again</Button>
          </div>
        </>
      )
    case 'paying': {
      const { what, totalCents } = purchaseWords(state.purchase)
      return (
        <>
          <p className="soft">{what}</p>
          <PaymentForm
            clientSecret={state.purchase.clientSecret}
            payLabel={`Pay ${priceFromCents(totalCents)}`}
            totalCents={totalCents}
            onOutcome={(outcome) => onOutcome(state.purchase, outcome)}
            onCancel={onClose}
          />
        </>
      )
    }
    case 'settling':
      return <Wait words="Adding your credits..." />
  }
}

function Wait({ words }: { words: string }) {
  return (
    <div className="sub-wait">
      <Spinner />
      <output>{words}</output>
    </div>
  )
}

function titleOf(state: Checkout): string {
  if (state.step === 'confirming') return confirmWords(state.planId, state.offer).title
  if (state.step !== 'failed') return 'Complete Payment'
  // Spec §8.
  return state.order.kind === 'credits'
    ? 'Unable to create payment intent'
    : 'Unable to load payment details'
}

function chosenTab(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.sub [role=tab][aria-selected=true]')
}

/** What was shown last stays while the dialog fades. */
function useLastOpen(state: Checkout): Checkout {
  const [last, setLast] = useState(state)
  if (state.step !== 'closed' && state !== last) setLast(state)
  return state.step === 'closed' ? last : state
}
