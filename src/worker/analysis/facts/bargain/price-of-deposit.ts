import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { factAt } from '../fact-at.ts'
import { labelled } from '../forms/labels.ts'
import { amountsIn } from '../forms/money.ts'

/**
 * The price where no label that we know stands before it: the one amount near the deposit of which
 * the deposit is a usual share, or from which it leaves the balance that the papers print. Null where
 * two amounts fit, or none.
 */
export function priceOfDeposit(
  doc: Doc,
  zones: readonly PageKind[],
  confidence: number,
): Fact<number> | null {
  for (const place of labelled(doc, DEPOSIT, zones, { anywhere: true })) {
    const [deposit] = amountsIn(place.text.slice(0, DEPOSIT_REACH))
    if (deposit === undefined || deposit.cents < LEAST_DEPOSIT_CENTS) continue
    const near = amountsNear(doc, place)
    const balances = new Set(near.filter(({ isBalance }) => isBalance).map(({ cents }) => cents))
    const fitting = near.filter(
      ({ cents, isOther, isBalance }) =>
        !isOther &&
        !isBalance &&
        (balances.has(cents - deposit.cents) ||
          USUAL_PERCENT.some((percent) => cents * percent === deposit.cents * 100)),
    )
    const [first] = fitting
    if (first === undefined || fitting.some(({ cents }) => cents !== first.cents)) continue
    return factAt(doc, first.cents, first.span, confidence, [
      'the amount of which the deposit is a usual share',
    ])
  }
  return null
}

const DEPOSIT =
  /\bdeposit\b(?!\s{0,3}(?:bond|holder|guarantee|release|slip|stakeholder|trust|moneys?))/i
const DEPOSIT_REACH = 90
const LEAST_DEPOSIT_CENTS = 500_000
const USUAL_PERCENT = [5, 10, 20]

type Near = {
  readonly cents: number
  readonly span: Span
  readonly isBalance: boolean
  /** A loan, a rent, an insurance or a valuation. */
  readonly isOther: boolean
}

function amountsNear(doc: Doc, { block }: Labelled): Near[] {
  return doc.blocks
    .slice(Math.max(0, block.index - ROWS), block.index + ROWS + 1)
    .filter(({ partIndex, page }) => partIndex === block.partIndex && page === block.page)
    .flatMap((row) => amountsOf(row))
}

const ROWS = 14

function amountsOf({ text, span }: Block): Near[] {
  return amountsIn(text).map(({ cents, start, end }) => {
    const around = text.slice(Math.max(0, start - BEFORE), end + BEHIND)
    return {
      cents,
      span: { start: span.start + start, end: span.start + end },
      isBalance: BALANCE.test(text.slice(Math.max(0, start - BEFORE), start)),
      isOther: OTHER.test(around),
    }
  })
}

const BEFORE = 60
const BEHIND = 40
const BALANCE = /\b(?:balance|residue|remainder|rest)\b[^$]{0,60}$/i
const OTHER =
  /\b(?:loans?|lend\w{0,4}|borrow\w{0,5}|financ\w{1,6}|mortgage|bank|rent\w{0,3}|lease|insur\w{1,6}|valu\w{1,6}|rates?|tax|budget|reserve|fund|bid|guide|range|commission|penalty|interest)\b/i
