import type { CompanyExtract } from '../../facts/facts.ts'

/** The names of a company's directors, each once; who is only its secretary is none. */
export function boardOf({ directors }: CompanyExtract): readonly string[] {
  return [...new Set(directors.flatMap(({ name, role }) => (DIRECTOR.test(role) ? [name] : [])))]
}

const DIRECTOR = /^director$/i
