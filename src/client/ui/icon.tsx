import { classes } from './classes.ts'

/**
 * A Lucide icon, drawn by UnoCSS from its class. Write the whole name as a literal
 * (`name="i-lucide-x"`): the build finds icons by reading the source. Decorative unless `label` is given.
 */
export function Icon({
  name,
  label,
  className,
}: {
  name: `i-lucide-${string}`
  label?: string
  className?: string
}) {
  return (
    <>
      <span className={classes('icon', name, className)} aria-hidden="true" />
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </>
  )
}
