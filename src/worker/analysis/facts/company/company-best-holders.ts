import type { CompanyExtract } from '../facts.ts'

type Holders = CompanyExtract['shareholders']

/** The longest of several readings of the members, or what their words tell where it is more certain. */
export function bestHolders(readings: readonly Holders[], told: Holders): Holders {
  const sections = readings.reduce((best, one) => (one.length > best.length ? one : best), [])
  const known = sections.filter(
    ({ name }) =>
      /^[\p{L}\d&.'’ (),-]+$/u.test(name) &&
      !/\([^)]*$|^(?:documents?|inventory)\b|[\s,–-]$/i.test(name),
  )
  if (told.length > known.length) return told
  const unsure =
    known.length < sections.length || known.every(({ percentage }) => percentage === null)
  return unsure && told.length === known.length ? told : known
}
