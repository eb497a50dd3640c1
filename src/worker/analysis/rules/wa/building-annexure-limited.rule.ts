import { wordings } from '../../wording/wordings.ts'
import { periodsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  inspection:
    /\b(?:structural (?:defects?|report|inspection)|building (?:inspection|report|annexure|condition)|pre-?purchase (?:building )?inspection|inspection report|inspection annexure|the report)\b/i,
  structural: /\bstructural (?:defects?|report|inspection)\b/i,
  only: /\b(?:major structural defects?|structural defects? only|only (?:for |to |of )?(?:major )?structural|limited to|confined to)\b/i,
  excludes:
    /\b(?:does not (?:extend|apply|include|cover)|do not include|not (?:including|extending to)|exclud(?:es|ing|ed)|leav(?:es|ing) (?:out|aside)|other than|limited to)\b.{0,160}\b(?:patio|carport|shed|fence|pool|retaining|outbuilding|plumbing|electrical|roof|damp|spalling|fretting|non-?structural|garage|asbestos|residential building)/i,
  noRepair:
    /\bseller\b.{0,50}\b(?:may elect not to|is not (?:obliged|required) to|need not|may (?:refuse|decline) to)\b.{0,40}\b(?:repair|rectif|remedy|fix)\w{0,3}\b/i,
  served:
    /\b(?:served?|given?|deliver\w{0,3}|lapses?|expires?|provid\w{1,3}|obtain\w{0,3}|notice|within|by)\b/i,
  general:
    /\b(?:satisfactory to the buyer|satisfaction of the buyer|absolute discretion|buyer being satisfied)\b/i,
  heading: /\b(?:annexure|structural defects?|building inspection|pre-?purchase)\b/i,
  ofInspection:
    /\b(?:pre-?purchase|building|structural)\b[^.;]{0,24}\b(?:inspection|report|condition|annexure)\b/i,
  defined: /\bmeans\b/i,
  /** Who decides about a defect, and what is done with the report: no bounds of the condition. */
  steps:
    /\b(?:disputes?|disagree\w{0,4}|arbitrat\w{2,4}|expert|notice|serves?|will repair|copy of)\b/i,
  /** What counts as a defect at all. */
  defect: /\bdefects?["']{0,2} (?:means|is|are)\b[^.;]{0,24}\b(?:major )?structural\b/i,
  /** What a report of somebody else names already … */
  inReport:
    /\b(?:described|disclosed|named|noted|listed|mentioned|identified|found|referred to|set out|shown|reported|contained) in (?:that|the|this|those|such|its) (?:\w{4,12}'?s? ){0,2}reports?\b|\bof which (?:that|the) (?:\w{4,12}'?s? ){0,2}report tells\b|\b(?:that|the) (?:\w{4,12}'?s? ){0,2}report (?:already )?(?:names|describes|discloses|lists|mentions|identifies)\b/i,
  /** … and what the condition then makes of it. */
  passedOver:
    /^\W{0,3}(?:\d{1,2}[.)] )?(?:no|none of the|nothing)\b[^.;]{0,90}\b(?:counts?|is|are|gives?|entitles?)\b|\b(?:passed over|disregarded|ignored|left out(?: of account)?|excluded|set aside|not (?:to be )?(?:counted|considered|taken into account|relied (?:up)?on|treated as|regarded as)|(?:does|do|is|are|shall|will) not (?:to )?(?:be |count as |give |constitute |amount to )|no (?:ground|reason|right)|(?:is|are) taken to (?:be|have been) (?:accepted|allowed for)|accepted by the buyer)\b/i,
  byBuilder:
    /\breport\b[^.;]{0,40}\b(?:registered|licensed|qualified) (?:builder|building|inspector)/i,
})

/** Five business days: fewer leave no time to book an inspector. */
const SHORT_DAYS = 7

/** The printed building annexure of Western Australia covers less than its name says. */
export default defineRule({
  id: 'wa/building-annexure-limited',
  title: 'What the building inspection condition covers',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties on a printed annexure' },
  appliesTo: ['special-conditions', 'contract-form', 'annexure', 'particulars'],
  patterns,
  clear: 'No building condition was found that is limited to structural defects.',
  subject:
    /\bstructural (?:defects?|report|inspection)\b|\b(?:building|pre-?purchase)\b[^.;]{0,20}\binspections?\b|\bbuilding report\b|\b(?:building|structural)\b[^.;]{0,30}\bannexure\b|\breport\b[^.;]{0,60}\bregistered builder\b|\bdefects?\b[^.;]{0,60}\breport\b/i,
  messages: {
    limited: {
      title: 'The building inspection covers only major structural defects of the house',
      description:
        'The condition at {{where}} lets you act only on major structural defects, or leaves parts out. Sheds, patios, fences, retaining walls, roof covering, wiring, plumbing and asbestos are usually outside it, so faults there are yours.',
      recommendation:
        'Before you sign, list every structure in the annexure, or use a condition that the report satisfies you.',
      question:
        'Will the vendor accept a condition that a building report on all structures is satisfactory to the purchaser?',
      suggestedWording:
        'This Contract is conditional on a building report on all structures on the Property being satisfactory to the Buyer within 10 Business Days of acceptance.',
    },
    short: {
      title: 'Only {{period}} for the building inspection report',
      description:
        'By the wording at {{where}} you have {{period}} for the report. An inspector often cannot come and write within that time, and if you miss it the condition is lost.',
      recommendation: 'Before you sign, ask for ten business days, and book the inspector now.',
      question: 'Will the vendor allow ten business days for the building report?',
    },
    carveOut: {
      title: 'Defects that a report names already are taken out of the building condition',
      description:
        'By the wording at {{where}} nothing that an earlier report names counts as a defect under the building condition. You could then neither have it repaired nor end the contract for it, however grave it is, and are taken to have allowed for it in the price.',
      recommendation:
        'Before you sign, read that report line by line, have what it names priced, and ask for these words to be struck out.',
      question:
        'Will the vendor strike out the words that take the defects of the earlier report out of the building condition?',
    },
    noRepair: {
      title: 'The vendor may refuse to repair what the inspection finds',
      description:
        'By the wording at {{where}} the vendor can choose not to repair. You then have to go on or end the contract within a short time.',
      recommendation: 'Put each step’s last day in your diary, and ask for time to decide.',
      question: 'Will the vendor give at least three business days to decide after refusing?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span, heading, block } of passagesIn(doc, [
      'special-conditions',
      'contract-form',
      'particulars',
      'annexure',
      'building-report',
      'other',
    ])) {
      if (block.kind === 'heading' || patterns.general.test(full)) continue
      // A printed annexure says in its own name what all of its clauses are about.
      const title = doc.parts[block.partIndex]?.title ?? ''
      const isOwn = block.zone === 'annexure' && patterns.ofInspection.test(title)
      const about = isOwn || patterns.inspection.test(full) || patterns.heading.test(heading)
      const byBuilder = patterns.byBuilder.test(full)
      if (!byBuilder && !isOwn && (!about || !patterns.structural.test(`${heading} ${full}`)))
        continue
      if (about && patterns.inReport.test(text) && patterns.passedOver.test(text)) {
        report('carveOut', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (patterns.noRepair.test(text)) {
        report('noRepair', [span], {}, { severity: 'low' })
        continue
      }
      const [fewest] = periodsIn(text).toSorted((a, b) => a.days - b.days)
      const isShort = fewest !== undefined && fewest.days < SHORT_DAYS && patterns.served.test(text)
      if (about && patterns.excludes.test(text))
        report('limited', [span], {}, { unmistakable: true })
      else if (isShort && (byBuilder || patterns.inspection.test(full))) {
        const sure = byBuilder ? ({ unmistakable: true } as const) : {}
        report('short', [span], { period: fewest.words }, { severity: 'high', ...sure })
      } else if (
        about &&
        patterns.only.test(text) &&
        !patterns.steps.test(text) &&
        !patterns.defined.test(text) &&
        !patterns.defect.test(text)
      )
        report('limited', [span])
      else if (about && patterns.defect.test(text) && !patterns.steps.test(text)) {
        report('limited', [span], {}, { unmistakable: true })
      }
    }
  },
})
