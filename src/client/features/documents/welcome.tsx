import './documents.css'
import '#client/ui/panel.css'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'

import { ReportDrawing } from './paper-drawing.tsx'

/** The right side while nothing is chosen. */
export function Welcome({
  hasDocuments,
  onUpload,
}: {
  hasDocuments: boolean
  onUpload: () => void
}) {
  return (
    <section className="panel panel-welcome">
      <div className="empty">
        <ReportDrawing />
        <h2 className="h-lg">
          {hasDocuments ? 'Choose a document to read its report' : 'Upload a document to begin'}
        </h2>
        <p>
          {hasDocuments ? 'Or upload another: ' : ''}
          {hasDocuments ? 'a' : 'A'} contract of sale, a section 32 statement, a disclosure
          statement.
        </p>
        <Button onClick={onUpload}>
          <Icon name="i-lucide-upload" /> Upload a document
        </Button>
      </div>
    </section>
  )
}
