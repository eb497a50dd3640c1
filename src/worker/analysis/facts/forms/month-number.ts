/** The months by their names, in small letters. */
export const MONTHS: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** "Sept" → 9: the month that a name of three letters or more stands for, 1 to 12; undefined for none. */
export function monthNumber(name: string | undefined): number | undefined {
  if (name === undefined) return undefined
  const wanted = name.toLowerCase()
  const index = MONTHS.findIndex(
    (month) => month === wanted || (wanted.length >= 3 && month.slice(0, 4).startsWith(wanted)),
  )
  return index < 0 ? undefined : index + 1
}
