/**
 * Tells the operator where something broke, and nothing of what was read: the message of an error
 * may quote the document.
 */
export function logFault(what: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- the operator must learn of it
  console.error([what, ...placeOf(error)].join(' '))
}

const FRAMES = 8

function placeOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  if (error.cause instanceof Error) return placeOf(error.cause)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [error.name, ...frames.slice(0, FRAMES).map((line) => line.trim())]
}
