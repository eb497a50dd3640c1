import type { Doc } from '../../document.ts'
import type { Fact, Facts } from '../../facts/facts.ts'
import { ownersOfTitles } from '../../facts/title/title-owners.ts'
import { isNearTitle } from '../land/near-title.ts'
import { sameCompany } from './company-names.ts'
import { sameName } from '../reading/names.ts'

/** Of a sale under several titles, the owners of those behind the first who are no vendors. */
export function ownersElsewhere(doc: Doc, facts: Facts): Fact<string>[][] {
  const sold = (facts.titleReference?.value ?? '').split(/ and |[,;&]/)
  if (sold.length < 2) return []
  const [first, ...others] = ownersOfTitles(doc)
  if (first === undefined) return []
  const rest = sold.filter((title) => !isTitleOf(first.ahead, title))
  const unsearched = rest.filter((title) => !others.some(({ ahead }) => isTitleOf(ahead, title)))
  return others
    .filter(
      ({ ahead }) =>
        rest.some((title) => isTitleOf(ahead, title)) ||
        (!sold.some((title) => isTitleOf(ahead, title)) &&
          unsearched.some((title) => isNearlyTitleOf(ahead, title))),
    )
    .map(({ owners }) =>
      owners.filter(
        ({ value }, at) =>
          !facts.vendors.some((vendor) => isSameParty(vendor.value, value)) &&
          owners.findIndex((owner) => owner.value === value) === at,
      ),
    )
}

/** True when a text holds every number of a title's reference, whatever stands around them. */
function isTitleOf(text: string, title: string): boolean {
  const held = new Set((text.match(/\d{1,9}/g) ?? []).map(Number))
  const numbers = (title.match(/\d{1,9}/g) ?? []).map(Number)
  return numbers.length > 0 && numbers.every((number) => held.has(number))
}

/** True where a text holds one number of a reference, and the other with a slip of the hand. */
function isNearlyTitleOf(text: string, title: string): boolean {
  const held = text.match(/\d{1,9}/g)?.map(bareNumber) ?? []
  const [volume = '', folio = ''] = title.match(/\d{1,9}/g)?.map(bareNumber) ?? []
  if (folio === '') return false
  return held.some((number, at) =>
    isNearTitle({ volume: number, folio: held[at + 1] ?? '' }, { volume, folio }),
  )
}

function bareNumber(digits: string): string {
  return String(Number(digits))
}

/** One party under one name; two companies only where every word of it is the same. */
export function isSameParty(one: string, other: string): boolean {
  return sameCompany(one, other) ?? sameName(one, other)
}
