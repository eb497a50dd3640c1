import { matchesOf } from '../../wording/matches-of.ts'
import { PERIOD_PATTERNS } from './period-words.ts'
import { dollars } from '../say.ts'
import type { SumTold } from './sums-told.ts'
import { differing, type WrongMultiple } from './wrong-multiple.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** "420 hectares at $6,500 a hectare, being $2,370,000". */
export function wrongAreas(text: string, sums: readonly SumTold[]): WrongMultiple[] {
  const rate = sums.find(({ end }) => PERIOD_PATTERNS.rate.test(text.slice(end, end + 18)))
  if (rate === undefined || sums.length !== 2) return []
  const whole = sums.find((sum) => sum !== rate)
  const unit = unitOf(PERIOD_PATTERNS.rate.exec(text.slice(rate.end))?.[1] ?? '')
  const areas = matchesOf(text, PERIOD_PATTERNS.area).filter(
    ([, , , named = '']) => unitOf(named) === unit,
  )
  const [area] = areas
  if (whole === undefined || area === undefined || areas.length !== 1) return []
  if (PERIOD_PATTERNS.changed.test(text) || /\b(?:gst|value|average)\b/i.test(text)) return []
  const measure = printedNumber(`${area[1] ?? ''}${area[2] ?? ''}`)
  return differing(whole.cents, rate.cents * measure, `${area[0]} at ${dollars(rate.cents)} each`)
}

/** "15.24 m x 40.23 m (713 m2)". */
export function wrongSides(text: string): WrongMultiple[] {
  if (PERIOD_PATTERNS.irregular.test(text)) return []
  const match = PERIOD_PATTERNS.sides.exec(text)
  if (match === null) return []
  const product = Number(match[1]) * Number(match[2])
  const told = printedNumber(match[3] ?? '')
  if (Math.abs(told / product - 1) <= 0.04 || told > product * 1.6 || told < product * 0.6)
    return []
  const say = (area: number) => `${Math.round(area).toLocaleString('en-AU')} m²`
  return [
    {
      told: say(told),
      reckoned: say(product),
      of: `${match[1]} m by ${match[2]} m`,
      gapCents: 100_000,
    },
  ]
}

function unitOf(named: string): string {
  const word = named.toLowerCase()
  return word.startsWith('h') ? 'ha' : word.startsWith('a') ? 'acre' : 'm2'
}
