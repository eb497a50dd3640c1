import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'

import { classes } from './classes.ts'

export type Tab<Id extends string> = {
  id: Id
  label: ReactNode
  /** Shown in soft ink after the label. */
  count?: number
  content: ReactNode
}

/**
 * Tabs over one region. Uncontrolled unless `value` is given; only the chosen panel is mounted, so
 * that no hidden field answers to a label or to a password manager. `even` shares the width (the auth card).
 */
export function Tabs<Id extends string>({
  tabs,
  value,
  onChange,
  label,
  even = false,
  className,
}: {
  tabs: readonly [Tab<Id>, ...Tab<Id>[]]
  value?: Id
  onChange?: (id: Id) => void
  /** What the tabs are about, for the screen reader. */
  label: string
  even?: boolean
  className?: string
}) {
  return (
    <Ark.Root
      {...(value === undefined ? { defaultValue: tabs[0].id } : { value })}
      onValueChange={(details) => {
        const chosen = tabs.find((tab) => tab.id === details.value)
        if (chosen) onChange?.(chosen.id)
      }}
      lazyMount
      unmountOnExit
      className={className}
    >
      <Ark.List className={classes('tabs', even && 'tabs-even')} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="n">{tab.count}</span>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.id} value={tab.id} className="tab-panel">
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
