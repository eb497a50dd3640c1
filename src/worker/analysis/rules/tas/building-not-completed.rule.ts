import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { UNCERTIFIED_PATTERNS, uncertifiedWork } from '../buildings/uncertified-work.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  ...UNCERTIFIED_PATTERNS,
  granted:
    /\b(?:building|plumbing)\b.{0,40}\b(?:permit|work)\b.{0,40}\b(?:granted|issued|undertaken|carried out|completed)\b|\bpermit\b.{0,20}\b(?:granted|issued)\b.{0,16}\b(?:building|plumbing) work\b/i,
  /** Two questions under one answer: a permit, and what closes it. */
  ifSo: /\b(?:and|or),? if so\b/i,
  completed:
    /\b(?:certificates? of (?:completion|final inspection|substantial compliance)|completion certificates?|occupancy permits?|final inspections?)\b/i,
  outstanding:
    /\boutstanding (?:building|plumbing)\b|\b(?:building|plumbing|permit|inspection|certificate|work)\b.{0,80}\b(?:outstanding|incomplete|uncompleted|not (?:been )?(?:completed|issued|finalised)|without (?:a )?permit|lapsed|expired)\b/i,
  notApplicable: /\b(?:not applicable|n\/a)\b/i,
  outbuilding: /\b(?:shed|outbuilding|garage|carport|greenhouse|fence)\b/i,
})

/** Work that the council has never signed off. */
export default defineRule({
  id: 'tas/building-not-completed',
  title: 'Building and plumbing permits and their completion',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  replaces: ['national/unapproved-building-work'],
  law: [cite(act.tas.building), cite(act.tas.localGovernment, 's 337')],
  appliesTo: [
    'planning-certificate',
    'special-conditions',
    'particulars',
    'building-permit',
    'building-report',
    'rates-certificate',
  ],
  patterns,
  clear: 'No work without a permit or completion certificate was found in the papers.',
  subject:
    /\b(?:building|plumbing|occupancy|demolition) permits?\b|\bcertificates? of (?:completion|occupancy|final|likely compliance|substantial)\b|\bcompletion certificates?\b|\bwithout (?:a |any |council )?(?:permits?|approval|consent)\b|\bnot approved\b|\bunapproved\b|\bunauthori[sz]ed\b|\bfinal inspections?\b|\bnot issued\b|\b(?:building|plumbing) work\b[^.;]{0,60}\b(?:outstanding|permit|approval|complete\w{0,4})\b|\bpermits?\b[^.;]{0,60}\b(?:expired|lapsed|never|not completed)\b/i,
  messages: {
    unapproved: {
      title: 'Building or plumbing work without a permit (unapproved work)',
      description:
        'The wording at {{where}} speaks of building work that has no permit or approval. The council can order the owner to legalise or remove it, an insurer may refuse a claim, and from settlement that owner is you.',
      recommendation:
        'Before you sign, have a building surveyor look at the work and make the contract depend on a permit of substantial compliance.',
      question:
        'Which work was done without a permit, when and by whom, and will the vendor have it approved before completion?',
    },
    unfinished: {
      title: 'No completion certificate or occupancy permit for building work',
      description:
        'The wording at {{where}} shows building or plumbing work that was never signed off: a completion certificate, final inspection or occupancy permit is missing. The council may ask the next owner to finish it, and insurers and lenders ask about it.',
      recommendation:
        'Ask for the completion certificate before you sign, or for its delivery before settlement.',
      question:
        'Will the vendor obtain the missing completion certificate or occupancy permit before completion?',
      suggestedWording:
        'This contract is subject to the vendor giving the purchaser, at least 7 days before completion, a certificate of completion for all building and plumbing work on the property.',
    },
  },
  check({ doc }, report) {
    for (const { span, lacks, habitable } of uncertifiedWork(doc)) {
      const small = !habitable && patterns.outbuilding.test(doc.text.slice(span.start, span.end))
      report(
        lacks === 'approval' ? 'unapproved' : 'unfinished',
        [span],
        {},
        small ? { severity: 'medium' } : {},
      )
    }
    const zones = ['planning-certificate'] as const
    const granted = answersTo(doc, patterns.granted, zones)
    const noWork = granted.length > 0 && granted.every(({ answer }) => answer === 'no')
    for (const { answer, spans } of answersTo(doc, patterns.completed, zones)) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (!words.includes('?') || patterns.notApplicable.test(words)) continue
      // What is added to the answer ("permit lapsed 2016") is no part of what was asked.
      const question = words.slice(0, words.indexOf('?'))
      const bad = patterns.outstanding.test(question) ? 'yes' : 'no'
      const isOfPermit = patterns.ifSo.test(question) && patterns.granted.test(question)
      if (answer === bad && !(bad === 'no' && (noWork || isOfPermit))) report('unfinished', spans)
    }
    for (const { answer, spans } of answersTo(doc, patterns.outstanding, zones)) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (answer === 'yes' && words.includes('?') && !patterns.completed.test(words)) {
        report('unfinished', spans)
      }
    }
  },
})
