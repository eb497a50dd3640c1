import { useEffect, useRef, type RefObject } from 'react'

import type { PageListHandle } from './page-list.tsx'

type Place = { readonly page: number }

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** A page may take this long to be laid out; heights above it may change as long again. */
const SETTLE_FRAMES = 90
const JUMP_AGAIN_FRAMES = 10
/** After so many frames without a move the place is reached. */
const STILL_FRAMES = 20
/** Farther than this, in views, is a jump and no journey. */
const FARTHEST_TRAVEL = 2.5
/** Where in the view a place stands when nothing says otherwise. */
const USUAL_LEVEL = 0.3
const STILL_PX = 2

/**
 * Brings a place of the document into view whenever a new one is asked for: by scrolling where it
 * is near, else at once. The place is the element that `selector` finds once its page stands there.
 *
 * @param lists counts the lists of pages that came; a new one begins at the place too.
 * @param arrived changes when the page of the place has come.
 * @param levelWith where on the screen the place should stand; null for a usual height.
 */
export function useTravel({
  scroller,
  list,
  place,
  selector,
  lists,
  arrived,
  levelWith,
}: {
  scroller: RefObject<HTMLElement | null>
  list: RefObject<PageListHandle | null>
  place: Place | null
  selector: string
  lists: number
  arrived: unknown
  levelWith: () => number | null
}): void {
  const level = useRef(levelWith)
  useEffect(() => {
    level.current = levelWith
  })
  useEffect(() => {
    const view = scroller.current
    if (lists === 0 || place === null || view === null) return undefined
    let frame = 0
    let frames = 0
    let still = 0
    endJourney(view)
    const find = () => view.querySelector<HTMLElement>(selector)
    const settle = () => {
      const found = find()
      if (found) still = bringTo(view, found, level.current(), false) ? 0 : still + 1
      // Pages that came meanwhile may have moved it out of what is laid out.
      else if (frames % JUMP_AGAIN_FRAMES === 0) list.current?.jump(place.page, 0, 12)
      frames += 1
      if (frames < SETTLE_FRAMES && still < STILL_FRAMES) frame = requestAnimationFrame(settle)
    }
    const start = () => {
      const found = find()
      if (found && isNear(view, found)) {
        bringTo(view, found, level.current(), true)
        return
      }
      settle()
    }
    // Whoever scrolls meanwhile goes where they will.
    const leave = () => cancelAnimationFrame(frame)
    journeys.set(view, leave)
    for (const kind of INTERRUPTS) view.addEventListener(kind, leave, { passive: true })
    // The report moves first, to where the passage shall be level with it.
    frame = requestAnimationFrame(start)
    return () => {
      leave()
      for (const kind of INTERRUPTS) view.removeEventListener(kind, leave)
    }
  }, [place, lists, arrived, selector, scroller, list])
}

const journeys = new WeakMap<HTMLElement, () => void>()

/** Ends the journey that a view is on: there is another place to go to. */
export function endJourney(view: HTMLElement | null): void {
  if (view !== null) journeys.get(view)?.()
}

const INTERRUPTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function distanceTo(view: HTMLElement, element: HTMLElement, below: number): number {
  const own = element.getBoundingClientRect()
  return own.top + own.height / 2 - view.getBoundingClientRect().top - below
}

function isNear(view: HTMLElement, element: HTMLElement): boolean {
  return Math.abs(distanceTo(view, element, 0)) < view.clientHeight * FARTHEST_TRAVEL
}

/** Whether the view moved, or began to. */
function bringTo(
  view: HTMLElement,
  element: HTMLElement,
  level: number | null,
  travels: boolean,
): boolean {
  const height = view.clientHeight
  const below =
    level === null
      ? height * USUAL_LEVEL
      : Math.min(height * 0.7, Math.max(height * 0.12, level - view.getBoundingClientRect().top))
  const top = distanceTo(view, element, below)
  const before = view.scrollTop
  if (Math.abs(top) < STILL_PX) return false
  const smooth = travels && !window.matchMedia(REDUCED_MOTION).matches
  view.scrollBy({ top, behavior: smooth ? 'smooth' : 'auto' })
  return smooth || view.scrollTop !== before
}
