import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule, type Reading } from '../define-rule.ts'
import type { Side } from '../finding.ts'
import { DENIAL_PATTERNS, denialOf } from '../reading/denials.ts'
import { isToldOfOtherLot, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { list } from '../say.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { speaksOfIt } from '../papers/speaks-of-it.ts'
import { isVicinity } from '../harmless/vicinity.ts'
import type { Block, Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { ELSEWHERE, isElsewhere } from '../../facts/planning/overlay-elsewhere.ts'
import { sideOf } from '../reading/side-of.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
  ...LOTS_NAMED_PATTERNS,
  bushfire: /\bbush ?fire(?:[- ]prone)?\b/i,
  bushfireShown:
    /\bbush ?fire[- ]prone\b|\bbush ?fire (?:management|hazard|overlay)\b|\bhazards? \(bushfire\b|\bBMO\b/i,
  flood: /\b(?:flood(?:ing|ed|s)?|inundation)\b/i,
  floodShown:
    /\bflood (?:planning|prone|control lot|hazard|overlay|level|affected|zone)\b|\binundation overlay\b|\bsubject to (?:flooding|inundation)\b|\bfloodway\b|\bhazards? \(flooding\b/i,
  heritage: /\bheritage\b/i,
  heritageShown: /\bheritage (?:overlay|conservation area|place|item|register|precinct)\b/i,
  contaminated: /\b(?:contaminat\w{2,4}|environmental management register|EMR)\b/i,
  contaminatedShown:
    /\b(?:is|are) (?:included|listed|recorded|entered) (?:on|in) the (?:environmental management register|EMR|contaminated (?:land|sites) register)\b|\benvironmental audit overlay\b|\bcontaminated - (?:restricted|remediation)/i,
  overlay: /\boverlays?\b/i,
  overlayShown:
    /\b(?!(?:no|any|under no|without|other) )[A-Z][A-Za-z]{2,14} overlay\b|\boverlays?\b ?[:|] ?(?!(?:no|not|nil|none|n\/a)\b)[a-z]/i,
  // Said of maps in general, of other land, or only asked.
  general:
    /\b(?:may|might|whether|if|unless|further information|ask|contact|nearby|in the vicinity|adjoin\w{0,3}|not affect\w{0,3}|(?:does|do|did) not (?:include|cover|reach|extend|touch|apply)|not come within|outside|no part|none of|not (?:in|within|included|on|mapped|a|an|listed|entered|identified|recorded|shown|applicable)|no record|nil|covers (?:places|land|areas)|repl(?:y|ies) about)\b|\?/i,
  /** Who maps such land, and not which land it is. */
  mapped:
    /\b(?:areas?|maps?|land) (?:is|are|was|were) (?:designated|mapped|declared|defined|drawn|prepared|kept|reviewed) (?:by|under|in|each|every)\b(?!.{0,60}\b(?:this|the) (?:land|lot|property|site)\b)/i,
  /** The name of a register above what it says. */
  registerName:
    /^[\w, ]{0,40}\b(?:register|list|database)\b(?: \([\w ]{2,20}\))?(?: (?:search|response|results?|report|extract|certificate|information|records?|check)){0,3}\W{0,3}$/i,
  lower: /^[a-z]/,
  ended: /[.;:]\s{0,2}$|^$/,
  elsewhere: /\bvicinity\b|\bother overlays\b|\bnot directly affecting\b/i,
  /** "This property is not in a designated bushfire prone area": what follows is said of areas in general. */
  notHere:
    /\b(?:property|land|lot|parcel|site|allotment) (?:is|was|lies) (?:not|outside)\b(?! (?:only|just|wholly|entirely|fully)\b)/i,
  away: /\bin the same street\b|\bon the corner of\b|^the same street\b|\b(?:number|no\.?) \d{1,4},|\bat \d{1,4}[a-z]? [a-z'-]{2,20} (?:street|road|avenue|drive|court|lane|parade)|\b(?:nearest|adjacent|next door|opposite|across the (?:road|street)|at number \d|(?:streets?|metres|m|km|kilometres|blocks?) (?:away|west|east|north|south|from)|applies to the \w{4,12} precinct|covers the former)\b/i,
  /** A line that is the name of a control and no more. */
  listed: /^[^:.;]{0,60}\b(?:overlays?|zone|code)\b[^:.;]{0,40}$|^[A-Z]{2,4}\d{0,4}$/i,
  /** A list that leaves the rest to a paper behind it leaves nothing out. */
  refers:
    /\b(?:attached|annexed|certificate|as (?:shown|set out|listed|stated)|see|refer(?:s|red)?|including|such as|inter alia|among others|report)\b/i,
  /** Overlays by which water, fire, age or an authority's plans bear on the land itself. */
  hazards: /^(?:LSIO|FO|SBO|BMO|HO|EAO|PAO|EMO|BAO)\d{0,4}$/i,
  letters: /^[A-Z]{2,5}/,
  answer: /[:|?☐☒[]|\b(?:not|no|none|nil)\b/i,
})

const TOPICS = [
  { name: 'a bushfire area', asked: patterns.bushfire, shown: patterns.bushfireShown },
  { name: 'flooding', asked: patterns.flood, shown: patterns.floodShown },
  { name: 'a heritage control', asked: patterns.heritage, shown: patterns.heritageShown },
  { name: 'contamination', asked: patterns.contaminated, shown: patterns.contaminatedShown },
  { name: 'a planning overlay', asked: patterns.overlay, shown: patterns.overlayShown },
] as const

const PAPERS = [
  'planning-certificate',
  'rates-certificate',
  'title-search',
  'building-permit',
  'annexure',
  'other',
] as const

/** What the maps show and the vendor's answers deny. */
export default defineRule({
  id: 'national/mapping-denied',
  title: 'Hazards and overlays that the vendor denies',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for it, in its own rule' },
  appliesTo: ['vendor-statement', 'planning-certificate'],
  patterns,
  clear: 'No hazard or overlay was found on the maps that the vendor denies.',
  subject:
    /\boverlays?\b|\bbush ?fire[- ]prone\b|\b(?:flood(?:ing)? (?:prone|control|risk|planning|hazard|affected|liable|overlay)|(?:affected|subject to|liable) (?:by|to) flood)|\bcontaminated land\b|\benvironmental management register\b|\bcontaminated sites?\b/i,
  messages: {
    shown: {
      title: 'The planning papers show {{names}}, which the vendor’s answers deny',
      description:
        'The vendor answers that the land is not affected, but the planning paper at {{where}} shows {{names}}. Such a mapping can limit what you may build, or make building and insurance dearer, and a wrong answer may give you a right against the vendor.',
      recommendation:
        'Before you sign, ask for a corrected statement, and have the effect on building and insurance worked out.',
      question:
        'The planning papers show {{names}}, but the statement denies it. Which is right, and will it be corrected?',
    },
    leftOut: {
      title: 'The statement’s list of overlays leaves out {{names}}',
      description:
        'The planning certificate at {{where}} shows {{names}}, which the vendor’s list of overlays does not name. An overlay limits or makes dearer what you may build, some make insurance dearer, and a list that is not whole may give you a right against the vendor.',
      recommendation:
        'Before you sign, ask for a corrected statement, and have the effect on building and insurance worked out.',
      question:
        'The planning certificate shows {{names}}, which the statement does not list. Will the statement be corrected?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    const left = leftOut(reading)
    if (left !== null) {
      const { listed, overlays } = left
      report(
        'leftOut',
        [...overlays.flatMap(({ spans }) => spans.slice(0, 1)), listed.span],
        { names: list(overlays.map(({ value }) => nameOf(value))) },
        {
          severity: overlays.some(({ value }) => patterns.hazards.test(value.code))
            ? 'high'
            : 'medium',
          facts: overlays,
          sides: [
            sideOf('The vendor', listed),
            {
              label: 'Planning paper',
              value: overlays.map(({ value }) => value.code).join(', '),
              spans: overlays.flatMap(({ spans }) => spans.slice(0, 1)),
            },
          ],
          unmistakable: true,
        },
      )
    }
    const denials: string[] = []
    const spans: Span[] = []
    const sides: Side[] = []
    for (const { name, asked, shown } of TOPICS) {
      const denied = denialOf(doc, asked, ['vendor-statement', 'particulars', 'contract-form'])
      if (denied === null || !patterns.answer.test(denied.text)) continue
      if (isToldOfOtherLot(reading, asked)) continue
      const found = passagesIn(doc, PAPERS).find(
        (passage) =>
          isOfThisLand(reading, passage) &&
          isHere(doc, passage, affirmed(passage, shown)) &&
          !isDeniedAbove(passage, shown),
      )
      if (found === undefined) continue
      denials.push(name)
      spans.push(found.span, denied.span)
      sides.push(sideOf('The vendor', denied), sideOf('Planning paper', found))
    }
    if (denials.length === 0) return
    report(
      'shown',
      spans,
      { names: list(denials) },
      { strength: 'likely', sides: sides.slice(0, 2) },
    )
  },
})

/** Whether a paper's words are of this land, and not of maps in general or of what lies near it. */
function isOfThisLand(reading: Reading, passage: Passage): boolean {
  return (
    passage.block.zone !== 'vendor-statement' &&
    !patterns.general.test(wholeOf(passage)) &&
    !patterns.away.test(passage.text) &&
    !patterns.mapped.test(passage.text) &&
    !patterns.registerName.test(passage.text) &&
    !patterns.elsewhere.test(
      `${passage.heading} ${passage.previous.slice(-120)} ${passage.text}`,
    ) &&
    !isVicinity(passage) &&
    speaksOfIt(reading, passage)
  )
}

/** A paper that says in so many words that the land is not mapped goes on to tell what holds where it is. */
function isDeniedAbove({ block, text }: Passage, shown: RegExp): boolean {
  const above = block.text.slice(0, Math.max(0, block.text.indexOf(text)))
  return above
    .split(SENTENCE_END)
    .some((sentence) => patterns.notHere.test(sentence) && shown.test(sentence))
}

const SENTENCE_END = /[.;] /

type Overlay = Facts['overlays'][number]

/**
 * Overlays of the planning certificate that the statement's own list of overlays does not name; null
 * where it lists none, refers to another paper, or leaves none out. Only Victoria lists them by code.
 */
function leftOut(reading: Reading): { listed: Passage; overlays: Overlay[] } | null {
  const { doc, facts } = reading
  if (doc.state !== 'VIC' || facts.overlays.length === 0) return null
  const stated = passagesIn(doc, ['vendor-statement']).filter(
    ({ block }) => block.zone === 'vendor-statement',
  )
  const listed = stated.find(
    ({ text }) =>
      patterns.overlay.test(text) &&
      !patterns.refers.test(text) &&
      facts.overlays.some(({ value }) => names(text, value)),
  )
  if (listed === undefined) return null
  const all = stated.map(({ text }) => text).join(' ')
  const mapped = passagesIn(doc, ['planning-certificate'])
  const overlays = facts.overlays.filter(
    ({ value, spans }) =>
      !names(all, value) &&
      spans.some(({ start }) =>
        mapped.some(
          (passage) =>
            passage.span.start <= start &&
            start < passage.span.end &&
            isOfThisLand(reading, passage) &&
            isHere(doc, passage, { index: start - passage.span.start }),
        ),
      ),
  )
  return overlays.length === 0 ? null : { listed, overlays }
}

/** Whether a text names an overlay, by its code with any number or by its name. */
function names(text: string, { code, name }: Overlay['value']): boolean {
  const letters = patterns.letters.exec(code)?.[0]
  const byCode =
    letters !== undefined && text.split(/[^A-Za-z0-9]/).some((word) => bare(word) === letters)
  const bareName = name.toLowerCase().replace(/ (?:overlay\b.*|\(.*)$/, '')
  return byCode || (bareName.length > 6 && text.toLowerCase().includes(bareName))
}

function bare(word: string): string {
  return word.replace(/\d{1,4}$/, '')
}

function nameOf({ code, name }: Overlay['value']): string {
  return name === '' || name === code ? code : `${name} (${code})`
}

/** A line that goes on with the sentence above it: "… not within the flood overlay, the / heritage overlay". */
function wholeOf({ text, previous }: Passage): string {
  const goesOn = patterns.lower.test(text) && !patterns.ended.test(previous)
  return goesOn ? `${previous.slice(-200)} ${text}` : text
}

/** Whether it is found at all, and not said of other land by its sentence or the head of its list. */
function isHere(doc: Doc, { block, span }: Passage, found: { index: number } | null): boolean {
  if (found === null || isElsewhere(doc, block, span.start - block.span.start + found.index))
    return false
  return !ELSEWHERE.test(headOfList(doc, block))
}

/** The line above a list of overlays, each on a line of its own; empty where there is none. */
function headOfList(doc: Doc, block: Block): string {
  for (let index = block.index; index > block.index - LONGEST_LIST; index -= 1) {
    const above = doc.blocks[index - 1]
    if (above === undefined || above.partIndex !== block.partIndex) return ''
    if (!patterns.listed.test(above.text) || ELSEWHERE.test(above.text)) return above.text
  }
  return ''
}

const LONGEST_LIST = 16
