/** True for a line without small letters that holds at least one word. */
export function isCapitals(text: string): boolean {
  return !/[a-z]/.test(text) && /[A-Z]{3}/.test(text)
}
