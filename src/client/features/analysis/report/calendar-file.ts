import type { EventAttributes } from 'ics'

import type { Deadline } from '#shared/report.ts'

import { longRef, pagesOf } from './page-refs.ts'

type Dated = Deadline & { readonly date: string }

export function isDated(deadline: Deadline): deadline is Dated {
  return deadline.date !== null
}

/**
 * The dates that are known, as a calendar file: each a whole day, which is the same day wherever the
 * calendar is opened. The library comes when it is asked for.
 *
 * @param place what the dates belong to: the address, or the name of the file
 * @throws Error when the library refuses an event
 */
export async function calendarFile(
  deadlines: readonly Deadline[],
  { analysisId, place }: { readonly analysisId: string; readonly place: string },
): Promise<string> {
  const { createEvents } = await import('ics')
  const seen = new Map<string, number>()
  const events = deadlines.filter(isDated).map((deadline): EventAttributes => {
    const name = slugOf(deadline.title)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    // The same date of the same report takes the place of the one that was added before.
    const uid = `${analysisId}-${name}${times > 1 ? `-${times}` : ''}@fineprint`
    return { uid, ...eventOf(deadline, place) }
  })
  const { error, value } = createEvents(events, {
    productId: 'Fineprint',
    calName: `Fineprint: ${place}`,
  })
  if (error || !value) throw error ?? new Error('no calendar file was made')
  return value
}

function eventOf({ title, date, rule, evidence }: Dated, place: string) {
  const [year, month, day] = partsOf(date)
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  const pages = pagesOf(evidence)
  return {
    title: `${title}: ${place}`,
    start: [year, month, day],
    // The end of a whole day is the day after it (RFC 5545, 3.6.1).
    end: [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()],
    description: [
      rule,
      pages.length > 0 && `Your document says so on ${longRef(pages).replaceAll('\u2060', '')}.`,
      'From Fineprint. Information, not legal advice: check the date with your conveyancer.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  } satisfies EventAttributes
}

function partsOf(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
