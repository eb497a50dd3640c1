/** What somebody who sells or buys for another, or by a power that is not his own, is called. */
export const ROLE =
  '(?:(?:sole|joint|registered|surviving|only|legal|lawful|duly appointed|enduring|substituted|independent|bare) ){0,2}' +
  '(?:trustees? in bankruptcy|trustees?|custodians?|executors? and trustees?|executors?|executrix|executrices|administrators?|administratrix|personal representatives?|mortgagees?(?: in possession)?|chargees?|attorneys?(?: under power)?|financial managers?|guardians?|receivers?(?: and managers?)?|liquidators?|nominees?|responsible entity)'

const NUMBER = String.raw`\(?\b(?:a\.?\s?[cb]\.?\s?n\.?|arbn):?\s?\d[\d ]{7,16}\)?`
const SHARE = String.raw`\((?:as to )?\d{1,3}\s?(?:\/\s?\d{1,3}|%)[^()]{0,30}\)`
const ADDRESS = String.raw`(?:\b(?:both |all )?of )?(?:\d|level|suite|unit|lot|shop|flat|po box)[^;()]{6,110}?\b\d{4}\b(?=[\s,;]|$)`
/** What may stand between a name and the capacity in which it acts. */
export const BETWEEN = `(?:[\\s,;]|${NUMBER}|${SHARE}|${ADDRESS}){0,8}`

/** Where a capacity ends: an address, a number, the next party or the next sentence begins. */
export const CAPACITY_ENDS = new RegExp(
  [
    String.raw`[;\n\t☐☒]`,
    String.raw`\s{3,}|_{3}|\s-\s|\.\s+(?=[A-Z])`,
    // The caption of the field, where it stands below the name.
    String.raw`\s(?:full )?names? of (?:the )?(?:buyer|purchaser|seller|vendor)s?\b`,
    String.raw`\s\((?!no)|\s(?="[^"]{2,30}",? ?(?:\d|$))`,
    String.raw`,?\s(?:(?:both |all )?of )?(?=(?:level|suite|unit|shop|flat|lot|po box|apartment|c\/[o-]) ?\S{0,8}\d)`,
    String.raw`,?\s(?:of |care of |c\/[o-] ?)?(?=\d{1,5}[A-Za-z]?(?:\s?[-/]\s?\d{1,5})?\s[A-Z])`,
    String.raw`,?\sc(?:are of|\/[o-])\s`,
    String.raw`,?\s(?:both|all) of\b`,
    String.raw`,?\s\(?(?:a\.?\s?[cb]\.?\s?n\.?\b|arbn\b)`,
    String.raw`,?\s(?:and )?(?:the )?(?:vendor|seller|purchaser|buyer)s?\b`,
    String.raw`,?\s(?:hereby|(?:has|have) (?:agreed|sold)|agrees?|sells?|offers?|buys?|who|which|whose|as (?:joint|tenants|vendor|purchaser))\b`,
    String.raw`,?\s(?:address|registered office|e-?mail|tel|phone|mobile|ref|dated?|signed|signature|solicitors?|conveyancer|agent|occupation)\b`,
  ].join('|'),
  'i',
)
