import { endpoint } from '#shared/contract/endpoint.ts'

import type { FakeServer, Handler } from './fake-server.ts'

const PATH = '/dev/stripe/v1'
const confirmIntent = endpoint('POST', `${PATH}/payment_intents/:id/confirm`, { response: 'raw' })
const authenticate = endpoint(
  'POST',
  `${PATH}/test_helpers/sandbox/payment_intents/:id/authenticate`,
  { response: 'raw' },
)
const failChallenge = endpoint('POST', `${PATH}/test_helpers/sandbox/payment_intents/:id/fail`, {
  response: 'raw',
})

/** The payments sandbox, as far as the local card form asks it. `never` gives no answer at all. */
export function answerSandbox(
  server: FakeServer,
  { confirm }: { confirm: 'succeeded' | 'processing' | 'requires_action' | 'declined' | 'never' },
): void {
  server.on(confirmIntent, replyOf(confirm))
  server.on(authenticate, intent('succeeded'))
  server.on(failChallenge, failure('payment_intent_authentication_failure', FAILED))
}

const FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

function replyOf(confirm: string): Handler {
  switch (confirm) {
    case 'declined':
      return failure('card_declined', 'Your card was declined.')
    case 'never':
      return () => new Promise(() => undefined)
    default:
      return intent(confirm)
  }
}

function intent(status: string): Handler {
  return () => Response.json({ id: 'pi_1', status, client_secret: 'pi_1_secret_2' })
}

function failure(code: string, message: string): Handler {
  return () => Response.json({ error: { type: 'card_error', code, message } }, { status: 402 })
}
