import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { datesIn, daysBetween } from '../reading/dates.ts'
import type { Reading } from '../define-rule.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import type { Passage } from '../reading/passages.ts'
import { disclosuresOf, holdingAny } from '../reading/passages.ts'
import { newHomeIn, RECENT_WORK_PATTERNS } from '../buildings/recent-work.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  ...RECENT_WORK_PATTERNS,
  /** Water or fire was in the house. */
  damaged:
    /\b(?:water|floods?|floodwaters?|inundation|fire|cyclone)\b[^.;]{0,80}\b(?:above (?:the )?floor|over (?:the )?floor|through (?:the )?(?:house|home|dwelling)|in (?:the )?(?:house|home|dwelling|living)|damaged|gutted|burnt|entered)\b|\b(?:house|home|dwelling|cottage|premises|property|ground floor)\b[^.;]{0,40}\b(?:flooded|inundated|fire-damaged|subject to flooding|damaged by (?:flood|fire|water|storm|cyclone))\b|\bclaims?\b[^.;]{0,60}\b(?:flood|fire|cyclone)\b[^.;]{0,40}\b(?:paid|settled)\b/i,
  /** And somebody put it right. */
  repaired:
    /\b(?:after|since|following) the (?:flood|fire|storm|cyclone|inundation)\b|\b(?:repaired|reinstated|relined|re-lined|replastered|rebuilt|restored|rewired|refurbished|made good|re-?sheeted)\b[^.;]{0,60}\b(?:flood|fire|cyclone|water|insurer|claim)\b|\b(?:flood|fire|cyclone|water|insurer)\b[^.;]{0,60}\b(?:repaired|reinstated|relined|re-lined|replastered|rebuilt|restored|rewired|refurbished|made good)\b|\b(?:linings?|plaster(?:board)?|wiring|switchboard|power points)\b[^.;]{0,40}\b(?:replaced|renewed|moved|raised|relocated)\b|\b(?:flood|fire|cyclone)[ -](?:damage )?(?:repairs|restoration|reinstatement)\b/i,
  damagedNot:
    /\b(?:neighbour\w{0,3}|next door|could|would|may|might|risk of|no claim|garden|paddocks?|street|road|19\d\d|200\d)\b|\?/i,
  damageDenied: /\b(?:not|never|none|nothing|no (?:flood\w{0,3}|water|fire|damage|claims?))\b/i,
  /** The paper that a trade or a surveyor gives for what was done. */
  certified:
    /\b(?:electric\w{2,5}|plumb\w{2,4}|gas|builder'?s?|trade'?s?)\b[^.;]{0,50}\b(?:complian\w{2,4}|certificat\w{1,4}|certified)\b|\bcertificates? of (?:electrical|plumbing|gas|compliance|completion|final inspection)\b|\bcompliance certificates?\b|\bCCEW\b|\b(?:building (?:information )?certificate|final certificate|final inspection)\b[^.;]{0,60}\b(?:flood|fire|repair|reinstate|restor)|\b(?:flood|fire|repair|reinstate|restor)\w{0,6}\b[^.;]{0,60}\b(?:building (?:information )?certificate|final certificate|final inspection|permit|signed off)\b/i,
  occupancy: /\boccupancy permit\b/i,
  ofHome: /\bclass 1a?\b|\b(?:dwelling|house|town ?house|home|villa)s?\b/i,
})

/** The certificates that electricians, plumbers and builders leave behind. */
export default defineRule({
  id: 'national/trade-certificates-missing',
  title: 'Certificates of the trades for repairs and new homes',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.vic.building), cite(act.nsw.homeBuilding), cite(act.qld.electricalSafety)],
  appliesTo: [
    'building-report',
    'building-permit',
    'special-conditions',
    'vendor-statement',
    'planning-certificate',
    'annexure',
  ],
  patterns,
  clear: 'No repair or new home without the certificates of its trades was found.',
  subject:
    /\b(?:electrical|plumbing|plumber|electrician|gas ?fitter)\w{0,3}\b[^.;]{0,80}\b(?:certificates?|complian\w{2})\b|\bcertificates? of (?:electrical|plumbing)\b|\b(?:flood\w{0,3}|fire|storm|water entered)\b[^.;]{0,100}\b(?:repair\w{0,3}|rebuilt|reinstat\w{1,5}|renewed|replaced|claims?)\b|\bfire damaged\b|\breinstated\b|\bflooded (?:in|on)\b|\b(?:newly (?:built|completed)|handed over by its builder)\b|\boccupancy permit\b[^.;]{0,60}\b(?:issued|dwelling|house|home)\b/i,
  messages: {
    repairs: {
      title: 'No electrical or building certificate for the repairs after flood or fire',
      description:
        'The wording at {{where}} shows that water or fire was in the house and that it was repaired, and no electrician’s, plumber’s or building certificate for the repairs was found in this file. Wet wiring and hidden frames that were only covered up are a danger, and putting them right costs tens of thousands of dollars.',
      recommendation:
        'Before you sign, ask for the certificates of compliance and the insurer’s scope of works, and have an electrician and a builder look behind the new linings.',
      question:
        'Who did the repairs, under which approval, and may we have the electrical and building certificates (certificates of compliance)?',
    },
    newHome: {
      title: 'No plumbing or electrical compliance certificates for the new home',
      description:
        'By the wording at {{where}} the home is new, and no plumbing compliance certificate or certificate of electrical safety was found in this file. They name the licensed person, who is liable for the work and insured for it for years; without them a claim for a leak or a fault begins with a search for who did it.',
      recommendation: 'Ask for copies before settlement and keep them with the occupancy permit.',
      question:
        'Please give us the plumbing compliance certificates and certificates of electrical safety for the new home.',
    },
  },
  check(reading, report) {
    const { doc } = reading
    if (hasUnreadPages(doc) || !doc.hasContract || isOffThePlan(doc)) return
    const repairs = repairedDamage(doc)
    const home = repairs === null && doc.state === 'VIC' ? newHome(reading) : null
    // The whole file is read for certificates only where some are called for.
    if ((repairs === null && home === null) || isCertified(doc)) return
    if (repairs !== null) report('repairs', repairs, {}, { strength: 'likely' })
    else if (home !== null)
      report('newHome', [home.span], {}, { severity: 'low', strength: 'likely' })
  },
})

/** Print that speaks of certificates in every contract. */
const SILENT: ReadonlySet<string> = new Set(['statutory-notice', 'general-conditions'])

function isCertified(doc: Doc): boolean {
  return doc.blocks.some(
    ({ text, zone }) => !SILENT.has(zone) && !text.endsWith('?') && patterns.certified.test(text),
  )
}

/** What came into the house, and what was done about it. */
function repairedDamage(doc: Doc): Span[] | null {
  const told = (words: RegExp) =>
    holdingAny(disclosuresOf(doc), 'text', words).filter(
      ({ zone, text }) =>
        zone !== 'by-laws' && zone !== 'minutes' && !patterns.damagedNot.test(text),
    )
  const damage = told(patterns.damaged).find(
    (passage) =>
      !patterns.damageDenied.test(passage.text) && affirmed(passage, patterns.damaged) !== null,
  )
  const repair = told(patterns.repaired).find(
    (passage) => affirmed(passage, patterns.repaired) !== null,
  )
  return damage === undefined || repair === undefined ? null : [damage.span, repair.span]
}

/** A home that nobody has lived in, or whose occupancy permit is of the last year. */
function newHome({ doc, facts }: Reading): Passage | null {
  const said = newHomeIn(doc)
  const asAt = newestPaperDate(doc, facts)
  if (said !== null || asAt === null) return said
  const permit = disclosuresOf(doc).find(({ text, heading, block }) => {
    const part = doc.parts[block.partIndex]
    const about = `${part?.title ?? ''} ${heading} ${text}`
    if (!patterns.occupancy.test(about) || !patterns.ofHome.test(about)) return false
    return datesIn(text).some((date) => date <= asAt && daysBetween(date, asAt) < A_YEAR)
  })
  return permit ?? null
}

const A_YEAR = 366
