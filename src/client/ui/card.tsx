import type { ComponentProps } from 'react'

import { classes } from './classes.ts'

/** A thing that can be picked up: a plan, a form, a payment. Everything else takes rules, not boxes. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('card', className)} />
}

/** A sheet of paper on the ground, with its one shadow. */
export function Sheet({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('sheet', className)} />
}
