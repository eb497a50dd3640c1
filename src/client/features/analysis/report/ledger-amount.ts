const ledger = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** A column of amounts has its cents always, so that the points stand under one another. */
export function ledgerAmount(cents: number): string {
  return ledger.format(cents / 100).replace('-', '−')
}
