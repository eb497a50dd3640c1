import { useId, type ComponentProps, type ReactNode } from 'react'

import { classes } from './classes.ts'

type Wiring = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The message beside the field; an empty one counts as none. */
  error?: string | undefined
  className?: string | undefined
}

/** A label, a control and its hint or error, tied together for the screen reader. */
export function Field({
  label,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: (control: Wiring) => ReactNode }) {
  const id = useId()
  const invalid = error !== undefined && error !== ''
  const described = [hint !== undefined && `${id}-hint`, invalid && `${id}-error`].filter(Boolean)
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': invalid || undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {invalid && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** A one-line text field; takes react-hook-form's `register(…)` as it is. */
export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...input} {...control} className="input" />}
    </Field>
  )
}

/** A text field of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea rows={3} {...input} {...control} className="input" />}
    </Field>
  )
}
