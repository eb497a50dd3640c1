const READERS =
  '(?:prospective |intending |potential |home |property |all )?(?:buyers?|purchasers?|sellers?|vendors?|owners?|clients?|consumers?|landlords?|tenants?|renters?)'
/** How sheets that are handed to everybody name themselves, whether alone or within another paper. */
const LEAFLET = new RegExp(
  [
    '\\b(?:fact|information|info|tip|help) ?sheet\\b',
    '\\b(?:leaflet|brochure|booklet|check ?list|flyer)\\b',
    `^(?:an? |some )?(?:important )?(?:notices?|information|advice|warnings?|notes?|tips?|guidance|guide|message)(?: sheet)? (?:to|for) (?:the )?${READERS}\\b`,
    `\\b(?:information|advice|notes|tips) for ${READERS}(?: and ${READERS})?\\b`,
    // "For the purchaser's information" is said of any copy.
    "(?<!\\bfor (?:the |our |your )?)\\b(?:buyer|purchaser|seller|vendor)s?'?s?'? (?:information|guide|handbook|tips)\\b",
    '^(?:buying|selling|purchasing|moving into) (?:an? |your |into |off |real |property\\b)',
    '\\bwhat (?:you|every (?:buyer|purchaser)|buyers|purchasers) (?:should|must|need to|ought to) know\\b',
    '\\b(?:things to (?:know|check)|before you (?:sign|buy|bid|exchange|make an offer))\\b',
    '\\bstatement of advice\\b',
  ].join('|'),
  'i',
)

/** Of one property and told by its agent: read, and no term of the bargain. */
const OF_PROPERTY =
  /\b(?:property|listing) (?:fact|information|info) ?sheet\b|\bagent'?s'? (?:property )?(?:report|disclosure|statement)\b|^material facts?\b/i

/** Whether a heading names a sheet for everybody, or one that an agent hands out with this property. */
export function leafletNamed(heading: string): 'of-everybody' | 'of-property' | null {
  if (OF_PROPERTY.test(heading) && !/\bcheck ?list\b/i.test(heading)) return 'of-property'
  return LEAFLET.test(heading) || OF_PROPERTY.test(heading) ? 'of-everybody' : null
}
