/** Asks again after a failure, at most `retries` times, `delayMs` apart, `unless` the error is final. */
export function withRetries<Answer>(
  ask: () => Promise<Answer>,
  {
    retries,
    delayMs,
    unless,
  }: { retries: number; delayMs: number; unless: (error: unknown) => boolean },
): () => Promise<Answer> {
  return async () => {
    for (let left = retries; ; left -= 1) {
      try {
        return await ask()
      } catch (error) {
        if (left === 0 || unless(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, delayMs))
      }
    }
  }
}
