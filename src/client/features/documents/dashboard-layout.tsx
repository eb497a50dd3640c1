import './documents.css'
import { useState, type ReactNode } from 'react'

import { useMedia } from '#client/lib/use-media.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'

import { useFolded } from './use-folded.ts'

/** From here the list stands beside a report; below, it slides over it (product.md §2). */
const WIDE = '(min-width: 80rem)'

/**
 * The list at the left, the work at the right. A report takes the whole width where the list is
 * folded away or does not fit; `children` gets the button that brings the list back.
 */
export function DashboardLayout({
  reading,
  documentOpen = false,
  count,
  list,
  children,
}: {
  /** Whether a report fills the right side. */
  reading: boolean
  /** Whether its document stands beside the report: the list then makes room by itself. */
  documentOpen?: boolean
  /** Documents in the list, once known. */
  count: number | null
  /** The list; `heading` replaces its own, `onDone` closes what it stands in. */
  list: (place: { heading?: ReactNode; onDone: () => void }) => ReactNode
  children: (documentsButton: ReactNode) => ReactNode
}) {
  const wide = useMedia(WIDE)
  const [folded, setFolded] = useFolded()
  const [sliding, setSliding] = useState(false)
  const beside = wide && !documentOpen
  const listed = !reading || (beside && !folded)
  const button = (
    <Button
      variant="link"
      className="back"
      aria-expanded={beside ? !folded : sliding}
      onClick={() => (beside ? setFolded(!folded) : setSliding(true))}
    >
      {beside && !folded ? (
        <Icon name="i-lucide-panel-left-close" />
      ) : (
        <Icon name="i-lucide-panel-left-open" />
      )}{' '}
      Your Documents {count !== null && <span className="n">{count}</span>}
    </Button>
  )
  return (
    <>
      <div className={reading ? `dash-report${listed ? ' is-listed' : ''}` : 'wrap dash'}>
        {listed && <div className="dash-side">{list({ onDone: () => undefined })}</div>}
        {children(button)}
      </div>
      <Dialog
        open={reading && !beside && sliding}
        onClose={() => setSliding(false)}
        title="Your Documents"
        className="slide-over"
      >
        {list({
          heading: (
            <Button variant="ghost" size="sm" onClick={() => setSliding(false)}>
              <Icon name="i-lucide-x" /> Close
            </Button>
          ),
          onDone: () => setSliding(false),
        })}
      </Dialog>
    </>
  )
}
