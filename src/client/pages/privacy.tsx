import { PrivacyText } from '#client/features/landing/privacy.tsx'

/** `/privacy`, readable without an account and without scripts. */
export function Privacy() {
  return <PrivacyText />
}
