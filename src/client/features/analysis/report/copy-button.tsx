import { useState } from 'react'

import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'

/** Puts a text on the clipboard, and says so in its own words. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // Not allowed, or no clipboard: the text itself can still be marked and copied.
      setState('failed')
    }
  }
  return (
    <Button
      variant="link"
      size="sm"
      className="copy"
      aria-label={`${LABELS[state]}: ${what}`}
      onClick={() => void copy()}
      onBlur={() => setState('ready')}
    >
      {state === 'copied' ? <Icon name="i-lucide-check" /> : <Icon name="i-lucide-copy" />}{' '}
      <span aria-live="polite">{LABELS[state]}</span>
    </Button>
  )
}

const LABELS = { ready: 'Copy', copied: 'Copied', failed: 'Could not be copied' }
