import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { BUILT_ON_PATTERNS, hasHouse, isBareLand } from '../buildings/built-on.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { onSiteSewage, SEWAGE_PATTERNS } from '../buildings/on-site-sewage.ts'
import { hasPapers } from '../papers/papers-here.ts'
import { UNSEWERED_PATTERNS, unseweredIn } from '../buildings/unsewered.ts'

/** A house with a septic tank or the like, and no paper that lets it be used. */
export default defineRule({
  id: 'national/sewage-permit-missing',
  title: 'Permit for the septic or on-site wastewater system',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.vic.environmentProtection), cite(act.sa.publicHealth)],
  appliesTo: [
    'vendor-statement',
    'special-conditions',
    'particulars',
    'contract-form',
    'planning-certificate',
    'rates-certificate',
    'water-certificate',
    'building-report',
    'annexure',
  ],
  patterns: { ...SEWAGE_PATTERNS, ...UNSEWERED_PATTERNS, ...BUILT_ON_PATTERNS },
  clear: 'No on-site wastewater system without a permit or service record was found.',
  subject:
    /\b(?:septic|AWTS|effluent|leach drains?|sewage|aerobic|aerated|composting toilet|grey ?water|biocycle|treatment (?:plant|system)|waste ?water (?:system|plant|treatment|permit|is|goes|approval))\b|\b(?:no|not)\b[^.;|,]{0,25}\bsewer(?:ed|age)?\b|\bsewer(?:age)?\b[:, |-]{1,4}(?:none|no|not)\b|\bon-site (?:sewage|waste ?water)\b|\bwaste ?water:/i,
  messages: {
    missing: {
      title:
        'No permit to use (approval to operate) or service record for the septic or wastewater system',
      description:
        'The wording at {{where}} shows that the waste of the house is treated on the land, by a septic tank or a treatment plant. Such a system needs a permit from the council or health authority, and most need regular service, but no permit, approval, certificate or service record was found in this file. If it is not approved or too small, you may have to replace it, often for $10,000 to $40,000.',
      recommendation:
        'Before you sign, ask the vendor and the council for the permit to use (approval to operate), the plan of the system and the last service or pump-out record, and have it inspected.',
      question:
        'Please give us the permit to use (approval to operate) of the septic or wastewater system, its plan and the last service or pump-out record.',
    },
    unsewered: {
      title:
        'No permit (approval) for a septic or wastewater system, although the house is not on the sewer',
      description:
        'By the wording at {{where}} no sewer is connected to the house, and nothing in this file says where its waste goes: no septic tank or treatment plant, and no permit to use, approval to operate or service record of one. An old or unapproved system may have to be replaced at your cost, often for $10,000 to $40,000.',
      recommendation:
        'Before you sign, ask what system serves the house and for its permit and last service record, and have it inspected.',
      question:
        'What septic or wastewater system serves the house? Please give us its permit to use (approval to operate) and the last service record.',
    },
    refused: {
      title: 'The papers say that the septic or wastewater system has no permit or approval',
      description:
        'The wording at {{where}} says that no permit, approval or record was found for the system that treats the waste of the house on the land. The council can ask you, as the new owner, to apply for one, to replace the system or to stop using it; a new one often costs $10,000 to $40,000.',
      recommendation:
        'Before you sign, ask the council whether the system can be approved as it is, and make the contract depend on it or on a lower price.',
      question:
        'Will the vendor obtain the permit for the system before settlement, at its own cost?',
    },
    joined: {
      title: 'Plumbing was led into the septic or wastewater system without a permit',
      description:
        'The wording at {{where}} says that a pipe, a room or another building was joined to the system that treats the waste on the land, without a permit or approval. The system was sized and approved for less; the council can ask the owner to take the connection away or to enlarge the system, and that owner will be you.',
      recommendation:
        'Before you sign, ask the council what it wants done and by when, get a price, and ask that the vendor does it before settlement.',
      question:
        'Who joined it to the system and when, what has the council asked for, and will the vendor put it right before settlement?',
    },
  },
  check({ doc }, report) {
    const { systems, refused, joined, isPapered } = onSiteSewage(doc)
    for (const span of joined) report('joined', [span], {}, { severity: 'high' })
    for (const span of refused) report('refused', [span], {}, { severity: 'high' })
    if (refused.length > 0 || isPapered || isBareLand(doc)) return
    if (!hasPapers(doc)) {
      report.notInDocument('Whether a permit is there cannot be told from this file.')
      return
    }
    if (systems.length > 0) {
      for (const span of systems.slice(0, PLACES))
        report('missing', [span], {}, { strength: 'likely' })
      return
    }
    const [unsewered] = unseweredIn(doc)
    if (unsewered !== undefined && hasHouse(doc) && !isOffThePlan(doc))
      report('unsewered', [unsewered.span], {}, { strength: 'likely' })
  },
})

/** Places quoted at most, the first of the file. */
const PLACES = 3
