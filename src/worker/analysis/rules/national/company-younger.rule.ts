import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { placedDatesIn, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  acted:
    /\b(?:trusts?|trustee|deed|proprietors?|owners?|transfer\w{0,4}|bought|purchased|acquired|appointed|lease[ds]?|let|landlord|lessor|granted|issued|owned|settled|agreement|contract|permit|applicant|builder|built)\b/i,
  not: /\b(?:formerly|previously|former name|name change|change of name|born|birth|director|secretary|registered in|incorporated|before it was|to be (?:formed|registered)|on behalf of a company|converted)\b/i,
  trust: /\btrust\b/i,
  dealing: /^[^a-z]{0,4}[A-Z]{1,2}\d{5,7}[A-Z]?\b/,
})

/** What a company is said to have done before there was one. */
export default defineRule({
  id: 'national/company-younger',
  title: 'Age of the vendor company and what it is said to have done',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: [cite(act.cth.corporations)],
  appliesTo: ['company-extract'],
  patterns,
  clear: 'Nothing was found that the company did before it was registered.',
  subject:
    /\b(?:registration date|date of registration|date registered)\b|\bregistered(?: on)?[:| ]{0,3}\d{1,2}[/ ]|\bincorporated (?:on|in)\b/i,
  messages: {
    before: {
      title: 'The company was registered on {{second}}, but is said to have acted on {{first}}',
      description:
        'The company extract gives {{second}} as the day on which {{name}} was registered. The words at {{where}} put it into a paper of {{first}}, when there was no such company. Either the extract is of another company or a date is wrong; who owns the land and who may sell it depends on it.',
      recommendation:
        'Before you sign, ask for the history of the company’s name and number, and for the paper of {{first}} itself.',
      question: 'How could {{name}} act on {{first}}, when it was registered on {{second}}?',
    },
  },
  check({ doc, facts }, report) {
    const extract = facts.companyExtract
    const since = extract?.value.incorporationDate ?? null
    const name = extract?.value.name ?? facts.vendors[0]?.value ?? null
    if (extract === null || since === null || name === null) {
      report.notInDocument('No company extract with a day of registration is in this file.')
      return
    }
    const own = wordsOf(name)
    const passages = passagesIn(doc, ALL_PAPERS)
    for (const [at, { text, span, zone, block }] of passages.entries()) {
      if (!wordsOf(text).includes(own) || patterns.not.test(text)) continue
      const next = passages[at + 1]
      const isTitle = zone === 'title-search'
      if (!isTitle && !patterns.acted.test(text)) continue
      // The dealing by which an owner came on the title stands behind its name or in the next line.
      const below = isTitle && next !== undefined && patterns.dealing.test(next.text) ? [next] : []
      // "The Tarn Trust, dated 1 May 2010. Trustee: Tarn Pty Ltd."
      const before = passages[at - 1]
      const above =
        before !== undefined && before.block === block && patterns.trust.test(before.text)
          ? [before]
          : []
      const early = [{ text, span }, ...below, ...above]
        .flatMap((place) =>
          placedDatesIn(place.text).map(({ date }) => ({ date, span: place.span })),
        )
        .find(({ date }) => date < since)
      if (early === undefined) continue
      const spans = [
        span,
        ...(early.span === span ? [] : [early.span]),
        ...extract.spans.slice(0, 1),
      ]
      report(
        'before',
        spans,
        {
          name,
          first: sayDate(early.date),
          second: sayDate(since),
          where: `page ${doc.pageAt(early.span.start)}`,
        },
        {
          strength: 'likely',
          facts: [extract],
          sides: [
            { label: 'Said to have acted', value: sayDate(early.date), spans: [early.span] },
            { label: 'Registered', value: sayDate(since), spans: extract.spans.slice(0, 1) },
          ],
        },
      )
      return
    }
  },
})

/** A company's name as every register writes it. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\bproprietary\b/g, 'pty')
    .replaceAll(/\blimited\b/g, 'ltd')
    .replaceAll(/[^a-z\d&]{1,9}/g, ' ')
    .trim()
}
