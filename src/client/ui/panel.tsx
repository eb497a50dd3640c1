import './panel.css'
import { useEffect, useRef, type ComponentProps } from 'react'

import { classes } from './classes.ts'

/**
 * The sheet beside the list of documents. On a phone it stands below the list: when it appears there
 * out of sight, it comes into view.
 */
export function Panel({ className, ...rest }: Omit<ComponentProps<'section'>, 'ref'>) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const top = sheet.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight / 2) sheet.current?.scrollIntoView({ block: 'start' })
  }, [])
  return <section {...rest} ref={sheet} className={classes('panel', className)} />
}
