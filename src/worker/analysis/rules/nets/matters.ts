import type { PageKind } from '#shared/report.ts'

import { topicOf } from '../../likeness/topics/topic-of.ts'
import type { Topic } from '../../likeness/topics/topics.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'
import { TERM_ZONES } from '../reading/passages.ts'
import { type FineMatter, type Matter, MATTERS } from './matter-texts.ts'

/**
 * A word without which a sentence is not about the matter, whatever it is like: "joint tenants" is
 * how two people buy, and "the orders about other property are left out" is no fault of a building.
 */
export const NAMED_BY = wordings({
  deposit: /\b(?:deposits?|stakeholder|trust account)\b/i,
  settlement: /\b(?:settle\w{0,5}|complet\w{1,4})\b/i,
  ending:
    /\b(?:end(?:s|ed|ing)?|rescind\w{0,3}|rescission|terminat\w{1,4}|cancel\w{0,6}|withdraw\w{0,3}|avoid\w{0,2}|void|sunset|cool(?:ing)?|determin\w{1,5}|call(?:s|ed)? (?:it |the sale )?off|leave|over)\b/i,
  possession:
    /\b(?:tenan(?:t|ts|cy|cies)|leas\w{1,3}|let|lets|letting|rents?|rental|renters?|landlords?|occup\w{1,6}|possession|licen[cs]\w{1,4}|lodg\w{2,3}|guests?|bookings?|bond|liv(?:e|es|ed|ing)|resid\w{2,6}|vaca(?:nt|te|tes|ted)|stays?|graz\w{1,3}|agist\w{1,4}|periodic|fixed term|hold(?:ing)? over)\b/i,
  changes:
    /\b(?:chang\w{1,3}|var(?:y|ies|ied|iations?)|substitut\w{1,4}|alter\w{0,6}|amend\w{0,5}|smaller|larger|differ\w{0,4}|instead|replac\w{1,5}|areas?|size|finish\w{0,3}|plans?|drawings?|reduc\w{1,4}|omit\w{0,4}|add(?:s|ed)?|move[sd]?|re-?locat\w{1,3})\b/i,
  afterwards:
    /\b(?:purchaser|buyer|transferee|owner|must|may|shall|will|not|consent|only|build\w{0,4}|erect\w{0,3}|transfer\w{0,4}|nominat\w{1,4})\b/i,
  title:
    /\b(?:land|lots?|title|folio|plan|easements?|covenants?|caveats?|way|road|lane|driveway|track|boundar(?:y|ies)|fences?|walls?|drains?|pipes?|sewers?|encroach\w{0,4}|metres|access|encumbranc\w{1,2}|lease|instrument|deed)\b/i,
  building:
    /\b(?:buil[dt]\w{0,5}|works?|permits?|approv\w{1,3}|consents?|certif\w{2,8}|council|construct\w{0,4}|erect\w{0,3}|structures?|install\w{0,6}|convert\w{0,2}|enclos\w{1,3}|alter\w{0,6}|lined|carport|garage|deck|patio|pergola|shed|pool|extension|additions?|renovat\w{1,4})\b/i,
  defects:
    /\b(?:crack\w{0,3}|leak\w{0,3}|damp\w{0,4}|wet|rot\w{0,3}|decay\w{0,2}|rust\w{0,3}|corro\w{2,4}|sag\w{0,4}|lean(?:s|ing)?|lift(?:s|ing|ed)?|sink\w{0,3}|sunk|sank|mov(?:ed|ing|ement)|damag\w{1,3}|defect\w{0,4}|fault\w{0,2}|repair\w{0,3}|replac\w{1,5}|renew\w{0,3}|rebuil\w{1,4}|mould\w{0,2}|asbestos|termites?|borers?|pests?|nests?|worn|broken|loose|hollow\w{0,2}|roof\w{0,3}|walls?|floors?|ceilings?|windows?|doors?|stumps?|footings?|slabs?|piers?|posts?|beams?|joists?|rafters?|tiles?|gutters?|downpipes?|drains?|drainage|pipes?|tanks?|paving|decks?|balcon\w{1,3}|bathrooms?|showers?|kitchens?|plumb\w{2,4}|electric\w{0,4}|wir(?:es|ing)|switchboard|timbers?|bricks?|brickwork|mortar|render\w{0,3}|paint\w{0,3}|plaster\w{0,5}|steel|columns?|stairs?|fences?|panels?|pool|membrane|cladding|chimneys?|underpin\w{0,4}|banks?|dams?|garage|carport|shed|house|dwelling|structur\w{1,4})\b/i,
  services:
    /\b(?:water|sew(?:er|ers|age|erage)|septic|drain\w{0,4}|power|electric\w{0,4}|gas|meters?|pumps?|tanks?|bores?|telephone|internet|broadband|connect\w{0,5}|suppl(?:y|ies|ied)|pipes?|mains?|solar|wastewater|effluent|stormwater|energy|services?)\b/i,
  schemeRules:
    /\b(?:by-?laws?|rules?|must|may|shall|not|owners? (?:of|for)|exclusive|common (?:property|areas?)|common|consent|approval|pets?|animals?|keep|maintain\w{0,3}|lots?)\b/i,
  papers:
    /\b(?:certificates?|reports?|statements?|search(?:es)?|plans?|documents?|papers?|cop(?:y|ies)|records?|diagrams?|instruments?|schedules?|annexures?|minutes|accounts?|polic(?:y|ies)|permits?|approvals?)\b/i,
})

/** What tells a finer matter, or a matter of others, within what the likeness takes for one. */
export const FINER = wordings({
  right:
    /\b(?:easements?|covenants?|rights?|carriageway|licen[cs]es?|caveats?|restrict\w{2,5}|servitude|reserv\w{2,6}|permission|agreements?|deeds?|instruments?)\b/i,
  standing:
    /\b(?:boundar(?:y|ies)|title pegs|survey pegs|encroach\w{0,5}|outer face|stands? (?:with)?in the land|over the line)\b/i,
  insured:
    /\b(?:polic(?:y|ies)|insur(?:er|ers|ed|ance)|endorsement (?:no\.? ?)?\d|endorsements? to|sums? insured|(?:notified|notify|make|made) (?:a |the )?claims?|claims? (?:are|is|must|may)|the cover)\b/i,
  withheld:
    /\bwithh(?:old|olds|olding|eld)\b[^;]{0,160}\b(?:clearance certificate|foreign resident|tax)\b|\b(?:clearance certificate|foreign resident|tax)\b[^;]{0,160}\bwithh(?:old|olds|olding|eld)\b/i,
  /** What an inspector did not get to. */
  unseen:
    /\b(?:could not be|were not|was not|not) (?:fully |safely )?(?:reached|inspected|accessed|entered|seen into|sighted|viewed|opened)\b|\b(?:no|without|limited|restricted) access\b|\bnot found\. ?(?:probably|possibly|likely|may)\b/i,
  licensed:
    /\blicen[cs]e\b[^;]{0,90}\b(?:personal|ends?|terminat\w{1,4}|revo\w{2,5}|(?:cannot|not) be (?:assigned|transferred|passed)|not (?:assignable|transferable))\b|\bpersonal licen[cs]e\b/i,
  barrier:
    /\bpools?\b[^;]{0,120}\b(?:barrier|fenc(?:e|ing)|gates?|panels?|windows?|screen|latch|climb\w{0,4}|certificate|compliance)\b|\b(?:barrier|fenc(?:e|ing)|gates?|panels?|windows?|screen|latch|climb\w{0,4}|certificate|compliance)\b[^;]{0,120}\bpools?\b/i,
  /** An order that somebody has not obeyed. */
  ordered:
    /\b(?:not (?:yet )?(?:been )?complied with|not to be (?:lived in|occupied|used)|must (?:demolish|remove|obtain|carry out)|in force)\b/i,
  signed: /\b(?:signatures?|unsigned|(?:not|yet) (?:been )?(?:to be )?signed)\b/i,
  /** In the words of plain.ts: what the vendor says or will do, with nothing for the buyer in it. */
  vendors:
    /^\W{0,3}(?:[a-z]{0,3}\d{0,3}(?:\.\d{1,2})?[.)]? {1,3})?(?:the )?vendors?,? (?:[a-z]{4,10} )?(?:must(?! not)|has|have|is|are|holds?|owns?|warrants?|promises?|says?|states?|confirms?|declares?|undertakes?|intends?)\b/i,
  buyers:
    /\bpurchaser,? (?:and [a-z ]{3,40} )?(?:must|may not|pays?|bears?|accepts?|acknowledges?|releases?|indemnif\w{1,4}|waives?|takes?)\b|\bpurchaser's (?:own |sole )?(?:cost|expense|risk)\b/i,
  vendorFree:
    /\b(?:not (?:obliged|bound|required|liable|responsible)|no (?:warranty|obligation|duty|liability)|makes? no|gives? no|discretion|option|under (?:an? )?order|trustee|executor)\b/i,
})

const VENDOR = /\b(?:vendor|seller)s?\b/i

/** How two people buy: no tenancy. */
const HOLDING = /\b(?:joint tenants?|tenants? in common)\b/gi

/** Papers of offices that charge every owner: their levies are no scheme's, unless they name one. */
const OFFICES: ReadonlySet<PageKind> = new Set([
  'land-tax-certificate',
  'rates-certificate',
  'water-certificate',
])
const OF_SCHEME =
  /\b(?:strata|body corporate|owners'? corporation|units?|lots?|scheme|committee|sinking|administrati(?:ve|on) fund|by-?laws?|common property|community (?:plan|title|corporation))\b/i

const OF_POOL: ReadonlySet<Topic | null> = new Set<Topic | null>([
  null,
  'building',
  'defects',
  'papers',
  'notices',
])
const ORDER = /\b(?:notices?|orders?|directions?)\b|\b(?:BN|CN|EO|SCN) ?\d/i

const INSPECTED: ReadonlySet<PageKind> = new Set(['building-report'])

type Open = Omit<Matter, 'on'>

/**
 * What a passage is about that no rule has words for, as values of its message: `open` where its
 * words leave that open. `on` has the blank before it.
 */
export function matterOf(passage: Passage, open: Open): Matter {
  const named = matterNamed(passage)
  if (named !== null) return { ...MATTERS[named], on: ` on ${MATTERS[named].on}` }
  return { on: '', ...open }
}

/** The matter by its name; null where its words leave it open. */
export function matterNamed(passage: Passage): Topic | FineMatter | null {
  const { full, plain, zone } = passage
  const topic = topicOf(passage)
  if (INSPECTED.has(zone) && FINER.unseen.test(full)) return 'unseen'
  if (FINER.withheld.test(full)) return 'withholding'
  if (topic === 'papers' && FINER.signed.test(full)) return 'signature'
  if ((topic === null || topic === 'schemeMoney') && FINER.insured.test(full)) return 'insurance'
  if (topic === 'title' && FINER.standing.test(full) && !FINER.right.test(full)) return 'boundary'
  if (FINER.licensed.test(full)) return 'licence'
  if (topic === 'building' && FINER.ordered.test(full) && ORDER.test(full)) return 'notices'
  if (OF_POOL.has(topic) && FINER.barrier.test(full)) return 'pool'
  if (topic !== null && isNamed(topic, full, zone)) return topic
  return TERM_ZONES.has(zone) && isVendorsWord(full, plain) ? 'promise' : null
}

function isNamed(topic: Topic, full: string, zone: PageKind): boolean {
  const isScheme = topic === 'schemeMoney' || topic === 'schemeRules'
  if (isScheme && OFFICES.has(zone) && !OF_SCHEME.test(full)) return false
  const named: Partial<Readonly<Record<Topic, RegExp>>> = NAMED_BY
  const words = topic === 'possession' ? full.replaceAll(HOLDING, ' ') : full
  return named[topic]?.test(words) ?? true
}

/** "The Seller will apply for the permit": a promise, and no burden of the buyer's. */
function isVendorsWord(full: string, plain: string): boolean {
  // The plain words call the grantor of an easement a vendor too.
  return (
    VENDOR.test(full) &&
    FINER.vendors.test(plain) &&
    !FINER.buyers.test(plain) &&
    !FINER.vendorFree.test(plain)
  )
}
