import './dev-ui/dev-ui.css'
import { useTitle } from '#client/lib/title.ts'
import { SkipLink, MainRegion } from '#client/ui/main-region.tsx'
import { Wordmark } from '#client/ui/logo.tsx'

import { Buttons } from './dev-ui/buttons.tsx'
import { Fields } from './dev-ui/fields.tsx'
import { Marks } from './dev-ui/marks.tsx'
import { Over } from './dev-ui/over.tsx'
import { Papers } from './dev-ui/papers.tsx'
import { Waits } from './dev-ui/waits.tsx'

/** `/dev/ui`, in local runs only: every part of `ui/` in its variants, sizes and states. */
export function DevUi() {
  useTitle('Parts')
  return (
    <>
      <SkipLink />
      <header className="app-header">
        <div className="wrap">
          <Wordmark />
          <span className="soft t-sm">States and parts</span>
        </div>
      </header>
      <MainRegion className="wrap parts">
        <h1>States and parts</h1>
        <Buttons />
        <Marks />
        <Fields />
        <Waits />
        <Papers />
        <Over />
      </MainRegion>
    </>
  )
}
