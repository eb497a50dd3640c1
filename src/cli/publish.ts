import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { accuracyOf } from './accuracy.ts'
import { accuracyPage } from './accuracy-page.ts'
import type { Evaluation } from './evaluate.ts'

const ROOT = new URL('../../', import.meta.url)
export const FIGURES = fileURLToPath(new URL('src/shared/accuracy.json', ROOT))
export const PAGE = fileURLToPath(new URL('docs/accuracy.md', ROOT))

/** Writes the figures that the site shows, and the page that explains them. */
export async function publish(folder: string, evaluation: Evaluation, now: Date): Promise<void> {
  const unread = evaluation.documents.filter(({ report }) => report === null)
  if (unread.length > 0) {
    throw new Error(`not published: ${unread.map(({ id }) => id).join(', ')} could not be read`)
  }
  const accuracy = accuracyOf(folder, evaluation, now.toISOString().slice(0, 10))
  await writeFile(FIGURES, `${JSON.stringify(accuracy, null, 2)}\n`)
  await writeFile(PAGE, accuracyPage(accuracy))
}
