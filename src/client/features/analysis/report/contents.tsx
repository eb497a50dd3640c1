import { memo, useEffect, useState } from 'react'

export type Chapter = { readonly id: string; readonly label: string; readonly count?: number }

/** The sticky line of contents; the chapter in view is marked. */
export const Contents = memo(function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const here = useChapterInView(chapters)
  return (
    <nav className="contents tabs" aria-label="In this report">
      {chapters.map(({ id, label, count }) => (
        <a key={id} className="tab" href={`#${id}`} aria-current={id === here ? 'true' : undefined}>
          {label}
          {count !== undefined && <span className="n">{count}</span>}
        </a>
      ))}
    </nav>
  )
})

function useChapterInView(chapters: readonly Chapter[]): string | undefined {
  const [here, setHere] = useState(chapters[0]?.id)
  const ids = chapters.map(({ id }) => id).join(' ')
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const first = ids.split(' ').find((id) => inView.has(id))
        if (first !== undefined) setHere(first)
      },
      // A band below the sticky line: the chapter that crosses it is the one being read.
      { rootMargin: '-25% 0px -70% 0px' },
    )
    for (const id of ids.split(' ')) {
      const chapter = document.getElementById(id)
      if (chapter) observer.observe(chapter)
    }
    return () => observer.disconnect()
  }, [ids])
  return here
}
