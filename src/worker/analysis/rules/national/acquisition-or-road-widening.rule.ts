import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule, type Report } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS, isSpecific, particularsOf } from '../papers/form-answers.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { disclosuresOf, holdingAny } from '../reading/passages.ts'
import { isToldOfOtherLot, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { reservedStrip, STRIP, type ReservedStrip } from '../land/reserved-strip.ts'
import { isVicinity } from '../harmless/vicinity.ts'
import { holds } from '../reading/concepts.ts'
import { LAND_TAKEN_PATTERNS, weightOf, isTakenHere } from '../land/land-taken.ts'

const patterns = wordings({
  ...LOTS_NAMED_PATTERNS,
  roadWidened: /\b(?:road )?widening\b/i,
  ...LAND_TAKEN_PATTERNS,
  ...FORM_PATTERNS,
  ...STRIP,
  formTransport: /\btransport (?:infrastructure )?proposals?\b/i,
  formResumption: /\b(?:intention to resume|notice (?:of|to) resum\w{1,5})\b/i,
  taking:
    /\bpublic acquisition overlay\b|\bPAO\d{0,2}\b|\bnotice of intention to (?:acquire|resume|take)\b|\bcompulsor(?:y|ily) (?:acqui\w{1,6}|purchas\w{1,3}|take\w{0,1})\b|\b(?:road|street) (?:widening|realignment)\b|\breserved (?:for|as)\b.{0,60}\b(?:road|rail|acquisition|school|open space|park|public|highway|transport)\b|\b(?:land )?acquisition (?:plan|proposal|by|of part)\b|\bresumption\b|\b(?:transport|rail|road|infrastructure) (?:infrastructure )?(?:proposal|corridor|reservation)\b|\b(?:other )?regional roads? reservation\b|\bplanning control area\b|\breserv(?:ed|ation)\b.{0,50}\b(?:(?:primary|other) regional|regional roads?|parks and recreation|public purposes?|railways?|civic and cultural)\b|\b(?:regional roads?|parks and recreation|public purposes?|railways?|waterways?) reserv(?:e|ation|ed)\b|\bpossible requirement (?:for|of) (?:a )?(?:strip|\d)|\b(?:identified|shown|marked|coloured|included|lies|is)\b.{0,12}\b(?:on|in|by) (?:the |a )?(?:\w{3,11} ){0,3}acquisition map\b|\b(?:6|six) metre consent area\b|\bwidening reserve\b|\b(?:subsurface|underground|stratum) acquisition\b|\bland\b.{0,16}\bmay be (?:compulsorily )?(?:acquired|resumed|taken)\b.{0,16}\bfor\b|\bconsent\b.{0,60}\broad widening plan\b/i,
  // The council may buy homes out of the way of floods or the sea, and new work is then refused.
  voluntary:
    /\bvoluntary (?:house |home |property )?(?:purchase|acquisition|buy-?back)\b|\b(?:home|house|property) buy-?backs?\b|\bbuy-?back (?:scheme|program|offer|area|zone)\b/i,
  included:
    /\b(?:inside|within|in (?:the|a)|included|eligible|nominated|listed|offered|applies|identified|yes|approved|registered|falls)\b/i,
  corridor:
    /\b(?:metro|rail(?:way)?|light rail|road|motorway|transport|pipeline|infrastructure)\b.{0,30}\bcorridor\b|\bcorridor (?:of|for) (?:the )?.{0,30}\b(?:metro|rail(?:way)?|motorway|freeway|highway|road|bypass|line)\b/i,
  lies: /\b(?:land|lot|property|parcel|site|block)\b.{0,24}\b(?:lies|is|falls|stands|located)\b.{0,24}\b(?:within|inside|in|on|partly)\b/i,
  // Where one row answers several questions, each begins with its number.
  question: / {1,3}\d{1,2} {1,3}[A-Z][a-z]{2,16}[^.:?]{0,40}[:?]/,
  // Somebody needs the land, or a strip of it, for works of the public.
  needs:
    /\b(?:strip|part of the (?:land|property|lot)|frontage|splay|truncation|the (?:land|property|lot))\b.{0,60}\b(?:required|needed|set aside|earmarked|wanted|dedicated|surrendered)\b.{0,12}\bfor\b.{0,50}\b(?:duplication|bypass|widening|road|highway|freeway|rail|tram|station|school|drain|pipeline|interchange)\b|\b(?:authority|department|council|VicRoads|transport)\b.{0,40}\b(?:proposes?|intends?|plans|wants)\b.{0,12}\bto (?:take|acquire|purchase|resume)\b.{0,40}\b(?:land|property|strip|lot|part|frontage)\b/i,
  /** A scheme that was given up, what it took long ago, or the land across the street. */
  noMore:
    /\b(?:was|were|has been|have been) (?:uplifted|abandoned|cancelled|rescinded)\b|\balready (?:constructed|made|part of the) (?:as )?road\b|\b(?:strip|land) opposite\b|\b(?:under|on|by) (?:an? |the )?(?:earlier|former|previous|prior|parent) plan\b|\bnot (?:part of|in|within) (?:this|the|our) (?:title|lot|folio|parcel)\b/i,
  refuses:
    /\b(?:does|do|has|have|did|will) not\b.{0,20}\b(?:propos|inten|plan|resolv|want|requir)\w{0,3}\b/i,
  /** Who decides has decided, and only the money and the day are open. */
  decided:
    /\b(?:approved|adopted|gazetted|endorsed|declared|resolved|confirmed)\b[^;]{0,60}\b(?:alignment|route|plans?|drawings?|design|corridor|widening|road)\b|\b(?:alignment|route|design|corridor|widening)\b[^;]{0,60}\b(?:approved|adopted|gazetted|endorsed|declared|confirmed)\b/i,
  /** What may be done until then. */
  untilTaken:
    /^\W{0,4}(?:until|unless|pending|before) [^.;,]{0,40}\b(?:acquir\w{2,6}|resum\w{2,5}|taken)\b/i,
  not: /\b(?:school|station|hospital|park|centre) site\b|\bsubject to resumption clause\b|\bauditor\b|\bcorridor\b[^.;]{0,20}\bdevelopment (?:adjacent|next|close|near)\b/i,
  strip: /\bstrip|\bpart|\bwidth\b/i,
  shared:
    /\b(?:common property|visitors?['’]? (?:car |parking )?(?:bays?|spaces?|parking)|shared (?:driveway|garden|land))\b/i,
  plan: /\bacquires? the (?:land|property|lot) free\b/i,
  piece:
    /\b(?:site|splay|part of lot \d{1,4})\b|\b(?:strip|portion|part of (?:the |this )?(?:land|property|parcel|lot|frontage|site)|splay|truncation|corner|frontage|rear of the (?:land|property|lot)|(?:land|property|parcel|lot) (?:is|has been|may be))\b/i,
  taken:
    /\b(?:wanted|earmarked|taken off|vested)\b|\b(?:acquir(?:e|es|ed|ing)|resum(?:e|es|ed|ing)|tak(?:e|es|en|ing)(?! in\b(?! for\b)| (?:in)?to (?:the |a |an )?(?:street|kerb|gutter|drain|sewer|tank|creek|gully|soakwell|legal point)\b)|requir(?:e|es|ed|ing)|reserved(?! roads?)|dedicated|surrender(?:ed)?|vested)\b/i,
  publicUse:
    /\b(?:arterial|council|head, transport|VicRoads|department|corner (?:splay|cut-?off|truncation)|(?:road|street) corner)\b|\b(?:roads?|freeway|highway|bypass|motorway|rail(?:way)?|tram|light rail|metro|school|hospital|open space|public (?:park|purposes?|use|authority)|drainage reserve|widening|duplication|interchange|cycleway|busway)\b/i,
  noticeOf: /\bnotice of acquisition\b|\backnowledgement of acquisition\b/i,
  /** What a meeting is told of the land of all its owners. */
  ofScheme:
    /\b(?:strip|frontage|corner|splay)\b[^.;]{0,80}\b(?:of|from|off) (?:the |our )?(?:scheme(?: land)?|common property|parcel|site)\b/i,
  /** A grant by which pipes are laid and people enter: the land stays the owner's. */
  grants:
    /\b(?:full|free|uninterrupted|unrestricted)(?:,? (?:and )?(?:full|free|uninterrupted|unrestricted)){0,2} (?:right|liberty|power)s?\b|\bright(?:,? (?:and )?(?:liberty|licen[cs]e|power)){1,3} (?:for|to|at all times)\b|\b(?:grants?|transfers? and grants?|reserv(?:es|ing)) (?:to|unto) [^.;]{3,60}\b(?:an easement|a right|the right)\b/i,
  /** Hundreds of metres from what is sold. */
  farOff:
    /\b(?:\d{3,4} ?(?:m|metres?)|\d[\d.]{0,4} ?(?:km|kilometres?)) (?:from|away|beyond|distant|off|(?:north|south|east|west)\w{0,5} of)\b/i,
  /** What a developer hands over when it divides: roads and reserves, and none of the new lots. */
  handedOver:
    /\b(?:dedicated|transferred|surrendered|vested|handed over)\b[^.;]{0,30}\b(?:to|in|as)\b[^.;]{0,24}\b(?:council|city|shire|crown|public|municipality|reserves?|roads?)\b/i,
  ofLot:
    /\b(?:the|this|each|every|your|purchaser's|part of(?: the)?|front of(?: the)?) lots?\b|\blots? \d/i,
  /** Who writes, and not what is taken: "Rail Corridor Team", "Land Acquisition Unit". */
  office:
    /\b(?:corridors?|acquisitions?|resumptions?|widening|realignment|reservations?|proposals?)(?: (?:and|&) \w{4,12})? (?:\w{4,12} )?(?:team|unit|branch|office|officers?|division|directorate|section|group|managers?|desk)\b/i,
  /** What a new building needs around it against fire, and nobody takes. */
  againstFire:
    /\b(?:BAL\b|bush ?fire|fire (?:attack|hazard|protection)|asset protection zone|inner protection area|defendable space|hazard separation|low[- ]fuel zone)/i,
  near: /\b\d{1,4} ?(?:m|metres?) (?:from|of)\b(?! the (?:frontage|front|land|lot|property|site|street))|\bacoustic\b|\bnoise\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.voluntary, patterns.included],
  [patterns.corridor, patterns.lies],
  patterns.reservedAs,
  [patterns.widening, patterns.takesHere, patterns.bodyActs],
  patterns.provides,
  patterns.wholeTaken,
  patterns.needs,
  patterns.noticeOf,
  [patterns.piece, patterns.taken, patterns.publicUse],
  patterns.taking,
]

/** Land that a public body may take. */
export default defineRule({
  id: 'national/acquisition-or-road-widening',
  title: 'Public acquisition and road widening',
  category: 'legal',
  severity: 'critical',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.saleOfLand, 's 32D'),
    cite(act.vic.landAcquisition),
    cite(act.nsw.saleOfLand, 'Sch 2'),
    cite(act.qld.acquisition),
    cite(act.qld.propertyLawRegulation, 's 8'),
    cite(act.sa.roadWidening),
    cite(act.wa.planning),
  ],
  appliesTo: [
    'vendor-statement',
    'planning-certificate',
    'rates-certificate',
    'title-search',
    'special-conditions',
  ],
  patterns,
  clear: 'No plan to acquire the land or widen a road over it was found.',
  subject:
    /\b(?:public|land|compulsor\w{1,3}) acquisitions?\b|\bacquisitions? (?:map|of (?:the|part|any|a strip))\b|\b(?:notices?|intention|intends?|must|proposes?|proposed|proposal|to be|may|will|would|authority|council|compulsorily) (?:to |of )?(?:be )?(?:compulsorily )?(?:acqui\w{2,7}|resum\w{1,5}|take a)\b|\btakes? (?:a|any|part)\b[^.;]{0,20}\b(?:strip|part|land)\b|\breserv(?:ed|ation)s?\b[^.;]{0,40}\b(?:acquisition|acquired?|road|rail|corridor|open space|public)\b|\bresumption\b|\bPAO\d{0,2}\b|\bwiden(?:ed|ing)?\b|\brealign\w{0,6}\b|\b(?:road|rail|busway|transport|infrastructure|interim|investigation|freeway|motorway|highway|arterial)\b[^.;]{0,30}\b(?:line|alignment|corridors?|proposals?|upgrade|duplication|reserv(?:ed|ation)s?)\b|\bduplication\b|\bregional roads?\b|\b(?:proposed|future) (?:road|street)\b|\bdedicated\b[^.;]{0,30}\broad\b|\bsplays?\b|\bplanning control area\b|\b(?:voluntary (?:house )?purchase|buy-?back)\b|\bland requirement\b|\bstrip\b.{0,60}\b(?:front\w{0,5}|road|street|wide|deep)\b|\bvested\b[^.;]{0,40}\b(?:in the head|transport|council|crown|authority)\b/i,
  messages: {
    taking: {
      title: 'The land may be affected by public acquisition or road widening',
      description:
        'The wording at {{where}} shows that a public body plans to take all or part of the land, has it reserved for that, or offers to buy it (acquisition, resumption, road widening, a reservation or a buy-back). You could lose land, and building or borrowing on it becomes harder.',
      recommendation:
        'Before you sign, ask the authority for the plan and its timing, and take advice on compensation.',
      question: 'Which part of the land is affected, by which authority, and when?',
    },
    denied: {
      title:
        'The Form 2 denies a road or transport proposal that another paper shows over the land',
      description:
        'The Form 2 answers that no notice of a transport infrastructure proposal was given to the vendor, but the wording at {{where}} shows that a public body plans to take part of the land. One of them is wrong. You could lose that part, and building or borrowing becomes harder; a materially wrong Form 2 can give you a right to end the contract.',
      recommendation:
        'Before you sign, ask for a corrected Form 2 and for what the authority wrote to the vendor, ask the authority for the plan and its timing, and take advice on compensation.',
      question:
        'What has the authority written to the vendor about this proposal, and why does the Form 2 say that there is none? Please correct it.',
    },
    built: {
      title: 'A building stands in the part of the land that is reserved for a road',
      description:
        'By the wording at {{where}} a strip {{deep}} m deep is reserved or to be taken, and a building stands {{back}} m from the street, so within it. The strip may be taken with what stands on it, a permit to build there or to replace the building may be refused, and lenders and later buyers reckon with that.',
      recommendation:
        'Before you sign, ask the authority when the strip is to be taken and what is paid for it, and have the price reflect the land without it.',
      question: 'When is the reserved strip to be taken, and what becomes of the building in it?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    const asked = doc.state === 'QLD' ? [patterns.formTransport, patterns.formResumption] : []
    for (const question of asked) {
      for (const { answer, spans } of answersTo(doc, question)) {
        if (answer === 'yes') report('taking', spans)
      }
      if (!answersTo(doc, question).some(({ answer }) => answer !== 'unseen')) {
        for (const span of particularsOf(doc, question)) report('taking', [span])
      }
    }
    const denial = asked.flatMap((question) =>
      answersTo(doc, question).filter(({ answer }) => answer === 'no'),
    )[0]
    const tell = (span: Span, zone: PageKind, weight: { severity?: 'high' | 'medium' }): void => {
      if (denial === undefined || zone === 'vendor-statement') {
        report('taking', [span], {}, { ...weight, unmistakable: true })
        return
      }
      const sides = [
        { label: 'Form 2', value: 'No', spans: denial.spans },
        { label: 'Other paper', value: 'Part of the land is to be taken', spans: [span] },
      ]
      report('denied', [span, ...denial.spans], {}, { ...weight, sides, unmistakable: true })
    }
    const isOfResidue = isToldOfOtherLot(reading, patterns.roadWidened)
    for (const passage of holdingAny(disclosuresOf(doc), 'text', ...ENTRIES)) {
      const { text, span, zone } = passage
      if (isOfResidue && patterns.roadWidened.test(text)) continue
      if (patterns.refuses.test(text) || patterns.noMore.test(text)) continue
      if (patterns.grants.test(text)) continue
      if (patterns.farOff.test(text) && !patterns.affected.test(text)) continue
      if (patterns.handedOver.test(text) && !patterns.ofLot.test(text) && isOffThePlan(doc))
        continue
      if (zone === 'vendor-statement' && asked.some((question) => question.test(text))) {
        if (!isSpecific(text)) continue
      }
      if (patterns.voluntary.test(text) && patterns.included.test(text) && zone !== 'minutes') {
        if (affirmed(passage, patterns.voluntary) !== null)
          report('taking', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (holds(text, patterns.corridor, patterns.lies) && zone !== 'minutes') {
        const own = { ...passage, text: answerAt(text, patterns.corridor), next: '' }
        if (affirmed(own, patterns.corridor) !== null)
          report('taking', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      const told = zone === 'minutes' || zone === 'by-laws' ? null : reservedStrip(doc, passage)
      if (told !== null && !isVicinity(passage)) {
        // A plan for one day, or a bare name on a map, weighs less than a taking told outright.
        const isDecided =
          patterns.taking.test(text) ||
          patterns.decided.test(`${passage.heading} ${passage.previous} ${text}`)
        const isPlanned = doc.state === 'SA' || doc.state === 'WA' || !isDecided
        const weight = ofSharedLand(text)
          ? ({ severity: 'medium' } as const)
          : isPlanned
            ? ({ severity: 'high' } as const)
            : weightOf(doc, text)
        if (told.built === null) tell(told.span, zone, weight)
        else reportStrip(told, weight, report)
        continue
      }
      if (zone !== 'minutes' && zone !== 'by-laws' && isTakenHere(text)) {
        tell(span, zone, weightOf(doc, text))
        continue
      }
      if (patterns.needs.test(text) && !isVicinity(passage)) {
        if (affirmed(passage, patterns.needs) !== null)
          report('taking', [span], {}, weightOf(doc, text))
        continue
      }
      const lost =
        patterns.noticeOf.test(text) ||
        (holds(text, patterns.piece, patterns.taken, patterns.publicUse) &&
          (!patterns.near.test(text) || patterns.strip.test(text)))
      const isMet = zone === 'minutes' && !patterns.ofScheme.test(text)
      const paper = zone !== 'plan' && !isMet && zone !== 'by-laws'
      const isOfFire = patterns.againstFire.test(text) && !patterns.taking.test(text)
      if (lost && paper && !patterns.not.test(text) && !isOfFire && !isVicinity(passage)) {
        const words = patterns.noticeOf.test(text) ? patterns.noticeOf : patterns.taken
        // A line of several items may deny one of them and affirm the next.
        if (affirmed(passage, words) !== null) {
          const weight = patterns.untilTaken.test(text)
            ? ({ severity: 'high' } as const)
            : weightOf(doc, text)
          report('taking', [span], {}, weight)
          continue
        }
      }
      if (patterns.near.test(text) && !patterns.strip.test(text)) continue
      if (!patterns.taking.test(text) || patterns.plan.test(text) || patterns.not.test(text))
        continue
      if (!patterns.taking.test(text.replace(patterns.office, ' '))) continue
      if (isVicinity(passage) || affirmed(passage, patterns.taking) === null) continue
      // A plan that may be carried out one day weighs less than a notice (sa.md, wa.md).
      if (ofSharedLand(text)) {
        report('taking', [span], {}, { severity: 'medium' })
        continue
      }
      const planned = (doc.state === 'SA' || doc.state === 'WA') && !patterns.notice.test(text)
      report('taking', [span], {}, planned ? { severity: 'high' } : weightOf(doc, text))
    }
  },
})

/** A strip of what all owners of a scheme share, on which no home stands. */
function ofSharedLand(text: string): boolean {
  return holds(text, patterns.strip, patterns.shared) && !patterns.homes.test(text)
}

/** The words up to the next question of a row that answers several. */
function answerAt(text: string, topic: RegExp): string {
  const from = text.search(topic)
  const more = text.slice(from).search(patterns.question)
  return more < 0 ? text : text.slice(0, from + more)
}

/** A measured piece that is reserved: worse where something stands in it, and worst the house. */
function reportStrip(
  { span, metres, built }: ReservedStrip,
  weight: { severity?: 'high' | 'medium' },
  report: Report<'taking' | 'built'>,
): void {
  if (metres === null || built === null) {
    report('taking', [span], {}, { ...weight, unmistakable: true })
    return
  }
  const sides = [
    { label: 'Reserved', value: `${metres} m deep`, spans: [span] },
    { label: 'Building', value: `${built.metres} m from the street`, spans: [built.span] },
  ]
  const severity = built.isHome ? 'critical' : 'high'
  report('built', [span, built.span], { deep: metres, back: built.metres }, { severity, sides })
}
