import type { PageKind } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { boardOf } from '../parties/board-of.ts'
import { defineRule } from '../define-rule.ts'
import { sameName } from '../reading/names.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'

const patterns = wordings({
  signs:
    /\b([A-Z][^,;:()]{3,50}),? \(?(?:as )?(?:[Ss]ole )?(?:[Dd]irector|[Ss]ecretary|DIRECTOR|SOLE DIRECTOR)\b/,
  /** "Vendor, by its director: L. Tarn", and with dots or a bracket before the name. */
  signsBehind:
    /\b(?:by its (?:[Ss]ole )?(?:[Dd]irector|[Ss]ecretary)|by (?:its |the )?[Dd]irector)(?: and (?:[Ss]ole )?(?:[Cc]ompany )?[Ss]ecretary)?[ :,._…(]{1,90}([A-Z][^,;:()|\d]{3,40})/,
  sole: /\bsole director\b|\bsole company secretary\b/i,
  notName:
    /^(?:director|secretary|sole|company|date|witness|signature|signed|executed|by|for|the|vendor|seller|name|print)$/i,
  lower: /^[^A-Z]/,
  owned: /['’]s$/,
  vendorSigns: /\b(?:signed|executed|signatures?)\b.{0,40}\b(?:vendor|seller)\b.{0,60}\bby\b/i,
  // Both sides sign on one line: what stands behind the buyer's label is the buyer's.
  otherSide:
    /\b(?:purchaser|buyer|guarantor|tenant|lessee)s?: (?:(?!\b(?:vendor|seller)s?:).){0,200}/i,
  notVendor: /\b(?:guarant|purchaser|buyer|ceased|former)\w{0,3}\b/i,
  /** Whose lines begin here: the signatures of a party stand below its name. */
  ofSide: /^(?:the )?(?:vendor|seller|purchaser|buyer|guarantor|transferee)s?\b/i,
  ofVendor: /\b(?:vendor|seller)s?\b/i,
  /** "Tarn Quay Pty Ltd (sole director)": the company is nobody who signs. */
  company: /^.{0,80}\b(?:pty|proprietary|ltd|limited|acn|abn)\b\.?/i,
})

/** Only the officers on the register may sign for a company. */
export default defineRule({
  id: 'national/company-signatory',
  title: 'Who signs for a company vendor',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.cth.corporations, 's 127')],
  appliesTo: ['company-extract'],
  patterns,
  clear: 'Nobody was found who signs for the company but is not its director on the extract.',
  subject: /\b(?:sole |former )?director\b|\bcompany secretary\b|\bsection 127\b/i,
  messages: {
    stranger: {
      title: 'The person signing for the company is not a director on the company extract',
      description:
        '{{name}} signs as director, but the company extract names {{directors}}. A contract signed by someone without authority may not bind the company, and you could lose the property after paying the deposit.',
      recommendation:
        'Before you sign or pay, ask for proof of authority and a signature by a present director.',
      question: 'On what authority does {{name}} sign for the company?',
    },
    alone: {
      title:
        'The contract is signed by one person as sole director, but the company has {{count}} directors',
      description:
        '{{name}} signs alone, as sole director, but the company extract names {{directors}}. A company with several directors signs by two of them, or by one and the secretary; signed otherwise, you cannot rely on the law that protects whoever deals with a company, and the contract may not bind it.',
      recommendation:
        'Before you sign or pay, ask for a signature by two officers, or for the resolution that lets one sign alone.',
      question: 'Will a second director or the secretary sign for the company?',
    },
  },
  check({ doc, facts }, report) {
    const extract = facts.companyExtract
    if (extract === null || extract.value.directors.length === 0) {
      report.notInDocument('No company extract with directors is in this file.')
      return
    }
    const directors = extract.value.directors.map(({ name }) => name)
    const board = boardOf(extract.value)
    const read = passagesIn(doc, [
      'contract-form',
      'particulars',
      'special-conditions',
      'vendor-statement',
      'annexure',
      'other',
    ])
    const signing = read.flatMap(({ text, span, zone }, place) =>
      patterns.notVendor.test(text.replace(patterns.otherSide, '')) ||
      (isLoose(zone) && !patterns.vendorSigns.test(text)) ||
      isBelowOther(read, place)
        ? []
        : namesIn(text.replace(patterns.otherSide, '')).map((name) => ({ name, text, span })),
    )
    for (const { name, text, span } of signing) {
      if (
        patterns.sole.test(text) &&
        board.length > 1 &&
        directors.some((director) => sameName(director, name))
      ) {
        report(
          'alone',
          [span],
          { name, directors: list(board), count: board.length },
          {
            facts: [extract],
            sides: [
              { label: 'Signs alone', value: name, spans: [span] },
              { label: 'Directors', value: list(board), spans: extract.spans.slice(0, 1) },
            ],
          },
        )
        continue
      }
      if (
        directors.some(
          (director) =>
            sameName(director, name) ||
            (signing.filter((one) => one.span === span).length < 2 &&
              text.toLowerCase().includes(director.toLowerCase())),
        )
      )
        continue
      const own = extract.spans.slice(0, 1)
      report(
        'stranger',
        [span],
        { name, directors: list(directors) },
        {
          strength: 'likely',
          facts: [extract],
          sides: [
            { label: 'Signs', value: name, spans: [span] },
            { label: 'Directors', value: list(directors), spans: own },
          ],
        },
      )
    }
  },
})

/** Signature pages are bound in behind anything. */
function isLoose(zone: PageKind): boolean {
  return zone === 'annexure' || zone === 'other'
}

/** "Purchaser: Roe Holdings Pty Ltd" and below it "executed by Ada Roe, director". */
function isBelowOther(read: readonly Passage[], place: number): boolean {
  const [own, ...above] = read.slice(Math.max(0, place - 2), place + 1).toReversed()
  if (own === undefined || patterns.ofVendor.test(own.text)) return false
  const side = above.find(({ zone, text }) => zone === own.zone && patterns.ofSide.test(text))
  return side !== undefined && !patterns.ofVendor.test(side.text)
}

/** Each time the capitalised words right before the office, or behind it: at most four. */
function namesIn(text: string): string[] {
  const behind = matchesOf(text, patterns.signsBehind).map(([, after = '']) => {
    const words = after.split(' ').slice(0, 4)
    const end = words.findIndex((word) => patterns.lower.test(word))
    return (end < 0 ? words : words.slice(0, end)).join(' ')
  })
  const ahead = matchesOf(text, patterns.signs).map(([, name = '']) => name)
  return [...behind, ...ahead].flatMap((printed) => {
    const words = printed.replace(patterns.company, '').trim().split(' ').slice(-4)
    // "the vendor's director" is nobody's name.
    if (words.some((word) => patterns.owned.test(word))) return []
    const name = words.filter((word) => !patterns.lower.test(word) && !patterns.notName.test(word))
    return name.length < 2 ? [] : [name.join(' ')]
  })
}
