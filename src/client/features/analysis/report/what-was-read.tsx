import { memo, type CSSProperties } from 'react'

import { classes } from '#client/ui/classes.ts'
import type { Coverage, RegisterSearchStatement } from '#shared/report.ts'

import { ExpectedPapers } from './expected-papers.tsx'
import { PageRef } from './finding-links.tsx'
import { LongList } from './long-list.tsx'
import { longRef, runsOf } from './page-refs.ts'
import { RegisterCard } from './register-card.tsx'
import { SectionHead } from './section-head.tsx'
import { counted, PAGE_KIND_NAMES, STATE_NAMES } from './words.ts'

type PageRead = Coverage['pages'][number]

/** Pages of one kind from which their leaves stand closer, and then without a gap. */
const DENSE = 14
const SOLID = 60
/** Changes between text and scan that one line of leaves can show. */
const MOST_RUNS = 120
/** So many groups of pages are drawn near the screen only. */
const LONG = 60
const KIND_PX = 40

/** Which pages were read, as what and how; what is mentioned but missing; the register. */
export const WhatWasRead = memo(function WhatWasRead({
  coverage,
  register,
}: {
  coverage: Coverage
  register: RegisterSearchStatement | null
}) {
  return (
    <section className="chapter" id="read">
      <SectionHead title="What was read">{readSentence(coverage.pages)}</SectionHead>
      <div className="record">
        <div>
          <LongList
            items={groupsOf(coverage.pages)}
            keyOf={({ pages: [first] }) => String(first.page)}
            estimatePx={KIND_PX}
            from={LONG}
            as="list"
            label="Pages by what they are"
            plain={(rows) => (
              <ul className="kinds">
                {rows.map((row, index) => (
                  // The groups of a report never change their order.
                  // oxlint-disable-next-line react/no-array-index-key -- see above
                  <li key={index}>{row}</li>
                ))}
              </ul>
            )}
          >
            {({ kind, pages }) => (
              <div className="kind">
                <b>{PAGE_KIND_NAMES[kind]}</b>
                <Leaves pages={pages} />
                <span>
                  {runsOf(pages.map(({ page }) => page)).join(', ')}
                  <span className="visually-hidden">{howRead(pages)}</span>
                </span>
              </div>
            )}
          </LongList>
          <LeafKey pages={coverage.pages} />
          {coverage.remarks.length > 0 && (
            <>
              <h3>What limits this reading</h3>
              <ul className="ruled">
                {coverage.remarks.map((remark) => (
                  <li key={remark}>{remark}</li>
                ))}
              </ul>
            </>
          )}
          <h3>Mentioned, but not included</h3>
          {coverage.mentionedButMissing.length === 0 ? (
            <p className="soft record-none">No paper was found to be mentioned and missing.</p>
          ) : (
            <ul className="ruled">
              {coverage.mentionedButMissing.map(({ what, evidence }) => (
                <li key={what}>
                  {what} <PageRef evidence={evidence} about={what} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <RegisterCard register={register} />
      </div>
      {coverage.expected && (
        <ExpectedPapers
          papers={coverage.expected}
          state={coverage.state && STATE_NAMES[coverage.state]}
        />
      )}
    </section>
  )
})

/** A leaf for each page; neighbours that were read alike are one element. */
function Leaves({ pages }: { pages: readonly PageRead[] }) {
  const runs: { read: PageRead['read']; count: number }[] = []
  for (const { read } of pages) {
    const last = runs.at(-1)
    if (last?.read === read) last.count += 1
    else runs.push({ read, count: 1 })
  }
  const solid = pages.length > SOLID
  return (
    <span
      className={classes('kind-leaves', pages.length > DENSE && 'is-dense', solid && 'is-solid')}
      aria-hidden="true"
    >
      {(solid ? runs.slice(0, MOST_RUNS) : runs).map(({ read, count }, index) => (
        // Runs have no identity of their own: their order is the document's.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <i key={index} className={`leaf is-${read}`} style={styleOf(count)} />
      ))}
    </span>
  )
}

// A custom property is no property that React's types know.
const styleOf = (count: number) => ({ '--leaves': count }) as CSSProperties

/** Told where it differs from plain text, since the leaves are drawn only. */
function howRead(pages: readonly PageRead[]): string {
  const of = (read: PageRead['read']) => pages.filter((page) => page.read === read).length
  const parts = [
    of('ocr') > 0 && `${of('ocr')} recognised from a scan`,
    of('unread') > 0 && `${of('unread')} not read`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `; ${parts.join(', ')}`
}

function LeafKey({ pages }: { pages: readonly PageRead[] }) {
  const unread = pages.filter(({ read }) => read === 'unread').map(({ page }) => page)
  return (
    <p className="leaf-key t-sm soft">
      <span>
        <i className="leaf is-text" />
        read as text
      </span>
      {pages.some(({ read }) => read === 'ocr') && (
        <span>
          <i className="leaf is-ocr" />
          recognised from a scan
        </span>
      )}
      {unread.length > 0 && (
        <span>
          <i className="leaf is-unread" />
          not read: {longRef(unread)}
        </span>
      )}
    </p>
  )
}

/** "51 of 54 pages as text, 2 by recognising a scan, 1 not at all." */
export function readSentence(pages: readonly PageRead[]): string {
  const of = (read: PageRead['read']) => pages.filter((page) => page.read === read).length
  const parts = [
    of('text') === pages.length
      ? `All ${counted(pages.length, 'page')} as text`
      : `${of('text')} of ${counted(pages.length, 'page')} as text`,
    of('ocr') > 0 && `${of('ocr')} by recognising a scan`,
    of('unread') > 0 && `${of('unread')} not at all`,
  ]
  if (pages.length === 1 && of('text') === 1) return 'Its one page, as text.'
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Neighbouring pages of one kind together. */
function groupsOf(
  pages: readonly PageRead[],
): { kind: PageRead['kind']; pages: [PageRead, ...PageRead[]] }[] {
  const groups: { kind: PageRead['kind']; pages: [PageRead, ...PageRead[]] }[] = []
  for (const page of pages) {
    const last = groups.at(-1)
    if (last?.kind === page.kind) last.pages.push(page)
    else groups.push({ kind: page.kind, pages: [page] })
  }
  return groups
}
