import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf } from '../reading/passages.ts'
import { UNCERTIFIED_PATTERNS, uncertifiedWork } from '../buildings/uncertified-work.ts'

const patterns = wordings({
  ...UNCERTIFIED_PATTERNS,
  existence: /\bcertificate of existence\b/i,
  held: /\b(?:issued|held|granted|attached|annexed)\b/i,
})

/** Without occupancy certification a house in cyclone country is hard to insure. */
export default defineRule({
  id: 'nt/building-uncertified',
  title: 'Occupancy certification of the buildings',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  replaces: ['national/unapproved-building-work'],
  law: [cite(act.nt.building)],
  appliesTo: [
    'special-conditions',
    'building-permit',
    'building-report',
    'particulars',
    'contract-form',
  ],
  patterns,
  clear: 'No uncertified building work was found.',
  subject:
    /\bun(?:certified|approved|authori[sz]ed|permitted)\b|\boccupancy (?:certif\w{4,9}|permits?)\b|\bcertificates? of (?:existence|occupancy|substantial compliance)\b|\b(?:no|not|without|never|lacks?)\b[^.;]{0,20}\b(?:certif(?:ied|ication)|(?:building |council )?(?:permits?|approval)|approved)\b/i,
  messages: {
    uncertified: {
      title: 'Uncertified building work (no approval or permit)',
      description:
        'The wording at {{where}} speaks of building work without approval or certification. The owner must have it certified or take it down; cyclone cover and loans can be refused for it.',
      recommendation:
        'Before you sign, search the building file and ask that the vendor has the work certified, or lowers the price.',
      question:
        'Which work is uncertified, and will the vendor have it certified before settlement?',
    },
    final: {
      title: 'No occupancy permit for building work',
      description:
        'The wording at {{where}} shows work without an occupancy permit or final certificate. It is not signed off as safe, and an insurer may refuse a claim after a storm.',
      recommendation:
        'Ask for the occupancy permit or a certificate of substantial compliance before you sign.',
      question: 'Will the vendor obtain the occupancy certification before settlement?',
      suggestedWording:
        'This contract is conditional on the vendor giving the purchaser occupancy certification for all buildings at least 7 days before settlement.',
    },
    existence: {
      title: 'Only a certificate of existence covers a building',
      description:
        'The wording at {{where}} shows a certificate of existence, the lowest of the three levels of occupancy certification. It says that the building stands there, and little about how it was built.',
      recommendation:
        'Show it to your insurer and lender, and have the building inspected, before you sign.',
      question: 'Why does the building have no occupancy permit?',
    },
  },
  check({ doc }, report) {
    for (const { span, lacks } of uncertifiedWork(doc)) {
      report(lacks === 'approval' ? 'uncertified' : 'final', [span])
    }
    for (const { text, span, zone } of disclosuresOf(doc)) {
      if (zone === 'by-laws' || !patterns.existence.test(text) || text.includes('?')) continue
      if (patterns.held.test(text) && !patterns.workOpen.test(text)) {
        report('existence', [span], {}, { severity: 'medium' })
      }
    }
  },
})
