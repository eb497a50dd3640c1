import { zipSync, zlibSync } from 'fflate'
import { describe, it } from 'vitest'

import { DOCX_MAX_UNPACKED_BYTES } from '#shared/limits.ts'
import { makeDocx, paragraph } from '#worker/testing/make-docx.ts'
import { makePdf, picturePage, textLines } from '#worker/testing/make-pdf.ts'
import { manyPagesPdf } from '#worker/testing/many-pages-pdf.ts'

import { inspectUpload } from './inspect.ts'
import { refusals } from './inspection.ts'

const steady = { now: () => 0, timeoutMs: 20_000 }
const contract = makePdf([{ items: textLines(['The vendor sells the land to the purchaser.']) }])
/** One letter a byte; the decoder of that name would make Windows-1252 of some. */
const latin1 = {
  decode: (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

describe('files that are taken in', () => {
  it('knows each format by its bytes and counts its pages', async ({ expect }) => {
    const text = new TextEncoder().encode('The vendor sells.\fThe purchaser buys.')
    const word = makeDocx(paragraph('The vendor sells.'))
    expect(await inspectUpload(contract, steady)).toEqual({ ok: true, format: 'pdf', pages: 1 })
    expect(await inspectUpload(text, steady)).toEqual({ ok: true, format: 'txt', pages: 2 })
    expect(await inspectUpload(word, steady)).toEqual({ ok: true, format: 'docx', pages: 1 })
  })

  it('takes a contract of which some pages are scans', async ({ expect }) => {
    const mixed = makePdf([picturePage(), { items: textLines(['Words on the second page.']) }])
    expect(await inspectUpload(mixed, steady)).toEqual({ ok: true, format: 'pdf', pages: 2 })
  })

  it('takes a PDF whose cross-reference is wrong but can be found again', async ({ expect }) => {
    const broken = bytesOf(latin1.decode(contract).replace(/startxref\n\d+/u, 'startxref\n7'))
    expect(await inspectUpload(broken, steady)).toEqual({ ok: true, format: 'pdf', pages: 1 })
  })

  it('takes a PDF to which a mail program has added', async ({ expect }) => {
    const longer = bytesOf(
      `${latin1.decode(contract)}${'\r\n-- sent from a gateway --'.repeat(200)}`,
    )
    expect(await inspectUpload(longer, steady)).toEqual({ ok: true, format: 'pdf', pages: 1 })
  })
})

describe('files that are refused', () => {
  it('refuses a file of 0 bytes', async ({ expect }) => {
    expect(await inspectUpload(new Uint8Array(), steady)).toBe(refusals.empty)
  })

  it('refuses other kinds of file, whatever their name says', async ({ expect }) => {
    const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
    const program = Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256)
    const oldWord = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
    expect(await inspectUpload(picture, steady)).toBe(refusals.picture)
    expect(await inspectUpload(program, steady)).toBe(refusals.otherType)
    expect(await inspectUpload(new Uint8Array(2000), steady)).toBe(refusals.otherType)
    expect(await inspectUpload(oldWord, steady)).toBe(refusals.oldWord)
    for (const words of ['{\\rtf1\\ansi The vendor}', '\n<!DOCTYPE html><p>The vendor</p>']) {
      expect(await inspectUpload(bytesOf(words), steady)).toBe(refusals.otherType)
    }
  })

  it('refuses a ZIP that was renamed to .docx', async ({ expect }) => {
    const zip = zipSync({ 'contract.txt': bytesOf('The vendor sells.') })
    expect(await inspectUpload(zip, steady)).toBe(refusals.packed)
  })

  it('refuses a PDF that needs a password', async ({ expect }) => {
    const locked = makePdf([{ items: textLines(['Secret words of the contract.']) }], {
      locked: true,
    })
    expect(await inspectUpload(locked, steady)).toBe(refusals.encrypted)
  })

  it('refuses a PDF that was cut off, also where an earlier version of it ends inside', async ({
    expect,
  }) => {
    const long = manyPagesPdf(12)
    for (const share of [0.1, 0.5, 0.95]) {
      expect(await inspectUpload(long.slice(0, long.length * share), steady)).toBe(
        refusals.cutOffPdf,
      )
    }
    const amended = bytesOf(
      `${latin1.decode(contract)}9 0 obj\n<< /Length 90000 >>\nstream\n${'x'.repeat(5000)}`,
    )
    expect(await inspectUpload(amended, steady)).toBe(refusals.cutOffPdf)
  })

  it('refuses a PDF in which nothing can be found', async ({ expect }) => {
    const noise = bytesOf(
      `%PDF-1.7\n${'nothing of a document '.repeat(40)}\nstartxref\n12\n%%EOF\n`,
    )
    expect(await inspectUpload(noise, steady)).toBe(refusals.damagedPdf)
    const rubbish = bytesOf(`%PDF-1.7\n${'nothing here at all '.repeat(200)}`)
    expect(await inspectUpload(rubbish, steady)).toBe(refusals.damagedPdf)
  })

  it('refuses a PDF that unpacks to gigabytes, without unpacking it', async ({ expect }) => {
    const page = zlibSync(new Uint8Array(60_000_000).fill(0x20))
    const stream = `obj << /Filter /FlateDecode >>\nstream\n${latin1.decode(page)}\nendstream\n`
    const bomb = bytesOf(
      latin1.decode(contract).replace('1 0 obj', () => `9 0 ${stream.repeat(6)}1 0 obj`),
    )
    expect(await inspectUpload(bomb, steady)).toBe(refusals.swollenPdf)
  })

  it('refuses a PDF without a readable word on any page', async ({ expect }) => {
    const scan = makePdf([picturePage(), picturePage(), picturePage()])
    expect(await inspectUpload(scan, steady)).toBe(refusals.pictures)
  })

  it('refuses more pages than it reads', async ({ expect }) => {
    const blank = Array.from({ length: 2001 }, () => ({ items: [] }))
    expect(await inspectUpload(makePdf(blank), steady)).toBe(refusals.tooManyPages)
    const text = bytesOf('words\f'.repeat(2001))
    expect(await inspectUpload(text, steady)).toBe(refusals.tooManyPages)
  })

  it('stops when reading takes too long', async ({ expect }) => {
    let clock = 0
    const slow = { now: () => (clock += 6_000), timeoutMs: 20_000 }
    const scans = makePdf(Array.from({ length: 30 }, () => picturePage()))
    expect(await inspectUpload(scans, slow)).toBe(refusals.tooSlow)
    expect(clock).toBeLessThan(60_000)
  })

  it('refuses a Word file that is damaged or empty', async ({ expect }) => {
    const whole = makeDocx(paragraph('The vendor sells the land. '.repeat(400)))
    const halved = whole.slice(0, whole.length / 2)
    const scrambled = whole.map((byte, i) => (i > 900 && i < 1000 ? byte ^ 0x5a : byte))
    const unclosed = makeDocx('<w:p><w:r><w:t>The vendor')
    expect(await inspectUpload(halved, steady)).toBe(refusals.damagedDocx)
    expect(await inspectUpload(scrambled, steady)).toBe(refusals.damagedDocx)
    expect(await inspectUpload(unclosed, steady)).toBe(refusals.damagedDocx)
    expect(await inspectUpload(makeDocx(paragraph(' ')), steady)).toBe(refusals.noWords)
  })

  it('refuses a Word file with a document type, which could expand', async ({ expect }) => {
    const files = {
      'word/document.xml': bytesOf('<!DOCTYPE a [<!ENTITY b "cccc">]><w:document>&b;</w:document>'),
    }
    expect(await inspectUpload(makeDocx('', { files }), steady)).toBe(refusals.damagedDocx)
  })

  it('refuses a Word file that unpacks to more than the limit, by what its directory says', async ({
    expect,
  }) => {
    const files = { 'word/media/big.bin': new Uint8Array(30_000_000) }
    expect(await inspectUpload(makeDocx(paragraph('Words.'), { files }), steady)).toBe(
      refusals.swollenDocx,
    )
  })

  it('refuses it too where the directory lies, and stops before unpacking it all', async ({
    expect,
  }) => {
    const files = { 'word/media/big.bin': new Uint8Array(DOCX_MAX_UNPACKED_BYTES) }
    const lying = understate(makeDocx(paragraph('Words.'), { files }), DOCX_MAX_UNPACKED_BYTES)
    expect(await inspectUpload(lying, steady)).toBe(refusals.swollenDocx)
  })
})

describe('what a refusal says', () => {
  it('is a sentence that tells what to do and cannot be taken for another answer', ({ expect }) => {
    for (const { message } of Object.values(refusals)) {
      expect(message).toMatch(/^This .+\. [A-Z].+\.$/u)
      expect(message).not.toMatch(/already exists|402/u)
      expect(message.length).toBeLessThan(200)
    }
  })
})

/** Makes the directory say 100 bytes of an entry that is larger. */
function understate(zip: Uint8Array, size: number): Uint8Array {
  const changed = zip.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at + 4 <= changed.length; at += 1) {
    if (view.getUint32(at, true) === size) view.setUint32(at, 100, true)
  }
  return changed
}
