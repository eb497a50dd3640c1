import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'
import { papersIn } from './papers.ts'

const patterns = {
  unregistered:
    /\bby-?laws?\b.{0,120}\b(?:(?:not|yet to be|never|to be)(?: yet)?(?: been)? (?:registered|lodged|recorded)|unregistered|(?:awaiting|pending|before) registration)\b|\bunregistered\b.{0,40}\bby-?laws?\b/i,
  informal:
    /\bexclusive (?:use|right)\b.{0,100}\b(?:resolution|agreement|letter|verbal|informal\w{0,2}|permission|licen[cs]e|by consent)\b/i,
  licence:
    /\b(?:car ?(?:space|park|bay)|parking (?:space|bay|area)|garage|courtyard|storage (?:cage|space|room)|terrace|roof|garden)s?\b.{0,100}\b(?:licen[cs]ed?|licensing)\b|\blicen[cs]e\b.{0,80}\b(?:car ?(?:space|park|bay)|parking|courtyard|storage|terrace)\b/i,
  licensed:
    /\b(?:owners corporation|common property|committee|transferable|transfer|revoke\w{0,1}|months|by-?law)\b/i,
  notInLot:
    /\b(?:car ?(?:spaces?|parks?|bays?)|parking (?:spaces?|bays?)|storage(?: (?:cages?|spaces?|rooms?|areas?))?|courtyards?)\b.{0,90}\b(?:(?:is|are|form(?:s|ing)? part of|remains?|be) (?:the )?common property|not (?:form |a )?part of|no part of|not included in the (?:lot|title)|visitors? only)\b|\bno (?:car ?space|parking|storage)\b.{0,40}\b(?:part of|belongs to|allocated|included)\b/i,
  sold: /☒ ?(?:car ?space|storage(?: space)?|garage|carport)\b|\b(?:with|includ\w{1,4}|and)\b.{0,30}\b(?:car ?space|parking space|storage (?:cage|space))\b/i,
  registered: /\b(?:is|was|are|were|been) registered\b/i,
}

/** A use of common property that the next owner cannot rely on. */
export default defineRule({
  id: 'nsw/by-law-not-registered',
  title: 'Rights to parking, storage or courtyards in the strata scheme',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  isPropertyRisk: true,
  law: [cite(act.nsw.strata)],
  appliesTo: ['by-laws', 'minutes', 'owners-corporation-certificate', 'special-conditions', 'plan'],
  patterns,
  clear: 'No unregistered by-law or informal right to common property is shown.',
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
    notInLot: {
      title: 'The contract sells a car space or storage that is not part of the lot',
      description:
        'The contract says that a car space or storage space goes with the home, but the words at {{where}} show that it is common property or not part of the lot. You may pay for something that the vendor cannot give you.',
      recommendation:
        'Before you sign, compare the strata plan with the contract, and ask by what right the space is used.',
      question: 'By what right does the lot have the use of the car space or storage space?',
    },
  },
  check({ doc }, report) {
    const front = passagesIn(doc, ['contract-form', 'particulars'])
    const sold = front.find(({ text }) => patterns.sold.test(text))
    for (const { text, span, zone } of papersIn(doc, [
      'plan',
      'by-laws',
      'minutes',
      'owners-corporation-certificate',
      'special-conditions',
      'title-search',
      'annexure',
    ])) {
      if (patterns.unregistered.test(text)) report('unregistered', [span])
      else if (patterns.informal.test(text) && !patterns.registered.test(text)) {
        report('informal', [span])
      } else if (patterns.notInLot.test(text)) {
        if (sold === undefined) continue
        report('notInLot', [sold.span, span], {}, { severity: 'high' })
      } else if (
        patterns.licence.test(text) &&
        patterns.licensed.test(text) &&
        sold !== undefined
      ) {
        if (zone !== 'title-search') report('informal', [span], {}, { strength: 'likely' })
      }
    }
  },
})
