import { calendarDate } from '#client/lib/format.ts'
import { classes } from '#client/ui/classes.ts'
import type { Deadline } from '#shared/report.ts'

import { PageRef } from './finding-links.tsx'
import { SectionHead } from './section-head.tsx'

/** The dates that matter: those without a fixed day first, then by day. */
export function Dates({ deadlines }: { deadlines: readonly Deadline[] }) {
  const ordered = deadlines.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
  return (
    <section className="chapter" id="dates">
      <SectionHead title="Dates">
        {deadlines.length === 0
          ? 'No date that you must keep was found in this document.'
          : 'Counted from the rules in your contract. Until it is signed, some can only be said in words.'}
      </SectionHead>
      {deadlines.length > 0 && (
        <ol className="dates">
          {ordered.map(({ title, date, rule, evidence }) => (
            <li
              key={`${title} ${date} ${rule}`}
              className={classes(
                date === null && 'is-rel',
                date !== null && /^settlement\b/i.test(title) && 'is-main',
              )}
            >
              <p className="date">{date === null ? 'No fixed day yet' : <Day date={date} />}</p>
              <div>
                <h3>{title}</h3>
                <p>{rule}</p>
              </div>
              <PageRef evidence={evidence} about={title} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** "22 February 2027" with the year in soft ink. */
function Day({ date }: { date: string }) {
  const words = calendarDate(date).split(' ')
  return (
    <time dateTime={date}>
      {words.slice(0, -1).join(' ')} <span>{words.at(-1)}</span>
    </time>
  )
}
