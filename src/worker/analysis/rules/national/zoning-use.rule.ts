import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  zone: /\b(?:industrial|commercial|farming|rural|green wedge|urban growth|public use|special use|port|business)\b.{0,40}\bzone\b|\bzoned? ?:? ?(?:industrial|commercial|rural|farming)\b|\b(?:IN[123]Z|C[123]Z|(?<!BAL[- ])FZ|GWA?Z|RCZ|UGZ|PUZ\d?|PZ)\b/i,
  use: /\bnon-?conforming use\b|\bexisting use rights?\b|\bnot (?:a )?permitted (?:use|in (?:the|this) zone)\b|\bprohibited (?:use|in (?:the|this) zone)\b|\bdependent person'?s unit only\b|\b(?:caretaker'?s?|manager'?s?) (?:residence|dwelling|house) only\b|\bnot be (?:occupied|used) (?:separately|as a (?:separate )?dwelling)\b|\bbelow the (?:scheduled? )?minimum (?:lot )?(?:size|area)\b/i,
  /** Made for homes with room about them. */
  forHomes:
    /\b(?:rural|farm)[- ](?:living|residential|neighbourhood|lifestyle|village)\b|\bRLZ\d?\b/i,
  /** Where a home is usual, but the zone was made for more: said, not warned of. */
  mild: /\b(?:farming|rural|urban growth)\b|\b(?:FZ|RCZ|UGZ)/i,
  strict: /\b(?:industrial|commercial|business|port|public use|special use|green wedge)\b/i,
  /** Homes are prohibited there. */
  industry: /\bindustrial\b|\bIN[123]Z\b/i,
  elsewhere:
    /\b(?:land|property|site|lot) (?:opposite|adjoining|nearby|to the (?:north|south|east|west))\b|\badjoining (?:land|property)\b/i,
  /** The zone that the land was in before. */
  past: /\b(?:formerly|previously|until \d{4}|before (?:it|the land) was re-?zoned)\b|\bre-?zoned\b[^.;]{0,30}\bfrom\b|\bzone to (?:the )?(?:[\w-]{3,14} ){1,4}zone\b/i,
  home: /\b(?:dwelling|residential premises|residence|house|bedrooms?|home|renters?|rental agreement|unit)\b/i,
})

const TOLD = 'A zone is told, and nothing was found by which the use contradicts it.'

/** A home in a zone that is not made for homes. */
export default defineRule({
  id: 'national/zoning-use',
  title: 'Zone and lawful use',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  isPropertyRisk: true,
  law: { none: 'planning schemes differ by place' },
  appliesTo: ['planning-certificate', 'vendor-statement'],
  patterns,
  clear: 'No use was found that contradicts the zone.',
  subject:
    /\b(?:non-?conforming|existing use|existing lawful use|caretaker'?s (?:residence|dwelling|house))\b|\b(?:zones?|zoned|zoning)\b[^.;]{0,120}\b(?:uses?|used|dwellings?|house|homes?|prohibit\w{0,3}|permit\w{0,4}|allowed?)\b|\b(?:uses?|used|dwellings?|house|homes?|prohibited|permitted|allowed)\b[^.;]{0,100}\b(?:zones?|zoned|zoning)\b|\b(?:commercial|industrial|business|rural|farming|IN\d|C\d)\b[^.;]{0,12}\bzone\b/i,
  messages: {
    use: {
      title: 'The present use does not fit the zone',
      description:
        'The wording at {{where}} says that the use is non-conforming, rests on existing use rights or is not permitted. Rebuilding after a fire, extending or changing the use may be refused.',
      recommendation:
        'Before you sign, ask the council’s planners what may be done with the land, in writing.',
      question: 'On which permit or right does the present use rest?',
    },
    zone: {
      title: 'A home in a zone for other uses',
      description:
        'The entry at {{where}} shows a zone meant for farming, business, industry or growth, while a home is sold. Neighbours’ uses, rebuilding and loans can be affected.',
      recommendation:
        'Before you sign, ask the council what the zone allows on this land, and tell your lender.',
      question: 'Is the dwelling lawful in this zone, and may it be rebuilt?',
    },
  },
  check({ doc, facts }, report) {
    const home = passagesIn(doc, [
      'particulars',
      'contract-form',
      'vendor-statement',
      'building-permit',
      'title-search',
      'annexure',
      'rates-certificate',
      'lease',
    ]).some(({ text }) => patterns.home.test(text))
    for (const passage of holdingAny(
      passagesIn(doc, [
        'planning-certificate',
        'vendor-statement',
        'rates-certificate',
        'special-conditions',
      ]),
      'text',
      patterns.use,
      patterns.zone,
    )) {
      const { text, span, zone } = passage
      if (isVicinity(passage) || patterns.elsewhere.test(text)) continue
      if (patterns.use.test(text) && affirmed(passage, patterns.use) !== null)
        report('use', [span], {}, { severity: 'high' })
      else if (
        home &&
        zone !== 'special-conditions' &&
        patterns.zone.test(text) &&
        !patterns.past.test(text) &&
        !patterns.forHomes.test(text) &&
        affirmed(passage, patterns.zone) !== null
      )
        report(
          'zone',
          [span],
          {},
          {
            strength: 'likely',
            severity: patterns.industry.test(text)
              ? 'high'
              : patterns.mild.test(text) && !patterns.strict.test(text)
                ? 'low'
                : 'medium',
          },
        )
    }
    // The zone may be told in a land record among the annexures alone.
    if (facts.zoning !== null) report.clear(TOLD, facts.zoning.spans.slice(0, 1))
  },
})
