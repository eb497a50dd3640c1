const LINES = {
  arrow: 'M44 4v16h16M32 60V36M22 46l10-10 10 10',
  written: 'M44 4v16h16M14 34h36M14 43h36M14 52h36M14 61h22',
} as const

/** A sheet with its corner turned: waiting for a file, or holding one. */
export function PaperDrawing({ kind }: { kind: keyof typeof LINES }) {
  return (
    <svg
      className="paper-mark"
      viewBox="0 0 64 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path className="paper-fill" d="M4 4h40l16 16v56H4Z" />
      <path d={LINES[kind]} />
    </svg>
  )
}

/** A sheet with a margin and marks in it: a report to choose. */
export function ReportDrawing() {
  return (
    <svg
      className="paper-mark"
      viewBox="0 0 64 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path className="paper-fill" d="M2 4h60v72H2Z" />
      <path d="M12 20h24M16 29h20M12 38h24M12 47h18M12 56h24" />
      <path className="paper-accent" d="M44 18v44M50 24h6M50 38h6M50 52h6" />
    </svg>
  )
}
