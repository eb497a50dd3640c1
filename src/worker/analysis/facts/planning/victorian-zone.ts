type Zone = { value: string; start: number; length: number }

/** The zone a text names; where it names the zone and then its schedule, the schedule. */
export function victorianZone(text: string, isVictorian: boolean): Zone | null {
  const found = VIC_NAMES.flatMap(([name, code]) => zonesNamed(text, name, code))
  const exact = found.find((zone) => /\d\)$/.test(zone.value)) ?? found[0]
  if (exact !== undefined) return exact
  const bare = isVictorian ? zoneBehindLabel(text) : null
  if (bare !== null) return bare
  const code = VIC_CODE.exec(text)
  if (code === null || !/zon|\bplanning\s?:|\bplanning scheme\b/i.test(text)) return null
  return {
    value: code[0].replace(/[\s-]/g, ''),
    start: code.index,
    length: code[0].trimEnd().length,
  }
}

/** "Zoning: Commercial 1": the label says that it is a zone. */
function zoneBehindLabel(text: string): Zone | null {
  const label = LABEL.exec(text)
  if (label === null) return null
  const start = label.index + label[0].length
  for (const [name, code] of VIC_NAMES) {
    const words = name.source.replace(/ zone$/, '')
    const match = new RegExp(`^${words}\\b`, 'i').exec(text.slice(start, start + 60))
    if (match === null) continue
    const [zone] = zonesNamed(`${match[0]} zone${text.slice(start + match[0].length)}`, name, code)
    if (zone !== undefined) return { ...zone, start, length: match[0].length }
  }
  return null
}

const LABEL = /\bzon(?:e|ing)\b(?: of (?:the )?(?:land|property))?\s?[:|=-]\s?/i
const VIC_CODE =
  /\b(GRZ|NRZ|RGZ|HCTZ|MUZ|TZ|LDRZ|C1Z|C2Z|C3Z|IN1Z|IN2Z|IN3Z|ACZ|CCZ|DZ|PDZ|CDZ|SUZ|UGZ|UFZ|PUZ\d?|PPRZ|PCRZ|TRZ\d?|RLZ|GWZ|GWAZ|RCZ|FZ|RAZ|PRZ|PZ)\s?-?\s?(\d{1,3})?\b/
const VIC_NAMES: readonly (readonly [RegExp, string])[] = [
  [/general residential zone/i, 'GRZ'],
  [/neighbourhood residential zone/i, 'NRZ'],
  [/residential growth zone/i, 'RGZ'],
  [/housing choice and transport zone/i, 'HCTZ'],
  [/mixed use zone/i, 'MUZ'],
  [/township zone/i, 'TZ'],
  [/low density residential zone/i, 'LDRZ'],
  [/commercial 1 zone/i, 'C1Z'],
  [/commercial 2 zone/i, 'C2Z'],
  [/commercial 3 zone/i, 'C3Z'],
  [/industrial 1 zone/i, 'IN1Z'],
  [/industrial 2 zone/i, 'IN2Z'],
  [/industrial 3 zone/i, 'IN3Z'],
  [/activity centre zone/i, 'ACZ'],
  [/capital city zone/i, 'CCZ'],
  [/docklands zone/i, 'DZ'],
  [/priority development zone/i, 'PDZ'],
  [/comprehensive development zone/i, 'CDZ'],
  [/special use zone/i, 'SUZ'],
  [/urban growth zone/i, 'UGZ'],
  [/urban floodway zone/i, 'UFZ'],
  [/public use zone/i, 'PUZ'],
  [/public park and recreation zone/i, 'PPRZ'],
  [/transport zone/i, 'TRZ'],
  [/rural living zone/i, 'RLZ'],
  [/green wedge a zone/i, 'GWAZ'],
  [/green wedge zone/i, 'GWZ'],
  [/rural conservation zone/i, 'RCZ'],
  [/farming zone/i, 'FZ'],
  [/rural activity zone/i, 'RAZ'],
  [/precinct zone/i, 'PRZ'],
]
/** The next street's zone in the same sentence. */
const OF_OTHERS = /\b(?:abuts?|adjoins?|adjacent to|near(?:by)?|opposite)\b[^.;]{0,24}$/i
const AFTER_NAME =
  /^(?:\s?\([A-Z0-9]{2,5}\))?\s?[-,]?\s?(?:(?:schedule|sch\.?|no\.?)\s?)?(\d{1,3})?(?:\s?\(([A-Z][A-Z0-9]{1,4}\s?\d{0,3})\))?/i

function zonesNamed(text: string, name: RegExp, code: string): Zone[] {
  const own = [...text.matchAll(new RegExp(name.source, 'gi'))].filter(
    (match) => !OF_OTHERS.test(text.slice(Math.max(0, match.index - 40), match.index)),
  )
  return own.map((match) => {
    const tail = AFTER_NAME.exec(text.slice(match.index + match[0].length))
    const schedule = tail?.[1] ?? ''
    const short = tail?.[2]?.replace(/\s/g, '').toUpperCase() ?? `${code}${schedule}`
    const words = match[0]
      .toLowerCase()
      .replace(/(^|\s)([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    return {
      value: `${words}${schedule === '' ? '' : ` - Schedule ${schedule}`} (${short})`,
      start: match.index,
      // A comma behind it leads on to something else, where no schedule follows.
      length: match[0].length + (tail?.[0].replace(/(?<![\s,-])[\s,-]+$/, '').length ?? 0),
    }
  })
}
