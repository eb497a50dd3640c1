import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { FORM_ONE_PATTERNS, itemsAbout, remains } from './form-one.ts'

const patterns = wordings({
  /** A right to take water, which the Act of the item gives too. */
  waterRight:
    /\bwater (?:licen[cs]es?|allocations?|entitlements?)\b(?![^.;]{0,40}\b(?:notice|order|breach))/i,
  ...FORM_ONE_PATTERNS,
  item: /\bnative vegetation\b|\blandscape south australia\b|\bnatural resources management\b/i,
  agreement:
    /\bheritage agreement\b|\b(?:vegetation|landscape|landscape south australia)\b.{0,60}\b(?:orders?|direction|covenant|refusal)\b|\border\b.{0,60}\b(?:native vegetation|landscape south australia)\b|\brefus\w{1,3}\b.{0,40}\bclear\w{0,4}\b.{0,20}\bvegetation\b/i,
  /** An agreement of the same name about an old building. */
  builtHeritage:
    /\b(?:heritage places act|south australian heritage act|state heritage place|heritage act 1978)\b/i,
  overlay: /\b(?:state significant )?native vegetation(?: areas?)?(?: overlay)?\b/i,
  overlayWord: /\boverlays?\b/i,
  none: /\bno record\b|\bdo(?:es)? not (?:affect|apply)\b|\bnot affected\b/i,
  water:
    /\bprescribed (?:wells?|water resources?|watercourses?|surface water)(?: areas?)?\b|\bwater resources(?: overlay|$)|\b(?:murray[- ]darling|river murray) (?:basin|protection|flood)\b/i,
  listed: /^\W{0,3}(?:state significant )?native vegetation(?: areas?)?\W{0,3}$/i,
  significant: /\bstate significant\b/i,
})

/** Bush that may not be cleared. */
export default defineRule({
  id: 'sa/native-vegetation',
  title: 'Native vegetation and landscape orders',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.sa.nativeVegetation), cite(act.sa.landscape)],
  appliesTo: ['vendor-statement', 'planning-certificate', 'title-search'],
  patterns,
  clear: 'No native vegetation control on the land was found in the papers.',
  subject:
    /\bnative veg\w{1,8}\b|\blandscape (?:orders?|south australia|board)\b|\bheritage agreements?\b|\bprescribed (?:wells?|water\w{0,12}|surface)\b|\bdeclared (?:weeds|plants)\b|\bnatural resources management\b|\bclearance of vegetation\b/i,
  messages: {
    agreement: {
      title: 'A native vegetation agreement or landscape order binds the land',
      description:
        'The wording at {{where}} shows a heritage agreement, order or refusal about native vegetation or the land’s care. Part of the land may never be cleared, fenced or built on, and the owner may have duties such as weed or pest control.',
      recommendation:
        'Before you sign, read the agreement or order, and mark on a plan which part of the land you could still use.',
      question:
        'Please give us the agreement or order and its plan. What does it ask of the owner each year?',
    },
    water: {
      title: 'Use of water is controlled: a prescribed water area',
      description:
        'The papers at {{where}} put the land in an area where taking water from wells, dams or watercourses can need a licence. A bore or dam on the land may have none, and a new one may be refused.',
      recommendation:
        'If you count on a bore or a dam, ask for the licence and the permit for the well before you sign.',
      question:
        'Is there a licence for each well, dam and pump on the land, and is it transferred?',
    },
    overlay: {
      title: 'The Native Vegetation Overlay applies',
      description:
        'The wording at {{where}} lists an overlay that protects native vegetation. Clearing for a house, a shed, a fence or a driveway may need approval and an offset payment.',
      recommendation:
        'If you plan to build or clear, ask the council and the Native Vegetation Council first.',
      question: 'Was any native vegetation cleared on the land, and with which approval?',
    },
  },
  check({ doc }, report) {
    const items = itemsAbout(doc, patterns.item)
    for (const item of items) {
      if (remains(item) && !patterns.waterRight.test(item.text))
        report('agreement', item.spans.slice(0, 2), {}, { severity: 'high' })
    }
    const read = items.flatMap(({ spans }) => spans)
    for (const passage of passagesIn(doc, [
      'vendor-statement',
      'planning-certificate',
      'title-search',
      'special-conditions',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (read.some((own) => own.start <= span.start && span.end <= own.end)) continue
      if (patterns.none.test(text)) continue
      if (patterns.builtHeritage.test(text) && !patterns.item.test(text)) continue
      if (patterns.agreement.test(text) && affirmed(passage, patterns.agreement) !== null) {
        report('agreement', [span], {}, { severity: 'high' })
      } else if (
        patterns.overlay.test(text) &&
        (patterns.listed.test(text) ||
          patterns.overlayWord.test(
            `${passage.heading} ${passage.previous.slice(0, 120)} ${text}`,
          )) &&
        affirmed(passage, patterns.overlay) !== null
      ) {
        report('overlay', [span], {}, patterns.significant.test(text) ? { severity: 'high' } : {})
      } else if (
        patterns.water.test(text) &&
        passage.block.kind !== 'heading' &&
        (passage.zone === 'planning-certificate' || passage.zone === 'vendor-statement') &&
        affirmed(passage, patterns.water) !== null
      ) {
        report('water', [span], {}, { severity: 'low' })
      }
    }
  },
})
