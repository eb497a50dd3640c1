import { test } from 'vitest'

import { FILE_NAME_MAX_LENGTH } from '#shared/limits.ts'

import { cleanFileName } from './clean-file-name.ts'

test.for([
  ['contract.pdf', 'contract.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Me\\Section 32.pdf', 'Section 32.pdf'],
  ['con\u0000tract\r\n.pdf', 'con tract .pdf'],
  ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
  ['  spaced   out.pdf ', 'spaced out.pdf'],
  ['Vertrag für Müller 合同.pdf', 'Vertrag für Müller 合同.pdf'],
  ['', 'Document.pdf'],
  ['..', 'Document.pdf'],
  ['folder/', 'Document.pdf'],
])('shows %j as %j', ([given, shown], { expect }) => {
  expect(cleanFileName(given ?? '', 'pdf')).toBe(shown)
})

test('cuts a long name before its extension and never inside a character', ({ expect }) => {
  const cut = cleanFileName(`${'🏠'.repeat(400)}.docx`, 'docx')
  expect(Array.from(cut)).toHaveLength(FILE_NAME_MAX_LENGTH)
  expect(cut.endsWith('🏠.docx')).toBe(true)
})
