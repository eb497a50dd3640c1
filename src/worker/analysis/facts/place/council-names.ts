/** A word that a council's name does not go on with. */
const NEXT_FIELD =
  '(?:Land|Lot|Plan|Rates?|Council|Planning|Zoning|Orders|Property|Certificate|Section|Local|Annual|Valuation|Assessment|The|This|Is|Zone|Notice|Municipal|Date|Issued|Under|Town|Ward|Parish|County|Hundred|Vendor|Seller|Purchaser|Buyer|Water|State|Department|Title|ABN|ACN|Phone|Tel|Email|Ref)'
/** "Norwood, Payneham & St Peters", "Bannerman and Creeks" */
const PLACES = `[A-Z][A-Za-z'-]+(?:, [A-Z][A-Za-z'-]+(?= (?:&|and) [A-Z]))?(?:\\s(?!${NEXT_FIELD}\\b)(?:(?:&|and)\\s(?!${NEXT_FIELD}\\b))?[A-Z][A-Za-z'-]+){0,4}`
/** An answer of a form stands before a name and is no part of it. */
const NAME_WORDS =
  "(?!(?:Yes|No|Nil|Our|Your|Any|Each|Contact|Authority|Issuer|From) |The (?:\\w+ )?Council\\b)(?:[A-Z][A-Za-z'-]+\\s(?:&\\s)?){1,4}"

/** A council's name in small letters, by what it is called and by its place. */
export const FULL = new RegExp(
  `\\b(?:(?:City|Shire|Town|Rural City|Borough|(?:District|Regional|Town|City|Shire|Rural|Municipal) Council|Municipality|Corporation of the (?:City|Town)|Council) of (?:the )?${PLACES}|${NAME_WORDS}(?:(?:City|Shire|Regional|Municipal|Rural City|Town|Borough|District|Island) )?Council)\\b`,
)
export const CAPITALS =
  /\b(?:(?:CITY|SHIRE|TOWN|RURAL CITY|BOROUGH|MUNICIPALITY|CORPORATION OF THE (?:CITY|TOWN)|(?:DISTRICT|REGIONAL|TOWN|CITY|SHIRE|RURAL|MUNICIPAL) COUNCIL|(?<!\b[A-Z]{2,20} )COUNCIL) OF [A-Z'-]+(?: (?!(?:ABN|ACN|LAND|LOT|PLAN|RATES?|COUNCIL|PLANNING|ZONING|ORDERS|PROPERTY|CERTIFICATE|LOCAL|SECTION|NOTICE)\b)(?:(?:&|AND) )?[A-Z][A-Z'-]*){0,3}|(?:(?!(?:YES|NO)\b)[A-Z][A-Z'-]+ (?:& )?){1,4}COUNCIL(?! (?:REPL|RESP|ANSW|SEARCH|RATES? |CERT))\b)/
