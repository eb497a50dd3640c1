import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { certificateSays } from './certificate-answers.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  paper: /\bpaper subdivisions?\b|\bsubdivision order\b/i,
  real: /\b(?:is in|development plan|subdivision order|within|applies|subject|yes|proposed|part of)\b/i,
})

/** Lots that exist on paper, without roads or pipes. */
export default defineRule({
  id: 'nsw/paper-subdivision',
  title: 'Paper subdivision',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.planning)],
  appliesTo: ['planning-certificate', 'special-conditions'],
  patterns,
  clear: 'No paper subdivision was found.',
  subject:
    /\bpaper subdivisions?\b|\bsubdivision orders?\b|\bschedule 7\b[^.;]{0,60}\bsubdivi|\bpaper (?:roads?|estate)\b|\bold (?:scheduled )?(?:estate|subdivision)\b/i,
  messages: {
    paper: {
      title: 'The land is in a paper subdivision: it may have no roads or services',
      description:
        'The wording at {{where}} shows a subdivision that exists on paper only. Roads, water and sewer may never have been built, and no home may be allowed until the owners together pay for them.',
      recommendation:
        'Before you sign, ask the council whether a home may be built, when services will come and what each owner must pay.',
      question: 'May a home be built on the lot today, and what must its owner pay for services?',
    },
  },
  check({ doc }, report) {
    for (const { spans, text } of certificateSays(doc, patterns.paper, ['planning-certificate'])) {
      if (patterns.real.test(text)) report('paper', spans)
    }
    for (const passage of papersIn(doc, ['special-conditions', 'annexure'])) {
      if (affirmed(passage, patterns.paper) !== null) report('paper', [passage.span])
    }
  },
})
