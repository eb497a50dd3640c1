import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

/** How papers tell of somebody who grazes, crops or share-farms the land. */
export const FARMING_PATTERNS = wordings({
  farming:
    /\b(?:agist(?:ment|s|er|ed|ing)|share-? ?farm(?:er|ers|ing|ed)?|graz(?:e|es|ed|ing|ier)|cropp(?:er|ing)|croppers?|depastur\w{1,3}|(?:sow|harvest)(?:s|ing|ed)?)\b/i,
  /** The right has a term, or binds who buys. */
  goesOn:
    /\b(?:paid|holds?|held|runs?|lasts?|continues?|goes on|stays?|let|leased|licen[cs]ed?|(?:has|have|had) (?:the |a )?(?:right|occupation|use)|(?:shall|will|to) have the (?:occupation|use|right)|is entitled|may)\b[^.;]{0,160}\b(?:until|to|till|through to|ending|for (?:\w{3,12} )?(?:more )?(?:years|months|seasons?))\b[^.;]{0,30}\b(?:19|20)\d\d\b|\b(?:expir(?:es|y|ing)|ends?|ending)(?: on| in)? [^.;]{0,20}\b20\d\d\b|\b(?:purchaser|buyer|new owner)s?\b[^.;]{0,40}\b(?:subject to|bound by|takes? (?:over|with)|honou?rs?)\b/i,
  /** "The purchasers shall permit Mr Hale to depasture … until 31 March 2027." */
  allows:
    /\b(?:permit|allow|suffer|let)s?\b[^;]{2,32}\b(?:to )?(?:depasture|graze|agist|keep|run|crop|harvest|sow)\b[^;]{0,90}\b(?:until|till|up to|through to|ending)\b[^.;]{0,16}\b20\d\d\b/i,
  /** A sale does not end it, whoever the sentences before were about. */
  outlives:
    /\b(?:sale|transfer|change of owner(?:ship)?|disposal)\b[^.;]{0,40}\b(?:does|shall|will|do|must) not (?:end|determine|terminate|affect|bring)\b[^.;]{0,40}|\b(?:binds?|binding(?: up)?on) (?:whoever|any(?:one|body)? who|the next owner|a (?:purchaser|buyer)|successors|every (?:purchaser|buyer))\b/i,
  /** Not somebody else's right: the owner's own use, a permit's words, a rule for everybody. */
  other:
    /\b(?:zone|permit (?:is )?(?:not )?required|planning scheme|overlay|no (?:agistment|grazing|sheep|cattle)|not (?:be )?(?:let|leased|grazed|agisted|cropped)|may graze (?:its|his|her|their) own|public (?:road|reserve) licen[cs]e|unused road|crown land|bushfire|previously|formerly|used to|was (?:grazed|cropped|agisted)|ended|has gone|have gone|will (?:be gone|leave)|vendor'?s? (?:own )?(?:stock|sheep|cattle|ewes|horses))\b/i,
  /** The vendor who keeps his own stock there is told of by the rule on vacant possession. */
  vendors:
    /\b(?:vendor|seller)s?\b[^.;]{0,40}\b(?:may|shall|will|is to|reserves?)\b[^.;]{0,40}\b(?:graze|harvest|stop|agist|depasture|keep|run)\b|\bthe vendor'?s?'? (?:ewes|sheep|cattle|stock|horses|crop|lambs)\b/i,
  dwelling:
    /\b(?:rental agreement|residential tenanc\w{1,3}|weekly|per week|a week|bond|bedrooms?)\b/i,
})

const P = FARMING_PATTERNS

const PAPERS = [
  'particulars',
  'contract-form',
  'special-conditions',
  'vendor-statement',
  'lease',
  'annexure',
  'other',
] as const

/** The passages that show somebody else's right to farm the land, which goes on. */
export function farmersIn(doc: Doc): Passage[] {
  return passagesIn(doc, PAPERS).filter(tellsFarmer)
}

/** Whether a passage is one of them. */
export function tellsFarmer(passage: Passage): boolean {
  const { text, plain, previous, heading } = passage
  if (P.other.test(text) || P.vendors.test(plain) || P.dwelling.test(text)) return false
  if (P.farming.test(text)) return P.goesOn.test(plain) || P.allows.test(text)
  const about = `${heading} ${passage.block.text} ${previous}`
  return P.outlives.test(text) && P.farming.test(about)
}
