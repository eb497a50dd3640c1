import { memo, useCallback, type Ref, type RefObject } from 'react'

import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

import { PageList, type PageListHandle } from './page-list.tsx'
import type { PageStore } from './page-store.ts'
import { type PageMarks, TextPage } from './text-page.tsx'
import { usePage } from './use-page-store.ts'

/** A page of text before it is measured, in pixels. */
const USUAL_HEIGHT = 1100

/** The pages of a document set as text. */
export function TextPages({
  store,
  count,
  label,
  handle,
  scroller,
  marksOf,
  onPage,
  onMount,
}: {
  store: PageStore
  count: number
  label: string
  handle: Ref<PageListHandle>
  scroller: RefObject<HTMLElement | null>
  marksOf: (page: number) => PageMarks
  onPage: (page: number) => void
  onMount: () => void
}) {
  const heightOf = useCallback(() => USUAL_HEIGHT, [])
  return (
    <PageList
      count={count}
      heightOf={heightOf}
      measured
      width={null}
      label={label}
      handle={handle}
      scroller={scroller}
      onPage={onPage}
      onMount={onMount}
    >
      {(number) => <OnePage store={store} number={number} marksOf={marksOf} />}
    </PageList>
  )
}

const OnePage = memo(function OnePage({
  store,
  number,
  marksOf,
}: {
  store: PageStore
  number: number
  marksOf: (page: number) => PageMarks
}) {
  const state = usePage(store, number)
  if (state?.state === 'ready') return <TextPage page={state.page} marks={marksOf(number)} />
  return (
    <article className="viewer-page viewer-text sheet" aria-label={`Page ${number}`}>
      {state?.state === 'failed' ? (
        <div className="viewer-instead">
          <p>{`Page ${number} could not be loaded.`}</p>
          <Button variant="outline" size="sm" onClick={() => store.need(number)}>
            Try again
          </Button>
        </div>
      ) : (
        <div className="viewer-waiting" aria-hidden="true">
          {['42%', '88%', '94%', '90%', '61%', '93%', '72%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )}
    </article>
  )
})
