import { createContext, useContext } from 'react'

import type { BuyerInputs } from '#shared/report.ts'

/** What the owner of a report can change in it. Each promise rejects with an ApiError. */
export type ReportEditing = {
  readonly documentId: string
  /** `key` names the attempt: with the same one a repeated save makes no second note. */
  readonly addNote: (concernId: string, text: string, key: string) => Promise<void>
  readonly editNote: (noteId: string, text: string) => Promise<void>
  readonly deleteNote: (noteId: string) => Promise<void>
  readonly saveInputs: (inputs: BuyerInputs) => Promise<void>
}

const Editing = createContext<ReportEditing | null>(null)

export const EditingProvider = Editing.Provider

/** Null where the report is only shown: no notes, no inputs. */
export function useEditing(): ReportEditing | null {
  return useContext(Editing)
}
