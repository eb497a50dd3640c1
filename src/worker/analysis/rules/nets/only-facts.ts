import { wordings } from '../../wording/wordings.ts'

/** What a row of facts consists of: taken out one after the other, nothing may be left. */
export const FACT_PARTS: readonly RegExp[] = [
  /** Of a title or transfer: "(T AR330718)", "DP 30882", "Volume 5391 Folio 77". */

  /\([A-Z]{1,2} ?[A-Z]{1,2}\d{4,8}[A-Z]?\)|\b(?:DP|SP|PS|LP|TP|RP|CP|FP|BUP|GTP|SR|UP|D|F|S)[ .]?\d{2,7}[A-Z]?\b|\b(?:vol(?:ume)?|fol(?:io)?)\.? ?\d{1,5}(?:\/\d{1,5})?\b/i,
  /\$ ?[\d,]{1,12}(?:\.\d{2})?/,
  /\b\d{1,2}(?:st|nd|rd|th)? ?(?:[/.-] ?\d{1,2} ?[/.-] ?|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w{0,6} )(?:19|20)?\d\d\b/i,
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\b/i,
  /\b[\d,]{1,9}(?:\.\d{1,4})? ?(?:m2|m²|square met(?:re|er)s?|sq ?m|ha|hectares?|acres?|perches|met(?:re|er)s|days?|months?|years?|%)?(?![\w²])|\bm[²2](?!\w)/i,
  /\b(?:certificate (?:no|number)|dates? of (?:the |this )?(?:certificate|statement|search|inspection)|dates? of (?:issue|expiry)|(?:issue|expiry) date)\b|\b(?:a|an|also|amount|annum|and|approximately|area|as|at|balcony|balance|being|bond|capital|clause|completion|contract|courtyard|current|date|dates|deposit|deposited|due|each|external|fee|under|title|subsidiar(?:y|ies)|entitlements?|aggregate|sum|registration|for|from|fund|general|in|instalments?|internal|is|level|lot|lots|maintenance|more or less|next|of|on|or thereabouts|lodged|produced|recorded|noon|am|pm|does not apply|not yet due|which|payable|part|per|plan|portion|price|quarter|range|rta|number|most recent|rent|increase|fortnightly|weekly|advance|registered|renewal|review|same|scale|settlement|sheet|sinking|start|strata|studio|administrative|administration|term|the|thereabouts|to|together|total|unit|units|works?|year|yearly|after|land|lot size|frontage|depth|allotments?|commencement|period|invoice|issued?|balances)\b/i,
]

const TAKEN_OUT = FACT_PARTS.map((part) => new RegExp(part, 'gi'))

export const FACTS = wordings({
  letters: /[a-z]/i,
  digits: /\d/,
  /** Owing, or too little: a figure that says more than itself. */
  troubled: /[-–(] ?\$|\b(?:deficit|overdrawn|owing|arrears)\b/i,
  /** The transfer to the owners, or where one lives; and how they hold. */
  byTransfer:
    /(?:\([A-Z]{1,2} ?[A-Z]{0,2}\d{4,8}[A-Z]?\)|\s[A-Z]{1,2}\d{5,7}[A-Z]? \d{1,2}\/\d{1,2}\/\d{4})\.?$/,
  lives:
    /(?:,? (?:both|all|each))? of (?:(?:unit|flat|level|suite|shop) \d{1,4}[ ,/]{1,2})?\d{1,4}[^.;]{6,80}$/i,
  /** "… REGISTERED 8/8/2006", and where both of them live. */
  registeredOn:
    /\s(?:registered|regd?\.?|produced|dated) \d{1,2}[/.-](?:\d{1,2}|[A-Za-z]{3})[/.-](?:\d{2}){1,2}\W{0,2}$/i,
  bothOf:
    /^(?:both|all) of (?:(?:unit|flat|level|suite|shop) )?[\dA-Z][^;]{6,110}?(?= AS (?:JOINT|TENANTS)|$)/i,
  hold: /\bAS (?:JOINT TENANTS|TENANTS IN COMMON)(?: IN EQUAL SHARES| IN SHARES)?/,
  capitals: /^(?:FIRST SCHEDULE )?[A-Z'’. -]{0,160}$/,
  instrument:
    /\b(?:easement|covenant|mortgage|caveat|lease|charge|order|notice|agreement|restriction|condition|writ|reservation|transmission|memorial|option|licence|dealing|claim|mortgagee|executor|administrator|receiver|trustee)\b/i,
  /** What a sketch is marked with: a lot, its area, and the name of a thing that stands there. */
  drawn: /^lot \d{1,4}[A-Z]? {1,3}[\d.,]{1,10} ?(?:ha|m2|m²)(?: [a-z]{3,12}){1,2}$/i,
  /** "The deck stands 1.3 metres above the yard there." */
  height:
    /^(?:the|this|its|an?) (?:[a-z]{3,14} )?[a-z]{3,14} (?:stands?|is|lies|sits|rises|measures) \d{1,3}(?:\.\d{1,2})? ?(?:m|mm|metres?) (?:above|below|high|wide|long|deep|over)[a-z ]{0,24}\W{0,2}$/i,
  /** What the plan of every shared building makes of a title. */
  byPlan: /^the land in this folio is affected by owners corporations? \d{1,2}\b[^;]{0,40}$/i,
})

const f = FACTS
const ROW_LIMIT = 240

/**
 * True of a row that only tells facts the report tells elsewhere: measures, days, sums, references of
 * a plan, the names of the owners. For nets alone, which go by the words around such rows.
 */
export function tellsOnlyFacts(text: string): boolean {
  if (text.length > ROW_LIMIT) return false
  if (f.byPlan.test(text) || f.height.test(text)) return true
  if (namesOwners(text)) return true
  if (!f.digits.test(text) || f.troubled.test(text)) return false
  const left = TAKEN_OUT.reduce((rest, part) => rest.replaceAll(part, ' '), text)
  return !f.letters.test(left) || f.drawn.test(text)
}

/** "ADA MAY LUND (T AN700221)", "ADA MAY LUND of 12 Heron Street": who owns it, and nothing else. */
function namesOwners(text: string): boolean {
  if (f.instrument.test(text)) return false
  const names = text
    .replace(f.registeredOn, '')
    .replace(f.byTransfer, '')
    .replace(f.bothOf, '')
    .replace(f.lives, '')
    .replace(f.hold, '')
  return names !== text && f.capitals.test(names)
}
