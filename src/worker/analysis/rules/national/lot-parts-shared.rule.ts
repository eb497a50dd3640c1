import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  part: /\b(?:balcon(?:y|ies)|courtyards?|terraces?|decks?|roof (?:terrace|deck|garden)|gardens?|yards?|patios?|store ?rooms?|storage (?:cages?|spaces?))(?: (?:of |to |for |adjoining |beside )?(?:(?:lot|unit|apartment)s? )?(?:[A-Z]{0,2}\d{1,4}|[A-Z]\b)(?:(?:,| to| and|-) ?\d{1,4})?)?(?: (?:on|at) the \w{4,6} side)?(?:,? shown \S{1,12})?(?: \([^()]{1,24}\))?(?: ?[:|–-])? ?(?:(?:is|are|stays?|remains?|forms?|lies|all|is shown as|marked|being) )?(?:(?:a )?part of )?(?:on )?(?:the )?common property\b|\bcommon property\b.{0,24}\b(?:includes?|comprises?)\b.{0,40}\b(?:balcon(?:y|ies)|courtyards?|terraces?|decks?)\b/i,
  granted:
    /\bexclusive[- ]use\b.{0,50}\b(?:granted|given|registered|by-?law)\b|\b(?:facades?|gardens? and|walls?|lobby|lobbies|lifts?|railings?|balustrades?)\b/i,
})

/** What is used as the lot's own and is everybody's. */
export default defineRule({
  id: 'national/lot-parts-shared',
  title: 'Balcony, courtyard or store on common property',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the registered plan draws the boundary of the lot' },
  appliesTo: ['plan', 'title-search', 'owners-corporation-certificate', 'by-laws'],
  patterns,
  clear: 'No balcony, courtyard or store was found that is common property.',
  messages: {
    shared: {
      title: 'A part used with the home is common property',
      description:
        'The wording at {{where}} shows a balcony, courtyard or the like as common property, which all owners own together. You could use it only with the others’ permission, may not alter it, and do not own its area.',
      recommendation:
        'Before you sign, check the plan and ask for the registered by-law or licence that lets the lot use it alone, and until when.',
      question: 'By which registered by-law or licence does the lot use this part alone?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'plan',
      'title-search',
      'owners-corporation-certificate',
      'vendor-statement',
      'by-laws',
      'annexure',
    ])) {
      const { text, span } = passage
      if (!patterns.part.test(text) || patterns.granted.test(text)) continue
      if (affirmed({ ...passage, next: '' }, patterns.part) !== null)
        report('shared', [span], {}, { unmistakable: true })
    }
  },
})
