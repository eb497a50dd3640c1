import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Concern } from '#shared/report.ts'

import { passageOf, useReportActions } from './report-actions.ts'

/** Opens the document at the words of a finding; nothing where there is no document to open. */
export function ViewInDocument({ concern }: { concern: Concern }) {
  const { show } = useReportActions()
  if (show === null || concern.evidence.length === 0) return null
  return (
    <Button variant="outline" size="sm" onClick={() => show(passageOf(concern))}>
      <Icon name="i-lucide-file-search" /> View in Document
    </Button>
  )
}
