import type { Block, Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { CONTRACT_ZONES } from '../../segment/part-start.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { isEndedEntry } from '../harmless/entry-words.ts'
import { listedButNotHere } from '../papers/listed-papers.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  /** Covenants, agreements and statements that bind whoever owns the land. */
  kind: /\b(?:(?:restrictive|statutory|conservation|heritage|building|positive|freehold) )?covenants?\b|\b(?:section|s\.?) ?173\b|\b(?:land management|planning|heritage|conservation|infrastructure|stewardship|access|maintenance|part 5|part v) agreements?\b|\b(?:community|precinct|neighbourhood|strata|building) management statement\b|\bcarbon (?:abatement interest|right|sequestration)\b|\bprofit [aà] prendre\b|\bencumbrance to\b/i,
  /** The rest is asked by the rules of New South Wales itself. */
  newSouthWales:
    /\b(?:planning|conservation|stewardship|heritage|infrastructure) agreement\b|\bmanagement statement\b|\bcarbon\b|\bprofit [aà] prendre\b/i,
  planning: /\b173\b/,
  /** What stands above the text of such an agreement. */
  agreement: /^(?=[^.;]{0,80}\bagreement\b)(?=[^.;]{0,80}\b173\b)/i,
  /** The number of a dealing, and not that of a plan. */
  number:
    /(?<![\d/])\b((?!(?:PS|LP|TP|RP|DP|SP|PC|CP|OP|CT|FP|GTP|BUP|CTS) ?\d)(?:[A-Z]{1,2} ?)?\d{5,9}[A-Z]?)\b(?!\/)/,
  /** The same on the line below the name, with its day: so Victoria prints it. */
  numberBelow: /^\W{0,3}([A-Z]{1,2} ?\d{5,9}[A-Z]?) \d{1,2}\/\d{1,2}\/\d{4}\b/,
  over: /\b(?:cancelled|extinguished|releas\w{1,2}|determined|expunged|removed|ceased|expired|ending|ended|discharged|lapsed|withdrawn|surrendered|revoked|rescinded|compliance|complied|does not apply|satisfied|fulfilled|completed|performed|spent|came to an end|as varied by|limited to \d{1,2} years)\b|\bexpires? \d{1,2}\/\d{1,2}\/(?:19\d\d|20[01]\d)\b/i,
  none: /\b(?:nil|none|no)\b[^.;]{0,20}\b(?:covenant|agreement)/i,
  /** Another entry, in which such a paper is only named. */
  otherEntry: /\b(?:mortgage|caveat|lease|notice|easement|rights? of)\b/i,
  /** What the register prints behind every list of entries. */
  printed:
    /\b(?:any (?:other )?encumbrances|diagram location|notations|unregistered|administrative)\b/i,
  /** The entry says itself what must not be done. */
  terms:
    /\b(?:not (?:to|more|less|be|for|exceed)|nor|no (?!\d|\.|mortgages?|breach|such|claim|failure|caveat|person|copy|other)[a-z]{2}\w{0,14}|only|must|shall|never|prohibit\w{1,3}|forb(?:ids?|ade)|provides|maximum|at least|about)\b|\bthat\b [^;]{20}/i,
  copy: /\b(?:cop(?:y|ied)|summary|extracts?|transcri\w{2,5}|typed|retyped|schedule|main (?:terms|clauses)|operative|recitals|cover sheet|terms|short form|clauses?|pages?|guide)\b/i,
  created: /\bcreated by instrument\b/i,
  /** Then another rule asks for it, if it did not come. */
  attached: /\b(?:attached|annexed|enclosed|copy)\b/i,
  told: /\b(?:single|one|limits?|limited|restricts?|allows?|requires?|about|concerns)\b/i,
  expires: /\b(?:expir\w{2,3}|until|ends?)\b[^\d]{0,16}\d{1,2}\/\d{1,2}\/\d{4}/i,
  purpose:
    /\b(?:for|over|restricts?|until|affecting|preservation|occupation|to be|to (?:keep|repair|pay|take)|as to|about|obligation|burdening)\b|:/i,
})

/** What a paper on the title forbids or costs stands in that paper alone. */
export default defineRule({
  id: 'national/title-instrument-missing',
  title: 'Copies of the covenants and agreements on the title',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.saleOfLand),
    cite(act.nsw.conveyancing, 's 52A(2)(a)'),
    cite(act.qld.landTitle),
    cite(act.sa.saleAndConveyancing),
    cite(act.wa.transferOfLand),
    cite(act.tas.landTitles),
    cite(act.act.landTitles),
    cite(act.nt.landTitle),
  ],
  appliesTo: ['title-search'],
  patterns,
  clear: 'No covenant or agreement on the title was found of which nothing is told.',
  subject:
    /\b(?:covenants?|agreements?|encumbrance to|management (?:agreement|statement))\b[^.;]{0,80}(?:\b(?:\w{1,3})?\d{5,10}\w?\b|\bregister\w{0,2}\b|\bsection 173\b|\bthe minister\b|\bcop(?:y|ies)\b|\bfolio\b)|\b(?:\w{1,3})?\d{5,10}\w?\b[^.;]{0,40}\b(?:covenant|agreement|encumbrance to|management statement)\b|\bsection 173\b|\bpursuant to section\b|\b(?:land|strata|building) management (?:agreement|statement)\b|\bencumbrance to\b/i,
  messages: {
    missing: {
      title: 'No copy of the {{kind}} registered on the title ({{number}}) is in this file',
      description:
        'The title search at {{where}} names the {{kind}} {{number}}, but its instrument is not attached, and its terms were not found in this file. It binds every owner of the land: it can forbid a second house, a material, a use or the clearing of trees, or ask for money or upkeep.',
      recommendation:
        'Before you sign, ask for a copy, or have your conveyancer order it from the land registry for a small fee, and read it against what you plan.',
      question: 'Please give us a copy of the {{kind}} {{number}}, which the title search names.',
    },
  },
  check({ doc, facts }, report) {
    if (hasUnreadPages(doc) || !(doc.hasContract || doc.hasDisclosure)) {
      report.notInDocument('The papers of a sale are not in this file, or not all were read.')
      return
    }
    const absent = listedButNotHere(doc)
    let isListedOnly = false
    const asAt = newestPaperDate(doc, facts)
    for (const { text, span, block, next } of passagesIn(doc, ['title-search'])) {
      const kind = patterns.kind.exec(text)
      const beside = patterns.number.exec(text)?.[1]
      const number = beside ?? patterns.numberBelow.exec(next)?.[1]
      if (kind === null || number === undefined) continue
      if (patterns.otherEntry.test(text.slice(0, kind.index))) continue
      const entry = entryOf(block, text, next)
      if ([patterns.over, patterns.none, patterns.terms].some((words) => words.test(entry)))
        continue
      if (asAt !== null && hasEnded(entry, asAt)) continue
      if (isEndedEntry({ doc, facts }, span)) continue
      // A copy bears its number at the head of each page, where it is read as no text of its own.
      if (patterns.planning.test(kind[0]) && hasAgreement(doc)) continue
      if (patterns.copy.test(text) || isTold(doc, number, block.index, beside === undefined)) {
        isListedOnly ||= absent.some(({ name }) => name.includes(number))
        continue
      }
      if (doc.state === 'NSW' && !patterns.newSouthWales.test(kind[0])) {
        report('missing', [span], { kind: nameOf(kind[0]), number }, ASKED_BY_NSW)
        continue
      }
      const options = { strength: 'likely', ...(isBare(text, kind) ? {} : LOW) } as const
      report('missing', [span], { kind: nameOf(kind[0]), number }, options)
    }
    if (isListedOnly) {
      report.notInDocument(
        'A copy of an instrument on the title is listed as attached, and is not here: another check tells of it.',
      )
    }
  },
})

const LOW = { severity: 'low' } as const
/** New South Wales has a contract attach the copies, and asks for them in a rule of its own. */
const ASKED_BY_NSW = { aside: 'nsw/prescribed-document-missing' } as const

/** The entry as it stands in its block, with the sentence behind it. */
function entryOf(block: Block, text: string, next: string): string {
  const at = block.text.indexOf(text)
  const rest = at < 0 ? text : block.text.slice(at, at + text.length + BEHIND)
  const whole = patterns.number.test(next) ? rest : `${rest} ${next.slice(0, BEHIND)}`
  const printed = whole.search(patterns.printed)
  return printed < 0 ? whole : whole.slice(0, Math.max(printed, text.length))
}

const BEHIND = 90

/** Its own last day lies before the papers. */
function hasEnded(entry: string, asAt: string): boolean {
  const [end] = datesIn(patterns.expires.exec(entry)?.[0] ?? '')
  return end !== undefined && end < asAt
}

/** An entry of no more than its name, number and parties. */
function isBare(text: string, kind: RegExpExecArray): boolean {
  return !patterns.purpose.test(text.slice(kind.index + kind[0].length))
}

/** Whether the text of an agreement with the council is among the papers, under its own name. */
function hasAgreement(doc: Doc): boolean {
  return doc.blocks.some(
    ({ zone, kind, text }) =>
      (zone === 'annexure' || zone === 'other') &&
      kind === 'heading' &&
      patterns.agreement.test(text),
  )
}

/**
 * A copy that begins with the number, or words of what it says beside the number; outside the block of
 * the entry, and the next one where the entry goes on there.
 */
function isTold(doc: Doc, dealing: string, entry: number, goesOn: boolean): boolean {
  const number = dealing.replaceAll(' ', '')
  return doc.blocks.some((block) => {
    if (block.index === entry || (goesOn && block.index === entry + 1)) return false
    const at = block.text.replaceAll(' ', '').indexOf(number)
    if (at < 0) return false
    const near = block.text.slice(Math.max(0, at - NEAR), at + number.length + NEAR)
    if (patterns.terms.test(near) || patterns.over.test(near)) return true
    if (CONTRACT_ZONES.has(block.zone) || block.zone === 'vendor-statement') {
      return patterns.attached.test(near) || patterns.told.test(near)
    }
    if (patterns.created.test(block.text)) return false
    return at < HEAD || patterns.copy.test(near)
  })
}

/** How far into a block the name of a paper may stand. */
const HEAD = 60

/** So near its number stands what is told of a paper. */
const NEAR = 160

function nameOf(printed: string): string {
  const name = printed.toLowerCase()
  if (name.includes('173')) return 'section 173 agreement'
  if (name.startsWith('encumbrance')) return 'encumbrance (terms set by the developer)'
  return name.replace('covenants', 'covenant')
}
