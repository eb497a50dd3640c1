import type * as v from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: a signed-in user, anyone, or a sender that proves itself by a signature. */
export type Access = 'user' | 'public' | 'signed'

type Schema = v.GenericSchema

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a path such as `/api/analyses/:id/start` names. */
export type PathParams<Path extends string> = { readonly [Name in ParamNames<Path>]: string }

export type Endpoint<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Response extends Schema | 'raw' = Schema | 'raw',
> = {
  readonly method: Method
  readonly path: Path
  readonly access: Access
  /** JSON body. */
  readonly body: Body
  readonly query: Query
  /** Name of the one file field of a multipart body. */
  readonly form: string | null
  /** Schema of the JSON answer, or `raw` where the answer is bytes. */
  readonly response: Response
}

type Options<
  Body extends Schema | undefined,
  Query extends Schema | undefined,
  Response extends Schema | 'raw',
> = {
  readonly access?: Access
  readonly body?: Body
  readonly query?: Query
  readonly form?: string
  readonly response: Response
}

/**
 * One call of the product as a value: both sides take their types and their parsing from it.
 *
 * @example endpoint('POST', '/api/analyses/:id/start', { response: v.strictObject({ analysis: Analysis }) })
 */
export function endpoint<
  const Path extends string,
  Response extends Schema | 'raw',
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(
  method: Method,
  path: Path,
  options: Options<Body, Query, Response>,
): Endpoint<Path, Body, Query, Response> {
  return {
    method,
    path,
    access: options.access ?? 'user',
    // An absent schema is `undefined` exactly when Body or Query is `undefined`.
    body: options.body as Body,
    query: options.query as Query,
    form: options.form ?? null,
    response: options.response,
  }
}

export type Output<S> = S extends Schema ? v.InferOutput<S> : undefined
export type Input<S> = S extends Schema ? v.InferInput<S> : undefined
