import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export function useMedia(mediaQuery: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(mediaQuery)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [mediaQuery],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(mediaQuery).matches)
}
