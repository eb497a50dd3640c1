import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { blocksIn } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  pair: /☐ ?(?:yes|no)\b[^☐☒]{0,24}☐ ?(?:yes|no)\b|\byes:? ?☐[^☐☒]{0,14}\bno:? ?☐/i,
  marked: /☒ ?(?:yes|no)\b|\b(?:yes|no):? ?☒/i,
  dependent:
    /\bif (?:yes|so|applicable|a |the |there )|\bpool compliance\b|\bpool safety certificate\b|\bcertificate is given\b|\bshared pool\b|\bOR\b|\brooming\b.{0,40}\bif\b/i,
  grave:
    /\b(?:encumbranc\w{1,3}|resum\w{1,6}|contaminat\w{1,4}|EMR|CLR|notices?|orders?|show cause|enforcement|transport|owner builder)\b/i,
  placeholder:
    /\b(?:(?<!not need )to be (?:advised|confirmed|completed|inserted|provided)|tba|tbc|awaiting|awaited|pending receipt|to be obtained|yet to be (?:confirmed|advised)|refer to (?:attached|annexure)[^.]{0,30}nothing attached|not known at this time)\b|\[(?:insert|tbc|to come)[^\]]{0,40}\]/i,
  field:
    /\b(?:zoning|lot on plan|title reference|property address|total amount payable|rates|water|date of (?:the )?most recent rent increase|rent|bond)\b[^_.:|]{0,80}[:|]? ?\$? ?(?:_{4}|\.{6})/i,
  signature: /\bsign(?:ed|ature)?\b/i,
  partSix: /\bcommunity (?:titles|management)\b|\bbody corporate\b|\bBUGTA\b/i,
  notScheme: /\bpart 6\b.{0,60}\bnot (?:need|applicable|required)|^not applicable\b/i,
})

/** A question that the form asks and nobody answered. */
export default defineRule({
  id: 'qld/form-2-incomplete',
  title: 'Answers in the Form 2',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  law: [cite(act.qld.propertyLaw, 'ss 99, 104')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'The questions of the Form 2 that could be read are answered.',
  messages: {
    blank: {
      title: 'The Form 2 disclosure statement leaves questions unanswered',
      description:
        'At {{where}} neither Yes nor No is marked. A blank is not a No: the vendor has told you nothing about this point. An incomplete Form 2 can also give you a right to end the contract if the matter is material and you did not know of it.',
      recommendation:
        'Before you sign, ask for a corrected Form 2 in which every question is answered.',
      question: 'Please answer every question of the Form 2 and sign it again.',
    },
    placeholder: {
      title: 'The Form 2 disclosure statement is incomplete: details are left open',
      description:
        'At {{where}} the Form 2 says that a detail will come later, or leaves its line empty. You are entitled to the detail before you sign.',
      recommendation: 'Before you sign, ask for a complete Form 2.',
      question: 'Please complete the details that the Form 2 leaves open.',
    },
    unread: {
      title: 'The answers of the Form 2 could not be read: check them on the page',
      description:
        'No box of the Form 2 is marked in the text of this file. Either it is a blank form, or the marks were drawn by hand or as pictures, which leave nothing to read.',
      recommendation:
        'Look at the boxes on the page yourself. If they are empty, ask for a completed Form 2 before you sign.',
      question: 'Please send us a copy of the completed Form 2 in which the answers can be read.',
    },
  },
  check({ doc }, report) {
    const scheme = passagesIn(doc, ['vendor-statement']).some(({ text }) =>
      patterns.notScheme.test(text),
    )
    const blank: { span: Span; text: string }[] = []
    let marked = 0
    for (const passage of passagesIn(doc, ['vendor-statement'])) {
      if (!patterns.placeholder.test(passage.text) && !patterns.field.test(passage.text)) continue
      if (patterns.signature.test(passage.text)) continue
      report('placeholder', [passage.span], {}, { severity: 'medium' })
    }
    for (const { text, span } of blocksIn(doc, { zones: ['vendor-statement'] })) {
      if (patterns.marked.test(text)) marked += 1
      const pair = patterns.pair.exec(text)
      if (pair === null || patterns.dependent.test(text)) continue
      if (scheme && patterns.partSix.test(text)) continue
      const start = text.lastIndexOf('. ', pair.index) + 1
      const from = start === 0 ? 0 : start + 1
      blank.push({
        text: text.slice(from, pair.index),
        span: { start: span.start + from, end: span.start + pair.index + pair[0].length },
      })
    }
    if (blank.length >= 5 && marked === 0) {
      report(
        'unread',
        blank.slice(0, 3).map(({ span }) => span),
        {},
        { severity: 'medium', strength: 'possible' },
      )
      return
    }
    for (const { text, span } of blank) {
      report('blank', [span], {}, { severity: patterns.grave.test(text) ? 'high' : 'medium' })
    }
  },
})
