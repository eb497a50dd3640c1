import './pay-page.css'
import { useEffect, useRef, type ReactNode } from 'react'

import { Card } from './card.tsx'
import { Spinner } from './spinner.tsx'

/** The column of the screens on which something is chosen and paid for. */
export function PayPage({ children }: { children: ReactNode }) {
  return <div className="wrap pay">{children}</div>
}

/** One narrow card in the middle: a step of paying. Its heading takes focus when it appears. */
export function PayCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap pay-one">
      <Card>
        <StepHeading className="h-xl">{title}</StepHeading>
        {children}
      </Card>
    </div>
  )
}

/** Something is on its way; the sentence says what. */
export function PayWait({ sentence }: { sentence: string }) {
  return (
    <div className="wrap pay-one">
      <Card className="pay-wait">
        <h1 className="visually-hidden">Payment</h1>
        <Spinner />
        <output>{sentence}</output>
      </Card>
    </div>
  )
}

/** The heading of a step that replaces the one before: focus goes on with the reader. */
export function StepHeading({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
