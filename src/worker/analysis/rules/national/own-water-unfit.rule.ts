import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { isVicinity } from '../harmless/vicinity.ts'
import { disclosuresOf, holdingAny, type Passage } from '../reading/passages.ts'

const patterns = wordings({
  /** Where a house without a main gets its water. */
  source:
    /\b(?:bores?|bore ?head|wells?|soaks?|springs?|(?:rain ?water|water|concrete|poly|house) tanks?|tank water|rainwater|bore ?water|creek|dam|pumped supply)\b/i,
  germs: /\b(?:E\.? ?coli|coliforms?|enterococc\w{1,2}|faecal|thermotolerant|legionella)\b/i,
  counted:
    /\b(?:grew|grow|counted|detected|found|present|positive|contains?|contained|carr(?:y|ies|ied)|showed|shows|high|elevated|over|above|exceed\w{0,3})\b|\b(?!0\b)\d[\d,]{0,6} ?(?:(?:in|per|\/) ?(?:100 ?mL|litre)|MPN|CFU|organisms)\b/i,
  none: /\b(?:not detected|none|nil|absent|negative|free of|no (?:E\.? ?coli|coliforms?|bacteria|faecal)|below (?:the )?(?:detection|limit)|less than (?:1|one)|meets? the (?:australian |drinking )|complies with)\b|< ?1\b|\b0 (?:in|per|\/) ?100/i,
  salts:
    /\b(?:nitrates?|fluoride|arsenic|iron|sodium|chlorides?|salt|salinity|hardness|dissolved solids|TDS|manganese|uranium)\b/i,
  tooMuch:
    /\b(?:above|over|exceed\w{0,3}|more than|twice|times) (?:the )?(?:\w{4,12} )?(?:guideline|limit|level|value|what)\b|\btoo (?:salty|hard|saline|brackish)\b/i,
  unfit:
    /\b(?:unfit|unsafe|not (?:fit|safe|suitable|potable|to be used))\b[^.;]{0,30}\b(?:drink\w{0,3}|drunk|house(?:hold)?|human|domestic|consumption|stock|garden|use)\b|\b(?:not|never) (?:to )?be (?:drunk|used in the (?:house|kitchen))\b|\bnon-?potable\b|\bmust be boiled\b|\btoo (?:salty|saline|brackish)\b/i,
  /** "Arsenic, total mg/L 0.019 0.010": what was measured, and what the guideline allows. */
  measured:
    /\b(?:arsenic|nitrates?|fluoride|lead|uranium|manganese|sodium|chlorides?|sulfates?|copper|cadmium|chromium|barium|boron|iron|dissolved solids|TDS)\b[^\d<]{0,30}\b(?:mg|µg|ug) ?\/ ?L\b[ |\t]{1,4}(\d{1,5}(?:\.\d{1,4})?)[ |\t]{1,4}(\d{1,5}(?:\.\d{1,4})?)(?![\d.])/i,
  /** The same with the unit behind them: "Nitrate as NO3 78 50 (health) mg/L". */
  measuredFirst:
    /\b(?:arsenic|nitrates?|fluoride|lead|uranium|manganese|sodium|chlorides?|sulfates?|copper|cadmium|chromium|barium|boron|iron|dissolved solids|TDS)\b(?: as [A-Z]{1,2}[a-z]?[A-Z]?\d?)?[^\d<|\t]{0,24}[ |\t]{1,4}(\d{1,5}(?:\.\d{1,4})?)[ |\t]{1,4}(\d{1,5}(?:\.\d{1,4})?)(?: ?\([^()]{2,30}\))?[ |\t]{1,4}(?:mg|µg|ug) ?\/ ?L\b/i,
  guideline: /\b(?:guidelines?|limits?|allowed|maximum)\b/i,
  health: /\b(?:arsenic|nitrates?|fluoride|lead|uranium|manganese|cadmium|chromium|barium)\b/i,
  /** What is told of water of every kind, and what somebody keeps for a garden on purpose. */
  general:
    /\b(?:it is recommended|should be tested|we recommend|may (?:be|contain)|can (?:be|contain)|if (?:it|the)|where|any (?:bore|tank|water)|owners? (?:should|must)|recycled|grey ?water|pool water|effluent|treated|was cleaned|since (?:been )?(?:treated|cleaned|disinfected)|chlorinated and)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.measured,
  patterns.measuredFirst,
  patterns.germs,
  [patterns.salts, patterns.tooMuch],
  patterns.unfit,
]

/** Water of the land's own that somebody tested and found wanting. */
export default defineRule({
  id: 'national/own-water-unfit',
  title: 'Quality of water from a bore, well or tank',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the drinking water guidelines bind suppliers and no household' },
  appliesTo: [
    'vendor-statement',
    'building-report',
    'planning-certificate',
    'water-certificate',
    'rates-certificate',
    'special-conditions',
  ],
  patterns,
  clear: 'No test was found that calls the water of a bore, well or tank unfit.',
  subject:
    /\b(?:bores?|wells|well water|rainwater|groundwater|tank water|water tanks?)\b[^.;]{0,100}\b(?:quality|tests?|tested|sample[ds]?|salt\w{0,3}|drink\w{0,3}|potable|treated|guideline|fit|unfit|taste|total dissolved|nitrate|arsenic)\b|\b(?:from|of|in) the (?:bore|well|tank)\b[^.;]{0,100}\b(?:quality|tests?|sample|salt\w{0,3}|drink\w{0,3}|water)\b|\b(?:quality|tests?|tested|sample[ds]?|drink\w{0,3}|potable|fit|unfit)\b[^.;]{0,100}\b(?:bores?|wells|well water|rainwater|groundwater|tank water)\b|\bE\.? ?coli\b|\bcoliforms?\b|\bnitrates?\b|\b(?:arsenic|lead|fluoride|manganese|iron|sodium)\b[^.;]{0,60}\bmg\/L|\bpotable\b|\bwater (?:is|was) (?:not |un)fit\b/i,
  messages: {
    foul: {
      title: 'A test found germs in the water of the bore, well or tank',
      description:
        'The wording at {{where}} tells of germs from sewage or animals in the property’s own water. Whoever drinks it, or swims in it, can fall ill, and the cause, such as a septic system too near, costs far more to put right than a filter.',
      recommendation:
        'Before you sign, ask for the laboratory’s report, find out where the germs come from, and have the water tested again.',
      question: 'What was found in the water, where does it come from, and what was done about it?',
    },
    over: {
      title: 'A laboratory found more of a substance in the water than the guideline allows',
      description:
        'The table at {{where}} gives a result above the guideline value beside it. Where this water supplies the house it is not fit to drink without treatment, and treatment for metals or salts is dear to buy and to run.',
      recommendation:
        'Before you sign, ask for the whole report, which supply was sampled and whether it was treated, and what a system that removes the substance would cost.',
      question: 'Which water was tested, is it used in the house, and what treatment is in place?',
    },
    unfit: {
      title: 'The water of the bore, well or tank is called unfit or too salty',
      description:
        'By the wording at {{where}} the property’s own water is not fit for some use. Without another supply the house, the garden or the animals depend on water that is carted or treated.',
      recommendation:
        'Before you sign, ask for the analysis, and for what the water can be used and what treatment would cost.',
      question: 'Please give us the water analysis. What has the water been used for?',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(disclosuresOf(doc), 'text', ...ENTRIES)) {
      const { text, span, zone } = passage
      if (zone === 'by-laws' || zone === 'minutes') continue
      if (isOverGuideline(doc, passage)) {
        const severity = patterns.health.test(text) ? 'high' : 'medium'
        report('over', [span], {}, { severity, unmistakable: true })
        continue
      }
      if (!patterns.source.test(`${passage.heading} ${passage.block.text}`)) continue
      if (patterns.general.test(text) || patterns.none.test(text) || isVicinity(passage)) continue
      if (patterns.germs.test(text)) {
        if (patterns.counted.test(text)) report('foul', [span])
      } else if (isUnfit(passage)) report('unfit', [span])
    }
  },
})

function isUnfit(passage: Passage): boolean {
  if (patterns.salts.test(passage.text) && patterns.tooMuch.test(passage.text)) return true
  return affirmed(passage, patterns.unfit) !== null
}

/** A row of a laboratory's table whose result is above the value of its own column of guidelines. */
function isOverGuideline(doc: Doc, { text, block }: Passage): boolean {
  const [, result, allowed] =
    patterns.measured.exec(text) ?? patterns.measuredFirst.exec(text) ?? []
  if (result === undefined || allowed === undefined || Number(result) <= Number(allowed))
    return false
  return doc.blocks
    .slice(Math.max(0, block.index - ROWS), block.index)
    .some((above) => above.page === block.page && patterns.guideline.test(above.text))
}

/** As long as a laboratory's table is. */
const ROWS = 24
