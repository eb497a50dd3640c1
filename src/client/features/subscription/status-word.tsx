import { Icon } from '#client/ui/icon.tsx'

import type { PlanTone } from './plan-state.ts'

/** A status by icon, word and colour: colour never speaks alone. */
export function StatusWord({ tone, word }: { tone: PlanTone; word: string }) {
  return (
    <span className={`sub-status sub-status-${tone}`}>
      <ToneIcon tone={tone} /> {word}
    </span>
  )
}

function ToneIcon({ tone }: { tone: PlanTone }) {
  switch (tone) {
    case 'active':
      return <Icon name="i-lucide-circle-check" />
    case 'pending':
      return <Icon name="i-lucide-clock" />
    case 'cancelled':
      return <Icon name="i-lucide-circle-x" />
    case 'consumed':
      return <Icon name="i-lucide-circle-dot-dashed" />
  }
}
