/** Spec §9: one toast at a time, closing itself after 5 s; what is dismissed is forgotten much later. */
export const TOAST_DURATION_MS = 5_000
const REMOVAL_DELAY_MS = 1_000_000

export type Toast = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
  action?: { label: string; onClick: () => void } | undefined
  durationMs?: number | undefined
}

export type ShownToast = Toast & { id: number; open: boolean }

let current: ShownToast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows a toast in place of the one before it. */
export function toast(next: Toast): void {
  clearTimeout(removal)
  lastId += 1
  set({ ...next, id: lastId, open: true })
}

/** Closes the toast if it is still the one shown. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  set({ ...current, open: false })
  removal = setTimeout(() => set(null), REMOVAL_DELAY_MS)
}

/** Forgets the toast at once (tests). */
export function clearToast(): void {
  clearTimeout(removal)
  set(null)
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readToast(): ShownToast | null {
  return current
}

function set(next: ShownToast | null): void {
  current = next
  for (const listener of listeners) listener()
}
