import { matchesOf } from '../wording/matches-of.ts'
import { wordings } from '../wording/wordings.ts'
import { dollarsIn } from './amounts.ts'

/** How accounts, rolls and certificates say that money has not come in. */
export const { OWED, OWED_BEFORE, OWED_AFTER, VALUES } = wordings({
  OWED: /\b(?:arrears?|over-?due|unpaid|outstanding|past due|postponed|deferred|not (?:yet )?(?:been )?paid|owing|owed|(?:brought|carried) forward|(?:earlier|previous|prior|old|opening) balance|(?:still|remains?) (?:to be paid|payable)|balance (?:from|of) (?:last|earlier|previous|prior))\b/i,
  OWED_BEFORE:
    /\b(?:arrears?|over-?due|unpaid|outstanding|past due|postponed|deferred|not (?:yet )?(?:been )?paid|owing|owed|(?:brought|carried) forward|(?:earlier|previous|prior|old|opening) balance|balance (?:from|of) (?:last|earlier|previous|prior))\b[^$.;]{0,60}\$ ?[\d,]{1,12}(?:\.\d\d)?/i,
  OWED_AFTER:
    /\$ ?[\d,]{1,12}(?:\.\d\d)?(?=[^$.;]{0,50}\b(?:in arrears?|behind|over-?due|unpaid|outstanding|past due|not (?:yet )?(?:been )?paid|owing|(?:brought|carried) forward|(?:still|remains?) (?:to be paid|payable))\b)/i,
  VALUES:
    /\b(?:capital|site|land|state|unimproved|net annual|gross rental|rental) val(?:ue|uation)s?\b[^$;]{0,16}\$|\b(?:CIV|SV|NAV|GRV|UCV|AUV|AAV)\b/i,
})

/** The largest sum, in cents, that the words say is owed; 0 where none stands beside them. */
export function owedIn(text: string): number {
  const beside = [...matchesOf(text, OWED_BEFORE), ...matchesOf(text, OWED_AFTER)].flatMap(
    ([words]) => dollarsIn(words),
  )
  if (beside.length > 0) return Math.max(...beside)
  return VALUES.test(text) ? 0 : Math.max(0, ...dollarsIn(text))
}
