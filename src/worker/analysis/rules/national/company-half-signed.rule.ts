import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { boardOf } from '../parties/board-of.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'
import {
  isSignatureOf,
  leftOffice,
  type Signing,
  SIGNING_PATTERNS,
  vendorSignings,
} from '../parties/vendor-signings.ts'

const patterns = wordings({
  ...SIGNING_PATTERNS,
  sole: /\bsole director\b|\bsole company secretary\b/i,
})

/** A company with several directors signs by two of its present officers. */
export default defineRule({
  id: 'national/company-half-signed',
  title: 'The number of officers who sign for a company vendor',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.cth.corporations, 's 127')],
  appliesTo: ['company-extract'],
  patterns,
  clear: 'No single signature was found for a company with several directors.',
  subject:
    /\b(?:executed|signed|signs)\b[^;]{0,80}\b(?:director|secretary)\b|\b(?:sole|former) director\b|\bsection 127\b|\bdirector\b[^;]{0,40}\bceased\b/i,
  givesWayTo: {
    'national/company-signatory': ['half', 'former'],
  },
  messages: {
    half: {
      title: 'Only one officer signs, but the company has {{count}} directors',
      description:
        'At {{where}} {{name}} alone signs for the company, while the company extract names {{directors}}. A company with several directors signs by two of them, or by one and the secretary; signed otherwise, the contract may not bind it.',
      recommendation:
        'Before you sign or pay, ask for a signature by two officers, or for the resolution that lets one sign alone.',
      question: 'By what authority does {{name}} sign alone for the company?',
    },
    former: {
      title: '{{name}} signs for the company but has left office',
      description:
        'At {{where}} {{name}} signs for the company, but by the company extract {{name}} is no longer an officer. A contract signed by someone without authority may not bind the company, and you could lose the property after paying the deposit.',
      recommendation:
        'Before you sign or pay, ask for a signature by the present directors named in the extract.',
      question: 'On what authority did {{name}} sign after leaving office?',
    },
  },
  check({ doc, facts }, report) {
    const extract = facts.companyExtract
    if (extract === null || extract.value.directors.length === 0) {
      report.notInDocument('No company extract with directors is in this file.')
      return
    }
    const officers = extract.value.directors.map(({ name }) => name)
    const board = boardOf(extract.value)
    const vendors = facts.vendors.map(({ value }) => value)
    const signings = vendorSignings(doc, vendors)
    for (const { text, span, zone, goesOn, signers } of signings) {
      const isOfficer = (one: Signing['signers'][number]) =>
        officers.some((name) => isSignatureOf(one, name))
      for (const one of signers) {
        const office = isOfficer(one) ? null : leftOffice(doc, one)
        if (office === null) continue
        const name = `${one.given} ${one.surname}`
        const sides = [
          { label: 'Signs', value: name, spans: [span] },
          { label: 'Left office', value: name, spans: [office] },
        ]
        report('former', [span, office], { name }, { facts: [extract], sides, unmistakable: true })
      }
      const own = officers.filter((name) => signers.some((one) => isSignatureOf(one, name)))
      const [first] = signers.filter(isOfficer)
      if (first === undefined || new Set(own).size > 1 || !signers.every(isOfficer)) continue
      const name = `${first.given} ${first.surname}`
      // A statement is often signed by one officer; the seller's form of Queensland asks for all.
      const isStatement = zone === 'vendor-statement'
      if (goesOn || (isStatement && doc.state !== 'QLD')) continue
      // Each officer may have a page or a block of its own.
      const others = signings.flatMap((other) =>
        (other.zone === 'vendor-statement') === isStatement ? other.signers : [],
      )
      if (officers.filter((one) => others.some((other) => isSignatureOf(other, one))).length > 1)
        continue
      if (board.length < 2 || patterns.sole.test(text)) continue
      const listed = passagesIn(doc, ['company-extract']).flatMap((line) =>
        patterns.office.test(line.text) && board.some((one) => isListed(one, line.text))
          ? [line.span]
          : [],
      )
      report(
        'half',
        [span, ...listed.slice(0, 2)],
        { name, directors: list(board), count: board.length },
        {
          ...(isStatement ? { severity: 'medium' as const } : {}),
          facts: [extract],
          unmistakable: true,
          sides: [
            { label: 'Signs', value: name, spans: [span] },
            { label: 'Directors', value: list(board), spans: listed.slice(0, 2) },
          ],
        },
      )
    }
  },
})

/** "CRAKE, Denis Roy" is Denis Roy CRAKE. */
function isListed(name: string, text: string): boolean {
  const line = text.toLowerCase()
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => line.includes(word))
}
