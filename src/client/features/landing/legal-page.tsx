import type { ReactNode } from 'react'

import { useTitle } from '#client/lib/title.ts'
import { MainRegion } from '#client/ui/main-region.tsx'

import { LandingFooter } from './landing-footer.tsx'
import { SiteHeader } from './site-header.tsx'

import './landing.css'

/** Who runs this site, in one line with a way to reach them; set at build (README.md). */
const OPERATOR: string | undefined = import.meta.env['VITE_OPERATOR']

/** The frame of `/privacy` and `/terms`. */
export function LegalPage({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  useTitle(title)
  return (
    <>
      <SiteHeader />
      <MainRegion className="wrap legal">
        <header className="legal-head">
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        {children}
        <LegalPart title="Who runs this site">
          <p>
            {OPERATOR ??
              'This copy of Fineprint names nobody: it runs for trying it out. A copy that is open to the public names its operator here.'}
          </p>
        </LegalPart>
      </MainRegion>
      <LandingFooter />
    </>
  )
}

/** One part: its title in the margin, its text beside it. */
export function LegalPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="legal-part">
      <h2>{title}</h2>
      <div className="legal-text">{children}</div>
    </section>
  )
}
