const READY_ICON = '/favicon-ready.svg'

type Kept = { readonly title: string; readonly icon: string | null }

/** What stood in the tab before the signal; null while there is none. */
let before: Kept | null = null

/**
 * Tells of the end of a run in the tab of somebody who is elsewhere: in its title, and for a report
 * by a mark on its icon. Both go back as soon as the tab is looked at.
 */
export function signalEnd(outcome: 'ready' | 'failed'): void {
  if (document.visibilityState === 'visible') return
  // The page names itself when its report arrives; the signal stands above that name.
  setTimeout(() => show(outcome), 0)
}

function show(outcome: 'ready' | 'failed'): void {
  if (document.visibilityState === 'visible') return
  const icon = iconLink()
  before ??= { title: document.title, icon: icon?.getAttribute('href') ?? null }
  document.title = outcome === 'ready' ? '● Report ready: Fineprint' : 'Analysis failed: Fineprint'
  if (outcome === 'ready') icon?.setAttribute('href', READY_ICON)
  document.addEventListener('visibilitychange', restore)
}

function restore(): void {
  if (document.visibilityState !== 'visible' || before === null) return
  document.removeEventListener('visibilitychange', restore)
  document.title = before.title
  if (before.icon !== null) iconLink()?.setAttribute('href', before.icon)
  before = null
}

function iconLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel="icon"]')
}
