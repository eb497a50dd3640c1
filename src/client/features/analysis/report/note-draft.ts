import { dropDraft, keepDraft, readDraft } from '#client/lib/drafts.ts'

/** A note that is being written; `key` names the attempt to save it. */
export type NoteDraft = { readonly text: string; readonly key: string }

/** Where a draft belongs: ids of findings are made of their words, which two files may share. */
export type DraftPlace = {
  readonly documentId: string
  readonly concernId: string
  /** Null for a note that is not there yet. */
  readonly noteId: string | null
}

export function readNoteDraft(place: DraftPlace): NoteDraft | null {
  const kept = readDraft(nameOf(place))
  if (kept === null) return null
  const at = kept.indexOf('\n')
  return { key: kept.slice(0, at), text: kept.slice(at + 1) }
}

export function keepNoteDraft(place: DraftPlace, { text, key }: NoteDraft): void {
  keepDraft(nameOf(place), `${key}\n${text}`)
}

export function dropNoteDraft(place: DraftPlace): void {
  dropDraft(nameOf(place))
}

function nameOf({ documentId, concernId, noteId }: DraftPlace): string {
  return `note:${documentId}:${concernId}:${noteId ?? 'new'}`
}
