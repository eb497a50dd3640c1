/** A card of Stripe's test mode: what is typed, and the id by which it is charged. */
export type TestCard = {
  readonly number: string
  readonly paymentMethod: `pm_card_${string}`
  /** What the bank does, in a few words. */
  readonly does: string
}

const card = (number: string, name: string, does: string): TestCard => ({
  number: number.replaceAll(' ', ''),
  paymentMethod: `pm_card_${name}`,
  does,
})

/**
 * The numbers that the local card form knows (docs.stripe.com/testing). Only local builds may load
 * this table, and the server keeps ids alone: a number never leaves the browser.
 */
export function testCards(): readonly TestCard[] {
  return [
    card('4242 4242 4242 4242', 'visa', 'pays'),
    card('4000 0000 0000 0002', 'chargeDeclined', 'is declined'),
    card('4000 0000 0000 9995', 'chargeDeclinedInsufficientFunds', 'has too little money'),
    card('4000 0000 0000 3220', 'threeDSecure2Required', 'asks the bank, then pays'),
    card(
      '4000 0084 0000 1629',
      'authenticationRequiredChargeDeclined',
      'asks the bank, then is declined',
    ),
    card('4000 0000 0000 0341', 'chargeCustomerFail', 'can be saved, but never pays'),
    card('4000 0003 6000 0006', 'au', 'pays, Australian'),
    card('5555 5555 5555 4444', 'mastercard', 'pays, Mastercard'),
    card('4000 0000 0000 0077', 'bypassPending', 'pays, available at once'),
    card('4000 0000 0000 9987', 'chargeDeclinedLostCard', 'was reported lost'),
    card('4000 0000 0000 9979', 'chargeDeclinedStolenCard', 'was reported stolen'),
    card('4000 0000 0000 0069', 'chargeDeclinedExpiredCard', 'has expired'),
    card('4000 0000 0000 0127', 'chargeDeclinedIncorrectCvc', 'has another security code'),
    card('4000 0000 0000 0119', 'chargeDeclinedProcessingError', 'meets an error at the bank'),
    card('4000 0025 0000 3155', 'authenticationRequired', 'asks the bank unless it is saved'),
    card('4000 0027 6000 3184', 'authenticationRequiredAlways', 'asks the bank every time'),
    card(
      '4000 0082 6000 3178',
      'authenticationRequiredChargeDeclinedInsufficientFunds',
      'asks the bank, then has too little money',
    ),
    card('4000 0000 0000 0259', 'createDispute', 'pays, then is disputed as fraud'),
    card(
      '4000 0000 0000 2685',
      'createDisputeProductNotReceived',
      'pays, then is disputed as not received',
    ),
    card('4000 0000 0000 1976', 'createDisputeInquiry', 'pays, then the bank asks why'),
  ]
}
