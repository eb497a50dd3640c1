import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { LETTERS } from '../papers/letters.ts'
import { holdingAny, passagesIn, TERMS } from '../reading/passages.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import {
  endedLicence,
  isMoved,
  othersLicence,
  overHarvest,
  shareGap,
  WATER_LICENCE_PATTERNS,
} from '../land/water-licence.ts'

/** Where a licence or the letter of a water office may be filed. */
const PAPERS: readonly PageKind[] = [...LETTERS, 'title-search', 'plan', 'company-extract']

const READ: readonly PageKind[] = [...new Set([...TERMS, ...LETTERS])]

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  ...WATER_LICENCE_PATTERNS,
  water:
    /\b(?:(?:water|bore|dam|well|groundwater|irrigation|diversion|pumping|take and use|drainage diversion)(?: access| use| right)? (?:licen[cs]es?|entitlements?|allocations?|shares?)|licen[cs]es? (?:for the (?:bore|dam|well|pump|creek)|to (?:take|use|pump)(?: and use)? (?:\w{1,10} ){0,3}(?:water|megalit|ML)|to take (?:and use )?\d)|water allocation|WAL ?\d{3,6})/i,
  /** Where only the works are named, the licence has to be. */
  works: /\b(?:bores?|dams?|wells?|irrigation|pumping|earth bank|weir)\b/i,
  licensed: /\b(?:licen[cs]e[ds]?|authori[sz]ation|authority|entitlement|approval)\b/i,
  withheld:
    /\b(?:(?:does|do|did|is|are|was) not|isn't|aren't) (?:to )?(?:be )?(?:go|pass|part of|included|sold|transferred?|come)\b|\b(?:stays?|remains?) with\b|\bbelongs? to (?!the (?:land|purchaser|buyer|property))|\b(?:sold|traded|transferred) (?:elsewhere|away|separately|to (?:another|a third|somebody))\b|\bno (?:\w{3,12} )?(?:entitlement|allocation|water|licen[cs]e|share)s? (?:remains?|goes|passes|is (?:included|sold)|are (?:included|sold))\b|\bsold dry\b|\bexcluded\b|\bvendor (?:keeps?|retains?|reserves?)\b/i,
  /** The leave to drill ran out, and nothing was drilled. */
  unused:
    /\bno (?:bore|dam|well|pump|works?) (?:was|were|has been|have been|is) (?:ever )?(?:constructed|built|drilled|sunk|made|installed|put down)\b|\b(?:bore|dam|well|works?) (?:was|were) never (?:constructed|built|drilled|sunk|made|installed)\b/i,
  lapsed:
    /\b(?:expired|lapsed|ended on|not (?:been )?renewed|cancelled|surrendered|ran out)\b|\b(?:no|without (?:a|any|the)) (?:current )?(?:\w{3,9} (?:and use )?)?(?:licen[cs]e|authori[sz]ation|entitlement|works licen[cs]e)s? (?:is |was |to take water is )?(?:held|attaches|recorded|found|exists|issued)\b|\bwithout (?:a |any )?(?:works |water )?licen[cs]e\b|\b(?:unlicen[cs]ed|unauthori[sz]ed) (?:tak\w{1,3}|pump\w{1,3}|dam|bore|bank)\b/i,
  unsure:
    /\b(?:transfer|assignment)\b[^.;]{0,30}\b(?:may be refused|refused|needs?|requires?|subject to|not (?:promised|certain))\b|\bunder review\b|\bmay be (?:cut|reduced|cancelled|suspended)\b|\battaches to the company\b|\b(?:is|are) personal\b|\bheld by the (?:deceased|late)\b|\bin the name of (?:the (?:late|deceased|former)|a former)\b|\bnone may be taken\b/i,
  /** The authority means to take it away. */
  threatened:
    /\b(?:propos(?:e|es|ing)|intends?|mean(?:s|ing)?|decided|plans?) to (?:suspend|cancel|revoke|reduce|withdraw)\b[^.;]{0,40}\b(?:licen[cs]e|entitlement|allocation|approval)\b/i,
  taken:
    /(\d{1,5}(?:\.\d{1,2})?) ?ML (?:was taken |were taken )?(?:against|under|on|from) an? (?:\w{4,9} )?(?:entitlement|allocation|licen[cs]e|share) of (?:only )?(\d{1,5}(?:\.\d{1,2})?) ?ML/i,
  exceeds:
    /\b(?:dam|bore|take|pumping|meter)\b[^.;]{0,60}\b(?:licen[cs]ed? for|licen[cs]e for|allowed|harvestable right)\b[^.;]{0,40}\bonly\b|\bexceeds? (?:the |its |what the )?(?:licen[cs]e|harvestable|entitlement|allocation)\w{0,3}\b|\bmore than (?:the|its) licen[cs]e/i,
  fine: /\bmay be (?:used|taken|pumped)\b[^.;]{0,20}\bwithout\b|\bno licen[cs]e (?:is )?(?:needed|required|necessary)\b|\bneeds? no licen[cs]e\b|\bcalls? for no licen[cs]e\b|\bnot require a licen[cs]e\b|\bprivate right\b|\bvendor must transfer\b|\b(?:will be|is to be|are to be) transferred (?:to|with)\b|\blicen[cs]e (?:goes|passes) (?:across|with|to the purchaser)\b|\bliquor\b|\bdriller'?s? licen[cs]e\b|\b(?:renewed|current|in force) (?:to|until)\b|\bdecommissioned\b/i,
  house:
    /\b(?:rain ?water|mains|meter (?:read|number)|reticulated|town water|sewer\w{0,3}|septic)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.threatened,
  patterns.taken,
  patterns.exceeds,
  patterns.withheld,
  patterns.lapsed,
  patterns.unsure,
]

/** The water that a farm lives by, which is held apart from its land. */
export default defineRule({
  id: 'national/water-entitlement',
  title: 'Water licences and allocations',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'each state’s water law; a licence is held apart from the land' },
  appliesTo: [
    'special-conditions',
    'particulars',
    'vendor-statement',
    'annexure',
    'water-certificate',
  ],
  patterns,
  clear: 'Nothing was found that is said against a water licence or allocation.',
  subject:
    /\b(?:water|bore|irrigation|take and use)\b[^.;]{0,40}\b(?:licen[cs]es?|allocations?|entitlements?|authorisation)\b|\bbore\b[^.;]{0,60}\b(?:authori[sz]ation|approvals?|permit)\b|\b(?:licen[cs]es?|allocations?|entitlements?)\b[^.;]{0,60}\b(?:water|bores?|dam|megalit\w{2,4})\b|\b(?:megalit\w{2,4}|\d ?ML|WAL ?\d{2,6})\b|\bwhole of the above allocation\b/i,
  givesWayTo: {
    'vic/rural-water': ['withheld', 'lapsed', 'unsure'],
    'nsw/rural-water': ['withheld', 'lapsed', 'unsure'],
  },
  messages: {
    withheld: {
      title: 'The water licence or allocation is not part of the sale',
      description:
        'By the wording at {{where}} the right to take water, with which the land was worked, stays with somebody else or was sold. Without it a bore, dam or pump may be used for house and stock at most, and water bought anew can cost more than the land, or not be had.',
      recommendation:
        'Before you sign, ask that the licence is sold with the land, or have the price of water taken into account.',
      question: 'Which water rights go with the land, and in whose name is each of them?',
    },
    lapsed: {
      title: 'A bore, dam or pump has no licence, or its licence has ended',
      description:
        'The wording at {{where}} shows water taken or stored without a right that is in force. Taking it is an offence, the authority can have the works closed or removed, and in many districts no new licence is given.',
      recommendation:
        'Before you sign, ask the water authority whether a licence can be had, for how much water and at what cost.',
      question: 'Is a licence in force, and if not, will the vendor obtain one before settlement?',
    },
    fewer: {
      title: 'The contract sells {{sold}} {{unit}} of water, but the licence holds {{held}}',
      description:
        'The contract sells water by its licence number; the licence in this file, also quoted here, holds less than that ({{held}} where {{sold}} are sold). What the vendor does not have you would have to buy from others, if it can be had.',
      recommendation:
        'Before you sign, ask for the licence and its register, and have the volume, the holder and what is charged on it written into the contract.',
      question:
        'How many {{unit}} does the licence hold, in whose name, and what is charged on it?',
    },
    threatened: {
      title: 'The authority means to suspend, cut or cancel the water licence',
      description:
        'By the wording at {{where}} the authority proposes to take away or cut the licence by which the land has its water. If it does so, what you buy waters less, or nothing, and more water taken before settlement makes it worse.',
      recommendation:
        'Before you sign, ask the authority what must happen for the licence to stay, have the meter read, and ask for a right to end the contract if the licence is suspended.',
      question:
        'What has been answered to the authority, how much was taken since, and will the licence be in force at settlement?',
    },
    unsure: {
      title: 'The water licence may be cut, or may not be transferred to you',
      description:
        'By the wording at {{where}} the licence ends soon, is under review, stands in another name, or passes only if the authority agrees. You could own the land and not be allowed to take the water.',
      recommendation:
        'Before you sign, make the contract depend on the transfer of the licence, with its volume, to you.',
      question: 'Will the authority transfer the licence to the purchaser, and for what volume?',
    },
  },
  check({ doc, facts }, report) {
    const papers = passagesIn(doc, PAPERS)
    const gap = shareGap(passagesIn(doc, TERMS), papers)
    if (gap !== null) {
      const { sold, held, unit, spans } = gap
      report('fewer', spans, { sold, held, unit }, { severity: 'high', unmistakable: true })
    }
    const others = othersLicence(
      passagesIn(doc, TERMS),
      papers,
      facts.vendors.map(({ value }) => value),
    )
    if (others !== null) report('withheld', others, {}, { severity: 'high', unmistakable: true })
    const dam = overHarvest(papers)
    if (dam !== null) report('lapsed', dam, {}, { severity: 'high', unmistakable: true })
    const asAt = newestPaperDate(doc, facts)
    for (const [index, { text, span }] of papers.entries()) {
      if (isMoved(papers, index) && !patterns.fine.test(text))
        report('withheld', [span], {}, { severity: 'high', unmistakable: true })
      const ended = endedLicence(papers, index, asAt)
      if (ended !== null) report('lapsed', ended, {}, { severity: 'high', unmistakable: true })
    }
    for (const { text, plain, span, previous, block } of holdingAny(
      passagesIn(doc, READ),
      ['text', 'plain'],
      ...ENTRIES,
    )) {
      if (block.kind === 'heading' || text.length > 500 || text.endsWith('?')) continue
      if (patterns.unused.test(text)) continue
      if (patterns.fine.test(plain) || patterns.house.test(text)) continue
      const own = patterns.water.test(text)
      const works = patterns.works.test(text) && patterns.licensed.test(text)
      const nearWater = own || patterns.water.test(`${previous.slice(-300)} ${text}`)
      if (isOverdrawn(text)) report('lapsed', [span], {}, { severity: 'high', unmistakable: true })
      else if (patterns.threatened.test(text) && nearWater)
        report('threatened', [span], {}, { severity: 'high', unmistakable: true })
      else if (patterns.exceeds.test(text) && (own || works)) report('lapsed', [span])
      else if (own && patterns.withheld.test(plain)) report('withheld', [span])
      else if (
        patterns.lapsed.test(text) &&
        (own ||
          works ||
          (patterns.licensed.test(text) && patterns.water.test(previous.slice(-200))))
      )
        report('lapsed', [span])
      else if (
        patterns.unsure.test(text) &&
        (own || patterns.water.test(previous.slice(-200))) &&
        (patterns.licensed.test(text) || own)
      )
        report('unsure', [span])
    }
  },
})

/** "6.7 ML against an entitlement of 4.0 ML" */
function isOverdrawn(text: string): boolean {
  const [, taken, held] = patterns.taken.exec(text) ?? []
  return taken !== undefined && Number(taken) > Number(held)
}
