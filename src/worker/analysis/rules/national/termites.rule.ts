import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  pest: /\b(?:termites?|termitic|mastotermes|coptotermes|nasutitermes|schedorhinotermes|heterotermes|lyctus|white ants?|borers?|timber pests?|mud (?:tubes?|tracks?|leads?))\b/i,
  bad: /\b(?:active|activity|damaged?|attack\w{0,2}|discovered|found|seen|tubes?|tracks?|galleries|workings|mud leads?|infestation|evidence of|nest|live|past|previous|treated|not (?:possible|accessible|inspected))\b/i,
  fine: /\bno (?:visible |current )?(?:evidence|sign|activity|termite)|\bnot (?:found|detected|observed)\b|\bnone (?:was |were )?(?:seen|found|noted)\b|\b(?:declared|likely to be subject to)\b|\b(?:barrier|management) (?:certificate|system installed)|\bsubject to\b|\bconditional\b|\bmay (?:rescind|terminate|end)\b|\bmajor infestation\b/i,
  live: /\b(?:active|live|infestation|nest)\b/i,
})

/** Insects in the timber, as someone reports them. */
export default defineRule({
  id: 'national/termites',
  title: 'Termites and timber pests',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'a fact about the building' },
  appliesTo: ['building-report', 'vendor-statement', 'special-conditions'],
  patterns,
  clear: 'No termite activity or damage is reported.',
  messages: {
    pest: {
      title: 'Termite activity or damage is reported',
      description:
        'The wording at {{where}} reports termites or other timber pests. Damage can be hidden in walls and floors; repair and treatment can cost tens of thousands of dollars.',
      recommendation:
        'Before you sign, have a pest inspector open up what could not be seen, and get a price for treatment and repair.',
      question: 'What treatment and repair were done, when, and is there a certificate?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'building-report',
      'vendor-statement',
      'special-conditions',
      'minutes',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (!patterns.pest.test(text) || !patterns.bad.test(text) || patterns.fine.test(text))
        continue
      if (affirmed(passage, patterns.pest) !== null)
        report('pest', [span], {}, patterns.live.test(text) ? { severity: 'critical' } : {})
    }
  },
})
