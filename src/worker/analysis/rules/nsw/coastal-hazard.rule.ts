import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { certificateSays } from './certificate-answers.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  coast:
    /\bcoastal (?:hazards?|erosion|inundation|recession|vulnerability|protection (?:works?|services?|charge)|zone hazard|risk|process(?:es)?|wetlands?)\b|\btidal inundation\b|\bsea[- ]level rise\b|\b(?:shoreline|beach|cliff|bluff) (?:erosion|recession|instability)\b|\bimmediate hazard (?:line|zone)\b/i,
  charge: /\bcharges?\b|\border\b|\bworks\b|\bhazard line\b|\bimmediate\b/i,
  /** The sea does not come so far. */
  landward:
    /\blandward of\b.{0,60}\b(?:line|extent|zone)\b|\b(?:is|are) (?:not|unlikely to be) (?:reached|affected)\b|\b(?:isn't|aren't) affected\b/i,
  /** The sum in the list of a rate notice. */
  levied:
    /\bcoastal (?:protection )?(?:service|protection|works?|management)s?(?: (?:service|works))?(?: (?:charge|levy|rate))?s?\b[^;]{0,24}\$ ?(?!0\.00)\d/i,
  consented:
    /\b(?:owner|proprietor)s?\b.{0,40}\bconsent(?:s|ed)?\b.{0,60}\bcharges?\b|\bsection 496B\b/i,
  no: /\b(?:no|not|nil|none)\b/i,
  mapping: /\b(?:use area|environment area|wetlands?|mapped|proximity)\b/i,
})

/** Land that the sea may reach. */
export default defineRule({
  id: 'nsw/coastal-hazard',
  title: 'Coastal hazard and coastal protection charge',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 'Sch 2 items 1(f), 31'), cite(act.nsw.coastal)],
  appliesTo: ['planning-certificate', 'special-conditions', 'rates-certificate', 'building-report'],
  patterns,
  clear: 'No coastal hazard or coastal protection charge was found.',
  subject:
    /\bcoastal (?:hazards?|vulnerab\w{3,6}|protection|erosion|wetlands?|management|processes|inundation|areas?|zones?|proximity|environment|risks?|recession|land|slopes?)\b|\bshoreline\b|\bforeshore\b|\bsea[- ]level\b|\bbeach erosion\b|\btidal inundation\b/i,
  messages: {
    hazard: {
      title: 'Coastal hazard: the land may be reached by erosion or the sea',
      description:
        'The wording at {{where}} shows a coastal hazard (erosion, inundation or sea-level rise). Rebuilding can be limited or refused, and many insurers do not cover what the sea does.',
      recommendation:
        'Before you sign, get the council’s hazard study for this address, an insurance quote and advice on what may be rebuilt.',
      question: 'Which hazard line or study applies, and has the sea ever reached the land?',
    },
    charge: {
      title: 'Coastal protection works, order or yearly charge',
      description:
        'The wording at {{where}} shows an order, works or a yearly charge for protecting the land from the sea. Who owns the land pays for it, in some cases for many years.',
      recommendation:
        'Before you sign, ask the council for the amount, how long it runs and what the works are.',
      question: 'How much is the coastal protection charge, and what are the works?',
    },
  },
  check({ doc }, report) {
    const tell = (text: string, spans: Parameters<typeof report>[1]): void => {
      if (patterns.landward.test(text)) return
      if (patterns.charge.test(text)) report('charge', spans)
      else report('hazard', spans, {}, patterns.mapping.test(text) ? { severity: 'medium' } : {})
    }
    for (const { spans, text } of certificateSays(doc, patterns.coast, [
      'planning-certificate',
      'rates-certificate',
    ])) {
      tell(text, spans)
    }
    const told = new Set<number>()
    for (const { text, span } of papersIn(doc, [
      'planning-certificate',
      'rates-certificate',
      'annexure',
      'other',
    ])) {
      const owner = patterns.coast.test(text) && patterns.consented.test(text)
      if (!owner && !patterns.levied.test(text)) continue
      if (patterns.no.test(text)) continue
      told.add(span.start)
      report('charge', [span], {}, { severity: owner ? 'medium' : 'low', unmistakable: true })
    }
    for (const passage of papersIn(doc, [
      'special-conditions',
      'building-report',
      'annexure',
      'other',
    ])) {
      if (told.has(passage.span.start)) continue
      if (affirmed(passage, patterns.coast) !== null) tell(passage.text, [passage.span])
    }
  },
})
