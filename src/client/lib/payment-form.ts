/** How a payment ended, as far as the browser knows: the server finds out for itself. */
export type PaymentOutcome = {
  readonly status: 'succeeded' | 'processing'
  readonly paymentIntentId: string
}

/** What the card form takes; the features that show it are handed the component by their page. */
export type PaymentFormProps = {
  /** Of one intent; another secret is another form. */
  readonly clientSecret: string
  /** The words on the button, for instance "Pay A$3.00 and Start Analysis". */
  readonly payLabel: string
  /** Drawn above the button as "Total, GST included", in cents. */
  readonly totalCents?: number
  /** Told once. A failed attempt is a toast: the form stays filled and payable. */
  readonly onOutcome: (outcome: PaymentOutcome) => void
  readonly onCancel: () => void
  /** "Cancel Payment" unless given. */
  readonly cancelLabel?: string
  /** Where a bank that must leave the page comes back to; `/subscription?payment=success` unless given. */
  readonly returnPath?: string
}
