/** The form in which addresses are stored and compared: `Jo@Example.com ` is `jo@example.com`. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase()
}
