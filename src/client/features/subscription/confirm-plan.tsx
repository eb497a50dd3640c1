import { Button } from '#client/ui/button.tsx'

import type { ConfirmWords } from './confirm-words.ts'

/** The confirmation before a plan is ordered or changed. */
export function ConfirmPlan({
  words,
  sending,
  onConfirm,
  onCancel,
}: {
  words: ConfirmWords
  sending: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  return (
    <>
      <p className="soft">{words.text}</p>
      <dl className="facts">
        {words.terms.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button pending={sending} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </div>
    </>
  )
}
