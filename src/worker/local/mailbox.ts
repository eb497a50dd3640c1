import * as v from 'valibot'

import { newId } from '../db/ids.ts'
import type { Mail } from '../mail/mailer.ts'

const PREFIX = 'local-mailbox/'

/** Keys count down, so that R2's alphabetical list has the newest first. */
const LAST_INSTANT_MS = 9_999_999_999_999

const StoredMail = v.object({
  id: v.string(),
  sentAt: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  links: v.array(v.string()),
})
export type StoredMail = v.InferOutput<typeof StoredMail>

export async function putMail(files: R2Bucket, mail: Mail, now: Date): Promise<void> {
  const countdown = String(LAST_INSTANT_MS - now.getTime()).padStart(13, '0')
  const id = `${countdown}-${newId('mail')}`
  const stored = { id, sentAt: now.toISOString(), ...mail }
  await files.put(`${PREFIX}${id}`, JSON.stringify(stored), { customMetadata: { to: mail.to } })
}

/** Mails never change, so each is fetched once: a script may ask for all of them again and again. */
const alreadyRead = new Map<string, StoredMail>()

export async function readMail(files: R2Bucket, id: string): Promise<StoredMail | null> {
  const known = alreadyRead.get(id)
  if (known) return known
  const object = await files.get(`${PREFIX}${id}`)
  if (!object) return null
  const mail = v.parse(StoredMail, await object.json())
  alreadyRead.set(id, mail)
  return mail
}

/** The newest mails first; only those to one address where `to` is given. */
export async function listMails(
  files: R2Bucket,
  { limit, to }: { readonly limit: number; readonly to: string | null },
): Promise<StoredMail[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await files.list({
      prefix: PREFIX,
      include: ['customMetadata'],
      ...(cursor === undefined ? {} : { cursor }),
    })
    for (const object of page.objects) {
      if (to === null || object.customMetadata?.to === to) ids.push(object.key.slice(PREFIX.length))
    }
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined && ids.length < limit)
  const mails = await Promise.all(ids.slice(0, limit).map((id) => readMail(files, id)))
  return mails.filter((mail) => mail !== null)
}
