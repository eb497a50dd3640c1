import { hasHouse, BUILT_ON_PATTERNS } from '../buildings/built-on.ts'
import { defineRule } from '../define-rule.ts'
import { MARKED_OFF_PATTERNS } from '../harmless/marked-off.ts'
import { houseWater, OWN_WATER_PATTERNS } from '../land/own-water.ts'
import { hasPapers } from '../papers/papers-here.ts'

/** A house that lives on a bore, and no paper of what it gives. */
export default defineRule({
  id: 'national/water-test-missing',
  title: 'Test of the only water supply of the house',
  category: 'operational',
  severity: 'low',
  kind: 'absence',
  isPropertyRisk: true,
  law: { none: 'no law asks for a test between private owners' },
  appliesTo: [
    'contract-form',
    'particulars',
    'special-conditions',
    'vendor-statement',
    'rates-certificate',
    'water-certificate',
    'planning-certificate',
    'building-report',
  ],
  patterns: { ...OWN_WATER_PATTERNS, ...BUILT_ON_PATTERNS, ...MARKED_OFF_PATTERNS },
  clear: 'No house with a supply of its own that nobody tested was found.',
  subject:
    /\b(?:bores?|borehole|(?:house|stock|dug|soak) well|(?:from|and) (?:the|a) well|rain ?water|tank water|potable|water (?:quality|analysis|sample|test)|(?:pump|yield|flow) test)\b/i,
  messages: {
    missing: {
      title: 'No pump (yield) test or water quality analysis of the bore, and no mains water',
      description:
        'The wording at {{where}} tells of a bore or well, and by this file no water main serves the house. How much it gives and whether it is fit to drink is told nowhere. A bore that fails or turns salty leaves the house without water, and a new one costs $10,000 to $30,000.',
      recommendation:
        'Before you sign, ask for the bore log and a pump (yield) test, and have the water of the bore and of the rainwater tanks tested by a laboratory.',
      question:
        'Please give us the bore log, the last pump (yield) test and a water quality analysis.',
    },
  },
  check({ doc }, report) {
    if (!hasPapers(doc) || !hasHouse(doc)) {
      report.notInDocument('No house with its papers is in this file.')
      return
    }
    const { bores, isTested } = houseWater(doc)
    if (isTested) return
    for (const span of bores.slice(0, PLACES)) report('missing', [span], {}, { strength: 'likely' })
  },
})

/** Places quoted at most, the first of the file. */
const PLACES = 2
