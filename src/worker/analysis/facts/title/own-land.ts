import type { Fact } from '../facts.ts'

import { lotsOf } from '../outgoings/contribution-of-lot.ts'
import { STREET_TYPE } from '../place/street-type.ts'

/** How a paper that lists several lands names the one that is sold: by its lot or by its street. */
export type OwnLand = {
  readonly lots: ReadonlySet<string>
  readonly plan: string | undefined
  readonly street: RegExp | null
}

/** The names of the land that is sold. */
export function ownLandOf(lotPlan: Fact<string> | null, address: Fact<string> | null): OwnLand {
  const plan = /(\d{3,7})[A-Z]?\)?$/.exec(lotPlan?.value ?? '')?.[1]
  return { lots: lotsOf(lotPlan?.value ?? ''), plan, street: streetIn(address?.value ?? '') }
}

/** The lots of the sale that a text names, none of another plan; empty where it names none. */
export function ownLotsIn({ lots, plan }: OwnLand, text: string): ReadonlySet<string> {
  const plans = [...text.matchAll(PLAN)].map((match) => match[1])
  if (plan !== undefined && plans.length > 0 && !plans.includes(plan)) return new Set()
  const named = [...text.matchAll(LOT)].flatMap((match) => match[1]?.match(EACH) ?? [])
  const behind = [...text.matchAll(BEFORE_PLAN)].flatMap((match) => match[1] ?? [])
  return new Set([...named, ...behind].filter((lot) => lots.has(lot.toUpperCase())))
}

/** Whether a text names the land that is sold. */
export function namesOwnLand(land: OwnLand, text: string): boolean {
  return land.street?.test(text) === true || ownLotsIn(land, text).size > 0
}

/** Whether a text names a lot or a street at all. */
export function namesLand(text: string): boolean {
  return NAMES_LOT.test(text) || STREET.test(text)
}

/** "3/58 Pemberley Street, …": the number and the name, for the type of a street is often cut short. */
function streetIn(address: string): RegExp | null {
  const part = address
    .split(', ')
    .find((one) => /^(?!Lot\b)(?=[A-Z/-]{0,5}\d)[\w/-]{1,16} [A-Z]/.test(one))
  const [number, ...words] = part?.split(' ') ?? []
  const name = words.length > 1 ? words.slice(0, -1) : words
  if (number === undefined || name.length === 0) return null
  return new RegExp(`(?<![\\w/-])${escaped(number)},? ${escaped(name.join(' '))}\\b`, 'i')
}

function escaped(words: string): string {
  return words.replace(/[^\w ]/g, (sign) => `\\${sign}`)
}

const LOT =
  /\b(?:lots?|allotments?|units?) ([A-Z]?\d{1,4}[A-Z]?(?:(?:, | and | & )(?:lot )?[A-Z]?\d{1,4}[A-Z]?\b){0,4})/gi
const EACH = /\b[A-Z]?\d{1,4}[A-Z]?\b/gi
const PLAN = /\b(?:DP|SP|PS|LP|TP|RP|CP|BUP|GTP|plan)\.? ?(?:no\.? ?)?(\d{3,7})[A-Z]?\b/gi
/** "21/755981" */
const BEFORE_PLAN = /(?<![\d/])(\d{1,4}[A-Z]?)\/(?:DP|SP|D|S)? ?\d{4,7}\b/gi
const NAMES_LOT =
  /\b(?:lots?|allotments?|units?) [A-Z]?\d|(?<![\d/])\d{1,4}\/(?:DP|SP|D|S)? ?\d{4,7}\b/i
const STREET = new RegExp(
  `(?<![\\d,.])\\d{1,5}[A-Z]? (?:[A-Z][\\w'-]{1,20} ){1,3}(?:${STREET_TYPE})\\b`,
  'i',
)
