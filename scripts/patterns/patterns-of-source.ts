import { globSync, readFileSync } from 'node:fs'

import { parseSync, Visitor } from 'oxc-parser'

/** A pattern and where it stands. */
export type Placed = { readonly pattern: RegExp; readonly place: string }

/** Every pattern that is written as a literal in the sources below a folder, but for tests and cases. */
export function literalsBelow(folder: string): Placed[] {
  return filesBelow(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const found: Placed[] = []
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const line = source.slice(0, node.start).split('\n').length
        const { pattern, flags } = node.regex
        found.push({ pattern: new RegExp(pattern, flags), place: `${file}:${line}` })
      },
    })
    visitor.visit(parseSync(file, source).program)
    return found
  })
}

/**
 * Every pattern that the modules below a folder put together as they are loaded. They are loaded by this
 * call, with a constructor in the place of `RegExp` that remembers what it made.
 */
export async function builtBelow(folder: string): Promise<Placed[]> {
  const found: Placed[] = []
  const original = globalThis.RegExp
  let place = ''
  globalThis.RegExp = new Proxy(original, {
    construct(target, given: [string | RegExp, string?]) {
      const pattern = new target(...given)
      found.push({ pattern, place })
      return pattern
    },
  })
  try {
    for (const file of filesBelow(folder)) {
      place = file
      // Vite is not to look for what it could be.
      await import(/* @vite-ignore */ `../../${file}`)
    }
  } finally {
    globalThis.RegExp = original
  }
  return found
}

function filesBelow(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`).filter(
    (file) => !/\.(?:test|cases|d)\.tsx?$/.test(file),
  )
}
