import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  early:
    /\b(?:purchaser|buyer)\b.{0,60}\b(?:possession|occup\w{1,6}|licen[cs]e|move in|access|enter|works|renovat\w{1,6})\b.{0,80}\b(?:before|prior to|pending|until) (?:settlement|completion)\b|\b(?:before|prior to|pending) (?:settlement|completion)\b.{0,60}\b(?:purchaser|buyer)\b.{0,60}\b(?:possession|occup\w{1,6}|licen[cs]e|move in|renovat\w{1,6})\b|\bearly (?:possession|occupation|access)\b|\baccess before (?:settlement|completion)\b.{0,30}\brisk\b/i,
  burden:
    /\b(?:risk|taken as|licen[cs]e fee|per week|accept(?:s|ed)?|deemed|indemnif\w{1,4}|insur\w{1,5}|liable|responsible|outgoings|rates|works|renovat\w{1,6}|repair\w{0,3})\b/i,
  mild: /\b(?:inspect\w{0,5}|measur\w{1,4}|quot\w{1,6}|valu\w{1,6}|final inspection|pre-?settlement inspection)\b/i,
  not: /\b(?:do|does) not (?:take|get|have|receive|give)\b.{0,12}\b(?:possession|occup)|\b(?:must|shall|may|will) not\b.{0,40}\b(?:possession|occup|access|enter)|\bno early\b|\b(?:is|are) not (?:to|allowed to|permitted to|entitled to)\b.{0,30}\b(?:possession|occup|live|move in)/i,
  strict: /\brisk|fee|deemed/i,
  licensed:
    /\bpurchaser may (?:occupy|live|move)\b.{0,80}\blicen[cs]e fee\b|\blicen[cs]e fee\b.{0,60}\bpurchaser\b.{0,40}\boccup/i,
  moves:
    /\bpurchaser\b.{0,20}\blet into (?:possession|occupation)\b|\bpurchaser\b.{0,60}\b(?:tak(?:e|es|ing) (?:the keys|possession|occupation)|let into possession|(?:moves?|moving) in|into occupation|licen[cs]e to occupy|occup(?:y|ies)|as licensee|have the keys)\b|\blicen[cs]e to occupy\b/i,
  sooner:
    /\b(?:(?:up)?on payment of the deposit|thenceforth|before settlement|early|until (?:the )?settlement|pending settlement|on payment of the deposit|at its risk|own risk|weeks before|days before)\b/i,
  vendors: /\bvendor\b.{0,30}\b(?:remain|occupy|stay|licensee)\b|\bafter settlement\b/i,
  unpaidFor:
    /\b(?:possession|occupation|occupancy|entry|access|move in|moves in|stor(?:e|ing|age)|renovat\w{1,6})\b.{0,50}\b(?:before settlement|once|as soon as)\b|\bbefore settlement\b.{0,50}\b(?:possession|occupation|occupancy|entry|stor(?:e|ing))\b|\bearly (?:access|entry|possession)\b/i,
  ofBuyer: /\bpurchaser\b|\bpossession before\b/i,
})

/** Moving in before the title passes. */
export default defineRule({
  id: 'national/early-possession',
  title: 'Moving in before settlement',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.nsw.conveyancing, 'ss 66K–66O'), cite(act.vic.saleOfLand)],
  appliesTo: ['special-conditions', 'particulars'],
  patterns,
  clear: 'No clause was found that gives possession before settlement.',
  subject:
    /\b(?:possession|access|occup\w{1,6}|keys|move in|renovat\w{1,5}|works|stores?)\b.{0,60}\b(?:before|prior to|ahead of|until|pending)\b.{0,20}\b(?:settlement|completion|registration)\b|\b(?:before|prior to|ahead of|until|pending)\b.{0,20}\b(?:settlement|completion)\b.{0,80}\b(?:possession|access|occup(?:y|ies|ation)|keys|move in|store)\b|\bearly (?:possession|access|occupation|entry)\b|\bmoves? in (?:early|once|on)\b|\blet into possession\b|\blicen[cs]e fee\b|\b(?:purchaser|buyer|transferee)\b.{0,80}(?:\b(?:licen[cs]e to occupy|licensee|(?:may|can|is to|shall) (?:occupy|move in|take the keys|enter into occupation))\b)|(?:\b(?:licen[cs]e to occupy|licensee|(?:may|can|is to|shall) (?:occupy|move in|take the keys|enter into occupation))\b).{0,80}\b(?:purchaser|buyer|transferee)\b|\b(?:early|earlier|prior|before|ahead of|pending)\b.{0,60}\b(?:possession|access|occupation|move in|keys)\b|\b(?:possession|access|occupation|keys|move in)\b.{0,60}\b(?:before|prior to|ahead of|pending|early)\b/i,
  messages: {
    burden: {
      title: 'Early possession or access before settlement at your risk',
      description:
        'By the wording at {{where}} you may move in before settlement, but carry the risk, costs or a fee from that day, and may be taken to have accepted the condition. If the sale fails, money spent on the house is gone.',
      recommendation:
        'If you want early access, insure from the first day, do no works, and keep your right to a final inspection in writing.',
      question: 'Will the vendor keep the risk until settlement if the purchaser has early access?',
    },
  },
  check({ doc }, report) {
    for (const { plain, full, text, span, heading } of holdingAny(
      passagesIn(doc, ['special-conditions', 'particulars', 'annexure', 'other']),
      ['full', 'plain'],
      patterns.early,
      patterns.moves,
      patterns.unpaidFor,
      patterns.licensed,
    )) {
      const moves =
        patterns.moves.test(plain) &&
        patterns.sooner.test(`${heading} ${plain}`) &&
        !patterns.vendors.test(plain)
      const burden = patterns.burden.test(full) || text.includes('$')
      const sooner =
        holds(plain, patterns.unpaidFor, patterns.ofBuyer) && !patterns.vendors.test(plain)
      if (
        (!patterns.early.test(full) && !moves && !sooner && !patterns.licensed.test(plain)) ||
        !burden
      )
        continue
      if (patterns.not.test(full) || (patterns.mild.test(text) && !patterns.strict.test(text)))
        continue
      report('burden', [span])
    }
  },
})
