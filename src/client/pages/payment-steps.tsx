import { CreditComing } from '#client/features/credits/credit-coming.tsx'
import { NoCredits } from '#client/features/credits/no-credits.tsx'
import type { PaymentState, UploadEvent } from '#client/features/documents/upload-flow.ts'
import { BeforePaying } from '#client/features/payments/before-paying.tsx'
import { CompletePayment } from '#client/features/payments/complete-payment.tsx'
import { PayWait } from '#client/ui/pay-page.tsx'

/** The screens between an analysis without a credit and its start, in place of the dashboard's desk. */
export function PaymentSteps({
  state,
  send,
  onBack,
}: {
  state: PaymentState
  send: (event: UploadEvent) => void
  onBack: () => void
}) {
  const cancel = () => send({ type: 'cancel' })
  const back = () => {
    cancel()
    onBack()
  }
  const documentName = state.document.originalName
  switch (state.step) {
    case 'no-credits':
      return (
        <NoCredits
          documentName={documentName}
          sentence={state.sentence}
          onCredits={() => send({ type: 'credits-available' })}
          onPay={() => send({ type: 'choose-payment' })}
          onCancel={cancel}
          onBack={back}
        />
      )
    case 'before-paying':
      return (
        <BeforePaying
          documentName={documentName}
          onPay={() => send({ type: 'pay' })}
          onCancel={cancel}
        />
      )
    case 'payment-setup':
      return <PayWait sentence="Setting up your payment..." />
    case 'paying':
      return (
        <CompletePayment
          clientSecret={state.clientSecret}
          onOutcome={(outcome) => send({ type: 'paid', ...outcome })}
          onCancel={cancel}
        />
      )
    case 'settling':
      return <PayWait sentence="Adding your credit..." />
    case 'starting':
      return <PayWait sentence="Starting your analysis..." />
    case 'credit-coming':
      return (
        <CreditComing
          documentName={documentName}
          sentence={state.sentence}
          onCredits={() => send({ type: 'credits-available' })}
          onBack={back}
        />
      )
  }
}
