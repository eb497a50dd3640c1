import { findFirst } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { topicOf } from '../terms/amendment-topics.ts'
import { isTurnedToVendor } from '../terms/amendment-weight.ts'
import { amendmentsOf } from '../terms/amendments.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  clause:
    /\b(?:standard )?(?:clauses?|conditions?|terms?) ?6\.2\b|\bright to extend (?:the )?settlement\b|\bextension of (?:the )?settlement\b|\b(?:grace|extension) (?:period|notice)s?\b|\bnotice of extension\b|\bnotice to extend\b|\b(?:five|5) business days?'? extension\b|\bextension of (?:five|5) business days\b/i,
  off: /\b(?:delet\w{1,4}|omit\w{0,4}|struck out|does not apply|do not apply|shall not apply|will not apply|(?:to be )?read as|is removed|(?:is|are) (?:wholly )?excluded|has no effect|no effect|not available|(?:is|are) (?:replaced|amended|varied|changed|struck|negatived|cancelled)|no\b.{0,30}\b(?:applies|apply)|(?:gives?|giving) up|given up|waiv\w{1,4}|forgo\w{0,2}|surrenders?|relinquish\w{0,2}|(?:shall|must|will|may|can) not (?:give|serve|issue|rely|use|exercise|invoke|apply)|without the benefit)\b/i,
  none: /\b(?:buyer|purchaser|neither party|no party|parties)\b.{0,40}\b(?:may not|cannot|must not|shall not|will not|is not entitled to|are not entitled to|has no right to|have no right to|gives up (?:any|the) right to|may)\b.{0,30}\b(?:extend|delay|postpone|defer)\b.{0,30}\b(?:settlement|completion)\b|\bno extensions?(?: of time| of (?:the )?settlement)?\b.{0,50}\b(?:granted|given|allowed|available|permitted|considered|settlement)\b|\bsettlement date\b.{0,60}\b(?:may not|cannot|must not|will not|shall not) be (?:extended|postponed|moved|delayed|changed)\b/i,
  // No entitlement to more time for settlement, however it is put.
  noRight:
    /\b(?:no|neither|nor|not|without|lacks?)\b.{0,50}\b(?:right|entitle\w{1,5}|power|option|ability|permitted|allowed|able)\b.{0,40}\b(?:extend|extension|postpone\w{0,4}|defer\w{0,4}|delay|put (?:off|back)|more time)\b/i,
  flatly:
    /\b(?:buyer|purchaser) (?:may not|cannot|must not|shall not|will not|has no right to) (?:by notice )?extend\b/i,
  onlySeller:
    /\bonly the (?:seller|vendor)\b.{0,40}\b(?:extend|extension|postpone|delay)\b|\b(?:extend|extension)\b.{0,60}\b(?:by|to|for) the (?:seller|vendor) (?:only|alone)\b/i,
  settlement: /\bsettle(?:ment)?\b|\bcompletion\b/i,
  conditions: /\b(?:finance|inspection date|due diligence|sunset)\b/i,
  neither: /\bneither party may\b|\bno party may\b/i,
  permits: /\bbuyer may (?:extend|delay|postpone|defer)|\beither party may\b|\bparties may\b/i,
  shorter:
    /\b(?:extend\w{0,3}|extension)\b.{0,80}\b(?:one|two|three|four|1|2|3|4)(?: \(\d\))? (?:business )?days?\b/i,
  changed:
    /\b(?:clause|condition|term) ?6\.2\b.{0,60}\b(?:replaced|amended|varied|changed|substituted|read)\b/i,
  keeps:
    /\b(?:for clarity|either party may|continues to apply|is not (?:excluded|deleted|varied))\b/i,
  immediate:
    /\b(?:fails? to settle|not (?:settled|completed)|settlement (?:does not|is not|has not))\b.{0,120}\b(?:terminate|rescind)\b.{0,60}\b(?:immediately|forthwith|at once|without (?:further )?notice)\b|\b(?:immediately|forthwith|at once|without (?:further )?notice)\b.{0,40}\b(?:terminate|rescind)\b.{0,120}\b(?:fails? to settle|not settled)\b|\b(?:fails? to settle|(?:settlement|settled) (?:is|does|has) not (?:been )?\w{0,10})\b.{0,30}\bby \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b.{0,80}\b(?:end|terminate|rescind)\b/i,
  seller: /\b(?:seller|vendor) (?:may|must|shall|cannot|will)\b.{0,20}\b(?:not )?extend/i,
  printed: /\bextend\b.{0,60}\bsettlement\b|\bsettlement\b.{0,60}\bextend/i,
})

/** The printed clause since 2022. */
const EXTENSION = '6.2'

/** The five business days that the printed terms give a party whose bank is late. */
export default defineRule({
  id: 'qld/settlement-extension-removed',
  title: 'Right to extend settlement by a few days',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: { none: 'clause 6.2 of the printed contract, which the parties may change' },
  appliesTo: ['special-conditions', 'particulars', 'general-conditions'],
  patterns,
  clear: 'No clause was found that takes away the right to extend settlement.',
  subject:
    /\b(?:exten\w{1,6}|postpon\w{1,6}|put off|adjourn\w{0,5}|defer\w{0,4}|delay\w{0,3}|grace)\b[^.;]{0,120}\b(?:settle\w{0,5}|completion|due date)\b|\b(?:settle\w{0,5}|completion|due date)\b[^.;]{0,120}\b(?:exten\w{1,6}|postpon\w{1,6}|put off|adjourn\w{0,5}|defer\w{0,4}|delay\w{0,3}|grace)\b|\bextensions? of time\b|\bextend time\b|\b(?:clauses?|condition|term) 6\.[23]\b|\b(?:fails? to|not|late) settl\w{1,5}\b|\bsettle\w{0,5}\b[^.;]{0,60}\bterminate\b/i,
  messages: {
    removed: {
      title: 'Your right to extend settlement is removed: the settlement date is strict',
      description:
        'The wording at {{where}} takes away the extension that the standard Queensland contract has given since 2022: either side may move settlement by up to five business days. Without it, if your bank is one day late the vendor can end the contract and keep your deposit.',
      recommendation:
        'Before you sign, ask for this clause to be removed. If it stays, have your bank confirm in writing that it will be ready.',
      question:
        'Will the vendor keep standard clause 6.2, so that either party may extend settlement by up to five business days?',
      suggestedWording: 'Clause 6.2 of the standard terms applies without change.',
    },
    vendorOnly: {
      title: 'Only the vendor may put off settlement: your right to extend is removed',
      description:
        'The wording at {{where}} leaves the printed extension to the vendor. As printed, either side may move settlement by up to five business days. By the change the vendor may be late without fault, while for you the day stays strict: if your bank is one day late, the vendor can end the contract and keep your deposit.',
      recommendation:
        'Before you sign, ask for the printed words, so that either side may extend. If the change stays, have your bank confirm in writing that it will be ready.',
      question:
        'Will the vendor leave the printed extension of settlement to both sides, as standard clause 6.2 has it?',
      suggestedWording: 'Clause 6.2 of the standard terms applies without change.',
    },
    shortened: {
      title: 'Your right to extend settlement is shortened',
      description:
        'The wording at {{where}} leaves less than the five business days by which the standard Queensland contract lets either side move settlement. If your bank is later than that, the vendor can end the contract and keep your deposit.',
      recommendation: 'Before you sign, ask for the usual five business days.',
      question: 'Will the vendor leave the usual extension of five business days?',
    },
    immediate: {
      title: 'If settlement is missed, the vendor can end the contract at once',
      description:
        'The wording at {{where}} lets the vendor end the contract immediately when you do not settle on time, without a second chance. A delay of your bank by a day could cost you the deposit and the property.',
      recommendation:
        'Before you sign, ask for the usual extension of five business days, or a written notice with time to settle.',
      question:
        'Will the vendor give notice and five business days before it ends the contract for a late settlement?',
    },
  },
  check({ doc }, report) {
    const printed = findFirst(doc, patterns.printed, { zones: ['general-conditions'] })
    // Whatever the verb by which the clause goes.
    const gone = new Map(
      amendmentsOf(doc)
        .filter(
          (one) =>
            one.kind === 'gone' &&
            one.clause === EXTENSION &&
            (one.printed === null || topicOf(one) === 'extension'),
        )
        .map(({ passage, printed }) => [passage, printed]),
    )
    for (const [{ span }, print] of gone) {
      const beside = print === null ? {} : { beside: [print.span] }
      report('removed', [span], {}, { unmistakable: true, ...beside })
    }
    const turned = amendmentsOf(doc).filter(
      (one) => topicOf(one) === 'extension' && isTurnedToVendor(one),
    )
    for (const { span, printed: print } of turned) {
      const beside = print === null ? {} : { beside: [print.span] }
      report('vendorOnly', [span], {}, { unmistakable: true, ...beside })
    }
    for (const passage of termsOf(doc)) {
      if (gone.has(passage) || turned.some((one) => one.passage === passage)) continue
      const { full, text, span, previous } = passage
      if (patterns.keeps.test(text) && !patterns.off.test(text)) continue
      const about =
        patterns.settlement.test(`${previous.slice(-200)} ${full}`) &&
        !patterns.conditions.test(full)
      const clause =
        (patterns.clause.test(text) && patterns.off.test(text)) ||
        (about && (patterns.noRight.test(text) || patterns.onlySeller.test(text)))
      const shorter =
        patterns.shorter.test(text) || (patterns.changed.test(text) && daysIn(text).length > 0)
      if (shorter && (clause || patterns.clause.test(text))) {
        const days = daysIn(text)
        if (days.length === 0 || Math.min(...days) < 7) {
          report('shortened', [span], {}, { severity: 'medium' })
          continue
        }
      }
      if (
        clause ||
        (patterns.none.test(full) && (!patterns.permits.test(full) || patterns.neither.test(full)))
      ) {
        const oneWay = about && (patterns.onlySeller.test(text) || patterns.flatly.test(text))
        report('removed', [span], {}, oneWay ? { unmistakable: true } : {})
      } else if (patterns.immediate.test(full)) report('immediate', [span])
    }
    if (printed !== null) {
      report.clear('The printed right to extend settlement is unchanged.', [printed.span])
    }
  },
})
