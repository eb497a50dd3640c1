import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  buyer: /\b(?:buyer|purchaser)s?\b/i,
  foreign:
    /\b(?:buyer|purchaser)s?\b.{0,80}\bforeign (?:person|buyer|purchaser|acquirer|resident)\b.{0,12}\b(?:yes|true)\b|\b(?:buyer|purchaser)\b.{0,40}\b(?:is|are) (?:a )?(?:foreign (?:person|acquirer)|temporary resident)|\bforeign person\b.{0,24}☒ ?yes|\bforeign person\b.{0,30}\byes ?☒/i,
  entity:
    /\bpty\.? ?(?:ltd|limited)\b|\bas trustee\b|\batf\b|\btrustees? (?:for|of)\b|\bproprietary limited\b|\bACN\b/i,
  claim:
    /\b(?:home concession|first home (?:buyer |owner )?(?:concession|exemption|vacant land concession|grant)|transfer duty concession|duty concession)\b/i,
  visa: /\b(?:(?:temporary|student|work|bridging|working holiday|partner) visa|visa holder|temporary resident|not (?:an? )?(?:australian )?(?:citizens?|permanent residents?))\b/i,
  tenants: /\b(?:tenan\w{2,4}|lease|rented)\b/i,
  label: /^(?:buyer|purchaser)s?(?:'s)?(?: name)?s?[ :|]/i,
  agent: /\b(?:solicitor|agent|conveyancer|financier|guarantor)\b/i,
})

/** Who buys decides which duty is due. */
export default defineRule({
  id: 'qld/home-concession',
  title: 'Transfer duty concession for this buyer',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.qld.duties)],
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'Nothing was found that speaks against the usual duty for this buyer.',
  subject:
    /\b(?:home|first home|duty|transfer duty|stamp duty) concessions?\b|\b(?:transfer|additional|foreign acquirer) duty\b|\bAFAD\b|\bforeign (?:person|buyer|acquirer|purchaser|investment)s?\b|\bFIRB\b|\bvisa\b|\bbuyer\b[^;]{0,60}\b(?:pty|trustee|nominees|limited)\b|\bas trustees? for\b|\bnominees\b|\b(?:citizen|permanent resident)s?\b/i,
  messages: {
    entity: {
      title: 'Bought by a company or trustee: no home concession on transfer duty',
      description:
        'The buyer at {{where}} is a company or a trustee. In Queensland the home and first home concessions are for people who buy in their own name, so the full transfer duty is due, which can be thousands of dollars more.',
      recommendation:
        'If you reckoned with a concession, ask a lawyer who should be named as buyer before you sign.',
    },
    foreign: {
      title: 'A foreign buyer pays 8% more transfer duty',
      description:
        'The wording at {{where}} shows a foreign person as buyer. On top of the ordinary duty, additional duty of 8% is due on the foreign person’s share of a home, and the concessions may not be open.',
      recommendation:
        'Before you sign, ask the Queensland Revenue Office or a lawyer how much duty is due.',
    },
    visa: {
      title:
        'The buyer holds a visa or is not a citizen: duty concessions and the right to buy are in question',
      description:
        'The wording at {{where}} says that the buyer holds a visa or is not a citizen. If that makes the buyer a foreign person, additional duty of 8% is due in Queensland, a concession for a home may not be open, and from 1 April 2025 to 31 March 2027 an established home may be bought only under an exception.',
      recommendation:
        'Before you sign, ask a lawyer whether you may buy, and the Queensland Revenue Office how much duty is due.',
    },
    tenants: {
      title: 'A duty concession is planned, but a tenancy stands against it',
      description:
        'The wording at {{where}} counts on a home concession while tenants stay. The concession has a time limit for moving in and rules on letting; if they are broken the duty is claimed back.',
      recommendation:
        'Before you sign, compare the end of the tenancy with the time limit of the concession, and ask the Queensland Revenue Office.',
    },
  },
  check({ doc, facts }, report) {
    const [company] = facts.purchasers.filter(({ value }) => patterns.entity.test(value))
    if (company !== undefined) report('entity', company.spans, {}, { facts: [company] })
    for (const passage of passagesIn(doc, ['particulars', 'contract-form', 'special-conditions'])) {
      const { text, span, zone, next } = passage
      if (!patterns.buyer.test(text) && !patterns.claim.test(text)) continue
      if (patterns.foreign.test(text) && affirmed(passage, patterns.foreign) !== null) {
        report('foreign', [span], {}, { severity: 'high' })
      } else if (
        company === undefined &&
        zone !== 'special-conditions' &&
        patterns.label.test(text) &&
        patterns.entity.test(text) &&
        !patterns.agent.test(text)
      ) {
        report('entity', [span])
      } else if (patterns.visa.test(text) && affirmed(passage, patterns.visa) !== null) {
        report('visa', [span], {}, patterns.claim.test(text) ? { severity: 'high' } : {})
      } else if (
        patterns.claim.test(text) &&
        patterns.tenants.test(`${text} ${next.slice(0, 120)}`)
      ) {
        report('tenants', [span])
      }
    }
  },
})
