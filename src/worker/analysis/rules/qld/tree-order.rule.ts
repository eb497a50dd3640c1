import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { FORM_PATTERNS, firstAnswer, particularsOf } from '../papers/form-answers.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  question:
    /\btree (?:order|dispute)s?\b|\b(?:neighbourhood disputes|QCAT)\b.{0,80}\btrees?\b|\btrees?\b.{0,80}\bneighbourhood disputes\b/i,
  label: /^(?:trees?\b|tree orders?\b)(?: orders?)?(?:,? (?:or|and) applications?)?(?= ?[:|–-])/i,
  tree: /\btrees?\b|\bNDR ?-?\d|\btree-keeper\b|\bpoinciana\b|\bhedges?\b|\bbranch\w{0,2}\b|\bfig\b|\bcamphor laurel\b|\bgum\b|\bpalms?\b/i,
  tribunal:
    /\bQCAT\b|\bcivil and administrative tribunal\b|\btree (?:order|dispute|application)s?\b|\bNDR ?-?\d|\btree-keeper\b|\btribunal\b/i,
  affected: /☒ ?(?:the land )?(?:is )?affected\b|\bis affected by\b/i,
  notAffected:
    /☒ ?(?:the land )?(?:is )?not affected\b|\b(?:is|are) not (?:the )?(?:subject|affected)/i,
  tickedNot: /☒ ?(?:the land )?(?:is )?not\b(?: affected\b| ?(?=☐))/i,
  /** "☒ is not ☐ is affected by …": two boxes may share the words behind them. */
  boxNotAffected: /[☐☒] ?(?:the land )?(?:is )?not\b(?: affected\b| ?(?=[☐☒]))/i,
  live: /\b(?:order|orders|application|applied|respondents?|dispute|proceedings?|directed|must|required)\b/i,
  duty: /\b(?:must|remove|removal|prune|cut|pay|payment|cost|damage|by \d{1,2} )\b/i,
  done: /\b(?:complied with|completed|dismissed|withdrawn|has been removed)\b/i,
})

/** An order about a tree binds the next owner. */
export default defineRule({
  id: 'qld/tree-order',
  title: 'Tree orders and applications (QCAT)',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.qld.neighbourhoodDisputes, 's 83'),
    cite(act.qld.propertyLawRegulation, 's 5(1)(g)'),
  ],
  appliesTo: ['particulars', 'vendor-statement', 'special-conditions'],
  patterns,
  clear: 'No tree order or application was found.',
  subject:
    /\btrees?\b[^.;]{0,100}\b(?:orders?|applications?|proceedings?|QCAT|tribunal|disputes?)\b|\b(?:orders?|applications?|proceedings?|QCAT|tribunal|disputes?|ordered)\b[^.;]{0,100}\btrees?\b|\bneighbourhood disputes\b|\bQCAT\b|\bNDR ?\d/i,
  messages: {
    order: {
      title: 'A tree order or application in QCAT affects the land',
      description:
        'The wording at {{where}} shows a dispute about a tree before QCAT (the Queensland tribunal), or an order made there. After settlement you, as owner, must do what the order asks and pay for it, such as removing a tree or paying for damage.',
      recommendation:
        'Before you sign, read the application or order, get a price for the work, and ask that the vendor finishes and pays for it before settlement.',
      question:
        'Please give us the application or order. Will the vendor carry it out at its own cost before settlement?',
      suggestedWording:
        'The vendor must, before settlement and at its own cost, comply with every order made about a tree on the land, and indemnifies the purchaser for orders made on an application lodged before settlement.',
    },
  },
  check({ doc }, report) {
    const answer = firstAnswer(doc, patterns.question) ?? firstAnswer(doc, patterns.label)
    const from = [
      'particulars',
      'special-conditions',
      'contract-form',
      'annexure',
      'building-permit',
      'planning-certificate',
      'title-search',
      'other',
    ] as const
    const shown = passagesIn(doc, from).filter((passage) => {
      const { text } = passage
      if (!patterns.tree.test(text) && !patterns.tree.test(passage.heading)) return false
      if (!patterns.tribunal.test(text) && !patterns.tribunal.test(passage.heading)) return false
      if (patterns.boxNotAffected.test(text)) {
        return patterns.affected.test(text) && !patterns.tickedNot.test(text)
      }
      if (patterns.done.test(text) || patterns.notAffected.test(text)) return false
      if (!patterns.live.test(text)) return false
      return affirmed(passage, patterns.tree) !== null
    })
    const spans = [
      ...(answer?.answer === 'yes' ? answer.spans : []),
      ...(answer?.answer === 'yes' || answer?.answer === 'no' || answer?.answer === 'blank'
        ? []
        : particularsOf(doc, patterns.label)),
      ...shown.map(({ span }) => span),
    ]
    if (spans.length > 0) {
      const high = shown.some(
        ({ text }) => patterns.duty.test(text) && !patterns.boxNotAffected.test(text),
      )
      report('order', spans, {}, high ? { severity: 'high' } : {})
    } else if (answer?.answer === 'no') {
      report.clear('The Form 2 answers No to tree orders.', answer.spans)
    }
  },
})
