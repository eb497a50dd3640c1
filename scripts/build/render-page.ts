import { runnerImport, type Plugin } from 'vite'

/** The module of src/client that renders at build; `src/client/prerender.tsx` declares the same. */
type Prerender = {
  readonly renderStaticPage: (path: string) => RenderedPage
  readonly renderSpinner: () => string
}

export type RenderedPage = {
  readonly title: string
  readonly description: string
  readonly markup: string
}

/** Loads the client's own components into Node, the ones that the browser is given. */
export async function loadPrerender(root: string): Promise<Prerender> {
  const { module } = await runnerImport<Prerender>('/src/client/prerender.tsx', {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles()],
    // No page of local runs is prerendered.
    define: { __LOCAL_BUILD__: 'false' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  })
  return module
}

/** Markup needs no styles: they come with the page's own link. */
function withoutStyles(): Plugin {
  const NOTHING = '\0nothing'
  return {
    name: 'fineprint:without-styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.css') ? NOTHING : null),
    load: (id) => (id === NOTHING ? '' : null),
  }
}
