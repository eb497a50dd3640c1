import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS, denialOf } from '../denials.ts'
import { list } from '../say.ts'
import { passagesIn, type Passage } from '../passages.ts'
import { speaksOfIt } from '../speaks-of-it.ts'
import { isVicinity } from '../vicinity.ts'
import type { Block, Doc, Span } from '../../document.ts'
import { ELSEWHERE, isElsewhere } from '../../facts/overlay-elsewhere.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
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
    /\b(?:may|might|whether|if|unless|further information|ask|contact|nearby|in the vicinity|adjoin\w{0,3}|not affect\w{0,3}|not come within|outside|no part|none of|not (?:in|within|included|on|mapped|a|an|listed|entered|identified|recorded|shown|applicable)|no record|nil|covers (?:places|land|areas)|repl(?:y|ies) about)\b|\?/i,
  /** Who maps such land, and not which land it is. */
  mapped:
    /\b(?:areas?|maps?|land) (?:is|are|was|were) (?:designated|mapped|declared|defined|drawn|prepared|kept|reviewed) (?:by|under|in|each|every)\b(?!.{0,60}\b(?:this|the) (?:land|lot|property|site)\b)/i,
  /** The name of a register above what it says. */
  registerName: /^[\w, ]{0,40}\b(?:register|list|database)\b(?: \([\w ]{2,20}\))?\W{0,3}$/i,
  lower: /^[a-z]/,
  ended: /[.;:]\s{0,2}$|^$/,
  elsewhere: /\bvicinity\b|\bother overlays\b|\bnot directly affecting\b/i,
  away: /\bin the same street\b|\bon the corner of\b|^the same street\b|\b(?:number|no\.?) \d{1,4},|\bat \d{1,4}[a-z]? [a-z'-]{2,20} (?:street|road|avenue|drive|court|lane|parade)|\b(?:nearest|adjacent|next door|opposite|across the (?:road|street)|at number \d|(?:streets?|metres|m|km|kilometres|blocks?) (?:away|west|east|north|south|from)|applies to the \w{4,12} precinct|covers the former)\b/i,
  /** A line that is the name of a control and no more. */
  listed: /^[^:.;]{0,60}\b(?:overlays?|zone|code)\b[^:.;]{0,40}$|^[A-Z]{2,4}\d{0,4}$/i,
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
  },
  check(reading, report) {
    const { doc } = reading
    const names: string[] = []
    const spans: Span[] = []
    const sides: { label: string; value: string; spans: Span[] }[] = []
    for (const { name, asked, shown } of TOPICS) {
      const denied = denialOf(doc, asked, ['vendor-statement', 'particulars', 'contract-form'])
      if (denied === null || !patterns.answer.test(denied.text)) continue
      const found = passagesIn(doc, PAPERS).find(
        (passage) =>
          passage.block.zone !== 'vendor-statement' &&
          !patterns.general.test(wholeOf(passage)) &&
          !patterns.away.test(passage.text) &&
          !patterns.mapped.test(passage.text) &&
          !patterns.registerName.test(passage.text) &&
          !patterns.elsewhere.test(
            `${passage.heading} ${passage.previous.slice(-120)} ${passage.text}`,
          ) &&
          isHere(doc, passage, affirmed(passage, shown)) &&
          !isVicinity(passage) &&
          speaksOfIt(reading, passage),
      )
      if (found === undefined) continue
      names.push(name)
      spans.push(found.span, denied.span)
      sides.push(
        { label: 'The vendor', value: denied.text.slice(0, 90), spans: [denied.span] },
        { label: 'Planning paper', value: found.text.slice(0, 90), spans: [found.span] },
      )
    }
    if (names.length === 0) return
    report('shown', spans, { names: list(names) }, { strength: 'likely', sides: sides.slice(0, 2) })
  },
})

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
