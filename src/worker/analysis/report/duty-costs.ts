import type { CostLine, Evidence, StateCode } from '#shared/report.ts'

import { dollars } from '../money/dollars.ts'
import type { BuyerKind, Duty } from '../money/duty/duty.ts'
import { transferDuty } from '../money/transfer-duty.ts'
import type { Bargain } from './bargain.ts'
import { gstCents } from './gst-costs.ts'

type Question = {
  readonly bargain: Bargain
  readonly priceCents: number | null
  readonly on: string
  readonly kind: BuyerKind | null
  readonly priceEvidence: readonly Evidence[]
}

const KINDS = {
  'owner-occupier': 'a home that you will live in',
  'first-home': 'an eligible first-home buyer',
  investor: 'an investment',
  foreign: 'a foreign purchaser',
} as const satisfies Record<BuyerKind, string>

/** Where nobody may live, every resident pays what an investor does. */
const NO_HOME: readonly BuyerKind[] = ['investor']
const RESIDENT: readonly BuyerKind[] = ['owner-occupier', 'first-home', 'investor']

/**
 * Transfer duty as a line of the costs. Where the kind of buyer is not known, a line stands only if
 * every resident buyer pays the same; otherwise the range is told and no amount is added.
 */
export function dutyCosts(question: Question): { lines: CostLine[]; remarks: string[] } {
  const { bargain, priceCents, kind } = question
  const { state, hasContract } = bargain
  if (!hasContract && priceCents === null) return { lines: [], remarks: [] }
  if (state === null) {
    return { lines: [], remarks: ['The state is not known, so no transfer duty was computed.'] }
  }
  if (priceCents === null) {
    return {
      lines: [],
      remarks: [
        'The price is not in the document, so no transfer duty was computed. Enter it to see the duty.',
      ],
    }
  }
  if (kind !== null) {
    const isHome = kind === 'owner-occupier' || kind === 'first-home'
    return known(question, state, priceCents, isHome && isNoHome(bargain) ? 'investor' : kind)
  }
  return unknown(question, state, priceCents)
}

function known(question: Question, state: StateCode, priceCents: number, kind: BuyerKind) {
  const duty = dutyFor(question, state, priceCents, kind)
  if (duty === null) return tooOld()
  return {
    lines: [lineOf(question, duty, `Transfer duty for ${nameOf(kind, question.bargain)}`)],
    remarks: [],
  }
}

function isNoHome({ noHome }: Bargain): boolean {
  return noHome !== undefined && noHome !== null
}

/** Thresholds for land to build on are lower than those for a home. */
function nameOf(kind: BuyerKind, { home }: Bargain): string {
  return kind === 'first-home' && home?.value === 'land'
    ? `${KINDS[kind]} of vacant land to build on`
    : KINDS[kind]
}

function unknown(question: Question, state: StateCode, priceCents: number) {
  const { bargain } = question
  const duties = (isNoHome(bargain) ? NO_HOME : RESIDENT).map((kind) => ({
    kind,
    duty: dutyFor(question, state, priceCents, kind),
  }))
  const foreign = dutyFor(question, state, priceCents, 'foreign')
  const [first] = duties
  if (first === undefined || first.duty === null || foreign === null) return tooOld()
  const extra =
    foreign.surchargeCents === 0 ? '' : ` A foreign purchaser pays ${dollars(foreign.totalCents)}.`
  const same = duties.every(({ duty }) => duty?.totalCents === first.duty?.totalCents)
  if (same) {
    const line = lineOf(
      question,
      first.duty,
      isNoHome(bargain)
        ? 'Transfer duty without the concessions for a home, which nobody may have here'
        : 'Transfer duty, the same for every resident buyer',
    )
    const evidence = [...line.evidence, ...(bargain.noHome?.evidence ?? [])]
    return {
      lines: [{ ...line, evidence }],
      remarks: extra === '' ? [] : [`Transfer duty is ${dollars(first.duty.totalCents)}.${extra}`],
    }
  }
  const said = duties.map(
    ({ kind, duty }) => `${dollars(duty?.totalCents ?? 0)} for ${nameOf(kind, bargain)}`,
  )
  const notes = new Set(duties.flatMap(({ duty }) => duty?.notes ?? []))
  return {
    lines: [],
    remarks: [
      `Transfer duty depends on who buys: ${said.join(', ')}.${extra} It is not in the total until you say which applies.`,
      ...notes,
    ],
  }
}

function dutyFor(question: Question, state: StateCode, priceCents: number, buyer: BuyerKind) {
  const { bargain, on } = question
  return transferDuty(state, {
    // The tax that a buyer adds is part of what is given for the land.
    valueCents: priceCents + (gstCents(bargain, priceCents) ?? 0),
    buyer,
    home: bargain.home?.value ?? 'established',
    on,
    offThePlan: bargain.offThePlan !== null,
    ...(bargain.region === 'regional' ? { region: bargain.region } : {}),
  })
}

function lineOf(question: Question, duty: Duty, description: string): CostLine {
  return {
    category: 'Transfer duty',
    amount: duty.totalCents,
    description,
    isRecurring: false,
    basis: [`Computed: ${duty.formula} (${duty.rates}).`, ...duty.notes].join(' '),
    evidence: [...question.priceEvidence, ...homeEvidence(question.bargain)],
  }
}

/** What shows the kind of home, where a first-home scheme asks for it. */
function homeEvidence({ home }: Bargain): readonly Evidence[] {
  return home === undefined || home === null ? [] : home.evidence
}

function tooOld() {
  return {
    lines: [],
    remarks: ['The contract is older than our tables of transfer duty, so none was computed.'],
  }
}
