import type { Block, Doc, Span } from '../../document.ts'
import type { Topic } from '../../likeness/topics/topics.ts'
import { blockAt } from '../../segment/find.ts'
import type { Finding } from '../finding.ts'
import type { Passage } from '../reading/passage.ts'
import { matterNamed } from './matters.ts'
import { topicOfRule } from './topics-of-rules.ts'
import { pointsBack } from './whole-sentence.ts'

/**
 * The finding of a rule with a name whose clause, paragraph or notice a caught sentence belongs to:
 * a buyer reads one clause once. Null where it speaks of another matter, or stands for itself.
 */
export function tellerOf(doc: Doc, passage: Passage, findings: readonly Finding[]): Finding | null {
  const topic = matterNamed(passage)
  const near = findings.flatMap((finding) => {
    if (finding.likeness !== undefined) return []
    const told = topicOfRule(finding.ruleId)
    const apart = finding.spans
      .filter((span) => isOneMatter(doc, passage, topic, { span, topic: told, isNamed: true }))
      .map((span) => Math.abs(span.start - passage.span.start))
    return apart.length === 0 ? [] : [{ finding, apart: Math.min(...apart) }]
  })
  return near.toSorted((a, b) => a.apart - b.apart)[0]?.finding ?? null
}

/** Whether two caught sentences are of one clause, paragraph or table entry, and of one matter. */
export function areOneMatter(doc: Doc, one: Passage, other: Passage): boolean {
  return isOneMatter(doc, one, matterNamed(one), {
    span: other.span,
    topic: matterNamed(other),
    isNamed: false,
  })
}

type Told = {
  readonly span: Span
  readonly topic: ReturnType<typeof matterNamed>
  /** By a rule with a name, whose title tells what it knows and nothing else. */
  readonly isNamed: boolean
}

function isOneMatter(
  doc: Doc,
  { text, span, block, previous }: Passage,
  topic: Told['topic'],
  told: Told,
): boolean {
  const other = blockAt(doc, told.span.start)
  if (other === undefined || other.partIndex !== block.partIndex) return false
  if (isOfNotice(doc, block, other, told.topic)) return true
  if (block.kind === 'row' || other.kind === 'row') return false
  const isSame = topic !== null && topic === told.topic
  if (isBeside(block, other)) return isSame && !(told.isNamed && OF_MANY.has(topic))
  if (block.index !== other.index && !isOneClause(block, other)) return false
  if (isSame || isBehind(text, span, previous, told.span)) return true
  return topic === null && !(told.isNamed && OF_ITS_OWN.test(text))
}

/** Matters of which two paragraphs tell two things: a wall, and then a roof. */
const OF_MANY: ReadonlySet<Told['topic']> = new Set([
  'defects',
  'building',
  'title',
  'boundary',
  'services',
])

/** A notice of an office is one matter from its head to its foot, whoever is told what in it. */
function isOfNotice(doc: Doc, block: Block, other: Block, topic: Told['topic']): boolean {
  const ofNotices: Topic = 'notices'
  if (topic !== ofNotices || doc.parts[block.partIndex]?.ofOthers !== true) return false
  return Math.abs(block.index - other.index) <= BLOCKS_OF_NOTICE
}

/** So many paragraphs a notice has between what was found and what follows from it. */
const BLOCKS_OF_NOTICE = 8

/** "By signing, he gives whatever release the law requires for this.", right behind what it speaks of. */
function isBehind(text: string, { start }: Span, previous: string, told: Span): boolean {
  if (!pointsBack(text) && !SPEAKS_OF.test(text)) return false
  if (told.end > start) return false
  return start - told.end <= previous.length + NUMBER_LENGTH
}

/** What a sentence says that has its subject, or its sum, from the one before it. */
const SPEAKS_OF =
  /\b(?:for|to|of|by|under|with|on) (?:this|that|it)(?=\W|$)(?! (?!and\b|or\b)[a-z])|^(?:we )?(?:allow|think of|estimate|would allow|reckon on) (?:about |some |up to )?\$|^[A-Z][a-z]{3,12}ing (?:it|them|this) (?:would|will|may) cost\b|^(?:the|this) (?:officer's |engineer's |builder's |total )?(?:estimate|cost|price|share|sum)\b|\b(?:the|such) said\b|^(?:such|those|the same)\b/i

/** A sum, or the meaning of a word, in a sentence that no matter names: it is a matter of its own. */
const OF_ITS_OWN = /\$|\bmeans?\b/

/** Longer than the number of a clause between two sentences. */
const NUMBER_LENGTH = 24

function isOneClause(block: Block, other: Block): boolean {
  const number = topNumber(block)
  return number !== '' && number === topNumber(other) && Math.abs(block.index - other.index) <= 3
}

/** Two paragraphs without a number that follow one another under one heading. */
function isBeside(block: Block, other: Block): boolean {
  if (block.clause !== null || other.clause !== null) return false
  return Math.abs(block.index - other.index) === 1
}

/** "37" of clause 37.2. */
function topNumber({ clause }: Block): string {
  return clause?.number.split(/[.(]/)[0] ?? ''
}
