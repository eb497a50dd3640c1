import * as v from 'valibot'

const Intent = v.object({ id: v.string(), status: v.string(), client_secret: v.string() })
const Failure = v.object({
  type: v.optional(v.string(), 'api_error'),
  code: v.optional(v.nullable(v.string())),
  decline_code: v.optional(v.nullable(v.string())),
  message: v.optional(v.string()),
})

/** As Stripe.js answers: one of the two. */
export type SandboxAnswer =
  | { readonly paymentIntent: v.InferOutput<typeof Intent>; readonly error?: undefined }
  | { readonly error: v.InferOutput<typeof Failure>; readonly paymentIntent?: undefined }

export type SandboxClient = {
  readonly confirm: (clientSecret: string, paymentMethod: string) => Promise<SandboxAnswer>
  readonly endChallenge: (
    clientSecret: string,
    action: 'authenticate' | 'fail',
  ) => Promise<SandboxAnswer>
  readonly retrieve: (clientSecret: string) => Promise<SandboxAnswer>
}

/** The browser's calls to the payments sandbox. They never reject. */
export function createSandboxClient(publishableKey: string): SandboxClient {
  async function ask(path: string, body: Record<string, string> | null): Promise<SandboxAnswer> {
    try {
      const response = await fetch(`/dev/stripe/v1/${path}`, {
        method: body === null ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${publishableKey}` },
        ...(body === null ? {} : { body: new URLSearchParams(body) }),
      })
      return read(await response.json())
    } catch {
      const message = 'The payments sandbox could not be reached. Please try again.'
      return { error: { type: 'api_connection_error', message } }
    }
  }
  return {
    confirm: (clientSecret, paymentMethod) =>
      ask(`payment_intents/${intentId(clientSecret)}/confirm`, {
        payment_method: paymentMethod,
        client_secret: clientSecret,
      }),
    endChallenge: (clientSecret, action) =>
      ask(`test_helpers/sandbox/payment_intents/${intentId(clientSecret)}/${action}`, {
        client_secret: clientSecret,
      }),
    retrieve: (clientSecret) => {
      const query = new URLSearchParams({ client_secret: clientSecret })
      return ask(`payment_intents/${intentId(clientSecret)}?${query}`, null)
    },
  }
}

/** "pi_1_secret_2" belongs to "pi_1". */
function intentId(clientSecret: string): string {
  return clientSecret.split('_secret')[0] ?? ''
}

function read(answer: unknown): SandboxAnswer {
  const intent = v.safeParse(Intent, answer)
  if (intent.success) return { paymentIntent: intent.output }
  const failure = v.safeParse(v.object({ error: Failure }), answer)
  if (failure.success) return { error: failure.output.error }
  return { error: { type: 'api_error', message: 'The payments sandbox gave no proper answer.' } }
}
