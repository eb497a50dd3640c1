/** A field that was left for somebody to fill in: "[insert]", "TBA", dots or crosses. */
export function isPlaceholder(text: string): boolean {
  return (
    PLACEHOLDER.test(text) ||
    /\bXX\b|\[\s*(?:insert|\.{2,}|_+)|(?<!_)_{4,}\s*$/i.test(text.slice(0, 60))
  )
}

const PLACEHOLDER =
  /^[\s"'[({<]{0,9}(?:insert|enter|please|tb[ac]\b|to be (?:advised|confirmed|inserted|agreed|completed|nominated|provided|determined)|not (?:applicable|known|specified|stated|yet)|n\/?a\b|nil\b|none\b|unknown|blank|as (?:above|attached|agreed)|see (?:attached|annexure|title)|x{2,}|_{2,}|\.{3,}|\?{2,}|\$?\s{0,9}$|name of (?:vendor|purchaser|seller|buyer)|amount|date\b(?!\s?:?\s?\d)|click)/i
