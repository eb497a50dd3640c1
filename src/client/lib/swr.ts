import type { SWRConfiguration } from 'swr'
import type * as v from 'valibot'

import type { Endpoint, Output, PathParams } from '#shared/contract/endpoint.ts'

import { addressOf, call } from './api.ts'
import { ApiError } from './api-error.ts'

/**
 * The defaults of spec §7: no retry, no refetch on focus, no polling, data never stale. Whatever
 * differs is said at the hook that differs.
 */
export const swrDefaults = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
} as const satisfies SWRConfiguration

type Query<Path extends string, Response extends v.GenericSchema> = Endpoint<
  Path,
  undefined,
  v.GenericSchema | undefined,
  Response
>
type Params<Path extends string> = keyof PathParams<Path> extends never ? [] : [PathParams<Path>]

/** The cache key of a query: its joined path (spec §7), for instance `/api/analyses/ana_1`. */
export function keyOf<const Path extends string>(
  endpoint: { readonly path: Path },
  ...[params]: Params<Path>
): string {
  return addressOf(endpoint.path, params)
}

/**
 * The fetcher of a query, to stand beside its key: `useSWR(keyOf(e, p), query(e, p))`.
 * A 401 gives null (spec §7); every other failure is an ApiError.
 */
export function query<const Path extends string, Response extends v.GenericSchema>(
  endpoint: Query<Path, Response>,
  ...[params]: Params<Path>
): () => Promise<Output<Response> | null> {
  return async () => {
    try {
      // `call` is generic over the same endpoint; its conditional types cannot be resolved in here.
      const answer = await call(endpoint as Endpoint, { params } as never)
      return answer as Output<Response>
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}
