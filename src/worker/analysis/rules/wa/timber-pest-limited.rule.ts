import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  pest: /\b(?:timber pests?|termites?|white ants?|pest (?:inspection|report|condition|clause)|building (?:and|&|\+) pest)\b/i,
  building:
    /\b(?:building|pre-?purchase|structural)\b.{0,40}\b(?:inspection|report|defects? annexure|annexure|condition)\b|\bstructural defects?\b/i,
  limits:
    /\b(?:limited to|exclud(?:es|ing)|does not (?:extend|include|apply)|other than|only)\b.{0,120}\b(?:residential building|fences?|sheds?|trees?|outbuildings?|patio|carport|garden|stumps?|active)\b/i,
  accepts:
    /\b(?:accepts?|accepted|acknowledges?)\b.{0,100}\b(?:past|previous|old|inactive|existing|evidence of)\b.{0,60}\b(?:activity|damage|infestation|pests?|termites?)\b|\b(?:past|previous|old) (?:activity|damage|infestation)\b.{0,60}\b(?:accept|no claim|not a ground)\w{0,3}\b/i,
  // Old damage that gives no right, in either order.
  old: /\b(?:past|previous|old|inactive|earlier|treated)\b.{0,40}\b(?:activity|damage|infestation|termites?|pests?)\b/i,
  noRight:
    /\b(?:accept\w{0,3}|no (?:claim|right|ground)|not (?:be )?(?:a )?(?:ground|reason|cause)|not entitle\w{0,1}|must not (?:object|terminate))\b/i,
  none: /\b(?:timber )?pests?\b.{0,40}\b(?:annexure|inspection|condition|clause|report)\b.{0,20}(?:[:|–-] ?(?:n\/a|nil|none|no\b|not applicable|not required)|\b(?:elects? not|does not (?:want|require)|declines?|waives?)\b|\b(?:does not apply|not applicable|deleted|not required)\b)|\b(?:timber )?pests?\b.{0,40}\b(?:annexure|inspection|condition|clause)s? No\.?$|\bno (?:timber )?(?:termite|pest)\b.{0,20}\b(?:inspection|condition|clause|annexure)\b/i,
  /** By such a report the buyer may go for any reason: nothing in those words is narrow. */
  wide: /\b(?:absolute|sole|own|entire|unfettered|complete|full) (?:and \w{6,10} )?discretion\b|\bfor any reason\b|\bsatisfactory to the (?:buyer|purchaser)\b|\b(?:buyer|purchaser) is (?:not|dis)[ -]?satisfied\b|\bif not satisfied\b/i,
  /** No timber stands in such a frame. */
  noTimber: /\b(?:reinforced )?concrete\b|\bsteel[- ]frame/i,
  /** "☒ This annexure is not applicable", under the head of that annexure. */
  notChosen:
    /☒ ?(?:this )?(?:annexure|condition|clause|schedule) (?:is not applicable|does not apply)\b/i,
  box: /[☐☒]/,
  land: /\bvacant (?:land|lot|block)\b/i,
})

/** Termites are common in Perth, and have a printed annexure of their own. */
export default defineRule({
  id: 'wa/timber-pest-limited',
  title: 'Timber pest condition beside the building condition',
  category: 'operational',
  severity: 'medium',
  kind: 'absence',
  law: { none: 'a bargain between the parties on a printed annexure' },
  appliesTo: ['special-conditions', 'contract-form', 'particulars', 'annexure'],
  patterns,
  clear: 'No limit of a timber pest condition was found.',
  subject:
    /\b(?:timber pests?|termites?|white ants?)\b[^.;]{0,80}\b(?:inspections?|conditions?|annexure|clause|schedule|ground|accept\w{0,2}|exclude\w{0,2}|to the buyer)\b|\b(?:inspections?|subject to|annexure|accepts?|condition)\b[^.;]{0,80}\b(?:timber pests?|termites?|white ants?)\b|\btimber pest report\b|\bbuilding inspection\b/i,
  messages: {
    missing: {
      title: 'A building condition, but no timber pest (termite) condition',
      description:
        'The contract has a building inspection condition at {{where}}, but none for timber pests. The building condition does not cover termites. They are common around Perth, and repair is costly.',
      recommendation:
        'Before you sign, add the timber pest annexure, with sheds and other buildings in it.',
      question: 'Will the vendor accept the timber pest inspection annexure?',
    },
    declined: {
      title: 'The timber pest (termite) condition is left out',
      description:
        'By the wording at {{where}} no timber pest inspection or condition applies. A building condition does not cover termites. They are common around Perth, and repair is costly.',
      recommendation:
        'Before you sign, add the timber pest annexure, with sheds and other buildings in it.',
      question: 'Will the vendor accept the timber pest inspection annexure?',
    },
    limited: {
      title: 'The timber pest condition leaves things out',
      description:
        'The wording at {{where}} limits the timber pest condition: sheds, fences or trees are outside it, only active pests count, or past damage is accepted. What is outside is at your cost.',
      recommendation: 'Before you sign, ask for all structures and for damage of any age.',
      question: 'Has the property ever been treated for termites, and what damage was found?',
    },
  },
  check({ doc }, report) {
    const passages = passagesIn(doc, [
      'contract-form',
      'particulars',
      'special-conditions',
      'annexure',
      'other',
    ])
    const named = passages.filter(({ text, heading, block }) => {
      const title = patterns.notChosen.test(text) ? doc.parts[block.partIndex]?.title : ''
      return patterns.pest.test(`${title ?? ''} ${heading} ${text}`)
    })
    // An annexure whose box is empty is no part of the contract.
    const unticked = named.filter(
      ({ text }) =>
        patterns.box.test(text) &&
        !patterns.notChosen.test(text) &&
        isUnticked(text, text.search(patterns.pest)),
    )
    const pests = named.filter((passage) => !unticked.includes(passage))
    if (pests.length === 0) {
      for (const { span } of unticked) report('declined', [span])
      if (unticked.length > 0) return
    }
    // An annexure that the parties marked as not applicable limits nothing: it is not there at all.
    const declined = pests.filter(
      ({ text }) =>
        patterns.notChosen.test(text) ||
        (patterns.none.test(text) &&
          !patterns.noTimber.test(text) &&
          !isUnticked(text, text.search(patterns.none))),
    )
    if (declined.some(({ text }) => patterns.notChosen.test(text))) {
      for (const { span } of declined) report('declined', [span])
      return
    }
    for (const { text, span } of pests) {
      const old = patterns.old.test(text) && patterns.noRight.test(text)
      if (patterns.limits.test(text) || patterns.accepts.test(text) || old) {
        report('limited', [span])
      } else if (
        patterns.none.test(text) &&
        !patterns.noTimber.test(text) &&
        !isUnticked(text, text.search(patterns.none))
      ) {
        report('declined', [span])
      }
    }
    const building = passages.find(
      ({ text, block }) => block.kind !== 'heading' && patterns.building.test(text),
    )
    const land = passages.some(({ text }) => patterns.land.test(text)) || isOffThePlan(doc)
    if (building === undefined || land) {
      report.notInDocument('No building condition beside which it would stand was found.')
    } else if (pests.length === 0) {
      const where = `page ${doc.pageAt(building.span.start)}`
      report('missing', patterns.wide.test(building.text) ? [] : [building.span], { where })
    }
  },
})
