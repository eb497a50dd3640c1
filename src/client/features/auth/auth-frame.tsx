import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { Wordmark } from '#client/ui/logo.tsx'
import { MainRegion } from '#client/ui/main-region.tsx'
import { Quotation } from '#client/ui/quotation.tsx'

import './auth.css'

/** The open book of the auth pages: a quotation at the left, the card at the right. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="auth">
      <header className="auth-side">
        <Link href="/" className="auth-home" aria-label="Fineprint, home">
          <Wordmark large />
        </Link>
        <Quotation
          className="auth-quote"
          page={12}
          where="SC 7.1"
          before="The purchaser consents to"
          quote="the release of the deposit to the vendor forthwith"
          after="upon this contract becoming unconditional…"
          severity="high"
        />
        <p className="auth-line">Know what you are signing.</p>
      </header>
      <MainRegion className="auth-main">
        <div className="auth-card sheet">
          <h1 className="h-xl">{title}</h1>
          {children}
        </div>
      </MainRegion>
    </div>
  )
}
