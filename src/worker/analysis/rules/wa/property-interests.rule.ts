import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  water:
    /\b(?:public )?drinking water source\b|\bpriority (?:1|2|3|one|two|three)\b.{0,30}\b(?:area|source)\b|\bP[123] (?:area|source protection)\b|\bwellhead protection\b/i,
  first: /\bpriority (?:1|one)\b|\bP1\b/i,
  mining:
    /\b(?:mining|petroleum) (?:tenements?|leases?|titles?)\b|\bexploration licen[cs]e\b|\bbasic raw materials?\b/i,
  /** A quarry nearby, whose separation area the rule of mapped constraints tells. */
  separation: /\b(?:separation (?:area|distance|buffer)|buffer)\b/i,
  acid: /\bacid sul(?:f|ph)ate soils?\b/i,
  coast: /\bCHRMAP\b|\bcoastal hazard risk\b|\bcoastal setback\b|\bcoastal vulnerab\w{1,6}\b/i,
  clearing:
    /\benvironmentally sensitive area\b|\bthreatened ecological communit(?:y|ies)\b|\bclearing (?:restriction|regulations?|control)\w{0,1}\b|\bconservation category wetland\b|\bbush forever\b/i,
  area: /\b(?:special control area|development contribution (?:area|plan)|structure plan area)\b/i,
  not: /\b(?:low to nil|not affected?|do(?:es)? not affect|no (?:data|part|interest|mapped|mining|tenement|record)|none|nil|not within|is not)\b/i,
  opens: /^interests? (?:that |which )?(?:may )?(?:do(?:es)? not |don't )?affect\w{0,3}\b/i,
  denies: /\b(?:not|don't) affect/i,
  answer:
    /\b(?:affects?|affected|yes|within|applies|subject to|partly|wholly|P[123]|priority|located|lies|falls|mapped|over|listed|granted|covers?|in the)\b|\d/i,
})

const INTERESTS = [
  { key: 'coast', pattern: patterns.coast, severity: 'high' },
  { key: 'water', pattern: patterns.water, severity: 'medium' },
  { key: 'acid', pattern: patterns.acid, severity: 'medium' },
  { key: 'clearing', pattern: patterns.clearing, severity: 'medium' },
  { key: 'area', pattern: patterns.area, severity: 'medium' },
  { key: 'mining', pattern: patterns.mining, severity: 'low' },
] as const

/** What a property interest report lists beside the risks that have checks of their own. */
export default defineRule({
  id: 'wa/property-interests',
  title: 'Interests of government that affect the land',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'planning and environment laws differ by interest' },
  appliesTo: ['planning-certificate', 'special-conditions', 'rates-certificate', 'annexure'],
  patterns,
  clear: 'No drinking water, mining, clearing, coastal or special control interest was found.',
  subject:
    /\bdrinking water\b|\bsource protection\b|\bmining (?:tenements?|titles?|leases?|act)\b|\bpetroleum\b|\bexploration licen[cs]e\b|\bacid sul(?:ph|f)ate\b|\bCHRMAP\b|\bcoastal (?:hazard|setback|processes|planning)\b|\bclearing\b[^.;]{0,40}\b(?:bush|vegetation|permit|native)\b|\bnative vegetation\b|\bspecial control area\b|\bstructure plan\b|\bdevelopment contribution\w{0,1}\b|\bthreatened\b[^.;]{0,20}\b(?:ecological|flora|fauna)\b/i,
  messages: {
    water: {
      title: 'The land is in a drinking water source area',
      description:
        'The entry at {{where}} places the land in an area that feeds public drinking water. Septic tanks, horses, fuel, sheds and subdivision can be limited or refused, most of all in Priority 1 areas.',
      recommendation: 'Ask the water authority and council which uses are allowed before you sign.',
      question: 'Which priority area applies, and are all uses on the land approved?',
    },
    mining: {
      title: 'A mining or petroleum title is listed for the land',
      description:
        'The entry at {{where}} lists a mining, petroleum or raw materials interest. On house lots it rarely changes daily life; on larger lots someone may come to explore.',
      recommendation:
        'On a larger lot, ask the state’s mines department what its holder may do before you sign.',
    },
    acid: {
      title: 'Acid sulfate soils are mapped for the land',
      description:
        'The entry at {{where}} shows a risk of acid sulfate soils. Digging for footings, a pool or drains can release acid that eats concrete, so tests and treatment are asked for.',
      recommendation: 'If you plan to build or dig, have the soil tested before you sign.',
      question: 'Does the vendor have a soil report?',
    },
    coast: {
      title: 'A coastal hazard plan or setback affects the land',
      description:
        'The entry at {{where}} shows coastal hazard planning. Over time the sea may reach the land; building can be refused or allowed only for some years.',
      recommendation: 'Read the council’s coastal plan and get an insurance quote before you sign.',
      question: 'Which coastal hazard line or time-limited approval applies to the land?',
    },
    clearing: {
      title: 'Clearing of bush is restricted on the land',
      description:
        'The entry at {{where}} shows protected bush, wetland or an environmentally sensitive area. Clearing, and building where clearing is needed, can be refused.',
      recommendation: 'Mark the protected part on a plan before you sign, if you want to build.',
      question: 'Which part of the land is protected, and was anything cleared with a permit?',
    },
    area: {
      title: 'A special control, contribution or structure plan area applies',
      description:
        'The entry at {{where}} shows an area with rules or contributions of its own. Building or dividing can need extra approvals or a payment for roads and services.',
      recommendation: 'Ask the council for the rules and any payment before you sign.',
      question: 'Which contribution or extra approval applies to this lot, and who pays it?',
    },
  },
  check({ doc }, report) {
    let denied = -1
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'rates-certificate',
      'special-conditions',
      'title-search',
      'annexure',
      'other',
    ])) {
      const { text, span, block } = passage
      if (patterns.opens.test(text)) denied = patterns.denies.test(text) ? block.partIndex : -1
      if (block.kind === 'heading' || text.endsWith('?')) continue
      if (patterns.not.test(text) || denied === block.partIndex) continue
      for (const { key, pattern, severity } of INTERESTS) {
        if (!pattern.test(text) || affirmed(passage, pattern) === null) continue
        if (!patterns.answer.test(text.replace(pattern, ''))) continue
        if (key === 'mining' && patterns.separation.test(text)) continue
        const first = key === 'water' && patterns.first.test(text)
        report(key, [span], {}, { severity: first ? 'high' : severity })
        break
      }
    }
  },
})
