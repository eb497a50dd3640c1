import { Icon } from '#client/ui/icon.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Analysis } from '#shared/report.ts'

import { percentOf, type StageLine, stageLines } from './stages.ts'

/** The analysis while it runs; the bar follows the server's stage. */
export function Processing({
  analysis,
  documentName,
  isCutOff = false,
}: {
  analysis: Analysis
  documentName: string
  /** Whether the server cannot be asked at the moment. */
  isCutOff?: boolean
}) {
  const percent = percentOf(analysis)
  const lines = stageLines(analysis)
  return (
    <div className="working">
      <h2>Analyzing Document...</h2>
      <p className="soft working-file">{documentName}</p>
      <Progress percent={percent} label="Analysis" />
      <ol className="stages">
        {lines.map((line) => (
          <Stage key={line.label} line={line} percent={percent} />
        ))}
      </ol>
      <output className="visually-hidden">{announcement(analysis)}</output>
      {/* The line keeps its place while it is empty: nothing moves when the connection comes and goes. */}
      <output className="working-cut t-sm">
        {isCutOff &&
          'Fineprint cannot be reached at the moment. The analysis goes on, and this page catches up by itself.'}
      </output>
      <p className="t-sm soft">
        You can leave this page. The report will be waiting in your documents.
      </p>
    </div>
  )
}

function Stage({ line: { label, is }, percent }: { line: StageLine; percent: number }) {
  switch (is) {
    case 'done':
      return (
        <li className="is-done">
          <Icon name="i-lucide-check" label="Done:" />
          <span>{label}</span>
        </li>
      )
    case 'now':
      return (
        <li className="is-now" aria-current="step">
          <Spinner />
          <span>{label}</span>
          <span className="t num">{percent}%</span>
        </li>
      )
    case 'next':
      return (
        <li>
          <i className="dot" />
          <span>{label}</span>
        </li>
      )
  }
}

/** Told once per stage: a line for every page would drown everything else that is read out. */
function announcement({ stage }: Analysis): string {
  switch (stage) {
    case null:
    case 'queued':
      return 'The analysis is queued.'
    case 'reading':
      return 'Reading the pages.'
    case 'checking':
      return 'Checking against the rules.'
    case 'writing':
      return 'Writing the report.'
  }
}
