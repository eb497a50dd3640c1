/** The event that says: the server no longer knows this session. Raised by `call`, heard by the app. */
const SESSION_ENDED = 'fineprint:session-ended'
const bus = new EventTarget()

export function endSession(): void {
  bus.dispatchEvent(new Event(SESSION_ENDED))
}

/** Calls `listener` whenever a session ends; returns how to stop. */
export function onSessionEnded(listener: () => void): () => void {
  bus.addEventListener(SESSION_ENDED, listener)
  return () => bus.removeEventListener(SESSION_ENDED, listener)
}
