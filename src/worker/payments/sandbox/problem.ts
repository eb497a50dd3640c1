/** A refusal in Stripe's form. Nothing that the refused request wrote is kept. */
export class Problem extends Error {
  readonly status: 400 | 401 | 404 | 409
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: Problem['status'], message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.body = { type: 'invalid_request_error', message, ...details }
  }
}

export function missingObject(kind: string, id: string): Problem {
  return new Problem(404, `No such ${kind.replaceAll('_', ' ')}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  })
}
