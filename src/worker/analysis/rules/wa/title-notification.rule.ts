import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { CAVEAT_ENTRY_PATTERNS } from '../land/caveat-entry.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...CAVEAT_ENTRY_PATTERNS,
  notification:
    /\bnotification\b.{0,60}\b(?:contains factors|section (?:70A|165)|factors affecting|transfer of land act|P ?& ?D act|planning and development act)\b|\bsection (?:70A|165)\b.{0,40}\bnotification\b|\b[A-Z]\d{6} notification\b|\bnotification [A-Z]\d{6}\b/i,
  byLaws: /\bby-?laws\b|\bunit entitlement\b|\bscheme\b|\bchange of (?:name|address)\b/i,
  printed:
    /\blimitations, interests\b|\bshown in the second schedule\b|\bnot intended to be\b|\bwarning\b/i,
  elsewhere: /\b(?:bush ?fire|flood\w{0,3}|contaminat\w{1,3}|heritage|ANEF)\b/i,
  heading: /\bnotification\b|\bsection (?:70A|165)\b/i,
  factor:
    /\b(?:affected by|subject to|in the vicinity of|within|not available|not connected|may (?:be|experience)|is near|adjoins|impacts?|mosquito\w{0,3}|odou?r|noise|dust|spray|vibration)\b/i,
  severe:
    /\b(?:sewer\w{0,3}|potable|water supply|mosquito|habitable|not be (?:used|occupied)|evacuat\w{0,3}|inundat\w{1,3}|erosion|sea level|spray drift|blast\w{0,3})\b/i,
  lodged: /^(?:lodged|registered)\b/i,
  removed: /\b(?:removed|withdrawn|cancelled|discharged|expired)\b/i,
})

/** Facts that are written on the title, so that no owner can say not to have known. */
export default defineRule({
  id: 'wa/title-notification',
  title: 'Notifications on the title',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.wa.transferOfLand, 's 70A'), cite(act.wa.planning, 's 165')],
  appliesTo: ['title-search', 'special-conditions', 'annexure'],
  patterns,
  clear: 'No notification on the title was found beside what other checks tell.',
  subject:
    /\bnotifications?\b[^.;]{0,80}\b(?:titles?|section|lot|land|factors|conveyancing)\b|\b(?:titles?|section|registered)\b[^.;]{0,80}\bnotifications?\b|\b70A\b|\bsection 165\b|\bfactors affecting\b/i,
  messages: {
    factors: {
      title: 'A notification on the title warns of factors that affect the land',
      description:
        'The entry at {{where}} is a notification: a fact about the land that the council or planning commission had written on the title, such as missing sewer or water, insects, sprays or noise. Once it is there, an owner is taken to know it and has no claim about it.',
      recommendation:
        'Before you sign, order the notification document from Landgate and read what it says.',
      question: 'Please give us the notification document. What does it mean for living here?',
    },
  },
  check({ doc }, report) {
    const passages = passagesIn(doc, [
      'title-search',
      'special-conditions',
      'contract-form',
      'vendor-statement',
      'plan',
      'annexure',
      'other',
    ])
    for (const [index, { text, span, next, block, heading, zone }] of passages.entries()) {
      const under =
        zone !== 'title-search' &&
        (patterns.heading.test(heading) || patterns.heading.test(text)) &&
        patterns.factor.test(text) &&
        block.kind !== 'heading'
      if (!patterns.notification.test(text) && !under) continue
      if (patterns.printed.test(text)) continue
      if (patterns.byLaws.test(text) || patterns.removed.test(text)) continue
      // Noise, buffers, fire and flood have checks of their own.
      const below = zone !== 'title-search' && patterns.elsewhere.test(next)
      if (patterns.elsewhere.test(text) || below) continue
      const severe = patterns.severe.test(`${text} ${next.slice(0, 160)}`)
      const after = passages[index + 1]
      // What is notified stands in the next sentence, or in a line of its own under the entry.
      const isOfEntry =
        after?.block.index === block.index ||
        (after?.block.index === block.index + 1 &&
          zone === 'title-search' &&
          after.block.partIndex === block.partIndex &&
          patterns.factor.test(after.text) &&
          !patterns.opensEntry.test(after.text))
      const factor =
        after !== undefined && isOfEntry && !patterns.lodged.test(after.text) ? [after.span] : []
      report('factors', [span, ...factor], {}, severe ? { severity: 'high' } : {})
    }
  },
})
