import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** What is built in, and leaves a hole or a blank wall when it goes. */
  fabric:
    /\b(?:chimney ?-?pieces?|mantel(?:piece|shelf)?s?|fire(?:place)? surrounds?|fireplaces?|lead ?-?lights?|stained[- ]glass|(?:front|entrance|entry|hall|french|panelled|cedar|original) doors?(?! (?:mat|bell|stop|remote|key))|fan ?lights?|side ?lights?|ceiling roses?|pressed[- ]metal|cornices?|architraves?|skirtings?|floor ?boards?|parquet\w{0,3}|staircase|balustrades?|newel posts?|wainscot\w{0,4}|panelling|verandah? (?:posts?|iron|lace)|iron ?lace|kitchen (?:cabinets?|cupboards?|joinery)|slow[- ]combustion stove|wood(?:[- ]burning|[- ]fired)? (?:stove|heater|range)|claw[- ]?foot(?:ed)? baths?)\b/i,
  /** The row of a form for what is left out, with something in it. */
  leftOut:
    /^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]? )?(?:exclusions?|excluded(?: (?:fixtures|items|chattels|from (?:the )?sale))?|(?:fixtures|items) (?:excluded|not (?:included|sold)))\b[ :|]{1,5}(?!nil|none|n\/a|not applicable|no\b|☐)/i,
  /** "Two rose pots at the front door": where loose things stand. */
  place:
    /\b(?:at|by|near|beside|behind|outside|below|above|before|next to|in front of) (?:the |a )?(?:\w{3,10} ){0,2}(?:doors?|fireplaces?|mantel\w{0,5}|windows?|stairs?|hearth)\b/i,
  taken:
    /\b(?:takes?|taken|taking|carr(?:y|ies)|lifts?|lifted|pulls?|strips?|stripped|cuts?) (?:(?:it|them|these|those|the \w{3,16}) )?(?:away|out|down|off|up)\b|\bremov(?:e|es|ed|ing|al)\b|\b(?:is|are) (?:not sold|excluded|kept (?:back )?by|reserved (?:to|by))\b|\b(?:does|do) not (?:pass|go) with\b|\bvendors? (?:keeps?|retains?|reserves?|excludes?)\b/i,
  /** Nobody may, or it was done long ago. */
  stays:
    /\b(?:must|may|shall|will|can|need) not\b[^.;]{0,30}\b(?:tak|remov|strip|lift|carr)|\bnot to be (?:taken|removed)\b|\b(?:was|were|had been|has been|have been) (?:removed|taken|stripped)\b|\bpurchaser\b[^.;]{0,30}\b(?:must|may|will)\b[^.;]{0,20}\bremove\b|\bif (?:any|it|the)\b|\b(?:tenants?|lessees?)\b|\basbestos\b/i,
})

const TERMS = ['contract-form', 'particulars', 'special-conditions'] as const

/** Parts of the building itself that are taken out before the buyer has it. */
export default defineRule({
  id: 'national/fabric-removed',
  title: 'Built-in parts that the vendor takes out',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'what is fixed to the land passes with it, unless the parties agree otherwise' },
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'Nothing was found that is built in and kept back by the vendor.',
  subject:
    /\b(?:remov(?:e|es|ed|ing|al)|tak(?:e|es|en) (?:out|down|away)|exclud\w{1,3}|exclusions?|detach\w{0,4}|disconnect\w{0,4}|salvag\w{1,3}|(?:vendor|seller) (?:keeps|takes|may take|will take))\b.{0,100}\b(?:fire ?places?|mantel\w{0,6}|stained|lead ?lights?|doors?|stove|wood heater|cabinets?|joinery|floor ?boards|panelling|light fittings|chandeliers?|windows?|benchtops?|oven|built[- ]in|fixtures?)\b|\b(?:fire ?places?|mantel\w{0,6}|stained|lead ?lights?|doors?|stove|wood heater|cabinets?|joinery|floor ?boards|panelling|light fittings|chandeliers?|windows?|benchtops?|oven|built[- ]in|fixtures?)\b.{0,100}\b(?:remov(?:e|es|ed)|tak(?:e|es|en) (?:out|down|away)|exclud\w{1,3}|not (?:sold|included))\b/i,
  messages: {
    removed: {
      title: 'Built-in parts of the house are taken out before settlement',
      description:
        'By the wording at {{where}} something that is fixed to the building, such as a chimneypiece, a door or coloured glass, is not sold and will be taken out. What is left is a hole or a plain board, and on a place of heritage its removal may need a consent that the owner of the day answers for.',
      recommendation:
        'Before you sign, ask that it stays or that the opening is finished to your satisfaction, ask the council whether it may be removed at all, and look again before settlement.',
      question:
        'Who takes it out, in what state is the opening left, and is a consent needed for it?',
    },
  },
  check({ doc }, report) {
    for (const { text, plain, next, span, zone, block } of holdingAny(
      passagesIn(doc, TERMS),
      'text',
      patterns.fabric,
    )) {
      if (
        block.kind === 'heading' ||
        !patterns.fabric.test(text.replace(everywhere(patterns.place), ' '))
      )
        continue
      const row = zone !== 'special-conditions' && patterns.leftOut.test(text)
      const around = `${plain} ${patterns.fabric.test(next) ? '' : next.slice(0, 160)}`
      if (!row && !patterns.taken.test(around)) continue
      if (!row && patterns.stays.test(around)) continue
      report('removed', [span], {}, { unmistakable: true })
    }
  },
})
