import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  limited:
    /\blimited (?:certificate(?: of title)?|title|folio)\b|\blimited as to (?:the )?(?:description|parcels?|boundar(?:y|ies)|measurements?|dimensions)\b/i,
  place: /\b(?:boundar(?:y|ies)|position|measurements?|dimensions|description|parcels?|area)\b/i,
  notGuaranteed:
    /\bnot (?:been )?(?:guaranteed|investigated|warranted|defined by survey)\b|\bwithout (?:guarantee|survey)\b|\bno guarantee\b/i,
  /** What anybody prints on a plan or a search. */
  ofPaper:
    /\b(?:this (?:search|extract|copy|sketch|diagram|map|print)|information (?:in|on)|accuracy|scale|compil\w{2,4}|supplied by|intended as a guide)\b/i,
  lifted: /\b(?:was|were|has been|have been|is) (?:lifted|removed|cancelled|withdrawn)\b/i,
})

/** A title whose boundaries the State does not stand behind. */
export default defineRule({
  id: 'national/limited-title',
  title: 'Titles whose boundaries are not guaranteed',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'what the register says of its own title' },
  appliesTo: ['title-search'],
  patterns,
  clear: 'No words were found that limit the title or its boundaries.',
  subject:
    /\b(?:limited|qualified) (?:certificate|title|folio|as to)|\blimitation\b[^.;]{0,60}\b(?:title|boundar|dimension|folio|survey)|\b(?:boundar(?:y|ies)|dimensions?|measurements?|position)\b[^.;]{0,100}\b(?:guarantee\w{0,3}|not (?:been )?(?:investigat|survey|determin)\w{0,4}|old deeds?|limited|plan of survey|unsurveyed)\b|\b(?:not (?:been )?(?:investigated|guaranteed|surveyed)|unsurveyed)\b[^.;]{0,100}\b(?:boundar|dimension|title|land)/i,
  messages: {
    limited: {
      title: 'The title is limited: its boundaries are not guaranteed',
      description:
        'The wording at {{where}} shows a title that is limited as to the land’s description. The State does not guarantee where its boundaries run or how large it is, so a fence, wall or building may stand on land that is not yours, or a neighbour’s on yours.',
      recommendation:
        'Before you sign, have a surveyor mark the boundaries, and ask what it costs to have the limitation lifted.',
      question: 'Is there a survey of the boundaries, and has a neighbour ever disputed them?',
    },
  },
  check({ doc }, report) {
    for (const { text, span } of passagesIn(doc, ['title-search'])) {
      if (patterns.lifted.test(text)) continue
      const isNotGuaranteed =
        holds(text, patterns.place, patterns.notGuaranteed) && !patterns.ofPaper.test(text)
      if (patterns.limited.test(text) || isNotGuaranteed) report('limited', [span])
    }
  },
})
