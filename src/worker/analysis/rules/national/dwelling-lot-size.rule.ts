import { wordings } from '../../wording/wordings.ts'
import { AREA_PATTERNS, areasIn, firstMeasure, HECTARE, sayArea } from '../land/areas.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...AREA_PATTERNS,
  least:
    /\b(?:minimum (?:lot size|land dimensions?|area|allotment (?:size|area)|lot area|site area|subdivision area|size)|minimum\b|at least|not less than|smaller than|less than|below)\b/i,
  dwelling: /\b(?:dwellings?|dwelling houses?|houses?|residence|home)\b/i,
  building:
    /\b(?:erect\w{0,3}|build\w{0,3}|built|construct\w{0,4}|permitted|permissible|entitle\w{0,5}|use|used|develop\w{0,5}|for a dwelling|standards?)\b/i,
  other:
    /\b(?:floor|subdivi\w{2,6}|dual occupanc\w{1,3}|secondary|frontage|setback|multi|attached|boarding|garage|per dwelling|average|open space|balcony|covenant)\b/i,
  exempt:
    /\b(?:existing (?:dwelling|house)|(?:dwelling|house|home) on (?:this|the) (?:lot|land|parcel) (?:was |has been )?(?:lawfully )?(?:approved|erected with consent)|(?:dwelling|house|home)\b[^.;]{0,30}\b(?:had|has) consent|continued? use|existing holding|does not apply|not applicable|is met|lot (?:meets|exceeds|satisfies)|dwelling (?:entitlement|right) (?:is )?(?:confirmed|exists|held|attaches))\b/i,
  unless: /\bonly if\b|\bunless\b|\bnot (?:met|been met|satisfied)\b/i,
})

/** Below two hectares a minimum is one for town lots, which stand as they are. */
const RURAL_SQUARE_METRES = 2 * HECTARE

/** An area that is written with fewer figures than the survey has. */
const AS_ROUNDED = 0.995

/** Land on which a house needs more land than there is. */
export default defineRule({
  id: 'national/dwelling-lot-size',
  title: 'Smallest lot on which a house may be built',
  category: 'compliance',
  severity: 'high',
  kind: 'threshold',
  isPropertyRisk: true,
  law: { none: 'each council’s planning scheme sets the smallest lot' },
  appliesTo: ['planning-certificate', 'rates-certificate', 'vendor-statement'],
  patterns,
  clear: 'No minimum lot size for a dwelling was found that this land does not reach.',
  subject:
    /\b(?:minimum|smallest|least)\b[^.;]{0,60}\b(?:lot|land|allotment|area|site|parcel|dimensions?|size)\b|\b(?:dwelling|house)\b[^.;]{0,100}\b(?:hectares?|ha)\b|\bdwelling entitlement\b|\bright to (?:a|build a|erect a) (?:dwelling|house)\b|\b(?:dwelling|house)\b.{0,80}\b(?:lot size|too small|smaller)\b/i,
  messages: {
    small: {
      title: 'The land is smaller than the minimum lot size for a dwelling ({{least}})',
      description:
        'By the wording at {{where}} a house needs a lot of at least {{least}}, and no lot or land area of that size was found in these papers (the largest read is {{area}}). You may not be allowed to build, replace or rebuild a house unless an exception (such as a dwelling entitlement) is shown.',
      recommendation:
        'Before you sign, ask the council in writing whether a dwelling entitlement attaches to each lot.',
      question: 'Does a dwelling entitlement attach to this land, and what proves it?',
      suggestedWording:
        'This contract is subject to the council confirming in writing, within 28 days, that a dwelling may lawfully be erected on the land.',
    },
  },
  check({ doc }, report) {
    const areas = passagesIn(doc, ['contract-form', 'particulars', 'title-search', 'plan'])
      .flatMap(({ text }) => areasIn(text))
      .filter(({ of }) => of === 'whole')
    // Each lot is measured alone: several in one hand are not one lot.
    const lots = areas.filter(({ lot }) => lot !== null)
    const whole = Math.max(0, ...(lots.length > 0 ? lots : areas).map((one) => one.squareMetres))
    if (whole === 0) {
      report.notInDocument('The area of the land was not found.')
      return
    }
    for (const { text, span, heading, previous, block } of passagesIn(doc, [
      'planning-certificate',
      'rates-certificate',
      'vendor-statement',
      'annexure',
      'other',
    ])) {
      if (!patterns.least.test(text) || patterns.other.test(text)) continue
      const context = `${heading} ${previous.slice(-100)} ${text}`
      if (!patterns.dwelling.test(text) || !patterns.building.test(context)) continue
      if (patterns.exempt.test(block.text) && !patterns.unless.test(block.text)) continue
      const least = firstMeasure(text.slice(text.search(patterns.least)))
      if (least === null || least < RURAL_SQUARE_METRES || whole >= least * AS_ROUNDED) continue
      report('small', [span], { least: sayArea(least), area: sayArea(whole) })
    }
  },
})
