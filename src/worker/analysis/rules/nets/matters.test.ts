import { describe, expect, test } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { passagesIn } from '../reading/passages.ts'
import { readingOf } from '../testing/reading-of.ts'
import { FINER, matterOf, NAMED_BY } from './matters.ts'

const OPEN = { cost: 'open', ask: 'open', question: 'open' }

function about(kind: PageKind, text: string): string | undefined {
  const { reading } = readingOf(`[contract-form]\nContract of sale\n[${kind}]\n${text}`, {
    kind: 'contract-form',
    state: 'VIC',
  })
  const passage = passagesIn(reading.doc, [kind]).at(-1)
  return passage && matterOf(passage, OPEN).on
}

describe('words of a matter', () => {
  test.for(Object.entries({ ...NAMED_BY, ...FINER }))(
    'the pattern %s is bounded',
    ([, pattern]) => {
      expect(patternFault(pattern)).toBeNull()
    },
  )

  test.for([
    [
      'owners-corporation-certificate',
      'Endorsement 4: this policy does not answer for water that enters through a roof under repair.',
      ' on insurance',
    ],
    [
      'special-conditions',
      '6. The Buyer pays the whole price at settlement and withholds nothing for foreign resident tax even if no clearance certificate is given.',
      ' on tax that a buyer withholds',
    ],
    [
      'plan',
      'The garage wall of the next house stands over the boundary by 0.12 metre.',
      ' on what stands at a boundary',
    ],
    [
      'annexure',
      'The licence of the boat shed is personal to its holder and cannot be transferred.',
      ' on a licence',
    ],
    [
      'building-permit',
      'A laundry window opens into the pool area and has no screen.',
      ' on the pool and its barrier',
    ],
    [
      'building-report',
      'Roof space over the laundry: could not be inspected.',
      ' on what an inspector did not see',
    ],
    [
      'special-conditions',
      '4. The Vendor holds the grazing permit for the road reserve and will apply for its transfer.',
      ' on what the vendor states or promises',
    ],
  ] satisfies [PageKind, string, string][])('are told apart: %s, %s', ([kind, text, on]) => {
    expect(about(kind, text)).toBe(on)
  })

  test.for([
    ['particulars', 'The buyers take the land as joint tenants.', ' on tenants and possession'],
    [
      'building-report',
      'We were shown in by his sister, who lives here.',
      ' on the state of the buildings',
    ],
    [
      'annexure',
      'The other paragraphs are about a car and are not copied.',
      ' on the state of the buildings',
    ],
    [
      'special-conditions',
      '3. Settlement falls due ten days after that notice.',
      ' on changes to what you buy',
    ],
  ] satisfies [PageKind, string, string][])(
    'are wanted before a matter is told: %s, %s',
    ([kind, text, on]) => {
      expect(about(kind, text)).not.toBe(on)
    },
  )
})
