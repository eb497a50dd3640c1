import { wordings } from '../../wording/wordings.ts'
import { nameKey } from '../reading/names.ts'

export const COMPANY_NAME_PATTERNS = wordings({
  company: /\b(?:pty|proprietary|ltd|limited|inc|incorporated)\b/i,
  /** What stands behind the name: its number, its role, what it was called before. */
  behind:
    /,? ?\(?\b(?:A\.?[CBR]\.?[NB]\.?(?:N\.?)?\b|as (?:trustee|custodian|agent|mortgagee)|atf|in its|formerly|of (?=\d|level|suite|unit|shop|c\/)).{0,300}/i,
  /** What may stand before it. */
  ahead: /^.{0,60}\b(?:trust|fund|estate),? /i,
})

/**
 * Whether two company names are one: a company is another as soon as one word is. Null where one of
 * them is not a company's whole name.
 */
export function sameCompany(one: string, other: string): boolean | null {
  if (!COMPANY_NAME_PATTERNS.company.test(one) || !COMPANY_NAME_PATTERNS.company.test(other))
    return null
  return wordsOf(one) === wordsOf(other)
}

function wordsOf(name: string): string {
  const own = name
    .replace(COMPANY_NAME_PATTERNS.behind, '')
    .replace(COMPANY_NAME_PATTERNS.ahead, '')
  return nameKey(own).join(' ')
}
