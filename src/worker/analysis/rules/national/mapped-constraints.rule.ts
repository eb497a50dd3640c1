import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { isAway, isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  salinity: /\b(?:dryland |urban |soil |groundwater )?salinity\b|\bsaline (?:soil|land|ground)/i,
  acid: /\b(?:potential )?acid sul(?:f|ph)ate soils?\b/i,
  weeds:
    /\b(?:gamba grass|serrated tussock|african lovegrass|parthenium|giant rat'?s tail grass|prickly acacia|bathurst burr|blackberr(?:y|ies)|gorse|fire ants?|(?:declared|noxious|priority|prohibited) (?:weeds?|plants?|pests?)|silverleaf nightshade|phylloxera)\b/i,
  present:
    /\b(?:found|recorded|present|infest\w{2,6}|mapped|detected|identified|positive|growing|points?|hectares|ha|zone|control(?:led)? area|must be controlled|biosecurity zone)\b/i,
  habitat:
    /\b(?:threatened (?:fauna|flora|species|ecological)|black[- ]cockatoo|koala (?:habitat|priority|district)|dieback|phytophthora|essential habitat|wildlife habitat|regulated vegetation)\b/i,
  catchment:
    /\b(?:water supply|drinking water|water) catchment\b|\blimited land division\b|\b(?:contemplates?|allows?|permits?) no (?:additional|further|more) (?:allotments?|lots)\b/i,
  ground:
    /\b(?:ground (?:collapse|movement|instability)|escarpment hazard|land ?slip|landslide|rock ?fall|mine shafts?|opal field|sink ?holes?|subsidence (?:area|hazard))\b/i,
  quarry:
    /\b(?:key resource area|extractive (?:resources?|industry)|separation (?:area|distance|buffer)|haul(?:age)? route)\b/i,
  soilTest:
    /\b(?:smelter|lead (?:abatement|investigation|affected)|investigation area|former (?:orchard|tip|landfill|gasworks|market garden)s?)\b/i,
  soil: /\b(?:soils?|lead|contamina\w{2,5}|smelter|landfill|waste|fill)\b/i,
  investigation: /\binvestigation area\b/i,
  /** An area to be looked into for another reason than what lies in the soil. */
  otherInvestigation:
    /\b(?:erosion|coast(?:al)?|inundation|land ?sli[dp]e?|flood(?:ing)?|slope|geotechnical|noise|road|corridor|urban growth|growth|planning investigation|heritage|bush ?fire)\b/i,
  storm: /\bstorm tide\b/i,
  answered:
    /\b(?:affect(?:s|ed)|applies|yes|part(?:ly|ial)?|whole(?:ly)?|moderate|medium|high|low|mapped|within|subject to|class|area|land|needed|may need|conditions?|overlay|is (?:in|on|within)|contemplates?|very)\b|\d/i,
  /** Little risk, water that can be used, or a pit that is closed, refused or kilometres away. */
  slight:
    /\b(?:low|slight|minimal|negligible|little) (?:risk|hazard|likelihood|potential)\b|\b(?:risk|hazard)\b[ :|]{1,3}(?:low|slight|minimal|negligible)\b|\bmg ?(?:\/|per) ?l\b[^.]{0,40}\bsuitable for\b/i,
  noQuarry:
    /\b(?:refused|closed|rehabilitated|withdrawn|worked out|abandoned)\b|\b(?:[2-9]|\d{2}|two|three|four|five|six|ten)(?:\.\d)? ?(?:km|kilomet(?:re|er)s?)\b/i,
  above:
    /\b(?:above|over|clear of) (?:the )?(?:defined )?(?:flood|storm tide|inundation) (?:level|planning level)\b/i,
  high: /\b(?:high|very high|extreme|serious|hazard)\b/i,
  general:
    /\b(?:general(?:ly)?(?! residential)|polic(?:y|ies)\b(?! ?[:-])|for (?:more )?information|should|enquir\w{1,4}|was treated|were treated|treated|remediat\w{2,5}|landward|only to|does not reach|nil risk|no known|inland)\b/i,
  outside:
    /^\W{0,3}(?:not (?:in|affected|within|applicable)|overlays? (?:that do )?not)\b|\bdo NOT apply\b|\bnot applying\b|\bNOT affecting\b/i,
})

const TOPICS = [
  { key: 'salinity', pattern: patterns.salinity, except: [] },
  // These states ask about such soils in rules of their own.
  { key: 'acid', pattern: patterns.acid, except: ['NSW', 'SA', 'WA', 'TAS'] },
  { key: 'weeds', pattern: patterns.weeds, except: [] },
  { key: 'habitat', pattern: patterns.habitat, except: ['NSW'] },
  { key: 'catchment', pattern: patterns.catchment, except: ['WA', 'NSW'] },
  // Tasmania has a rule of its own for ground that slides.
  { key: 'ground', pattern: patterns.ground, except: ['TAS'] },
  { key: 'quarry', pattern: patterns.quarry, except: [] },
  { key: 'soilTest', pattern: patterns.soilTest, except: [] },
  { key: 'storm', pattern: patterns.storm, except: ['NT'] },
] as const satisfies readonly {
  readonly key: string
  readonly pattern: RegExp
  readonly except: readonly string[]
}[]

/** Topics that decide about insurance, and whether one can build at all. */
const GRAVE: ReadonlySet<string> = new Set(['storm', 'ground'])

/** What a council's table maps on the land beside flood, fire and heritage. */
export default defineRule({
  id: 'national/mapped-constraints',
  title: 'Salinity, soils, weeds, habitat and catchments mapped on the land',
  category: 'compliance',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'planning schemes, water and biosecurity acts differ by state' },
  appliesTo: ['planning-certificate', 'vendor-statement', 'rates-certificate'],
  patterns,
  clear: 'No salinity, acid soil, weed, habitat, catchment or storm tide mapping was found.',
  subject:
    /\bsalin(?:e|ity)\b|\bacid sul(?:f|ph)ate|\b(?:declared|noxious|priority|biosecurity)\b[^.;]{0,40}\b(?:weed|pest|plant)s?\b|\bweeds?\b[^.;]{0,40}\b(?:class|declared|found|zone|notice)|\b(?:threatened|protected|koala|essential|fauna|native) (?:\w{1,12} )?(?:habitat|species|vegetation|flora|fauna)|\bhabitat\b|\bbiodiversity\b|\bdieback\b|\bphytophthora\b|\bcatchments?\b|\bland division\b[^.;]{0,80}\boverlay|\bstorm[- ](?:tide|surge)|\bland ?slip|\blandslide|\bslope instability|\bground collapse|\bmine subsidence|\b(?:key|extractive) resources?\b|\bseparation (?:area|distance)|\bquarr(?:y|ies)\b|\bsmelter|\bformer (?:land ?fill|tip|quarry|gasworks|industr)/i,
  givesWayTo: {
    'national/flood': ['storm'],
    'national/noise-and-hazards': ['ground'],
    'sa/native-vegetation': ['weeds'],
    'national/authority-notice-or-order': ['weeds'],
  },
  messages: {
    salinity: {
      title: 'The ground is mapped as saline',
      description:
        'The entry at {{where}} maps salinity: salt in the ground water, which eats into brick, concrete and pipes. New building can need stronger concrete and damp courses.',
      recommendation: 'Have the inspector look for salt damp, and ask for the salinity map.',
      question: 'Which measures against salt does the building have?',
    },
    acid: {
      title: 'Acid sulfate soils are mapped on the land',
      description:
        'The entry at {{where}} maps acid sulfate soils: ground that turns to acid when it is dug up. Pools, basements and drains then need tests and treatment, which cost extra.',
      recommendation: 'If you plan to dig, ask the council before you sign what it requires.',
      question: 'Was the soil tested, and is there a management plan?',
    },
    weeds: {
      title: 'A declared weed or pest is on the land',
      description:
        'The entry at {{where}} tells of a weed or pest that the owner must by law control. Work comes back every year, and the authority may do it at your cost.',
      recommendation:
        'Before you sign, ask how far it has spread and what control has cost a year.',
      question: 'Which notices or plans about this weed or pest are there, and what was done?',
    },
    habitat: {
      title: 'Protected habitat or a plant disease area is mapped on the land',
      description:
        'The entry at {{where}} maps habitat of protected animals or plants, or ground with a plant disease. Clearing, and moving soil, can need a permission that may be refused.',
      recommendation:
        'If you plan to build or clear, ask the council before you sign what is allowed.',
      question: 'Which part of the land is mapped, and was anything cleared with a permit?',
    },
    catchment: {
      title: 'A water catchment or division limit applies to the land',
      description:
        'The entry at {{where}} shows a catchment or overlay that limits dividing the land and uses that dirty the water. A second house or lot can be refused.',
      recommendation: 'If you plan to divide or build more, ask the council before you sign.',
      question: 'Which uses and divisions does this overlay allow?',
    },
    ground: {
      title: 'The ground is mapped as one that may slip or collapse',
      description:
        'The entry at {{where}} maps the land where ground slips, falls or caves in. Insurance often leaves that out, and building needs an engineer’s report and may be refused.',
      recommendation: 'Before you sign, get a geotechnical report and an insurance quote.',
      question: 'Which reports about the stability of the land does the vendor have?',
    },
    quarry: {
      title: 'The land lies in the separation area of a quarry or resource',
      description:
        'The entry at {{where}} keeps the land, or part of it, free around a quarry or deposit. Blasting, dust and trucks may come, and a new dwelling or a division can be refused.',
      recommendation:
        'Before you sign, ask the council what the separation area allows on this lot.',
      question: 'How far is the quarry, until when may it work, and what may be built here?',
    },
    soilTest: {
      title: 'The soil lies in an area of former industry or dumping',
      description:
        'The entry at {{where}} puts the land in an area where the soil may hold lead or other waste of a former use. Tests may be needed before digging, gardens for food may be unwise, and cleaning up costs the owner.',
      recommendation: 'Before you sign, ask the council for its records, and have the soil tested.',
      question: 'Was the soil tested, and with what result?',
    },
    storm: {
      title: 'The land is mapped for storm tide',
      description:
        'The entry at {{where}} maps the land as one that the sea may flood in a storm. Insurance can cost more or be refused, and new floors may have to be higher.',
      recommendation:
        'Before you sign, get an insurance quote and ask for the depth expected here.',
      question: 'Has sea water come onto the land, and how high is the floor?',
    },
  },
  check({ doc }, report) {
    let outside = ''
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'vendor-statement',
      'rates-certificate',
      'particulars',
      'annexure',
      'other',
    ])) {
      const { text, span, block, next } = passage
      if (patterns.outside.test(text) && block.kind === 'heading') outside = text
      if (block.kind === 'heading' || text.endsWith('?')) continue
      if (outside !== '' && passage.heading === outside) continue
      const before = text === block.text ? '' : `${passage.previous} ${block.text.slice(0, 60)}`
      if (patterns.outside.test(before) && block.kind !== 'row') continue
      if (patterns.general.test(text) || patterns.outside.test(text) || isVicinity(passage))
        continue
      for (const { key, pattern, except } of TOPICS) {
        if (!pattern.test(text) || except.some((state) => state === doc.state)) continue
        if (key === 'weeds' && !patterns.present.test(text)) continue
        if (pattern === patterns.salinity && patterns.slight.test(text)) continue
        if (pattern === patterns.quarry && patterns.noQuarry.test(text)) continue
        if (key === 'soilTest' && isOtherInvestigation(passage)) continue
        if (key === 'storm' && patterns.above.test(text)) continue
        // A cell that only names the question has its answer in the next.
        const named = text.replace(pattern, '').length < 20 && block.kind === 'row'
        const whole = named ? `${text}: ${next}` : text
        const rest = whole.replace(pattern, '')
        if (!patterns.answered.test(rest)) continue
        if (affirmed({ ...passage, text: whole, next: '' }, pattern) === null) continue
        if (isAway(whole, whole.search(pattern))) continue
        const high = GRAVE.has(key) && (key !== 'storm' || patterns.high.test(rest))
        // A row is quoted whole, so that the answer stands beside its question.
        const place = block.kind === 'row' && block.text.length < 300 ? block.span : span
        report(key, [place], {}, { severity: high ? 'high' : 'low' })
        break
      }
    }
  },
})

/** "17 Does the Coastal Erosion Hazard Code apply? Yes" above "Investigation area, northern 30 metres". */
function isOtherInvestigation({ text, previous, heading, block }: Passage): boolean {
  if (!patterns.investigation.test(text) || patterns.soil.test(text)) return false
  return patterns.otherInvestigation.test(`${heading} ${previous} ${block.text}`)
}
