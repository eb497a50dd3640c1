import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'

/** A house, or a unit of one, by its number in a street. */
export type StreetAddress = {
  /** "5/62 Kookaburra Terrace". */
  readonly printed: string
  /** Name and kind of the street, in small letters, its kind in full. */
  readonly street: string
  readonly number: string
  readonly unit: string | null
  /** "73-77": any of these numbers may be meant. */
  readonly isRange: boolean
  readonly key: string
  readonly start: number
  readonly end: number
}

export const STREET_ADDRESS_PATTERNS = wordings({
  address:
    /(?<![\d/.$-])(?:(?:unit|apartment|townhouse|villa|flat|shop|suite|apt\.?) ([A-Z]?\d{1,4})[ ,/]{1,3}(?:at )?|(\d{1,4}) ?\/ ?)?(\d{1,5})([A-Z]?)(?:( ?[-–] ?)\d{1,5}[A-Z]?)? ([A-Z][A-Za-z'’]{1,20}(?: [A-Z][A-Za-z'’]{1,20}){0,2}) (Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Court|Ct|Crescent|Cres|Cr|Place|Pl|Lane|Ln|Terrace|Tce|Parade|Pde|Highway|Hwy|Close|Cl|Way|Grove|Gr|Boulevard|Bvd|Circuit|Cct|Rise|Track|Esplanade|Walk|Mews|Loop|Gardens|View|Ridge|Row|Quay|Chase|Vista|STREET|ROAD|AVENUE|DRIVE|COURT|CRESCENT|PLACE|LANE|TERRACE|PARADE|HIGHWAY|CLOSE|WAY|GROVE|BOULEVARD|CIRCUIT|RISE|TRACK)\b(?:,? (?:unit|apartment|townhouse|villa|flat) (\d{1,4})\b)?/,
  place: /\b(?:unit|apartment|townhouse|villa|flat)\b/i,
})

/** Every street address in a text. */
export function streetAddressesIn(text: string): StreetAddress[] {
  return matchesOf(text, STREET_ADDRESS_PATTERNS.address).map((match) => {
    const [printed, named, slashed, number = '', letter = '', range, name = '', kind = '', behind] =
      match
    const street = `${name.toLowerCase().replaceAll(/['’]/g, '')} ${kindOf(kind)}`
    const unit = (named ?? slashed ?? behind)?.toUpperCase() ?? null
    const own = `${Number(number)}${letter}`
    return {
      printed,
      street,
      number: own,
      unit,
      isRange: range !== undefined,
      key: `${unit ?? ''}/${own}`,
      start: match.index,
      end: match.index + printed.length,
    }
  })
}

function kindOf(printed: string): string {
  const kind = printed.toLowerCase()
  return KINDS[kind] ?? kind
}

const KINDS: Readonly<Record<string, string>> = {
  st: 'street',
  rd: 'road',
  ave: 'avenue',
  dr: 'drive',
  ct: 'court',
  cres: 'crescent',
  cr: 'crescent',
  pl: 'place',
  ln: 'lane',
  tce: 'terrace',
  pde: 'parade',
  hwy: 'highway',
  cl: 'close',
  gr: 'grove',
  bvd: 'boulevard',
  cct: 'circuit',
}
