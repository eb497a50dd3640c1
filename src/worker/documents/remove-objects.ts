import type { DocumentPlace } from './object-keys.ts'
import { fileKey } from './object-keys.ts'

/** Removes the file of a document, its pages and the reports of all runs. Repeatable. */
export async function removeObjects(files: R2Bucket, place: DocumentPlace): Promise<void> {
  await files.delete(fileKey(place))
  const prefix = `${fileKey(place)}/`
  // What is listed is gone before the next look, so the first page of the list is enough each time.
  for (;;) {
    const { objects } = await files.list({ prefix })
    if (objects.length === 0) return
    await files.delete(objects.map(({ key }) => key))
  }
}
