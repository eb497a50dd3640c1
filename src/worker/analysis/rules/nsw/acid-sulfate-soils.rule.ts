import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { certificateSays } from './certificate-answers.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  soil: /\bacid sul(?:f|ph)ate\b/i,
  class: /\bclass ([1-5])\b/i,
  shallow: /\bclass [1-3]\b/i,
  deep: /\bclass 5\b/i,
  /** The class of a map, printed behind the name of its matter. */
  mapped: /\bacid sul(?:f|ph)ate\b[^.;]{0,60}\bclass 4\b/i,
})

/** Soil that turns to acid when it is dug up or drained. */
export default defineRule({
  id: 'nsw/acid-sulfate-soils',
  title: 'Acid sulfate soils',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.planning)],
  appliesTo: ['planning-certificate', 'special-conditions', 'building-report'],
  patterns,
  clear: 'No acid sulfate soils of the classes that bind a house were found in the papers.',
  subject: /\bacid sul(?:ph|f)ate\b|\bASS (?:map|class)\b/i,
  messages: {
    soil: {
      title: 'The land is mapped as having acid sulfate soils',
      description:
        'The wording at {{where}} says that the soil can turn to acid when it is dug up or drained. A pool, basement or extension may need consent and a soil plan first, which adds cost.',
      recommendation:
        'If you plan to dig, ask the council for the class and its rules before you sign.',
      question: 'Which class of acid sulfate soils is the land in?',
    },
  },
  check({ doc }, report) {
    const tell = (text: string, spans: Parameters<typeof report>[1]): void => {
      if (patterns.deep.test(text)) return
      report(
        'soil',
        spans,
        {},
        patterns.shallow.test(text)
          ? { severity: 'medium', unmistakable: true }
          : patterns.mapped.test(text)
            ? { unmistakable: true }
            : {},
      )
    }
    for (const { spans, text } of certificateSays(doc, patterns.soil, ['planning-certificate'])) {
      tell(text, spans)
    }
    const told = new Set(
      certificateSays(doc, patterns.soil, ['planning-certificate']).flatMap(({ spans }) =>
        spans.map(({ start }) => start),
      ),
    )
    for (const passage of papersIn(doc, ['planning-certificate'])) {
      if (!patterns.class.test(passage.text) || told.has(passage.span.start)) continue
      if (affirmed(passage, patterns.soil) !== null) tell(passage.text, [passage.span])
    }
    for (const passage of papersIn(doc, ['special-conditions', 'building-report', 'other'])) {
      if (affirmed(passage, patterns.soil) !== null) tell(passage.text, [passage.span])
    }
  },
})
