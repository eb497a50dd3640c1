import type { Settings } from '../env.ts'

/** Where Stripe.js, its frames and its calls live (Stripe's integration security guide). */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
}
const NO_STRIPE: typeof STRIPE = { script: [], frame: [], connect: [], image: [] }

/**
 * The policy of every page and answer: code, styles and fonts of our own origin, nothing inline,
 * nothing evaluated. React and Ark UI set styles through the DOM, which no policy forbids.
 *
 * @param devServer Vite's development server puts inline scripts and styles into its pages.
 */
export function contentSecurityPolicy(
  settings: Pick<Settings, 'STRIPE_SECRET_KEY'>,
  devServer: boolean,
): string {
  const stripe = settings.STRIPE_SECRET_KEY ? STRIPE : NO_STRIPE
  const inline = devServer ? ["'unsafe-inline'"] : []
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...stripe.script],
    'style-src': ["'self'", ...inline],
    'img-src': ["'self'", 'data:', 'blob:', ...stripe.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(devServer ? ['ws:'] : []), ...stripe.connect],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': stripe.frame.length > 0 ? stripe.frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
