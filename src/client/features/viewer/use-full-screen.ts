import { useEffect, type RefObject } from 'react'

/** While `active`, everything but the layer is out of reach, for pointer, keyboard and screen reader. */
export function useFullScreen(layer: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active || layer.current === null) return undefined
    const silenced: HTMLElement[] = []
    for (let node = layer.current; node.parentElement !== null; node = node.parentElement) {
      for (const sibling of node.parentElement.children) {
        if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue
        // Messages stay readable, and scripts and styles have nothing to silence.
        if (sibling.matches('.toast-region, script, style, link')) continue
        sibling.inert = true
        silenced.push(sibling)
      }
      if (node.parentElement === document.body) break
    }
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      for (const element of silenced) element.inert = false
    }
  }, [layer, active])
}
