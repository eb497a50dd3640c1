import type { ReactNode } from 'react'

/** A chapter's title in four columns, a sentence about it in eight. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {children !== undefined && <p className="soft measure">{children}</p>}
    </div>
  )
}
