import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import './styles.ts'

import { App, preloadStaticPages } from './app.tsx'
import { StaticPage } from './static-page.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

if (root.dataset['prerendered'] === undefined) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
} else {
  // All of it first, so that the page is taken over in one step and stays as it is.
  await preloadStaticPages()
  hydrateRoot(root, <StaticPage path={window.location.pathname} />)
}
