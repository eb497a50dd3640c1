import type { SWRConfiguration } from 'swr'

/**
 * Polls every `pollMs`, also after an answer that failed: SWR alone stops at the first error, and a
 * short loss of the network would leave the page waiting for good.
 */
export function keepPolling(pollMs: number): SWRConfiguration {
  return {
    refreshInterval: pollMs,
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), pollMs)
    },
  }
}
