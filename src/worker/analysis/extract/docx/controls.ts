import { isOn, toNumber } from './styles.ts'
import type { XmlReader } from './xml.ts'

export const TICKED = '☒'
export const UNTICKED = '☐'

/**
 * Reads an old form field: a box to tick as its sign, a list as the entry that is chosen, and
 * anything else as nothing, because its text stands after it.
 */
export function readFormField(reader: XmlReader): string {
  let box: { checked: boolean | null; initial: boolean } | null = null
  let chosen: number | null = null
  const choices: string[] = []
  while (reader.within('w:ffData')) {
    if (reader.kind !== 'open') continue
    const value = reader.attribute('w:val')
    if (reader.name === 'w:checkBox') box = { checked: null, initial: false }
    if (reader.name === 'w:ddList') chosen = 0
    if (box && reader.name === 'w:checked') box.checked = isOn(value)
    if (box && reader.name === 'w:default') box.initial = isOn(value)
    if (chosen !== null && reader.name === 'w:result') chosen = toNumber(value) ?? 0
    if (reader.name === 'w:listEntry') choices.push(value ?? '')
  }
  if (box) return (box.checked ?? box.initial) ? TICKED : UNTICKED
  return chosen === null ? '' : (choices[chosen] ?? '')
}

/** Whether a content control is a ticked box; null where it is no box. */
export function readTickState(reader: XmlReader): boolean | null {
  let ticked: boolean | null = null
  while (reader.within('w:sdtPr')) {
    if (reader.kind !== 'open') continue
    if (reader.name === 'w14:checkbox') ticked ??= false
    if (reader.name === 'w14:checked') ticked = isOn(reader.attribute('w14:val'))
  }
  return ticked
}
