import { useEffect, useState, type RefObject } from 'react'

/** Width of an element in whole pixels, followed as it changes; 0 before it is known. */
export function useViewWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    // Tells the first width too, before anything is painted.
    const observer = new ResizeObserver(() => setWidth(Math.round(current.clientWidth)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
