import { readFileSync } from 'node:fs'

import { test } from 'vitest'

import { loadPrerender } from './render-page.ts'
import { pageHtml } from './static-pages.ts'

const template = readFileSync('index.html', 'utf8')

test('a static page is index.html with its own words and without the app', ({ expect }) => {
  const page = { title: 'A title', description: 'A description', markup: '<h1>$& Words</h1>' }
  const html = pageHtml(template, page)
  expect(html).toContain('<title>A title</title>')
  expect(html).toContain('<meta name="description" content="A description" />')
  expect(html).toContain('<div id="root" data-prerendered><h1>$& Words</h1></div>')
  expect(html).toContain('src="/src/client/starter.ts"')
  expect(html).not.toContain('main.tsx')
  expect(html).not.toContain('noscript')
})

test('a template that lost a place is refused, not filled in half', ({ expect }) => {
  const page = { title: '', description: '', markup: '' }
  expect(() => pageHtml(template.replace('<!--root-->', ''), page)).toThrow('index.html has no')
})

test('the client renders its pages in Node', async ({ expect }) => {
  const { renderStaticPage, renderSpinner } = await loadPrerender(process.cwd())
  expect(renderStaticPage('/').markup).toContain('Know what you are signing')
  expect(renderStaticPage('/privacy').title).toBe('Privacy: Fineprint')
  expect(renderStaticPage('/terms').markup).toContain('<h1>Terms</h1>')
  expect(renderSpinner()).toContain('aria-label="Loading"')
  expect(() => renderStaticPage('/elsewhere')).toThrow('not a static page')
})
