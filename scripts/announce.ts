/** Prints where the app is, and for each outside service whether it is local or real. */
export function announce(origin: string, settings: ReadonlyMap<string, string>): void {
  const has = (...names: string[]) => names.every((name) => settings.get(name))
  const services = [
    ['Mail', has('MAILCHANNELS_API_KEY', 'MAIL_FROM') ? 'MailChannels (real)' : 'local mailbox'],
    ['Payments', has('STRIPE_SECRET_KEY') ? 'Stripe (real)' : 'test payments (local sandbox)'],
    ['Model', 'none: the rules do the analysis'],
    ['Database', 'local (D1)'],
    ['Files', 'local (R2)'],
    ['Queue', 'local (Queues)'],
    ['Credits', 'local (Durable Object)'],
  ] as const
  const lines = [
    '',
    `  Fineprint       ${origin}`,
    `  Local mailbox   ${origin}/dev/mailbox`,
    '',
    ...services.map(([name, where]) => `  ${name.padEnd(14)}  ${where}`),
    '',
  ]
  console.log(lines.join('\n'))
}
