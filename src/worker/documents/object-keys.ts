/** Where everything of one document lies in R2: the file itself and all that was made of it. */
export type DocumentPlace = { readonly userId: string; readonly documentId: string }

export function fileKey({ userId, documentId }: DocumentPlace): string {
  return `users/${userId}/documents/${documentId}`
}

/** The pages as they were read, packed into one object. */
export function pagesKey(place: DocumentPlace): string {
  return `${fileKey(place)}/pages`
}

/** One immutable object for each run. */
export function reportKey(place: DocumentPlace, analysisId: string, run: number): string {
  return `${fileKey(place)}/reports/${analysisId}-${run}.json`
}

/** What the costs and deadlines of that report were computed from. */
export function bargainKey(place: DocumentPlace, analysisId: string, run: number): string {
  return `${fileKey(place)}/bargains/${analysisId}-${run}.json`
}
