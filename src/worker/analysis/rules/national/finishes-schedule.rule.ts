import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  what: /\b(?:finish(?:es|ed)?|fittings?|fixtures?|inclusions?|specifications?|colours?|appliances?|materials?|joinery|floor plans?)\b/i,
  vague:
    /\b(?:display (?:suite|unit|home|apartment|lot)|marketing (?:brochure|material|suite)|brochure|builder'?s (?:standard )?range|standard (?:builder'?s )?range|to (?:be )?(?:match|similar)|similar to those (?:shown|displayed)|as (?:displayed|advertised|shown in the (?:brochure|render)))\b/i,
  later:
    /\b(?:to be|must be|are to be|yet to be|when) (?:supplied|provided|selected|chosen|determined|finalised|finalized|confirmed|advised|prepared|completed|settled|decided|issued|agreed)\b|\btb[acd]\b|\bto follow\b|\bnot (?:yet )?(?:attached|annexed|available|finalised)\b/i,
  building:
    /\b(?:vendor|builder|architect|schedule of finishes|schedule of inclusions|plans? and specifications?|construct\w{1,5}|built|dwelling to be|apartment|townhouse|display)\b/i,
  buyerPicks:
    /\bpurchaser (?:may|must) (?:select|choose|advise)\b|\b(?:selected|chosen) by the purchaser\b/i,
  disclaim:
    /\b(?:has not relied|not (?:been )?relied|illustrative|indicative only|no representation|(?:does|do) not form part|approximate)\b/i,
  theirChoice:
    /\b(?:selected|chosen|nominated|determined|specified|decided) by (?:the )?(?:vendor|builder|architect|(?:interior )?designer)|\b(?:builder|vendor|architect|(?:interior )?designer)\b.{0,12}\b(?:must |may )?(?:chooses?|selects?|determines?|nominates?|decides?|thinks)\b|\bas (?:selected|chosen) by\b.{0,30}\b(?:vendor|builder|architect|designer)/i,
  planned: /\bfloor plans?\b|\bplans?\b.{0,12}\b(?:and|&) specifications?\b|\bspecifications?\b/i,
})

/** A new home is only as good as the paper that says what it is made of. */
export default defineRule({
  id: 'national/finishes-schedule',
  title: 'Schedule of finishes and plans of a new home',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties; what is not written down cannot be asked for' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear:
    'No clause was found that leaves the finishes of a new home to be shown later or elsewhere.',
  subject:
    /\b(?:schedule|list) of (?:finishes|fittings|inclusions)\b|\bfinishes\b.{0,60}\b(?:schedule|standard|builder|selected|similar|range|display|shown|colours|listed|vendor|seller|developer)\b|\b(?:schedule|standard|selected|similar|internal|vendor|developer)\b.{0,60}\bfinishes\b|\bfinished to\b|\bdisplay (?:suite|home|unit|apartment)\b|\bcolou?rs? (?:schedule|scheme|selection)s?\b|\bspecifications?\b|\b(?:sales|marketing) brochure\b|\bmarketing material\b|\bfloor plans?\b.{0,30}\b(?:not|will|to be)\b|\b(?:fixtures|fittings|appliances|tapware|colours?|plans)\b.{0,60}(?:\b(?:selected|chosen|decide|determined by|later|TBA|not yet available)\b)|(?:\b(?:selected|chosen|decide|determined by|later|TBA|not yet available)\b).{0,60}\b(?:fixtures|fittings|appliances|tapware|colours?|plans)\b/i,
  givesWayTo: {
    'national/off-plan-variation': ['later'],
  },
  messages: {
    vague: {
      title: 'The finishes are not listed in the contract',
      description:
        'The wording at {{where}} describes finishes or fittings only by a display, a brochure or a builder’s range. There would be nothing to measure the finished home against.',
      recommendation:
        'Before you sign, have a schedule with makes, models and colours attached, and dated plans.',
      question: 'Will the vendor attach a full schedule of finishes and the plans to the contract?',
    },
    later: {
      title: 'The schedule of finishes or plans is still to come',
      description:
        'By the wording at {{where}} the finishes or plans are to be chosen or supplied after you sign. You would be bound without knowing what will be built.',
      recommendation:
        'Before you sign, ask for the schedule and plans, and do not rely on what was shown to you.',
      question: 'Will the vendor attach a full schedule of finishes and the plans to the contract?',
    },
  },
  check({ doc }, report) {
    for (const { text, plain, span } of termsOf(doc)) {
      if (!patterns.what.test(text) || patterns.buyerPicks.test(plain)) continue
      if (patterns.disclaim.test(text)) continue
      if (patterns.vague.test(text)) report('vague', [span])
      else if (
        (patterns.later.test(plain) &&
          (patterns.building.test(plain) || patterns.planned.test(plain))) ||
        patterns.theirChoice.test(plain)
      )
        report('later', [span])
    }
  },
})
