/** The ISO date that lies some days or months after another; the last of a month stays within it. */
export function dayAfter(date: string, count: number, unit: 'day' | 'month'): string {
  const at = new Date(date)
  if (unit === 'day') at.setUTCDate(at.getUTCDate() + count)
  else {
    const day = at.getUTCDate()
    at.setUTCMonth(at.getUTCMonth() + count)
    // 31 January and a month is not 3 March.
    if (at.getUTCDate() !== day) at.setUTCDate(0)
  }
  return at.toISOString().slice(0, 10)
}
