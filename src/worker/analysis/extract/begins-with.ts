/** Whether a file begins with these bytes. */
export function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((value, index) => bytes[index] === value)
}
