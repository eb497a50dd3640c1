import { expect, it } from 'vitest'

import { proveFindings } from './concerns.ts'
import { proveFrom } from './prove.ts'
import { questionsOf } from './questions.ts'
import { contract, findingOf, spanOf } from './testing/material.ts'

const doc = contract()
const spans = [spanOf(doc, 'The vendor may end this contract at any time.')]

type More = { suggestedWording?: string; likeness?: number; severity?: 'medium' }
type Rule = readonly [ruleId: string, question: string, more?: More]

function asked(rules: readonly Rule[]) {
  const findings = rules.map(([ruleId, question, more], index) =>
    findingOf({ ruleId, question, id: `con_${index}`, spans, ...more }),
  )
  return questionsOf(proveFindings(doc, proveFrom(doc), findings, false))
}

it('asks what is of one subject under one number, where the weightiest stands', () => {
  const questions = asked([
    ['national/caveat-on-title', 'What is claimed?'],
    ['national/termites', 'What was treated?'],
    ['national/restrictive-covenant', 'Is the covenant kept?', { suggestedWording: 'A draft.' }],
    ['qld/registered-interest', 'What is owed?'],
  ])
  expect(questions).toMatchObject([
    {
      number: 1,
      text: 'The title: (a) What is claimed? (b) Is the covenant kept? (c) What is owed?',
      suggestedWording: 'A draft.',
    },
    { number: 2, text: 'What was treated?' },
  ])
  expect(questions[0]?.evidence).toHaveLength(3)
})

it.for<readonly [string, Rule[]]>([
  [
    'notices',
    [
      ['national/notice-denied', 'A?'],
      ['national/lot-breach', 'B?'],
    ],
  ],
  [
    'papers',
    [
      ['vic/section-32-late', 'A?'],
      ['qld/prescribed-certificate-missing', 'B?'],
    ],
  ],
  [
    'figures',
    [
      ['national/area-differs', 'A?'],
      ['national/total-wrong', 'B?'],
    ],
  ],
  [
    'conditions',
    [
      ['national/finance-condition-missing', 'A?'],
      ['national/building-pest-condition-missing', 'B?'],
    ],
  ],
])('knows the subject of rules that teach no matter: %s', ([_subject, rules]) => {
  expect(asked(rules)).toHaveLength(1)
})

it('keeps apart what is of different subjects, and of none', () => {
  const texts = asked([
    ['national/termites', 'A?'],
    ['national/example', 'B?'],
    ['national/another', 'C?'],
    ['national/special-levy', 'D?'],
  ]).map(({ text }) => text)
  expect(texts).toEqual(['A?', 'B?', 'C?', 'D?'])
})

it('puts no more than four under one number, and loses none', () => {
  const rules = 'asbestos termites ceiling-low building-defects inspected-repairs'.split(' ')
  const questions = asked(rules.map((name) => [`national/${name}`, `What of ${name}?`] as const))
  expect(questions).toHaveLength(2)
  for (const name of rules) expect(questions.map(({ text }) => text).join()).toContain(name)
})

it('asks for less only where nothing weightier asks for it', () => {
  const easement: Rule = ['national/easement', 'Does any building stand on the easement?']
  const both = asked([
    ['national/encroachment', 'Who let the shed stand on the easement?'],
    easement,
  ])
  expect(both.map(({ text }) => text)).toEqual(['Who let the shed stand on the easement?'])
  expect(
    asked([['national/encroachment', 'Who put the fence there?'], easement])[0]?.text,
  ).toContain('Does any building')
})

it('asks the same of several passages in one question', () => {
  const ofNet = (quoted: string, question: string): Rule => [
    'national/other-adverse-statement',
    `On “${quoted}” (item 3(b) of the report on page 18): ${question}`,
    { likeness: 0.9, severity: 'medium' },
  ]
  const [passages] = asked([
    ofNet('The stumps lean', 'What was repaired?'),
    ofNet('The order stands', 'Is there proof?'),
    ofNet('The floor falls', 'What was repaired?'),
    ofNet('The deck sags', 'What was repaired?'),
  ])
  const at = '(item 3(b) of the report on page 18)'
  expect(passages?.text).toBe(
    `Passages to be explained: (a) On “The stumps lean” ${at}, “The floor falls” ${at} and “The deck sags” ${at}: What was repaired? (b) On “The order stands” ${at}: Is there proof?`,
  )
  expect(passages?.evidence).toHaveLength(4)
})

it('leaves a question out where another asks for all of it and more, whichever stands first', () => {
  const little = [
    'national/flood',
    'Has water ever entered the land or the house, and when?',
  ] as const
  const more = [
    'nt/storm-surge',
    'Has water ever entered the land or house, or closed the road, and when?',
  ] as const
  for (const rules of [
    [little, more],
    [more, little],
  ])
    expect(asked(rules).map(({ text }) => text)).toEqual([more[1]])
})

it('asks two questions that share no more than some words', () => {
  const questions = asked([
    ['national/termites', 'Which treatment was done, by whom and in what year?'],
    ['national/mould', 'Which treatment was done, by whom, and is there a report?'],
  ])
  expect(questions).toHaveLength(2)
})
