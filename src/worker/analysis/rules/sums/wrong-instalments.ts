import { numberOf } from '../reading/number-words.ts'
import { PERIOD_PATTERNS } from './period-words.ts'
import { dollars } from '../say.ts'
import { type SumTold, sumsTold } from './sums-told.ts'
import { wrongMultiple, type WrongMultiple } from './wrong-multiple.ts'

/** "$3,840, payable in four instalments of $920"; "due as $920 on 1 July, 1 October and 1 January". */
export function wrongInstalments(
  text: string,
  sums: readonly SumTold[],
  previous: string,
): WrongMultiple[] {
  const above = PERIOD_PATTERNS.year.test(previous) ? sumsTold(previous) : []
  const [total] = above.length === 1 && previous.length < 120 ? above : []
  return sums.flatMap((part, at) => {
    const before = text.slice(Math.max(0, part.start - 60), part.start)
    const counted = PERIOD_PATTERNS.parts.exec(before)?.[1]
    const days = PERIOD_PATTERNS.onDays.exec(text.slice(part.end))?.[1]
    const count =
      counted !== undefined
        ? numberOf(counted.replace('-', ' '))
        : days === undefined
          ? null
          : days.split(/, and |, | and | & /).filter((day) => /\d/.test(day)).length
    if (count === null || count < 2 || PERIOD_PATTERNS.rest.test(text.slice(part.end))) return []
    const product = count * part.cents
    const others = [...sums.slice(0, at), ...sums.slice(at + 1)]
    const isNear = (cents: number) => Math.abs(cents - product) <= Math.max(count * 100, 100)
    if ([...others, ...above].some(({ cents }) => isNear(cents))) return []
    const whole = sums[at - 1]
    const next = sums[at + 1]
    const ends =
      next !== undefined && PERIOD_PATTERNS.whole.test(text.slice(part.end, next.start))
        ? next
        : undefined
    const told = whole ?? ends ?? (sums.length === 1 ? total : undefined)
    if (told === undefined) return []
    const said =
      told === total
        ? `${previous} ${text}`
        : told === whole
          ? text.slice(told.end, part.start)
          : text.slice(part.end, told.start)
    if (said.length > 160 || /[.;] [A-Z]/.test(said) || PERIOD_PATTERNS.uneven.test(said)) return []
    const ratio = told.cents / Math.max(1, product)
    if (ratio > 1.5 || ratio < 0.6) return []
    return [wrongMultiple(told.cents, product, `${count} times ${dollars(part.cents)}`)]
  })
}
