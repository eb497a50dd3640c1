import { describe, it } from 'vitest'

import { makePdf, picturePage, ruledTable, textLines } from '#worker/testing/make-pdf.ts'
import type { PdfItem, PdfPageSpec } from '#worker/testing/make-pdf.ts'

import type { Source, SourcePage } from '../../source.ts'
import { extractSource } from '../extract.ts'

async function read(...pages: PdfPageSpec[]): Promise<Source> {
  return extractSource(makePdf(pages), 'pdf')
}

async function readPage(
  items: readonly PdfItem[],
  spec: Partial<PdfPageSpec> = {},
): Promise<SourcePage> {
  const { pages } = await read({ ...spec, items })
  const [page] = pages
  if (!page) throw new Error('no page')
  return page
}

function linesOf(page: SourcePage | undefined): string[] {
  return page?.lines.map((line) => page.text.slice(line.start, line.end)) ?? []
}

const LEFT = [
  'The vendor must give the purchaser',
  'a clear title to the land, free from',
  'every mortgage and charge that is',
  'not set out in the schedule to this',
  'contract or created after its date,',
  'and must deliver possession of the',
  'land when the balance is paid.',
]
const RIGHT = [
  'The purchaser must pay the balance',
  'of the price on the settlement date',
  'by electronic transfer to the account',
  'that the vendor nominates in writing,',
  'and bears the duty and the fees for',
  'the lodgment of the transfer and of',
  'any mortgage that it gives.',
]

describe('words and lines', () => {
  it('gives each line its text, its offsets and its box from the top left', async ({ expect }) => {
    const page = await readPage([
      { kind: 'text', x: 60, y: 80, text: 'Contract of Sale', size: 18, font: 'bold' },
      { kind: 'text', x: 60, y: 120, text: 'Vendor: Jane Citizen', size: 10 },
    ])
    expect(page.text).toBe('Contract of Sale\nVendor: Jane Citizen')
    expect(linesOf(page)).toEqual(['Contract of Sale', 'Vendor: Jane Citizen'])
    const [title, vendor] = page.lines
    expect(title).toMatchObject({ bold: true, fontSize: 18, startsBlock: true, cells: null })
    expect(vendor).toMatchObject({ bold: false, fontSize: 10, headingLevel: null })
    expect(vendor?.box?.x).toBeCloseTo(60, 0)
    expect(vendor?.box?.y).toBeCloseTo(112, 0)
    expect(vendor?.box?.height).toBeCloseTo(10, 0)
    expect([page.width, page.height, page.rotation, page.read]).toEqual([595, 842, 0, 'text'])
  })

  it('reads from top to bottom whatever order the file shows things in', async ({ expect }) => {
    const page = await readPage(textLines(['first', 'second', 'third']).toReversed())
    expect(page.text).toBe('first\nsecond\nthird')
  })

  it('sees no blank where letters are only kerned, and one where they stand apart', async ({
    expect,
  }) => {
    const kerned = ['V', 90, 'endor', -30, 's', -280, 'war', 40, 'rant']
    const page = await readPage([{ kind: 'text', x: 60, y: 80, text: '', kerned }])
    expect(page.text).toBe('Vendors warrant')
  })

  it('drops blanks that are written inside a word but cannot be seen', async ({ expect }) => {
    const kerned = ['C ', 270, 'er ', 270, 'tificate of title']
    const page = await readPage([{ kind: 'text', x: 60, y: 80, text: '', kerned }])
    expect(page.text).toBe('Certificate of title')
  })

  it('reads letters set wide apart as words', async ({ expect }) => {
    const page = await readPage([
      { kind: 'text', x: 60, y: 80, text: 'VENDOR STATEMENT', tracking: 4 },
    ])
    expect(page.text).toBe('VENDOR STATEMENT')
  })

  it('reads a word once that is printed twice to look bold', async ({ expect }) => {
    const page = await readPage([
      { kind: 'text', x: 60, y: 80, text: 'Deposit' },
      { kind: 'text', x: 60.3, y: 80, text: 'Deposit' },
    ])
    expect(page.text).toBe('Deposit')
  })

  it('leaves a word cut at a line end for the next stage', async ({ expect }) => {
    const page = await readPage(textLines(['The purchaser acknow-', 'ledges the defect.']))
    expect(page.text).toBe('The purchaser acknow-\nledges the defect.')
  })

  it('begins a block at a gap, an indent and a clause number, not at each line', async ({
    expect,
  }) => {
    const page = await readPage([
      ...textLines([
        '1. The vendor sells the land to the purchaser for the price that is stated above in full.',
        'on the terms of this contract and of the general conditions that are attached to it here.',
        '2. The purchaser pays the deposit to the agent, who holds it as stakeholder for them both.',
      ]),
      ...textLines(['A paragraph after a gap.'], { y: 140 }),
    ])
    expect(page.lines.map((line) => line.startsBlock)).toEqual([true, false, true, true])
  })
})

describe('columns and tables', () => {
  it('reads columns of prose one after the other', async ({ expect }) => {
    const page = await readPage([
      { kind: 'text', x: 60, y: 60, text: 'GENERAL CONDITIONS', font: 'bold' },
      ...textLines(LEFT, { x: 60, y: 90 }),
      ...textLines(RIGHT, { x: 310, y: 92 }),
    ])
    expect(linesOf(page)).toEqual(['GENERAL CONDITIONS', ...LEFT, ...RIGHT])
  })

  it('reads three columns of prose one after the other', async ({ expect }) => {
    const third = LEFT.map((line) => line.toUpperCase())
    const page = await readPage([
      ...textLines(LEFT, { x: 40, size: 8 }),
      ...textLines(RIGHT, { x: 210, size: 8 }),
      ...textLines(third, { x: 380, size: 8 }),
    ])
    expect(linesOf(page)).toEqual([...LEFT, ...RIGHT, ...third])
  })

  it('reads columns whose clause numbers hang out of them', async ({ expect }) => {
    const clause = (number: number): string[] => [
      `must be done for clause ${number} within seven`,
      'days of the contract date, or the other',
      'party may end the contract by notice.',
    ]
    const column = (x: number, from: number, y: number): PdfItem[] =>
      [0, 1, 2].flatMap((i) => [
        { kind: 'text', x, y: y + i * 40, text: `${from}.${i + 1}`, size: 8 } as const,
        ...textLines(clause(from + i), { x: x + 22, y: y + i * 40, size: 8 }),
      ])
    const page = await readPage([
      { kind: 'text', x: 200, y: 60, text: 'STANDARD CONDITIONS OF SALE', font: 'bold' },
      ...column(308, 7, 86),
      ...column(60, 4, 93),
    ])
    const read = (from: number) =>
      [0, 1, 2].flatMap((i) => {
        const [first = '', ...rest] = clause(from + i)
        return [`${from}.${i + 1} ${first}`, ...rest]
      })
    expect(linesOf(page)).toEqual(['STANDARD CONDITIONS OF SALE', ...read(4), ...read(7)])
  })

  it('reads columns whose numbers leave hardly any gutter', async ({ expect }) => {
    const page = await readPage([
      ...textLines(LEFT, { x: 60, y: 90, size: 9 }),
      ...RIGHT.flatMap((text, i): PdfItem[] => [
        ...textLines([`${i + 8}.`], { x: i < 2 ? 214 : 209.5, y: 90 + i * 10.8, size: 9 }),
        ...textLines([text], { x: 226, y: 90 + i * 10.8, size: 9 }),
      ]),
    ])
    expect(linesOf(page)).toEqual([...LEFT, ...RIGHT.map((text, i) => `${i + 8}. ${text}`)])
  })

  it('reads a list of terms within a column, and a running head over both', async ({ expect }) => {
    const meanings = Array.from({ length: 7 }, (_, i) => [
      `a sum that must be paid on day ${i}`,
      'of the month by the purchaser.',
    ])
    const terms = meanings.flatMap((lines, i): PdfItem[] => [
      ...textLines([`term ${i}`], { x: 60, y: 90 + i * 26, size: 8 }),
      ...textLines(lines, { x: 110, y: 90 + i * 26, size: 8 }),
    ])
    const right = [...RIGHT, ...LEFT, ...RIGHT]
    const page = await readPage([
      { kind: 'text', x: 60, y: 40, text: 'Contract for land', size: 8 },
      { kind: 'text', x: 380, y: 40, text: 'TERMS OF CONTRACT', size: 8 },
      ...terms,
      ...textLines(right, { x: 270, y: 87, size: 8 }),
    ])
    expect(linesOf(page)).toEqual([
      'Contract for land\tTERMS OF CONTRACT',
      ...meanings.map((lines, i) => `term ${i}\t${lines.join(' ')}`),
      ...right,
    ])
  })

  it('keeps the rows of a table whose cells are prose', async ({ expect }) => {
    const rows = [0, 1, 2, 3, 4]
    const items = rows.flatMap((i) => [
      ...textLines(
        [`The roof of building ${i} leaks in heavy`, 'rain at the valley and the flashing.'],
        {
          x: 60,
          y: 90 + i * 36,
          size: 8,
        },
      ),
      ...textLines(
        [`Have a plumber look at roof ${i} before`, 'the end of the cooling-off period.'],
        {
          x: 310,
          y: 90 + i * 36,
          size: 8,
        },
      ),
    ])
    const page = await readPage(items)
    expect(linesOf(page)).toEqual(
      rows.flatMap((i) => [
        `The roof of building ${i} leaks in heavy\tHave a plumber look at roof ${i} before`,
        'rain at the valley and the flashing.\tthe end of the cooling-off period.',
      ]),
    )
  })

  it('reads labels with their values beside them row by row', async ({ expect }) => {
    const labels = ['Vendor', 'Purchaser', 'Price', 'Deposit', 'Balance', 'Settlement', 'Chattels']
    const values = [
      'Jane Citizen',
      '(blank)',
      '$815,000',
      '$81,500',
      '$733,500',
      '60 days',
      'Curtains',
    ]
    const page = await readPage([
      ...textLines(labels, { x: 60, pitch: 1.6 }),
      ...textLines(values, { x: 220, pitch: 1.6 }),
    ])
    expect(linesOf(page)).toEqual(labels.map((label, i) => `${label}\t${values[i] ?? ''}`))
    const { cells } = page.lines[2] ?? {}
    expect(cells?.map((cell) => page.text.slice(cell.start, cell.end))).toEqual([
      'Price',
      '$815,000',
    ])
  })

  it('reads a ruled table row by row, wrapped cells whole and blank cells kept', async ({
    expect,
  }) => {
    const { items } = ruledTable(
      [
        ['Authority', 'Amount', 'Notes'],
        ['Sampleton City\nCouncil', '$2,134.00', 'per year, payable in\nfour instalments'],
        ['Water', '', 'not known'],
      ],
      { widths: [130, 90, 150] },
    )
    const page = await readPage(items)
    expect(linesOf(page)).toEqual([
      'Authority\tAmount\tNotes',
      'Sampleton City Council\t$2,134.00\tper year, payable in four instalments',
      'Water\t\tnot known',
    ])
    expect(page.lines.every((line) => line.cells?.length === 3)).toBe(true)
  })

  it('reads a table inside a cell after the row of that cell', async ({ expect }) => {
    const outer = (rows: string[][], y: number) => ruledTable(rows, { y, widths: [60, 400] })
    const first = outer(
      [
        ['5', 'Levies are paid to June.'],
        ['6', 'Insurance:\n\n\n\n\n'],
      ],
      60,
    )
    const inner = ruledTable(
      [
        ['Company', 'Bastion Mutual'],
        ['Amount', '$1,240,000'],
      ],
      {
        x: 150,
        y: first.bottom - 58,
        widths: [100, 150],
      },
    )
    const last = outer([['7', 'No notices are served.']], first.bottom)
    const page = await readPage([...first.items, ...inner.items, ...last.items])
    expect(linesOf(page)).toEqual([
      '5\tLevies are paid to June.',
      '6\tInsurance:',
      'Company\tBastion Mutual',
      'Amount\t$1,240,000',
      '7\tNo notices are served.',
    ])
  })

  it('keeps two small lines beside a large title apart', async ({ expect }) => {
    const page = await readPage([
      { kind: 'text', x: 60, y: 60, text: 'Sampleton Council', size: 16, font: 'bold' },
      { kind: 'text', x: 340, y: 55, text: 'Assessment number 224471-9', size: 8 },
      { kind: 'text', x: 390, y: 65, text: 'Issued 21 July 2026', size: 8 },
    ])
    expect(linesOf(page)).toEqual([
      'Sampleton Council\tAssessment number 224471-9\tIssued 21 July 2026',
    ])
  })

  it('puts the wrapped cells of a table without lines together', async ({ expect }) => {
    const page = await readPage([
      ...textLines(['Item', 'Council'], { x: 60, y: 80, pitch: 2.2 }),
      ...textLines(['Paid until'], { x: 200, y: 80 }),
      ...textLines(['30 September of the', 'current year'], { x: 200, y: 102, pitch: 1.2 }),
      ...textLines(['Water', '31 December'].slice(0, 1), { x: 60, y: 136 }),
      ...textLines(['31 December'], { x: 200, y: 136 }),
    ])
    expect(linesOf(page)).toEqual([
      'Item\tPaid until',
      'Council\t30 September of the current year',
      'Water\t31 December',
    ])
  })

  it('keeps close rows apart where the label of the second had room in the first', async ({
    expect,
  }) => {
    const close = { y: 110, pitch: 1.2 }
    const page = await readPage([
      ...textLines(['Purchaser'], { x: 60, y: 80 }),
      ...textLines(['Ann Grace Pell of 2/18 Munro Avenue, Brinley'], { x: 200, y: 80 }),
      ...textLines(['Price', 'Deposit', 'Balance'], { x: 60, ...close }),
      ...textLines(['$815,000', '$81,500 on signing', '$733,500'], { x: 200, ...close }),
    ])
    expect(linesOf(page)).toEqual([
      'Purchaser\tAnn Grace Pell of 2/18 Munro Avenue, Brinley',
      'Price\t$815,000',
      'Deposit\t$81,500 on signing',
      'Balance\t$733,500',
    ])
  })
})

describe('boxes to tick', () => {
  it('knows the boxes and ticks of the symbol fonts', async ({ expect }) => {
    const page = await readPage([
      { kind: 'text', x: 60, y: 80, text: 'o', font: 'dingbats' },
      { kind: 'text', x: 75, y: 80, text: 'Gas' },
      { kind: 'text', x: 60, y: 100, text: '4', font: 'dingbats' },
      { kind: 'text', x: 75, y: 100, text: 'Water' },
    ])
    expect(page.text).toBe('☐ Gas\n✓ Water')
  })

  it('finds drawn boxes and the cross drawn or typed in them', async ({ expect }) => {
    const box = (y: number): PdfItem => ({ kind: 'box', x: 60, y, width: 9, height: 9 })
    const page = await readPage([
      box(72),
      { kind: 'text', x: 75, y: 80, text: 'Electricity' },
      box(92),
      { kind: 'line', from: [61, 93], to: [68, 100] },
      { kind: 'line', from: [68, 93], to: [61, 100] },
      { kind: 'text', x: 75, y: 100, text: 'Gas supply' },
      box(112),
      { kind: 'text', x: 61.5, y: 119.5, text: 'X', size: 8 },
      { kind: 'text', x: 75, y: 120, text: 'Sewerage' },
    ])
    expect(linesOf(page)).toEqual(['☐ Electricity', '☒ Gas supply', '☒ Sewerage'])
  })

  it('takes the white ground of a box for no mark in it', async ({ expect }) => {
    const box = (y: number): PdfItem[] => [
      { kind: 'box', x: 60, y, width: 9, height: 9, pale: true },
      { kind: 'box', x: 60, y, width: 9, height: 9 },
    ]
    const page = await readPage([
      ...box(72),
      { kind: 'text', x: 75, y: 80, text: 'Electricity' },
      ...box(92),
      { kind: 'line', from: [61, 93], to: [68, 100] },
      { kind: 'text', x: 75, y: 100, text: 'Gas supply' },
    ])
    expect(linesOf(page)).toEqual(['☐ Electricity', '☒ Gas supply'])
  })

  it('puts an answer that fell into the next line back beside its box', async ({ expect }) => {
    const box = (x: number): PdfItem => ({ kind: 'box', x, y: 72, width: 9, height: 9 })
    const page = await readPage([
      { kind: 'text', x: 60, y: 80, text: 'Is an amount withheld from' },
      box(300),
      { kind: 'text', x: 302, y: 79.5, text: 'X', size: 7 },
      box(330),
      { kind: 'text', x: 342, y: 80, text: 'yes, as told' },
      { kind: 'text', x: 60, y: 93, text: 'the price' },
      { kind: 'text', x: 300, y: 93, text: 'NO' },
      { kind: 'text', x: 342, y: 93, text: 'below' },
    ])
    expect(page.text).toContain('☒ NO ☐ yes, as told')
  })

  it('parts words that were set over a box in one go, with the mark in it', async ({ expect }) => {
    const box = (x: number, y: number): PdfItem => ({ kind: 'box', x, y, width: 9, height: 9 })
    const page = await readPage([
      { kind: 'text', x: 72, y: 80, text: '', kerned: ['6 months ', -1200, '12 months'] },
      box(60, 72),
      box(118, 72),
      { kind: 'text', x: 72, y: 100, text: '', kerned: ['Yes ', -200, 'X ', -300, 'No'] },
      box(60, 92),
      box(93, 92),
      { kind: 'text', x: 61, y: 120, text: 'X Other' },
      box(60, 112),
    ])
    expect(linesOf(page)).toEqual(['☐ 6 months ☐ 12 months', '☐ Yes ☒ No', '☒ Other'])
  })

  it('reads the fields of a form that was filled in on a screen', async ({ expect }) => {
    const fields = [
      { x: 60, y: 72, width: 10, height: 10, value: true },
      { x: 60, y: 92, width: 10, height: 10, value: false },
      { x: 140, y: 110, width: 200, height: 14, value: 'Jane Citizen' },
    ]
    const labels: PdfItem[] = [
      { kind: 'text', x: 75, y: 80, text: 'Electricity' },
      { kind: 'text', x: 75, y: 100, text: 'Gas supply' },
      { kind: 'text', x: 60, y: 120, text: 'Vendor' },
    ]
    const page = await readPage(labels, { fields })
    expect(linesOf(page)).toEqual(['☒ Electricity', '☐ Gas supply', 'Vendor\tJane Citizen'])
  })

  it('does not take squares for single letters as boxes to tick', async ({ expect }) => {
    const squares: PdfItem[] = [0, 1, 2, 3].map((i) => ({
      kind: 'box',
      x: 60 + i * 12,
      y: 70,
      width: 12,
      height: 12,
    }))
    const page = await readPage([...squares, ...textLines(['ABN of the vendor'], { y: 100 })])
    expect(page.text).not.toContain('☐')
  })
})

describe('words that are struck out', () => {
  const line = (from: number, to: number, y: number): PdfItem => ({
    kind: 'line',
    from: [from, y],
    to: [to, y],
  })

  it('marks the word of a choice through which a line is drawn', async ({ expect }) => {
    const page = await readPage([
      { kind: 'text', x: 60, y: 80, text: 'Is it liable to flooding? Yes / No' },
      line(184, 198, 76.5),
      { kind: 'text', x: 60, y: 100, text: 'Yes' },
      { kind: 'text', x: 90, y: 100, text: 'No' },
      line(59, 78, 97),
    ])
    expect(linesOf(page)).toEqual(['Is it liable to flooding? Yes / ~~No~~', '~~Yes~~\tNo'])
  })

  it('marks a passage that runs over a line end', async ({ expect }) => {
    const page = await readPage([
      { kind: 'text', x: 60, y: 80, text: 'The whole (or the part' },
      line(104, 168, 77),
      { kind: 'text', x: 60, y: 92, text: 'shown on the plan) of the land.' },
      line(60, 143, 89),
    ])
    expect(linesOf(page)).toEqual([
      'The whole ~~(or the part~~',
      '~~shown on the plan)~~ of the land.',
    ])
  })

  it('takes no underline and no ruling of a table for it', async ({ expect }) => {
    const { items } = ruledTable(
      [
        ['Gas', 'Yes / No'],
        ['Water', 'Yes / No'],
      ],
      { widths: [90, 150] },
    )
    const page = await readPage([
      ...items,
      { kind: 'text', x: 60, y: 300, text: 'Special conditions' },
      line(60, 143, 301.5),
      line(40, 500, 297),
    ])
    expect(page.text).not.toContain('~~')
  })
})

describe('what is not the text', () => {
  const header = 'Contract of sale – 14 Example Street'
  const pageWith = (number: number): PdfPageSpec => ({
    items: [
      { kind: 'text', x: 60, y: 40, size: 8, text: header },
      ...textLines([`Clause ${number} about something of its own.`, 'More of it.'], {
        y: 90 + number,
      }),
      { kind: 'text', x: 280, y: 815, size: 8, text: `Page ${number} of 4` },
    ],
  })

  it('marks running headers, footers and page numbers and keeps them in the text', async ({
    expect,
  }) => {
    const { pages } = await read(pageWith(1), pageWith(2), pageWith(3), pageWith(4))
    for (const page of pages) {
      const running = page.lines.filter((line) => line.furniture)
      expect(running.map((line) => page.text.slice(line.start, line.end))).toEqual([
        header,
        `Page ${page.number} of 4`,
      ])
    }
  })

  it('keeps the title beside the number of a first page', async ({ expect }) => {
    const paper = (title: string, number: string): PdfPageSpec => ({
      items: [
        { kind: 'text', x: 60, y: 60, text: title },
        { kind: 'text', x: 460, y: 60, text: number },
        ...textLines(['Some words of the paper, long enough to be its text.'], { y: 120 }),
      ],
    })
    const { pages } = await read(
      paper('REGISTER SEARCH STATEMENT', 'Page 1 of 1'),
      paper('Rates notice of the council', 'Page 1 of 2'),
      paper('Ref 5518', 'Page 2 of 2'),
    )
    expect(pages.map((page) => page.lines[0]?.furniture)).toEqual([false, false, true])
  })

  it('does not take a heading for a running header because it comes twice', async ({ expect }) => {
    const part = (title: string): PdfPageSpec => ({
      items: [
        { kind: 'text', x: 60, y: 60, size: 16, font: 'bold', text: title },
        ...textLines(['Some words of the part, long enough to be its text.'], { y: 120 }),
      ],
    })
    const { pages } = await read(part('Annexure'), part('Other'), part('More'), part('Annexure'))
    expect(pages.flatMap((page) => page.lines).some((line) => line.furniture)).toBe(false)
  })

  it('keeps a slanting watermark off the lines it crosses', async ({ expect }) => {
    const words = [
      'The deposit is held by the agent as',
      'stakeholder until settlement of this',
      'contract takes place.',
    ]
    const page = await readPage([
      ...textLines(words, { y: 300 }),
      { kind: 'text', x: 80, y: 420, text: 'DRAFT ONLY', size: 40, angle: 45 },
    ])
    expect(linesOf(page)).toEqual([...words, 'DRAFT ONLY'])
    expect(page.lines.map((line) => line.furniture)).toEqual([false, false, false, true])
  })

  it('reads the labels along the slanting lines of a drawn plan', async ({ expect }) => {
    const labels = ['28', '802.0 m²', '27', '771.2 m²', '26', '748.5 m²', '19.60']
    const page = await readPage([
      ...textLines(['PLAN OF SUBDIVISION'], { y: 60 }),
      ...labels.map((text, index) => ({
        kind: 'text' as const,
        x: 200,
        y: 200 + 40 * index,
        text,
        angle: -8,
      })),
    ])
    expect(linesOf(page)).toEqual(['PLAN OF SUBDIVISION', ...labels])
    expect(page.lines.every((line) => !line.furniture)).toBe(true)
  })

  it('keeps the same mark, printed aslant again and again, off the lines', async ({ expect }) => {
    const page = await readPage([
      ...textLines(['The deposit is held by the agent.'], { y: 300 }),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) => ({
        kind: 'text' as const,
        x: 80,
        y: 120 + 60 * index,
        text: 'SAMPLE',
        angle: 45,
      })),
    ])
    expect(page.lines.filter((line) => line.furniture)).toHaveLength(7)
  })

  it('keeps a huge word printed across the text off its lines', async ({ expect }) => {
    const words = [
      'The deposit is held by the agent as',
      'stakeholder until settlement of this',
      'contract takes place.',
    ]
    const page = await readPage([
      { kind: 'text', x: 65, y: 318, text: 'COPY', size: 60 },
      ...textLines(words, { y: 300 }),
    ])
    expect(linesOf(page)).toEqual([...words, 'COPY'])
    expect(page.lines.at(-1)?.furniture).toBe(true)
  })

  it('reads a page of sideways text in its own direction, with boxes on the unturned page', async ({
    expect,
  }) => {
    const page = await readPage(
      [
        { kind: 'text', x: 100, y: 700, text: 'PLAN OF SUBDIVISION', angle: 90 },
        { kind: 'text', x: 115, y: 700, text: 'Lot 3 on this plan', angle: 90 },
      ],
      { rotate: 90 },
    )
    expect(linesOf(page)).toEqual(['PLAN OF SUBDIVISION', 'Lot 3 on this plan'])
    expect(page.rotation).toBe(90)
    const box = page.lines[0]?.box
    expect(box?.x).toBeCloseTo(92, 0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(700, 0)
    expect(box?.height).toBeGreaterThan(80)
  })

  it('reads words at right angles to the page’s own after them', async ({ expect }) => {
    const page = await readPage([
      { kind: 'text', x: 40, y: 400, text: 'Vendor initials', angle: 90 },
      ...textLines(
        [
          'A line of the contract that is much longer than the note at its side.',
          'And another one.',
        ],
        { y: 395 },
      ),
    ])
    expect(linesOf(page).at(-1)).toBe('Vendor initials')
  })
})

describe('pages without text', () => {
  it('says that a picture was not read, also under a caption, and reads the rest', async ({
    expect,
  }) => {
    const { pages } = await read(
      picturePage(),
      picturePage('Annexure C'),
      { items: textLines(['A page of words.']) },
      { items: [] },
    )
    expect(pages.map((page) => page.read)).toEqual(['unread', 'unread', 'text', 'text'])
    expect(pages[1]?.text).toBe('Annexure C')
  })

  it('says that a drawing was not read, also under a running line', async ({ expect }) => {
    const sketch: PdfItem[] = [0, 1, 2, 3, 4, 5].flatMap((i): PdfItem[] => [
      { kind: 'line', from: [100, 200 + i * 50], to: [400, 210 + i * 40] },
      { kind: 'line', from: [100 + i * 60, 200], to: [110 + i * 55, 500] },
    ])
    const foot = (page: number): PdfItem => ({
      kind: 'text',
      x: 60,
      y: 815,
      size: 7,
      text: `File of the conveyancer 26/118 – page ${page}`,
    })
    const rest = textLines(['Not used.'])
    const { pages } = await read(
      { items: [...sketch, foot(1)] },
      { items: [...rest, foot(2)] },
      { items: [...sketch, foot(3), { kind: 'text', x: 380, y: 230, text: 'N' }] },
      { items: [...sketch, ...textLines([...LEFT, ...RIGHT], { x: 120, y: 300 }), foot(4)] },
      { items: [foot(5), { kind: 'line', from: [60, 800], to: [535, 800] }] },
    )
    expect(pages.map((page) => page.read)).toEqual(['unread', 'text', 'unread', 'text', 'text'])
    expect(pages.map((page) => page.drawing)).toEqual([true, undefined, true, undefined, undefined])
  })

  it('reads a scan that has a full text layer', async ({ expect }) => {
    const { pages } = await read({
      items: [...picturePage().items, ...textLines([...LEFT, ...RIGHT])],
    })
    expect(pages[0]?.read).toBe('text')
  })
})

describe('the reading as a whole', () => {
  it('gives the same text each time and tells of every page', async ({ expect }) => {
    const bytes = makePdf([{ items: textLines(LEFT) }, { items: textLines(RIGHT) }], {
      packed: true,
    })
    const heard: string[] = []
    const first = await extractSource(
      bytes,
      'pdf',
      (done, total) => void heard.push(`${done}/${total}`),
    )
    const second = await extractSource(bytes, 'pdf')
    expect(second).toEqual(first)
    expect(heard).toEqual(['1/2', '2/2'])
  })

  it('says of a locked file that it is locked', async ({ expect }) => {
    const locked = makePdf([{ items: textLines(LEFT) }], { locked: true })
    await expect(extractSource(locked, 'pdf')).rejects.toMatchObject({ reason: 'encrypted' })
  })
})
