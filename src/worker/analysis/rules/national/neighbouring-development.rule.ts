import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  plans:
    /\b(?:development|planning|building|subdivision|rezoning) (?:applications?|proposals?|approvals?|signs?|notices?)\b|\bDA (?:no\.? ?)?\d{3,12}|\bplanning proposal\b|\brezon(?:e|ed|es|ing)\b|\bcode amendment\b|\bscheme amendment\b|\b(?:application|permit|consent|approval)s? (?:\S{1,14} )?(?:for|to build|to erect|has been|was) .{0,30}\b(?:storeys?|stor(?:ies|y)|apartments?|tower|units|child ?care|hotel|pub|service station|quarry|warehouses?|dwellings)\b/i,
  scale:
    /\b(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)[- ]stor(?:e?ys?|ies|ey)|tower|apartments?|units|employment|industr(?:y|ial)|commercial|quarry|child ?care|hotel|motel|school|service station|warehouses?|substation|telecommunications|boarding house|urban|residential|C[1-4]\b|conservation|environmental|car park|storeys)\b/i,
  near: /\b(?:next door|adjoining|adjacent|opposite|cliff-?side|(?:river|coast|hill|north|south|east|west)\w{0,4}[- ](?:side )?land|this (?:land|lot)|the (?:land|lot) (?:from|to)|neighbouring|abutting|(?:north|south|east|west)\w{0,3} side of|across (?:the )?(?:road|street|lane)|(?:block|lot|no\.?|numbers?|land at|site at|park at|land on|at) \d{1,4}(?:[-–]\d{1,4})?\b|behind (?:the|this)|over the (?:road|back fence|fence))/i,
  pending:
    /\b(?:pending|propos(?:es|ed|al|als)|lodged|on exhibition|exhibited|consultation|under (?:assessment|consideration)|approved|granted|standing|not yet (?:decided|started)|about to|endorsed|gateway|has been made|received)\b/i,
  over: /\b(?:refused|withdrawn|dropped|did not go ahead|turned down|completed|complete|finished|lapsed|doesn't include|not include|does not (?:change|affect|concern)|does not show|no effect|not affect|(?:does|do|will|would) not (?:alter|apply to|touch|extend to)\b[^.;]{0,30}\b(?:this|the) (?:land|lot|property|parcel|site))\b/i,
  own: /\b(?:this lot|the dwelling on|carport|pool|patio|shed|verandah|the (?:house|building|unit)s?'?|additions?|alterations|the works|the vendor (?:applied|has applied)|the seller (?:applied|has applied)|the development is|lapses|owner builder|heritage)\b/i,
  /** A line of traffic that a public body means to build. */
  line: /\b(?:busway|light rail|metro|tramway|(?:rail(?:way)?|tram|train|bus) (?:line|corridor|extension|track)|motorway|freeway|highway|expressway|bypass|fly-?over|viaduct|overpass|elevated (?:track|road|rail)|truck route)\b/i,
  lineTold:
    /\b(?:propos(?:ed|al|es)|preferred (?:line|route|alignment|option)|planned|is to (?:run|be built)|will (?:run|be built)|hoped for|under design)\b/i,
  lineNear:
    /\b\d{1,3} ?(?:m|metres) (?:from|of|behind) (?:your|the|its|this)\b[^.;]{0,40}\b(?:boundar(?:y|ies)|lot|land|fence|property|house|dwelling|lane)\b|\b(?:behind|beside|along|next to|adjoining|abutting) (?:your|the|this|its) (?:\w{3,8} )?(?:fence|boundary|lot|land|property|garden|yard|block)\b/i,
  asked:
    /\b(?:adjoining|neighbouring|next door)\b.{0,60}\b(?:within \d|12 months|development|applications?)\b/i,
})

/** What may soon stand beside the home. */
export default defineRule({
  id: 'national/neighbouring-development',
  title: 'Development proposed next to the land',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'planning law of each state; no duty of the vendor is claimed' },
  appliesTo: [
    'planning-certificate',
    'vendor-statement',
    'special-conditions',
    'rates-certificate',
  ],
  patterns,
  clear: 'No development proposed next door was found in the papers.',
  subject:
    /\brezon\w{1,4}\b|\b(?:propos\w{1,3}|planned|preferred|future|development application|planning application|application for (?:planning|development)|exhibition|amendment|lodged)\b[^.;]{0,120}\b(?:adjoin\w{0,3}|neighbou?r\w{0,3}|opposite|next door|nearby|vicinity|behind your|rail(?:way)?|busway|motorway|freeway|highway|bypass|flyover|light rail|metres (?:from|of)|m from|storeys?)\b|\b(?:adjoin\w{0,3}|neighbou?r\w{0,3}|opposite|next door|nearby|rail(?:way)?|busway|motorway|freeway|bypass)\b[^.;]{0,120}\b(?:propos\w{1,3}|planned|development application|planning application|storeys?)\b|\bcode amendment\b|\bplanning proposal\b/i,
  messages: {
    line: {
      title: 'A road, rail or bus line is proposed close to the land',
      description:
        'The wording at {{where}} tells of a line of traffic that a public body means to build close by, though it may need none of your land. Years of works, then noise, light and the loss of view and privacy, can lower what the home is worth, and no money is paid for that.',
      recommendation:
        'Before you sign, look up the project’s plans and timetable, ask which noise walls are promised, and see where the line stands from the windows.',
      question: 'What has the vendor been told about this project, and when?',
    },
    near: {
      title: 'Building or rezoning is proposed for the land or beside it',
      description:
        'The wording at {{where}} tells of a proposal for the land, or for land beside it. It can take light, views and quiet, bring years of works and traffic, and change what your home is worth.',
      recommendation:
        'Before you sign, look up the application or amendment at the council and note until when you may object.',
      question: 'Which proposals for the land around the property does the vendor know of?',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(
      passagesIn(doc, [
        'planning-certificate',
        'vendor-statement',
        'rates-certificate',
        'annexure',
        'other',
      ]),
      'text',
      [patterns.line, patterns.lineTold, patterns.lineNear],
    )) {
      const { text, span } = passage
      if (!holds(text, patterns.line, patterns.lineTold, patterns.lineNear)) continue
      if (text.endsWith('?') || patterns.over.test(text)) continue
      if (affirmed({ ...passage, next: '' }, patterns.line) === null) continue
      report('line', [span], {}, { severity: 'high', unmistakable: true })
    }
    for (const passage of holdingAny(
      passagesIn(doc, [
        'planning-certificate',
        'vendor-statement',
        'rates-certificate',
        'special-conditions',
        'particulars',
        'annexure',
        'other',
      ]),
      'text',
      patterns.plans,
    )) {
      const { text, span, previous } = passage
      if (text.endsWith('?') || patterns.over.test(text) || patterns.own.test(text)) continue
      // The question names the neighbour, the answer the building.
      const asked = patterns.asked.test(previous) && previous.length < 160
      if (!holds(text, patterns.plans, patterns.pending)) continue
      if (!asked && !patterns.near.test(text)) continue
      if (!patterns.scale.test(text) || affirmed({ ...passage, next: '' }, patterns.plans) === null)
        continue
      report('near', [span], {}, { unmistakable: true })
    }
  },
})
