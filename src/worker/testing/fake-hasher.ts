import type { PasswordHasher } from '../auth/password-hasher.ts'

export type FakeHasher = PasswordHasher & {
  /** How many keys were derived so far, by either function. */
  readonly count: () => number
}

/** Quick and readable where the real one is slow; counts like it. */
export function fakeHasher(): FakeHasher {
  let count = 0
  return {
    count: () => count,
    async hash(password) {
      count += 1
      return fakeHash(password)
    },
    async verify(password, stored) {
      count += 1
      return stored === fakeHash(password)
    },
  }
}

/** What `fakeHasher` stores for a password. */
export function fakeHash(password: string): string {
  return `fake:${password}`
}
