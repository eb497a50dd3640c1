import { useState } from 'react'

import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'

import type { Zoom } from './zoom.ts'

export type ViewerLook = 'drawn' | 'text'

export type BarProps = {
  readonly page: number
  readonly count: number
  readonly kind: string | undefined
  readonly full: boolean
  /** How pages are shown; null where there is only text. */
  readonly look: ViewerLook | null
  readonly zoom: Zoom
  /** What is seen, for the percentage. */
  readonly factor: number
  /** Whether pages may be shown in their own colours; null where nothing else is shown. */
  readonly asPrinted: boolean | null
  readonly searching: boolean
  readonly onPage: (page: number) => void
  readonly onLook: (look: ViewerLook) => void
  readonly onZoom: (change: 'in' | 'out' | 'fit') => void
  readonly onAsPrinted: (asPrinted: boolean) => void
  readonly onSearch: () => void
  /** Null where the whole screen is taken anyway. */
  readonly onFull: (() => void) | null
  readonly onClose: () => void
}

/** The strip above the pages: where one is, and what can be done with the page. */
export function ViewerBar(props: BarProps) {
  const { page, count, kind, full, look, onPage, onClose } = props
  return (
    <div className="viewer-bar">
      {full && (
        <Button variant="ghost" size="icon" aria-label="Back to the report" onClick={onClose}>
          <Icon name="i-lucide-arrow-left" />
        </Button>
      )}
      <div className="viewer-where">
        <Button
          variant="ghost"
          size="icon"
          className="viewer-turn"
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <Icon name="i-lucide-chevron-left" />
        </Button>
        <PageField page={page} count={count} onPage={onPage} />
        <Button
          variant="ghost"
          size="icon"
          className="viewer-turn"
          aria-label="Next page"
          disabled={page >= count}
          onClick={() => onPage(page + 1)}
        >
          <Icon name="i-lucide-chevron-right" />
        </Button>
      </div>
      <span className="viewer-kind soft t-sm">{kind}</span>
      <div className="viewer-tools">
        {look === 'drawn' && <ZoomTools {...props} />}
        <Tool label="Search in the document" icon="i-lucide-search" {...searchTool(props)} />
        {look !== null && <LookTool {...props} />}
        {props.onFull !== null && (
          <Tool
            label={full ? 'Show beside the report' : 'Show on the whole screen'}
            icon={full ? 'i-lucide-minimize-2' : 'i-lucide-maximize-2'}
            onClick={props.onFull}
          />
        )}
        {!full && <Tool label="Close the document" icon="i-lucide-x" onClick={onClose} />}
      </div>
    </div>
  )
}

/** Before anything is known of the document, there is still a way back. */
export function WaitingBar({ full, onClose }: { full: boolean; onClose: () => void }) {
  return (
    <div className="viewer-bar">
      {full ? (
        <Button variant="ghost" size="icon" aria-label="Back to the report" onClick={onClose}>
          <Icon name="i-lucide-arrow-left" />
        </Button>
      ) : (
        <span />
      )}
      <span className="viewer-kind" />
      {!full && (
        <div className="viewer-tools">
          <Tool label="Close the document" icon="i-lucide-x" onClick={onClose} />
        </div>
      )}
    </div>
  )
}

function searchTool({ searching, onSearch }: BarProps) {
  return { pressed: searching, onClick: onSearch }
}

function ZoomTools({ zoom, factor, onZoom, asPrinted, onAsPrinted }: BarProps) {
  return (
    <div className="viewer-zoom">
      <Tool label="Smaller" icon="i-lucide-minus" onClick={() => onZoom('out')} />
      <button
        type="button"
        className="viewer-percent"
        aria-label={`${percent(factor)}, fit the width`}
        aria-pressed={zoom === 'fit'}
        onClick={() => onZoom('fit')}
      >
        {percent(factor)}
      </button>
      <Tool label="Larger" icon="i-lucide-plus" onClick={() => onZoom('in')} />
      {asPrinted !== null && (
        <Tool
          label="White paper"
          icon="i-lucide-sun"
          pressed={asPrinted}
          onClick={() => onAsPrinted(!asPrinted)}
        />
      )}
    </div>
  )
}

function LookTool({ look, onLook }: BarProps) {
  return look === 'drawn' ? (
    <Tool label="Read as text" icon="i-lucide-text" onClick={() => onLook('text')} />
  ) : (
    <Tool
      label="Show the page as drawn"
      icon="i-lucide-file-image"
      onClick={() => onLook('drawn')}
    />
  )
}

function Tool({
  label,
  icon,
  pressed,
  onClick,
}: {
  label: string
  icon: `i-lucide-${string}`
  pressed?: boolean
  onClick: () => void
}) {
  return (
    <Tooltip text={label}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-pressed={pressed}
        onClick={onClick}
      >
        <Icon name={icon} />
      </Button>
    </Tooltip>
  )
}

/** The page's number, which can be typed over. */
function PageField({
  page,
  count,
  onPage,
}: {
  page: number
  count: number
  onPage: (page: number) => void
}) {
  // What is typed counts until the page changes by whatever way.
  const [typed, setTyped] = useState({ page, text: String(page) })
  const text = typed.page === page ? typed.text : String(page)
  const go = () => {
    const number = Number(text)
    if (Number.isInteger(number) && number >= 1 && number <= count && number !== page)
      onPage(number)
    else setTyped({ page, text: String(page) })
  }
  return (
    <form
      className="viewer-page-field"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <span>Page</span>
      <input
        aria-label={`Page, of ${count}`}
        inputMode="numeric"
        autoComplete="off"
        size={String(count).length}
        value={text}
        onChange={(event) => setTyped({ page, text: event.target.value })}
        onFocus={(event) => event.target.select()}
        onBlur={go}
      />
      <span>of {count}</span>
    </form>
  )
}

function percent(factor: number): string {
  return `${Math.round(factor * 100)}%`
}
