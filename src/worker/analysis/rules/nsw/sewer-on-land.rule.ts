import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { sewerEasements, TOLD_AS_EASEMENT } from '../land/sewer-easements.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  ...LOTS_NAMED_PATTERNS,
  main: /\b(?:sewer\w{0,3}|stormwater|wastewater|trunk|drainage)(?: (?:main|line|pipe|carrier|channel|culvert))?s?\b|\bmain sewer\b|\bvent(?:ing)? shaft\b|\bmaintenance holes?\b|\bmanholes?\b|\bcarrier\b|\bwaste pipe\b/i,
  authority:
    /\b(?:main|carrier|trunk|channel|culvert|shaft|manhole|maintenance hole|sydney water|hunter water|water (?:authority|corporation|utility)|council|authority's?|asset)\b|\bDN ?\d{2,4}\b|\b\d{3}(?: ?mm)? sewer\b/i,
  crosses:
    /\b(?:shows?|travers\w{1,3}|cross(?:es|ing|ed)?|runs?|running|runs? (?:through|under|across)|pass(?:es|ing)?|lies|lie|located|exists?|situated|laid|within|under|beneath|contains)\b/i,
  land: /\b(?:the land|the lot|the property|lot \d{1,4}|rear|side|boundar(?:y|ies)|house|dwelling|building|garage|pool|yard|driveway|extension|studio|site)\b/i,
  building:
    /\b(?:under|beneath|below|over|build(?:ing|s)?[- ]over|built over|concrete[- ]?encas\w{1,4})\b.{0,60}\b(?:house|dwelling|building|garage|pool|extension|studio|carport|slab|sewer|main|asset)\b/i,
  buildOver:
    /\bbuild(?:ing)?[- ]over\b.{0,40}\b(?:agreement|approval|application|letter|permit)\b/i,
  // A building too near, and the leave for it not found: what is lacking is the news.
  noConsent:
    /\bbuild(?:ing|s)?[- ]over\b.{0,30}\b(?:consent|approval|agreement|permit)s?\b.{0,12}\b(?:not (?:located|found|held|given|issued|obtained|recorded)|none|nil)|\bno build(?:ing)?[- ]over (?:consent|approval|agreement|permit)\b/i,
  // Mains that are told of without the word.
  inside:
    /\b(?:inside|within) the (?:rear |side |front |northern |southern |eastern |western )?(?:boundar(?:y|ies)|lot|land)\b|\b(?:rear|front|side) of lots? \d/i,
  private:
    /\b(?:house service|sideline|private (?:line|drain)s?|internal drain\w{0,3}|connected to|connection (?:point )?to|junction in)\b/i,
  general:
    /\b(?:guide only|does not accept|responsibility|charges?|rates?|legend|for information|if any|may be (?!taken|made|raised)|easements?|(?:access|usage|service) charge|unauthori[sz]ed)\b/i,
  diagram: /\b(?:sewer\w{0,3}|drainage|service location|water|stormwater|asset)\b/i,
  pipe: /\b(?:main|pipe|line|carrier|channel|culvert|\d{3} ?mm)s?\b/i,
  opens: /^[a-z]/,
  below:
    /\b(?:under|underneath|beneath|below|through)\b.{0,60}\b(?:house|dwelling|building|garage|pool|extension|studio|carport|slab|deck|kitchen|bedroom|laundry|bathroom|family room|shed|granny flat|home|residence|(?:TH|town ?houses? |villas? |units? |terraces? |blocks? |lots? )\d{1,3})\b/i,
  named:
    /\b(?:in|within|along) [A-Z][a-z]{2,16} (?:Street|Road|Avenue|Drive|Court|Lane|Parade|Way|Close|Crescent|Quay|Place)\b/,
  street: /\bin (?:the )?(?:street|road|avenue|lane|footpath|reserve)\b/i,
})

/** A public pipe that the owner must keep clear of. */
export default defineRule({
  id: 'nsw/sewer-on-land',
  title: 'Sewer or drainage mains on the land',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 'Sch 2 item 1(b)')],
  replaces: ['national/sewer-on-land'],
  appliesTo: ['plan', 'water-certificate', 'special-conditions', 'building-report'],
  patterns,
  clear: 'No authority’s sewer or drainage main on the land was found in the papers.',
  subject:
    /\b(?:sewers?|sewerage|waste ?water|storm ?water|drainage|authority's|sydney water|hunter water|DN ?\d{2,4}|\d{3} ?(?:mm|vc|rc|upvc))\b[^.;|]{0,40}\b(?:mains?|carriers?|pipes?|channels?|lines?|culverts?)\b|\b(?:water|\d{3}) (?:mains?|carriers?)\b|\bsewers?\b[^.;]{0,60}\b(?:through|cross\w{0,3}|traverses?|under|beneath|below|over|runs?|passes|vent|within|land|lots?)\b|\bbuild(?:ing)? (?:over|adjacent)\b|\b(?:maintenance holes?|man-?holes?|access chambers?|vent shafts?)\b|\bfrom the main\b/i,
  messages: {
    main: {
      title: 'A sewer or drainage main of the authority crosses the land',
      description:
        'The wording at {{where}} shows a main of the water authority or council on the land. You may not build over or near it without approval, and the authority may dig to repair it.',
      recommendation:
        'Before you sign, have its position and depth marked, above all if you plan a pool or an extension.',
      question: 'Where exactly does the main run, how deep is it, and is anything built over it?',
    },
    under: {
      title: 'A sewer or drainage main runs under a building (build over)',
      description:
        'The wording at {{where}} shows a main under or close to a building or pool. If it was built over without approval the authority can ask for costly work, and repairs of the pipe can damage the building.',
      recommendation:
        'Before you sign, ask for the build-over approval and have a plumber film the pipe.',
      question: 'Was building over the main approved? Please give us the approval.',
    },
  },
  check({ doc, facts }, report) {
    for (const { spans } of sewerEasements(facts)) report('main', spans, {}, TOLD_AS_EASEMENT)
    for (const passage of papersIn(doc, [
      'plan',
      'water-certificate',
      'special-conditions',
      'building-report',
      'planning-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      // The name of the paper may be all that says which pipe it is, and a line may end in its middle.
      const diagram = patterns.diagram.test(doc.parts[passage.block.partIndex]?.title ?? '')
      const named = patterns.main.test(text) || (diagram && patterns.pipe.test(text))
      const broken = passage.block.kind === 'row' && patterns.opens.test(passage.next)
      if (named && broken && patterns.authority.test(text) && !patterns.general.test(text)) {
        const whole = `${text} ${passage.next}`
        const crosses = affirmed({ ...passage, text: whole, next: '' }, patterns.crosses)
        if (crosses !== null && patterns.land.test(whole) && !patterns.private.test(whole)) {
          const below = doc.blocks[passage.block.index + 1]
          const places = below === undefined ? [span] : [span, below.span]
          if (patterns.below.test(whole)) report('under', places, {}, { severity: 'high' })
          else report('main', places)
          continue
        }
      }
      if (!named || patterns.general.test(text)) continue
      if (diagram && patterns.noConsent.test(text)) {
        report('under', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (patterns.buildOver.test(text) && affirmed(passage, patterns.buildOver) !== null) {
        report('under', [span], {}, { severity: 'high' })
        continue
      }
      const below = patterns.below.test(text)
      if (
        (!patterns.authority.test(text) ||
          (!patterns.land.test(text) && !patterns.inside.test(text))) &&
        !below
      )
        continue
      const pipe = patterns.main.test(text) ? patterns.main : patterns.pipe
      if (affirmed(passage, patterns.crosses) === null || affirmed(passage, pipe) === null) continue
      if (patterns.private.test(text) || patterns.street.test(text)) continue
      if (patterns.named.test(text)) continue
      // Below the other houses of a scheme it is on common property.
      if (isOfOtherLots(text, facts)) report('main', [span])
      else if (patterns.building.test(text) || patterns.below.test(text))
        report('under', [span], {}, { severity: 'high', unmistakable: true })
      else report('main', [span])
    }
  },
})
