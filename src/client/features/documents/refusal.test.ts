import { expect, test } from 'vitest'

import { UPLOAD_MAX_BYTES } from '#shared/limits.ts'

import { ACCEPT, refusalOf } from './refusal.ts'

const sized = (name: string, size = 1000) => ({ name, size })

test('takes one PDF, DOCX or TXT up to 15 MB, whatever the case of its ending', () => {
  for (const name of ['a.pdf', 'A.PDF', 'a.docx', 'a.txt']) {
    expect(refusalOf([sized(name, UPLOAD_MAX_BYTES)])).toBeNull()
  }
  expect(UPLOAD_MAX_BYTES).toBe(15 * 1024 * 1024)
  expect(Object.values(ACCEPT).flat()).toEqual(['.pdf', '.docx', '.txt'])
})

test('says in one sentence why a file cannot be taken', () => {
  expect(refusalOf([sized('a.pdf'), sized('b.pdf')])).toBe('Please choose one file at a time.')
  expect(refusalOf([sized('plan.heic')])).toContain('“plan.heic” is not a PDF, TXT or DOCX file.')
  expect(refusalOf([sized('old.doc')])).toContain('is not a PDF, TXT or DOCX file.')
  expect(refusalOf([sized('a.pdf', UPLOAD_MAX_BYTES + 1)])).toContain('is larger than 15MB.')
  expect(refusalOf([sized('a.pdf', 0)])).toContain('is empty.')
  expect(refusalOf([])).toContain('No file was chosen.')
})
