import { classes } from './classes.ts'

/** Variants and sizes of spec §9. */
export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  className?: string | undefined
}

/** The classes of a button, for an anchor or a wouter `Link` that looks like one. */
export function buttonClass({
  variant = 'default',
  size = 'default',
  block,
  className,
}: ButtonLook = {}): string {
  return classes(
    'btn',
    variant !== 'default' && `btn-${variant}`,
    size !== 'default' && `btn-${size}`,
    block && 'btn-block',
    className,
  )
}
