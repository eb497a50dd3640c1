import type { Doc, Span } from '../../document.ts'
import type { Fact } from '../../facts/facts.ts'
import { NO_FACTS } from '../../facts/testing/no-facts.ts'
import type { Finding } from '../../rules/finding.ts'
import { docOf } from '../../segment/doc-of.ts'
import type { Material } from '../assemble-report.ts'

/** A contract of two pages and a title, read by the real segmentation. */
export const CONTRACT = `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE

Vendor: Ottoline Marchetti

Property address: 5 Larkfield Lane, Bundarra VIC 3999

Price $850,000.00

Deposit $85,000.00 by 14 December 2026

Settlement is due on 15 February 2027
\fSPECIAL CONDITIONS

1. The purchaser accepts the land in its present condition.

2. The deposit may be released to the vendor on demand before settlement.

3. The vendor may end this contract at any time.
\fREGISTER SEARCH STATEMENT

VOLUME 09876 FOLIO 543

Registered proprietor: OTTOLINE MARCHETTI`

/** What an assembly needs, with nothing found unless told. */
export function materialOf(doc: Doc, more: Partial<Material> = {}): Material {
  return {
    doc,
    facts: NO_FACTS,
    findings: [],
    checks: [],
    inputs: {},
    lawAsAt: '2026-11-21',
    ...more,
  }
}

export function contract(): Doc {
  return docOf(CONTRACT, { state: 'VIC' })
}

/** The words' place in the reading text; they must be there. */
export function spanOf(doc: Doc, words: string): Span {
  const start = doc.text.indexOf(words)
  if (start < 0) throw new Error(`the document does not hold "${words}"`)
  return { start, end: start + words.length }
}

export function factOf<T>(doc: Doc, value: T, words: string): Fact<T> {
  return { value, text: words, spans: [spanOf(doc, words)], confidence: 95, explanation: [] }
}

export function findingOf(more: Partial<Finding> = {}): Finding {
  return {
    id: 'con_1',
    ruleId: 'national/example',
    category: 'legal',
    severity: 'high',
    usualSeverity: 'high',
    title: 'The deposit can be released early',
    description: 'The vendor may take the deposit. You could lose it.',
    recommendation: 'Ask that it stays with the agent.',
    question: 'Will the deposit stay with the agent?',
    suggestedWording: null,
    confidence: 90,
    confidenceReason: 'Plain words.',
    law: [],
    spans: [],
    searched: [],
    isPropertyRisk: false,
    ...more,
  }
}
