import type { Facts } from '../../facts/facts.ts'
import { act } from '../../law/acts.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { cite } from '../../law/cite.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf } from '../reading/passages.ts'
import { FORM_PATTERNS, firstAnswer, particularsOf } from '../papers/form-answers.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  question: /\bowner[- ]builders?(?:'s)?(?: permit)?\b/i,
  permit:
    /\bas (?:an )?owner[- ]builders?\b|\bowner[- ]builders?\b.{0,60}\b(?:19|20)\d{2}\b|\b(?:19|20)\d{2}\b.{0,60}\bowner[- ]builders?\b|\bowner[- ]builders?(?:'s)? permit\b.{0,60}\b(?:no\.? ?|number ?)?\d{4,9}|\bowner[- ]builders?(?:'s)? permit\b.{0,60}\b(?:issued|granted|held|dated)\b|\b(?:built|constructed|carried out|erected|completed|done|renovated|added|converted|enclosed|extended)\b.{0,80}\b(?:as (?:an )?owner[- ]builders?|under (?:an |the )?owner[- ]builders?)\b|\bowner[- ]builders?\b.{0,60}\b(?:built|constructed|carried out|erected|completed)\b/i,
  /** "He put it up himself under a permit in his own name". */
  byOwner: new RegExp(
    `${/\b(?:built|put (?:it |them )?up|erected|constructed|did (?:it|the work|all)|renovated|extended|converted|added)\b[^.;]{0,50}\b(?:himself|herself|themselves|ourselves|myself)\b/.source}|${/\b(?:himself|herself|themselves|ourselves|myself)\b[^.;]{0,16}\b(?:built|put up|erected|constructed|renovated|extended|converted)\b/.source}`,
    'i',
  ),
  ownPermit:
    /\b(?:permit|approval|licence)\b[^.;]{0,40}\b(?:(?:his|her|their|my|our)(?: own)? names?|as (?:an )?owner|to (?:himself|herself|themselves))\b|\b(?:his|her|their|the owner's|my|our) own (?:building )?permit\b/i,
  year: /\b(?:19|20)\d{2}\b/,
  uninsured:
    /\bnot covered by insurance\b.{0,80}\b(?:home warranty|QBCC|queensland building|act|scheme)\b|\b(?:home warranty (?:insurance|scheme)|statutory insurance scheme)\b.{0,60}\b(?:does not (?:cover|apply)|will not cover|not covered)\b|\bnot (?:covered|insured) (?:by|under) the (?:queensland )?(?:home warranty|statutory insurance)\b/i,
  unlicensed:
    /\b(?:unlicensed (?:building )?(?:work|contractor|person|builder|tradesperson)|(?:work|built|done|carried out|added|erected|constructed|installed)\b.{0,60}\b(?:without a (?:QBCC |contractor'?s? |builder'?s? )?licen[cs]e|by an unlicensed))\b/i,
  heading: /\bunlicensed building work under owner builder permit\b/i,
  finalCertificate:
    /\bfinal (?:inspection )?certificate\b.{0,60}\b(?:attached|issued|dated|given)\b/i,
})

/** Work that the statutory home warranty scheme does not insure. */
export default defineRule({
  id: 'qld/owner-builder-work',
  title: 'Owner-builder work in the last six years',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.qld.buildingCommission, 's 47'), cite(act.qld.propertyLawRegulation, 's 5(1)(c)')],
  appliesTo: ['vendor-statement', 'building-permit', 'special-conditions', 'title-search'],
  patterns,
  clear: 'No work under an owner builder permit was found.',
  subject:
    /\bowner[- ]?build\w{1,4}\b|\bbuil(?:t|d|ding work)\b[^.;]{0,60}\b(?:by the (?:sellers?|owners?|vendors?)|himself|herself|themselves)\b|\b(?:put up|works?|renovated|constructed|extended|erected|enclosed|added|built)\b[^.;]{0,60}\b(?:by (?:the )?(?:sellers?|owners?|vendors?)|himself|herself|themselves)\b|\b(?:permit|approval)\b[^.;]{0,40}\b(?:her|his|their) own names?\b|\bsection 47\b|\b(?:without|no|not)\b[^.;]{0,30}\bQBCC\b|\bhome warranty\b|\bunlicensed\b/i,
  messages: {
    done: {
      title: 'Owner-builder work without home warranty insurance',
      description:
        'The wording at {{where}} shows building work done by an owner builder or someone without a licence. The Queensland Home Warranty Scheme does not insure it, so defects in that work would be your cost, and there may be no builder to go back to.',
      recommendation:
        'Before you sign, have the work inspected by an engineer or building surveyor, and ask for the approvals and the final certificate.',
      question:
        'Please give us the notice under section 47, the building approval and the final certificate for this work.',
    },
    contradicted: {
      title: 'The Form 2 denies owner-builder work that another paper shows',
      description:
        'The Form 2 answers that no work was done under an owner builder permit in the last six years, but another paper in this file speaks of such work without home warranty insurance. One of them is wrong. Defects in that work would be your cost, and a materially wrong Form 2 can give you a right to end the contract.',
      recommendation:
        'Before you sign, ask for a corrected Form 2, the approvals and the final certificate, and have the work inspected.',
      question:
        'Which is right, the Form 2 or the owner builder notice? Please correct the Form 2 and give us the approvals.',
    },
  },
  check({ doc, facts }, report) {
    const answer = firstAnswer(doc, patterns.question)
    const severity = disclosuresOf(doc).some(
      (passage) => affirmed(passage, patterns.finalCertificate) !== null,
    )
      ? 'medium'
      : 'high'
    const shown = disclosuresOf(doc).filter((passage) => {
      const { text, zone } = passage
      if (zone === 'by-laws' || zone === 'minutes') return false
      if (zone === 'vendor-statement' && answer !== null && answer.answer !== 'unseen') return false
      if (patterns.heading.test(text)) return false
      return (
        patterns.uninsured.test(text) ||
        (holds(text, patterns.byOwner, patterns.ownPermit) && !isOld(text, facts)) ||
        [patterns.permit, patterns.unlicensed].some((one) => affirmed(passage, one) !== null)
      )
    })
    const spans = shown.map(({ span }) => span)
    if (answer?.answer === 'no' && spans.length > 0) {
      report(
        'contradicted',
        [...answer.spans, ...spans],
        {},
        {
          severity: 'high',
          sides: [
            { label: 'Form 2', value: 'No', spans: answer.spans },
            { label: 'Notice', value: 'Owner builder work', spans },
          ],
        },
      )
      return
    }
    const named =
      answer === null || answer.answer === 'unseen' ? particularsOf(doc, patterns.question) : []
    if (answer?.answer === 'yes') report('done', [...answer.spans, ...spans], {}, { severity })
    else if (spans.length + named.length > 0) {
      report('done', [...named, ...spans], {}, { severity })
    } else if (answer?.answer === 'no') {
      report.clear('The Form 2 answers No to owner builder work.', answer.spans)
    }
  },
})

/** Whether the last year that is named lies further back than the law asks after. */
function isOld(text: string, { contractDate }: Facts): boolean {
  const years = matchesOf(text, patterns.year).map(([year]) => Number(year))
  const now = Number((contractDate?.value ?? LAW_AS_AT).slice(0, 4))
  return years.length > 0 && Math.max(...years) < now - YEARS_ASKED
}

const YEARS_ASKED = 6
