/** How large pages are drawn: as wide as the reader, or at a factor of their size in print. */
export type Zoom = 'fit' | number

export const ZOOM_STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const

/** A point of print (1/72 inch) in CSS pixels (1/96 inch). */
export const PIXELS_PER_POINT = 96 / 72

/** The next step above or below what is seen now. */
export function stepFrom(factor: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : [...ZOOM_STEPS].toReversed()
  const next = steps.find((step) => (step - factor) * direction > 0.01)
  return next ?? (direction === 1 ? 3 : 0.5)
}

export function clampZoom(factor: number): number {
  return Math.min(3, Math.max(0.5, factor))
}
