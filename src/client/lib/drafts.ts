/**
 * What was typed and not yet saved, kept for this tab: a reload, a lost connection or the end of a
 * session loses no word. Storage may be switched off; a draft then lives as long as its field.
 */
const PREFIX = 'fineprint:draft:'

export function readDraft(name: string): string | null {
  return attempt(() => sessionStorage.getItem(PREFIX + name)) ?? null
}

export function keepDraft(name: string, text: string): void {
  attempt(() => sessionStorage.setItem(PREFIX + name, text))
}

export function dropDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + name))
}

/** For who signs out: the next user of this browser sees none of it. */
export function forgetDrafts(): void {
  attempt(() => {
    const names = Array.from({ length: sessionStorage.length }, (_, index) =>
      sessionStorage.key(index),
    )
    for (const name of names) if (name?.startsWith(PREFIX)) sessionStorage.removeItem(name)
  })
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
