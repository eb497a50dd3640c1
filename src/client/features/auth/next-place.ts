/** The sign-in page's address, which leads back to this place after a sign-in. */
export function signInThenHere({ pathname, search, hash }: Location): string {
  const here = pathname + search + hash
  return here === '/' ? '/login' : `/login?next=${encodeURIComponent(here)}`
}

/** Where a sign-in leads: to the place it was asked for at, else to / (spec §2). Never off our site. */
export function nextPlace({ search, origin }: Location): string {
  const next = new URLSearchParams(search).get('next')
  if (next === null || !URL.canParse(next, origin)) return '/'
  const { origin: at, pathname, search: query, hash } = new URL(next, origin)
  return at === origin && next.startsWith('/') && pathname !== '/login'
    ? pathname + query + hash
    : '/'
}
