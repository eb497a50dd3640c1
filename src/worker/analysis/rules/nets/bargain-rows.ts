import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** Rows and lines that name what is sold, let or paid, and say nothing of it. */
export const BARGAIN_ROWS = wordings({
  /** "ITEM J", "Fourth", "2.", "(c)": where a row stands in its form. */
  place:
    /^\W{0,3}(?:(?:item|part|panel) [a-z\d]{1,3}[.):]?|(?:[B-HJ-Z]|[A-Z]\d{1,2})(?=[\t |])|(?:\(?[a-z]\)|\(?\d{1,2}(?:\.\d{1,2})?[.)]?)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[\s:|]{1,4}/i,
  /** Who, what, for how much, until when: a label with its value behind it. */
  label:
    /^\W{0,3}(?:(?:the )?(?:property|premises|land|lot|unit|address|street address)|(?:land|lettable) area(?: \([a-z ]{3,30}\))?|(?:sale |purchase |contract )?price|(?:balance of )?deposit|balance|(?:loan|finance) ?amount|approval date|(?:initial |lease )?term(?: (?:of (?:the )?lease|and options?))?|(?:commencement|commencing date|appointed)|(?:further |renewal )?(?:options?|terms?)(?: (?:of renewal|to renew|for renewal))?|(?:base |annual |monthly |weekly |starting |commencing |current )?rent|registered (?:owner|proprietor)s?|signatures?|signed(?: by)?|estate and land)\b(?: \([a-z \d]{2,30}\))?[\s:|]{1,4}(?=[\w"'($])/i,
  goods:
    /^\W{0,3}(?:(?:items |goods |chattels )?included?|inclusions?|chattels?|goods(?: included)?|fixtures(?: included)?|improvements|fittings)(?: \([a-z \d]{2,30}\))?[\s:|]{1,4}(?=[\w"'(])/i,
  /** The price or a part of it with no label in its own row. */
  bareSum:
    /^\W{0,3}\$ ?[\d,]{4,12}(?:\.\d\d)? ?(?:\([a-z -]{6,110}\)|(?:to be )?(?:paid|payable) (?:to|into|by) [^.;$]{4,200})?$/i,
  /** What is sold by its place on a plan: "Unit 5 in Strata Plan No. 3417, being the whole of …". */
  parcel:
    /^\W{0,3}(?:unit|lot|allotment|section|portion|villa|apartment)s? \d{1,5}[A-Z]? (?:in|on|of) (?:\w{4,12} )?(?:unit )?plan\b[^;]{3,260}$/i,
  opening:
    /^\W{0,3}this (?:agreement|contract|deed|lease|indenture) (?:is|was) (?:made|dated|entered into|granted by|given by)\b[^;]{0,300}$/i,
  /** A condition that the parties struck out by its box, which a check of its own reads. */
  crossedOut: /☐ ?applies\b[^☐☒]{0,14}☒ ?(?:does not apply|not applicable)\b/i,
  /** Its own last words say that it is not for this sale. */
  notForThis: /[{([] ?(?:n\/a|not applicable|does not apply|struck out|deleted) ?[})\]]\W{0,3}$/i,
  /** Rates or tax of a year, by the sum alone. */
  yearlySum:
    /^\W{0,3}(?:land tax|council rates?|(?:general |water )?rates|water (?:charges|service))(?: (?:assessed|levied|charged|payable))?(?: for (?:the|this) (?:financial )?year)?[\s:|]{1,4}\$ ?\d{1,2},?\d{0,3}(?:\.\d\d)?\W{0,2}$/i,
  /** What every policy keeps for the owners to pay first. */
  excess: /^\W{0,3}(?:policy )?excess(?:es)?\b[^;]{0,24}\$ ?\d/i,
  /** Words that pass no judgement, though they hold a word of one. */
  plainMeasure:
    /\bnos?\. ?(?=\d)|\bno (?:further )?options?(?: to renew)?\b|\blicen[cs]e (?:no\.? ?)?(?=\d)|\b(?:not|no) (?:less|more|later|earlier) than\b|\bnot exceeding\b|,? ?\bif any\b|\bbeing the whole of\b|\bother than (?:the|an?) [a-z -]{3,60}\.?$/i,
  /** A measure beside a name, which another paper may tell differently. */
  measured: /\d ?(?:m2|m²|sq\.? ?m\b|square met(?:re|er)s|hectares?\b|ha\b)/i,
  isArea: /^\W{0,3}(?:land|lettable) area\b/i,
  /** What lasts long, is paid by parts, or holds for others too. */
  longer:
    /\b(?:[1-9]\d|ten|fifteen|twenty|thirty) years\b|\b(?:binding|successors?|remuneration|extensions?|extended|exercis\w{2,4}|alone|same terms|payable as to|instal?ments?|remaining|total|for \d{1,3} months|last day of each|including|common property)\b/i,
  /** What says more of it than what it is. */
  more: /\b(?:not|no|nil|none|n\/a|never|without|subject|unless|until|if|which|who|whose|whether|except\w{0,3}|exclud\w{2,3}|excluding|other than|but|owing|owed|owes|arrears|outstanding|unpaid|overdue|un(?:registered|approved|authorised|lawful|finished|built)|demolish\w{0,3}|derelict|disused|encroach\w{0,4}|leased?|hired?|rented|financed|broken|faulty|incomplete|purchasers?|buyers?|must|may(?! (?:19|20)\d\d)|shall|will|tenant's|lessee's|crossed out|reduced|waived|halved|abated|rent[- ]free|holding over|month to month|increas\w{1,3}|ris(?:es|ing)|greater|higher|release[ds]?|non-?refundable|forfeit\w{0,3}|part of|share|half|permission|leave of|licen[cs]e|caveat|mortgage|charge|easement|covenant)\b/i,
})

const p = BARGAIN_ROWS
const EVERY_MEASURE = new RegExp(p.plainMeasure, 'gi')

/** An excess up to here is what insurers ask of every scheme. */
const USUAL_EXCESS_DOLLARS = 5000

/** Longer than this a row tells more than what it is the label of. */
const ROW_LIMIT = 240

/**
 * True of a row that only states the bargain, which the report tells elsewhere: the property, the
 * price, the term, what goes with it. For nets alone; what is struck out or excluded says more.
 */
export function statesOnlyTheBargain({ text: said, zone, block }: Passage): boolean {
  if (p.notForThis.test(said) || p.crossedOut.test(said)) return true
  const text = said.replace(p.place, '')
  if (p.yearlySum.test(text) || isUsualExcess(text)) return true
  if (p.opening.test(text)) return true
  if (said.length > ROW_LIMIT) return false
  const plain = text.replaceAll(EVERY_MEASURE, ' ')
  if (p.more.test(plain) || p.longer.test(plain)) return false
  if (p.measured.test(text) && !p.isArea.test(text) && !p.parcel.test(text)) return false
  const isRow = block.kind === 'row' || /^[^.;]{2,40}:/.test(text)
  if (isRow && (p.label.test(text) || p.goods.test(text))) return true
  if (p.parcel.test(text)) return true
  return zone !== 'special-conditions' && p.bareSum.test(text)
}

function isUsualExcess(text: string): boolean {
  if (!p.excess.test(text)) return false
  const sums = [...text.matchAll(/\$ ?([\d,]{1,12})/g)].map(([, sum = '']) => printedNumber(sum))
  return sums.length > 0 && sums.every((sum) => sum <= USUAL_EXCESS_DOLLARS)
}
