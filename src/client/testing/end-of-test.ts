import { act } from '@testing-library/react'
import { SWRGlobalState } from 'swr/_internal'

// Work that nobody waits for (a redirect after 100 ms, a refresh after an answer) may be under way when
// a test ends. The page it belongs to lives on in a browser; here it must not reach the next test.

const setRealTimeout = globalThis.setTimeout
const pending = new Set<() => void>()

/** From now on every timer and animation frame is known, so that `stopTimers` can stop it. */
export function watchTimers(): void {
  watch('setTimeout', 'clearTimeout')
  watch('setInterval', 'clearInterval')
  watch('requestAnimationFrame', 'cancelAnimationFrame')
}

/** What was set and has not run never runs. */
export function stopTimers(): void {
  for (const stop of pending) stop()
  pending.clear()
}

/** One turn of the event loop: promises that wait for no timer and no answer come to their end. */
export async function turnOfTheLoop(): Promise<void> {
  await act(() => new Promise((resolve) => setRealTimeout(resolve)))
}

/**
 * A cache can be written to after its page has gone, as the app's own can. SWR forgets a provider's state
 * when the provider leaves, and a mutation that comes later breaks over that.
 */
export function keepCachesUsable(): void {
  SWRGlobalState.delete = () => false
}

type Timers = 'setTimeout' | 'setInterval' | 'requestAnimationFrame'
type Stoppers = 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame'

function watch(start: Timers, stop: Stoppers): void {
  const starter = globalThis[start]
  const stopper = globalThis[stop]
  const watched = (...args: unknown[]): unknown => {
    // The arguments and the handle go through as they are.
    const handle: unknown = Reflect.apply(starter, globalThis, args)
    pending.add(() => void Reflect.apply(stopper, globalThis, [handle]))
    return handle
  }
  Object.defineProperty(globalThis, start, { value: watched, writable: true, configurable: true })
}
