import { useEffect, type RefObject } from 'react'

/** Keeps `--viewer-top` at what lies above the viewer on the screen, so that its foot is in sight too. */
export function useVisibleHeight(root: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const { current } = root
    if (!active || current === null) return undefined
    let frame = 0
    const measure = () => {
      frame = 0
      const top = Math.max(0, Math.round(current.getBoundingClientRect().top))
      current.style.setProperty('--viewer-top', `${top}px`)
    }
    const later = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    window.addEventListener('scroll', later, { passive: true })
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', later)
      window.removeEventListener('resize', later)
    }
  }, [root, active])
}
