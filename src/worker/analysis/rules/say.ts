/** "$85,000" or "$85,000.50", from cents. */
export function dollars(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  const rest = Math.abs(cents) % 100
  const grouped = String(whole).replaceAll(/\B(?=(?:\d{3}){1,8}$)/g, ',')
  const sign = cents < 0 ? '-' : ''
  return `${sign}$${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** "12.5%". */
export function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`
}

/** "a, b and c". */
export function list(items: readonly string[]): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}
