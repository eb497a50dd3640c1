/** Every place of a text where the zone of the land is asked or named. */
export const ZONE_LABELS =
  /(?:\bwhich zones? (?:is|does) the (?:land|property)(?: lie)?(?: in)?\??\s?[:-]?\s?|\b(?:the )?(?:current |present |planning |land use )?(?:zoning|zone)(?: name| code)?(?: that applies| applying)?(?: of the (?:land|property|lot))?(?: and (?:schedule|zone|land use))?(?: is| under [^:]{3,60}:|s\b)?\s?[:-]?\s?(?:is )?|\b(?:land|property|lot) is (?:zoned|(?:included |located |situated )?(?:with)?in (?:the|a|an))\s|\bzoned\s)/gi
/** What stands between the label and the zone: a remark of the form, or the name of the scheme. */
export const ZONE_LEAD =
  /^(?:[\s:=?-]|\.{3,80}|\.\s(?=[A-Z])|\d{1,2}\.\d\s(?=[A-Z])|\((?:insert|see|under|planning|as|name|e\.g|from|item|zone\))[^()]{0,160}(?:\([^()]{0,40}\)[^()]{0,40})?\)|(?:(?!under\b)[A-Z][\w'&.-]*\s){0,6}(?:planning scheme|town planning scheme|local planning scheme|LPS|DPS|TPS|territory plan|planning and design code|LEP)(?:(?: no\.?)? ?\d{1,3}[A-Z]?\b)?(?: \d{4})?(?: zones?)?\s?[-:,;]?\s|under (?:the )?(?:local|town) planning scheme no\.? ?\d{1,3}\s|n\/a\s|yes\s|the |a |an |is |as |in )+/i
