import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { sameCompany } from '../parties/company-names.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const COMPANY = "[A-Z][\\w&'(). -]{2,60}?(?:Pty\\.? Ltd|Limited|Ltd)\\b"

const patterns = {
  ...wordings({
    /** A paper on the cover for domestic building work. */
    insurance:
      /\b(?:domestic building|home building|home warranty|residential building|builder'?s? warranty|home indemnity|building indemnity|home owners) (?:insurance|compensation|indemnity|warranty|cover)\b|\bcertificate of (?:insurance|currency|eligibility)\b|\bpolicy (?:number|no)\b|\bcovers? (?:the )?work done by\b/i,
    /** Who answers for another part of the works, or built in another year. */
    other:
      /\b(?:display|model|adjoining|neighbour\w{0,3}|previous|former|original|first|earlier|pool|shed|solar|landscap\w{1,3}|demolition|formerly)\b/i,
  }),
  named: new RegExp(
    `\\b(?:[Bb]uilder|BUILDER|[Cc]ontractor|[Bb]uilt by|[Cc]arried out by)(?: is| the builder| the)?[ :|\\t]{1,4}(${COMPANY})`,
  ),
}

type Named = { readonly name: string; readonly span: Span; readonly isInsured: boolean }

/** Cover for building work is of use only where it names the one who builds. */
export default defineRule({
  id: 'national/insured-builder-differs',
  title: 'The builder and the builder that is insured',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  isPropertyRisk: true,
  law: [cite(act.vic.building), cite(act.nsw.homeBuilding)],
  appliesTo: ['building-permit', 'vendor-statement', 'special-conditions', 'annexure'],
  patterns,
  clear: 'No insurance for building work was found that names another builder than the papers do.',
  subject:
    /\b(?:builders?)\b.{0,80}(?:\b(?:insur\w{1,5}|warranty|policy|Pty|ACN)\b)|(?:\b(?:insur\w{1,5}|warranty|policy|Pty|ACN)\b).{0,80}\b(?:builders?)\b|\b(?:domestic building|home (?:building compensation|warranty|indemnity)|builders?'? warranty|warranty) (?:insurance|cover)\b|\bHBCF\b|\b(?:was|were|is) built by\b/i,
  messages: {
    differs: {
      title: 'The building insurance names {{insured}}, but the work is done by {{builder}}',
      description:
        'The insurance certificate at {{where}} covers work of {{insured}}; another paper names {{builder}} as the builder. Such insurance covers the work of the builder that it names and no other, so that you could have no cover if the builder fails, dies or disappears.',
      recommendation:
        'Before you sign, ask for a certificate that names the builder who does the work at this address, and check it with the insurer.',
      question: 'Which company builds, and which insurance covers its work at this address?',
    },
  },
  check({ doc }, report) {
    const named = namedIn(doc)
    const insured = named.find(({ isInsured }) => isInsured)
    const builders = named.filter(({ isInsured }) => !isInsured)
    const [builder] = builders
    if (insured === undefined || builder === undefined) return
    if (builders.some(({ name }) => sameCompany(name, insured.name) !== false)) return
    report(
      'differs',
      [insured.span, builder.span],
      { insured: insured.name, builder: builder.name },
      {
        unmistakable: true,
        sides: [
          { label: 'Insured', value: insured.name, spans: [insured.span] },
          { label: 'Builder', value: builder.name, spans: [builder.span] },
        ],
      },
    )
  },
})

function namedIn(doc: Doc): Named[] {
  return passagesIn(doc, ALL_PAPERS).flatMap((passage) => {
    if (patterns.other.test(passage.text)) return []
    return matchesOf(passage.text, patterns.named).flatMap(([, name]) =>
      name === undefined
        ? []
        : [{ name, span: passage.span, isInsured: isOfInsurance(doc, passage) }],
    )
  })
}

/** By its own words, or by the head of its paper. */
function isOfInsurance(doc: Doc, { text, heading, block }: Passage): boolean {
  const title = doc.parts[block.partIndex]?.title ?? ''
  const above = doc.blocks
    .slice(Math.max(0, block.index - HEAD), block.index + 1)
    .filter((one) => one.page === block.page)
  return (
    patterns.insurance.test(`${heading} ${title} ${text}`) ||
    above.some((one) => patterns.insurance.test(one.text))
  )
}

/** Lines above the name of the insured builder that say what the paper is. */
const HEAD = 6
