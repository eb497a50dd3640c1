/** No answer came at all. */
export const NO_ANSWER = 0

/**
 * A call that did not succeed. `status` is 0 when the network gave no answer; `body` is the server's
 * plain sentence; `message` is what spec §8's shared response check makes of both.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: string

  constructor(status: number, body: string, message: string) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The error of a non-success answer, worded by spec §8. */
export function responseError(status: number, statusText: string, body: string): ApiError {
  const text = body === '' ? statusText : body
  return new ApiError(status, text, wording(status, text))
}

/** What the server said, for a reader: its sentence without the status; else `fallback`. */
export function serverMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return (error.status === NO_ANSWER ? error.message : error.body) || fallback
}

function wording(status: number, text: string): string {
  if (status === 401) {
    return text.includes('verify your email')
      ? 'Please verify your email before logging in'
      : 'Invalid email or password'
  }
  if (status === 400 && text.includes('already exists')) {
    return 'An account with this email already exists'
  }
  return `${status}: ${text}`
}
