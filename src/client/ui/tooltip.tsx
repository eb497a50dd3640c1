import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import { useState, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

/** Spec §9: open after 700 ms, at once when another one closed less than 300 ms ago, 4 px off. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300
const OFFSET_PX = 4

let lastClosedAt = Number.NEGATIVE_INFINITY

/** A few words about the control it wraps; never the only place where something is said. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  const [openDelayMs, setOpenDelayMs] = useState(OPEN_DELAY_MS)
  return (
    <Ark.Root
      openDelay={openDelayMs}
      closeDelay={0}
      positioning={{ placement: 'top', offset: { mainAxis: OFFSET_PX } }}
      onOpenChange={({ open }) => {
        if (!open) lastClosedAt = performance.now()
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger
        asChild
        onPointerEnter={() => {
          const soon = performance.now() - lastClosedAt < SKIP_DELAY_MS
          // The machine reads the delay on the pointer's next move, so it must stand by then.
          flushSync(() => setOpenDelayMs(soon ? 0 : OPEN_DELAY_MS))
        }}
      >
        {children}
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className="tip">{text}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
