import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'
import { TERM_ZONES } from '../reading/passages.ts'

/** Rows of the particulars of a contract that state what every sale has to state. */
export const FORM_ROWS = wordings({
  /** "B2", "11", "Item J", "(c)": what numbers a row, up to its label. */
  place:
    /^\W{0,3}(?:(?:item|part|panel|clause) )?(?:[A-Z]\d{0,2}|\d{1,2}(?:\.\d{1,2})?[A-Z]?)[.):]{0,2}[\s|]{1,4}(?=[A-Z☐☒])/,
  /** What is sold, by its title or plan, chosen as a whole. */
  land: /^(?:the )?(?:land|property|parcel|lot|unit)(?: sold)?[\s:|]{1,4}(?:(?:☒ ?)?(?:the )?whole\b[^;]{0,30}\b(?:land|lot|unit|allotment)\b|(?:lot|unit|allotment|section|portion|block)s? \d{1,5}[A-Z]?\b)/i,
  /** What is sold with a lot and stands elsewhere, or is another's to give: a plan must show it. */
  beyond:
    /\b(?:car ?ports?|car ?(?:parks?|spaces?|bays?)|parking|garages?|storage|store ?rooms?|cages?|lockers?|exclusive use|accessory|jetty|pontoon|berth|mooring|proposed|share)\b/i,
  /** Who sells or buys, by name and address, and how two of them hold. */
  party:
    /^(?:vendor|seller|transferor|purchaser|buyer|transferee)s?[\s:|]{1,4}[A-Z][\w.'’-]{0,20} [^;$]{3,240}$|\boffers? to (?:purchase|buy)\b[^.;]{0,40}\bas joint tenants\b/i,
  capacity:
    /\b(?:executors?|executrix|administrat\w{2,5}|trustees?|attorneys?|mortgagees?|receivers?|liquidators?|guardian|nominees?|deceased|estate of|minor|power|order|entitled to be|unregistered|signed|authority|on behalf|not the|or (?:his|her|its|their) nominee)\b/i,
  /** The day of settlement as a number of days from something, or by a condition of its own. */
  settlement:
    /^(?:settlement|completion)(?: date| day)?[\s:|]{1,4}(?:(?:is |falls )?due\b|as (?:worked out|set out|stated|provided)\b|(?:the )?(?:later|earlier) of\b|(?:on )?\d{1,2} \w{3,9} \d{4}\b|(?:within )?\d{1,3} (?:business |clear |calendar )?days? (?:after|from)\b)/i,
  /** The deposit with its sum, and where it is held. */
  deposit: /^(?:the )?deposit(?: paid| payable)?[\s:|]{1,4}\$ ?[\d,]{4,12}/i,
  depositOdd:
    /\b(?:releas\w{1,4}|non-?refundable|forfeit\w{0,3}|bond|guarantee|account of (?:the )?(?:vendor|seller)|(?:vendor|seller)(?:'s)? (?:own )?account|direct(?:ly)? to|absolut\w{2,3}|further deposit|not refund\w{2,4}|1[1-9](?:\.\d{1,2})? ?(?:%|per cent)|[2-9]\d(?:\.\d{1,2})? ?(?:%|per cent))\b/i,
  /** What a buyer of a house is glad to have: its box says that it is there. */
  present:
    /\b(?:safety switch(?:es)?|smoke alarms?|pool (?:or spa )?(?:safety|compliance|fence|barrier)[^☐☒]{0,30})[^☐☒]{0,40}☒ ?(?:yes|fitted|installed|in place|attached|given|held|compl(?:ies|iant))\b|\bcertificate\b[^☐☒]{0,60}\? ?☒ ?yes\b|☒ ?(?:yes,? )?(?:an? |the )?(?:\w{3,12} ){0,3}certificate (?:is )?(?:attached|annexed|enclosed|given)\b/i,
  absent:
    /☒ ?(?:no|not)\b|\b(?:expire[ds]?|lapsed|out of date|void|non-?compl\w{2,6}|fail\w{0,3}|refus\w{2,3}|purchaser must|buyer must|at the (?:buyer|purchaser)'s)\b/i,
  /** Asked for a tenancy, a burden or an order, the box of "none" is marked. */
  noneMarked:
    /\b(?:tenan\w{2,4}|leases?|occup\w{4,6}|possession|encumbrances?|notices?|orders?|disputes?|charges?)\b[^☒]{0,160}☒ ?(?:none\b|nil\b|no tenan\w{2,4}|not (?:subject to|let|leased|tenanted)|vacant possession|(?:the )?(?:vendor|seller) gives vacant possession)/i,
  /** A loan or an inspection on which the sale hangs: the buyer's way out. */
  condition:
    /☒ ?(?:yes,? )?(?:this (?:contract|offer|sale) is )?(?:subject to|conditional (?:up)?on|depends on) (?:an? |the )?(?:approv\w{1,3} (?:of )?(?:an? |the )?)?(?:loan|finance|building|pest|inspection)/i,
  conditionOdd:
    /\b(?:vendor may|seller may|waive[ds]?|unless the (?:vendor|seller)|non-?refundable|forfeit\w{0,3}|must (?:prove|produce)|two (?:banks|lenders)|written refusals?)\b/i,
  /** Where the vendor signs. */
  accepted:
    /^(?:(?:the )?(?:vendor|seller|purchaser|buyer)s? (?:hereby )?accepts? the (?:offer|contract)\b[^$;]{0,60}){1,2}$/i,
  /** What takes from a row what it gives. */
  odd: /\b(?:not|never|without|except\w{0,3}|exclud\w{2,3}|part only|subject to|unregistered|encroach\w{0,4}|extend\w{0,3}|discretion|sole|elects?|may (?:change|vary|delay|extend|end|rescind|give|by)|arrears|owing|licen[cs]e|at the (?:buyer|purchaser)'s|whether or not|as is)\b/i,
})

const p = FORM_ROWS

/** A row says no more than what its form asks for up to here. */
const ROW_LIMIT = 420

/**
 * True of a row of a contract's particulars, or of a line with its boxes, that answers what the form
 * asks of every sale: the land as a whole, the day, the deposit, a paper that is there, a tenancy that
 * is not. For nets alone: rules of their own read each of these rows for what can be wrong with it.
 */
export function isOrdinaryRow({ text: said, zone, block }: Passage): boolean {
  if (!TERM_ZONES.has(zone) || said.length > ROW_LIMIT) return false
  const isForm = block.kind === 'row' || /[☐☒]/.test(said)
  if (!isForm) return p.accepted.test(said)
  const text = said.replace(p.place, '')
  if (p.accepted.test(text)) return true
  if (p.present.test(text) && !p.absent.test(text)) return true
  if (p.condition.test(text) && !p.conditionOdd.test(text)) return true
  const chosen = text.replaceAll(UNMARKED, ' ')
  if (p.noneMarked.test(text) && !p.odd.test(chosen.replace(p.noneMarked, ' '))) return true
  if (p.odd.test(chosen)) return false
  if (p.party.test(text) && !p.capacity.test(text)) return true
  if (p.land.test(text) && !p.beyond.test(text)) return true
  if (p.settlement.test(text)) return true
  return p.deposit.test(text) && !p.depositOdd.test(text)
}

/** An alternative whose box is empty. */
const UNMARKED = /☐[^☐☒]{0,160}/g
