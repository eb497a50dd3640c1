import { wordings } from '../../wording/wordings.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf } from '../reading/passages.ts'

const patterns = wordings({
  flood:
    /\b(?:flood (?:planning )?level|(?:defined|designated|design|estimated) flood(?: event)?(?: level)?|flood (?:event|level)|DFL|DFE|FPL|flood height|(?:1|0\.5) ?(?:%|per cent) (?:AEP|annual exceedance)(?: (?:flood |water )?(?:level|height))?|1 in 100(?: year)?(?: (?:flood |water )?(?:level|height))?|Q100|minimum (?:habitable )?floor level|(?:new |habitable )?floors?\b[^.;\d]{0,40}\b(?:must|are to|is to|shall|have to) be (?:at or above|no lower than|not (?:lower|less) than|at least)|(?:storm )?(?:tide|surge) level|(?:storm (?:tide|surge)|inundation) (?:height|level)|designated level)\b/i,
  floor:
    /\b(?:(?<!minimum )(?<!minimum habitable )floor level|^(?:lowest |existing |main )?(?:habitable )?floor(?: of (?:the )?(?:dwelling|house|building))?(?=[ (:|,]{1,3}(?:\(?survey|RL\b|\d))|floor (?:of (?:the|this) (?:house|dwelling|building) )?(?:is )?(?:at|RL)\b|floor (?:of (?:the|this) (?:unit|flat|home|villa|(?:lower|ground) (?:level|floor|storey)) )?(?:is |was |has been )?(?:recorded|levelled|surveyed|measured)|surveyed (?:habitable )?floors?(?: levels?)?(?: (?:of|for|in) (?:the )?(?:house|dwelling|building|(?:units?|lots?|flats?|villas?) \d{1,3}(?:(?: to |-| and |, )\d{1,3}){0,3}))?|finished floor|FFL|floor RL|ground level|natural surface(?: level)?)\b/i,
  level: /(?<![\d.,$])(\d{1,3}\.\d{1,3}) ?m?\b(?! ?(?:%|wide|ha|per))/i,
  // How deep, and how high the floor stands: both above the ground.
  depth:
    /\b(?:(?:1 in 100|1 ?(?:%|per cent) AEP|flood)[^.;]{0,24}\bdepth|depth of (?:the )?(?:flood\w{0,3}|water|inundation))\b[^.;$]{0,50}?(\d{1,4}(?:\.\d{1,2})?) ?(mm|m|metres?)\b/i,
  height:
    /\bfloor\b[^.;$]{0,30}?(\d{1,4}(?:\.\d{1,2})?) ?(mm|m|metres?) (?:off|above|over|from)(?: the)? (?:natural )?ground\b|\bfloor height above (?:the )?ground (?:is |of )?(\d{1,4}(?:\.\d{1,2})?) ?(mm|m|metres?)\b/i,
  /** "Ground floor level is 0.4 m below the flood planning level." */
  toldBelow:
    /\b(?:floors?|ground|building|dwelling|house|shop|slab)(?: floor)?(?: levels?)?\b[^.;\d]{0,40}(\d{1,4}(?:\.\d{1,2})?) ?(mm|m|metres?) (?:below|under|beneath|lower than)\b[^.;]{0,30}\b(?:flood|FPL|DFL|DFE|AEP|storm (?:tide|surge)|inundation)/i,
  storm: /\bstorm\b|\bsurge\b/i,
  asked: /\bfloor/i,
  datum: /\b(?:AHD|RL|m|metres?)\b/i,
})

/** A floor that lies below the level to which floods come. */
export default defineRule({
  id: 'national/floor-below-flood',
  title: 'Floor level beside the flood level',
  category: 'compliance',
  severity: 'high',
  kind: 'threshold',
  isPropertyRisk: true,
  law: { none: 'each council sets its flood level' },
  appliesTo: ['planning-certificate', 'rates-certificate', 'building-report', 'vendor-statement'],
  patterns,
  clear: 'No floor or ground level was found that lies below the flood level told.',
  subject:
    /\b(?:flood|designated|surge|defined) levels?\b|\bflood planning level\b|\bm ?AHD\b|\bAustralian Height Datum\b|\bhabitable (?:floors?|rooms?)\b|\bfreeboard\b|\bflood depth\b|\bdepth of (?:the )?flood|\bRL ?\d|\bminimum floor\b|\b(?:floors?)\b.{0,80}(?:\b(?:flood\w{0,3}|AEP|1 in 100|metres? above|off the ground)\b)|(?:\b(?:flood\w{0,3}|AEP|1 in 100|metres? above|off the ground)\b).{0,80}\b(?:floors?)\b/i,
  messages: {
    told: {
      title: 'The floor lies {{gap}} m below the flood level',
      description:
        'The wording at {{where}} puts the floor or ground of this property {{gap}} m below the level that the council reckons with. In such a flood water would stand that deep, insurance may be dear or refused, and new work may have to be raised.',
      recommendation:
        'Before you sign, ask the council for the flood report of this lot and an insurer for a premium.',
      question: 'Has the building been flooded, how deep, and what does flood cover cost?',
    },
    below: {
      title: 'A floor or the ground ({{floor}} m) lies below the {{water}} ({{flood}} m)',
      description:
        'The papers put the {{water}} at {{flood}} m and a floor or the ground at {{floor}} m, which is {{gap}} m lower; where there are several buildings, the words tell which. Water that comes so high stands that deep there, insurance may be dear or refused, and new work may have to be raised.',
      recommendation:
        'Before you sign, ask whoever gave the level for its report on this lot, and an insurer for a premium.',
      question: 'Has water come into that building, how deep, and what does cover against it cost?',
    },
  },
  check({ doc }, report) {
    const blocks = new Set(disclosuresOf(doc).map(({ block }) => block))
    for (const { text, span } of blocks) {
      const below = metresIn(patterns.toldBelow.exec(text))
      if (below !== null && below > 0) {
        report('told', [span], { gap: below.toFixed(2) })
        return
      }
      const depth = metresIn(patterns.depth.exec(text))
      const height = metresIn(patterns.height.exec(text))
      if (depth === null || height === null || height >= depth) continue
      const gap = (depth - height).toFixed(2)
      report('below', [span], {
        floor: String(height),
        flood: String(depth),
        gap,
        water: 'depth of a flood',
      })
      return
    }
    const levels = [...blocks].flatMap(({ text, span }) => {
      if (!patterns.datum.test(text)) return []
      return (['flood', 'floor'] as const).flatMap((of) =>
        matchesOf(text, patterns[of]).flatMap((match) => {
          const after = text.slice(match.index + match[0].length).slice(0, REACH[of])
          const metres = patterns.level.exec(after)?.[1]
          const told = match[0]
          const isStorm = patterns.storm.test(
            text.slice(Math.max(0, match.index - NEAR), match.index + told.length),
          )
          return metres === undefined ? [] : [{ of, metres: Number(metres), span, told, isStorm }]
        }),
      )
    })
    const flood = levels.find(({ of }) => of === 'flood')
    const floor = levels.find(({ of }) => of === 'floor')
    if (flood === undefined || floor === undefined || floor.metres >= flood.metres) return
    // Depths and levels above a datum are not set side by side.
    if (flood.metres - floor.metres > MOST_METRES) return
    const spans = floor.span === flood.span ? [floor.span] : [floor.span, flood.span]
    report('below', spans, {
      floor: String(floor.metres),
      flood: String(flood.metres),
      gap: (flood.metres - floor.metres).toFixed(2),
      water: waterIn(flood.told, flood.isStorm),
    })
  },
})

/** The sentence before may say that the sea brings it. */
const NEAR = 200

/** What the level is one of, by its own words. */
function waterIn(told: string, isStorm: boolean): string {
  if (isStorm || patterns.storm.test(told)) return 'storm surge level'
  return patterns.asked.test(told) ? 'level that floors must have' : 'flood level'
}

function metresIn(told: RegExpExecArray | null): number | null {
  if (told === null) return null
  const value = Number(told[1] ?? told[3])
  return (told[2] ?? told[4]) === 'mm' ? value / 1000 : value
}

/** Characters behind a word within which its level stands. */
const REACH = { flood: 90, floor: 40 } as const

/** A greater difference is one between two scales. */
const MOST_METRES = 6
