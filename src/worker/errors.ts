import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Every way in which a request can end other than well. */
export type ErrorCode =
  | 'invalid-request'
  | 'bad-credentials'
  | 'not-signed-in'
  | 'no-credits'
  | 'wrong-origin'
  | 'not-found'
  | 'not-ready'
  | 'too-large'
  | 'unsupported-file'
  | 'unreadable-file'
  | 'range-not-satisfiable'
  | 'too-many-requests'
  | 'unavailable'
  | 'internal'

/** The one place where a code becomes an HTTP status. */
export function statusOf(code: ErrorCode): ContentfulStatusCode {
  switch (code) {
    case 'invalid-request':
      return 400
    case 'bad-credentials':
    case 'not-signed-in':
      return 401
    case 'no-credits':
      return 402
    case 'wrong-origin':
      return 403
    case 'not-found':
      return 404
    case 'not-ready':
      return 409
    case 'too-large':
      return 413
    case 'unsupported-file':
      return 415
    case 'range-not-satisfiable':
      return 416
    case 'unreadable-file':
      return 422
    case 'too-many-requests':
      return 429
    case 'unavailable':
      return 503
    case 'internal':
      return 500
  }
}

/**
 * Ends a request with one plain sentence. The message is for the person who asked: it names what
 * happened and what to do, and nothing of the inside.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.headers = headers
  }
}
