import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../../document.ts'
import { matchesOf } from '../../../wording/matches-of.ts'
import { wordings } from '../../../wording/wordings.ts'
import type { Passage } from '../passage.ts'
import { namesThis } from './names-this.ts'
import { printStretches } from './print-stretches.ts'

/** Every pattern of this file, for the test of their running time. */
export const PRINTED_MATTER_PATTERNS = wordings({
  /** What print says of everybody: duties, cases that may be, what a paper does not tell. */
  general:
    /\b(?:is|are) (?:prohibited|forbidden|obliged|required) (?:from|to)\b|\b(?:may|should|must|can|cannot|could|will|shall|is advised|are (?:advised|reminded|warned|urged))\b|^\W{0,4}(?:if|where|when|unless|under|pursuant to)\b|\b(?:charges?|first charge) on (?:the|any) (?:land|property)\b|\b(?:bears?|accrues?|attracts?)\b[^.]{0,30}\binterest\b|\bapplies to (?:all|any|every)\b|\b(?:this|the) (?:certificate|report|statement|plan|reply) (?:is|does|protects|shows)\b|\b(?:is|are) likely\b|\bbecomes? liable\b|\bdoes not mean\b/i,
  /** A line of a checklist. */
  ticked: /^☐|^[-•] ?(?!the\b)/i,
  /** What a law says of all land. */
  lawful:
    /\bfirst charge on (?:the|any) (?:land|property)\b|\b(?:is|are|remains?) a charge on (?:the|any) (?:land|property)\b|\b(?:is|are|commits?) an offence\b|\b(?:fines?|penalt(?:y|ies)) (?:may |will )?(?:also )?appl(?:y|ies)\b|\b(?:bears?|accrues?|attracts?|applies|apply)\b[^.]{0,40}\b(?:not paid|overdue|unpaid|late)\b|\b(?:overdue|unpaid|late|not paid)\b[^.]{0,40}\b(?:bears?|accrues?|attracts?)\b/i,
  /** Whom a sentence is about that is about nobody: "an owner", "purchasers", "you". */
  anybody:
    /\b(?:an?|any|every|each|all|no) (?:\w{3,14} ){0,2}(?:owners?|occupiers?|buyers?|purchasers?|vendors?|sellers?|persons?|part(?:y|ies)|applicants?|propert(?:y|ies)|land|buildings?|structures?|lots?|dwellings?|pools?|barriers?|trees?|amounts?|charges?|liabilit(?:y|ies)|rates|notices?|permits?|works?)\b|\b(?:purchasers|buyers|vendors|sellers|owners|occupiers|applicants|persons|people|properties|buildings|homes|houses|landlords)\b|\byou(?:r)?\b|\bthe (?:(?:current|new|former|registered) )?(?:owner|occupier|person|purchaser|buyer|applicant|council|corporation|authority|commissioner|minister|act|regulations?|public)\b|^\W{0,4}(?:if|where|when|unless|under|pursuant to)\b|\b(?:this|the|an?|any|each) (?:certificate|report|statement|reply|search|information|inspection)\b/i,
  /** A thing of this land, of which a note tells. */
  thing:
    /\b(?:the|this) (?:existing |rear |front |unauthorised |unapproved |encroaching |illegal )?(?:garage|deck|carport|pergola|shed|extension|addition|wall|structure|pool|fence|tree|outbuilding|studio|verandah|driveway|drain|sewer)s? (?:is|has|does|was|encroaches|must be (?:removed|demolished))\b|\bwithin the [\w -]{3,50} (?:overlay|zone|area|precinct)\b/i,
  /** What a tenant has bargained for, in an agreement on a prescribed form. */
  bargained:
    /\b(?:additional (?:terms?|conditions?)|special (?:terms?|conditions?)|renew\w{0,3}|options?|further (?:term|period|year)|right (?:to (?:buy|purchase)|of (?:first )?refusal)|rent[- ]free|in advance|pre-?paid|pets? (?:is|are) (?:allowed|permitted)|told before)\b/i,
  /** What a policy leaves out of one building, and an owner must know. */
  ofScheme:
    /\b(?:flood|cladding|building defects?|lots? \d|unit \d|this (?:building|scheme|policy))\b/i,
  /** What an insurer leaves out of every policy. */
  uninsured:
    /\b(?:(?:do|does|will|shall) not (?:cover|insure|pay for)|is excluded|exclusions(?: apply)?|not insured against)\b[^.:]{0,90}:/i,

  /** The same in one sentence: "The policy does not cover loss caused by rust, vermin or wear." */
  notCovered:
    /\b(?:(?:we|policy|policies|insurers?|cover|insurance|section) (?:do|does|will|shall) not (?:cover|insure|pay(?: for)?|extend to)|(?:is|are) not (?:covered|insured)|no (?:cover|claim) (?:is|will be) (?:given|provided|paid|payable)|exclu(?:des?|sions)|is excluded)\b/i,
  usualPeril:
    /\b(?:(?:gradual )?deterioration|rust\w{0,3}|corro\w{3,5}|oxidation|moulds?|mildew|vermin|insects?|rodents?|termites?|white ants|borers?|rot|wear and tear|wear|inherent (?:vice|defects?)|latent defects?|(?:faulty|defective|poor|bad) (?:workmanship|materials|design)|actions? (?:of|by) the sea|tidal wave|storm surge|subsidence|settlement|erosion|earth movement|war|terrorism|nuclear\w{0,3}|tree roots|lack of maintenance|seepage|depreciation|pollution|shrinkage|expansion|fading|mechanical breakdown)\b/i,
  /** A term of the contract, in an annexure that may hold its conditions. */
  bargain:
    /\b(?:vendor|seller|developer|transferor)s?\b.{0,120}\b(?:purchaser|buyer|transferee)s?\b|\b(?:purchaser|buyer|transferee)s?\b.{0,120}\b(?:vendor|seller|developer|transferor|this contract|completion)s?\b/i,

  /** A report on itself, its liability or its maker. */
  disclaims:
    /\b(?:this|our) (?:report|inspection|assessment) (?:does not|do not|cannot|can not|makes? no|is not (?:an?|intended)|should not|must not|may not|does not and cannot)\b|^\W{0,3}(?:it|the (?:report|inspection)|this) is (?:also )?not (?:an? )?(?:guarantee|warranty|certificate that|certification that|promise that|structural (?:report|inspection)|insurance policy)\b|\bno (?:inspection|testing|comment|liability|responsibility|guarantee|warranty|report) (?:for \w{3,12} |on \w{3,12} |as to [\w ]{3,40} )?(?:was (?:carried out|made)|is (?:made|accepted|given|provided)|(?:shall|will|can) be (?:accepted|made|given))\b|\b(?:releases?|indemnif\w{1,4}|hold harmless)\b[^.;]{0,40}\b(?:the|your|our) (?:inspector|inspection company|consultant|assessor|surveyor|company)\b|\b(?:we|the (?:inspector|consultant|company|author|assessor)) (?:accepts? no|disclaims?|cannot (?:guarantee|see|warrant)|claims? no|(?:is|are) not (?:liable|responsible))\b/i,
  /** What a class of faults is called: "Major - a defect of such size that …". */
  meansClass:
    /^\W{0,3}(?:(?:class(?:es)?|categor(?:y|ies)|ratings?|key): )?(?:sound|minor|major|safety|serious|significant|urgent|moderate|noted)(?: (?:defects?|hazards?|faults?|items?))?(?: ?[:=-]| means| is) (?:an?|no|any) (?:\w{4,12} )?(?:defects?|items?|faults?|matters?|hazards?|conditions?)(?: (?:seen|found)|,? (?:or \w{4,12} )?(?:that|which|of such|other than|whose|where|requiring|likely|to be))\b/i,
  /** What mould, fibres and pests do everywhere. */
  everywhere:
    /^\W{0,4}(?:\w{3,12}, )?(?:mildew|moulds?|asbestos|termites?|borers?|decay fungi|fungal decay|lead paint|radon|silica dust)\b[^.;]{0,80}\b(?:may|can|could|is commonly|are known|are the most)\b|\b(?:sanding|drilling|cutting|breaking|removing)\b[^.;]{0,80}\b(?:asbestos|fibres|health|hazard\w{0,3})\b/i,
  /** What a control is for, and not that it applies. */
  purpose:
    /^\W{0,4}(?:purposes?|objectives?) of (?:the|this|an?) [^:.]{3,60}\b(?:overlay|zone|code)\b|^\W{0,4}(?:desired|performance) outcomes?\b/i,
  /** What a form prints behind an item for whoever fills it in. */
  ofForm:
    /^WARNING(?: TO (?:THE )?(?:SELLER|VENDOR|BUYER|PURCHASER)S?)? ?[:–-] |^If no (?:date|figure|amount|name|place|rate|time|lender|financier) is (?:inserted|stated|shown|filled in|entered)\b/,
  /** One of the levels of a scale that a table explains. */
  level: /^\W{0,3}BAL[- ]?(?:LOW|12\.5|19|29|40|FZ)\b/i,
})

const P = PRINTED_MATTER_PATTERNS

/** Papers of people who look at a building, and what is tied to them. */
const OF_INSPECTORS: ReadonlySet<PageKind> = new Set(['building-report', 'annexure', 'other'])
const OF_INSURERS: ReadonlySet<PageKind> = new Set([
  'owners-corporation-certificate',
  'annexure',
  'other',
])
const OF_PLANNERS: ReadonlySet<PageKind> = new Set([
  'planning-certificate',
  'vendor-statement',
  'annexure',
  'other',
])

const FORMS: ReadonlySet<PageKind> = new Set(['contract-form', 'particulars'])

const MAY_BE_TERMS: ReadonlySet<PageKind> = new Set(['annexure'])

/**
 * Whether a passage is printed in every paper of its kind and says nothing of this property: it
 * stands below a heading for print (print-heads.ts) or speaks as only print does, and names no day,
 * sum, answer, place or thing of its own (names-this.ts).
 */
export function isPrintedMatter(doc: Doc, passage: Passage): boolean {
  const print = printStretches(doc)[passage.block.index] ?? 'none'
  const speaks = speaksAsPrint(doc, passage)
  if (print === 'none' && !speaks) return false
  if (print === 'notes' && !speaks && !isOfAnybody(passage.text)) return false
  if (print === 'prescribed' && P.bargained.test(passage.text)) return false
  if (print === 'leaflet' && !speaks && !isAdvice(passage.text)) return false
  if (MAY_BE_TERMS.has(passage.zone) && !speaks && P.bargain.test(passage.text)) return false
  return !namesThis(passage.text)
}

/** In a leaflet: what anybody must do, may meet or has to tick off. */
function isAdvice(text: string): boolean {
  if (P.lawful.test(text) || P.ticked.test(text)) return true
  return P.general.test(text) && !P.thing.test(text)
}

function isOfAnybody(text: string): boolean {
  if (P.lawful.test(text)) return true
  return P.general.test(text) && P.anybody.test(text) && !P.thing.test(text)
}

function speaksAsPrint(doc: Doc, { text, zone, block }: Passage): boolean {
  if (OF_INSURERS.has(zone) && (isUninsured(block.text, text) || isUninsuredList(text))) return true
  if (
    OF_INSPECTORS.has(zone) &&
    (P.disclaims.test(text) || P.meansClass.test(text) || P.everywhere.test(text))
  )
    return true
  if (FORMS.has(zone) && P.ofForm.test(text)) return true
  if (!OF_PLANNERS.has(zone)) return false
  return P.purpose.test(text) || (P.level.test(text) && isOneOfScale(doc, block))
}

/** "We do not cover: rust; mould; subsidence;": one of the things that no policy covers. */
function isUninsured(block: string, text: string): boolean {
  if (P.ofScheme.test(text)) return false
  const list = P.uninsured.exec(block)
  if (list === null || block.indexOf(text) < list.index - LEAD) return false
  const [items = ''] = block.slice(list.index).split('. ')
  return items.includes(text.slice(-LEAD)) && items.split(';').length > 2
}

/** What every policy leaves out, in one breath: at least three of the usual dangers. */
function isUninsuredList(text: string): boolean {
  if (P.ofScheme.test(text) || !P.notCovered.test(text)) return false
  const perils = matchesOf(text, P.usualPeril).map(([peril]) => peril.toLowerCase())
  return new Set(perils).size >= USUAL_PERILS
}

const USUAL_PERILS = 3

/** How far before its verb a sentence begins, and enough of one to know it again. */
const LEAD = 60

/** A level between others: the sentence or line above or below begins with another. */
function isOneOfScale({ blocks }: Doc, { index, text }: Block): boolean {
  if (text.split('. ').filter((sentence) => P.level.test(sentence)).length > 2) return true
  const [above, here, below] = [index - 1, index, index + 1].map((at) => levelOf(blocks[at]?.text))
  return [above, below].some((level) => level !== null && level !== here)
}

function levelOf(text: string | undefined): string | null {
  return P.level.exec(text ?? '')?.[0].toUpperCase() ?? null
}
