import type { Block } from '../../document.ts'
import type { Fact } from '../facts.ts'

/** A unit in the Capital Territory is known by its plan and by the block on which the building stands. */
export function withUnit(block: Block, fact: Fact<string>): Fact<string> {
  const unit = (UNIT_BEHIND.exec(block.text) ?? UNIT.exec(block.text))?.[1]
  if (/^Block\b/.test(fact.value) && !fact.value.includes(' and ')) {
    const plan = UNITS_PLAN.exec(block.text)?.[1]
    const own = plan === undefined ? `Unit ${unit}` : `Unit ${unit} UP${plan}`
    return unit === undefined ? fact : told(fact, `${own}, ${fact.value}`)
  }
  const parcel = PARCEL.exec(block.text)
  if (!/^Unit \d+ UP\d+$/.test(fact.value) || parcel === null) return fact
  const [, blockNumber = parcel[4], section = parcel[3]] = parcel
  const division =
    parcel[5] === undefined || /^(?:and|Division|District)$/.test(parcel[5]) ? '' : ` ${parcel[5]}`
  return told(fact, `${fact.value}, Block ${blockNumber} Section ${section}${division}`)
}

const UNITS_PLAN = /\b(?:U\.?P\.?|units? plan)(?: no\.?)?\s?:?\s?(\d{2,6})\b/i
const UNIT = /\bunit\s?:?\s?(\d{1,5})\b(?=[^.;]{0,40}\b(?:units? plan|U\.?P\.?)\b)/i
const PARCEL =
  /\b(?:Block\s?:?\s?(\d{1,4})\s?,?\sSection\s?:?\s?(\d{1,4})|Section\s?:?\s?(\d{1,4})\s?,?\sBlock\s?:?\s?(\d{1,4}))(?:\s?,?\s(?:(?:Division|District)(?:\s?\/\s?District)?\s?(?:of)?\s?:?\s?)?([A-Z][A-Za-z']+(?:\s[A-Z][a-z']+)?))?/
/** "Units Plan 3318   Unit 27": the plan stands first. */
const UNIT_BEHIND =
  /\b(?:units? plan|U\.?P\.?)(?: no\.?)?\s?:?\s?\d{2,6}\s{1,6},?\s?unit\s?:?\s?(\d{1,5})\b/i

function told(fact: Fact<string>, value: string): Fact<string> {
  return { ...fact, value, text: value }
}
