import type { ReactNode } from 'react'

/** A chapter of the landing page: its title and a few words at the left, the matter at the right. */
export function Chapter({
  id,
  title,
  about,
  sunken = false,
  children,
}: {
  id: string
  title: string
  about: ReactNode
  sunken?: boolean
  children: ReactNode
}) {
  return (
    <section className={sunken ? 'chapter is-sunken' : 'chapter'} aria-labelledby={id}>
      <div className="wrap">
        <div className="chapter-head">
          <h2 id={id}>{title}</h2>
          {about}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
