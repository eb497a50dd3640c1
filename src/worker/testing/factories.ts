import { env } from 'cloudflare:workers'

import { openSession } from '../auth/sessions.ts'
import { openDatabase } from '../db/for-user.ts'
import { newId } from '../db/ids.ts'
import { analyses, documents, users } from '../db/schema.ts'
import { fakeHash } from './fake-hasher.ts'

/** Made-up people; tests share one storage per file, so each makes its own. */
const FIRST_NAME = 'Imogen'
const LAST_NAME = 'Achterberg'
export const PASSWORD = 'quandong jam'

type NewUser = {
  readonly email?: string
  readonly emailVerifiedAt?: Date | null
  readonly passwordHash?: string
}

/** An account in the database, verified unless told otherwise; its password is `PASSWORD`. */
export async function createUser(given: NewUser = {}) {
  const id = newId('user')
  const user = {
    id,
    email: `${id}@example.com`,
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    passwordHash: fakeHash(PASSWORD),
    emailVerifiedAt: new Date(),
    createdAt: new Date(),
    ...given,
  }
  await openDatabase(env).insert(users).values(user)
  return user
}

/** An account with a live session; send `headers` with a request to be that user. */
export async function signedInUser(now = new Date()) {
  const user = await createUser()
  const { token } = await openSession(openDatabase(env), user.id, now)
  const cookie = `session=${token}`
  return { user, token, cookie, headers: { Cookie: cookie } }
}

/** Rows of a document and its pending analysis, without a file behind them. */
export async function createDocumentRow(userId: string) {
  const database = openDatabase(env)
  const now = new Date()
  const document = {
    id: newId('document'),
    userId,
    originalName: 'contract.pdf',
    format: 'pdf' as const,
    sizeBytes: 1,
    pageCount: 1,
    sha256: crypto.randomUUID(),
    createdAt: now,
  }
  const analysis = {
    id: newId('analysis'),
    documentId: document.id,
    userId,
    createdAt: now,
    updatedAt: now,
  }
  await database.batch([
    database.insert(documents).values(document),
    database.insert(analyses).values(analysis),
  ])
  return { document, analysis }
}
