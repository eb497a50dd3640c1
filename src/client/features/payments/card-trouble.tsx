import './card-form.css'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** In place of the form where there can be none: why, and what can be done. */
export function CardTrouble({
  sentence,
  onRetry,
  onCancel,
  cancelLabel = 'Cancel Payment',
}: {
  sentence: string
  /** Left out where trying again cannot help. */
  onRetry?: () => void
  onCancel: () => void
  cancelLabel?: string | undefined
}) {
  return (
    <div className="card-trouble">
      <p role="alert">
        <Icon name="i-lucide-triangle-alert" /> <span>{sentence}</span>
      </p>
      <p className="soft">Nothing was charged.</p>
      <div className="btn-row">
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            Try Again
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  )
}

/** While the provider's code is on its way: the frame of the form, and a way out. */
export function CardWaiting({
  onCancel,
  cancelLabel = 'Cancel Payment',
}: {
  onCancel: () => void
  cancelLabel?: string | undefined
}) {
  return (
    <div className="card-form">
      <div className="embed">
        <CardSkeleton />
      </div>
      <div className="embed-foot is-end">
        <Button variant="link" size="sm" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  )
}

/** The shape of the fields that are coming. */
export function CardSkeleton() {
  return (
    <div className="embed-wait" aria-busy="true">
      <span className="visually-hidden">Loading the card form</span>
      <Skeleton />
      <div className="field-row">
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  )
}
