import type { Concern } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import type { Finding } from '../rules/finding.ts'
import { afterSigning } from './after-signing.ts'
import { contextOf } from './context.ts'
import { locationOf, searchedLocationOf } from './location.ts'
import type { Prove } from './prove.ts'

/** A finding together with what a buyer sees of it. */
export type Proven = { readonly finding: Finding; readonly concern: Concern }

/** Findings whose words stand on their page; one that cannot be proven is left out. */
export function proveFindings(
  doc: Doc,
  prove: Prove,
  findings: readonly Finding[],
  isSigned: boolean,
): Proven[] {
  return findings.flatMap((unsigned) => {
    const finding = isSigned ? ofSigned(unsigned) : unsigned
    const concern = concernOf(doc, prove, finding)
    return concern === null ? [] : [{ finding, concern }]
  })
}

function ofSigned(finding: Finding): Finding {
  const { recommendation, question } = finding
  return {
    ...finding,
    recommendation: afterSigning(recommendation),
    question: question === null ? null : afterSigning(question),
  }
}

function concernOf(doc: Doc, prove: Prove, finding: Finding): Concern | null {
  const absent = finding.spans.length === 0
  const evidence = absent ? prove(finding.searched, 'searched') : prove(finding.spans)
  if (evidence.length === 0) return null
  return {
    id: finding.id,
    ruleId: finding.ruleId,
    source: 'rule',
    category: finding.category,
    severity: finding.severity,
    title: finding.title,
    description: finding.description,
    recommendation: finding.recommendation,
    location: absent ? searchedLocationOf(doc, finding.searched) : locationOf(doc, finding.spans),
    confidence: finding.confidence,
    confidenceReason: finding.confidenceReason,
    context: contextOf(doc, evidence[0]),
    law: [...finding.law],
    evidence,
    notes: [],
  }
}
