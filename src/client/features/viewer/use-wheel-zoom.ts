import { useEffect, useRef, type RefObject } from 'react'

/** Pages are drawn anew at each change, so that small turns are gathered. */
const GATHER_MS = 140

/** Ctrl and the wheel, which is also what a pinch on a touchpad sends. */
export function useWheelZoom(
  scroller: RefObject<HTMLElement | null>,
  /** Of the list that is listened to; 0 for none. */
  number: number,
  onZoom: (factor: number) => void,
): void {
  const latest = useRef(onZoom)
  useEffect(() => {
    latest.current = onZoom
  })
  useEffect(() => {
    const { current } = scroller
    if (number === 0 || current === null) return undefined
    let gathered = 1
    let timer: ReturnType<typeof setTimeout> | null = null
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      gathered *= Math.exp(-event.deltaY * 0.003)
      timer ??= setTimeout(() => {
        latest.current(gathered)
        gathered = 1
        timer = null
      }, GATHER_MS)
    }
    current.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      current.removeEventListener('wheel', onWheel)
      if (timer !== null) clearTimeout(timer)
    }
  }, [scroller, number])
}
