import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'

/** In the place of something that did not load: what it was, and a way to ask again. */
export function LoadFailure({ words, onReload }: { words: string; onReload: () => void }) {
  return (
    <div className="sub-trouble" role="alert">
      <p>
        <Icon name="i-lucide-triangle-alert" /> {words}
      </p>
      <Button variant="outline" size="sm" onClick={onReload}>
        Try Again
      </Button>
    </div>
  )
}
