import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin, ViteDevServer } from 'vite'

import { loadPrerender, type RenderedPage } from './render-page.ts'

/** The pages that are rendered at build, and the file that the Worker or the assets answer with. */
const FILES: Readonly<Record<string, string>> = {
  '/': 'landing.html',
  '/privacy': 'privacy.html',
  '/terms': 'terms.html',
}

const APP_SCRIPT = '<script type="module" src="/src/client/main.tsx"></script>'
const STARTER_SCRIPT = '<script type="module" src="/src/client/starter.ts"></script>'
const NO_SCRIPT = /\s*<noscript>[^]*?<\/noscript>/

/**
 * Renders the static pages with the client's own components into copies of index.html, and the
 * spinner into index.html itself. In development the same happens at each load.
 */
export function staticPages(): Plugin {
  let root = process.cwd()
  let loading: ReturnType<typeof loadPrerender> | undefined
  const prerender = () => (loading ??= loadPrerender(root))
  const pathOf = (id: string) =>
    Object.keys(FILES).find((path) => id === join(root, FILES[path] ?? ''))
  return {
    name: 'fineprint:static-pages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: { index: 'index.html', ...inputsOf(process.cwd()) },
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    resolveId: {
      filter: { id: /\.html$/ },
      handler: (id) => (pathOf(id) === undefined ? null : id),
    },
    load: {
      filter: { id: /\.html$/ },
      async handler(id) {
        const path = pathOf(id)
        if (path === undefined) return null
        const { renderStaticPage } = await prerender()
        return pageHtml(template(root), renderStaticPage(path))
      },
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes('<!--root-->')) return html
        const { renderStaticPage, renderSpinner } = await prerender()
        return html
          .replace('<!--description-->', () => descriptionTag(renderStaticPage('/').description))
          .replace('<!--root-->', () => renderSpinner())
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = developmentPage(request)
        if (path === null) return next()
        renderInDevelopment(server, root, path).then((html) => {
          response.setHeader('Content-Type', 'text/html')
          response.end(html)
        }, next)
      })
    },
  }
}

/** A copy of index.html that holds a rendered page and, instead of the app, the starter. */
export function pageHtml(template: string, { title, description, markup }: RenderedPage): string {
  const insert = (html: string, from: string | RegExp, to: string) => {
    const found = typeof from === 'string' ? html.includes(from) : from.test(html)
    if (!found) throw new Error(`index.html has no ${String(from)}`)
    return html.replace(from, () => to)
  }
  let html = insert(template, /<title>.*<\/title>/, `<title>${title}</title>`)
  html = insert(html, '<!--description-->', descriptionTag(description))
  html = insert(
    html,
    '<div id="root"><!--root--></div>',
    `<div id="root" data-prerendered>${markup}</div>`,
  )
  html = insert(html, NO_SCRIPT, '')
  return insert(html, APP_SCRIPT, STARTER_SCRIPT)
}

function descriptionTag(description: string): string {
  return `<meta name="description" content="${description}" />`
}

function inputsOf(root: string): Record<string, string> {
  return Object.fromEntries(
    Object.values(FILES).map((file) => [file.replace('.html', ''), join(root, file)]),
  )
}

function template(root: string): string {
  return readFileSync(join(root, 'index.html'), 'utf8')
}

/** The page of a request in development, by the same rule as the Worker's; null where it is not one. */
function developmentPage(request: {
  method?: string | undefined
  url?: string | undefined
  headers: { cookie?: string | undefined }
}): string | null {
  const path = request.url?.split('?')[0] ?? ''
  if (request.method !== 'GET' || !(path in FILES)) return null
  const signedIn = /(?:^|;\s*)session=/.test(request.headers.cookie ?? '')
  return path === '/' && signedIn ? null : path
}

async function renderInDevelopment(
  server: ViteDevServer,
  root: string,
  path: string,
): Promise<string> {
  const { renderStaticPage } = await loadPrerender(root)
  return server.transformIndexHtml(path, pageHtml(template(root), renderStaticPage(path)))
}
