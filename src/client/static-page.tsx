import { StrictMode } from 'react'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'

import { App } from './app.tsx'
import { sessionKey } from './features/auth/use-session.ts'

/** `/` is prerendered only for those without a session; the app asks again when it takes over. */
const SIGNED_OUT = { fallback: { [sessionKey]: null } }

/** The app as it stands in a prerendered page: rendered at build, taken over in the browser. */
export function StaticPage({ path }: { path: string }) {
  return (
    <StrictMode>
      <SWRConfig value={path === '/' ? SIGNED_OUT : {}}>
        <Router ssrPath={path} ssrSearch="">
          <App />
        </Router>
      </SWRConfig>
    </StrictMode>
  )
}
