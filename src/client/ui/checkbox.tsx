import type { ComponentProps, ReactNode } from 'react'

/**
 * The platform's own checkbox, drawn in ink: label, keyboard and form value come with it.
 * Without visible text give `aria-label`.
 */
export function Checkbox({
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & { label?: ReactNode }) {
  const box = <input {...input} type="checkbox" className="check" />
  return label === undefined ? (
    box
  ) : (
    <label className="check-label">
      {box}
      <span>{label}</span>
    </label>
  )
}
