/** Integer cents as a buyer reads them: "$1,150,000" or "$1,419.44". */
export function dollars(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(cents) / 100)
  const rest = Math.abs(cents) % 100
  const grouped = String(whole).replace(/\B(?=(\d{3}){1,8}$)/g, ',')
  return `${sign}$${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
