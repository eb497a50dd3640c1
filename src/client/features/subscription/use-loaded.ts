import { useCallback } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import type * as v from 'valibot'

import { keyOf, query } from '#client/lib/swr.ts'
import type { Endpoint, Output } from '#shared/contract/endpoint.ts'

/** What one of the page's questions has brought so far. */
export type Loaded<T> = {
  /** Null until there is an answer. */
  readonly data: T | null
  /** True when the question failed and there is no earlier answer. */
  readonly failed: boolean
  readonly reload: () => void
}

/** Asks a query of the contract that takes no parameters. */
export function useLoaded<Response extends v.GenericSchema>(
  endpoint: Endpoint<string, undefined, undefined, Response>,
  options: SWRConfiguration = {},
): Loaded<NonNullable<Output<Response>>> {
  const { data, error, mutate } = useSWR(keyOf(endpoint), query(endpoint), options)
  const reload = useCallback(() => void mutate(), [mutate])
  return { data: data ?? null, failed: error !== undefined && !data, reload }
}
