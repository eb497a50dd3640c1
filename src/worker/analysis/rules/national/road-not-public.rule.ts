import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  way: /\b(?:lane(?:way)?s?|roads?|tracks?|rights? of way|access ?ways?|driveway|street)\b/i,
  private:
    /\b(?:privately owned|private (?:lane|road|street)|stays? private|remains? private)\b|\bnot (?:a |been )?(?:public (?:road|street|highway)|dedicated|made|constructed|maintained by (?:the )?(?:city|council|shire|department))\b|\b(?:city|council|shire) (?:will not|does not|won't) (?:take over|maintain|adopt|repair)\b|\bnot maintained by (?:the )?(?:city|council|shire)\b|\bis a track (?:from|beyond|after)\b|\bby (?:leave|permission|licence|consent) of the (?:\w{1,12} )?(?:owner|station|neighbour|lessee|farmer)\b|\bunmade\b/i,
  closed:
    /\b(?:road|track|bridge|causeway|crossing|shire|council)\b.{0,40}\b(?:closes?|closed|cut|impassable|under water)\b.{0,50}\b(?:days|weeks|months|wet(?: season)?|each year|a year|year)\b/i,
  /** By bollards or by an order, and for good: no car gets through. */
  shut: /\b(?:lane(?:way)?|road|street|accessway|right of way)\b[^.;]{0,40}\b(?:is|was|are|has been|have been|remains?|stays?) (?:permanently )?closed to (?:all )?(?:motor|vehic|cars?\b|traffic|through traffic)|\b(?:bollards?|gates?|barriers?|boulders?|planters?|a kerb)\b[^.;]{0,30}\b(?:clos(?:e|es|ed)|block(?:s|ed)?|bar(?:s|red)?|shut(?:s)?)\b[^.;]{0,40}\b(?:lane(?:way)?|road|street|accessway|way|entry)\b[^.;]{0,12}\b(?:to|for|against) (?:all )?(?:motor|vehic|cars?\b|traffic)|\b(?:motor )?vehicles? (?:are|is|have been) (?:now )?(?:shut out|excluded|prohibited|barred|kept out)\b[^.;]{0,30}\b(?:lane(?:way)?|road|street|accessway)\b/i,
  notShut:
    /\b(?:temporar\w{2,4}|during|for the works|proposed|propos(?:es|al)|may be|could be|reopen\w{0,3}|open to (?:all )?(?:vehicles|traffic)|heavy vehicles|trucks|through traffic only|over \d)\b/i,
  roadNamed:
    /\b[A-Z][a-z]{2,14} (?:Lane|Laneway|Street|Road|Avenue|Way|Place|Close|Court|Drive|Row|Walk|Mews)\b/,
  parking: /\b(?:car ?(?:space|port|park)|off-street|garage|parking)\b/i,
  other:
    /\b(?:must not|may not|no fee|by-?laws?|rules?|common property|internal roads?|proposed|scheme roads?|speed|parking|dogs?|car park|benefit|carriageway (?:over|in favour))\b/i,
  /** What stands on a road that nobody made: whether one may come in by it is another matter. */
  standsOn:
    /\b(?:stands?|sits?|lies?|crosses|extends?|built|erected|projects?|encroach\w{0,4}|partly|within|over)\b[^;]{0,60}\bunmade (?:public |government |crown )?road\b/i,
  goesIn: /\b(?:access|reached|way in|only road|fronts?|frontage)\b/i,
  /** A road in a sketch or in the table of a plan, without a verb. */
  says: /\b(?:is|are|was|were|has|have|lies|leads?|runs?|serves?|reached|access)\b/i,
  ended:
    /\b(?:was|has been|since) (?:dedicated|declared a public|taken over|reopened|sealed|made)\b|\bis (?:a )?public\b/i,
})

/** How one comes to the house, where the road is not the public's. */
export default defineRule({
  id: 'national/road-not-public',
  title: 'Access by a private, unmade or closed road',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the roads acts of each state say which roads are public' },
  appliesTo: ['planning-certificate', 'rates-certificate', 'vendor-statement', 'plan'],
  patterns,
  clear: 'No access by a private, unmade or seasonally closed road was found in the papers.',
  subject:
    /\b(?:private|unmade|unsealed|unformed|unconstructed|paper|closed|access) (?:roads?|lanes?|laneways?|streets?|tracks?)\b|\blane(?:way)?s? (?:at the|behind|beside|within)|\blaneways?\b|\b(?:roads?|lanes?|tracks?|streets?|access)\b[^.;]{0,100}\b(?:privately|unmade|unsealed|maintain\w{0,3}|clos(?:ed|es|ure)|barred|gates?|take over|not (?:made|formed|constructed|public)|motor vehicles|by leave)\b/i,
  givesWayTo: {
    'national/legal-access': ['private'],
  },
  messages: {
    shut: {
      title: 'A lane or road beside the property is closed to vehicles',
      description:
        'The wording at {{where}} tells that a lane or road is closed to motor vehicles. If the garage, carport or car space is reached that way, no car can lawfully get to it, whatever the contract calls it, and a home without parking is worth less.',
      recommendation:
        'Before you sign, ask by which road a car gets to the parking that is sold, see the order that closed the lane, and ask the council whether a vehicle may still pass.',
      question:
        'By which road does a car get to the parking that is sold, and who gave leave to pass the closure?',
    },
    private: {
      title: 'Access runs over a lane or road that is not public, made or maintained',
      description:
        'The wording at {{where}} shows a lane, road or track that is private or that the council does not keep up. You may have no lasting right to use it, and repairs fall to those who do.',
      recommendation:
        'Before you sign, have your conveyancer confirm a registered right of way for people, vehicles and services.',
      question: 'By which registered right is this way used, and who pays for its upkeep?',
    },
    closed: {
      title: 'The road to the property is closed for part of the year',
      description:
        'The wording at {{where}} tells that the way in is closed or under water at times. You, deliveries and an ambulance may then not get through.',
      recommendation: 'Before you sign, ask for how long it was closed in each of the last years.',
      question: 'On how many days was the road closed in the last five years?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'rates-certificate',
      'vendor-statement',
      'plan',
      'annexure',
      'other',
    ])) {
      const { text, span, zone, block } = passage
      if (zone === 'plan' && block.kind === 'row' && !patterns.says.test(text)) continue
      if (patterns.standsOn.test(text) && !patterns.goesIn.test(text)) continue
      if (patterns.shut.test(text) && !patterns.notShut.test(text)) {
        if (affirmed({ ...passage, next: '' }, patterns.shut) === null) continue
        const isWayIn = parkingBy(doc, passage)
        report('shut', [span, ...isWayIn], {}, { severity: isWayIn.length > 0 ? 'high' : 'medium' })
        continue
      }
      if (text.endsWith('?') || patterns.other.test(text) || patterns.ended.test(text)) continue
      if (affirmed({ ...passage, next: '' }, patterns.closed) !== null) {
        report('closed', [span], {}, { unmistakable: true })
      } else if (patterns.way.test(text) && patterns.private.test(text)) {
        report('private', [span], {}, { unmistakable: true })
      }
    }
  },
})

/** Where the contract tells of parking that is reached by the road that is closed. */
function parkingBy(doc: Doc, { text, previous }: Passage): readonly Span[] {
  const names = matchesOf(`${previous.slice(-160)} ${text}`, patterns.roadNamed).map(
    ([name]) => name,
  )
  return passagesIn(doc, ['contract-form', 'particulars'])
    .filter(
      (told) => patterns.parking.test(told.text) && names.some((name) => told.text.includes(name)),
    )
    .slice(0, 1)
    .map(({ span }) => span)
}
