import type { PageKind } from '#shared/report.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { AREA_PATTERNS, type Area, areasIn, sayArea } from '../areas.ts'
import { sellsPart } from '../../facts/sells-part.ts'
import { areaUnlikeSize, UNLIKE_SIZE_PATTERNS, unlikeReport } from '../areas-unlike-size.ts'
import { defineRule } from '../define-rule.ts'
import { LOT_TABLE_PATTERNS, type LotColumn, lotFigures } from '../lot-table.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  ...AREA_PATTERNS,
  ...LOT_TABLE_PATTERNS,
  ...UNLIKE_SIZE_PATTERNS,
  numberFirst:
    /(?<![\d.,])()(\d{1,3})(?:\.(\d{1,2}))? ?(?:m2|m²|sqm) (?:internal|living|inside)\b/i,
  block:
    /\b(?:block|allotment|land)\b.{0,24}\b(?:measures|is|of|has|contains|area)\b|\b(?:land|block) size\b/i,
  strata: /\b(?:strata|SP ?\d|BUP|GTP|units? plan|community titles)/i,
  area: /\b(internal (?:floor |living )?area|internal|floor area|living area|lot area|area of (?:the )?(?:lot|land)|land area|area)\b[^0-9]{0,30}(\d{1,3}(?:,\d{3})?|\d{2,6})(?:\.(\d{1,2}))? ?(?:m2|m²|sq(?:uare)?\.? ?m(?:etres?)?)(?![a-z0-9])/i,
  /** What may be built at most or at least, and not what there is. */
  limit:
    /\b(?:not (?:more|less) than|at least|up to|maximum|minimum|exceed\w{0,3}|limited to|average|median)\b/i,
  deposited: /\bDP ?\d{4,7}\b/i,
  lotRow:
    /^(?:lot )?([A-Z]?\d{1,5}[A-Z]?)[ |\t]{1,6}(\d{1,3},\d{3}|\d{2,6}(?:\.\d{1,2})?) ?(?:m2|m²|sqm|square metres)(?![a-z0-9])/i,
  /** "Lot 9 on PS…, being part of the land in Volume …": the whole of a lot out of a larger title. */
  ofParent:
    /(?<!(?:part|portion) of (?:the )?)\b(?:lot|allotment|unit|apartment) [A-Z]?\d{1,5}[A-Z]? (?:on|in) [^.;]{0,60}\b(?:being|is|forms|forming|comprising)(?: a)? part of (?:the )?(?:land|certificate|parcel|vol(?:ume|\.)|folio|parent)/i,
  inside: /internal|floor|living/i,
  named:
    /\b(?:brochure|type [A-Z]\d?|display|marketing|advertis\w{1,5}|floor ?plan|draft plan|sheet \d|lot \d|apartment \d|schedule|disclosure)/i,
})

/** The same area, written twice. */
export default defineRule({
  id: 'national/area-differs',
  title: 'Area of the land or home',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a matter of title and plan' },
  appliesTo: ['particulars', 'contract-form', 'plan'],
  patterns,
  clear: 'The areas stated agree, as far as they are stated.',
  messages: {
    differ: {
      title: 'The area differs between documents: {{first}} and {{second}}',
      description:
        'The area is {{first}} in one place and {{second}} in another. You could pay for {{gap}} that you do not get.',
      recommendation: 'Before you sign, ask which area is right and compare it with the plan.',
      question: 'Which area is right, {{first}} or {{second}}?',
    },
  },
  check({ doc, facts }, report) {
    const isPart = passagesIn(doc, ['particulars', 'contract-form']).some(
      ({ text }) => sellsPart(text) && !patterns.ofParent.test(text),
    )
    if (isPart) {
      report.notInDocument(
        'A part of a lot is sold, which the papers about the lot do not measure.',
      )
      return
    }
    const lots = new Set(
      [...(facts.lotPlan?.value ?? '').matchAll(LOTS)].map(([, lot]) => lot?.toUpperCase()),
    )
    const read = (kinds: readonly PageKind[]) =>
      passagesIn(doc, kinds).flatMap(({ text, span, heading, previous }) => {
        // "64 m² internal, 9 m²": the label stands behind its number.
        const behind = patterns.numberFirst.exec(text)
        const match = behind ?? patterns.area.exec(text)
        if (match === null || patterns.limit.test(match[0])) return []
        const other = patterns.lot.exec(text)?.[1]?.toUpperCase()
        if (other !== undefined && lots.size > 0 && !lots.has(other)) return []
        const inside = behind !== null || patterns.inside.test(match[1] ?? '')
        return [
          {
            inside,
            named: patterns.named.test(`${heading} ${previous} ${text}`),
            square: Number(`${(match[2] ?? '0').replaceAll(',', '')}.${match[3] ?? '0'}`),
            span,
          },
        ]
      })
    const inPapers = read(['plan', 'annexure', 'vendor-statement'])
    // A brochure and a draft plan that are tied to the contract may differ between themselves.
    const inside = inPapers.filter(({ inside, named }) => inside && named)
    const stated = [
      ...read(['particulars', 'contract-form', 'special-conditions']),
      ...inside.slice(0, 1),
    ]
    for (const one of stated) {
      const other = inPapers.find(
        ({ inside, square }) =>
          inside === one.inside && Math.abs(square - one.square) > one.square * 0.03,
      )
      if (other === undefined) continue
      const gap = Math.round(Math.abs(other.square - one.square))
      const severe = gap > one.square * 0.05
      report(
        'differ',
        [one.span, other.span],
        { first: `${one.square} m²`, second: `${other.square} m²`, gap: `${gap} m²` },
        {
          severity: severe ? 'high' : 'medium',
          strength: 'likely',
          sides: [
            { label: 'Contract', value: `${one.square} m²`, spans: [one.span] },
            { label: 'Plan or other paper', value: `${other.square} m²`, spans: [other.span] },
          ],
        },
      )
      return
    }
    const found = differing(doc, facts)
    if (found === null) {
      const unlike = areaUnlikeSize(doc, facts)
      if (unlike !== null) report('differ', ...unlikeReport(unlike))
      return
    }
    const { sold, shown } = found
    const gap = Math.abs(sold.squareMetres - shown.squareMetres)
    const [first, second] = [sayArea(sold.squareMetres), sayArea(shown.squareMetres)]
    report(
      'differ',
      [sold.span, shown.span],
      { first, second, gap: sayArea(gap) },
      {
        severity: gap > sold.squareMetres * 0.05 && sold.of !== 'outside' ? 'high' : 'medium',
        strength: 'likely',
        sides: [
          { label: 'Contract', value: first, spans: [sold.span] },
          { label: 'Plan or other paper', value: second, spans: [shown.span] },
        ],
      },
    )
  },
})

type Placed = Area & { readonly span: Span; readonly text: string }

/** More than this apart is no rounding. */
const SAME = 0.03

/**
 * An area of the contract and the same area of the same lot in a paper. A paper that names no lot is
 * believed only for land: what it tells of a scheme is of the whole parcel.
 */
function differing(doc: Doc, facts: Facts): { sold: Placed; shown: Placed } | null {
  const lots = [...(facts.lotPlan?.value ?? '').matchAll(LOTS)].map(([, lot]) => lot?.toUpperCase())
  const [lot] = lots
  if (lots.length > 1) return null
  // Lots of a community plan are land, though an association issues certificates about them.
  const strata =
    patterns.strata.test(facts.lotPlan?.value ?? '') ||
    (!patterns.deposited.test(facts.lotPlan?.value ?? '') &&
      doc.parts.some(({ kind }) => kind === 'owners-corporation-certificate'))
  const placed = (kinds: readonly PageKind[]): Placed[] =>
    passagesIn(doc, kinds).flatMap(({ text, span }) =>
      areasIn(text).map((area) => ({ ...area, span, text })),
    )
  const sold = [
    ...placed(['particulars', 'contract-form']).filter(
      (area) => area.lot === null || lot === undefined || area.lot === lot,
    ),
    // "The plan shows Lot 12 as 164 m²": a clause that names the lot says what is bought too.
    ...placed(['special-conditions']).filter((area) => area.lot !== null && area.lot === lot),
  ]
  const shownOn = (kinds: readonly PageKind[]) => [...tabled(doc, lot), ...placed(kinds)]
  const found = apart(sold, shownOn(PAPERS), lot, strata)
  if (found !== null) return found
  // A leaflet, a specification or a notice of the council against the plan.
  const told = [
    ...placed(LEAFLETS),
    ...placed(LOOSE).filter(isLand),
    ...placed(['planning-certificate']).filter((area) => area.lot !== null && area.lot === lot),
  ].filter(
    (area) =>
      (area.lot === null || lot === undefined || area.lot === lot) &&
      !(strata && area.lot === null && area.of === 'whole'),
  )
  return apart(told, shownOn(['plan', 'title-search']), lot, strata)
}

function apart(
  sold: readonly Placed[],
  papers: readonly Placed[],
  lot: string | undefined,
  strata: boolean,
): { sold: Placed; shown: Placed } | null {
  for (const one of sold) {
    const same = papers.filter(
      (area) =>
        area.of === one.of &&
        (area.lot === null ? !strata && area.of === 'whole' : area.lot === (lot ?? one.lot)),
    )
    if (same.some((area) => isSame(area, one))) continue
    const near = same.filter(
      (area) =>
        area.squareMetres < one.squareMetres * 4 && area.squareMetres * 4 > one.squareMetres,
    )
    // A paper that names the lot is surer than one that may speak of any land.
    const shown = near.find((area) => area.lot !== null) ?? near[0]
    if (shown !== undefined) return { sold: one, shown }
  }
  return null
}

/** "6 1041 m² Pardalote Rise": the rows of a plan that begin with a lot and its area. */
function rowsOfPlan(doc: Doc, lot: string): Placed[] {
  const rows = doc.blocks.flatMap(({ zone, kind, text, span, partIndex }) => {
    const match = zone === 'plan' && kind === 'row' ? patterns.lotRow.exec(text) : null
    if (match === null) return []
    const squareMetres = Number((match[2] ?? '').replaceAll(',', ''))
    return [{ of: 'whole' as const, squareMetres, lot: match[1] ?? '', span, text, partIndex }]
  })
  // One row alone may be of anything that is numbered.
  return rows.filter(
    (row) =>
      row.lot === lot && rows.filter(({ partIndex }) => partIndex === row.partIndex).length >= 3,
  )
}

/** What a table of lots tells of this one. */
function tabled(doc: Doc, lot: string | undefined): Placed[] {
  if (lot === undefined) return []
  return [...rowsOfPlan(doc, lot), ...figuresOf(doc, lot)]
}

function figuresOf(doc: Doc, lot: string): Placed[] {
  return lotFigures(doc).flatMap((figure) => {
    const squareMetres = Number(figure.value.replaceAll(',', ''))
    const { of } = figure
    if (figure.lot !== lot || !isArea(of) || !(squareMetres > 0)) return []
    return [{ of, squareMetres, lot, span: figure.span, text: '' }]
  })
}

function isArea(of: LotColumn): of is Area['of'] {
  return of === 'inside' || of === 'outside' || of === 'whole'
}

/** Letters and advertisements stand behind any paper. */
const LOOSE = ['lease', 'water-certificate', 'building-report'] as const

function isLand({ of, text }: Placed): boolean {
  return of === 'whole' && patterns.block.test(text)
}

const LEAFLETS = ['annexure', 'other', 'vendor-statement', 'rates-certificate'] as const

const PAPERS = [
  'plan',
  'vendor-statement',
  'annexure',
  'title-search',
  'planning-certificate',
  'rates-certificate',
] as const

function isSame(a: Area, b: Area): boolean {
  return Math.abs(a.squareMetres - b.squareMetres) <= b.squareMetres * SAME
}

const LOTS = /\b(?:lots?|allotments?|blocks?) ([A-Z]?\d{1,5}[A-Z]?)\b/gi
