import type { ReactNode } from 'react'

/** When there is nothing yet: a sheet, one line, the button that changes it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty">
      <PaperMark />
      <h3>{title}</h3>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  )
}

/** A blank sheet with its corner turned. */
export function PaperMark() {
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
      <path d="M44 4v16h16" />
    </svg>
  )
}
