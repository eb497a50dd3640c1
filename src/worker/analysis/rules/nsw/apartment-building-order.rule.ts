import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf } from '../reading/passages.ts'

const patterns = wordings({
  order:
    /\b(?:order|notice|undertaking|direction)\b.{0,40}\bbuilding commission\w{0,2}\b|\bbuilding work rectification orders?\b|\bprohibition orders?\b|\bRAB act\b|\bresidential apartment buildings\b|\bbuilding commission\w{0,2}\b.{0,80}\b(?:order|undertaking|notice|audit)\b|\bundertaking\b.{0,80}\b(?:serious defects?|building commission\w{0,2}|fair trading)\b/i,
  subject: /\b(?:order|undertaking|notice)\b/i,
  bond: /\b(?:strata )?building bond\b|\b(?:interim|final) (?:defects? )?(?:inspection )?report\b.{0,60}\b(?:defect|part 11|inspector)\w{0,2}\b/i,
  defects: /\bdefects?\b|\bdefective\b|\bclaim\w{0,2}\b/i,
  done: /\b(?:complied with|revoked|withdrawn|lifted|released to the developer|no defects?|were rectified|have been rectified)\b/i,
})

/** What the State's building inspectors and the developer's bond say about a newer block. */
export default defineRule({
  id: 'nsw/apartment-building-order',
  title: 'Serious defect orders and the building bond of an apartment block',
  category: 'compliance',
  severity: 'critical',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 'Sch 2 item 20'), cite(act.nsw.propertyAgents, 's 60(1)(h)')],
  appliesTo: [
    'planning-certificate',
    'minutes',
    'owners-corporation-certificate',
    'special-conditions',
    'annexure',
  ],
  patterns,
  clear: 'No order or undertaking about serious building defects was found.',
  subject:
    /\b(?:rectification|prohibition|stop work) orders?\b|\bserious (?:building )?defects?\b|\bbuilding bond\b|\bRAB act\b|\bresidential apartment buildings\b|\bbuilding commission\w{0,2}\b|\b(?:orders?|undertaking)\b[^.;]{0,60}\b(?:defects?|defective|rectif\w{1,6}|waterproofing|developer)\b|\b(?:defects?|defective|rectif\w{1,6}|waterproofing|developer)\b[^.;]{0,60}\b(?:orders?|undertaking)\b|\b(?:interim|final) (?:defects? )?(?:inspection )?report\b/i,
  messages: {
    order: {
      title: 'Order or undertaking about serious building defects (rectification order)',
      description:
        'The wording at {{where}} speaks of an order or undertaking under the apartment building laws. Such orders are made for serious defects; they can stop an occupation certificate or the use of the building, and owners may end up paying for repairs.',
      recommendation:
        'Before you sign, get the order or undertaking, what has been done since and who pays, and take legal advice.',
      question:
        'Please give us the order or undertaking and the latest report on the work. Who pays for it?',
    },
    bond: {
      title: 'Defects are reported under the strata building bond',
      description:
        'The wording at {{where}} shows defects found in the inspections for the building bond. The developer’s bond covers only a small share of the building cost; what it does not pay for can fall on the owners.',
      recommendation:
        'Before you sign, read the interim and final reports and ask how much of the bond is left.',
      question: 'Which defects are open, what will they cost, and how much of the bond is left?',
    },
  },
  check({ doc }, report) {
    for (const passage of disclosuresOf(doc)) {
      const { text, span, zone } = passage
      if (zone === 'by-laws' || zone === 'plan' || zone === 'title-search') continue
      if (patterns.done.test(text)) continue
      if (patterns.subject.test(text) && affirmed(passage, patterns.order) !== null) {
        report('order', [span])
      } else if (patterns.defects.test(text) && affirmed(passage, patterns.bond) !== null) {
        report('bond', [span], {}, { severity: 'high' })
      }
    }
  },
})
