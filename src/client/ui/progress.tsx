/** The bar of a task with a known share, 0 to 100. `label` names the task. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  const shown = Math.min(100, Math.max(0, percent))
  return (
    <div
      className="progress"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw <progress> each in its own way
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
    >
      <i style={{ width: `${shown}%` }} />
    </div>
  )
}
