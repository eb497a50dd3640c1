import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn, termsOf } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  guarantee: /\bguarant(?:ee|ees|eed|or|ors|y)\b/i,
  people: /\b(?:director|shareholder|guarantor|spouse|each person)s?\b/i,
  must: /\b(?:covenants?|join|signs?|brings?|gives?|provides?|furnish(?:es)?|(?:is|are) liable|must|shall|will|is to|are to|jointly and severally|required|procure)\b/i,
  company:
    /\bincorporated\b|\b(?:jointly and severally|company|corporat\w{1,4}|pty|proprietary|trustee|nominee)\b/i,
  other:
    /\b(?:bank guarantee|deposit guarantee|builder'?s? guarantee|warrant(?:y|ies)|not applicable)\b/i,
  companyName: /\b(?:pty|ltd|limited)\b/i,
  liable:
    /\b(?:directors?|officers?|shareholders?|every person|person signing|signator(?:y|ies))\b.{0,80}\b(?:personally (?:liable|answerable|bound|responsible)|deed of guarantee|guarantee)\b/i,
  corporate: /\b(?:compan(?:y|ies)|corporat\w{1,4})\b/i,
  sellers: /\bvendor is a (?:company|corporation)\b|\bvendor's directors?\b/i,
  /** Their homes as security, and not their word alone. */
  charges:
    /\b(?:charges?|mortgages?|pledges?|encumbers?|gives? (?:a |the vendor a )?(?:charge|mortgage|security))\b[^.;]{0,40}\b(?:land|real (?:property|estate)|homes?|houses?|property|properties|assets)\b|\b(?:land|homes?|houses?|property|real estate)\b[^.;]{0,40}\b(?:stands?|is given|is offered|are given|held) as security\b|\b(?:caveat|charge|mortgage)\b[^.;]{0,30}\b(?:over|on|against)\b[^.;]{0,30}\b(?:guarantors?|directors?)(?:'s?)?\b[^.;]{0,30}\b(?:land|home|property|real estate)\b/i,
  surety:
    /\b(?:guarantors?|guarantees?|directors?|suret(?:y|ies)|shareholders?|individuals? (?:named|who sign)|covenantors?)\b/i,
  scheme:
    /\b(?:body corporate|owners corporation|bank guarantee|mortgagee|existing mortgage|discharge)\b/i,
  /** A clause that tells people who buy to pass over it. */
  forCompaniesOnly:
    /\b(?:individuals?|natural persons?|people|person)\b[^.;]{0,40}\b(?:may|can|should|need not|must not|does not|do not)\b[^.;]{0,16}\b(?:ignore|disregard|pass over|skip|heed|read|sign|concern)\b|\b(?:does|do|shall|will) not (?:apply|matter|concern)\b[^.;]{0,40}\b(?:individuals?|natural persons?|people|person)\b/i,
  directors: /\b(?:those who direct it|officers?|directors?|shareholders?)\b/i,
  stands:
    /\b(?:sureties|surety|make good any (?:failure|default))\b|\bcovenants?\b.{0,40}\bperform|\b(?:guarantees?|guaranteed|indemnity|indemnif\w{1,4}|personally (?:liable|bound|responsible))\b/i,
})

/** Personal liability behind a company purchaser. It does not arise where people buy. */
export default defineRule({
  id: 'national/director-guarantee',
  title: 'Personal guarantee by directors',
  category: 'legal',
  severity: 'low',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'contract-form', 'particulars'],
  patterns,
  clear: 'No clause was found that asks for a personal guarantee.',
  subject:
    /\bguarantors?\b|\bas (?:a )?suret(?:y|ies)\b|\bguarantee and indemnity\b|\b(?:deed|form) of guarantee\b|\b(?:directors?|personal\w{0,2}|shareholders?)\b[^.;]{0,140}\b(?:guarant\w{1,4}|indemni\w{1,6}|liable|responsible|covenant)\b|\b(?:guarant\w{1,4}|indemni\w{1,6})\b[^.;]{0,140}\b(?:directors?|personal\w{0,2}|shareholders?)\b|\bpersonally answerable\b|\bguarantee (?:payment|performance)\b|\bdirectors\b.{0,60}\b(?:security|mortgage|charge)\b/i,
  messages: {
    charged: {
      title: 'Guarantors charge their own land for what the buyer owes',
      description:
        'By the wording at {{where}} those who guarantee the purchase also charge (give as security) the land they own. The vendor can put a caveat (a warning on the title) on their homes and have them sold for what stays unpaid.',
      recommendation:
        'Before anybody signs as guarantor, take separate legal advice, and ask for the charge to be struck out or limited to a sum.',
      question: 'Will the vendor accept a guarantee without a charge over land?',
    },
    asked: {
      title: 'Directors of a company buyer must give a personal guarantee',
      description:
        'By the wording at {{where}} the people behind a company that buys must promise to pay with their own money and home. {{who}}',
      recommendation:
        'If a company or trust will buy, take legal advice before a director signs, and ask for a limit.',
      question: 'Will the vendor limit the directors’ guarantee to the deposit?',
    },
  },
  check({ doc, facts }, report) {
    for (const { plain, span } of holdingAny(termsOf(doc), 'plain', patterns.surety)) {
      if (
        holds(plain, patterns.charges, patterns.surety) &&
        !patterns.sellers.test(plain) &&
        !patterns.scheme.test(plain)
      ) {
        report('charged', [span], {}, { severity: 'high', unmistakable: true })
      }
    }
    const buyers = facts.purchasers.map((fact) => fact.value)
    const company = buyers.some((name) => patterns.companyName.test(name))
    if (buyers.length > 0 && !company) {
      report.clear('The purchasers are people, so a guarantee by directors does not arise.')
      return
    }
    for (const { plain, full, text, span, block } of passagesIn(doc, [
      'special-conditions',
      'contract-form',
      'particulars',
    ])) {
      const liable =
        (holds(plain, patterns.directors, patterns.stands, patterns.must) &&
          !patterns.sellers.test(plain)) ||
        (patterns.liable.test(plain) &&
          patterns.corporate.test(plain) &&
          !patterns.sellers.test(plain))
      if (
        !liable &&
        (!patterns.guarantee.test(text) || !patterns.people.test(full) || !patterns.must.test(full))
      )
        continue
      if (!patterns.company.test(full) && !liable) continue
      if (patterns.other.test(full)) continue
      if (!company && patterns.forCompaniesOnly.test(block.text)) continue
      const who = company
        ? 'The purchaser named here is a company.'
        : 'This matters only if a company or trust buys.'
      report('asked', [span], { who }, company ? { severity: 'medium' } : {})
    }
  },
})
