import type { Severity } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { disclosuresOf } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  hazard:
    /\bland ?slip\b|\bland ?slide\b|\bcoastal (?:erosion|inundation|hazard)\b|\bunstable (?:land|slope)\b|\b(?:erosion|inundation) (?:hazard|investigation) (?:area|band|code)\b|\bsea[- ]level rise\b|\bslope (?:movement|instability|failure)\b|\b(?:class(?:ed|ified)?|site class) (?:as )?P\b/i,
  band: /\? ?\W{0,3}(?:low|medium|moderate|high)\b/i,
  real: /\b(?:within|area|band|code|zone|overlay|mapped|proclaimed|declared|subject to|affected|moved|movement|crack\w{0,3}|yes|applies|history|report|active|lies|hazard)\b/i,
  proclaimed:
    /\blandslip area ['"]?A\b|\bA ?landslip area\b|\bhigh(?:est)?\b.{0,20}\bband\b|\bactive landslip\b/i,
  slight: /\blow\b.{0,30}\bband\b|\bacceptable\b/i,
  general: /\b(?:may wish|should|for (?:more|further) information|generally|can be found)\b/i,
})

/** Land that slides, and land that the sea takes. */
export default defineRule({
  id: 'tas/ground-hazard',
  title: 'Landslip, coastal erosion and inundation',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.tas.planningScheme), cite(act.tas.localGovernment, 's 337')],
  appliesTo: ['planning-certificate', 'special-conditions', 'title-search', 'building-report'],
  patterns,
  clear: 'No landslip or coastal hazard was found in the papers.',
  subject:
    /\bland ?sl(?:ip|ide)s?\b|\bcoastal (?:erosion|inundation|hazard|vulnerab\w{1,6}|refugia)\b|\binundation\b|\bslope (?:movement|instability|stability)\b|\bunstable\b|\bsubsid\w{1,5}\b|\bgeotechnical\b|\berosion\b|\bhazard (?:code|band|area)\b|\bsea[- ]level\b/i,
  messages: {
    hazard: {
      title: 'The land is in a landslip or coastal hazard area, or its ground is unstable',
      description:
        'The wording at {{where}} places the land in a landslip, coastal erosion or coastal inundation area, or calls its ground unstable or a problem site (class P). Building may be limited or need an engineer’s report, and many insurance policies exclude earth movement and the sea.',
      recommendation:
        'Before you sign, get a geotechnical or coastal report and a written insurance quote for this address.',
      question:
        'Which hazard band applies, and has the land or house ever moved, cracked or been flooded by the sea?',
    },
  },
  check({ doc }, report) {
    const severityOf = (words: string): Severity =>
      patterns.proclaimed.test(words) ? 'critical' : patterns.slight.test(words) ? 'medium' : 'high'
    const asked = answersTo(doc, patterns.hazard, ['planning-certificate'])
    for (const { answer, spans } of asked) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (words.includes('?') && (answer === 'yes' || patterns.band.test(words))) {
        report('hazard', spans, {}, { severity: severityOf(words) })
      }
    }
    for (const passage of disclosuresOf(doc)) {
      const { text, span, zone } = passage
      if (zone === 'minutes' || zone === 'by-laws' || text.includes('?')) continue
      if (!patterns.hazard.test(text) || !patterns.real.test(text)) continue
      if (patterns.general.test(text) || isVicinity(passage)) continue
      if (affirmed(passage, patterns.hazard) === null) continue
      report('hazard', [span], {}, { severity: severityOf(text) })
    }
  },
})
