import { matchesIn } from '../../wording/matches.ts'
import { BODY, PUBLIC_BODY, WHOLE_NAME } from './public-bodies.ts'

/** Stands in a field where the name of another party begins on a line of its own. */
export const LINE_APART = '\u2028'

export type FoundName = { readonly name: string; readonly start: number; readonly end: number }

const COMPANY =
  /\b(?:pty\.?\s*(?:ltd|limited)\b\.?|limited\b|ltd\b\.?|incorporated\b|inc\b|corporation\b(?:\s(?:pty\.? )?(?:ltd|limited)\b)?|(?<=\w\s)council\b)/i
/** A firm without "Pty Ltd" is an agent or a conveyancer, not a party. */
const BUSINESS =
  /\b(?:settlements?|conveyanc\w+|legal|law|lawyers?|solicitors?|realty|real estate|property|properties|partners|associates|agency|agents?|residential|group|services|licen[cs]ed|bank|contract|date|address)\b/i
const CUT =
  /(?:\s{0,9}[,;]?\s{0,9}(?:(?<!\bestate\s)\bof\b:?\s+(?![A-Z][a-z]+ (?:inc|ltd|limited|pty)\b)(?=\d|["']|unit|level|suite|lot|po box|rsd|rmb|site|villa|c\/[o-]|care|flat|apartment|shop|the |[^,;()\n]{2,40},[^;()\n]{2,60}\b(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT|Victoria|Queensland|Tasmania)\b)|\bboth of\b|\ball of\b|\bcare of\b|\bc\/[o-](?!\w)|\((?!the |[\w. ]{1,24}\) (?:[A-Z][\w&'-]* ){0,3}(?:pty|ltd|limited|inc)\b)|\ba\.?\s?[cb]\.?\s?n\.?\b\s*[:\d(]|\barbn\b|\bby (?:his|her|their|its) (?=[a-z]{4,})|\bby (?:the )?(?=(?:nsw )?public (?:trustee|guardian|advocate)|nsw trustee|state trustees)|,?(?<!\s)\s+aged (?=\d)|,\s+(?:each|both|all)\s(?=[a-z])|(?:,\s*)(?=(?:room|ward|level|suite) \d)|\b(?:its|his|her|their) (?=(?:sole )?(?:director|secretary|partner|nominee)\b)|\bunder (?:an? )?(?:enduring )?power of attorney\b|\bas (?:the )?(?:(?:sole )?surviv\w+|sole\b|joint|tenants|trustees?|execut(?:ors?|rix|rices)|administrat(?:ors?|rix|rices)|(?:legal )?personal|mortgagee|attorney|financial manager|guardian|agent|purchaser|vendor|buyer|seller)\b|\batf\b|\band ?\/ ?or (?:their |his |her |its )?nominees?\b|\bor (?:their |his |her )?nominees?\b|\baddress\b|\bresidence\s?:|\bregistered office\b|\boccupation\b|\bemail\b|\btel\b|\bphone\b|\bmob(?:ile)?\b|\bref\b|\babn\b|\bacn\b|\bdate\b|\bsignature\b|\bbeing\b|\bis the (?:sole )?(?:vendor|seller|owner)\b|\bare the\b|\bin (?:equal|unequal) shares\b|\bjoint (?:tenants|proprietors)\b|\btenants in common\b|\b(?:formerly|also|now|previously)(?: known as)?\b|\bn[ée]e\b|\btrading as\b|\bt\/as?\b|,\s+(?=[a-z]{4,}ing\b)|,\s+(?:presently|currently|now|formerly|an?) |,\s+(?=(?:[A-Z][a-z]+ )?(?:citizens?|permanent residents?)\b)|\son\s+(?=\d{1,2}\b)|(?<=\S)(?:\s{3,}|\t)(?=(?:prepared|sign(?:ed)?|signature|dated?|ref|page|witness|initials?)\b|[A-Z]\. ?(?:[A-Z]\. ?){0,2}[A-Z][a-z])|\bwhose\b|\bwho\b|\bthe (?:executors?|administrator|legal personal)\b|\b(?:estate of the )?late\b(?! \w+ \w)|\bsolicitor\b|\bconveyancer\b|\b(?:the )?(?:purchaser|vendor|seller|buyer)\b))|(?<!\s)\s*,\s*(?=(?:(?:unit|level|suite|lot|flat|apartment|shop|po box|townhouse|villa|duplex|site|house|residence)\s)?\d)|\s(?=\d{1,5}[A-Za-z]?(?:\/\d{1,5})?\s(?!pty|limited|ltd)[A-Z])|\s(?=(?:unit|level|suite|lot|flat|apartment|shop|villa|townhouse|po box|gpo box|rmb|rsd) [A-Z]?\d{1,5}[A-Z]?\b)|(?<!\s)\s*,\s*(?=["“])|\s-\s|(?<!\s)\s*☐|(?<!\s)\s*☒|\n|(?<=[a-z]{3})(?<!\b(?:pty|ltd|mrs))\.\s+(?=[A-Z])|_{3,}|,\s*(?:(?:sole|one) )?(?:execut(?:ors?|rix|rices)|administrat(?:ors?|rix)|trustees?)\b/i
const PREFIX =
  /^[\s:.*|-]*(?:(?:full |legal )?names?(?:\(s\)|s)?(?: and address(?:es)?)?|(?:the )?(?:executors?|administrators?|legal personal representatives?|personal representatives?|trustees?)(?: and trustees?)? (?:of|for)(?: the)?(?: (?:will|estate)(?: and estate)? of)?(?: the)?(?: late)?|(?:the )?estate of(?: the late)?(?= [A-Z])|the late(?= [A-Z])|the [a-z]{4,14}(?: [a-z]{2,14}){0,3},(?= [A-Z])|(?:his|her|their) (?:wife|husband|son|daughter|partner|children|sons|daughters)(?= [A-Z])|mr|mrs|ms|miss|dr|\(?s\)?|\d{1,2}\.\d(?=\s)|\(?[1-4][.)](?=\s)|no\.? ?\d|executed by|is|are|and|accepts)[\s:.]+/i
/** A public officer that acts as trustee has a title and no surname. */
/** Words of a form that stand in capitals as names do. */
const NO_NAME =
  /\b(?:accepts?|offers?|agrees?|sells?|buys?|sell|buy|the|and|or|signed|signature|full|names?|deceased|self|acting|represented|inserted|land|folio|volume|estate|details|schedule|annexures?|particulars|retired|tenants|common|proprietors|notice|cooling|unit|information)\b/i
/** "ANN SAMPLE, HOME DUTIES": what an old title says an owner does, behind the name. */
const OCCUPATION =
  /^(?:(?:home|domestic|house|household) duties|(?:married|single|unmarried) woman|(?:retired|company|civil|public|registered|school|truck|bus|taxi|crane|plant|machine|police|shop|office|farm|station|medical|dental|sales|business|old age|invalid|self|home)[ -](?:\w{2,9} )?(?:director|servant|officer|nurse|teacher|driver|operator|keeper|assistant|manager|worker|hand|owner|practitioner|surgeon|representative|proprietor|pensioner|employed|maker|farmer|grazier|clerk|engineer|accountant|builder|mechanic|electrician|carpenter|plumber|labourer|contractor|tradesman|secretary))$/i
const WORD = /^(?:\p{Lu}[\p{L}\p{M}'.-]*|d[aei]|de|van|von|der|den|la|le|bin|binti|al|el|[A-Z]\.)$/u

/** A verb in small letters before any name: a sentence, and no field. */
export const SAYS =
  /^(?:promises|warrants|agrees|acknowledges|declares|says|confirms|represents|undertakes|covenants|accepts|states|has|will|must|may|shall)\s/

const STREET =
  /\b(?:Street|Road|Avenue|Drive|Highway|Crescent|Terrace|Parade|Court|Close|Boulevard|Esplanade|Track)$/i
/** Of two words the second may be a surname, "Jane Close", but not one of these. */
const NO_SURNAME = /\b(?:Road|Avenue|Highway|Crescent|Terrace|Parade|Boulevard|Esplanade)$/i

/** "NAME Ann Sample | NAME Ben Sample": each cell of a field has its own label. */
const NEXT_NAME = /(?<=\p{L})\t(?=(?:NAME|Name)\b:? )/gu

/**
 * The names of persons and companies at the beginning of a field, without addresses, numbers and
 * roles. A name is two words or more with capitals, or a company.
 */
export function namesIn(printed: string): FoundName[] {
  const field = withoutRemarks(withoutRemarks(printed)).replaceAll(NEXT_NAME, LINE_APART)
  const trustee = trusteeNamed(field)
  if (trustee !== null) return [trustee]
  const whole = WHOLE_NAME.exec(field)
  if (whole?.[1] !== undefined) {
    const name = whole[1].trim()
    const from = whole[0].indexOf(name)
    return [{ name, start: from, end: from + name.length }]
  }
  const signing = SIGNING_FOR.exec(field)?.[0] ?? ''
  let start = ESTATE_TOO.test(field) || COMPANY_BY.test(signing) ? 0 : signing.length
  for (
    let prefix = PREFIX.exec(field.slice(start));
    prefix !== null;
    prefix = PREFIX.exec(field.slice(start))
  ) {
    start += prefix[0].length
    if (start > 60) break
  }
  const turned = surnamesFirst(field, start)
  if (turned.length > 0) return turned
  const cut = CUT.exec(field.slice(start))
  const end = cut === null ? field.length : start + cut.index
  const found: FoundName[] = []
  let at = start
  const parts = splitNames(field.slice(start, end))
  for (const [index, part] of parts.entries()) {
    const offset = field.indexOf(part, at)
    if (offset < 0) continue
    at = offset + part.length
    const shared = withSurnameOf(part, parts[index + 1])
    if (shared !== null) {
      found.push({ name: shared, start: offset, end: at })
      continue
    }
    const own = cleaned(part)
    // An estate beside living owners sells by those who act for it, and not as a person.
    const isEstate = own !== null && found.length > 0 && /^(?:the )?estate of\b/i.test(part)
    const name = isEstate ? part.slice(part.search(/estate/i), part.indexOf(own) + own.length) : own
    if (name === null) continue
    const from = offset + part.indexOf(name)
    found.push({ name: name.replaceAll('\t', ' '), start: from, end: from + name.length })
  }
  return found.length === 0 ? found : [...found, ...behindAddress(field, end)]
}

/** "Costa and Despina SAMPLE": the surname stands once for both. */
function withSurnameOf(part: string, next: string | undefined): string | null {
  if (next === undefined || !GIVEN_ALONE.test(part) || COMPANY.test(next)) return null
  const name = cleaned(next)
  const surname = name?.split(/\s+/).at(-1)
  return name === null || surname === undefined ? null : `${part} ${surname}`
}

const GIVEN_ALONE = /^(?:\p{Lu}\p{Ll}{2,14}|(?:\p{Lu}\.? ?){1,3})$/u

/** "Ann Sample and the Estate of the late Ben Sample (by his executor …)": Ann sells too. */
const ESTATE_TOO = /^[^;(]{5,160}\band (?:the )?estate of\b/i

/** "Estate of the late Ann Sample (executrix: Ben Sample)": who acts is told in brackets. */
const ACTING_IN_BRACKETS =
  /^[\s:.]*(?:the )?estate of [^(;\n]{4,90}\((?:by )?(?:the |his |her )?(?:executors?|executrix|executrices|administrators?|administratrix|(?:legal )?personal representatives?)(?: is| are|:|,)?\s(?=[A-Z])/i

const TRUST_FIRST = /^[\s:.]*the trustees? (?:for|of) [^(;]{3,120}\(\s?/i
const TRUSTEE_NAMED = /^trustees?(?: company)?\s?(?::|is|being)?\s(?=[A-Z])/i

/** "The trustee for the Sample Fund ABN … (trustee: Sample Custodian Pty Ltd ACN …)" */
function trusteeNamed(field: string): FoundName | null {
  const acting = ACTING_IN_BRACKETS.exec(field)?.[0].length
  if (acting !== undefined) return firstIn(field, acting)
  const head = TRUST_FIRST.exec(field)
  if (head === null) return null
  const label = TRUSTEE_NAMED.exec(field.slice(head[0].length))
  return label === null ? null : firstIn(field, head[0].length + label[0].length)
}

function firstIn(field: string, start: number): FoundName | null {
  const [first] = namesIn((field.slice(start).split(')')[0] ?? '').slice(0, 120))
  return first === undefined
    ? null
    : { name: first.name, start: start + first.start, end: start + first.end }
}

/** "SAMPLE, Ann Ruth": a surname in capitals before the given names in small letters. */
const SURNAME_FIRST =
  /^(\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}{2}[\p{Lu}'’-]{0,40})?),\s{1,9}(\p{Lu}\p{Ll}[\p{Ll}'’-]*(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}(?:\p{Ll}[\p{Ll}'’-]*(?:-\p{Lu}\p{Ll}+)?|\.)){0,3})(?!\s\p{Lu}{2})(?=\s|$|[,;(.])/u
const BETWEEN_NAMES = /^\s*(?:,|;|\band\b|&)+\s*(?:and\s)?/

function surnamesFirst(field: string, from: number): FoundName[] {
  const found: FoundName[] = []
  let at = from + (/^\s*/.exec(field.slice(from))?.[0].length ?? 0)
  for (let match = SURNAME_FIRST.exec(field.slice(at)); match !== null && found.length < 6;) {
    const [whole, surname = '', given = ''] = match
    found.push({ name: `${given} ${surname}`, start: at, end: at + whole.length })
    at += whole.length
    const next = BETWEEN_NAMES.exec(field.slice(at))
    if (next === null) break
    at += next[0].length
    match = SURNAME_FIRST.exec(field.slice(at))
  }
  return found
}

/** "Estate of Josip Sample (deceased) by his executors Ann Sample and …": those who act are named last. */
const SIGNING_FOR =
  /^[^;\n]{8,120}?\b(?:by (?:his|her|its|their) (?:legal )?(?:[Ee]xecutors?|[Ee]xecutrix|[Aa]dministrat(?:ors?|rix)|(?:legal )?[Pp]ersonal [Rr]epresentatives?|trustee(?: in bankruptcy)?),?|(?<=\b(?:late|estate|will)\b[^;\n]{3,60}), (?:namely|being))\s+(?=[A-Z])|^[^;\n(]{4,70}?,? (?:as |acting as )?(?:the )?(?:(?:lawful|duly appointed|enduring) )?attorneys? (?:under power )?for (?=[A-Z])/

/** A company stays the party whoever acts for it. */
const COMPANY_BY = /\b(?:ltd|limited)\b[^;]{0,90}\bby (?:its|their)\b/i

const REACH = 300
/** What stands behind these words is another's. */
const ANOTHER =
  /\b(?:solicitors?|agents?|conveyancers?|purchasers?|vendors?|sellers?|buyers?|will of|estate of|deceased|trust|receivers?|liquidators?|administrators?|controllers?|attorneys?|witness|signed)\b|_{3}/i
/** "… of 6 Coral Street, Lorne 3232, and ANN SAMPLE of …": an owner behind the address of another. */
const NEXT_OWNER =
  /(?:[\s,;]and\s+|\u2028)((?:\p{Lu}[\p{L}'’.-]+\s){1,4}\p{Lu}[\p{L}'’-]+)(?=\s*(?:,|\(|\b(?:of|OF)\b|\bboth\b|\bas\b|\bcare\b|\bc\/|$))/gu

function behindAddress(field: string, from: number): FoundName[] {
  const rest = field.slice(from, from + REACH)
  const own = rest.slice(0, ANOTHER.exec(rest)?.index ?? rest.length)
  return matchesIn(own, NEXT_OWNER).flatMap((match) => {
    const printed = match[1] ?? ''
    const name = cleaned(printed)
    if (name === null) return []
    const start = from + match.index + match[0].indexOf(printed) + printed.indexOf(name)
    return [{ name, start, end: start + name.length }]
  })
}

/**
 * Remarks between two names: shares in brackets, a company's number, and an address behind which the
 * next owner follows.
 */
const REMARKS =
  /\((?:vendor|seller|purchaser|buyer)\s?(?:no\.?\s?)?\d\)|\((?:as to )?(?:\d{1,3}\s?\/\s?\d{1,3}|\d{1,3}(?:\.\d+)?\s?(?:%|per cent)|(?:one|two|three|an? )[\w -]{2,20})(?:\s?(?:undivided )?(?:shares?|interest))?\)|\(?\ba\.?\s?[cb]\.?\s?n\.?:?\s?\d[\d ]{7,16}\)?(?=\s*(?:,|;|and|&)\s)|\bas to (?:an? |the )?(?:(?:equal |undivided )?(?:one|two|three|\d{1,3})[\w /-]{0,24}?(?:shares?|interest|half|third|quarter)|\d{1,3}\s?(?:\/\s?\d{1,3}|%))(?: shares?| interest)?|\bof (?=\d|unit|level|suite|lot|po box|flat|apartment)[^;\n]{6,90}?\b\d{4}(?=,?\s+(?:and|&)\s+\p{Lu})/giu

/** The same text with blanks for remarks, so that every place in it stays the same. */
function withoutRemarks(text: string): string {
  return text.replace(REMARKS, (remark) => ' '.repeat(remark.length))
}

const SEPARATOR =
  /((?<!\s)\s+(?:and|AND|&)\s+|(?<=[A-Za-z]\s[A-Z][A-Z'-]{1,30})\s+(?=[A-Z][a-z]{1,20}(?:\s[A-Z][a-z]{0,20}){0,2}\s[A-Z][A-Z'-]+(?![a-z]))|[;,]?(?<!\([A-Za-z.]{1,10})(?<!\s)\s+\(?[2-6][.)]\s+(?=[A-Z])|(?<!\s)\s+(?:[Ff]ull |FULL )?(?:[Nn]ames?|NAMES?)(?:\(s\))?\s?:\s*|(?<!\s)\s*;\s*|\u2028|(?<!\s)\s*,\s*(?=[A-Z][a-zA-Z'-]+\s+[A-Z]))/

/** Cuts at "and", "&" and commas, but leaves "Quill & Sedge Nominees Pty Ltd" whole. */
function splitNames(text: string): string[] {
  const officer = PUBLIC_BODY.exec(text.trim())?.[0]
  if (officer !== undefined && SEPARATOR.test(officer)) return [officer]
  const pieces = text.split(SEPARATOR)
  const parts: string[] = []
  for (let index = 0; index < pieces.length; index += 2) {
    const part = pieces[index] ?? ''
    const last = parts.at(-1)
    const alone = last !== undefined && !/\s/.test(last.trim()) && COMPANY.test(part)
    if (alone) parts.splice(-1, 1, `${last}${pieces[index - 1] ?? ''}${part}`)
    else parts.push(part)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function cleaned(part: string): string | null {
  const bare = part
    .replace(/^[\s,.;:]+/, '')
    .replace(/^the (?=public |state |nsw |trustee )/i, '')
    .replace(/^(?:and )?(?:the )?estate of (?:the )?(?:late )?/i, '')
    .replace(/^(?:(?:his|her|their) (?:wife|husband|son|daughter|partner|sons|daughters)) /i, '')
    .replace(/^(?:and|&|mr|mrs|ms|miss|dr|the vendor|the purchaser)\.?\s+/i, '')
    .replace(/(?<![\s,.;:])[\s,.;:]+$/, '')
    .replace(/(?<![\s,])[\s,]+(?:and|&)$/, '')
    .replace(/,\s+(?:[a-z][a-z -]{2,40}|(?:the|an?) [^,]{3,60})$/, '')
    .trim()
  const officer = PUBLIC_BODY.exec(bare)
  if (officer !== null) return officer[0]
  const company = COMPANY.exec(bare.slice(0, 90))
  // "promises that no agent but Sample Realty Pty Ltd …" is a sentence about one.
  if (company !== null && bare.length >= 4)
    return SAYS.test(bare) ? null : bare.slice(0, company.index + company[0].length).trim()
  const body = BODY.exec(bare)
  if (body !== null) return body[0]
  if (bare.length < 4 || bare.length > 90) return null
  if (BUSINESS.test(bare)) return null
  const words = bare.split(/\s+/)
  if (words.length < 2 || words.length > 7) return null
  if (!words.every((word) => WORD.test(word))) return null
  if (words.length > 2 ? STREET.test(bare) : NO_SURNAME.test(bare)) return null
  if (NO_NAME.test(bare) || OCCUPATION.test(bare)) return null
  if (
    /^(?:the|to|not|no|name|as|see|this|please|nil|none|subject|property|particulars|general|special)\b/i.test(
      bare,
    )
  )
    return null
  return bare
}
