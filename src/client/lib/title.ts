import { useEffect } from 'react'

const NAME = 'Fineprint'

/** Names the page in the tab and to the screen reader; null is the landing page's own title. */
export function useTitle(page: string | null): void {
  useEffect(() => {
    document.title = titleOf(page)
  }, [page])
}

/** What the tab says. */
export function titleOf(page: string | null): string {
  return page === null ? `${NAME}: know what you are signing` : `${page}: ${NAME}`
}
