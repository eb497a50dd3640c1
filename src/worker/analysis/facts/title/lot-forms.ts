import type { Doc } from '../../document.ts'

type Form = {
  readonly pattern: RegExp
  readonly write: (match: RegExpExecArray, doc: Doc) => string
}

const PLAN_WORDS =
  '(?:(?:proposed |registered |draft |unregistered )?(?:plan of (?:subdivision|consolidation|strata subdivision|survey)|title plan|lodged plan|cluster plan|deposited plan|strata plan|survey[- ]?strata plan|sealed plan|filed plan|(?:primary |secondary )?community (?:strata )?plan|neighbourhood plan|registered plan|survey plan|building units? plan|group titles? plan|units? plan|diagram|road plan|plan))'
/** Of the old plans of Queensland each county had letters of its own: "Lot 12 on NR 3381". */
const COUNTY =
  '(?<=\\son\\s)(?!the\\b|an?\\b|of\\b|in\\b|at\\b|our\\b|my\\b|or\\b)[A-Z]{1,3}(?=\\s?\\d{3,6}\\b)'
const PREFIX = `(?:CP ?[A-Z]{1,3}(?=\\d)|PS|LP|TP|PC|CP|RP|SP|CS|DP|BUP|GTP|BRP|FP|UP|SSP|${COUNTY})`

/** A town's name ends where the next field of its row begins. */
const TOWN =
  "[A-Z][A-Za-z']+(?:\\s(?!(?:CUFT|CUCL|CUFL|Plan|Volume|Vol|Title|From|Area|Being|Lot|Section|Parish)\\b)[A-Z][A-Za-z']+){0,2}"
const NT_PLAN = '[A-Z]{0,3}\\s?\\d{2,4}\\/\\d{1,4}[A-Z]?|[A-Z]\\s?\\d{3,6}'

export const CROWN_ALLOTMENT =
  /\b(?:Crown Allotment|CROWN ALLOTMENT|C\.?\/?A\.?(?=\s\d[^;.]{0,12}\bSec))s?S? (\d{1,4}[A-Z]?\d?(?:\s?(?:,|and|&)\s?\d{1,4}[A-Z]?)*)(?:,? (?:Section|Sec\.?|Block|SECTION) ([A-Z0-9]{1,3}))?(?:,? (Township|Parish|Town|TOWNSHIP|PARISH) (?:of|OF|at) ([A-Z][A-Za-z]+(?: [A-Z][a-z]+)?))?/

export function writeCrownAllotment(match: RegExpExecArray): string {
  const [, number, section, kind, place] = match
  return [
    `Crown Allotment ${number}`,
    section === undefined ? '' : ` Section ${section}`,
    place === undefined ? '' : ` ${kind} of ${place}`,
  ].join('')
}

/** "4 and Lot 12" as "4 and 12"; "3-4" are two lots. */
function numbersOf(printed: string): string {
  const bare = printed
    .replace(/\b(?:accessory|car ?(?:park|space)|storage|lots?|allotments?|units?)\s/gi, '')
    .replace(/\s+/g, ' ')
  const range = /^(\d+)\s?[-–]\s?(\d+)$/.exec(bare)
  const next = range !== null && Number(range[2]) === Number(range[1]) + 1
  return next ? `${range[1]} and ${range[2]}` : bare
}

/** The forms in which papers print a lot and its plan, the fullest first. */
export const FORMS: readonly Form[] = [
  {
    // "Lot 22 ☐ Plan ☒ Diagram 61190"
    pattern:
      /\bLot:?\s?([A-Z]?\d{1,5}[A-Z]?)\s(?:on:?\s)?(?:☐\s?[A-Za-z/-]+\s){0,5}☒\s?(Diagram|Deposited|Survey-Strata|Survey|Strata|Plan)\s(?:☐\s?[A-Za-z/-]+\s){0,5}(?:Plan\s)?:?\s?(\d{3,6})\b/i,
    write: (match, doc) => {
      const plan = match[2] ?? ''
      const prefix = /^diagram$/i.test(plan) ? 'Diagram ' : planPrefix(`${plan} plan`, doc)
      return `Lot ${match[1]} ${prefix}${match[3]}`
    },
  },
  {
    pattern: /\bLot\s([A-Z]?\d{1,5})\s(?:on|in)\sCrown Plan\s([A-Z]{1,4})\s?(\d{1,6})\b/i,
    write: (match) => `Lot ${match[1]} ${match[2]?.toUpperCase()}${match[3]}`,
  },
  {
    // "Unit 14 on Units Plan U2007/031, Lot 6102 Town of Port Marrow", "Unit 2 in scheme UTS 2012/114"
    pattern: new RegExp(
      `\\bUnit\\s(\\d{1,4}),?\\s(?:on\\s|in\\s)?(?:the\\s)?(?:Units? (?:Plan|Titles? Scheme)|[Ss]cheme|(?=UTS))\\s?(?:no\\.?\\s)?([A-Z]{0,3}\\s?\\d{2,4}\\/\\d{2,4})\\b(?:\\s?,?\\s(?:being |on )?(?:(?:the )?parcel )?(?:part of )?(Lot \\d{1,5} Town of ${TOWN}))?`,
    ),
    write: (match) =>
      `Unit ${match[1]} ${match[2]?.replace(/\s/g, '').toUpperCase()}${match[3] === undefined ? '' : `, ${match[3]}`}`,
  },
  {
    // "Unit 00014, Lot 06102 Town of Port Marrow, Units Plan U2007/031": as the register writes them
    pattern: new RegExp(
      `\\bUnit\\s0{0,5}(\\d{1,4}),?\\sLot\\s0{0,5}(\\d{1,5})\\sTown of (${TOWN}),?\\s(?:on\\s|in\\s)?(?:the\\s)?Units? Plan\\s(?:no\\.?\\s)?([A-Z]{0,3}\\s?\\d{2,4}\\/\\d{2,4})\\b`,
    ),
    write: (match) =>
      `Unit ${match[1]} ${match[4]?.replace(/\s/g, '').toUpperCase()}, Lot ${match[2]} Town of ${match[3]}`,
  },
  {
    // "Proposed Allotment 88 in the plan of division 292/D041/25"
    pattern:
      /\b(?:proposed )?(Allotment|Lot|Piece)s?\s(\d{1,5})\s(?:in|on)\s(?:the |a )?(?:proposed |unregistered )?plan of (?:community )?division\s(?:\(?unregistered\)?\s)?(?:DA\s|no\.?\s|number\s)?(\d{3}\/[A-Z]\d{2,4}\/\d{2})\b/i,
    write: (match) =>
      `Proposed ${noun(match[1] ?? 'Allotment')} ${match[2]} in plan of division ${match[3]?.toUpperCase()}`,
  },
  {
    // "Proposed Lot 438 Spinebill Avenue, Karnup Downs WA 6176, on Deposited Plan 428811"
    pattern: new RegExp(
      `\\bLot\\s(\\d{1,5})\\s[A-Z][^.;]{5,60}\\s(?:VIC|NSW|QLD|SA|WA|TAS|NT)\\s\\d{4},?\\s(?:on|in|being)\\s(?:the\\s)?(?:(${PLAN_WORDS})\\s)?((?:${PREFIX})?\\s?\\d{4,6}[A-Z]?)\\b`,
      'i',
    ),
    write: (match, doc) => {
      const number = (match[3] ?? '').replace(/\s/g, '')
      return `Lot ${match[1]} ${/^\d/.test(number) ? planPrefix(match[2] ?? '', doc) : ''}${number}`
    },
  },
  {
    // "Lot 71 in an unregistered strata plan of part of Lot 400 in Deposited Plan 1288401"
    pattern:
      /\b(?:proposed )?Lot\s([A-Z]?\d{1,5})\b(?!\s(?:in\s)?(?:DP|SP|deposited plan|strata plan)\b)(?:(?!\b(?:DP|SP|folio)\b|\blots?\s\d)[^.;]){0,90}?\b(?:unregistered|proposed|draft|(?:to be|not yet|yet to be) registered)\b(?:(?!\b(?:DP|SP)\b|\blots?\s\d{1,5}\s(?:in|on)\s(?:an?|the)\b)[^.;]){0,90}?\bLots?\s(\d{1,5}(?:\s?(?:and|&|,)\s?\d{1,5})?)\s(?:in\s)?(?:deposited plan|DP)\s?(\d{4,7})\b/i,
    write: (match) => `Lot ${match[1]} unregistered plan, Lot ${match[2]} DP${match[3]}`,
  },
  {
    // "Proposed Lot 305 in Stage 9, being part of Lot 900 on SP 331204"
    pattern: new RegExp(
      `\\b(?:proposed )?(?:Lot|Allotment)\\s(\\d{1,5})\\b(?!\\s(?:on|in)\\s(?:[a-z]+\\s){0,3}(?:${PREFIX})?\\s?\\d{3})[^.;]{0,100}?\\b(?:part|portion)\\sof\\s(?:the land (?:in|comprised in)\\s)?(Lot|Allotment)s?\\s(\\d{1,5})\\s(?:on |in )?(?:the )?(?:(${PLAN_WORDS})\\s?)?((${PREFIX})?\\s?\\d{3,7}[A-Z]?)\\b`,
      'i',
    ),
    write: (match, doc) => {
      const number = (match[5] ?? '').replace(/\s/g, '').toUpperCase()
      const prefix = match[6] === undefined ? planPrefix(match[4] ?? '', doc) : ''
      return `Lot ${match[1]} (proposed), part of ${noun(match[2] ?? 'Lot')} ${match[3]} ${prefix}${number}`
    },
  },
  {
    // "Lot 12 on Plan of Subdivision 123456X", "Lot 3 LP 45678", "Allotment 12 in Deposited Plan 45678"
    pattern: new RegExp(
      `\\b(Lots?|Allotments?|Units?|Pieces?|Section):?\\s(?:No\\.?\\s)?((?:CM\\d?|[A-Z]{0,2}\\d{1,5}[A-Z]?)(?:\\s?(?:,|and|&|[-–])\\s?(?:and\\s)?(?:accessory\\s|car\\s?(?:park|space)\\s|storage\\s)?(?:lots?\\s|allotments?\\s|units?\\s)?\\d{1,5}[A-Z]?){0,5})(?:\\s\\([^()]{2,40}\\))?\\s?,?\\s(?:[-–]\\s)?(?:(?:of )?(?:section|sec|block)\\s[A-Z0-9]{1,3},?\\s)?(?:on |in |being )?(?:the )?(?:(?:proposed|unregistered|draft|registered) )?(?:(${PLAN_WORDS})\\s?(?:\\(?(?:no\\.?|number)\\)?\\s?:?\\s?)?)?((${PREFIX})?\\s?(?:no\\.?\\s)?\\d{2,7}(?:\\/\\d{1,4})?\\s?[A-Z]?)\\b(?!\\s?m)`,
      'i',
    ),
    write: (match, doc) => {
      const number = (match[4] ?? '').replace(/\s|no\.?/gi, '').toUpperCase()
      const prefix = match[5] === undefined ? planPrefix(match[3] ?? '', doc) : ''
      return `${noun(match[1] ?? 'Lot')} ${numbersOf(match[2] ?? '')} ${prefix}${number}`.trim()
    },
  },
  {
    // "Lot C in Deposited Plan 408812", "Lot A on LP55021": old plans letter their lots.
    pattern:
      /\b(?:Lot|LOT)\s([A-Z]{1,2})\s?,?\s(?:(?:on|in|ON|IN)\s)?(?:(?:Deposited|DEPOSITED)\s(?:Plan|PLAN)\s|(?:(?:Lodged|Title)\sPlan|Plan\sof\sSubdivision|PLAN\sOF\sSUBDIVISION)\s(?:No\.?\s)?)?(DP|LP|TP|PS|FP|SP)?\s?(\d{4,7}[A-Z]?)\b/,
    write: (match, doc) =>
      `Lot ${match[1]} ${match[2] ?? (doc.state === 'VIC' ? 'PS' : 'DP')}${match[3]}`,
  },
  {
    // "Description: Lot: 42 on ☐ BUP ☐ GTP ☐ SP ☒ RP: 183356"
    pattern:
      /\bLot:?\s?([A-Z]?\d{1,5}[A-Z]?)\s(?:on:?\s?)?(?:[☐☒]\s?[A-Z]{2,4}\s?){0,5}☒\s?(BUP|GTP|SP|RP|CP)\s?:?\s?(?:☐\s?[A-Z]{2,4}\s?:?\s?){0,4}(?:(?:BUP|GTP|SP|RP|CP)\s?)?(\d{3,6})\b/i,
    write: (match) => `Lot ${match[1]} ${match[2]?.toUpperCase()}${match[3]}`,
  },
  {
    pattern: new RegExp(
      `\\bLot:?\\s{1,3}([A-Z]?\\d{1,5}[A-Z]?)\\s{1,3}(?:on:?\\s?)?(?:Deposited\\/Survey\\/Strata\\/Diagram\\/Plan|plan(?: no\\.?)?|(${PREFIX}))\\s?:?\\s?(\\d{3,6}[A-Z]?)\\b`,
      'i',
    ),
    write: (match, doc) =>
      `Lot ${match[1]} ${match[2]?.toUpperCase() ?? planPrefix('plan', doc)}${match[3]?.toUpperCase()}`,
  },
  {
    pattern: /\b(\d{1,5})(RP|SP|BUP|GTP|CP)(\d{4,6})\b/,
    write: (match) => `Lot ${match[1]} ${match[2]}${match[3]}`,
  },
  {
    // "Wirrabee Section 37 Block 14 on Deposited Plan 3127"
    pattern:
      /\b([A-Z][A-Za-z']+(?:\s[A-Z][a-z']+)?)\s?,?\sSection\s(\d{1,4})\s?,?\sBlock\s(\d{1,4})(?:\s?,?\s(?:on\s)?(?:Deposited Plan|DP)\s?(\d{2,6}))?\b/,
    write: (match) =>
      `Block ${match[3]} Section ${match[2]} ${match[1]}${match[4] === undefined ? '' : ` DP${match[4]}`}`,
  },
  {
    pattern:
      /\bBlock\s?:?\s?(\d{1,4})\s?,?\sSection\s?:?\s?(\d{1,4})\s?,?\s(?:(?:Division(?:\s?\/\s?District)?|District)\s?(?:of)?\s?:?\s?)?([A-Z][A-Za-z']+(?:\s[A-Z][A-Za-z']+)?)/,
    write: (match) => `Block ${match[1]} Section ${match[2]} ${match[3]}`,
  },
  {
    // "Lot 4471 Town of Casuarina Flats from plan(s) S 77/112A", "Allotment 4 of Section 9, Village of Carcoola"
    pattern: new RegExp(
      `\\b(Lot|Allotment|Section|Portion|Unit)\\s(\\d{1,5})\\s?,?\\s(?:(?:of )?(Section [A-Z\\d]{1,4})\\s?,?\\s)?(Town|Hundred|Village)\\sof\\s(${TOWN})(?:,?\\s(?:on |from |being )?(?:survey )?plan(?:\\(s\\)|s)?\\s(?:no\\.?\\s)?(${NT_PLAN}))?`,
    ),
    write: (match) =>
      `${match[1]} ${(match[2] ?? '').replace(/^0+/, '')}${match[3] === undefined ? '' : ` ${match[3]}`} ${match[4]} of ${match[5]}${match[6] === undefined ? '' : `, plan ${match[6]}`}`,
  },
  {
    pattern: new RegExp(
      `\\bN\\.?T\\.? Portion\\s(\\d{1,5})(?:,?\\s(?:on |from |being )?(?:survey )?plan(?:\\(s\\)|s)?\\s(?:no\\.?\\s)?(${NT_PLAN}))?`,
    ),
    write: (match) => `NT Portion ${match[1]}${match[2] === undefined ? '' : `, plan ${match[2]}`}`,
  },
  {
    // Rural land of the Capital Territory lies in no section.
    pattern: new RegExp(
      `\\bBlock\\s?:?\\s?(\\d{1,4})\\s?,?\\s(?:Section\\s?:?\\s?[-–—]{1,2}\\s)?(?:in the )?District\\s?(?:of\\s|:\\s?)(${TOWN})`,
    ),
    write: (match) => `Block ${match[1]} District of ${match[2]}`,
  },
  {
    // "Proposed Lot 404 in a Community Strata Plan to be deposited"
    pattern:
      /\b(?:(?:proposed )(Lot|Allotment|Unit)\s(\d{1,5})\s(?:in|on)\s(?:an?|the)\s(?:unregistered |draft )?|(Lot|Unit)\s(\d{1,5})\s(?:in|on)\s(?:an?|the)\s(?:unregistered|proposed|draft)\s)((?:(?:primary |secondary )?(?:community|strata|survey-strata|units?|deposited) ?){1,2}plan|plan of (?:subdivision|division))\b/i,
    write: (match) =>
      `Proposed ${noun(match[1] ?? match[3] ?? 'Lot')} ${match[2] ?? match[4]} in ${match[5]?.toLowerCase()}`,
  },
  {
    // "Nelson Location 8842 on Diagram 60118": old land of Western Australia is a location of its district.
    pattern:
      /\b([A-Z][a-z]+(?: [A-Z][a-z]+)?) Location (\d{1,5})\b(?:,? (?:on|in|being|the subject of) (?:the )?(Deposited Plan|Diagram|Plan) (\d{3,6}))?/,
    write: (match) =>
      `${match[1]} Location ${match[2]}${match[3] === undefined ? '' : ` on ${match[3]} ${match[4]}`}`,
  },
  { pattern: CROWN_ALLOTMENT, write: writeCrownAllotment },
]

export const NAMES_LAND =
  /\b(?:lots?|allotments?|units?|block|section|pieces?|portion|location)\b|\d(?:RP|SP|BUP|GTP)\d/i

function noun(word: string): string {
  const one = word.replace(/s$/i, '').toLowerCase()
  return `${one.charAt(0).toUpperCase()}${one.slice(1)}`
}

function planPrefix(words: string, doc: Doc): string {
  const plan = words.toLowerCase()
  if (plan.includes('subdivision') && (doc.state === 'VIC' || doc.state === null)) return 'PS'
  if (plan.includes('survey') && plan.includes('strata')) return 'SSP'
  if (plan.includes('strata') && !plan.includes('community')) return 'SP'
  if (plan.includes('deposited')) return 'DP'
  if (plan.includes('title')) return 'TP'
  if (plan.includes('lodged')) return 'LP'
  if (plan.includes('consolidation')) return 'PC'
  if (plan.includes('sealed')) return 'SP'
  if (plan.includes('filed')) return 'FP'
  if (plan.includes('registered')) return 'RP'
  if (plan.includes('survey')) return 'SP'
  if (plan.includes('community')) return 'CP'
  if (plan.includes('unit')) return 'UP'
  return plan === '' || plan === 'plan' ? '' : `${words} `
}
