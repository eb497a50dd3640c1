import { memo, useState } from 'react'

import { calendarDate, weekdayOf } from '#client/lib/format.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import { classes } from '#client/ui/classes.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { BuyerInputs, Deadline } from '#shared/report.ts'

import { calendarFile, isDated, slugOf } from './calendar-file.ts'
import { inOrder } from './deadlines.ts'
import { useEditing } from './editing.ts'
import { PageRef } from './finding-links.tsx'
import { InputsForm } from './inputs-form.tsx'
import { SectionHead } from './section-head.tsx'

/** The dates that matter: rules while the day of signing is not known, days as soon as it is. */
export const Dates = memo(function Dates({
  deadlines,
  inputs,
  analysisId,
  place,
}: {
  deadlines: readonly Deadline[]
  inputs: BuyerInputs
  analysisId: string
  /** What the dates belong to: the address, or the name of the file. */
  place: string
}) {
  const editing = useEditing()
  const dated = deadlines.filter(isDated).length
  return (
    <section className="chapter" id="dates">
      <SectionHead title="Dates">{sentenceOf(deadlines.length, inputs)}</SectionHead>
      {deadlines.length > 0 && (
        <div className={classes('dates-tools', editing === null && 'is-alone')}>
          <InputsForm only="signedOn" inputs={inputs} printedPrice={null} />
          {dated > 0 && (
            <CalendarButton deadlines={deadlines} analysisId={analysisId} place={place} />
          )}
        </div>
      )}
      {deadlines.length > 0 && (
        <ol className="dates">
          {inOrder(deadlines).map(({ deadline: { title, date, rule, evidence }, when, text }) => (
            <li
              key={`${title} ${rule}`}
              className={classes(
                date === null && 'is-rel',
                date !== null && /^settlement\b/i.test(title) && 'is-main',
              )}
            >
              <p className="date">{date === null ? when : <Day date={date} />}</p>
              <div>
                <h3>{title}</h3>
                {text !== '' && <p>{text}</p>}
              </div>
              <PageRef evidence={evidence} about={title} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
})

function sentenceOf(count: number, { signedOn }: BuyerInputs): string {
  if (count === 0) return 'No date that you must keep was found in this document.'
  if (signedOn === undefined) {
    return 'Counted from the rules in your contract. Until it is signed, some can only be said in words.'
  }
  // About as long as the sentence above: the dates below stay where they are.
  return `Counted from the rules in your contract, as signed on ${calendarDate(signedOn)}. Have your conveyancer confirm each of them.`
}

/** "22 February 2027" with the year in soft ink, and the day of the week. */
function Day({ date }: { date: string }) {
  const words = calendarDate(date).split(' ')
  return (
    <time dateTime={date}>
      {words.slice(0, -1).join(' ')} <span>{words.at(-1)}</span>
      <span className="weekday">{weekdayOf(date)}</span>
    </time>
  )
}

function CalendarButton({
  deadlines,
  analysisId,
  place,
}: {
  deadlines: readonly Deadline[]
  analysisId: string
  place: string
}) {
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready')
  async function make(): Promise<void> {
    setState('making')
    try {
      const text = await calendarFile(deadlines, { analysisId, place })
      saveFile(`${slugOf(place) || 'fineprint'}-dates.ics`, text, 'text/calendar')
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  const undated = deadlines.filter((deadline) => !isDated(deadline)).length
  return (
    <div className="dates-file">
      <Button variant="outline" size="sm" pending={state === 'making'} onClick={() => void make()}>
        {state !== 'making' && <Icon name="i-lucide-calendar-plus" />} Add to Calendar (.ics)
      </Button>
      {state === 'failed' ? (
        <p className="field-error" role="alert">
          The calendar file could not be made. Check your connection and try again.
        </p>
      ) : (
        undated > 0 && (
          <p className="t-sm soft">
            Holds the dates that are fixed. {undated === 1 ? 'One is' : `${undated} are`} not yet.
          </p>
        )
      )}
    </div>
  )
}
