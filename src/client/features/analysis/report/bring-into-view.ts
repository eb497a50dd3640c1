/** Long enough for the rows of a long list around the target to be measured. */
const SETTLE_FRAMES = 20
/** Below this a move is rounding. */
const NEAR_PX = 2

/**
 * Scrolls an element to the top of the screen and gives focus to its first button. Rows that are
 * drawn on the way there turn out higher or lower than was thought: the target is kept in its place
 * until they have settled.
 */
export function bringIntoView(id: string): void {
  const target = document.getElementById(id)
  if (target === null) return
  target.scrollIntoView({ block: 'start' })
  // Who steps from finding to finding within the document goes on there.
  const inDocument = document.activeElement?.closest('.viewer') ?? null
  if (inDocument === null) target.querySelector('button')?.focus({ preventScroll: true })
  const place = target.getBoundingClientRect().top
  let frames = 0
  const settle = () => {
    frames += 1
    if (frames > SETTLE_FRAMES || !target.isConnected) return
    if (Math.abs(target.getBoundingClientRect().top - place) > NEAR_PX) {
      target.scrollIntoView({ block: 'start' })
    }
    requestAnimationFrame(settle)
  }
  requestAnimationFrame(settle)
}
