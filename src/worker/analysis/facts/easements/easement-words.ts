/** Words about easements in general, of a form or of a heading: they tell of none. */
export const HARMLESS =
  /\b(?:any encumbrances? created by|easements? and rights? implied|section 98|subject to any|easement information|easements?\s{0,9}:?\s{0,9}$|legend|appurtenant easement e\b|easements?, (?:covenants|encumbrances)|schedule of easements\b|easement (?:reference|purpose|ref)\b|covenants? or (?:other )?similar|no easements?|easements?:? nil|reservations and conditions)/i
/** The right runs over other land, for this one. */
export const BENEFIT =
  /\b(?:appurtenant(?: to the (?:land|lot))?|together with|benefit(?:ing|s|ted)?(?: the| this)? (?:land|lot)|benefited by|easement benefit|benefiting easement)\b/i
/** Where on the land it runs, or how wide it is. */
export const PLACED =
  /\b(?:\d(?:\.\d+)? ?m\b|metres?|wide|along|across|over|rear|side|front|north\w*|south\w*|east\w*|west\w*|boundar\w+|marked|shown|in favour|under section|affect\w*|burden\w*|width|[EA]-\d)/i
