import type { Block, Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { CONTRACT_ZONES } from '../../segment/part-start.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  pool: /\b(?:swimming |in-?ground |above-?ground )?pools?\b|\bspas?\b/i,
  notPool: /\bpool (?:table|equipment hire)\b|\bcar ?pool\b|\bpooled\b/i,
  paper:
    /\bcompliance certificate\b|\backnowledge?ment notice\b|\bdeclaration\b.{0,60}\b(?:pool|spa)\b|\b(?:pool|spa)\b.{0,60}\bdeclaration\b|\bno (?:swimming )?(?:pool|spa)s?\b|\bswimming pool safety act\b.{0,60}\b(?:certificate|notice|declaration)\b/i,
  toCome:
    /\b(?:to be (?:obtained|provided|given|supplied)|will be (?:obtained|provided|given)|not (?:yet )?(?:been )?(?:obtained|issued|held|available)|has not|must obtain|at the (?:buyer|purchaser)'s|by the (?:buyer|purchaser))\b/i,
  fails:
    /\b(?:does|do|did) not (?:comply|meet)\b|\bnon-?complian\w{1,3}\b|\bfail(?:s|ed)\b|\bno (?:compliance |compliant |current |complying )?(?:certificate|barrier|fence)\b|\bcompliance certificate\b.{0,30}(?:☐ ?yes\b.{0,6}☒ ?no\b|[:|?] ?no\b)|\bnot (?:complian\w{1,2}|certified|fenced)\b/i,
  /** An extract that tells what became of the certificate. */
  cancelled:
    /\b(?:certificate|acknowledge?ment notice)s?\b[^.;]{0,50}\b(?:cancelled|revoked|withdrawn|suspended|has lapsed|has expired)\b(?![^.;]{0,40}\b(?:replaced|new)\b)|\bno (?:compliance )?(?:certificate|acknowledge?ment notice)\b[^.;]{0,50}\b(?:is |are )?(?:now )?in force\b/i,
  buyerMends:
    /\b(?:buyer|purchaser)\b.{0,80}\b(?:bring|upgrade|fix|repair|make|replace|alter)\b.{0,30}\b(?:barrier|fence|fencing|pool)\b/i,
  /** The law of every pool. */
  ofAll: /^(?:where|if|when) (?:an?|any|the) (?:swimming )?(?:pool|spa)\b/i,
  /** What all owners of a scheme have together. */
  together:
    /\b(?:shared|common|communal|complex|residents'?) (?:swimming )?pool\b|\bpool\b[^.;]{0,40}\b(?:common property|all (?:the )?(?:owners|units)|(?:scheme|complex)'s)\b|\b(?:body corporate|owners corporation|proprietors ?[-–,] ?units plan|units plan no)\b/i,
  oldPool: /\backnowledge?ment notice only\b|\bpre-?2003\b/i,
  large: /\b(\d{1,3}(?:\.\d{1,3})?) ?(?:ha\b|hectares?\b)/i,
  home: /\b(?:house|dwelling|home|residen\w{2,6}|carport|bedroom|improvements)\b/i,
  unit: /\bunit \d|\bunits? plan\b|\bvacant (?:land|block)\b/i,
})

/** Land of 1.8 hectares and more is outside the rule. */
const LARGE_HECTARES = 1.8

/** Without a declaration or a certificate the transfer of a home is not registered. */
export default defineRule({
  id: 'nt/pool-declaration',
  title: 'Swimming pool declarations and certificates',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  replaces: ['national/pool-barrier'],
  law: [cite(act.nt.swimmingPoolSafety)],
  appliesTo: [
    'contract-form',
    'particulars',
    'special-conditions',
    'building-permit',
    'building-report',
  ],
  patterns,
  clear: 'No pool or spa without its declaration or certificate was found.',
  subject:
    /\b(?:pools?|spas?|hot tubs?)\b[^.;]{0,100}\b(?:declar\w{2,7}|certificat\w{1,4}|complian\w{1,2}|compl(?:y|ies)|barriers?|fenc(?:e|ing|ed)|standard|acknowledge\w{0,4})\b|\b(?:declar\w{2,7}|certificat\w{1,4}|complian\w{1,2}|compl(?:y|ies)|barriers?|fenc(?:e|ing|ed)|standard|acknowledge\w{0,4})\b[^.;]{0,100}\b(?:pools?|spas?|hot tubs?)\b|\bimprovements?\b[^.;]{0,60}\b(?:pools?|spas?)\b|\bpools?:? ?[☒☐]/i,
  messages: {
    fails: {
      title: 'The pool or spa barrier does not comply, or has no certificate',
      description:
        'The wording at {{where}} shows a pool or spa barrier that fails the standard or has no certificate. The barrier protects children; without proof of it the transfer of the home can be held up, and its owner must repair it.',
      recommendation:
        'Before you sign, have the barrier inspected and ask that the vendor repairs it before settlement.',
      question: 'Will the vendor give a compliance certificate for the pool before settlement?',
      suggestedWording:
        'The vendor must give the purchaser a compliance certificate under the Swimming Pool Safety Act at least 7 days before settlement.',
    },
    shared: {
      title: 'The shared pool or its barrier does not comply, or has no certificate',
      description:
        'The wording at {{where}} shows a pool of the scheme whose barrier fails the standard or which has no certificate. The body corporate must put it right and all owners pay through their levies; without the papers that the Act asks for, the transfer of a unit with a right to use the pool can be held up.',
      recommendation:
        'Before you sign, ask the body corporate when the barrier will be put right and certified and what that will cost, and ask that the vendor pays the share of this unit.',
      question:
        'When will the body corporate have a certificate for the shared pool, what does the work cost, and which pool paper will be lodged with the transfer?',
    },
    toCome: {
      title: 'The pool certificate is left to you or is still to come',
      description:
        'The wording at {{where}} leaves the pool certificate to you or to a later day. The inspection, and any work on the fence, would be at your cost, and an inspection takes about five working days.',
      recommendation:
        'Before you sign, ask that the vendor gives the certificate; if not, book the inspection now.',
      question:
        'Will the vendor obtain the pool certificate before settlement, at the vendor’s cost?',
    },
    missing: {
      title: 'Pool safety declaration or certificate is missing',
      description:
        'For a home on less than 1.8 hectares the land titles office wants a declaration that there is no pool or spa, signed by both sides, or proof of a compliant barrier. None was found in this file. Without it the transfer to you can be held up.',
      recommendation:
        'Ask for the declaration or certificate before you sign, so that settlement is not late.',
      question: 'Is there a pool or spa, and which pool paper will be signed for settlement?',
    },
    pool: {
      title: 'The property has a pool or spa, and no pool certificate is in this file',
      description:
        'The wording at {{where}} names a pool or spa, and no compliance certificate or acknowledgement notice was found. Without one the transfer of the home can be held up, and you would answer for the barrier from settlement.',
      recommendation:
        'Ask for the certificate before you sign; an inspection takes about five working days.',
      question: 'Please give us the compliance certificate or acknowledgement notice for the pool.',
    },
  },
  check({ doc }, report) {
    const passages = passagesIn(doc, [
      'contract-form',
      'particulars',
      'special-conditions',
      'building-permit',
      'building-report',
      'vendor-statement',
      'title-search',
      'annexure',
      'other',
    ])
    let named = false
    let papered = false
    for (const { text, full, heading, zone, span, block } of passages) {
      if (patterns.ofAll.test(text)) continue
      if (patterns.cancelled.test(text) && isOfPool(doc, block.partIndex)) {
        named = true
        report(failsOf(doc, block), [span], {}, { severity: 'high' })
        continue
      }
      const pool = patterns.pool.test(`${heading} ${full}`) && !patterns.notPool.test(text)
      if (pool && patterns.buyerMends.test(text)) {
        named = true
        report('fails', [span])
        continue
      }
      if (patterns.paper.test(text)) {
        named = true
        if (pool && (patterns.toCome.test(text) || patterns.fails.test(text))) {
          if (zone !== 'by-laws') {
            report(
              patterns.fails.test(text) ? failsOf(doc, block) : 'toCome',
              [span],
              {},
              patterns.fails.test(text) ? { severity: 'high' } : {},
            )
          }
        } else papered = true
      } else if (pool && patterns.fails.test(text)) {
        named = true
        report(failsOf(doc, block), [span], {}, { severity: 'high' })
      }
    }
    const unread = hasUnreadPages(doc)
    const terms = passages.filter(({ zone }) => zone === 'contract-form' || zone === 'particulars')
    if (named || unread || terms.length === 0 || !doc.hasContract) return
    if (terms.some(({ text }) => patterns.unit.test(text))) return
    const hectares = passages.map(({ text }) => Number(patterns.large.exec(text)?.[1] ?? 0))
    if (hectares.some((size) => size >= LARGE_HECTARES) || papered) return
    const pools = terms.filter(
      (passage) =>
        !patterns.notPool.test(passage.text) && affirmed(passage, patterns.pool) !== null,
    )
    if (pools.length > 0) {
      report(
        'pool',
        pools.map(({ span }) => span),
        {},
        { severity: 'high' },
      )
    } else if (terms.some(({ text }) => patterns.home.test(text))) report('missing', [])
  },
})

/** Whose barrier it is: the paper or the lines around say that all owners have the pool together. */
function failsOf({ parts }: Doc, { partIndex, index }: Block): 'fails' | 'shared' {
  const part = parts[partIndex]
  if (part === undefined || CONTRACT_ZONES.has(part.kind)) return 'fails'
  const near = part.blocks.filter((block) => Math.abs(block.index - index) <= AROUND)
  const told = [part.title, ...near.map(({ text }) => text)]
  return told.some((text) => patterns.together.test(text)) ? 'shared' : 'fails'
}

/** How far around a line its letter says whose pool it is, in blocks. */
const AROUND = 14

/** Whether a paper that is no contract is about a pool: its head or its first rows say so. */
function isOfPool({ parts }: Doc, index: number): boolean {
  const part = parts[index]
  if (part === undefined || CONTRACT_ZONES.has(part.kind)) return false
  return [part.title, ...part.blocks.slice(0, HEAD_ROWS).map(({ text }) => text)].some((text) =>
    patterns.pool.test(text),
  )
}

const HEAD_ROWS = 8
