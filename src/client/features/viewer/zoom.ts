import type { Page } from '#shared/contract/documents.ts'

import { sizeSeen } from './boxes.ts'

/** How large pages are drawn: as wide as the reader, or at a factor of their size in print. */
export type Zoom = 'fit' | number

export const ZOOM_STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const
const SMALLEST = 0.5
const LARGEST = 3

/** A point of print (1/72 inch) in CSS pixels (1/96 inch). */
export const PIXELS_PER_POINT = 96 / 72

/** Wider lines are no easier to read. */
const WIDEST_FIT = 1040
const NARROWEST_FIT = 160
/** Beside the sheet: room for its shadow. */
export const SIDES = 32

/** Width of a sheet that fits the view, in pixels. */
export function fitWidth(available: number): number {
  return Math.min(WIDEST_FIT, Math.max(NARROWEST_FIT, available - SIDES))
}

/** The factor at which a page is seen; 1 where it has no size. */
export function factorOf(zoom: Zoom, available: number, page: Page | null): number {
  if (zoom !== 'fit') return zoom
  const size = page === null ? null : sizeSeen(page)
  return size === null ? 1 : fitWidth(available) / (size.width * PIXELS_PER_POINT)
}

/** The next step above or below what is seen now. */
export function zoomStep(factor: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed()
  const next = steps.find((step) => (step - factor) * direction > 0.01)
  return next ?? (direction === 1 ? LARGEST : SMALLEST)
}

export function clampZoom(factor: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, factor))
}
