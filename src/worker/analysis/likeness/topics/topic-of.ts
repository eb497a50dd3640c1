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
  const odds = logOddsOf(featuresOf(wording), learnedTopics())
  const told = odds.indexOf(Math.max(...odds))
  return Math.exp(odds[told] ?? -Infinity) < LEAST_SHARE ? null : (TOPICS[told] ?? null)
}
