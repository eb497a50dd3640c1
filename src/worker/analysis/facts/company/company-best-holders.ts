import type { CompanyExtract } from '../facts.ts'

type Holders = CompanyExtract['shareholders']

/** The longest of several readings of the members, or what their words tell where it is more certain. */
export function bestHolders(readings: readonly Holders[], told: Holders): Holders {
  const sections = readings
    .map((holders) => holders.filter(({ name }) => !REST_OF_MEMBERS.test(name)))
    .reduce((best, one) => (one.length > best.length ? one : best), [])
  const known = sections.filter(
    ({ name }) =>
      /^[\p{L}\d&.'’ (),-]+$/u.test(name) &&
      !/\([^)]{0,200}$|^(?:documents?|inventory)\b|[\s,–-]$/i.test(name),
  )
  if (told.length > known.length) return told
  const unsure =
    known.length < sections.length || known.every(({ percentage }) => percentage === null)
  return unsure && told.length === known.length ? told : known
}

/** "(11 further members not printed on this page)" */
const REST_OF_MEMBERS =
  /^\W{0,2}(?:and |plus )?(?:\d{1,4}|[a-z]{3,9})? ?(?:further|other|more|remaining|additional) (?:members?|shareholders?|holders?)\b/i
