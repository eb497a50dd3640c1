import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  surge:
    /\bin the wet\b.{0,80}\b(?:under water|cut|flood\w{0,3}|impass\w{2,4}|boat|access)\b|\bstorm (?:surge|tide)s?\b|\bking tides?\b|\bwet season\b.{0,80}\b(?:access|flood\w{0,3}|cut|inundat\w{2,4}|impass\w{2,4}|boat|isolat\w{2,4})\b|\b(?:access|flood\w{0,3}|cut off|inundat\w{2,4}|impass\w{2,4}|isolat\w{2,4})\b.{0,80}\bwet season\b|\bseasonal(?:ly)? (?:inundat\w{2,4}|flood\w{0,3}|waterlogg\w{2,3})\b|\bwaterlogged\b/i,
  /** The sea, and not the rain: what a cyclone or a king tide brings. */
  sea: /\b(?:storm (?:surge|tide)s?|king tides?)\b/i,
  real: /\b(?:area|within|zone|overlay|subject|affected|yes|map\w{0,3}|primary|secondary|level|access|floods?|flooded|note\w{0,2}|lies|is|are|cut|inundated|land)\b/i,
  primary: /\bprimary storm surge\b|\bboat\b|\bprimary\b.{0,10}\barea\b/i,
  secondary: /\bsecondary\b|\bking tides?\b|\bwaterlogg\w{2,3}\b/i,
  outside: /\b(?:outside|not (?:in|within|affected|subject)|no storm|beyond)\b/i,
  insurance: /\b(?:polic(?:y|ies)|insured|excess|premium)\b/i,
})

/** Sea that a cyclone brings, and roads that the wet season closes. */
export default defineRule({
  id: 'nt/storm-surge',
  title: 'Storm surge and wet season access',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the overlays of the NT Planning Scheme were not checked' },
  appliesTo: [
    'planning-certificate',
    'building-permit',
    'special-conditions',
    'title-search',
    'particulars',
  ],
  patterns,
  clear: 'No storm surge area or wet season flooding was found.',
  subject:
    /\bstorm (?:surge|tide)s?\b|\bwet season\b|\bin the wet\b|\b(?:seasonally|inundat\w{2,4}|under water|waterlogg\w{2,3})\b|\b(?:primary|secondary) surge\b|\b(?:flood\w{0,5}|wet)\b[^.;]{0,60}\b(?:road|access|track|season\w{0,4})\b|\b(?:road|access|track|season\w{0,4})\b[^.;]{0,60}\b(?:flood\w{0,5}|wet)\b|\b(?:road|access|track)\b[^.;]{0,40}\b(?:cut|impassable)\b/i,
  messages: {
    surge: {
      title: 'The land is in a storm surge area',
      description:
        'The wording at {{where}} shows that the sea can reach the land in a cyclone or at the highest tides. Insurance can be dear or refused, a lender may ask for it, and floors may have to be raised.',
      recommendation:
        'Before you sign, look at the surge maps, compare the surge level with the level of the floor, and get an insurance quote for this address.',
      question: 'Has the sea ever entered the land or the house, or closed the road, and when?',
    },
    wet: {
      title: 'The land floods in the wet season, or its road is cut',
      description:
        'The wording at {{where}} shows that water in the wet season can cover the land or cut its road. Insurance can be dear or refused, floors may have to be raised, and you may be cut off for weeks.',
      recommendation:
        'Before you sign, look at the flood maps, ask how long the road is closed in a usual year, and get an insurance quote for this address.',
      question: 'Has water ever entered the land or house, or closed the road, and when?',
    },
  },
  check({ doc }, report) {
    for (const passage of disclosuresOf(doc)) {
      const { text, span, zone } = passage
      if (zone === 'minutes' || zone === 'by-laws' || !patterns.surge.test(text)) continue
      if (!patterns.real.test(text) || patterns.outside.test(text)) continue
      if (patterns.insurance.test(text) || isVicinity(passage)) continue
      if (affirmed(passage, patterns.surge) === null) continue
      const severity = patterns.primary.test(text)
        ? 'critical'
        : patterns.secondary.test(text)
          ? 'medium'
          : 'high'
      report(patterns.sea.test(text) ? 'surge' : 'wet', [span], {}, { severity })
    }
  },
})
