import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { lotSold, LOT_SOLD_PATTERNS } from '../land/lot-sold.ts'
import { holds } from '../reading/concepts.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { sewerEasements, TOLD_AS_EASEMENT } from '../land/sewer-easements.ts'

const patterns = wordings({
  ...LOT_SOLD_PATTERNS,
  pipe: /\b(?:sewer(?:age)?|stormwater|drainage|waste ?water|recycled water|water|pressure|trunk|rising)(?: (?:main|pipe|line|branch|drain|culvert)s?)\b|\b(?:\d{2,4} ?mm|DN ?\d{2,4}) (?:sewer|main|pipe|drain|stormwater|water)\b|\bsewers?\b|\b(?:common|shared|combined|joint) (?:drain|branch|junction)\b|\bman ?holes?\b|\bmaintenance (?:hole|shaft|structure)s?\b/i,
  crosses:
    /\b(?:cross(?:es|ing)?|travers(?:es|ing)|passes|runs?|running|lies|lie|laid|located|stands?|sits?|through|existing|is|under|beneath|below|within|inside|in)\b/i,
  onLand:
    /\b(?:through|across|crosses|traverses|within|inside|over|in|along|under|beneath|below|on)\b.{0,24}\b(?:the (?:land|lot|property|parcel|allotment|block|site|title|rear|back)|this (?:land|lot|property)|lot \d{1,4}\b|(?:rear|front|side|back|north\w{0,3}|south\w{0,3}|east\w{0,3}|west\w{0,3}) (?:yard|garden|easement|boundary|of (?:the|lot))|your (?:land|lot|yard))/i,
  below:
    /\b(?:under(?:neath)?|beneath|below)\b.{0,30}\b(?:house|dwelling|building|garage|pool|extension|studio|carport|slab|deck|kitchen|bedrooms?|laundry|bathroom|family room|shed|granny flat|home|residence|verandah|patio|lean-to|entry|unit|living room|(?:rear|side|new|kitchen) (?:wing|addition|room)|addition|annexe)\b/i,
  anyPipe: /\b(?:sewers?|drains?|mains?|pipes?|stormwater)\b/i,
  /** What was built, said to stand over the pipe. */
  standsOver:
    /\b(?:house|dwelling|slab|studio|garage|shed|extension|wing|addition|deck|carport|pool|(?:out)?building|bungalow|workshop|flat|unit|bathroom|laundry|verandah|structures?)\b[^.;]{0,60}\b(?:stand(?:s|ing)?|is|are|was|were|sits?|sitting|lies|lying|passes|extend(?:s|ing)?|built|placed|erected)\b[^.;]{0,16}\b(?:over|across|above|on top of)\b[^.;]{0,24}\b(?:mains?|sewers?|pipes?|drains?|it)\b|\b(?:house|dwelling|slab|studio|garage|shed|extension|wing|addition|deck|carport|pool|building|flat|unit|room|bathroom|laundry|verandah|structures?|wall|footings?)\b[^.;]{0,50}\b(?:stand(?:s|ing)?|sits?|sitting|rests?|resting|built|placed|erected|constructed|poured)\b[^.;]{0,12}\b(?:up)?on (?:(?:the|our|its|that|this|a) )(?:\d{2,4} ?mm )?(?:\w{4,12} )?(?:mains?|sewers?|pipes?|drains?|pipeline)\b/i,
  /** What was built, so near to the pipe that only leave could allow it. */
  standsNear:
    /\b(?:house|dwelling|slab|studio|garage|shed|extension|wing|addition|deck|carport|pool|building|flat|unit|bathroom|laundry|verandah|structures?|wall|outbuilding|footings?)\b[^.;]{0,60}\b(\d{1,4}(?:\.\d{1,2})?) ?(m|mm|metres?|millimetres?) (?:of|from|off|to)\b[^.;\d]{0,24}\b(?:sewers?|mains?|pipes?|drains?|centre ?line|man ?hole|asset)\b/i,
  millimetres: /^m(?:m|illi)/i,
  // Buildings above the pipe without leave, or a pipe without an easement: told beside it.
  noLeave:
    /\b(?:no|without) (?:build(?:ing)?[- ]?over )?(?:consent|approval|permission|agreement|permit)s?\b.{0,40}\b(?:build|given|granted|held|recorded|found|on (?:(?:our|its|their|the) )?(?:file|record)s?)\b|\bbuild[- ]?over (?:consents?|approvals?|agreements?)\b[^.;]{0,12}\b(?:none|no\b|nil|not (?:held|given|found))|\bno easement\b|\bbuilt over\b.{0,30}\b(?:without|no)\b|\bno (?:request|application)\b[^.;]{0,20}\b(?:leave|consent|permission|approval)\b|\b(?:leave|consent|permission|approval)\b[^.;]{0,40}\b(?:was not|has not been|were not|never) (?:asked|sought|applied|requested|given|granted)\b/i,
  /** A council's question on pipes within the boundaries, and its yes. */
  askedYes:
    /\b(?:sewers?|storm ?water|drainage|drains?|(?:water|rising|trunk) mains?)\b[^?|:]{0,50}\b(?:within|across|through|under|over)\b[^?|:]{0,30}\b(?:boundar(?:y|ies)|land|premises|property|lot|parcel)\b[^?|:]{0,20}[?|:][ |]{0,3}(?:☒ ?)?yes\b/i,
  shared:
    /\b(?:shares?|shared|common|joint|combined)\b.{0,24}\b(?:branch|sewer|house drain|drain|connection|sanitary drain)\b/i,
  faulty:
    /\b(?:block(?:ed|ages?)|chok(?:ed|es?)|collapsed|broken|surcharg\w{1,3}|overflow\w{0,3}|backs? up|roots|renewed|repair\w{0,3})\b/i,
  repair:
    /\b(?:inspection (?:shaft|opening|point)|sewer|drain|branch)\b.{0,50}\b(?:collapsed|broken|blocked|damaged|failed|cracked)\b.{0,90}\b(?:owner|proprietor|renewed|repair|plumber|replace)/i,
  // The schedule of a plan names the easement and the lots that bear it.
  schedule:
    /\b[Ee]asements? [A-Z]{1,2}(?:-?\d{1,2})?\b|\bE-\d{1,2}\b|\b(?:burdens?|burdened|benefit\w{0,4})\b/,
  /** A pump of several lots, which one of them carries. */
  pump: /\b(?:sewer(?:age)?|sewage|waste ?water|rising main|septic)\b[^.;]{0,40}\bpump(?:ing)?(?: (?:chamber|station|pit|well|unit))?\b|\bpump(?:ing)? (?:chamber|station|pit|well)\b[^.;]{0,40}\b(?:sewer(?:age)?|sewage|waste ?water|rising main)\b/i,
  pumpOf:
    /\b(?:lots? \d{1,4}(?:[A-Z]\b)? (?:to|and|-) (?:lot )?\d{1,4}|(?:two|three|four|five|six|seven|eight|ten|several|other|all|neighbou?ring|\d{1,2}) (?:of the )?(?:lots|houses|homes|units|villas|townhouses|dwellings)|shared|common)\b/i,
  carriedBy:
    /\blot (\d{1,4}[A-Z]?) (?:carries|holds|contains|bears|houses|accommodates)\b|\b(?:stands?|located|lies|sits?|is|built|placed|installed) (?:up)?(?:in|on|with?in|under) (?:the (?:front|rear|back|side|north\w{0,3}|south\w{0,3}|east\w{0,3}|west\w{0,3}) (?:yard|garden|courtyard|corner|boundary) of )?(?:this lot|the lot|your lot|the land|lot (\d{1,4}[A-Z]?))\b/i,
  private:
    /\b(?:house (?:service|drain)|private (?:line|main)|connected to|connection (?:point|branch)|joins|charges?|rates?|in the street|in the (?:road|lane|footpath|verge)|outside|adjoining|other lots?|visitor)\b/i,
  street:
    /\bin [A-Z][a-z]{2,16} (?:Street|Road|Avenue|Drive|Court|Lane|Parade|Way|Close|Crescent)\b/,
  general:
    /\b(?:may be|if any|owners? must|mustn't|should|guide only|customers?|responsib\w{2,6}|conditions? of|must not|not to build|available|unsewered)\b/i,
  /** … in this sentence or in what it goes on with. */
  doneNext:
    /^[^.;]{0,30}\b(?:cleared|removed|repaired|renewed|relined|replaced|fixed|jetted)\b(?! (?:if|when|by the (?:purchaser|buyer)))/i,
  done: /\b(?:was|were|has been|have been) (?:repaired|renewed|relined|replaced|cleared|moved|diverted)\b|\broots\b[^.;]{0,40},? (?:removed|cleared|cut out)\b|\bconsent\b.{0,30}\b(?:granted|given) (?:for|in)\b/i,
})

/** A public pipe that the owner must keep clear of. */
export default defineRule({
  id: 'national/sewer-on-land',
  title: 'Sewers, drains and mains on the land',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the water acts of each state say who may build near a main' },
  appliesTo: ['water-certificate', 'plan', 'planning-certificate', 'building-report'],
  patterns,
  clear: 'No sewer or main of an authority on the land was found in the papers.',
  subject:
    /\b(?:sewers?|drains?|mains?|pipes?|pipelines?|culverts?)\b[^.;]{0,80}\b(?:cross\w{0,3}|through|under|beneath|across|over|within|boundar\w{1,3}|traverses?|on the (?:lot|land|property)|shared|blocked|broken|overflowed|metres)\b|\b(?:under|beneath|over|across|upon|off|centreline of|of) (?:the |our |a )?(?:\d{2,4} mm |water |storm ?water |council )?(?:sewers?|drains?|mains?|pipes?|pipelines?)\b|\b(?:maintenance hole|manhole|inspection shaft|pump (?:pit|station|chamber)|sewer rising main|common drain|junction is shared|council drainage|build[- ]over agreement|to build over)\b|\bon (?:our|the) (?:sewer|drain|main)\b/i,
  givesWayTo: {
    'national/easement': ['main', 'under'],
  },
  messages: {
    main: {
      title: 'A sewer, drain or main runs through the land',
      description:
        'The wording at {{where}} shows a pipe of a water authority or council on the land. You may not build over or near it without its consent, and it may dig there to repair it.',
      recommendation:
        'Before you sign, have its position and depth marked, above all if you plan a pool or an extension.',
      question: 'Where exactly does the pipe run, how deep is it, and is anything built over it?',
    },
    under: {
      title: 'A pipe of the authority is built over, or lies there without consent or easement',
      description:
        'The wording at {{where}} shows a pipe under or beside a building, or one for which no consent or easement is recorded. The authority can ask for costly work, and a leak can damage the building.',
      recommendation:
        'Before you sign, ask for the consent to build over the pipe and have a plumber film it.',
      question: 'Was building over the pipe approved? Please give us the consent.',
    },
    pump: {
      title: 'A sewer pump that serves other lots stands on this lot',
      description:
        'The wording at {{where}} puts a pump or its chamber, into which the sewers of several lots run, on one lot. You may not build over it and must let people in to service it, it can smell, hum and overflow when it fails, and a question of who pays arises each time.',
      recommendation:
        'Before you sign, look at where it stands, and ask who owns, services and pays for it, and what happens in a power cut.',
      question:
        'Who owns and maintains the pump, which right lets the others use it, and what has it cost?',
    },
    faulty: {
      title: 'The sewer or drain is shared, blocked or broken',
      description:
        'The wording at {{where}} tells of a drain that is shared with others or does not work as it should. Clearing or renewing it falls to the owners, and those who share must agree.',
      recommendation:
        'Before you sign, have a plumber film the drain and ask who pays for repairs.',
      question: 'Who owns and maintains the drain, and what has been spent on it?',
    },
  },
  check({ doc, facts }, report) {
    for (const { spans } of sewerEasements(facts)) report('main', spans, {}, TOLD_AS_EASEMENT)
    const lot = lotSold(facts)
    for (const { text, span } of passagesIn(doc, ['by-laws', 'plan', 'annexure', 'other'])) {
      const [said, ...named] = patterns.carriedBy.exec(text) ?? []
      const carrier = named.find((name) => name !== undefined) ?? lot
      if (said === undefined || !holds(text, patterns.pump, patterns.pumpOf)) continue
      if (lot !== null && carrier !== null && carrier.toUpperCase() !== lot) continue
      report('pump', [span], {}, { unmistakable: true })
    }
    for (const passage of passagesIn(doc, [
      'water-certificate',
      'plan',
      'planning-certificate',
      'rates-certificate',
      'building-report',
      'annexure',
      'other',
    ])) {
      const { text, span, next } = passage
      if (text.endsWith('?') || patterns.done.test(text)) continue
      if (affirmed(passage, patterns.repair) !== null) {
        report('faulty', [span], {}, { unmistakable: true })
        continue
      }
      if (patterns.askedYes.test(text)) {
        report('main', [span], {}, { unmistakable: true })
        continue
      }
      const alone = { ...passage, next: '' }
      if (
        affirmed(alone, patterns.standsOver) !== null &&
        patterns.anyPipe.test(`${passage.previous.slice(-160)} ${text}`) &&
        !patterns.general.test(text)
      ) {
        report('under', spansOf(passage, doc), {}, { severity: 'high' })
        continue
      }
      if (
        affirmed(alone, patterns.standsNear) !== null &&
        isNear(text) &&
        !patterns.general.test(text) &&
        (patterns.noLeave.test(text) || patterns.noLeave.test(next))
      ) {
        report('under', spansOf(passage, doc), {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (affirmed(alone, patterns.pipe) === null || patterns.general.test(text)) continue
      if (patterns.shared.test(text) && patterns.faulty.test(text)) {
        if (patterns.doneNext.test(next)) continue
        report('faulty', [span], {}, { unmistakable: true })
        continue
      }
      if (patterns.schedule.test(text)) continue
      if (patterns.private.test(text) || patterns.street.test(text)) continue
      if (affirmed(alone, patterns.crosses) === null) continue
      const below = affirmed(alone, patterns.below) !== null
      if (!below && affirmed(alone, patterns.onLand) === null) continue
      const unlawful = patterns.noLeave.test(text) || patterns.noLeave.test(next)
      if (below || unlawful) {
        const severity = below ? 'high' : 'medium'
        const spans = spansOf(passage, doc)
        report('under', spans, {}, { severity, unmistakable: true })
      } else report('main', [span], {}, { severity: 'low' })
    }
  },
})

/** Nobody asks for leave to build further off than this from a pipe: water companies ask for one to three metres. */
const NEAR_METRES = 3

function isNear(text: string): boolean {
  const [, figure, unit = ''] = patterns.standsNear.exec(text) ?? []
  const metres = patterns.millimetres.test(unit) ? 0.001 : 1
  return figure !== undefined && Number(figure) * metres <= NEAR_METRES
}

/** The passage, and the next sentence where that is what tells of no leave. */
function spansOf({ span, text, next }: Passage, doc: Doc): Span[] {
  if (patterns.noLeave.test(text) || !patterns.noLeave.test(next)) return [span]
  const at = doc.text.indexOf(next, span.end)
  return at < 0 || at - span.end > 4 ? [span] : [span, { start: at, end: at + next.length }]
}
