import type { ComponentProps } from 'react'

import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Shows a spinner and ignores presses, but keeps its place in the tab order. */
    pending?: boolean | undefined
  }

/** A button; `type` is `button` unless said otherwise, so that it never submits by accident. */
export function Button({
  variant,
  size,
  block,
  className,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, given above
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
