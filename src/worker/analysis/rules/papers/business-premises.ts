import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { isPartyField } from '../../facts/place/address-of-party.ts'
import { blockAt } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'

export const BUSINESS_PREMISES_PATTERNS = wordings({
  /** The rows of a form that say what is sold. */
  ofLand:
    /^(?:the |☒ ?)?(?:property|land|improvements?|premises|building|lot|situation|address|description|parcel)s?\b/i,
  business:
    /\b(?:shops?|showrooms?|office (?:suite|unit|building|lot)s?|offices|factory|factories|warehouses?|workshops? and offices?|(?:commercial|retail|industrial) (?:lot|unit|suite|premises|property|strata|shop|building|land|condominium)s?|consulting rooms|medical suites?|strata shop)\b/i,
  /** A home, alone or above the shop. */
  home: /\b(?:houses?|dwellings?|residences?|residential|flats?|apartments?|homes?|bed ?rooms?|villas?|town ?houses?|cottages?|studio|duplex|living)\b/i,
  headed:
    /\bcontract (?:for|of)(?: the)? (?:sale (?:of|and purchase of) )?commercial\b|\((?:commercial|retail|industrial)\)|\bcommercial land and buildings\b/i,
  /** "Shop 4, 19 Galena Street". */
  addressed: /^(?:shop|suite|office|factory|warehouse|showroom)s? ?[A-Z]?\d/i,
  /** A field that every party has too. */
  addressRow: /^(?:the )?address\b/i,
  /** Others who have their offices somewhere. */
  ofOthers: /\b(?:solicitors?|conveyancers?|agents?|registered office|lawyers?)\b/i,
})

const P = BUSINESS_PREMISES_PATTERNS

/** The words that show a shop, an office or a factory without a home in it; null for anything else. */
export function businessPremises(doc: Doc, { address }: Pick<Facts, 'address'>): Span | null {
  const forms = passagesIn(doc, ['contract-form', 'particulars'])
  const rows = forms.filter(
    ({ text, span }) =>
      P.ofLand.test(text) && !P.ofOthers.test(text) && !isOfParty(doc, text, span),
  )
  if (rows.some(({ text }) => P.home.test(text))) return null
  const row = rows.find(({ text }) => P.business.test(text))
  if (row !== undefined) return row.span
  const headed = doc.parts.find(
    ({ kind, title }) => kind === 'contract-form' && P.headed.test(title),
  )
  if (headed !== undefined) return headed.heading
  return address !== null && P.addressed.test(address.value) ? (address.spans[0] ?? null) : null
}

/** "Address: Shop 2, 14 Parade Lane" below the agent's name is where the agent works. */
function isOfParty(doc: Doc, text: string, { start }: Span): boolean {
  const block = P.addressRow.test(text) ? blockAt(doc, start) : undefined
  return block !== undefined && isPartyField(doc, block.index, '')
}
