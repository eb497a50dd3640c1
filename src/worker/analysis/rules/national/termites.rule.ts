import type { Block, Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule, type ReportOptions } from '../define-rule.ts'
import {
  INSPECTION_ANNEXURE_PATTERNS,
  isInspectionAnnexure,
} from '../buildings/inspection-annexure.ts'
import { inspectedIn } from '../buildings/inspection-papers.ts'
import { TREATMENT_PRICE_PATTERNS, treatmentPrice } from '../buildings/treatment-price.ts'
import { tellsNoFault } from '../harmless/no-fault.ts'
import { numberOf, UNDER_HUNDRED } from '../reading/number-words.ts'
import { holdingAny, type Passage, passagesIn, passagesSaying } from '../reading/passages.ts'

const patterns = wordings({
  ...INSPECTION_ANNEXURE_PATTERNS,
  ...TREATMENT_PRICE_PATTERNS,
  pest: /\b(?:(?:live|living|active) (?:workers|soldiers|nymphs|alates)|termites?|termitic|mastotermes|coptotermes|nasutitermes|schedorhinotermes|heterotermes|lyctus|white ants?|borers?|timber pests?(?! (?:inspect|report|section|part\b|standard|consult|management|condition))|mud (?:tubes?|tracks?|leads?))\b/i,
  bad: /\b(?:liv(?:e|ing)|active|activity|colon(?:y|ies)|working in|at work|alive|been (?:through|at|up|into|inside)|are in\b|is in\b|have (?:got|eaten)|damaged?|attack\w{0,2}|discovered|found|seen|tubes?|tracks?|galleries|workings|mud leads?|infestation|evidence of|nest|live|past|previous|treated|not (?:possible|accessible|inspected)|hollowed|eaten|has them|have been in|got into)\b/i,
  fine: /\bno (?:visible |current )?(?:evidence|sign|activity|termite)|\bnot (?:found|detected|observed)\b|\bnone (?:was |were )?(?:seen|found|noted)\b|\b(?:declared|likely to be subject to)\b|\b(?:barrier|management) (?:certificate|system installed)|\bsubject to\b|\bconditional\b|\bmay (?:rescind|terminate|end)\b|\bmajor infestation\b/i,
  /** Their work, under whatever heading an inspector puts it. */
  work: /\b(?:workings|galleries|mud (?:leads?|tubes?|tracks?)|mudding|hollowed(?: out)?|eaten (?:out|to paper|away))\b/i,
  /** What a report would have to find, for a right under the contract. */
  ifFound:
    /\b(?:only )?(?:where|if|unless|when) (?:the |a |any |either )?(?:\w{4,10} )?(?:report|inspection|inspector)\b[^.;]{0,20}\b(?:identif|find|disclos|show|reveal|report)\w{1,3}\b/i,
  timber:
    /\b(?:bearers?|joists?|stumps?|piers?|plates?|studs?|skirtings?|architraves?|frames?|rafters?|battens?|floor\w{0,6}|posts?|walls?|timbers?|steps|stairs?|stringers?|door|window)\b/i,
  /** In a tree or a stump of the garden, and said to be nowhere else. */
  away: /\b(?:neighbou?r'?s|dead|street|fallen) (?:\w{3,12} )?(?:tree|branch|limb|log|gum|bloodwood|wattle|stump)s?\b|\b(?:sleepers?|edging|stakes?|logs?|borders?)\b[^.;]{0,24}\b(?:garden|bed|lawn|vegetable)\b|\bstumps? (?:of (?:an?|the) (?:\w{3,10} )?tree|behind|beside|near|by|in the (?:garden|yard|lawn))\b|\bdetached from (?:the|any) (?:house|home|dwelling|building)\b|\b(?:\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty) ?(?:m|metres?) (?:away|off|(?:away |off )?(?:from|clear of) (?:the|any) (?:house|home|dwelling|buildings?|residence))\b|\b(?:not|none|nothing|no (?:sign|activity|trace)) (?:was |were |seen |found )?(?:in|at|near|to) (?:any|the) (?:building|house|dwelling|home|structure)s?\b|\b(?:fence|tree|stump|garden|mulch|reserve)s? only\b/i,
  old: /\b(?:abandoned|vacant|empty|old|past|previous|dead|former|treated|poisoned|disused|inactive)\b/i,
  /** Dealt with long ago, and quiet since. */
  over: /\b(?:no longer|not now|not) active\b|\b(?:nothing|none|no (?:sign|activity|live|return|recurrence)\w{0,3}|quiet|clear|inactive|dead|dry)\b(?: [\w-]{2,10}){0,3} (?:since|ever since|for years)\b|\b(?:has )?(?:stayed|remained) (?:dead|clear|inactive)\b|\b(?:treated|poisoned|destroyed|removed) then\b|\bdead (?:for|since)\b|\b(?:is|are|all|long) dead\b/i,
  /** Told behind it: dealt with, and nothing seen since. */
  treated: /\b(?:treated|treatment|baited|nest (?:was )?destroyed|poisoned|eradicated)\b/i,
  quiet:
    /\bno (?:live |current |further |new |more )?(?:activity|termites?|white ants|sign|evidence|return|recurrence)\b|\b(?:none|nothing|not) (?:\w{1,12} ){0,2}(?:since|seen|found)\b|\bclear (?:since|every year|each year)\b/i,
  garden:
    /\b(?:garden|sleepers?|stump|edging|retaining|fence|wood ?pile|tree|shed|deck|steps|driveway|pergola|yard|posts?)\b/i,
  ofHouse:
    /\b(?:bearers?|joists?|studs?|skirtings?|architraves?|door|window|(?:wall|top|bottom) plates?|floor\w{0,6}|roof|rafters?|lead over the slab)\b/i,
  farOff:
    /\b(?:reserve|street|neighbou?r\w{0,3}|next door|paddock|bush|park|creek|verge|nature strip)\b/i,
  denied:
    /\b(?:no|not|none|nothing|nor|neither|without)\b[^.;,]{0,30}\b(?:live|alive|active|insects?|colony|nest|workings?|house|home|building|dwelling)\b/i,
  /** An insect that was alive on the day, told as found; a question has its verb before it. */
  liveFound:
    /(?<!\b(?:no|any|if|where|when|whether|without|not|nor|of|past|neither)(?: \w{2,12})? )\b(?:live|active|living) (?:(?:subterranean|dampwood|drywood|termite|timber|pest) ){0,3}(?:termites?|white ants|insects?|specimens?|borers?|workings|colony|nest)(?: ?\([^()]{2,40}\))?(?: of [^.;]{2,30})? (?:was|were|is|are) (?:also |all )?(?:found|seen|detected|observed|located|noted|present|discovered|identified)\b/i,
  /** Somebody looked, wherever that is told. */
  report:
    /\b(?:pest|termite) (?:inspection|report|inspector'?s?)\b[^.;]{0,60}\b(?:dated|of \d|found|shows?|reports? (?:that|no|active|termites?)|noted|no )\b|\bno (?:evidence|sign|activity|live) (?:of )?(?:active )?(?:termites?|timber pests?)\b/i,
  /** An inspector's row on what protects the house: a treatment that was done is no insect and no damage. */
  treatmentRow:
    /^\W{0,4}(?:\d{1,2}[.)]? )?(?:(?:is there |was )?(?:any )?(?:visible )?(?:evidence|signs?|indications?) of )?(?:an? |any |the )?(?:previous|past|prior|earlier|old|existing)? ?(?:termite|timber pest|pest|termiticide|white ant) (?:(?:management|chemical|soil|physical) )?(?:treatments?|barriers?|systems?|protection)\b/i,
  harm: /\b(?:active|activity|live|infest\w{2,6}|damaged?|workings?|galler\w{1,3}|mud\w{0,4}|nests?|colon(?:y|ies)|attack\w{0,3}|eaten|hollow\w{0,2}|failed|breach\w{0,3}|bridged|not effective)\b/i,
  unended: /[\w,)]$/,
  live: /\b(?:active(?!ly)|live|alive|infestation|nest|at work|working (?:in|colony)|colon(?:y|ies))\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.live, patterns.garden],
  [patterns.pest, patterns.bad],
]

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
  clear: 'No termite activity or damage was found.',
  subject:
    /\b(?:termites?|white ?ants?|timber pests?|borers?|mud (?:tubes?|leads?)|coptotermes|nasutitermes|schedorhinotermes|heterotermes|pest inspection|live soldiers|colony)\b/i,
  messages: {
    pest: {
      title: 'Termite activity or damage is reported',
      description:
        'The wording at {{where}} reports termites or other timber pests. Damage can be hidden in walls and floors; repair and treatment can cost tens of thousands of dollars{{priced}}.',
      recommendation:
        'Before you sign, have a pest inspector open up what could not be seen, and get a price for treatment and repair{{less}}.',
      question:
        'What has been done about the termites told of at {{where}}, when and by whom, and is there a certificate of treatment?',
    },
  },
  check({ doc }, report) {
    // Silence of a contract says nothing of insects: only somebody who looked can say that none are there.
    if (!doc.parts.some(({ kind }) => kind === 'building-report') && !isLookedFor(doc)) {
      report.notInDocument('No pest inspection report was found in this file.')
    }
    const found = liveFindings(doc)
    const said = (told: readonly Span[]) =>
      told.some((one) => treatmentPrice(doc, one) !== null) ? PRICED : UNPRICED
    const pest = (span: Span, options: ReportOptions) => {
      const price = treatmentPrice(doc, span)
      report('pest', [span], said, price === null ? options : { ...options, beside: [price] })
    }
    for (const passage of holdingAny(
      passagesIn(doc, [
        'building-report',
        'vendor-statement',
        'special-conditions',
        'minutes',
        // A managing agent looks over the house, too.
        'lease',
        'annexure',
        'other',
      ]),
      'text',
      ...ENTRIES,
    )) {
      const { text, span, zone } = passage
      if (isInspectionAnnexure(passage, doc)) continue
      if (found.some(({ spans }) => spans.some((one) => overlaps(one, span)))) continue
      if (isLiveNear(text) && affirmed(passage, patterns.pest) !== null && !tellsNoFault(passage)) {
        const atDoor = patterns.ofHouse.test(text)
        pest(span, { severity: atDoor ? 'critical' : 'high' })
        continue
      }
      if (isElsewhere(text) || patterns.over.test(text)) continue
      if (
        zone === 'building-report' &&
        patterns.treatmentRow.test(text) &&
        !patterns.harm.test(text)
      )
        continue
      if (zone === 'special-conditions' && patterns.ifFound.test(text)) continue
      if (!patterns.pest.test(text) || !patterns.bad.test(text) || patterns.fine.test(text))
        continue
      if (tellsNoFault(passage) || !isSeen(text)) continue
      if (!patterns.live.test(text) && isOverBehind(passage)) continue
      if (affirmed(passage, patterns.pest) !== null)
        pest(span, patterns.live.test(text) ? { severity: 'critical' } : {})
    }
    for (const { spans, words } of found) {
      const told = spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      const atDoor = patterns.ofHouse.test(words)
      const isNear = !patterns.garden.test(told) && patterns.pest.test(told) && !isElsewhere(told)
      const price = spans[0] === undefined ? null : treatmentPrice(doc, spans.at(-1) ?? spans[0])
      // A finding of the day is told in plain words, which read like any other row of a report.
      report('pest', spans, said, {
        severity: atDoor || isNear ? 'critical' : 'high',
        ofSale: true,
        ...(price === null ? {} : { beside: [price] }),
      })
    }
    for (const passage of inspectedIn(doc)) {
      const { text, span } = passage
      if (patterns.fine.test(text) || isElsewhere(text) || patterns.over.test(text)) continue
      if (!patterns.timber.test(text) && !patterns.pest.test(passage.heading)) continue
      if (affirmed(passage, patterns.work) === null || tellsNoFault(passage)) continue
      if (found.some(({ spans }) => spans.some((one) => overlaps(one, span)))) continue
      pest(span, patterns.live.test(text) ? { severity: 'critical' } : {})
    }
  },
})

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

/** What differs in the texts where the paper prices the work. */
const PRICED = { priced: '. The paper prices what it found', less: ' that this price leaves out' }
const UNPRICED = { priced: '', less: '' }

const WHERE_LOOKED = [
  'lease',
  'vendor-statement',
  'special-conditions',
  'minutes',
  'annexure',
  'other',
] as const

function isLookedFor(doc: Doc): boolean {
  return passagesSaying(doc, WHERE_LOOKED, patterns.report).length > 0
}

/**
 * "Live termites (Coptotermes sp.) were found in the sleepers", wherever in the grounds: a row of a
 * form breaks such a sentence at its column, so that it is read over two blocks.
 */
function liveFindings(doc: Doc): { spans: Span[]; words: string }[] {
  // What is printed in every report is in no passage.
  const blocks = [...new Set(passagesIn(doc, ['building-report']).map(({ block }) => block))]
  return blocks.flatMap((block, index) => {
    if (!patterns.live.test(block.text)) return []
    const next = blocks[index + 1]
    const isCut = next !== undefined && patterns.unended.test(block.text)
    const words = isCut ? `${block.text} ${next.text}` : block.text
    const found = patterns.liveFound.exec(words)
    if (found === null || DENIED_BEFORE.test(words.slice(0, found.index))) return []
    const behind = words.slice(found.index, found.index + BEHIND)
    if (patterns.over.test(behind) || isFarOff(behind.split(SENTENCE_END)[0] ?? '')) return []
    const crosses = found.index + found[0].length > block.text.length
    if (crosses && isCut) return [{ spans: [block.span, next.span], words: behind }]
    return [{ spans: [sentenceAround(block, found.index)], words: behind }]
  })
}

/** The sentence of a block in which a finding stands: a row has what it is asked before its answer. */
function sentenceAround({ text, span, kind }: Block, at: number): Span {
  const breaks = [...text.matchAll(EVERY_END)].map((end) => end.index)
  if (kind === 'row' || breaks.length === 0) return span
  const before = breaks.findLast((end) => end < at)
  const after = breaks.find((end) => end >= at)
  const start = span.start + (before === undefined ? 0 : before + 2)
  return { start, end: after === undefined ? span.end : span.start + after + 1 }
}

/** "No workings, mud leads or live insects were found." */
const DENIED_BEFORE = /\b(?:no|not|nor|neither|without)\b(?:(?!\bbut\b)[^.;:]){0,60}$/i

/** What lives in the paddock, and what is old and stands in the garden, is no harm to the house. */
function isElsewhere(text: string): boolean {
  return patterns.away.test(text) && (patterns.old.test(text) || !BUILT.test(text))
}

/** "They were seen in 2021. The nest was treated. Yearly checks since have found none." */
function isOverBehind({ block, text }: Passage): boolean {
  const at = block.text.indexOf(text)
  const behind = at < 0 ? '' : block.text.slice(at + text.length, at + text.length + BEHIND)
  return patterns.treated.test(behind) && patterns.quiet.test(behind)
}

const SENTENCE_END = /[.;] (?=[A-Z])/
const EVERY_END = /(?<=[a-z)\d])[.;] (?=[A-Z])/g

/** How far behind a sentence the end of its story is looked for. */
const BEHIND = 260

/** A nest that is alive a few steps from the wall eats its way in. */
function isLiveNear(text: string): boolean {
  if (!patterns.live.test(text) || patterns.over.test(text) || patterns.fine.test(text))
    return false
  if (patterns.denied.test(text)) return false
  return patterns.garden.test(text) && !isFarOff(text)
}

function isFarOff(text: string): boolean {
  if (patterns.farOff.test(text)) return true
  const metres = numberOf(METRES.exec(text)?.[1] ?? '')
  return metres !== null && metres > NEAR_METRES
}

/** Our measure of a few steps; termites forage further, but every garden has some within their reach. */
const NEAR_METRES = 12
const METRES = new RegExp(`\\b(\\d{1,3}(?:\\.\\d)?|${UNDER_HUNDRED}) ?(?:m|metres?)\\b`, 'i')

/** "Termites: no live insects and no workings were found": a label, and all of it denied. */
function isSeen(text: string): boolean {
  if (ROW_OF_NO.test(text)) return false
  const at = LABELLED.exec(text)?.[0].length ?? 0
  if (at === 0) return true
  return !ALL_DENIED.test(text.slice(at))
}

/** "Subterranean termites | No | No | No workings were found": no live ones, and no damage. */
const ROW_OF_NO =
  /^\W{0,3}(?:(?:subterranean|dampwood|drywood|timber) )?(?:termites?|pests?|borers?|white ants)(?:[ |]{1,4}no\b){2,3}/i
const LABELLED =
  /^\W{0,3}(?:\d{1,2}[.)]? )?(?:live )?(?:termites?|timber pests?|borers?|white ants)\b[^:]{0,20}: /i
/** What is denied first, where no other statement follows. */
const ALL_DENIED =
  /^(?:at the (?:date|time) of (?:our |the )?inspection,? |on the day,? )?(?:there (?:was|were) )?no\b(?![^.;]{0,160}(?:\bbut\b|, (?:old|past|damage|one|some|an?|\d)\b|\bexcept\b|\bother than\b|\baccess\b|\bhowever\b))/i

const BUILT =
  /\b(?:bearers?|joists?|walls?|roof|skirtings?|architraves?|frames?|floors?|cabin|shed|garage|studio|cottage)\b/i
