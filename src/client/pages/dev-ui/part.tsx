import type { ReactNode } from 'react'

/** One row of the sheet: a name at the left, the part in all its states at the right. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part" aria-label={title}>
      <h2 className="h-xl">{title}</h2>
      <div>{children}</div>
    </section>
  )
}
