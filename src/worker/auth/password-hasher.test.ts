import { describe, test } from 'vitest'

import { scryptHasher } from './password-hasher.ts'

describe('scryptHasher', () => {
  test('knows the password it hashed and no other', async ({ expect }) => {
    const stored = await scryptHasher.hash('quandong jam')
    expect(await scryptHasher.verify('quandong jam', stored)).toBe(true)
    expect(await scryptHasher.verify('quandong jam ', stored)).toBe(false)
  })

  test('salts: the same password is never stored alike, nor readably', async ({ expect }) => {
    const [one, two] = [await scryptHasher.hash('quandong'), await scryptHasher.hash('quandong')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
    expect(one).not.toContain('quandong')
  })

  test('takes a letter and its accent for the letter with the accent', async ({ expect }) => {
    const stored = await scryptHasher.hash('caf\u00e9 au lait')
    expect(await scryptHasher.verify('cafe\u0301 au lait', stored)).toBe(true)
  })

  test('answers false where there is no account, whatever is typed', async ({ expect }) => {
    expect(await scryptHasher.verify('', null)).toBe(false)
    expect(await scryptHasher.verify('quandong', null)).toBe(false)
  })

  test('refuses to compare with something that is not one of its hashes', async ({ expect }) => {
    await expect(scryptHasher.verify('quandong', 'plain text')).rejects.toThrow('known form')
  })
})
