import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { isAway, isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  heritage:
    /\bheritage overlay\b|\bHO\d{1,4}\b|\bheritage (?:register|item|place|listed|listing|conservation area|precinct|order|list|citation|controls?)\b|\b(?:item|place) of (?:environmental |state |local )?heritage\b|\bconservation area\b|\bhistoric (?:\(?conservation\)? )?(?:zone|overlay|area)\b|\bhistoric area overlay\b|\bcharacter area\b|\brepresentative building\b|\b(?:state|local) heritage\b|\bregister of (?:heritage|historic) places\b|\bheritage act\b.{0,60}\b(?:registered|precinct|listed|provisional\w{0,2})\b|\bhousing precinct\b|\bheritage ?: ?["“'‘]|\bitem (?:no\.? ?)?I ?-?\d{1,4}\b/i,
  // A line that names the place or the area says all of it: what stands below answers another question.
  named:
    /\bcategory [1-3A-C]\b.{0,30}\bheritage list\b|\b(?:lies|is) (?:in|within) the .{3,40} heritage area\b|\b(?:area|item|place|precinct|register|order|listing|heritage|overlay|schedule) ?\(?(?::|no\.?|is)? ?(?:["“]|[A-Z]{0,2} ?-?\d{1,5}\b)|\b(?:conservation area|precinct|item|place)s? ?[:–-] ?(?!no\b|nil|none|not\b|n\/a)[a-z]/i,
  elsewhere:
    /^\W{0,3}near the land(?: only)?\b|\b(?:does|do) not (?:extend to|touch|reach|cover|take in) (?:this|the|your) (?:land|lot|property|site)\b|\b(?:adjoining|neighbouring|adjacent|next door)\b.{0,60}\bnot affect\b/i,
  otherSide:
    /\b(?:on the (?:other|far|opposite) side|across (?:the )?(?:[A-Z][\w'’]{2,14} ){0,2}(?:road|street|lane|avenue|parade|crescent)|\bfac(?:es|ing) (?:it|the (?:land|lot|house|property))\b|an item stands (?:at|on)|(?:item|place) (?:opposite|nearby|next door))\b/i,
  /** Other places that a report sets beside this one. */
  compared:
    /\b(?:comparative|comparable|similar|other) (?:places?|properties|examples?|houses?|buildings?|listings?)\b|\bcompare (?:with|to)\b/i,
  estate:
    /\bheritage (?:lakes|estate|park|grove|green|springs|gardens|bank|building society)\b|\baboriginal\b|\bcultural heritage\b|\bindigenous\b/i,
  general:
    /^\W{0,3}(?:historic|heritage|protected|listed)? ?(?:buildings|places|sites|objects|land|items)(?: and (?:\w{3,12} )?\w{3,12})? (?:which are |that are )?(?:protected|listed|registered) under\b[^.;]{0,60}\bare (?:recorded|listed|entered|included|shown|kept)\b|\bprotects? places\b|\bheritage\b[^.;]{0,20}: applicable no\b|\b(?:should|may wish|check with|for (?:more|further) information|check whether|can be found|due diligence)\b/i,
  state:
    /\b(?:victorian heritage register|state register of heritage places|state heritage register|H\d{4}\b|individually|interim)\b/i,
})

const SPOKEN_OF =
  'The papers speak of heritage, and no heritage control on the land was found in what they say.'

/** Limits on demolition and change. */
export default defineRule({
  id: 'national/heritage',
  title: 'Heritage protection',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.planningProvisions, 'cl 43.01'),
    cite(act.vic.heritage),
    cite(act.nsw.saleOfLand, 'Sch 2 item 12'),
  ],
  appliesTo: ['planning-certificate', 'vendor-statement'],
  patterns,
  clear: 'No heritage control on the land was found in the papers.',
  subject:
    /\bheritage\b|\bconservation area\b|\bHO ?\d{1,4}\b|\bcultural significance\b|\bNational Trust\b|\bcharacter area\b|\b(?:representative|contributory) (?:building|item|place)s?\b/i,
  messages: {
    heritage: {
      title: 'Heritage control applies to the property',
      description:
        'The wording at {{where}} shows heritage protection. You need a permit to demolish, extend or change the outside, sometimes even for paint or trees; that costs time, and some changes will be refused.',
      recommendation:
        'If you plan changes, ask the council’s heritage adviser before you sign what would be allowed.',
      question: 'Were all changes to the building since the listing made with a permit?',
    },
  },
  check({ doc }, report) {
    const denied: Span[] = []
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'vendor-statement',
      'special-conditions',
      'title-search',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (!patterns.heritage.test(text) || patterns.estate.test(text)) continue
      if (patterns.elsewhere.test(text) && text.length < 200) continue
      if (patterns.otherSide.test(text) || patterns.compared.test(text)) continue
      if (isVicinity(passage) || patterns.general.test(text)) continue
      if (isAway(text, text.search(patterns.heritage))) continue
      const own = patterns.named.test(text)
      const line = own ? { ...passage, text: firstAnswer(text), next: '' } : passage
      if (affirmed(line, patterns.heritage) === null) {
        denied.push(span)
        continue
      }
      const sure = own ? ({ unmistakable: true } as const) : {}
      const high = patterns.state.test(text) ? ({ severity: 'high' } as const) : {}
      report('heritage', [span], {}, { ...sure, ...high })
    }
    // A land record among the annexures answers it as well as a certificate does.
    if (denied.length > 0) report.clear(SPOKEN_OF, denied.slice(0, 2))
  },
})

/** A row may answer a second question behind a semicolon: "…; interim orders none". */
function firstAnswer(text: string): string {
  const end = text.indexOf(';')
  return end > 20 ? text.slice(0, end) : text
}
