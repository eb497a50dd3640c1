import type { PaymentFormProps } from '#client/lib/payment-form.ts'

/** Draws nothing until the loader of the provider stands. */
export function CardForm(_props: PaymentFormProps) {
  return null
}
