import { useEffect, useRef } from 'react'

import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'

import { SHORTEST_QUERY } from './find-text.ts'
import type { Search } from './use-search.ts'

/** Finds words on all pages: Enter for the next place, Shift and Enter for the one before. */
export function SearchBar({
  search,
  count,
  onStep,
  onClose,
}: {
  search: Search
  /** Pages of the document. */
  count: number
  onStep: (direction: 1 | -1) => void
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const none = search.hits.length === 0
  return (
    <div className="viewer-search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onStep(1)
        }}
      >
        <Icon name="i-lucide-search" />
        <input
          ref={field}
          type="text"
          className="viewer-search-field"
          aria-label="Search in the document"
          placeholder="Search in the document"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={search.query}
          onChange={(event) => search.setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return
            event.preventDefault()
            onStep(-1)
          }}
        />
        <output className="viewer-search-count">{toldOf(search, count)}</output>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous place"
          disabled={none}
          onClick={() => onStep(-1)}
        >
          <Icon name="i-lucide-chevron-up" />
        </Button>
        <Button variant="ghost" size="icon" type="submit" aria-label="Next place" disabled={none}>
          <Icon name="i-lucide-chevron-down" />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Close the search" onClick={onClose}>
          <Icon name="i-lucide-x" />
        </Button>
      </form>
    </div>
  )
}

/** "3 of 17", "17 places", "No place", and how far the search is while it goes on. */
export function toldOf({ query, hits, current, searched }: Search, count: number): string {
  if (query.trim().length < SHORTEST_QUERY || searched === null) return ''
  const going = searched < count
  if (hits.length === 0) return going ? `Page ${searched} of ${count} …` : 'Not found'
  const places = current === -1 ? `${hits.length}` : `${current + 1} of ${hits.length}`
  return going ? `${places} …` : current === -1 ? `${places} found` : places
}
