import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { featuresOf } from '#worker/analysis/likeness/features.ts'
import { TOPICS } from '#worker/analysis/likeness/topics/topics.ts'
import { recogniseFacts } from '#worker/analysis/facts/recognise-facts.ts'
import { rules } from '#worker/analysis/rules/index.ts'
import { runRules } from '#worker/analysis/rules/run-rules.ts'
import { segment } from '#worker/analysis/segment/segment.ts'

import { overlaps } from '../../corpus/score.mjs'
import type { ClassExample } from '../learn/fit-classes.ts'
import { openSources, type OpenSource } from '../learn/open-sources.ts'
import { everyPassageOf, wordingOf } from '../likeness/examples.ts'
import { examplesOfBank } from '../likeness/examples-of-bank.ts'
import { examplesOfCases } from './examples-of-cases.ts'
import { topicOfRule } from '#worker/analysis/rules/nets/topics-of-rules.ts'

/** Examples of one source are held back together when the model is judged. */
export type TopicExample = ClassExample & { readonly source: string }

type Quoted = { readonly quote: string | null }
type Labels = { readonly issues: readonly (Quoted & { readonly also?: readonly Quoted[] })[] }

/** A whole paper shows how a matter is put among others; what was written alone is sharper. */
const WEIGHT = 2
const ALONE = 1

/** Labelled passages with the matter of the rule that finds them, from all open sources. */
export async function examplesOfTopics(): Promise<TopicExample[]> {
  const bank = examplesOfBank(fileURLToPath(new URL('../../corpus/passages', import.meta.url)))
  const alone = [...(await examplesOfCases()), ...bank].flatMap(
    ({ raised, about, wording, source }) => {
      const label = about === null || !raised ? -1 : labelOf(about)
      return label < 0 ? [] : [{ features: featuresOf(wording), label, weight: ALONE, source }]
    },
  )
  return [...alone, ...(await openSources()).flatMap(examplesOfDocument)]
}

/** The passages of a document that a label quotes and one named rule finds. */
function examplesOfDocument({ id, folder, source }: OpenSource): TopicExample[] {
  // Written by us, and checked by the scorer's own tests.
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Labels
  const quotes = labels.issues
    .flatMap((issue) => [issue, ...(issue.also ?? [])])
    .flatMap(({ quote }) => quote ?? [])
  const doc = segment(source)
  const named = rules.filter(({ net }) => net !== true)
  const { findings } = runRules({ doc, facts: recogniseFacts(doc) }, named)
  return everyPassageOf(doc).flatMap((passage) => {
    if (!quotes.some((quote) => overlaps(passage.text, quote))) return []
    const labelled = findings
      .filter(({ spans }) =>
        spans.some(({ start, end }) => start < passage.span.end && passage.span.start < end),
      )
      .map(({ ruleId }) => labelOf(ruleId))
      .filter((label) => label >= 0)
    const [label] = labelled
    // What several rules quote for several matters says little of either.
    if (label === undefined || labelled.some((other) => other !== label)) return []
    const features = featuresOf(wordingOf(passage))
    return [{ features, label, weight: WEIGHT, source: `documents/${id}` }]
  })
}

function labelOf(ruleId: string): number {
  const topic = topicOfRule(ruleId)
  return topic === null ? -1 : TOPICS.indexOf(topic)
}
