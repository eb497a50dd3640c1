import { useEffect, useState } from 'react'

import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

import type { Trouble } from './page-store.ts'

/** Longer than a slow line needs for its first page. */
const SLOW_MS = 8_000

const SENTENCES: Readonly<Record<Trouble, string>> = {
  gone: 'This document is no longer stored, so its pages cannot be shown. The report still has the words of each finding.',
  offline: 'The document could not be reached. Check your connection, then try again.',
  other: 'The document could not be opened. The report still has the words of each finding.',
}

/** One sentence on what went wrong, and a way on. */
export function ViewerTrouble({
  trouble,
  onRetry,
  onClose,
}: {
  trouble: Trouble
  onRetry: () => void
  onClose: () => void
}) {
  return (
    <div className="viewer-trouble" role="alert">
      <Icon name={trouble === 'offline' ? 'i-lucide-wifi-off' : 'i-lucide-file-x-2'} />
      <p>{SENTENCES[trouble]}</p>
      <div className="btn-row">
        {trouble !== 'gone' && (
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onClose}>
          Back to the report
        </Button>
      </div>
    </div>
  )
}

/** A page to come; where it takes long, that is said. */
export function ViewerWaiting({ onRetry }: { onRetry?: () => void }) {
  const slow = useSlow()
  return (
    <div className="viewer-loading">
      <output className="visually-hidden">
        {slow ? 'The document is taking longer than usual.' : 'The document is being opened.'}
      </output>
      <div className="viewer-page viewer-text sheet" aria-hidden="true">
        {['38%', '92%', '86%', '95%', '90%', '54%', '91%', '88%', '72%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
      {slow && (
        <p className="viewer-slow">
          This is taking longer than usual.{' '}
          {onRetry && (
            <button type="button" className="link ref-button" onClick={onRetry}>
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  )
}

function useSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return slow
}
