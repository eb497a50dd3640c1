import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blockAt, blocksIn } from '../../segment/find.ts'
import { namesIn } from '../parties/names.ts'

/** Where the parties themselves say who sells. */
const OWN_WORDS: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'auction-conditions',
  'vendor-statement',
  'special-conditions',
  'other',
]
/** Somebody else sells the owner's land. */
const FOR_THE_OWNER =
  /\b(?:mortgagees?\b(?! consent)|power of sale|execut(?:ors?|rix)|administrat(?:ors?|rix)|personal representatives?|deceased|the late|bankrupt|liquidator|receiver|nominat\w+ vendor|option|off[- ]the[- ]plan|tenants? in common selling|compulsor\w+|sheriff|transmission)\b/i
const REACH = 12
/** What stands before the name of one who is no seller. */
const NO_SELLER =
  /\b(?:late|deceased|estate of(?: the late)?|attorney|behalf of|care of|c\/-?|mother|father|widow|formerly|purchasers?|buyers?|tenants?|spouse|from)\W{0,4}(?:\w+\W{1,2}){0,2}$/i

/**
 * The sellers with those that only the title tells. Where no paper says who sells, the registered
 * owners do; an owner who is named near another that sells, sells too. A wrong name is worse than
 * none: nobody is taken where a mortgagee or an executor may sell.
 */
export function withOwners(
  doc: Doc,
  vendors: readonly Fact<string>[],
  purchasers: readonly Fact<string>[],
  owners: readonly Fact<string>[],
): readonly Fact<string>[] {
  const buying = new Set(purchasers.map(({ value }) => keyOf(value)))
  const others = owners.filter(
    ({ value }) =>
      !buying.has(keyOf(value)) && !vendors.some((one) => keyOf(one.value) === keyOf(value)),
  )
  if (others.length === 0) return vendors
  if (vendors.length === 0) return others.length === owners.length ? aloneOnTitle(doc, others) : []
  const own = new Set(owners.map(({ value }) => keyOf(value)))
  if (!vendors.every(({ value }) => own.has(keyOf(value)))) return vendors
  return [...vendors, ...others.flatMap((owner) => namedBeside(doc, vendors, owner) ?? [])]
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L} ]/gu, '')
}

/** "… offers to buy from the Seller: Ann Sample and Ben Sample" */
const NAMED_BEHIND = /\b(?:[Vv]endor|[Ss]eller)s?(?:'s? names?)?:\s+(?=\p{Lu})/u

/** Papers of a sale that leave the seller's name to the title. */
function aloneOnTitle(doc: Doc, owners: readonly Fact<string>[]): readonly Fact<string>[] {
  const own = blocksIn(doc, { zones: OWN_WORDS })
  const sells = own.some(({ text }) => /\b(?:vendors?|sellers?)\b/i.test(text))
  if (!sells && !own.some(({ text }) => /\b(?:purchasers?|buyers?)\b/i.test(text))) return []
  if (own.some(({ text, zone }) => isFront(zone) && FOR_THE_OWNER.test(text))) return []
  const registered = new Set(owners.map(({ value }) => keyOf(value)))
  // A seller beside the owner, in a place where no label is read: the title does not tell all.
  const another = own.some(({ text }) => {
    const label = NAMED_BEHIND.exec(text)
    if (label === null) return false
    const behind = text.slice(label.index + label[0].length, label.index + 160)
    return namesIn(behind).some(({ name }) => !registered.has(keyOf(name)))
  })
  if (another) return []
  const front = own.flatMap(({ text, zone }) => (isFront(zone) ? [text.toLowerCase()] : []))
  const isNamed = ({ value }: Fact<string>) =>
    front.some((text) => text.includes(value.toLowerCase()))
  // One owner stands in the contract by name and nothing there speaks of the other.
  const selling = owners.some(isNamed)
    ? owners.filter((owner) => isNamed(owner) || isHinted(front, owner.value))
    : owners
  return selling.map((owner) => ({ ...owner, confidence: 60 }))
}

/** The given name, or an initial and the surname, of one whose whole name is not written. */
function isHinted(texts: readonly string[], name: string): boolean {
  const words = keyOf(name).split(' ')
  const [given = '', surname = ''] = [words[0], words.at(-1)]
  const initial = `${given.slice(0, 1)} `
  return texts.some((text) => {
    const bare = ` ${keyOf(text)} `
    return (
      bare.includes(` ${given} `) || (bare.includes(` ${initial}`) && bare.includes(` ${surname} `))
    )
  })
}

function isFront(zone: PageKind): boolean {
  return zone !== 'special-conditions' && zone !== 'other'
}

function namedBeside(
  doc: Doc,
  vendors: readonly Fact<string>[],
  owner: Fact<string>,
): Fact<string> | null {
  for (const { spans } of vendors) {
    const block = blockAt(doc, spans[0]?.start ?? -1)
    if (block === undefined) continue
    for (const near of doc.blocks.slice(block.index, block.index + REACH)) {
      if (near.partIndex !== block.partIndex) break
      const at = near.text.toLowerCase().indexOf(owner.value.toLowerCase())
      if (at < 0) continue
      if (NO_SELLER.test(near.text.slice(Math.max(0, at - 40), at))) return null
      if (/^\W{0,3}(?:deceased|\(deceased)/i.test(near.text.slice(at + owner.value.length)))
        return null
      const start = near.span.start + at
      const span = { start, end: start + owner.value.length }
      return { ...owner, text: doc.text.slice(span.start, span.end), spans: [span] }
    }
  }
  return null
}
