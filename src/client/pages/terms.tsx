import { TermsText } from '#client/features/landing/terms.tsx'

/** `/terms`, readable without an account and without scripts. */
export function Terms() {
  return <TermsText />
}
