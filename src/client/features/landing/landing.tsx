import { useTitle } from '#client/lib/title.ts'
import { MainRegion } from '#client/ui/main-region.tsx'

import { CallToAction } from './call-to-action.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { Measured } from './measured.tsx'
import { Pricing } from './pricing.tsx'
import { PrivacyTable } from './privacy-table.tsx'
import { Questions } from './questions.tsx'
import { SiteHeader } from './site-header.tsx'

import './landing.css'

/** What a visitor sees. It claims nothing that was not measured and offers nothing that does not work. */
export function Landing() {
  useTitle(null)
  return (
    <>
      <SiteHeader home />
      <MainRegion>
        <Hero />
        <Features />
        <HowItWorks />
        <Measured />
        <Pricing />
        <PrivacyTable />
        <Questions />
        <CallToAction />
      </MainRegion>
      <LandingFooter home />
    </>
  )
}
