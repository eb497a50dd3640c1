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
  const shape = classes('icon', name, className)
  return label === undefined ? (
    <span className={shape} aria-hidden="true" />
  ) : (
    <span className={shape} role="img" aria-label={label} />
  )
}
