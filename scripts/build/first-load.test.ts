import { describe, test } from 'vitest'

import { overspent, spentOn, type BuiltChunk } from './first-load.ts'

const HTML = `
  <script type="module" crossorigin src="/assets/main.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <link rel="stylesheet" crossorigin href="/assets/main.css">`

function chunk(name: string, parts: Partial<BuiltChunk> = {}): BuiltChunk {
  return { fileName: `assets/${name}.js`, code: `${name}()`, imports: [], moduleIds: [], ...parts }
}

describe('the first load', () => {
  test('is what the HTML names, the page, and what these import, each once', ({ expect }) => {
    const page = chunk('dashboard', { imports: ['assets/react.js', 'assets/tabs.js'] })
    const chunks = [
      chunk('main', { imports: ['assets/react.js'] }),
      chunk('react'),
      page,
      chunk('tabs'),
      chunk('viewer'),
    ]
    const { files } = spentOn({ route: 'Dashboard', html: HTML, page, maxBytes: 0 }, chunks)
    expect(files.map(({ name }) => name)).toEqual([
      'assets/main.js',
      'assets/react.js',
      'assets/dashboard.js',
      'assets/tabs.js',
    ])
  })

  test('may not exceed its budget, counted in gzip', ({ expect }) => {
    const chunks = [chunk('main', { code: 'a'.repeat(100_000) }), chunk('react')]
    const budget = { route: 'Landing page', html: HTML }
    const { bytes } = spentOn({ ...budget, maxBytes: 0 }, chunks)
    expect(bytes).toBeLessThan(1_000)
    expect(overspent({ ...budget, maxBytes: bytes }, chunks)).toEqual([])
    expect(overspent({ ...budget, maxBytes: bytes - 1 }, chunks)).toHaveLength(1)
  })

  test.for([
    ['the viewer', '/project/src/client/features/viewer/viewer.tsx'],
    ['pdf.js', '/project/node_modules/pdfjs-dist/build/pdf.mjs'],
    ['Stripe', '/project/node_modules/@stripe/stripe-js/dist/pure.mjs'],
    ['ics', '/project/node_modules/ics/index.js'],
  ] as const)('may not hold %s, however small', ([what, moduleId], { expect }) => {
    const chunks = [chunk('main'), chunk('react', { moduleIds: [moduleId] })]
    const complaints = overspent({ route: 'Dashboard', html: HTML, maxBytes: 1e6 }, chunks)
    expect(complaints).toEqual([`Dashboard loads ${what} at once: ${moduleId} in assets/react.js.`])
  })

  test('names files that exist', ({ expect }) => {
    expect(() => spentOn({ route: 'Dashboard', html: HTML, maxBytes: 0 }, [])).toThrow('main.js')
  })
})
