import { useEffect, useRef, type ReactNode } from 'react'

/** The first page of a visit leaves focus and scroll to the browser. */
let arrived = false

/** The page's `main`. After a change of page it takes focus and shows its top, as a page load would. */
export function MainRegion({ className, children }: { className?: string; children: ReactNode }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (arrived) {
      window.scrollTo(0, 0)
      region.current?.focus({ preventScroll: true })
    }
    arrived = true
  }, [])
  return (
    <main id="main" tabIndex={-1} ref={region} className={className}>
      {children}
    </main>
  )
}

/** The first thing that Tab reaches: past the header. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  )
}
