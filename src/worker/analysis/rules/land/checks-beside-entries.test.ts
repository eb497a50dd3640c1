import { expect, test } from 'vitest'

import type { StateCode } from '#shared/report.ts'

import { recogniseFacts } from '../../facts/recognise-facts.ts'
import { docOf } from '../../segment/doc-of.ts'
import easement from '../national/easement.rule.ts'
import registeredRight from '../national/registered-right.rule.ts'
import sewerOnLand from '../national/sewer-on-land.rule.ts'
import { runRules } from '../run-rules.ts'
import tasmanianInterest from '../tas/registered-interest.rule.ts'
import westernInterest from '../wa/registered-interest.rule.ts'

function checkOf(id: string, text: string, state: StateCode) {
  const doc = docOf(text, { state })
  const rules = [easement, registeredRight, sewerOnLand, tasmanianInterest, westernInterest]
  const { checks } = runRules({ doc, facts: recogniseFacts(doc) }, rules)
  return checks.find(({ ruleId }) => ruleId === id)
}

test.for([
  [
    'VIC',
    'PLAN OF SUBDIVISION PS401377B\n\nLot 57\n\nE-1\tDrainage & Sewerage\t2.00\tThis plan\tShire of Wattlemere',
  ],
  [
    'SA',
    'REGISTER SEARCH PLUS (CT 6044/318)\n\nSUBJECT TO EASEMENT(S) OVER THE LAND MARKED E FOR SEWERAGE PURPOSES TO THE SOUTH AUSTRALIAN WATER CORPORATION (TG 5510442)',
  ],
  [
    'QLD',
    'CURRENT TITLE SEARCH\n\nEASEMENTS, ENCUMBRANCES AND INTERESTS\n\n2. EASEMENT IN GROSS No 705220418 14/02/2002 burdening the land TO TAMBER REGIONAL COUNCIL over EASEMENT D ON SP162907 (sewer)',
  ],
] as const)('no check of sewers is clear beside an easement for one: %s', ([state, text]) => {
  expect(checkOf('national/sewer-on-land', text, state)).toMatchObject({ outcome: 'problem' })
})

test.for([
  [
    'TAS',
    'RESULT OF SEARCH\n\nSCHEDULE 2\n\nD741903 FORESTRY RIGHT (profit a prendre) to Highfern Plantations Pty Ltd, expiring 30-Jun-2044',
  ],
  [
    'WA',
    'RECORD OF CERTIFICATE OF TITLE 2307 415\n\nSECOND SCHEDULE\n\n6. *P119093 PROPERTY (SEIZURE AND SALE) ORDER. MAGISTRATES COURT PERTH 4471/2026. REGISTERED 31/8/2026.',
  ],
] as const)(
  "no check of rights is clear beside what the state's own tells: %s",
  ([state, text]) => {
    expect(checkOf('national/registered-right', text, state)).toMatchObject({ outcome: 'problem' })
  },
)

test('the check of easements does not say that none was found where the report lists one', () => {
  const burden =
    'TITLE SEARCH\n\nBlock 4 Section 12 VELDT\n\nEasements shown on DP 5108: electricity easement 2.5 wide along the frontage, clear of the building'
  const benefit =
    'TITLE SEARCH FOLIO: 7/804112\n\nK284410 RIGHT OF FOOTWAY APPURTENANT TO THE LAND ABOVE DESCRIBED AFFECTING THE LAND SHOWN SO BURDENED IN DP 402266'
  for (const [text, state] of [
    [burden, 'ACT'],
    [benefit, 'NSW'],
  ] as const) {
    const check = checkOf('national/easement', text, state)
    expect(check).toMatchObject({ outcome: 'clear' })
    expect(check?.note).not.toContain('No easement')
    expect(check?.spans).not.toEqual([])
  }
})
