import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  owner:
    /\b(?:put up|erected|made|finished|extended|added) by the (?:owner|vendor)\b|\bowner[ -]?builder'?s?\b|\b137B\b|\b(?:built|constructed|renovated|carried out|done) by the (?:vendor|owner)\b|\bvendor (?:personally )?(?:built|constructed|renovated|carried out)\b/i,
  no: /\bowner[ -]?builder\b ?[:?|-]? ?(?:no\b|there (?:is|are|was) no\b|not applicable|nil|n\/a)/i,
  report:
    /\b(?:137B|defects? report|inspection report|certificate of (?:insurance|domestic)|policy no|insurance certificate)\b.{0,80}\b(?:attached|annexed|dated|issued|is in|no\.? ?\w{1,10}\d)\b/i,
  lacking:
    /\b(?:no|not|without|nil|never|missing)\b.{0,60}\b(?:report|insurance|policy|certificate|137B)\b|\b(?:holds|has|obtained) no\b/i,
  never:
    /\bthere (?:is|was) no owner[ -]?builder\b|\bno owner[ -]?builder (?:work|permit)|\bno such work\b/i,
  registered: /\bregistered builder\b|\bby a (?:licensed|registered)\b/i,
  defects: /\bdefects?\b|\blists?\b|\bdated\b/i,
  unregistered: /\b(?:without|no|not|never)\b.{0,30}\b(?:registered|licensed)\b/i,
})

/** Work by an owner-builder needs a report and insurance before the sale, for some six and a half years. */
export default defineRule({
  id: 'vic/owner-builder',
  title: 'Owner-builder work, its report and insurance',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.building, 's 137B'), cite(act.vic.saleOfLand, 's 32B')],
  appliesTo: ['vendor-statement', 'building-permit', 'special-conditions', 'rates-certificate'],
  patterns,
  clear: 'No owner-builder work is shown.',
  messages: {
    lacking: {
      title: 'Owner-builder work without the report or insurance',
      description:
        'The wording at {{where}} shows work by an owner-builder, without the inspector’s report (section 137B) or the warranty insurance that must come with the sale. You would have no cover for defects; the contract may be one that you can end before settlement.',
      recommendation:
        'Before you sign, ask for a report not older than six months and the insurance certificate, and read the list of defects.',
      question:
        'Please give us the section 137B report and the insurance certificate for the owner-builder work.',
    },
    shown: {
      title: 'Owner-builder work is disclosed',
      description:
        'The wording at {{where}} shows work by an owner-builder. For about six and a half years such work must be sold with an inspector’s report and insurance.',
      recommendation:
        'Check that the report is not older than six months, that the insurance names this work, and read the list of defects.',
      question: 'When was the work finished, and which insurance covers it?',
    },
  },
  check({ doc }, report) {
    const places: Span[] = []
    const papers: Span[] = []
    let lacking = false
    let covered = false
    for (const passage of passagesIn(doc, [
      'vendor-statement',
      'building-permit',
      'special-conditions',
      'rates-certificate',
      'planning-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      const near = `${passage.previous} ${text} ${passage.next}`
      if (patterns.report.test(text) && patterns.owner.test(near)) covered = true
      if (!patterns.owner.test(text)) continue
      if (patterns.never.test(text)) continue
      if (patterns.report.test(text) && covered) {
        if (patterns.defects.test(text)) papers.push(span)
        continue
      }
      if (patterns.no.test(text)) continue
      if (patterns.lacking.test(text)) {
        lacking = true
        places.push(span)
        continue
      }
      if (patterns.no.test(text)) continue
      if (patterns.registered.test(text) && !patterns.unregistered.test(text)) continue
      if (affirmed(passage, patterns.owner) === null || passage.block.kind === 'heading') continue
      places.push(span)
    }
    if (places.length === 0) {
      if (papers.length > 0) report('shown', papers, {}, { severity: 'medium' })
      return
    }
    if (lacking || !covered)
      report('lacking', places, {}, { strength: lacking ? 'firm' : 'likely' })
    else report('shown', places, {}, { severity: 'medium' })
  },
})
