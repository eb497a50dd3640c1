import { useMemo } from 'react'
import { useSWRConfig } from 'swr'

import { call } from '#client/lib/api.ts'
import { keyOf } from '#client/lib/swr.ts'
import { putAnalysisInputs } from '#shared/contract/analyses.ts'
import { getDocumentAnalysis } from '#shared/contract/documents.ts'
import { addNote, deleteNote, editNote } from '#shared/contract/notes.ts'
import type { Note, Report } from '#shared/report.ts'

import type { ReportEditing } from './report/editing.ts'

/**
 * Saves notes and inputs, and puts what the server answers into the report that is kept: what did
 * not change stays the same object, so that nothing else is drawn again.
 */
export function useReportEditing(analysisId: string, documentId: string): ReportEditing {
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const change = (next: (report: Report) => Report) =>
      mutate<Report | undefined>(
        keyOf(getDocumentAnalysis, { id: documentId }),
        (report) => report && next(report),
        { revalidate: false },
      ).then(() => undefined)
    return {
      documentId,
      addNote: async (concernId, text, key) => {
        const { note } = await call(addNote, {
          params: { id: analysisId, concernId },
          body: { text, key },
        })
        await change((report) =>
          withNotes(report, (notes, id) =>
            // A repeated save answers the note of the first one.
            id === concernId ? [...notes.filter((one) => one.id !== note.id), note] : notes,
          ),
        )
      },
      editNote: async (noteId, text) => {
        const { note } = await call(editNote, { params: { noteId }, body: { text } })
        await change((report) =>
          withNotes(report, (notes) =>
            notes.some(({ id }) => id === noteId)
              ? notes.map((one) => (one.id === noteId ? note : one))
              : notes,
          ),
        )
      },
      deleteNote: async (noteId) => {
        await call(deleteNote, { params: { noteId } })
        await change((report) =>
          withNotes(report, (notes) =>
            notes.some(({ id }) => id === noteId) ? notes.filter(({ id }) => id !== noteId) : notes,
          ),
        )
      },
      saveInputs: async (inputs) => {
        const answer = await call(putAnalysisInputs, { params: { id: analysisId }, body: inputs })
        await change((report) => withFigures(report, answer))
      },
    }
  }, [mutate, analysisId, documentId])
}

function withNotes(report: Report, next: (notes: Note[], concernId: string) => Note[]): Report {
  return {
    ...report,
    concerns: report.concerns.map((concern) => {
      const notes = next(concern.notes, concern.id)
      return notes === concern.notes ? concern : { ...concern, notes }
    }),
  }
}

/** Only costs and deadlines rest on the inputs; a note saved meanwhile stays. */
function withFigures(report: Report, answer: Report): Report {
  const before = report.comprehensivePropertyAnalysis
  const after = answer.comprehensivePropertyAnalysis
  return {
    ...report,
    analysis: answer.analysis,
    deadlines: answer.deadlines,
    comprehensivePropertyAnalysis: before && after ? { ...before, costs: after.costs } : after,
  }
}
