import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { certificateSays } from './certificate-answers.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  district:
    /\bmine[- ]subsidence\b|\bsubsidence (?:advisory|district|board)\b|\bmining subsidence\b/i,
  real: /\b(?:district|subsidence advisory|approval|claim|damage|within|yes|proclaimed|affected)\b/i,
  claim: /\b(?:claims?|damaged?|cracks?|compensation|tilt\w{0,3})\b/i,
})

/** Ground that old or present coal mines lie under. */
export default defineRule({
  id: 'nsw/mine-subsidence',
  title: 'Mine subsidence district',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.mineSubsidence)],
  appliesTo: ['planning-certificate', 'special-conditions', 'building-report', 'title-search'],
  patterns,
  clear: 'No mine subsidence district, damage or claim was found.',
  subject:
    /\bsubsidence\b|\b(?:mine|coal|mining|underground) workings?\b|\b(?:coal )?min(?:es?|ing)\b[^.;]{0,40}\b(?:under|beneath|below|district|damage|claim|land)\b|\bundermined\b/i,
  messages: {
    district: {
      title: 'The land is in a mine subsidence district',
      description:
        'The wording at {{where}} puts the land in a district named because of past or future coal mining. The ground there can sink or tilt. New building needs the approval of Subsidence Advisory NSW, and a building put up without it may have no claim to compensation.',
      recommendation:
        'Before you sign, ask Subsidence Advisory NSW whether the buildings were approved and whether any claim was made, and have an engineer look for cracks and tilting.',
      question:
        'Were the buildings approved by Subsidence Advisory NSW, and has a subsidence claim ever been made?',
    },
    claim: {
      title: 'Mine subsidence damage or a claim is disclosed',
      description:
        'The wording at {{where}} speaks of damage or a claim because of mine subsidence. Repairs can be large, and a claim that was paid once may not be paid again.',
      recommendation:
        'Before you sign, get the claim papers and an engineer’s report on the buildings.',
      question: 'What was claimed, what was paid, and which repairs were done?',
    },
  },
  check({ doc }, report) {
    for (const { spans, text } of certificateSays(doc, patterns.district, [
      'planning-certificate',
    ])) {
      if (!patterns.real.test(text)) continue
      report('district', spans)
    }
    for (const passage of papersIn(doc, [
      'special-conditions',
      'building-report',
      'title-search',
      'annexure',
      'other',
    ])) {
      if (affirmed(passage, patterns.district) === null) continue
      const { text, span } = passage
      if (patterns.claim.test(text)) report('claim', [span], {}, { severity: 'high' })
      else if (patterns.real.test(text)) report('district', [span])
    }
  },
})
