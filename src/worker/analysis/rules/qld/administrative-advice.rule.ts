import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  advice:
    /\b(?:veg(?:etation)? notice|vegetation management|heritage (?:site|notice|agreement)|building statement|environmental (?:notice|protection)|contaminated land|coastal (?:notice|management)|restoration notice|enforcement notice|land charge|resum\w{1,6}|ambulatory boundary|nature refuge|water notice|declared (?:pest|fish)|wild rivers?|transport(?:ation)? infrastructure|body corporate notice|caveat notice)\b/i,
  numbered: /\b\d{9}\b|\bcurrent\b|\b\d{2}\/\d{2}\/\d{4}\b/i,
  done: /\b(?:removed|cancelled|withdrawn|satisfied|lapsed|nil)\b/i,
  heading: /\badministrative advices?\b/i,
  grave: /\b(?:contaminated|enforcement|restoration|resum|charge)\w{0,6}\b/i,
  plants: /\bveg|nature refuge\b/i,
})

/** Entries by which an authority warns on the title. */
export default defineRule({
  id: 'qld/administrative-advice',
  title: 'Administrative advices on the title',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.qld.landTitle)],
  appliesTo: ['title-search'],
  patterns,
  clear: 'No administrative advice was found on the title.',
  subject:
    /\badministrative advices?\b|\b7\d{8}[ |]{1,4}(?:veg|vegetation|contaminated|heritage|building|coastal|notice|environmental)\b|\b(?:veg(?:etation)? notice|heritage site|building statement)\b/i,
  messages: {
    vegetation: {
      title: 'A vegetation notice is recorded on the title (administrative advice)',
      description:
        'The entry at {{where}} warns that an authority has recorded something about trees or other native vegetation on the land. Clearing may be forbidden, earlier clearing may have to be made good, and fines can follow, so your plans to build or garden can be limited.',
      recommendation:
        'Before you sign, ask for the notice behind the entry and a vegetation report from the State.',
      question: 'What does the vegetation notice say, and has everything in it been done?',
    },
    advice: {
      title: 'An administrative advice is recorded on the title',
      description:
        'The entry at {{where}} is a warning that an authority has put on the title. It is not a mortgage or easement, but it points to a notice, restriction or charge that can bind you as the next owner.',
      recommendation: 'Before you sign, ask for a copy of the document behind the entry.',
      question: 'Please give us the document behind the administrative advice on the title.',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, ['title-search'])) {
      const { text, span, heading, previous } = passage
      if (!patterns.advice.test(text) || patterns.done.test(text)) continue
      const listed = patterns.heading.test(`${heading} ${text} ${previous}`)
      if (!patterns.numbered.test(text) && !listed) continue
      if (!patterns.numbered.test(text)) continue
      report(
        patterns.plants.test(text) ? 'vegetation' : 'advice',
        [span],
        {},
        patterns.grave.test(text) ? { severity: 'high' } : {},
      )
    }
  },
})
