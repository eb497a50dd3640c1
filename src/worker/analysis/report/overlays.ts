import type { Overlay, StateCode } from '#shared/report.ts'

import type { Facts, PlanningOverlay } from '../facts/facts.ts'
import { constraintOf } from './planning/constraint-words.ts'
import type { PlanningEntry } from './planning/planning-entry.ts'
import { saOverlay } from './planning/sa-overlays.ts'
import { VIC_OVERLAYS } from './planning/vic-overlays.ts'
import type { Prove } from './prove.ts'
import { severityRank } from '../severity.ts'

/** Planning controls on the land, worst first, with what the council asks for. */
export function overlaysOf(state: StateCode | null, prove: Prove, facts: Facts): Overlay[] {
  return facts.overlays
    .map(({ value, spans }) => ({ value, evidence: prove(spans) }))
    .filter(({ evidence }) => evidence.length > 0)
    .map(({ value, evidence }) => {
      const entry = entryOf(state, value)
      return {
        type: titleOf(value, entry),
        description: entry.meaning,
        councilRules: entry.councilRules,
        riskLevel: entry.riskLevel,
        impact: impactOf(entry),
        evidence,
      }
    })
    .toSorted((a, b) => severityRank(b.riskLevel) - severityRank(a.riskLevel))
}

function entryOf(state: StateCode | null, overlay: PlanningOverlay): PlanningEntry {
  const letters = /^[A-Z]+/.exec(overlay.code.toUpperCase())?.[0] ?? ''
  const name = overlay.name === '' ? overlay.code : overlay.name
  if (state === 'VIC') return VIC_OVERLAYS[letters] ?? constraintOf(name)
  return (state === 'SA' ? saOverlay(name) : null) ?? constraintOf(name)
}

function titleOf({ code, name }: PlanningOverlay, entry: PlanningEntry): string {
  const shown = name === '' ? entry.name : name
  // Overlays that have no code of their own are called by their name once.
  const told = shown.toLowerCase().startsWith(code.toLowerCase())
  return told ? shown : `${shown} (${code})`
}

function impactOf({ riskLevel }: PlanningEntry): string {
  switch (riskLevel) {
    case 'critical':
      return 'It can stop building or take land. Get advice on it at once.'
    case 'high':
      return 'It can add considerable cost to building, extending and insuring.'
    case 'medium':
      return 'Works that you plan may need a permit first. Ask before you rely on them.'
    case 'low':
      return 'It matters only when you develop the land.'
  }
}
