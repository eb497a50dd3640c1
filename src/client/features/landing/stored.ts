/** One kind of thing that is kept. Short and true: each cell is what the code does. */
export type Stored = {
  readonly what: string
  readonly where: string
  readonly howLong: string
  readonly who: string
}

/** Shown on the landing page and on `/privacy`. */
export const STORED: readonly Stored[] = [
  {
    what: 'Your file, its text and the report',
    where: 'File storage, under your account',
    howLong: 'Until you delete the document',
    who: 'Cloudflare',
  },
  {
    what: 'Your notes, and the price and dates you enter',
    where: 'Database',
    howLong: 'Until you delete them or the document',
    who: 'Cloudflare',
  },
  {
    what: 'Your name, email address and a hash of your password',
    where: 'Database',
    howLong: 'As long as the account exists',
    who: 'Cloudflare; MailChannels for mail',
  },
  {
    what: 'That you are signed in',
    where: 'One cookie in your browser; a hash of it in the database',
    howLong: '30 days after your last visit, or until you log out',
    who: 'Cloudflare',
  },
  {
    what: 'Your card',
    where: 'At Stripe; it never reaches us',
    howLong: 'By Stripe’s own rules',
    who: 'Stripe',
  },
  {
    what: 'What you bought and used',
    where: 'Database',
    howLong: 'As long as the account exists',
    who: 'Cloudflare; Stripe for payments',
  },
]
