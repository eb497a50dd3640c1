import { useEffect, type RefObject } from 'react'

/** While `active`, everything but the layer is out of reach, for pointer, keyboard and screen reader. */
export function useFullScreen(layer: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const { current } = layer
    return active && current !== null ? silenceAround(current) : undefined
  }, [layer, active])
}

/** Returns how to undo it. */
function silenceAround(layer: HTMLElement): () => void {
  const silenced: HTMLElement[] = []
  for (let node = layer; node.parentElement !== null && node !== document.body;) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue
      // Messages stay readable; scripts and styles have nothing to silence.
      if (sibling.matches('.toast-region, script, style, link')) continue
      sibling.inert = true
      silenced.push(sibling)
    }
    node = node.parentElement
  }
  const { style } = document.documentElement
  const { overflow } = style
  style.overflow = 'hidden'
  return () => {
    style.overflow = overflow
    for (const element of silenced) element.inert = false
  }
}
