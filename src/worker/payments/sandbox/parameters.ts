import { Problem } from './problem.ts'

/** What a parameter may be. A nested shape stands for a hash, a shape in a list for a list of it. */
export type Rule =
  | 'text'
  | 'whole'
  | 'flag'
  | 'texts'
  | 'map'
  /** Taken and not looked at. */
  | 'anything'
  | Shape
  | readonly [Shape]
export type Shape = { readonly [name: string]: Rule }

/** Parameters after checking; read them with the helpers below. */
export type Parameters = Readonly<Record<string, unknown>>

/**
 * Decodes `a[b][0][c]=d` and refuses every name that the shape does not have, as Stripe does.
 *
 * @throws Problem
 */
export function readParameters(encoded: URLSearchParams, shape: Shape): Parameters {
  const tree: Tree = {}
  for (const [name, value] of encoded) place(tree, pathOf(name), value)
  return checkHash(tree, shape, '')
}

export function textOf(parameters: Parameters, name: string): string | undefined {
  const value = parameters[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function wholeOf(parameters: Parameters, name: string): number | undefined {
  const value = parameters[name]
  return typeof value === 'number' ? value : undefined
}

export function flagOf(parameters: Parameters, name: string): boolean | undefined {
  const value = parameters[name]
  return typeof value === 'boolean' ? value : undefined
}

export function textsOf(parameters: Parameters, name: string): readonly string[] {
  const value = parameters[name]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export function hashOf(parameters: Parameters, name: string): Parameters {
  const value = parameters[name]
  return isTree(value) ? value : {}
}

export function hashesOf(parameters: Parameters, name: string): readonly Parameters[] {
  const value = parameters[name]
  return Array.isArray(value) ? value.filter(isTree) : []
}

/** @throws Problem when the parameter is not given. */
export function required<Value>(value: Value | undefined, name: string): Value {
  if (value !== undefined) return value
  throw new Problem(400, `Missing required param: ${name}.`, {
    code: 'parameter_missing',
    param: name,
  })
}

type Tree = { [name: string]: string | Tree }

function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function place(tree: Tree, path: readonly string[], value: string): void {
  let node = tree
  for (const [index, step] of path.entries()) {
    const name = step === '' ? String(Object.keys(node).length) : step
    if (index === path.length - 1) node[name] = value
    else {
      const next = node[name]
      const child: Tree = typeof next === 'object' ? next : {}
      node[name] = child
      node = child
    }
  }
}

function checkHash(tree: Tree, shape: Shape, prefix: string): Parameters {
  const checked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(tree)) {
    const param = prefix === '' ? name : `${prefix}[${name}]`
    const rule = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (rule === undefined) {
      // The value is left out: it may be a card number.
      throw new Problem(400, `Received unknown parameter: ${param}`, {
        code: 'parameter_unknown',
        param,
      })
    }
    checked[name] = check(value, rule, param)
  }
  return checked
}

function check(value: string | Tree, rule: Rule, param: string): unknown {
  if (rule === 'anything') return value
  if (typeof rule === 'string' && rule !== 'texts' && rule !== 'map') {
    if (typeof value !== 'string') throw invalid(param, 'Invalid string')
    if (rule === 'whole') {
      if (!/^-?\d+$/.test(value))
        throw invalid(param, 'Invalid integer', 'parameter_invalid_integer')
      return Number(value)
    }
    if (rule === 'flag') {
      if (value !== 'true' && value !== 'false') throw invalid(param, 'Invalid boolean')
      return value === 'true'
    }
    return value
  }
  if (rule === 'map') {
    if (value === '') return {}
    if (!isTree(value)) throw invalid(param, 'Invalid hash')
    for (const item of Object.values(value)) {
      if (typeof item !== 'string') throw invalid(param, 'Metadata values must be strings')
    }
    return value
  }
  if (!isTree(value)) throw invalid(param, 'Invalid hash')
  if (rule === 'texts') {
    return Object.values(value).filter((item): item is string => typeof item === 'string')
  }
  if (isList(rule)) {
    return Object.entries(value).map(([index, item]) => {
      if (!isTree(item)) throw invalid(`${param}[${index}]`, 'Invalid hash')
      return checkHash(item, rule[0], `${param}[${index}]`)
    })
  }
  return checkHash(value, rule as Shape, param) // A list was answered above, so this is a hash.
}

function invalid(param: string, what: string, code?: string): Problem {
  return new Problem(400, `${what}: ${param}`, { param, ...(code ? { code } : {}) })
}

function isList(rule: Rule): rule is readonly [Shape] {
  return Array.isArray(rule)
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
