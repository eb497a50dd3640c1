import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { blocksIn } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { firstAnswer, FORM_PATTERNS } from '../papers/form-answers.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  pair: /☐ ?yes\b[^☐☒:?]{0,24}☐ ?no\b|(?<!☒ ?yes\b[^☐☒]{0,24})☐ ?no\b[^☐☒:?]{0,24}☐ ?yes\b|\byes:? ?☐[^☐☒]{0,14}\bno:? ?☐/i,
  marked: /☒ ?(?:yes|no)\b|\b(?:yes|no):? ?☒/i,
  dependent:
    /\bif (?:yes|so|applicable|a |the |there )|\bpool compliance\b|\bpool safety certificate\b|\bcertificate is given\b|\bshared pool\b|\brooming\b.{0,40}\bif\b/i,
  /** What a yes asks for besides, in the same row. */
  ifYes: /\bif (?:yes|so)\b.{0,200}/i,
  /** The form prints OR between two ways of giving one answer. */
  either: /\bOR\b/,
  /** "Water: total amount payable $ Date Range": the sum was never put in. */
  noSum:
    /\b(?:rates|water|levy|levies|contributions?)\b[^$]{0,80}\b(?:payable|amount|charges?|is)\b[^$\d]{0,20}\$ ?(?=date range\b|for\b|to\b|per\b|$|[|_.])/i,
  noNotice: /\b(?:no separate|☒ ?no\b|not applicable|included in|nil)\b/i,
  grave:
    /\b(?:encumbranc\w{1,3}|resum\w{1,6}|contaminat\w{1,4}|EMR|CLR|notices?|orders?|show cause|enforcement|transport|owner builder)\b/i,
  placeholder:
    /\b(?:(?<!\bnot )(?<!not need )to be (?:advised|confirmed|completed|inserted|provided)|tba|tbc|awaiting|awaited|pending receipt|to be obtained|yet to be (?:confirmed|advised)|refer to (?:attached|annexure)[^.]{0,30}nothing attached|not known at this time)\b|\[(?:insert|tbc|to come)[^\]]{0,40}\]/i,
  /** A question with words or a rule in place of its answer. */
  leftOpen:
    /\b(?:left (?:blank|open|unanswered|for the (?:seller|vendor|owner) to (?:complete|answer|fill in))|(?:answer )?(?:still|yet) (?:open|to be (?:answered|completed|given))|not (?:yet )?answered)\b/i,
  field:
    /\b(?:zoning|lot on plan|title reference|property address|total amount payable|rates|water|date of (?:the )?most recent rent increase|rent|bond)\b[^_.:|]{0,80}[:|]? ?\$? ?(?:_{4,60}(?!_| ?[$\d])|\.{6,90}(?!\.| {0,3}[\w$☒]))/i,
  /** Dots from a question to its boxes. */
  leaders: /[ .]{3,90}$/,
  /** What is asked of a tenancy alone. */
  ofTenancy: /\brent\b|\bbond\b|\btenan(?:t|cy)\b/i,
  tenancy: /\bresidential tenancy\b|\brooming accommodation\b/i,
  signature: /\bsign(?:ed|ature)?\b/i,
  partSix: /\bcommunity (?:titles|management)\b|\bbody corporate\b|\bBUGTA\b/i,
  /** Each Act's own questions stand behind one that asks whether it is relevant at all. */
  unitsRelevant:
    /\b(?:building units and group titles act(?: 1980)?|BUGTA)\b[^☐☒?]{0,30}\b(?:is|are) relevant\b/i,
  ofUnits: /\bbuilding units and group titles\b|\bBUGTA\b/i,
  communityRelevant:
    /\bbody corporate and community management act(?: 1997)?\b[^☐☒?]{0,30}\b(?:is|are) relevant\b/i,
  ofCommunity: /\bbody corporate and community management\b|\bcommunity management statement\b/i,
  notScheme: /\bpart 6\b.{0,60}\bnot (?:need|applicable|required)|^not applicable\b/i,
  /** "☒ No – Part 6 is left blank", "Left blank: the property is not in a scheme". */
  rightlyBlank:
    /☒ ?no\b[^☐☒]{0,60}\b(?:left blank|not (?:answered|completed))\b|\bleft blank\b[^.;]{0,40}\b(?:is|are|was) not\b|\bnot (?:answered|completed)\b[^.;]{0,20}\bnot applicable\b/i,
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
  clear: 'No question of the Form 2 was found that is left open.',
  messages: {
    blank: {
      title: 'The Form 2 disclosure statement leaves questions unanswered: {{matters}}',
      description:
        'At {{where}} neither Yes nor No is marked. A blank is not a No: the vendor has told you nothing about this point. An incomplete Form 2 can also give you a right to end the contract if the matter is material and you did not know of it.',
      recommendation:
        'Before you sign, ask for a corrected Form 2 in which every question is answered.',
      question: 'Please answer every question of the Form 2 and sign it again.',
    },
    placeholder: {
      title: 'The Form 2 disclosure statement is incomplete, details are left blank: {{matters}}',
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
    const isUnits = firstAnswer(doc, patterns.unitsRelevant)?.answer !== 'no'
    const isCommunity = firstAnswer(doc, patterns.communityRelevant)?.answer !== 'no'
    const isLet = firstAnswer(doc, patterns.tenancy)?.answer !== 'no'
    const blank: { span: Span; text: string }[] = []
    const open: { span: Span; text: string }[] = []
    let marked = 0
    for (const passage of passagesIn(doc, ['vendor-statement'])) {
      const unfilled =
        patterns.field.test(passage.text) ||
        (patterns.noSum.test(passage.text) && !patterns.noNotice.test(passage.text))
      const isLeftOpen =
        patterns.leftOpen.test(passage.text) && !patterns.rightlyBlank.test(passage.text)
      if (!patterns.placeholder.test(passage.text) && !unfilled && !isLeftOpen) continue
      if (patterns.signature.test(passage.text)) continue
      // Where nobody is said to rent, there is no rent to fill in.
      if (!isLet && patterns.ofTenancy.test(passage.text)) continue
      open.push(passage)
    }
    if (open.length > 0) {
      const places = open.map(({ span }) => span)
      const isGrave = open.some(
        ({ text }) => patterns.leftOpen.test(text) && patterns.grave.test(text),
      )
      const severity = isGrave ? 'high' : 'medium'
      report('placeholder', places, { matters: mattersOf(open) }, { severity })
    }
    for (const { text, span } of blocksIn(doc, { zones: ['vendor-statement'] })) {
      if (patterns.marked.test(text)) marked += 1
      const pair = patterns.pair.exec(text)
      if (pair === null || isDependent(text, pair) || patterns.either.test(text)) continue
      if (scheme && patterns.partSix.test(text)) continue
      if (!isUnits && patterns.ofUnits.test(text)) continue
      if (!isCommunity && patterns.ofCommunity.test(text)) continue
      const asked = text.slice(0, pair.index).replace(patterns.leaders, '')
      const start = asked.lastIndexOf('. ') + 1
      const from = start === 0 ? 0 : start + 1
      blank.push({
        text: asked.slice(from),
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
      const severity = patterns.grave.test(text) ? 'high' : 'medium'
      report('blank', [span], { matters: mattersOf(blank) }, { severity })
    }
  },
})

/** True where a question arises from the answer to another; what a yes would have to add makes it none. */
function isDependent(text: string, pair: RegExpExecArray): boolean {
  const end = pair.index + pair[0].length
  return patterns.dependent.test(text.slice(0, end) + text.slice(end).replace(patterns.ifYes, ' '))
}

/** More questions than these make no title. */
const MOST_NAMED = 4
const LONGEST = 60

/** The first words of each question, as the form prints them. */
function mattersOf(lines: readonly { readonly text: string }[]): string {
  return list(
    lines.slice(0, MOST_NAMED).map(({ text }) => {
      const words = text.trim().replace(/[\s:|$☐☒_.–-]{1,120}$/, '')
      return `“${words.length <= LONGEST ? words : `${words.slice(0, LONGEST).replace(/ \S{0,30}$/, '')} …`}”`
    }),
  )
}
