import * as v from 'valibot'

import { ReportBody } from '#shared/report.ts'

/**
 * Keeps the report of one run; the first one stays, so that what D1 counts is what R2 holds,
 * however often the run is delivered. Answers the report that is kept.
 */
export async function storeReport(
  files: R2Bucket,
  key: string,
  body: ReportBody,
): Promise<ReportBody> {
  const options = { httpMetadata: { contentType: 'application/json' } }
  const json = JSON.stringify(body)
  const written = await files.put(key, json, { ...options, onlyIf: { etagDoesNotMatch: '*' } })
  if (written) return body
  const kept = v.safeParse(ReportBody, await readJson(files, key))
  if (kept.success) return kept.output
  // Left by an earlier release whose schema was another: it was never shown.
  await files.put(key, json, options)
  return body
}

/**
 * The report of a completed run. Its shape is checked where it leaves, by the endpoint's schema.
 *
 * @throws when the object is missing: a completed row promises it.
 */
export async function loadReport(files: R2Bucket, key: string): Promise<ReportBody> {
  const json = await readJson(files, key)
  if (json === null) throw new Error('a completed analysis has no report')
  // Written by storeReport from a parsed ReportBody.
  return json as ReportBody
}

async function readJson(files: R2Bucket, key: string): Promise<unknown> {
  const object = await files.get(key)
  return object ? object.json<unknown>() : null
}
