import type { Severity } from '#shared/report.ts'

import { lotNumbers, lotsNamed } from '../../facts/title/own-lots.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { isVicinity } from '../harmless/vicinity.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  zoned: /\bzon(?:e|ed|ing)\b/i,
  // "2 R1 General Residential (part) and RU4 …": a code before its name is a zone without the word.
  coded:
    /\b(?:R[1-5]|RU[1-6]|SP[1-5]|E[1-5]|MU1|W[1-4]|C[1-4]|RE[12]|B[1-8]|IN[1-4]) [A-Z][a-z]{3}/,
  open: /\b(?:RE1|public recreation|C1 |national parks)\b/i,
  work: /\b(?:IN[1-4]|(?:general|light|heavy|working waterfront) industrial|E3 productivity support|E4 general industrial|E5 heavy industrial|business park|W4 working waterfront)\b/i,
  special: /\b(?:SP[1-5]\b|special activities|infrastructure \(|RE2|private recreation)/i,
  rural: /\b(?:RU[1-46]\b|primary production|rural landscape|forestry)\b/i,
  nature: /\b(?:C[23]\b|environmental (?:conservation|management)\b(?! plan))/i,
  use: /\bnon-?conforming use\b|\bexisting use rights?\b|\bnot (?:a )?permitted (?:use|in (?:the|this) zone)\b|\b(?:dwellings?|dwelling houses?|residential accommodation)\b.{0,40}\b(?:is|are) prohibited\b|\b(?:no|without an?y?|not have an?y?|not (?:warrant|promise)\w{0,3} (?:that there is )?an?y?) (?:dwelling|building) (?:entitlement|right|opportunity)\b|\b(?:dwellings?|dwelling houses?|house|home)\b.{0,40}\b(?:(?:may|can|must) not|cannot) be (?:erected|built|constructed|approved)\b|\b(?:smaller|less) than the (?:\d{1,4} ?(?:ha|hectares?) )?minimum (?:lot|allotment|area)\b|\bbelow the minimum (?:lot )?(?:size|area)\b|\bdwelling entitlement\b.{0,40}\b(?:extinguished|used|lost|not|none|expired|lapsed|no)\b/i,
  noHome:
    /\bno (?:dwelling|building) (?:entitlement|right)s?\b|\b(?:dwellings?|dwelling houses?|house|home)\b.{0,40}\b(?:(?:may|can|must) not|cannot) be (?:erected|built|constructed|approved)\b|\bdwelling entitlement\b.{0,40}\b(?:extinguished|lost|expired|lapsed|not (?:exist|apply|attach|available|warranted))\b|\bnot warrant\w{0,3}\b.{0,40}\bdwelling entitlement\b/i,
  /** Made for clubs and parks in private hands: a home is mostly barred. */
  privateOpen: /\b(?:RE2|private recreation)\b/i,
  part: /\b(?:strip|part|as to|partly|frontage)\b/i,
  /** A zone for homes in the same answer: the other one takes a part, or another lot. */
  homes:
    /\b(?:R[1-5]|RU5|MU1|B4|(?:general|low density|medium density|high density|large lot) residential|village)\b/i,
  /** A zone of land that is not the lot's own. */
  elsewhere:
    /\b(?:outside|beyond|not (?:of|on|in) (?:this|the) lot|(?:next|adjacent) to|future (?:park|reserve|road|school)|other (?:stages?|lots?|land))\b|\bon the (?:\w{4,12} )?(?:reserve|road|park|creek)\b/i,
  /** A strip that a public body will take, of which the rule on acquisition tells. */
  reserved:
    /\b(?:reserved for (?:acquisition|a (?:classified|local|main) road)|land reservation acquisition|acquiring (?:body|authority)|relevant acquisition authority)\b/i,
  denied: /\b(?:not|adjoining|nearby|opposite|other zones?|objectives?|prohibited|min(?:imum)?)\b/i,
})

/** Zone names are read and not codes alone: E1 to E4 changed their meaning in 2021 to 2023. */
const KINDS: readonly {
  readonly key: 'open' | 'work' | 'special' | 'rural' | 'nature'
  readonly severity: Severity
}[] = [
  { key: 'open', severity: 'critical' },
  { key: 'work', severity: 'high' },
  { key: 'nature', severity: 'high' },
  { key: 'rural', severity: 'medium' },
  { key: 'special', severity: 'medium' },
]

/** Zones in which a home is barred, limited or in someone's way. */
export default defineRule({
  id: 'nsw/zone-not-for-homes',
  title: 'Zone of the land and homes in it',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.planning)],
  appliesTo: ['planning-certificate', 'special-conditions'],
  replaces: ['national/zoning-use'],
  patterns,
  clear: 'No zone that bars or limits homes was found.',
  subject:
    /\bzon(?:e|ed|es|ing)\b|\b(?:existing|non-?conforming|continuing) use\b|\bminimum lot size\b|\bdwelling (?:entitlement|eligib\w{2,5}|rights?)\b|\b(?:RE[12]|RU[1-6]|SP[1-5]|E[1-5]|C[1-4]|IN[1-4]|W[1-4]|B[1-8]|MU1) (?:public|private|primary|rural|forestry|infrastructure|special|general|productivity|local|commercial|national|environmental|natural|light|heavy|working|mixed|village|transition)\b/i,
  messages: {
    open: {
      title: 'The land is zoned for public recreation or national park',
      description:
        'The wording at {{where}} puts the land in a zone for public use. Such land is often meant to be bought by the council or the State, and a home there can hardly be rebuilt or extended.',
      recommendation:
        'Before you sign, ask the council who is to acquire the land and when, and take advice.',
      question: 'Is the land to be acquired, and may the home be kept, rebuilt or extended?',
    },
    work: {
      title: 'The land is in an industrial or business zone',
      description:
        'The wording at {{where}} shows a zone for industry or work, where homes are usually barred. An existing home may live on only by its old rights, and noise and trucks are part of the zone.',
      recommendation:
        'Before you sign, ask the council whether living there is lawful and what may be built next door; ask your bank.',
      question: 'Is living on the land lawful in this zone, and by which consent?',
    },
    special: {
      title: 'The land is in a special purpose, infrastructure or private recreation zone',
      description:
        'The wording at {{where}} shows a zone made for one purpose, such as a road, school or club. What else may be built there is narrow, and part of the land may be wanted for that purpose.',
      recommendation:
        'Before you sign, ask the council what the zone is for and whether land will be taken.',
      question: 'What is the purpose of the zone, and which part of the land is in it?',
    },
    rural: {
      title: 'The land is in a rural zone',
      description:
        'The wording at {{where}} shows a rural zone. A home is often allowed only on a lot of a minimum size, and farming next door brings noise, spray and smell.',
      recommendation:
        'Before you sign, ask the council whether a home is allowed on a lot of this size, or whether the present one was approved.',
      question: 'Does the lot have a right to a home under the local plan?',
    },
    use: {
      title: 'Living here may rest on old use rights (non-conforming use)',
      description:
        'The wording at {{where}} says that a home is not allowed in the zone, or lives on by rights from before the zone was made. Such rights can be lost when the use stops, and rebuilding after a fire can be refused.',
      recommendation:
        'Before you sign, ask the council for the consent behind the use, and your insurer and bank whether they accept it.',
      question: 'By which consent is the property used as a home, and has that use ever stopped?',
    },
    nature: {
      title: 'The land is in an environmental conservation or management zone',
      description:
        'The wording at {{where}} shows a zone that protects nature. Building, clearing and even paths need consent, and much is refused.',
      recommendation: 'Before you sign, ask the council what may be built, cleared or rebuilt.',
      question: 'What may be built or cleared on the land in this zone?',
    },
  },
  check({ doc, facts }, report) {
    const own = lotNumbers(facts.lotPlan?.value ?? null)
    for (const passage of passagesIn(doc, ['planning-certificate', 'special-conditions'])) {
      const home = patterns.noHome.test(passage.text)
      if (home || affirmed(passage, patterns.use) !== null) report('use', [passage.span])
    }
    for (const passage of passagesIn(doc, ['planning-certificate'])) {
      const { text, span, heading, previous } = passage
      if (isVicinity(passage)) continue
      if (!patterns.zoned.test(`${heading} ${text}`) && !patterns.coded.test(text)) continue
      const code = ofOwnLots(text, own).split(/\b(?:objectives|permitted|prohibited)\b/i)[0] ?? ''
      if (patterns.denied.test(code)) continue
      if (patterns.reserved.test(text) && !patterns.zoned.test(text)) continue
      const kind = KINDS.find(({ key }) => patterns[key].test(code))
      if (kind === undefined) continue
      const part = patterns.part.test(code)
      const isPrivateOpen = kind.key === 'special' && patterns.privateOpen.test(code)
      const beside = patterns.homes.test(`${previous.slice(-BEFORE)} ${code}`)
      if (beside && patterns.elsewhere.test(code)) continue
      report(
        kind.key,
        [span],
        {},
        {
          severity:
            (part && kind.key === 'open' && beside) || (!part && isPrivateOpen)
              ? 'high'
              : kind.severity,
          strength: part ? 'likely' : 'firm',
          // Which zone it is, no other words change.
          unmistakable: true,
        },
      )
    }
  },
})

/** "R2 (as to proposed Lots 219-238) RE1 (as to proposed Lot 300)": what is not told of another lot. */
function ofOwnLots(text: string, own: ReadonlySet<number>): string {
  if (own.size === 0) return text
  return text
    .split(/(?<=\))/)
    .filter((part) => {
      const lots = lotsNamed(part.slice(part.lastIndexOf('(')))
      return !part.includes('(') || lots.length === 0 || lots.some((lot) => own.has(lot))
    })
    .join('')
}

/** How far back the zone before this one is told. */
const BEFORE = 120
