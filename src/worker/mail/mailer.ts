/** One mail to one person. `links` are the addresses in it, for the local mailbox. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
}

export type SendResult =
  | { readonly sent: true }
  | {
      readonly sent: false
      readonly reason: 'not-configured' | 'refused' | 'timed-out'
      /** The provider's status where it gave one. */
      readonly statusCode?: number
    }

export type Mailer = {
  readonly kind: 'mailchannels' | 'local-mailbox' | 'none'
  readonly send: (mail: Mail) => Promise<SendResult>
}
