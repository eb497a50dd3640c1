import * as v from 'valibot'

/**
 * What was measured of the engine on a labelled set. Written by `npm run eval -- DIR --publish` and
 * by nobody's hand; docs/accuracy.md and the site take every figure from it.
 */

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const Share = v.strictObject({ found: Count, labelled: Count })
export type Share = v.InferOutput<typeof Share>
const Shares = v.record(v.string(), Share)

export const Accuracy = v.strictObject({
  /** The measured folder, and whether the authors of the rules worked on these documents. */
  set: v.string(),
  seenByAuthors: v.boolean(),
  measuredOn: v.pipe(v.string(), v.isoDate()),
  engine: v.strictObject({ version: v.string(), lawAsAt: v.string(), rules: Count }),
  documents: Count,
  pages: Count,
  issues: Share,
  criticalAndHigh: Share,
  /** Of issues, category by category, and so on; only what has labels. */
  byCategory: Shares,
  byKind: Shares,
  bySeverity: Shares,
  byState: v.record(
    v.string(),
    v.strictObject({
      documents: Count,
      issues: Share,
      criticalAndHigh: Share,
      falseAlarms: Count,
    }),
  ),
  /** Issues that stand only on a page without a text layer. */
  onScannedPages: v.nullable(Share),
  /** Look-alikes that a careful reader would pass over, and how often one was flagged. */
  falseAlarms: Count,
  lookAlikes: Count,
  fields: Share,
  easements: Share,
  overlays: Share,
  costs: Share,
  companyExtracts: Share,
  /** Documents whose labels hold no issue above low, and the most findings of medium or more on one. */
  cleanDocuments: v.strictObject({ documents: Count, mostSerious: Count }),
  misquotes: Count,
  makeUp: v.strictObject({
    byType: v.record(v.string(), Count),
    byFormat: v.record(v.string(), Count),
  }),
  notCovered: v.strictObject({
    /** States and territories without a document in the set. */
    states: v.array(v.string()),
    /** Labelled issues that were not found. */
    missed: v.array(v.strictObject({ state: v.string(), severity: v.string(), title: v.string() })),
  }),
})
export type Accuracy = v.InferOutput<typeof Accuracy>

/** How the set may be spoken of: measured, and on what. */
export function measuredOnWords({ documents, seenByAuthors }: Accuracy): string {
  return seenByAuthors
    ? `Measured on ${documents} invented documents used during development`
    : `Measured on ${documents} invented documents that its authors had not seen`
}
