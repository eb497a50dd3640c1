import { priceFromCents } from '#client/lib/format.ts'
import { Button } from '#client/ui/button.tsx'
import { PayCard } from '#client/ui/pay-page.tsx'
import { PAYG_PRICE_CENTS } from '#shared/pricing.ts'

/** What is bought and for how much, before anything is asked of the provider. */
export function BeforePaying({
  documentName,
  onPay,
  onCancel,
}: {
  documentName: string
  onPay: () => void
  onCancel: () => void
}) {
  const price = priceFromCents(PAYG_PRICE_CENTS)
  return (
    <PayCard title="Pay for one analysis">
      <p className="soft">
        You pay {price} and get 1 credit. The analysis starts as soon as the payment is confirmed.
      </p>
      <dl className="facts">
        <div>
          <dt>Document</dt>
          <dd>{documentName}</dd>
        </div>
        <div>
          <dt>You pay</dt>
          <dd className="num">{price}, GST included</dd>
        </div>
      </dl>
      <div className="btn-row end">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onPay}>Pay {price.replace('A', '')}</Button>
      </div>
    </PayCard>
  )
}
