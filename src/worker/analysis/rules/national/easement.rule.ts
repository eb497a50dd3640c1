import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed, withoutDischarge } from '../reading/affirmed.ts'
import { defineRule, type ReportOptions } from '../define-rule.ts'
import { holds } from '../reading/concepts.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { WAIVER_OF_ANY_PATTERNS, waivesAny } from '../terms/waiver-of-any.ts'
import { blockAt } from '../../segment/find.ts'

const patterns = wordings({
  /** What its titles name. */
  named:
    /\b(?:drainage(?: of water| of sewage)?|sewer(?:age|s)?|storm ?water|water supply|irrigation|carriage ?way|foot ?way|right(?:s|\(s\))? of way|way|access|power ?lines?|overhead (?:power ?)?lines?|electricity(?: supply| purposes)?|underground cables?|substation|padmount|transmission|gas(?: supply)?|telecommunications?|party walls?|support|light and air|eaves|overhang(?:ing)?|encroachment|batter|services|repairs|parking|pipelines?|bore|asset protection|shared driveway)\b/i,
  noEasement:
    /\bno (?:registered |recorded )?easement\b[^.;]{0,40}\b(?:is|was|has been|exists|recorded|registered|found|shown|held)\b|\bwithout (?:an? |any )easement\b|\b(?:is|lies) in no easement\b|\bnowhere (?:with)?in (?:the|an|any) easement\b|\bnot (?:with)?in (?:the |an? |any )?(?:registered |recorded )?easement\b|\boutside (?:the|an|any) easement\b|\bno easement (?:was|has|had) (?:ever |been ){0,2}(?:created|granted|registered|made)\b/i,
  ...WAIVER_OF_ANY_PATTERNS,
  easement:
    /\b(?:cross-?)?easements?\b|\bright(?:s|\(s\))? of (?:way|carriageway|footway|support|drainage)\b|\bparty wall right(?:s|\(s\))?|\bE-\d{1,2}\b|^\W{0,3}(?:carriage ?way|foot ?way) (?:in favou?r of|over|easement|for the)\b/i,
  benefit: /\b(?:appurtenant|benefit(?:ing|s|ed)?(?! of)|together with|enjoys?|A-\d)\b/i,
  /** "benefiting the land over / EASEMENT C": the entry goes on in the next line. */
  benefitAbove: /\bbenefit(?:ing|s)? the (?:land|lot)(?: over)?\W{0,2}$/i,
  /** A right for this land tells behind it which other land bears it: "shown so burdened in DP 1". */
  burden:
    /(?<!\bappurtenant to the land above described\b.{0,60})\bburden(?:s|ed|ing)?\b|\bsubject to\b/i,
  /** The head of the folio of the common property. */
  ofCommon: /\bcommon property (?:folio|title)\b/i,
  byStatute: /\bstatutory encumbrances?\b/i,
  profit: /\bprofit [àa] prendre\b/i,
  nil: /\bany (?:other )?encumbrances?\b|\b(?:no|nil|none|without)\b.{0,30}\beasements?\b|\beasements?\b.{0,50}\b(?:nil|none|not applicable|no\b(?!\.? ?\d))|\beasement (?:reference|information|table)\b|\blegend\b|\beasement in gross means\b/i,
  real: /\b(?:drainage|sewer\w{0,3}|powerline|electric\w{0,3}|gas|carriageway|way|support|water|transmission|pipeline|drain|footway|party wall|light|access|parking|construct|telecommunications?|stormwater|in gross|overhang|batter|repairs|maintenance)\b/i,
  severe:
    /\b(?:carriageway|right of way|transmission|pipeline|132 ?kV|66 ?kV|gas (?:main|transmission)|under the (?:house|dwelling|building)|beneath|built over|over which|extends? over)\b/i,
  besides:
    /\bbenefiting easements?:.{0,160}|\blots? \d{1,4}(?:,| and| to| &) ?\d{0,4} have a right of .{0,60}|\bto distribution lessor corporation\b.{0,120}|\blease to\b.{0,120}/i,
  under:
    /\b(?:sewer\w{0,3}|(?:stormwater|council|combined) (?:main|drain|pipe|channel|culvert)|drain|water main)\b.{0,60}\b(?:under|beneath|underneath|below)\b.{0,16}\b(?:house|dwelling|building|garage|carport|extension|addition|deck|pool|unit|studio|shed|(?:rear|side|front|new|kitchen|bedroom) wing|sunroom|pergola|patio|verandah|kitchen|family room|granny flat)\b/i,
  /** The same of "it", whose name stood before, or of the neighbour's or this house's own drain. */
  underRooms:
    /\b(?:it|they|(?:its|their|the|a|one|another|this|that|trunk|house|private|shared|council|old) (?:[\w-]{3,10} ){0,2}(?:drain|pipe|line|branch|culvert|main)s?)\b[^.;]{0,40}\b(?:pass(?:es)?|runs?|crosses|goes|lies|lie|laid)\b[^.;]{0,40}\b(?:under|beneath|underneath|below) the (?:\w{4,8} )?(?:house|dwelling|building|garage|extension|addition|cottage|rooms?|kitchen|laundry|bathroom|bedrooms?|slab|floor|wing|shop)\b/i,
  over: /\b(?:built|erected|constructed|stand(?:s|ing)?|extend(?:s|ing)?|encroach\w{0,4}|sits|sitting|rests|resting|lies|located|partly)\b.{0,60}\b(?:over|on|upon|within|inside|across)\b.{0,40}\b(?:easement|sewer|stormwater (?:main|drain|pipe)|main tie|access chamber|man ?hole|water main)\b/i,
  /** How far in a building stands, as an inspector or surveyor measured it. */
  metresIn:
    /\b\d{1,4}(?:\.\d{1,3})? ?(?:m|mm|cm|metres?|millimetres?)\b (?:\w{2,8} )?(?:inside|within|into|over|past|across)\b[^.;]{0,30}\b(?:easement|right of way)\b|\b(?:inside|within|into|over|past|across) (?:the )?(?:\w{2,14} ){0,2}(?:easement|right of way)(?: [A-Z]{1,2}\b)?[^.;]{0,24}\bby (?:about |some |up to )?\d{1,4}(?:\.\d{1,3})? ?(?:m|mm|cm|metres?|millimetres?)\b/i,
  built:
    /\b(?:walls?|slab|shed|studio|garage|carport|house|dwelling|deck|pool|workshop|pergola|building|extension|tank|verandah|patio|eaves?|roof|footings?|structure|room|bungalow|cabin|stables?)\b/i,
  /** The ban of the instrument, and what its holder may do about what stands there. */
  bansBuilding:
    /\b(?:must|shall|may|will) not\b[^.;]{0,16}\b(?:build|erect|place|put|construct|leave)\b[^.;]{0,50}\b(?:structures?|buildings?|roof(?:ed|s)?)\b[^.;]{0,50}\beasement\b/i,
  mayTakeDown:
    /\b(?:grantee|authority|council|corporation|entity)\b[^.;]{0,16}\b(?:may|can)\b[^;]{0,120}\b(?:taken? (?:it )?down|remov(?:e|ed)|demolish(?:ed)?)\b/i,
  planned:
    /\b(?:must|shall|may|would|should|proposed|if|no (?:building|structure)|not (?:be|to))\b|\b(?:was|were|been|since) (?:removed|demolished|taken down)\b/i,
  /** "A sewer goes through the yard. A studio stands over it": the pipe stood before. */
  /** A pipe in its easement, and a building that keeps off it. */
  pipeIn:
    /\b(?:sewer|main|drain|pipe|pipeline|branch|line|cable)s?\b[^.;]{0,20}\b(?:lies|lie|is|are|runs?|located|sits?|laid)\b[^.;]{0,12}\b(?:inside|within|in|on|along)\b/i,
  structure:
    /\b(?:house|dwelling|home|residence|building|built|garage|carport|extension|addition|deck|pool|unit|studio|shed|room|structure|patio|verandah|kitchen|slab|footings?|wall|tank|wing|pergola|workshop|stables?|barn|bungalow|flat|fence|concrete|driveway|paving|spa|cabin|sleep-?out)s?\b/i,
  notOver:
    /\b(?:not|nor|never)\b[^.;]{0,12}\bbuilt (?:over|up ?on|on|across)\b|\b(?:clear of|outside) it\b/i,
  /** What one day's work takes away. */
  movable:
    /\b(?:garden|tool|tin|steel|metal|wood) sheds?\b|\b(?:pergolas?|shade ?sails?|clothes ?(?:lines?|hoists?)|cubby|letter ?box(?:es)?|fences?|garden beds?)\b/i,
  /** Said in the next sentence: nobody agreed to it. */
  noConsent:
    /\bno (?:build(?:ing)?[- ]?over )?(?:consent|approval|agreement|permission|permit)s?\b|\bwithout (?:the )?(?:consent|approval|agreement|permission)\b|\bnot (?:been )?(?:approved|consented to|agreed to)\b|\b(?:not|never) (?:applied|asked) for (?:our |its |the |any )?(?:consent|approval|permission|leave)\b/i,
  /** Another owner may cross: no ordinary incident, however its entry reads. */
  ofOthers:
    /\b(?:carriage ?way|right of way|foot ?way|right of foot ?way|access)\b[^;]{0,120}\b(?:in favou?r of|benefit\w{0,4}|for (?:the )?(?:owners?|use|benefit) of|to|m|appurtenant to|this plan|(?:PS|LP|RP|SP|DP) ?\d{3,7}[A-Z]?)\b\s{0,3}(?:the )?(?:owners? of )?(?:lots?|no\.?|number|allotments?|land (?:in|at)) ?\d/i,
  /** What a crew found there: "found a deck and its footings over the main". */
  foundOver:
    /\b(?:house|dwelling|building|garage|carport|extension|addition|deck|pool|unit|studio|shed|room|structure|patio|verandah|kitchen|slab|footings?|wall|tank|wing|pergola)s?\b[^.;]{0,60}\b(?:over|on top of|across|above) (?:the|our|that|this|council['’]s|an?) (?:\w{3,12} )?(?:pipe|main|line|sewer|drain|asset|easement|chamber|man ?hole)\b/i,
  removal:
    /\b(?:remov(?:ed?|al)|taken (?:up|down|away)|demolish\w{0,3})\b[^.;]{0,60}\b(?:expense|cost)s?\b/i,
  /** Somebody saw it, so that it is no rule of what may be built. */
  seen: /\b(?:found|saw|seen|noted|observed|located|recorded|there (?:is|are)|shows?|revealed)\b/i,
  mayNot:
    /\b(?:must|may(?! \d{4}\b)|shall|should|not to|if|before|unless|any|no|proposed|proposal|not)\b/i,
  overIt:
    /\b(?:house|dwelling|building|garage|carport|extension|addition|deck|pool|unit|studio|shed|room|structure|patio|verandah|kitchen|slab|wing)s?\b[^.;]{0,30}\b(?:built|erected|constructed|stands?|extends?|sits?|lies|located|poured|goes|was put)\b[^.;]{0,12}\b(?:over|on top of|across|above|on) (?:it|them|the (?:pipe|main|line))\b/i,
  /** Where it lies is told, and nothing stands there; or it serves all lots alike. */
  harmless:
    /\bclear of (?:the |all |any |both )?(?:\w{1,12} )?(?:house|dwelling|building|home|residence|garage|structure|improvement)s?\b|\b(?:nothing|no (?:building|structure|part of the (?:house|unit|dwelling|residence|building)))\b.{0,20}\b(?:stands?|sits?|lies|is (?:built|erected)|upon|on|over)\b|\b(?:touch\w{0,3}|under|affect\w{0,3}) no (?:building|structure)\b|\b(?:under|beneath|wholly (?:in|within|beneath|under)) (?:the |a |its )?(?:common )?(?:lawn|garden|driveway|path|verge|nature strip)\b|\boutside (?:the |every |any )?(?:building envelope|unit|lot|residence|dwelling)\b|\breciprocal\b|\bdisused\b|\bbenefits? (?:all|every|each of)\b|\b(?:every|each|all) (?:the )?(?:lots?|units?)\b.{0,30}\balike\b|\beasements? (?:of|for) (?:\w{3,12},? (?:and )?){0,2}(?:support|shelter)\b.{0,60}\b(?:act|every|each|all)\b/i,
  pipe: /\b(?:sewer\w{0,3}|stormwater|drain(?:age)?|water main|pipeline|easement)\b/i,
  line: /\b(?:\d{2,3} ?kV|transmission (?:line|tower)s?|(?:gas|petroleum|oil|high[- ]pressure) (?:transmission )?pipeline|high[- ]voltage)\b/i,
})

const LISTED =
  'This report lists the easements over the land; no words were found that put one in the way.'
const BENEFITS = 'The easements found are rights over other land that come with this one.'

/** In units: the line above an entry that goes on. */
const LINE = 60

/** Rights of others over the land. */
export default defineRule({
  id: 'national/easement',
  title: 'Easements over the land',
  category: 'legal',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand, 's 32C'), cite(act.nsw.saleOfLand, 'Sch 1 Pt 1 item 4')],
  appliesTo: ['title-search', 'plan', 'vendor-statement'],
  patterns,
  names: patterns.named,
  clear: 'No easement over the land was found.',
  subject:
    /\beasements?\b|\brights? of (?:way|carriage ?way|foot ?way|drainage|support)\b|\bcarriageway\b|\bparty walls?\b|\bE-\d\b|\bservitudes?\b|\b(?:sewers?|drains?|pipes?|mains?|channel|main tie)\b.{0,60}(?:\b(?:runs?|cross\w{0,3}|passes|lies|beneath|under|over|across|through)\b)|(?:\b(?:runs?|cross\w{0,3}|passes|lies|beneath|under|over|across|through)\b).{0,60}\b(?:sewers?|drains?|pipes?|mains?|channel|main tie)\b/i,
  givesWayTo: {
    'national/noise-and-hazards': ['easement'],
    'qld/unregistered-encumbrance': ['easement'],
    'qld/registered-interest': ['easement'],
    'nsw/developer-dealings': ['easement'],
  },
  messages: {
    easement: {
      title: 'An easement affects the land{{named}}',
      description:
        'The entry at {{where}} shows an easement: others may use or enter part of the land, and you may not build there without their consent.',
      recommendation:
        'Mark the easement on a plan of the land and check it against the buildings and your own plans before you sign.',
      question: 'Does any building stand on the easement, and with whose consent?',
    },
    unregistered: {
      title: 'A drain or line of others runs under a building, and no easement was made for it',
      description:
        'The wording at {{where}} shows a drain, pipe or line under what is built on the land, and that no easement is recorded for it. Whoever uses it may still have a right to keep and mend it, and you would find it only when it blocks or when you build.',
      recommendation:
        'Before you sign, ask whose line it is and how long it has been there, and have it inspected by camera.',
      question: 'By what right does the line lie there, and has anybody agreed who repairs it?',
    },
    built: {
      title: 'A building stands over an easement',
      description:
        'The wording at {{where}} shows something built over an easement. Whoever holds it, such as an authority or a neighbour, can have the building removed at the owner’s cost.',
      recommendation:
        'Before you sign, ask for the build-over consent, or a promise to obtain it by settlement.',
      question: 'Who agreed to building over the easement, and where is the consent?',
    },
  },
  check({ doc, facts }, report) {
    for (const { value, spans, text } of facts.easements) {
      if (!value.burdens) continue
      // What a Form 2 tells of statutory rights, and rights to take timber, have rules of their own.
      const start = spans[0]?.start ?? 0
      const before = doc.text.slice(Math.max(0, start - LINE), start)
      if (patterns.benefitAbove.test(before.replaceAll(/\s+/g, ' ').trimEnd())) continue
      const place = doc.state === 'QLD' ? blockAt(doc, start) : undefined
      if (place?.zone === 'vendor-statement' && patterns.byStatute.test(place.text)) continue
      if (place !== undefined && patterns.profit.test(`${value.description} ${text}`)) continue
      // Transmission lines and pipelines are told by a rule of their own.
      if (patterns.line.test(`${value.purpose} ${value.description} ${text}`)) continue
      if (spans.some(({ start }) => isHarmless(blockAt(doc, start)?.text ?? '', value.purpose)))
        continue
      // What all owners bear on their common property stands under no one's home.
      const isShared = isInScheme(doc) && patterns.ofCommon.test(before)
      const options = isShared
        ? {}
        : severityOf(`${value.purpose} ${value.description} ${text}`, isInScheme(doc))
      // What the plan draws again is a place of its own, which may show less than the entry does.
      const drawn = spans.filter((span) => blockAt(doc, span.start)?.zone === 'plan')
      const told = spans.filter((span) => !drawn.includes(span))
      for (const places of [told, ...drawn.map((span) => [span])])
        if (places.length > 0) report('easement', places, {}, options)
    }
    const passages = passagesIn(doc, [
      'title-search',
      'plan',
      'vendor-statement',
      'water-certificate',
      'rates-certificate',
      'special-conditions',
      'building-report',
      'annexure',
      'other',
      ...RECORDS,
    ])
    for (const [at, passage] of passages.entries()) {
      const { span, zone } = passage
      const text = withoutDischarge(passage.text)
      // What may not be objected to is told by the rules on encroachments and requisitions.
      if (waivesAny(text)) continue
      if (isMeasuredIn(text)) {
        const severity = patterns.movable.test(text) ? 'medium' : 'high'
        report('built', [span, ...bansOf(doc)], {}, { severity, unmistakable: true })
        continue
      }
      if (RECORDS.includes(zone) && !patterns.noEasement.test(text)) continue
      const isBuiltOver =
        (patterns.under.test(text) && affirmed(passage, patterns.under) !== null) ||
        (patterns.pipeIn.test(text) && patterns.over.test(text))
      if (isBuiltOver && patterns.noEasement.test(`${text} ${passage.next}`)) {
        report('unregistered', [span], {}, { severity: 'medium' })
        continue
      }
      if (isUnderRooms(passage, text)) {
        const isUnrecorded = patterns.noEasement.test(`${text} ${passage.next}`)
        report(isUnrecorded ? 'unregistered' : 'built', [span], {}, { severity: 'medium' })
        continue
      }
      if (patterns.under.test(text) && affirmed(passage, patterns.under) !== null) {
        report('built', [span], {}, { severity: 'high' })
        continue
      }
      // "A main lies in the easement, inside the boundary": the pipe lies there, and nothing over it.
      const keptOff =
        patterns.pipeIn.test(text) &&
        (patterns.notOver.test(text) || !patterns.structure.test(text))
      if (
        !keptOff &&
        patterns.overIt.test(text) &&
        patterns.pipe.test(`${passage.previous} ${passage.block.text}`)
      ) {
        if (affirmed(passage, patterns.overIt) !== null) {
          report('built', [span], {}, { severity: 'high' })
          continue
        }
      }
      if (holds(text, patterns.foundOver, patterns.seen) && !patterns.mayNot.test(text)) {
        // What was not asked for, and who pays for its removal, is told in the sentences that follow.
        const places = [span]
        for (const after of passages.slice(at + 1, at + 3)) {
          const goesOn = patterns.noConsent.test(after.text) || patterns.removal.test(after.text)
          if (after.block !== passage.block || !goesOn) break
          places.push(after.span)
        }
        report('built', places, {}, { severity: 'high', unmistakable: true })
        continue
      }
      if ((!patterns.easement.test(text) && !patterns.over.test(text)) || patterns.nil.test(text))
        continue
      if (!keptOff && patterns.over.test(text) && affirmed(passage, patterns.over) !== null) {
        const severity = patterns.movable.test(text) ? 'medium' : 'high'
        const after = passages[at + 1]
        const isAgreed = after?.block !== passage.block || !patterns.noConsent.test(after.text)
        report('built', isAgreed ? [span] : [span, after.span], {}, { severity })
        continue
      }
      if (
        zone === 'special-conditions' ||
        zone === 'other' ||
        zone === 'building-report' ||
        (patterns.benefit.test(text) && !patterns.burden.test(text)) ||
        (zone === 'title-search' && patterns.benefitAbove.test(passage.previous))
      )
        continue
      if (!patterns.real.test(text) || patterns.line.test(text)) continue
      if (isHarmless(text, text)) continue
      if (affirmed(passage, patterns.easement) === null) continue
      if (
        facts.easements.some(
          ({ value, spans }) =>
            (value.burdens || !patterns.burden.test(text)) &&
            spans.some((own) => own.start < span.end && span.start < own.end),
        )
      )
        continue
      report('easement', [span], {}, severityOf(text, isInScheme(doc)))
    }
    const { easements } = facts
    const burdens = easements.filter(({ value }) => value.burdens)
    const spans = (burdens.length > 0 ? burdens : easements).flatMap((fact) => fact.spans)
    if (spans.length > 0) report.clear(burdens.length > 0 ? LISTED : BENEFITS, spans)
  },
})

/** Where the council's officers note what they measured; of the easements themselves these tell little. */
const RECORDS: readonly PageKind[] = ['building-permit', 'planning-certificate']

/** What the instrument itself says of buildings there, where its copy is in the file. */
function bansOf(doc: Doc): Span[] {
  const terms = passagesIn(doc, ['annexure', 'other', 'plan'])
  return terms.flatMap(({ text, span, block }, at) => {
    if (!patterns.bansBuilding.test(text)) return []
    const next = terms[at + 1]
    const follows = next?.block === block && patterns.mayTakeDown.test(next.text)
    return follows ? [span, next.span] : [span]
  })
}

function isMeasuredIn(text: string): boolean {
  const isBuilding = patterns.metresIn.test(text) && patterns.built.test(text)
  return isBuilding && !patterns.planned.test(text) && !patterns.notOver.test(text)
}

/** True for an ordinary right that is told to be in nobody's way. */
function isHarmless(text: string, purpose: string): boolean {
  return patterns.harmless.test(text) && !patterns.severe.test(burdenIn(purpose))
}

/** Whether the land is a lot of a scheme, whose ways all owners share. */
function isInScheme(doc: Doc): boolean {
  return doc.parts.some(({ kind }) => kind === 'owners-corporation-certificate')
}

/** A way of another owner over the land is no ordinary incident, whatever its entry reads like. */
function severityOf(text: string, inScheme: boolean): ReportOptions {
  if (!patterns.severe.test(burdenIn(text))) return {}
  const isSure = !inScheme && patterns.ofOthers.test(burdenIn(text))
  return isSure ? { severity: 'medium', unmistakable: true } : { severity: 'medium' }
}

/** Without what comes with the land, what others have over theirs, and the words of every network. */
function burdenIn(text: string): string {
  return text.replace(patterns.besides, ' ')
}

/** "It passes beneath the kitchen": what "it" is stands before. */
function isUnderRooms(passage: Passage, text: string): boolean {
  if (!patterns.underRooms.test(text) || patterns.under.test(text)) return false
  const around = `${passage.heading} ${passage.previous} ${passage.block.text}`
  if (!patterns.pipe.test(around)) return false
  // "… and is not within an easement" denies the easement and not the drain.
  return patterns.noEasement.test(text) || affirmed(passage, patterns.underRooms) !== null
}
