import type { ReportBody, StateCode } from '#shared/report.ts'

import type { BuyerInputs } from './buyer-inputs.ts'
import { recogniseFacts } from './facts/recognise-facts.ts'
import { LAW_AS_AT } from './law/as-at.ts'
import { assembleReport } from './report/assemble-report.ts'
import type { Bargain } from './report/bargain.ts'
import { bargainOf } from './report/bargain-of.ts'
import { proveFrom } from './report/prove.ts'
import type { Rule } from './rules/define-rule.ts'
import { rules as allRules } from './rules/index.ts'
import { runRules } from './rules/run-rules.ts'
import { likeliestOf } from './rules/nets/second-reading.ts'
import { segment } from './segment/segment.ts'
import type { Source } from './source.ts'
import { rememberingTexts } from './wording/wordings.ts'

export type { BuyerInputs } from './buyer-inputs.ts'
export { LAW_AS_AT } from './law/as-at.ts'

/** Raised whenever the engine reads differently, so that an older report can be told apart. */
export const ENGINE_VERSION = '0.29.0'

export type ReadOptions = {
  /** The state whose law applies, where the caller knows better than the document. */
  readonly state?: StateCode
  readonly inputs?: BuyerInputs
  /** The rules to ask; all of them unless told. */
  readonly rules?: readonly Rule[]
}

/**
 * Reads one document: segment → facts → rules → money and report, the pure middle of the pipeline
 * of architecture.md §4. The same source and options always give the same report. `bargain` is what
 * its costs and deadlines were computed from.
 */
export function readDocument(
  source: Source,
  options: ReadOptions = {},
): { body: ReportBody; bargain: Bargain } {
  // What the rules learn of a text also spares what comes before and after them its patterns.
  return rememberingTexts(() => read(source, options))
}

function read(source: Source, options: ReadOptions): { body: ReportBody; bargain: Bargain } {
  const doc = segment(source, options.state === undefined ? {} : { state: options.state })
  const facts = recogniseFacts(doc)
  const { findings, checks } = runRules({ doc, facts }, options.rules ?? allRules, likeliestOf)
  const bargain = bargainOf(doc, proveFrom(doc), facts)
  const inputs = options.inputs ?? {}
  const material = { doc, facts, findings, checks, inputs, lawAsAt: LAW_AS_AT, bargain }
  return { body: assembleReport(material), bargain }
}
