import { logOddsOf } from '../../learned/classes.ts'
import { featuresOf, type Wording } from '../features.ts'
import { learnedTopics } from './learned-topics.ts'
import { type Topic, TOPICS } from './topics.ts'

/**
 * From this share on a matter is told: of 8,757 labelled passages that rules with a name find, kept
 * from the weights, 88 % reach it, and of those 94 % are told rightly (`npm run train -- --judge`).
 */
const LEAST_SHARE = 0.6

/** The matter that a passage against the buyer is about; null where its words leave it open. */
export function topicOf(wording: Wording): Topic | null {
  return topicsOf(wording, LEAST_SHARE)[0] ?? null
}

/** The matters that a passage can be about, the likeliest first, each with at least this share. */
export function topicsOf(wording: Wording, leastShare: number): Topic[] {
  const odds = logOddsOf(featuresOf(wording), learnedTopics())
  return TOPICS.map((topic, index) => ({ topic, share: Math.exp(odds[index] ?? -Infinity) }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((a, b) => b.share - a.share)
    .map(({ topic }) => topic)
}
