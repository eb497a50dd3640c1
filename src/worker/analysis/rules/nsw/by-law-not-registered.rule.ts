import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  unregistered:
    /\bby-?laws?\b.{0,120}\b(?:(?:not|yet to be|never|to be)(?: yet)?(?: been)? (?:registered|lodged|recorded)|unregistered|(?:awaiting|pending|before) registration)\b|\bunregistered\b.{0,40}\bby-?laws?\b|\bno by-?laws?\b[^.;]{0,30}\b(?:was|were|has been|had been|is) (?:ever |yet |then )?(?:lodged|registered|recorded|made|passed)\b/i,
  informal:
    /\bexclusive (?:use|right)\b.{0,100}\b(?:resolution|agreement|letter|verbal|informal\w{0,2}|permission|licen[cs]e|by consent)\b/i,
  /** Said of the by-law that the sentence before it told of. */
  pending:
    /\b(?:not|never|hasn't|has not)\b[^.;]{0,14}\b(?:lodged|registered|recorded)\b|\byet to (?:be )?(?:lodged?|register(?:ed)?)\b|\bstill to be (?:lodged|registered)\b/i,
  byLaw: /\bby-?laws?\b|\bexclusive use\b|\bspecial privilege\b|\bspecial resolution\b/i,
  registered: /\b(?:is|was|are|were|been) registered\b/i,
})

/** A use of common property that the next owner cannot rely on. */
export default defineRule({
  id: 'nsw/by-law-not-registered',
  title: 'By-laws and exclusive use that are not registered',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.strata)],
  appliesTo: ['by-laws', 'minutes', 'owners-corporation-certificate', 'special-conditions'],
  patterns,
  clear: 'No unregistered by-law or informal exclusive use was found.',
  subject:
    /\b(?:by-?laws?)\b[^.;]{0,80}\b(?:regist\w{2,6}|unregistered|lodg\w{1,4}|recorded|passed|made for|resolved|resolution)\b|\b(?:regist\w{2,6}|unregistered|lodg\w{1,4}|recorded|passed|made for|resolved|resolution)\b[^.;]{0,80}\b(?:by-?laws?)\b|\b(?:exclusive use|special privileges?)\b[^.;]{0,100}\b(?:regist\w{2,6}|resolution|resolved|lodg\w{1,4}|licen[cs]e|informal\w{0,2}|motion|by-?laws?|committee|approv\w{2,3})\b|\b(?:regist\w{2,6}|resolution|resolved|lodg\w{1,4}|licen[cs]e|informal\w{0,2}|motion|by-?laws?|committee|approv\w{2,3})\b[^.;]{0,100}\b(?:exclusive use|special privileges?)\b/i,
  messages: {
    unregistered: {
      title: 'A by-law is not registered',
      description:
        'The wording at {{where}} speaks of a by-law that is not registered. A right that rests on it (a car space, a courtyard, approved works) may have no effect; ask whether the time to register it has passed.',
      recommendation:
        'Ask that it is registered before completion, or do not pay for the right it is meant to give.',
      question: 'Will the by-law be registered before completion, and under which dealing number?',
    },
    informal: {
      title: 'The use of a space is only a licence or an informal right',
      description:
        'By the wording at {{where}} a car space, storage or other area may be used only under a licence, resolution or consent, and is not part of the lot. It may end, cost a fee, or not pass to you.',
      recommendation:
        'Before you sign, ask whether the right passes to you, for how long and at what cost.',
      question: 'Does the right to use this area pass to the purchaser, and on what terms?',
    },
  },
  check({ doc }, report) {
    for (const { text, span, zone, block } of papersIn(doc, [
      'by-laws',
      'minutes',
      'owners-corporation-certificate',
      'special-conditions',
      'annexure',
    ])) {
      const pending =
        (zone === 'by-laws' || zone === 'minutes') &&
        block.text.length < 900 &&
        patterns.pending.test(text) &&
        patterns.byLaw.test(block.text)
      if (patterns.unregistered.test(text) || pending) report('unregistered', [span])
      else if (patterns.informal.test(text) && !patterns.registered.test(text)) {
        report('informal', [span])
      }
    }
  },
})
