import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  asks: /\b(?:acqui(?:re|red|sition)|resum\w{2,5}|clos(?:e|ed|ing|ure) (?:of )?(?:a |any |the )?(?:highway|road)|road widening|breach|contravention|offence|infringement|proceedings?|prosecut\w{2,4}|condition of (?:a |any |the )?permit|conditions?\b.{0,40}\bnot (?:been )?(?:satisfied|met|fulfilled)|not (?:been )?complied|drain\w{0,3} over|combined drain|sewer\w{0,3} (?:pass|cross|run)\w{0,2}|public health|pest|noxious|declared weed|contaminat\w{2,4}|landfill|refuse|dangerous|dilapidated|unsanitary|uninhabitable|subdivision|sealed|private (?:timber|road)|filled|quarry|levy|unpaid|owing|charge on)\b/i,
  elsewhere:
    /\b(?:contaminat|flood|bushfire|heritage|landslip|coastal|part 5|building (?:notice|order)|plumbing (?:notice|order)|emergency order|abatement notice|fire|completion|occupancy)\w{0,4}\b/i,
  hazard: /\b(?:land ?slip|coastal|flood|bush ?fire|heritage|contaminat\w{2,4})\b/i,
  good: /\b(?:been complied with|been paid|been (?:removed|approved|finalised|discharged)|is the (?:land|property) connected|provided with)\b/i,
  connected:
    /\bconnected\b.{0,40}\b(?:sewer\w{0,3}|water|taswater|mains)\b|\b(?:sewer\w{0,3}|water)\b.{0,30}\bconnected\b/i,
  /** The answer to the question itself, before those of the next ones on its line. */
  saidYes: /\bconnected\b[^?]{0,60}\?\W{0,4}yes\b/i,
  unknown:
    /\b(?:not (?:known|searched|recorded)|unknown|unable to (?:say|determine|advise)|no records? (?:prior|before|held)|council (?:cannot|is unable)|records? (?:are )?incomplete)\b/i,
  building: /\b(?:building|plumbing|permit|completion|drain\w{0,3}|sewer)\b/i,
  /** What takes land away, or charges the owner with a wrong. */
  grave: /\b(?:acqui(?:re|red|sition)|resum\w{2,5}|breach|contravention|offence|proceedings?)\b/i,
})

/** Every "yes" of a section 337 certificate that no other check reads. */
export default defineRule({
  id: 'tas/council-certificate-answers',
  title: 'Answers in the council land information certificate (section 337)',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.tas.localGovernment, 's 337'), cite(act.tas.localGovernmentRegulations)],
  appliesTo: ['planning-certificate'],
  patterns,
  clear: 'No adverse yes was found in the council certificate.',
  subject:
    /\b(?:acqui\w{3,6}|breach\w{0,3}|notices?|orders?|outstanding|(?:not|un)satisfied|conditions?|clos\w{1,4}|drains?|hazard|contamina\w{3,5}|flood\w{0,4}|landslip|compl\w{2,8}|required|intend\w{0,3}|proceedings?|demolish\w{0,3}|resol\w{2,4}|agreement|heritage)\b[^?]{0,120}\?[^.?]{0,12}\byes\b|\?[^.?]{0,12}\b(?:not connected|no records?)\b|\bconnected to (?:a |the |council )?(?:\w{3,12} )?(?:sewer\w{0,3}|water)\b[^.]{0,30}\bno\b/i,
  messages: {
    adverse: {
      title: 'The council certificate answers yes to an adverse question',
      description:
        'At {{where}} the council answers yes to a question about the land, such as an acquisition, a road, a breach of a permit, a drain or a charge. The council can ask the next owner to put it right.',
      recommendation:
        'Before you sign, ask the council what lies behind the answer and what it would ask of you.',
      question:
        'What is the background of the answer at {{where}}, and will the vendor settle it before completion?',
    },
    unconnected: {
      title: 'The council certificate says that the land is not connected to sewer or water',
      description:
        'At {{where}} the council answers no to whether the land is connected to a sewer or a water main. You would have to pay for a connection, or for tanks or a wastewater system of your own and their upkeep.',
      recommendation:
        'Before you sign, ask TasWater and the council whether and at what cost the land can be connected, and how it is served today.',
      question:
        'How is the property served with water and sewerage today, and which permits are there for it?',
    },
    unknown: {
      title: 'The council certificate leaves a question about building unanswered',
      description:
        'At {{where}} the council says that it does not know or has no records. For an older house that can hide work without a permit.',
      recommendation:
        'Ask the council for its building file, and have the building looked at before you sign.',
      question: 'Which building permits and completion papers does the vendor hold?',
    },
  },
  check({ doc }, report) {
    for (const { answer, spans } of answersTo(doc, patterns.asks, ['planning-certificate'])) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (answer !== 'yes' || !words.includes('?')) continue
      if (patterns.elsewhere.test(words) || patterns.good.test(words)) continue
      report('adverse', spans, {}, patterns.grave.test(words) ? { severity: 'high' } : {})
    }
    // Each of these has a check of its own, which tells it: to say that nothing was answered would deny it.
    const hazards = answersTo(doc, patterns.hazard, ['planning-certificate'])
    const told = hazards.filter(({ answer }) => answer === 'yes').flatMap(({ spans }) => spans)
    if (told.length > 0)
      report.clear('What is answered with yes is told by the check on its own matter.', told)
    for (const { answer, spans } of answersTo(doc, patterns.connected, ['planning-certificate'])) {
      const words = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      if (answer === 'no' && words.includes('?') && !patterns.saidYes.test(words)) {
        report('unconnected', spans)
      }
    }
    for (const block of doc.blocks) {
      if (block.zone !== 'planning-certificate' || !block.text.includes('?')) continue
      if (patterns.building.test(block.text) && patterns.unknown.test(block.text)) {
        report('unknown', [block.span], {}, { severity: 'low' })
      }
    }
  },
})
