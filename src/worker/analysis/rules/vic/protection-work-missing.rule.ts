import type { PageKind } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  /** A permit of the last years under which a home was built or made larger. */
  permit: /\b(?:building )?permits?\b|\bB[SP]-?U?\b|\bCBS-?U\b/i,
  building:
    /\b(?:dwellings?|houses?|town ?houses?|units?|extension|addition|storey|basement)\b|\bowner-?builder\b/i,
  lately: /\b202\d\b/,
  /** Ground that was taken away, or is held up, beside somebody else's land. */
  dug: /\bretaining walls?\b[^.;]{0,60}\b(?:1\.\d{1,2}|[2-9](?:\.\d{1,2})?) ?(?:m\b|metres?)|\b(?:1\.\d{1,2}|[2-9](?:\.\d{1,2})?) ?(?:m\b|metres?)[^.;]{0,30}\b(?:retaining wall|cut\b|excavation)|\b(?:excavat(?:ed|ion)|basement|site cut)\b/i,
  side: /\b(?:boundary|neighbour\w{0,3}|adjoining|next door|side|north|south|east|west|fence)\b/i,
  dugNot:
    /\b(?:notice|order|proposed|would|will be|must|may|not|no) (?:\w{2,10} ){0,2}(?:excavat|basement|retaining|boundary)|\bin front\b|\b(?:19\d\d|200\d|201\d)\b|\?/i,
  told: /\bprotection work\b|\bpart 7 of the building act\b|\bform [78]\b[^.;]{0,20}\bprotection\b/i,
})

/** What a builder owes the owner next door before he digs beside him. */
export default defineRule({
  id: 'vic/protection-work-missing',
  title: 'Protection work notices for digging beside a neighbour',
  category: 'compliance',
  severity: 'low',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.vic.building)],
  appliesTo: ['building-permit', 'building-report', 'vendor-statement', 'special-conditions'],
  patterns,
  clear: 'No recent digging beside a neighbour without its notice was found.',
  subject:
    /\bprotection works?\b|\bretaining walls?\b|\b(?:site|metre|deep|m) cut\b|\bexcavat\w{1,4}\b|\bbasement\b[^.;]{0,80}\b(?:neighbour|adjoining|boundary)|\bshor(?:ed|ing)\b|\bunderpin\w{0,4}\b/i,
  messages: {
    missing: {
      title: 'No protection work notice for the cut or retaining wall beside the neighbour',
      description:
        'The papers show recent building under a permit, and the wording at {{where}} a cut, basement or retaining wall of a metre or more at the side. Where building work may affect adjoining land, the owner must give the neighbour protection work notices, insure against damage and agree on how it is protected; none is in this file. A neighbour whose land or house moves can claim from the owner.',
      recommendation:
        'Before you sign, ask whether protection work was needed, and for the notices, the agreement and the survey of the neighbour’s buildings.',
      question:
        'Was protection work required for the adjoining property, and may we have the notices and the agreement?',
    },
  },
  check({ doc }, report) {
    if (!doc.hasContract || hasUnreadPages(doc)) return
    const told = doc.blocks.some(
      ({ text, zone }) =>
        zone !== 'statutory-notice' && zone !== 'general-conditions' && patterns.told.test(text),
    )
    if (told || !passagesIn(doc, PERMITS).some((passage) => isRecentPermit(passage))) return
    const dug = passagesIn(doc, TELLING).find(
      (passage) =>
        patterns.side.test(passage.text) &&
        !patterns.dugNot.test(passage.text) &&
        affirmed(passage, patterns.dug) !== null,
    )
    if (dug !== undefined) report('missing', [dug.span], {}, { strength: 'possible' })
  },
})

const PERMITS: readonly PageKind[] = ['building-permit', 'vendor-statement', 'annexure']

const TELLING: readonly PageKind[] = [
  'building-report',
  'building-permit',
  'special-conditions',
  'vendor-statement',
  'annexure',
]

function isRecentPermit({ text, heading }: Passage): boolean {
  const about = `${heading} ${text}`
  return patterns.permit.test(about) && patterns.building.test(about) && patterns.lately.test(text)
}
