import './styles.ts'
import './features/landing/landing.css'

/**
 * All the code that a prerendered page brings. The page is complete without it and its links work;
 * a hand on one of them is the first sign that the app is wanted, and from then on it is fetched.
 */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

for (const sign of SIGNS) addEventListener(sign, bringApp, { passive: true })

function bringApp({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('a[href^="/"]')) return
  for (const sign of SIGNS) removeEventListener(sign, bringApp)
  // Without the app the links go on working as links do.
  import('./main.tsx').catch(() => undefined)
}
