import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { CONTRACT_ZONES } from '../../segment/part-start.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  /** Its kind, and of an easement what it is for. */
  named:
    /\b(?:cross[- ]easements?|easements?)\b(?: (?:for|to)(?: (?:the|and|of|drain(?:age)?|light|air|water|sew(?:er)?age|support|repairs?|services|access|electricity|transmission|lines?|purposes|overhang|batter|parking|maintenance)\b){0,4} (?:drain(?:age)?|light|air|water|sew(?:er)?age|support|repairs?|services|access|electricity|transmission|lines?|purposes|overhang|batter|parking|maintenance)\b)?|\brights? of (?:carriage ?way|foot ?way|way|access|support)\b|\bprofit [aà] prendre\b/i,
  /** A dealing or deed of its own, at the head of the entry; a plan's easements stand in its 88B. */
  dealing:
    /^\W{0,3}(?:\d{1,2}\W{1,4})?((?!DP|SP)[A-Z]{1,2} ?\d{5,6}[A-Z]?|(?:BK|BOOK) ?\d{1,4} (?:NO\.? ?|NUMBER )\d{1,4})\b(?! ?(?:MORTGAGE|LEASE|CAVEAT|(?:POSITIVE )?COVENANT|RESTRICTION))/i,
  /** Over other land, for this one. */
  benefit: /\bappurtenant to the (?:land|lot)\b/i,
  ended: /\b(?:cancelled|extinguished|released|determined|expunged|removed|ceased|expired)\b/i,
  /** The paper itself, behind the search or in a part of its own. */
  terms:
    /\b(?:grants?|granted|grantor|grantee|transferor|transferee|full and free|terms|dominant|servient|indenture|the deed|copy)\b/i,
  pipes: /\b(?:drain|sew)/i,
  /** The box or the number of the printed list, for the document that creates an easement. */
  ticked:
    /☒ ?(?:\d{1,2}(?:,| and| &)? ){0,3}10\b|☒ ?(?:10 )?(?:document|instrument|easement)s? (?:creating|documents?)/i,
})

/** What a registered easement forbids and costs stands in the dealing that made it. */
export default defineRule({
  id: 'nsw/easement-document-missing',
  title: 'Document that creates the easement',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: [
    cite(act.nsw.conveyancing, 's 52A(2)(a)'),
    cite(act.nsw.saleOfLand, 'ss 21(1)(a), 22, Sch 1 Pt 1 items 4, 5'),
  ],
  appliesTo: ['title-search'],
  patterns,
  clear: 'No easement of a dealing without its document was found.',
  subject:
    /\b(?:easements?|rights? of (?:way|carriageway|footway|access))\b[^;]{0,60}\b(?:document|instrument|dealing|cop(?:y|ies)|attach\w{0,3}|registered|[A-Z]{1,2}\d{5,6})\b|\b(?:[A-Z]{1,2}\d{5,6}|document|dealing|instrument|BK \d{1,4} NO \d{1,4})\b[^;]{0,60}\b(?:easements?|rights? of (?:way|carriageway|footway|access))\b|\bdocument creating\b/i,
  messages: {
    missing: {
      title:
        'The document that creates the {{entry}} on the title is missing from this file ({{dealing}})',
      description:
        'The title search names the {{entry}} made by {{dealing}}, but no copy of that deed or instrument was found in this file. It says who may use which strip, who repairs it and what may not be built there, and the contract must have it attached.',
      recommendation:
        'Ask for the document before you sign. If you have signed, you may end the contract for a missing document only within 14 days after the contract was made, so ask a lawyer at once.',
      question: 'Please attach a copy of {{dealing}}, which the title search names.',
    },
  },
  check({ doc }, report) {
    if (!doc.hasContract || hasUnreadPages(doc)) {
      report.notInDocument('The papers of the contract are not in this file, or not all were read.')
      return
    }
    const front = passagesIn(doc, ['contract-form', 'particulars'])
    // Marked as attached, it was left out of this file and perhaps not of the contract.
    const marked = front.some(({ block }) => patterns.ticked.test(block.text))
    for (const { text, block } of passagesIn(doc, ['title-search'])) {
      const dealing = patterns.dealing.exec(text)?.[1]
      const entry = patterns.named.exec(text)?.[0].toLowerCase()
      if (dealing === undefined || entry === undefined || patterns.ended.test(text)) continue
      if (isCopied(doc, dealing, block.span)) continue
      const isSlight = marked || patterns.pipes.test(text) || patterns.benefit.test(text)
      const severity = isSlight ? 'low' : 'medium'
      report('missing', [], { dealing, entry }, { severity, strength: 'likely' })
      return
    }
  },
})

/** The number at the head of a paper, or anywhere beside the words of a grant. */
function isCopied(doc: Doc, dealing: string, entry: Span): boolean {
  const number = dealing.replaceAll(' ', '')
  return doc.blocks.some(({ text, zone, span }) => {
    if (span.start === entry.start || CONTRACT_ZONES.has(zone)) return false
    const at = text.replaceAll(' ', '').indexOf(number)
    if (at < 0) return false
    return (at < HEAD && zone !== 'title-search') || patterns.terms.test(text)
  })
}

/** How far into a block the name of a paper may stand. */
const HEAD = 60
