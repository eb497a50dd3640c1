import type { Restriction, Severity } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import { dayInWords } from '../money/days.ts'
import type { Easement, Encumbrance, Facts } from '../facts/facts.ts'
import type { Prove } from './prove.ts'
import { entryFate } from '../rules/harmless/entry-fate.ts'
import { severityRank } from '../severity.ts'
import { capitalised } from './capitalised.ts'

type Meaning = {
  readonly riskLevel: Severity
  readonly description: string
  readonly impact: string
}

/** Entries of the title that limit the use of the land; a mortgage or charge is paid out instead. */
const KINDS: readonly (Meaning & { readonly words: RegExp })[] = [
  {
    words: /positive covenant/i,
    riskLevel: 'medium',
    description: 'A duty that binds every owner, such as to keep something up and pay for it.',
    impact:
      'You take over the upkeep, and its cost: read what must be done, how often and by when.',
  },
  {
    words: /covenant|restriction/i,
    riskLevel: 'medium',
    description: 'A promise about the use of the land that binds every owner.',
    impact: 'It can limit what you build, the materials, or the number of dwellings.',
  },
  {
    words: /section 173|\bs\.? ?173|agreement|development approval/i,
    riskLevel: 'medium',
    description: 'An agreement with an authority that stays on the title.',
    impact: 'You take over its duties: read the whole of it.',
  },
  {
    words: /caveat/i,
    riskLevel: 'high',
    description: 'Somebody claims an interest in the land.',
    impact: 'The transfer cannot be registered until it is withdrawn.',
  },
  {
    words: /lease/i,
    riskLevel: 'medium',
    description: 'A lease is registered on the title.',
    impact: 'The tenant stays unless the contract says otherwise.',
  },
  {
    words: /forestry|profit/i,
    riskLevel: 'medium',
    description: 'Others may take timber or other produce from the land.',
    impact: 'You may not use that part as you like, and its holder may enter and work there.',
  },
  {
    words: /\border\b|\bwrit\b/i,
    riskLevel: 'high',
    description: 'A creditor or a court has a hold on the land.',
    impact: 'The land may be sold or the transfer stopped until it is removed.',
  },
  {
    words: /notification|memorial|heritage|management statement|scheme/i,
    riskLevel: 'low',
    description: 'A note of an authority or scheme on the title.',
    impact: 'Read the instrument to see what it asks of an owner.',
  },
]

const BENEFIT: Meaning = {
  riskLevel: 'low',
  description: 'A right or promise over other land that comes with this one.',
  impact: 'It is no limit on this land. Read it to see what the other owners must keep to.',
}

/**
 * Easements, covenants and agreements that burden or benefit the land, worst first; without those
 * that have ended or lie on another lot.
 */
export function restrictionsOf(doc: Doc, prove: Prove, facts: Facts): Restriction[] {
  const reading = { doc, facts }
  const easements = facts.easements.flatMap((fact) =>
    entryFate(reading, { ...fact, value: { number: null } }) === 'ended'
      ? []
      : [easementOf(fact.value, prove(fact.spans))],
  )
  const entries = facts.encumbrances.flatMap((fact) => {
    const fate = entryFate(reading, fact)
    if (fate === 'ended' || fate === 'elsewhere') return []
    return entryOf(fact.value, fate === 'benefit', prove(fact.spans))
  })
  return [...easements, ...entries]
    .filter(({ evidence }) => evidence.length > 0)
    .toSorted((a, b) => severityRank(b.riskLevel) - severityRank(a.riskLevel))
}

function easementOf(easement: Easement, evidence: Restriction['evidence']): Restriction {
  const passage = /carriageway|right of way|\bway\b|access/i.test(easement.purpose)
  return {
    type: typeOf(easement),
    description: easement.description,
    riskLevel: easement.burdens && passage ? 'medium' : 'low',
    impact: impactOf(easement, passage),
    evidence,
  }
}

/** "Easement: drainage", "Easement: footway (benefit)", or no more than that it is one. */
function typeOf({ purpose, burdens }: Easement): string {
  const name = purpose === 'easement' ? 'Easement' : `Easement: ${purpose}`
  return burdens ? name : `${name} (benefit)`
}

function impactOf({ burdens, purpose }: Easement, passage: boolean): string {
  // What a wall of two lots rests on is both owners' right and both owners' duty.
  if (/party wall|cross[- ]easement|\bsupport\b/i.test(purpose))
    return 'You and the neighbour rely on the same wall or support. Neither may weaken it without the other.'
  if (!burdens) return 'It benefits this land. Check that it covers the use you need.'
  if (passage) return 'Others may cross the land. You cannot block or build over the strip.'
  return 'You normally cannot build over the strip without the consent of its owner.'
}

function entryOf(
  entry: Encumbrance,
  isBenefit: boolean,
  evidence: Restriction['evidence'],
): Restriction[] {
  const kind = KINDS.find(({ words }) => words.test(entry.type))
  if (kind === undefined) return []
  const { description, riskLevel, impact } = isBenefit ? BENEFIT : kind
  const name = entry.number === null ? entry.type : `${entry.type} ${entry.number}`
  const registered = entry.date === null ? '' : ` Registered on ${readable(entry.date)}.`
  return [
    {
      type: capitalised(isBenefit ? `${name} (benefit)` : name),
      description: description + registered,
      riskLevel,
      impact,
      evidence,
    },
  ]
}

function readable(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? dayInWords(date) : date
}
