import { Problem } from './problem.ts'

/** How a bank answers to a test card. */
export type CardBehaviour = {
  readonly last4: string
  readonly brand: string
  /** The buyer must confirm in a dialog: always, or only until the card is saved. */
  readonly challenge?: 'always' | 'unless-saved'
  readonly decline?: Decline
  /** Accepted when it is saved, declined at every charge. */
  readonly attaches?: true
  readonly dispute?: 'fraudulent' | 'product_not_received' | 'inquiry'
}

export type Decline = { readonly code: string; readonly declineCode: string | null }

const visa = (last4: string, rest: Partial<CardBehaviour> = {}): CardBehaviour => ({
  last4,
  brand: 'visa',
  ...rest,
})
const declined = (declineCode: string): Decline => ({ code: 'card_declined', declineCode })
const refused = (code: string): Decline => ({ code, declineCode: code })

/**
 * Stripe's test cards by the suffix that `pm_card_` and `tok_` share. Numbers are known to the
 * browser's form alone: no number ever comes here.
 */
const CARDS: Readonly<Record<string, CardBehaviour>> = {
  visa: visa('4242'),
  au: visa('0006'),
  bypassPending: visa('0077'),
  mastercard: { last4: '4444', brand: 'mastercard' },
  chargeDeclined: visa('0002', { decline: declined('generic_decline') }),
  chargeDeclinedInsufficientFunds: visa('9995', { decline: declined('insufficient_funds') }),
  chargeDeclinedLostCard: visa('9987', { decline: declined('lost_card') }),
  chargeDeclinedStolenCard: visa('9979', { decline: declined('stolen_card') }),
  chargeDeclinedExpiredCard: visa('0069', { decline: refused('expired_card') }),
  chargeDeclinedIncorrectCvc: visa('0127', { decline: refused('incorrect_cvc') }),
  chargeDeclinedProcessingError: visa('0119', { decline: refused('processing_error') }),
  chargeCustomerFail: visa('0341', { decline: declined('generic_decline'), attaches: true }),
  authenticationRequired: visa('3155', { challenge: 'unless-saved' }),
  authenticationRequiredAlways: visa('3184', { challenge: 'always' }),
  threeDSecure2Required: visa('3220', { challenge: 'always' }),
  authenticationRequiredChargeDeclined: visa('1629', {
    challenge: 'always',
    decline: declined('generic_decline'),
  }),
  authenticationRequiredChargeDeclinedInsufficientFunds: visa('3178', {
    challenge: 'always',
    decline: declined('insufficient_funds'),
  }),
  createDispute: visa('0259', { dispute: 'fraudulent' }),
  createDisputeProductNotReceived: visa('2685', { dispute: 'product_not_received' }),
  createDisputeInquiry: visa('1976', { dispute: 'inquiry' }),
}

/** The card behind `pm_card_visa` or `tok_visa`, or null when the id is not a test card's. */
export function testCard(
  id: string,
): { readonly name: string; readonly card: CardBehaviour } | null {
  const name = /^(?:pm_card|tok)_(\w+)$/.exec(id)?.[1]
  const card = name !== undefined && Object.hasOwn(CARDS, name) ? CARDS[name] : undefined
  return name !== undefined && card ? { name, card } : null
}

/** The behaviour that a stored payment method remembers by name. */
export function behaviourOf(name: string): CardBehaviour {
  const card = CARDS[name]
  if (!card) throw new Problem(400, 'This card is not one of the test cards.')
  return card
}

const SENTENCES: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
}

/** The words that a buyer sees for a decline. */
export function declineSentence({ code, declineCode }: Decline): string {
  return SENTENCES[declineCode ?? code] ?? 'Your card was declined.'
}
