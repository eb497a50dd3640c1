import type { Attempt } from './charging.ts'
import { confirmIntent, failAuthentication, resolveMethod } from './charging.ts'
import { API_VERSION } from './desk.ts'
import { PAGING, page } from './listing.ts'
import type { PaymentIntent } from './objects.ts'
import { freshId } from './objects.ts'
import type { Parameters, Shape } from './parameters.ts'
import { flagOf, required, textOf, textsOf, wholeOf } from './parameters.ts'
import { Problem } from './problem.ts'
import { published } from './publish.ts'
import type { SandboxAnswer, SandboxCall, SandboxRoute } from './route.ts'
import { answer, route } from './route.ts'
import { metadataOf } from './routes-customers.ts'

/** The least that Stripe charges in Australian dollars, about fifty cents. */
const LEAST_CENTS = 50

const CONFIRM: Shape = {
  payment_method: 'text',
  return_url: 'text',
  off_session: 'flag',
  client_secret: 'text',
  use_stripe_sdk: 'flag',
}

const CREATE: Shape = {
  ...CONFIRM,
  amount: 'whole',
  currency: 'text',
  customer: 'text',
  description: 'text',
  metadata: 'map',
  confirm: 'flag',
  allowed_payment_method_types: 'texts',
  payment_method_types: 'texts',
  automatic_payment_methods: { enabled: 'flag', allow_redirects: 'text' },
  setup_future_usage: 'text',
  receipt_email: 'text',
  shipping: 'anything',
}

export function intentRoutes(): readonly SandboxRoute[] {
  return [
    route('POST', '/v1/payment_intents', CREATE, async (call) => {
      const { desk, parameters } = call
      checkTypes(call)
      const amount = required(wholeOf(parameters, 'amount'), 'amount')
      if (amount < LEAST_CENTS) {
        throw new Problem(400, 'Amount must be at least $0.50 aud', {
          code: 'amount_too_small',
          param: 'amount',
        })
      }
      const id = freshId('payment_intent')
      const customer = textOf(parameters, 'customer')
      const allowed = textsOf(parameters, 'allowed_payment_method_types')
      const intent = desk.save<'payment_intent'>({
        id,
        object: 'payment_intent',
        created: desk.nowSeconds,
        amount,
        amount_received: 0,
        currency: required(textOf(parameters, 'currency'), 'currency').toLowerCase(),
        customer: customer ? (await desk.get('customer', customer)).id : null,
        description: textOf(parameters, 'description') ?? null,
        metadata: metadataOf(parameters),
        status: 'requires_payment_method',
        client_secret: `${id}_secret_${freshId('secret')}`,
        payment_method: null,
        latest_charge: null,
        last_payment_error: null,
        next_action: null,
        allowed_payment_method_types: allowed.length > 0 ? [...allowed] : null,
        setup_future_usage: textOf(parameters, 'setup_future_usage') ?? null,
        canceled_at: null,
        livemode: false,
        _invoice: null,
      })
      desk.emit('payment_intent.created', intent)
      return flagOf(parameters, 'confirm') ? confirm(call, intent) : answer(intent)
    }),
    route(
      'GET',
      '/v1/payment_intents',
      { ...PAGING, customer: 'text' },
      async ({ desk, parameters }) => {
        const customer = textOf(parameters, 'customer')
        const all = await desk.list(
          'payment_intent',
          (one) => customer === undefined || one.customer === customer,
        )
        return page('/v1/payment_intents', all, parameters)
      },
    ),
    route(
      'GET',
      '/v1/payment_intents/:id',
      { client_secret: 'text' },
      async ({ desk, id }) => answer(await desk.get('payment_intent', id)),
      { publishable: true },
    ),
    route(
      'POST',
      '/v1/payment_intents/:id',
      { amount: 'whole', description: 'text', metadata: 'map', payment_method_types: 'texts' },
      async (call) => {
        checkTypes(call)
        const intent = await call.desk.get('payment_intent', call.id)
        if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent)
        return answer(
          call.desk.save<'payment_intent'>({
            ...intent,
            amount: wholeOf(call.parameters, 'amount') ?? intent.amount,
            description: textOf(call.parameters, 'description') ?? intent.description,
            metadata: metadataOf(call.parameters, intent.metadata),
          }),
        )
      },
    ),
    route(
      'POST',
      '/v1/payment_intents/:id/confirm',
      { ...CONFIRM, payment_method_types: 'texts' },
      async (call) => {
        checkTypes(call)
        return confirm(call, await call.desk.get('payment_intent', call.id))
      },
      { publishable: true },
    ),
    route(
      'POST',
      '/v1/payment_intents/:id/cancel',
      { cancellation_reason: 'text' },
      async (call) => {
        const intent = await call.desk.get('payment_intent', call.id)
        if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent)
        const cancelled = call.desk.save<'payment_intent'>({
          ...intent,
          status: 'canceled',
          canceled_at: call.desk.nowSeconds,
          next_action: null,
        })
        call.desk.emit('payment_intent.canceled', cancelled)
        return answer(cancelled)
      },
    ),
    /** The bank's dialog of the local card form: Complete or Fail. */
    route(
      'POST',
      '/v1/test_helpers/sandbox/payment_intents/:id/:action',
      { client_secret: 'text' },
      async ({ desk, id, action }) => {
        const intent = await desk.get('payment_intent', id)
        if (intent.status !== 'requires_action' || !intent.payment_method) throw wrongState(intent)
        if (action !== 'authenticate' && action !== 'fail')
          throw new Problem(404, 'No such action.')
        if (action === 'fail') return attemptAnswer(await failAuthentication(desk, intent))
        const method = await desk.get('payment_method', intent.payment_method)
        const now = { offSession: false, authenticated: true }
        return attemptAnswer(await confirmIntent(desk, intent, method, now))
      },
      { publishable: true },
    ),
  ]
}

export function attemptAnswer(attempt: Attempt): SandboxAnswer {
  if (attempt.outcome === 'done') return answer(attempt.intent)
  return {
    status: 402,
    error: { ...attempt.error, payment_intent: published(attempt.intent) },
  }
}

async function confirm(
  { desk, parameters }: SandboxCall,
  intent: PaymentIntent,
): Promise<SandboxAnswer> {
  const given = textOf(parameters, 'payment_method') ?? intent.payment_method ?? undefined
  const method = await resolveMethod(desk, required(given, 'payment_method'))
  const offSession = flagOf(parameters, 'off_session') ?? false
  return attemptAnswer(
    await confirmIntent(desk, intent, method, { offSession, authenticated: false }),
  )
}

/** Since endive the old parameter is refused; older callers, such as the command line, still send it. */
function checkTypes({ parameters, version }: SandboxCall): void {
  if (parameters['payment_method_types'] === undefined || version < API_VERSION) return
  throw new Problem(
    400,
    'payment_method_types is no longer supported. Use allowed_payment_method_types.',
    {
      code: 'payment_method_types_no_longer_supported',
      param: 'payment_method_types',
    },
  )
}

function wrongState(intent: Parameters & PaymentIntent): Problem {
  return new Problem(400, `This PaymentIntent has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  })
}
