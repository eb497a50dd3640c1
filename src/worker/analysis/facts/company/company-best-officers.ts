import type { CompanyExtract } from '../facts.ts'

type Officers = CompanyExtract['directors']

/**
 * The officers of three readings of an extract. Those whose words were followed one by one go before
 * those of the sections and of its prose where they tell more days of appointment or who has gone.
 */
export function bestOfficers(listed: Officers, prose: Officers, told: Officers): Officers {
  const sections = orThose(moreDirectors(listed, prose), told)
  const dated = (officers: Officers) =>
    officers.filter(({ role, appointmentDate }) => role === 'Director' && appointmentDate !== null)
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '')
  const own = dated(told)
  const others = dated(sections).filter(({ name }) =>
    own.every((one) => plain(one.name) !== plain(name)),
  )
  if (own.length === 0 || own.length < dated(sections).length - others.length) return sections
  const same =
    own.length === dated(sections).length &&
    others.length === 0 &&
    own.length === sections.filter(({ role }) => role === 'Director').length
  if (same) return sections
  const secretaries = told.filter(({ role }) => role !== 'Director')
  const kept = sections.filter(
    ({ role, name }) =>
      role !== 'Director' &&
      told.every((one) => one.role !== role || plain(one.name) === plain(name)),
  )
  return [...own, ...(kept.length > 0 ? kept : secretaries)]
}

/** Where sections and prose name nobody, those who were told without a day. */
function orThose(sections: Officers, told: Officers): Officers {
  const direct = ({ role }: { readonly role: string }) => role === 'Director'
  return sections.some(direct) || !told.some(direct) ? sections : moreDirectors(sections, told)
}

/** The directors where more of them are told; one who only writes stays as the sections have her. */
function moreDirectors(sections: Officers, told: Officers): Officers {
  const direct = ({ role }: { readonly role: string }) => role === 'Director'
  if (told.filter(direct).length <= sections.filter(direct).length) return sections
  const known = (role: string) => told.some((one) => one.role === role)
  return [...told, ...sections.filter(({ role }) => role !== 'Director' && !known(role))]
}
