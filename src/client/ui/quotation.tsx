import type { ReactNode } from 'react'

import type { Severity } from '#shared/report.ts'

import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { StruckWords } from './struck-words.tsx'

/**
 * The words of the document, with their page in the margin. No quotation marks and no italics: the
 * rule and the serif say that it is quoted. `before` and `after` are the soft words around.
 */
export function Quotation({
  page,
  where,
  quote,
  before,
  after,
  severity = 'medium',
  matched = false,
  wide = false,
  onPage = null,
  className,
}: {
  /** Null where the words have no page of their own. */
  page: number | null
  /** Clause or part, under the page. */
  where?: ReactNode
  quote: string
  before?: string | undefined
  after?: string | undefined
  severity?: Severity
  /** Says that the words were matched word for word on that page; only when that is true. */
  matched?: boolean
  /** A wider margin, where it names a part of the document. */
  wide?: boolean
  /** Makes the page lead to where the words stand. */
  onPage?: (() => void) | null
  className?: string
}) {
  return (
    <>
      <figure className={classes('quote', wide && 'quote-wide', className)}>
        <figcaption className="quote-where">
          {page !== null && onPage === null && <b>p. {page}</b>}
          {page !== null && onPage !== null && (
            <button type="button" className="quote-page" onClick={onPage}>
              p. {page}
              <span className="visually-hidden">, view in the document</span>
            </button>
          )}
          {where}
        </figcaption>
        <blockquote className="quote-text">
          {before !== undefined && (
            <span className="around">
              <StruckWords text={`${before} `} />
            </span>
          )}
          <mark className={`hl-${severity}`}>
            <StruckWords text={quote} />
          </mark>
          {after !== undefined && (
            <span className="around">
              <StruckWords text={`${/^[,.;:)?!]/.test(after) ? '' : ' '}${after}`} />
            </span>
          )}
        </blockquote>
      </figure>
      {matched && page !== null && (
        <p className="proof">
          <Icon name="i-lucide-check" /> Matched word for word on page {page}
        </p>
      )}
    </>
  )
}
