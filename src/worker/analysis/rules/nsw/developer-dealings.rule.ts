import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { passagesIn } from '../reading/passages.ts'
import { concept } from '../reading/concepts.ts'

const patterns = wordings({
  substation:
    /\b(?:electricity |electrical |kiosk |chamber |pad[- ]?mount(?:ed)? )?sub-?stations?\b|\bpadmount\b|\b(?:kiosk|transformer)\b|\bplant room lease\b|\b(?:telecommunications?|antenna|rooftop) lease\b/i,
  shared: /\bcommon property\b|\bSP ?\d{4,7}\b|\blease to\b/i,
  beside:
    /\b(?:leases?|leased|easements?|rights? of (?:access|way)|burden\w{0,3}|below|beneath|under|above|adjoin\w{1,3}|adjacent|next to|beside|abut\w{0,4}|on the (?:land|common property|ground floor)|within|restriction|located|installed|constructed)\b/i,
  creates:
    /\b(?:creat\w{1,3}|grant\w{0,3}|register\w{0,3}|enter(?:s|ed|ing)? into|impos\w{1,3}|record\w{0,3}|releas\w{1,3}|make|vary|varied|burden\w{0,3})\b/i,
  dealings:
    /\b(?:easements?|covenants?|leases?|licen[cs]es?|restrictions?|encumbrances?|dealings?|rights? of way|by-?laws|positive covenants?)\b/i,
  vendorMay:
    /\b(?:vendor|seller|developer|transferor|grantor|proponent)\b(?!['’]s).{0,80}\b(?:may|can|reserves|is entitled|has the right|is at liberty)\b/i,
  free: /\b(?:considers?|thinks?|necessary|desirable|appropriate|requires?|discretion|any (?:easement|covenant|lease|dealing|other))\b|\b(?:no|not)\b.{0,40}\b(?:object\w{0,4}|claim|requisition|compensation|rescind)\b/i,
  buyerMay: /\b(?:purchaser|buyer|transferee) may (?:rescind|terminate|end|claim)\b/i,
  toCome:
    /\b(?:common property|registration|electricity distributor|public road|strata plan|the plan|restrictions? on the title|sub-?station)\b/i,
  accepts:
    /\bpurchaser\b.{0,20}\bmust not\b.{0,20}\b(?:object|claim|rescind|require)|\bpurchaser\b.{0,30}\bno (?:claim|objection)/i,
  reserves: /\bvendor (?:may|reserves)\b/i,
  consent: concept.consent,
})

/** Rights over the building or land that a developer gives to others before the buyer owns. */
export default defineRule({
  id: 'nsw/developer-dealings',
  title: 'Leases, easements and substations a developer may create',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.conveyancing, 'ss 66ZM–66ZQ')],
  appliesTo: ['special-conditions', 'vendor-statement', 'plan', 'title-search', 'annexure'],
  patterns,
  clear: 'No substation and no open right of a developer to burden the land was found.',
  subject:
    /\b(?:sub-?stations?|kiosks?|padmount|pad-?mounted)\b|\b(?:vendor|developer|transferor|seller)\b[^.;]{0,80}\b(?:create|grant|register|enter into|additional)\b[^.;]{0,80}\b(?:easements?|covenants?|restrictions?|leases?|licen[cs]es?|dealings?)\b|\b(?:easements?|covenants?|restrictions?|leases?|dealings?)\b[^.;]{0,80}\b(?:required|considers?|necessary|desirable)\b[^.;]{0,60}\b(?:vendor|developer|transferor|seller|authorit(?:y|ies)|ausgrid|subdivision)\b|\bgrant of a lease\b|\b(?:electricity|ausgrid|endeavour|essential energy)\b[^.;]{0,60}\b(?:leases?|easements?)\b|\bleases? of (?:part of )?(?:the )?common property\b/i,
  messages: {
    substation: {
      title: 'A substation lease or easement burdens the building or land',
      description:
        'The wording at {{where}} shows a substation or other plant with a lease, easement or right of access close to what you buy. It can bring noise, heat, fields, workers at any hour and limits on building near it.',
      recommendation:
        'Before you sign, find the place on the plan, read the lease or easement, and ask what may stand near it.',
      question: 'Where exactly is the substation, and what limits follow for this lot?',
    },
    dealings: {
      title: 'The developer may create easements, covenants or leases as it sees fit',
      description:
        'The wording at {{where}} lets the developer burden the land with rights for others before you own it. You may learn of them late and have to complete all the same, unless the change is material enough for the off-the-plan law to let you end the contract or claim.',
      recommendation:
        'Before you sign, ask for a list of what is planned, and that nothing else may be created that affects your lot materially.',
      question: 'Which easements, covenants and leases are planned, and which touch this lot?',
    },
  },
  check({ doc, facts }, report) {
    const offThePlan = isOffThePlan(doc) || facts.offThePlan !== null
    for (const passage of passagesIn(doc, [
      'special-conditions',
      'vendor-statement',
      'plan',
      'title-search',
      'annexure',
    ])) {
      const { full, text, span } = passage
      if (patterns.substation.test(text) && patterns.beside.test(text)) {
        // In a scheme it stands on the land of all, and the network asks it of every tower.
        if (affirmed(passage, patterns.substation) !== null)
          report('substation', [span], {}, patterns.shared.test(text) ? { severity: 'low' } : {})
        continue
      }
      if (patterns.buyerMay.test(full)) continue
      if (!offThePlan && !patterns.toCome.test(full)) continue
      if (
        patterns.dealings.test(text) &&
        patterns.creates.test(full) &&
        (patterns.accepts.test(passage.plain) || patterns.reserves.test(passage.plain)) &&
        !patterns.consent.test(passage.plain)
      ) {
        report('dealings', [span])
        continue
      }
      if (!patterns.vendorMay.test(full) || !patterns.creates.test(full)) continue
      if (patterns.dealings.test(text) && patterns.free.test(full)) report('dealings', [span])
    }
  },
})
