import { wordings } from '../../wording/wordings.ts'

const COUNT =
  '(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|eighteen|twenty|twenty[- ]four|twenty[- ]six|thirty|thirty[- ]six|forty|fifty[- ]two|sixty)'

/** How a text tells that one sum is made of so many of another. */
export const PERIOD_PATTERNS = wordings({
  same: /^[^$.;]{0,44}?(?:\bor\b|\bthat is\b|\bwhich is\b|\bbeing\b|\bi\.?e\.?|\bequal(?:s|ling)?\b|\bequivalent\b|\bamount(?:s|ing) to\b|\bcollected as\b|\bpa(?:id|yable) as\b|\bmak(?:e|es|ing)\b|\bpayable\b|\bthus\b|\bso\b|=|\()[^$.;]{0,26}$/i,
  tax: /\b(?:plus|with|and|excl\w{0,6}|incl\w{0,6}|before|without) GST\b/i,
  changed:
    /\b(?:rising|rises?|increas\w{1,4}|rais\w{1,3}|then|until|from|instead|previous\w{0,2}|discount|formerly|about|approx\w{0,8}|around|roughly|whichever|plus|up to|more|less|if|later|after|before|another|minimum|maximum|estimated at|20\d\d)\b/i,
  parts: new RegExp(
    `\\b${COUNT} (?:equal |further |even |regular |quarterly |monthly |half[- ]yearly |annual |yearly |weekly ){0,2}(?:instal{1,2}ments?|payments|parts|quarters|half[- ]years|accounts|lots|sums|amounts|bills|levies|months|weeks)(?: each)?(?: of| at|, each(?: of)?|:) ?$`,
    'i',
  ),
  onDays:
    /^(?: each| is due| due| payable){0,2} (?:on|by)(?: each of)?(?: the)? ((?:\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: \d{4})?(?:, and |, | and | & )?){2,12})/i,
  uneven:
    /\b(?:first|last|deposit|then|balance|less|remain\w{3,5}|except|about|approx\w{0,8}|around|discount|gst|plus|arrears|interest|further|more|next|special|each lot|fee|unpaid|credit|by now|already)\b/i,
  // "and one of $5,000": these instalments are not all of it.
  rest: /^[^$.;]{0,50}?(?:\b(?:and|plus|then|with)\b|&)[^$.;]{0,30}\$/i,
  whole:
    /^[^$.;]{0,40}(?:\bor\b|\bin all\b|\btotal\w{0,4}\b|\bmak(?:e|es|ing)\b|\bthat is\b|\bbeing\b|\bso\b|=|\bwhich is\b|\bcom(?:es|ing) to\b|,)[^$.;]{0,24}$/i,
  ofRent: new RegExp(
    `^[^$.;]{0,30}?(?:\\bwhich is|\\bequals|\\bequal to|\\bbeing|\\bthat is|\\bis|\\brepresent(?:s|ing)|\\bor|\\(|=|,) ?(?:which )?(?:equals |equal to |is |exactly )?(?:the )?${COUNT} (calendar month|month|week|fortnight)s?['’]?s?(?:['’])? ?(?:of )?(?:the )?(?:rent|rental)\\b`,
    'i',
  ),
  rentIs: new RegExp(
    `\\b${COUNT} (calendar month|month|week|fortnight)s?['’]?s?(?:['’])? ?(?:of )?(?:the )?(?:rent|rental)[^$.;]{0,20}(?:being|that is|namely|=|\\(|equals|amounting to|which is|i\\.e\\.)[^$.;]{0,8}$`,
    'i',
  ),
  about:
    /\b(?:at least|up to|more than|less than|about|approx\w{0,8}|not exceed\w{0,3}|maximum|lesser|if)\b/i,
  // "12 units at $4,200 each, being $54,400"; "$52.40 x 46 = $2,410.40".
  counted: new RegExp(`(?<![\\d.,$])\\b${COUNT}(?: \\w{2,12}){0,3} ?(?:x|×|@|\\bat) ?$`, 'i'),
  multiplied: new RegExp(
    `^(?: (?:each|per \\w{3,8}))? ?(?:x|×|times|multiplied by) ?${COUNT}(?![\\d.,])`,
    'i',
  ),
  each: /^ ?(?:each|apiece|per \w{3,8}|an? \w{3,8})?[^$.;]{0,30}$/i,
  sides:
    /(?<![\d.,])(\d{1,3}(?:\.\d{1,3})?) ?(?:m|metres)? ?(?:x|×|by) ?(\d{1,3}(?:\.\d{1,3})?) ?(?:m|metres)(?![\w²])[^.;\d]{0,24}?(\d{1,3}(?:,\d{3})|\d{2,6})(?:\.\d{1,2})? ?(?:m2|m²|sqm|square metres)/i,
  irregular:
    /\b(?:easement|easements|irregular|about|approx\w{0,8}|pool|shed|car|building|floor|house|average)\b/i,
  rate: /^ ?(?:per|an?|\/|each|the) ?(hectare|ha|acre|square metre|sqm|m2|m²)(?![a-z])/i,
  area: /(?<![\d.,$])(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(\.\d{1,4})? ?(hectares?|ha|acres?|square metres?|sqm|m2|m²)(?![a-z])/i,
  term: new RegExp(
    `^[^$.;]{0,12}\\bfor (?:the |a term of |a period of )?${COUNT} (day|week|fortnight|month|quarter|year)s?\\b`,
    'i',
  ),
  year: /\b(?:total|year|annual\w{0,2}|contributions?|lev(?:y|ies)|p\.?a)\b/i,
  rent: /\brent(?:al|s)?\b/i,
})
