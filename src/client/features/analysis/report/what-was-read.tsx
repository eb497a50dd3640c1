import { classes } from '#client/ui/classes.ts'
import type { Coverage, RegisterSearchStatement } from '#shared/report.ts'

import { PageRef } from './finding-links.tsx'
import { longRef, runsOf } from './page-refs.ts'
import { RegisterCard } from './register-card.tsx'
import { SectionHead } from './section-head.tsx'
import { counted, PAGE_KIND_NAMES } from './words.ts'

type PageRead = Coverage['pages'][number]

/** Pages of one kind from which their leaves stand closer, and then without a gap. */
const DENSE = 14
const SOLID = 60

/** Which pages were read, as what and how; what is mentioned but missing; the register. */
export function WhatWasRead({
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
          <ul className="kinds">
            {groupsOf(coverage.pages).map(({ kind, pages }) => (
              <li key={pages[0]?.page}>
                <b>{PAGE_KIND_NAMES[kind]}</b>
                <span
                  className={classes(
                    'kind-leaves',
                    pages.length > DENSE && 'is-dense',
                    pages.length > SOLID && 'is-solid',
                  )}
                  aria-hidden="true"
                >
                  {pages.map(({ page, read }) => (
                    <i key={page} className={`leaf is-${read}`} />
                  ))}
                </span>
                <span>{runsOf(pages.map(({ page }) => page)).join(', ')}</span>
              </li>
            ))}
          </ul>
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
    </section>
  )
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
