import { describe, expect, test } from 'vitest'

import { nextAsker, rememberingTexts } from '../wording/wordings.ts'
import { AFFIRMED_PATTERNS } from './reading/affirmed.ts'
import type { Cases, Example } from './cases.ts'
import { concept } from './reading/concepts.ts'
import type { Rule } from './define-rule.ts'
import { RULE_FOLDERS } from './define-rule.ts'
import { rules } from './index.ts'
import { runRules } from './run-rules.ts'
import { patternFault } from '../wording/testing/pattern-fault.ts'
import { readingOf } from './testing/reading-of.ts'
import { TOLD_PATTERNS } from './reading/told-kind.ts'

const ruleFiles = import.meta.glob<{ default: Rule }>('./*/*.rule.ts', { eager: true })
const caseFiles = import.meta.glob<{ default: Cases }>('./*/*.cases.ts', { eager: true })
const sources = import.meta.glob<string>('./*/*.rule.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** A bare answer of a form or an entry of a title may hold no word of what it is about. */
const LEAST_HELD = 0.8

test('the index lists exactly the rules in the folders', () => {
  const inFolders = Object.values(ruleFiles).map((file) => file.default.id)
  expect(rules.map((rule) => rule.id).toSorted()).toEqual(inFolders.toSorted())
})

test.for(Object.entries({ ...AFFIRMED_PATTERNS, ...TOLD_PATTERNS, ...concept }))(
  'the shared pattern %s is bounded',
  ([, pattern]) => {
    expect(patternFault(pattern)).toBeNull()
  },
)

test('a rule replaces only national rules that exist, and only in its own state', () => {
  const known = new Set(rules.map((rule) => rule.id as string))
  for (const rule of rules) {
    for (const id of rule.replaces ?? []) {
      expect(known.has(id), `${rule.id} replaces ${id}`).toBe(true)
      expect(rule.state).not.toBeNull()
    }
  }
  const replacing = rules.find((rule) => (rule.replaces ?? []).length > 0)
  const [id] = replacing?.replaces ?? []
  const { reading } = readingOf('Clause 1', {
    kind: 'special-conditions',
    state: replacing?.state ?? null,
  })
  const asked = runRules(reading, rules).checks.map(({ ruleId }) => ruleId)
  expect(asked).toContain(replacing?.id)
  expect(asked).not.toContain(id)
})

test.for([
  ['title-search', '1 LIMITED TITLE. The boundaries have not been investigated.', 'limited-title'],
  [
    'contract-form',
    'margin scheme will be used in making the taxable supply ☐ NO ☒ yes',
    'margin-scheme',
  ],
] as const)(
  'no national check clears what the form of its state shows: %s, %s',
  ([kind, text, id], { expect }) => {
    const { reading } = readingOf(text, { kind, state: 'NSW' })
    const asked = runRules(reading, rules).checks
    expect(asked.some(({ outcome }) => outcome === 'problem')).toBe(true)
    expect(asked.map(({ ruleId }) => ruleId)).not.toContain(`national/${id}`)
  },
)

describe.for(Object.entries(ruleFiles))('%s', ([path, { default: rule }]) => {
  const examples = caseFiles[path.replace('.rule.ts', '.cases.ts')]?.default
  if (examples === undefined) throw new Error(`${path} has no cases`)

  test('is named by its path and reads the state of its folder', () => {
    expect(`./${rule.id}.rule.ts`).toBe(path)
    const folder = rule.id.split('/')[0]
    expect(rule.state).toBe(Object.entries(RULE_FOLDERS).find(([name]) => name === folder)?.[1])
    const foreign = ('none' in rule.law ? [] : rule.law).filter(
      ({ act }) => rule.state !== null && ![rule.state, 'CTH'].includes(act.jurisdiction),
    )
    expect(foreign).toEqual([])
  })

  test('cites a law or says why there is none', () => {
    expect('none' in rule.law ? rule.law.none.length : rule.law.length).toBeGreaterThan(0)
  })

  test('has enough examples: three wordings, two look-alikes, one clear text', () => {
    expect(examples.flags.length).toBeGreaterThanOrEqual(3)
    expect(examples.passes.length).toBeGreaterThanOrEqual(2)
    expect(examples.clear.length).toBeGreaterThanOrEqual(1)
  })

  test('declares every pattern, and none can run longer than linear time', () => {
    for (const [name, pattern] of Object.entries(rule.patterns)) {
      expect({ [name]: patternFault(pattern) }).toEqual({ [name]: null })
    }
    const check = (sources[path] ?? '').split('  check(')[1] ?? ''
    const inline = [...check.matchAll(/[\w)\]}?$]\/[gimsuyv]{0,4}\.(?:test|exec)\(/g)]
    expect(inline.length, 'patterns used but not declared').toBe(0)
    expect(Object.values(rule.patterns)).toEqual(
      expect.arrayContaining(rule.names === undefined ? [] : [rule.names]),
    )
  })

  test('names the subject that its flagged wordings have in common', () => {
    const { subject } = rule
    if (subject === undefined) return
    expect(patternFault(subject)).toBeNull()
    const held = examples.flags.filter((example) =>
      linesOf(example).some((line) => subject.test(line)),
    )
    expect(held.length / examples.flags.length).toBeGreaterThanOrEqual(LEAST_HELD)
  })

  test('finds with its patterns what they find without a memory of the texts', () => {
    const texts = [...examples.flags, ...examples.passes, ...examples.clear]
      .map((example) => (typeof example === 'string' ? example : example.text))
      .flatMap((text) => [text, ...text.split('\n')])
    const plain = Object.values(rule.patterns).map(({ source, flags }) => new RegExp(source, flags))
    const look = () =>
      texts.map((text) => Object.values(rule.patterns).map((pattern) => pattern.test(text)))
    // The fourth to ask is answered from what the texts were read for.
    const found = rememberingTexts(() =>
      [1, 2, 3, 4].map(() => {
        nextAsker()
        return look()
      }),
    ).at(-1)
    expect(found).toEqual(texts.map((text) => plain.map((pattern) => pattern.test(text))))
  })

  test('speaks plainly', () => {
    for (const message of Object.values(rule.messages)) {
      const words = Object.values(message).join(' ')
      expect(words).not.toMatch(/!|\bdon't buy\b|\bdo not buy\b|\bthe seller\b/i)
    }
  })

  test.for(examples.flags.map((example) => [textOf(example), example] as const))(
    'quotes what is marked: %s',
    ([, example]) => {
      const { finding, check, marks } = answer(rule, examples, example)
      expect(check?.outcome).toBe('problem')
      const quotes = (finding?.spans ?? [])
        .map(({ start, end }) => ({ start, end }))
        .toSorted((a, b) => a.start - b.start || a.end - b.end)
      expect(quotes).toEqual(marks)
      const expected = typeof example === 'string' ? undefined : example.severity
      expect(finding?.severity).toBe(expected ?? finding?.severity)
      // An absence has no words to quote, so it names the parts that were read for it.
      expect((finding?.searched.length ?? 0) + marks.length).toBeGreaterThan(0)
    },
  )

  test.for(examples.passes.map((example) => [textOf(example), example] as const))(
    'is silent on: %s',
    ([, example]) => {
      expect(answer(rule, examples, example).finding).toBeNull()
    },
  )

  test.for(examples.clear.map((example) => [textOf(example), example] as const))(
    'lists as clear: %s',
    ([, example]) => {
      expect(answer(rule, examples, example).check?.outcome).toBe('clear')
    },
  )

  test('has nothing to say about a novel', () => {
    const { finding, check } = answer(
      rule,
      examples,
      '[other] Chapter One\nThe vendor of oranges walked to the flooded river. No deposit was paid.',
    )
    expect(finding).toBeNull()
    expect(check?.outcome).toBe('not-in-document')
  })
})

function answer(rule: Rule, examples: Cases, example: Example) {
  const given = typeof example === 'string' ? { text: example } : example
  const { reading, marks } = readingOf(given.text, {
    kind: examples.in ?? 'special-conditions',
    state: given.state ?? rule.state ?? examples.state ?? 'VIC',
    ...(given.facts === undefined ? {} : { facts: given.facts }),
  })
  const { findings, checks } = runRules(reading, [rule])
  return { finding: findings[0] ?? null, check: checks[0], marks }
}

/** Without the marks, and with the quotes of the reading text. */
function linesOf(example: Example): string[] {
  const text = typeof example === 'string' ? example : example.text
  return text.replaceAll(/[«»]/g, '').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').split('\n')
}

function textOf(example: Example): string {
  const text = typeof example === 'string' ? example : example.text
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 90)
}
