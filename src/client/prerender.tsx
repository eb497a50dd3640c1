import { renderToString } from 'react-dom/server'

import { preloadStaticPages } from './app.tsx'
import { LANDING_DESCRIPTION } from './features/landing/description.ts'
import { titleOf } from './lib/title.ts'
import { StaticPage } from './static-page.tsx'
import { LoadingPage } from './ui/spinner.tsx'

/** What the build puts into the HTML of an address. */
export type RenderedPage = {
  readonly title: string
  readonly description: string
  readonly markup: string
}

/** The pages that can be read before any code of the app has come. */
const STATIC_PAGES: Readonly<Record<string, { title: string | null; description: string }>> = {
  '/': { title: null, description: LANDING_DESCRIPTION },
  '/privacy': {
    title: 'Privacy',
    description: 'What Fineprint stores, where, for how long, and who processes it.',
  },
  '/terms': {
    title: 'Terms',
    description: 'What Fineprint gives you, what it does not, and what it costs.',
  },
}

// Rendering to a string waits for no chunk, and the build lets go of this module once it is loaded.
await preloadStaticPages()

/** Renders one of the static pages as the browser will show it. Runs at build, in Node. */
export function renderStaticPage(path: string): RenderedPage {
  const page = STATIC_PAGES[path]
  if (!page) throw new Error(`${path} is not a static page`)
  return {
    title: titleOf(page.title),
    description: page.description,
    markup: renderToString(<StaticPage path={path} />),
  }
}

/** What stands in every other page until the app has come: the spinner of spec §2. */
export function renderSpinner(): string {
  return renderToString(<LoadingPage />)
}
