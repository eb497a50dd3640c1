import { describe, it } from 'vitest'

import { extractSource } from '../extract.ts'
import { decodeText } from './decode-text.ts'
import { readTxt } from './read-txt.ts'

const words = 'The vendor’s price – “as agreed” – is €500,000.'

function utf16(text: string, order: 'little' | 'big', mark: boolean): Uint8Array {
  const marked = mark ? `\ufeff${text}` : text
  const bytes = new Uint8Array(marked.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < marked.length; i += 1)
    view.setUint16(i * 2, marked.charCodeAt(i), order === 'little')
  return bytes
}

describe('decoding', () => {
  it('reads UTF-8 and UTF-16 with and without a byte order mark', ({ expect }) => {
    const encoder = new TextEncoder()
    expect(decodeText(encoder.encode(words))).toBe(words)
    expect(decodeText(encoder.encode(`\ufeff${words}`))).toBe(words)
    for (const order of ['little', 'big'] as const) {
      expect(decodeText(utf16(words, order, true))).toBe(words)
      expect(decodeText(utf16(words, order, false))).toBe(words)
    }
  })

  it('reads Windows-1252', ({ expect }) => {
    const bytes = new Uint8Array([0x76, 0x92, 0x73, 0x20, 0x96, 0x20, 0x80, 0x35, 0x30, 0xe9])
    expect(decodeText(bytes)).toBe('v’s – €50é')
  })

  it('knows zeros and machine code from text', ({ expect }) => {
    expect(decodeText(new Uint8Array(500))).toBeNull()
    expect(decodeText(Uint8Array.from({ length: 512 }, (_, i) => i % 256))).toBeNull()
    expect(decodeText(Uint8Array.from({ length: 512 }, (_, i) => 1 + (i % 255)))).toBeNull()
  })
})

describe('pages and lines', () => {
  it('begins a page at each form feed and drops an empty last one', async ({ expect }) => {
    const bytes = new TextEncoder().encode('One\r\nPage 1 of 2\r\n\fTwo\n\f\n')
    const { pages } = await extractSource(bytes, 'txt')
    expect(pages.map((page) => page.text)).toEqual(['One\nPage 1 of 2', 'Two'])
    expect(pages[0]?.lines.map((line) => line.furniture)).toEqual([false, true])
  })

  it('keeps offsets that lead back to each line and cell', ({ expect }) => {
    const [page] = readTxt('Price      $760,000.00\nDeposit\t$40,000 of which\n').pages
    const cells = page?.lines.map((line) =>
      line.cells?.map((cell) => page.text.slice(cell.start, cell.end)),
    )
    expect(cells).toEqual([
      ['Price', '$760,000.00'],
      ['Deposit', '$40,000 of which'],
    ])
  })

  it('keeps a currency sign with its amount, however wide the gap', ({ expect }) => {
    const [page] = readTxt('(b) Reach Water      $   312.40     nil\nBalance   $\n').pages
    const cells = page?.lines.map((line) =>
      line.cells?.map((cell) => page.text.slice(cell.start, cell.end)),
    )
    expect(cells).toEqual([
      ['(b) Reach Water', '$ 312.40', 'nil'],
      ['Balance', '$'],
    ])
  })

  it('keeps a box that is drawn wide in one piece with its label', ({ expect }) => {
    const [page] = readTxt(
      'GST      [   ] plus GST     [ X ] margin scheme\nLoan [    ] General condition 20 applies\n(   ) comply     (X) do not comply\n',
    ).pages
    expect(page?.text).toBe(
      'GST\t[ ] plus GST\t[ X ] margin scheme\nLoan\t[ ] General condition 20 applies\n( ) comply\t(X) do not comply',
    )
  })

  it('goes on in a cell with the lines that are set under it', ({ expect }) => {
    const [page] = readTxt(
      [
        'Deposit            A deposit of $40,000.00',
        '                   to be held by the agent',
        'Property Chattels  All blinds',
      ].join('\n'),
    ).pages
    expect(page?.text).toBe(
      'Deposit\tA deposit of $40,000.00 to be held by the agent\nProperty Chattels\tAll blinds',
    )
  })

  it('begins a block at a blank line, an indent or a clause, and not inside a paragraph', ({
    expect,
  }) => {
    const [page] = readTxt(
      [
        '     CONDITIONS',
        '',
        '1. The vendor must give',
        '   possession within',
        '   48 hours of settlement.',
        '2. No more.',
      ].join('\n'),
    ).pages
    expect(page?.lines.map((line) => line.startsBlock)).toEqual([true, true, false, false, true])
    expect(page?.text.startsWith('CONDITIONS\n1. The vendor')).toBe(true)
  })

  it('takes each line of a file without hard line ends as a paragraph', ({ expect }) => {
    const [page] = readTxt(`${'long words '.repeat(20)}\nNext paragraph\n`).pages
    expect(page?.lines.map((line) => line.startsBlock)).toEqual([true, true])
  })
})
