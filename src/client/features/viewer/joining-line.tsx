import { useEffect, useRef } from 'react'

import type { Severity } from '#shared/report.ts'

/** Keeps the line clear of the finding's corners. */
const CORNER_PX = 6
/** Travels of both sides are over by then. */
const FOLLOW_MS = 900

/**
 * The hairline from the mark of the passage to its finding, while both are in sight and level with
 * one another. Drawn from mark to card; follows both as they move.
 */
export function JoiningLine({
  card,
  severity,
}: {
  card: () => HTMLElement | null
  severity: Severity
}) {
  const line = useRef<HTMLDivElement>(null)
  const find = useRef(card)
  useEffect(() => {
    find.current = card
  })
  useEffect(() => {
    let frame = 0
    let until = performance.now() + FOLLOW_MS
    const draw = () => {
      frame = 0
      place(line.current, find.current())
      if (performance.now() < until) frame = requestAnimationFrame(draw)
    }
    const follow = () => {
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    const followOn = () => {
      until = performance.now() + FOLLOW_MS
      follow()
    }
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    window.addEventListener('click', followOn, { capture: true })
    window.addEventListener('keydown', followOn, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      window.removeEventListener('click', followOn, { capture: true })
      window.removeEventListener('keydown', followOn, { capture: true })
    }
  }, [])
  return <div ref={line} className={`viewer-line is-${severity}`} aria-hidden="true" />
}

function place(line: HTMLElement | null, card: HTMLElement | null): void {
  if (line === null) return
  const mark = document.querySelector('.viewer.is-beside [data-active="true"]')
  const pages = document.querySelector('.viewer.is-beside .viewer-pages')
  if (mark === null || pages === null || card === null) {
    delete line.dataset['joined']
    return
  }
  const from = mark.getBoundingClientRect()
  const to = card.getBoundingClientRect()
  const view = pages.getBoundingClientRect()
  const y = from.top + from.height / 2
  const isLevel =
    y > Math.max(to.top + CORNER_PX, view.top) && y < Math.min(to.bottom - CORNER_PX, view.bottom)
  if (!isLevel || to.left <= from.right) {
    delete line.dataset['joined']
    return
  }
  line.style.left = `${from.right}px`
  line.style.top = `${y}px`
  line.style.width = `${to.left - from.right}px`
  line.dataset['joined'] = 'true'
}
