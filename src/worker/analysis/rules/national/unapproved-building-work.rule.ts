import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { holds } from '../reading/concepts.ts'
import { NAMED_STRUCTURES_PATTERNS } from '../buildings/named-structures.ts'
import { UNAPPROVED_WORK as patterns } from '../buildings/unapproved-work-words.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { disclosuresOf, holdingAny, type Passage, passagesIn } from '../reading/passages.ts'
import { unallowedRows, uncertifiedRows } from '../reading/uncertified-rows.ts'
import { endsList, unlistedWork } from '../buildings/unlisted-work.ts'
import { unrecordedWork } from '../buildings/unrecorded-work.ts'
import { waivesAny } from '../terms/waiver-of-any.ts'

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.final,
  patterns.endedOpen,
  patterns.neverCalled,
  patterns.noUse,
  patterns.noOccupancy,
  patterns.leftBy,
  [patterns.stands, patterns.structure],
  patterns.notADwelling,
  patterns.ofUse,
  patterns.neverAsked,
  patterns.lacking,
  patterns.noneOfThem,
  [patterns.structure, patterns.without],
  patterns.notHeld,
]

/** What papers say to everybody of what may not be done, or of what may become of it. */
const PRINT = [patterns.forbids, patterns.noneMay, patterns.notAllowed, patterns.warns]

/** Papers in which an authority lists what was approved. */
const LISTS: ReadonlySet<PageKind> = new Set([
  'planning-certificate',
  'rates-certificate',
  'building-permit',
])

/** Work that the next owner must legalise, remove or explain. */
export default defineRule({
  id: 'national/unapproved-building-work',
  title: 'Permits and certificates for the buildings',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.saleOfLand, 's 32E'),
    cite(act.vic.building),
    cite(act.nsw.saleOfLand, 'Sch 2'),
    cite(act.nsw.planning, 'Div 6.7'),
  ],
  appliesTo: [
    'special-conditions',
    'vendor-statement',
    'building-permit',
    'building-report',
    'minutes',
    'owners-corporation-certificate',
    'rates-certificate',
    'planning-certificate',
    'annexure',
  ],
  patterns: { ...patterns, ...NAMED_STRUCTURES_PATTERNS },
  names: NAMED_STRUCTURES_PATTERNS.named,
  namesNone: (sentence) =>
    patterns.allowed.test(sentence) && !patterns.notAllowedYet.test(sentence),
  clear: 'No building work without approval was found.',
  subject:
    /\b(?:permits?|approv\w{2,5}|consents?|application|permission|certifier|building surveyor|by-law|statement of compliance|certificates? of (?:final|occupancy|completion|classification)|(?:final|completion|engineer's) certificate|authori[sz]\w{2,6}|final inspection|DA \d)\b[^.;]{0,100}\b(?:no|not|none|nothing|nobody|without|never|lapsed|ran out|came to an end|expired|outstanding|missing|refused|cannot|ended|withdrew|store only|shed only)\b|\b(?:no|not|none|nothing|nobody|without|never|lacks?|nor|cannot|lapsed|refused)\b[^.;]{0,80}\b(?:permits?|approv\w{2,5}|consents?|application|permission|council's plans|asked the council|plans|certifier|record of|signing it off|building surveyor|certificate of (?:final|occupancy|completion)|(?:final|completion) (?:inspection|certificate)|authori[sz]\w{2,6})\b|\bcouncil (?:has|holds|had) (?:on file )?(?:no|nothing)\b|\b(?:unapproved|unauthori[sz]ed|illegal|unpermitted|class 10)\b|\bapproved (?:as|level)\b|\b(?:certifier|building surveyor|my appointment)\b|\blived in\b|\bnothing for the\b/i,
  givesWayTo: {
    'national/sewer-on-land': ['overPipe'],
    'nsw/sewer-on-land': ['overPipe'],
    'national/unfinished-at-settlement': ['unapproved', 'noFinal'],
    'nsw/occupation-certificate-timing': ['noFinal'],
  },
  messages: {
    unapproved: {
      title: 'Building work without approval (unapproved or illegal works){{named}}',
      description:
        'The wording at {{where}} speaks of building work that has no permit or approval. The council can order the owner to legalise or remove it, an insurer may refuse a claim, and from settlement that owner is you.',
      recommendation:
        'Before you sign, ask the council for its building file, have a building surveyor look at the work, and ask the vendor to legalise it or lower the price.',
      question:
        'Which works were done without a permit, by whom and when, and will the vendor have them approved before settlement?',
    },
    overPipe: {
      title: 'Something is built over a pipe without the consent of its authority{{named}}',
      description:
        'The wording at {{where}} says that the authority of a sewer, drain or main gave no consent to build over it or beside it. It may dig there, ask for the building to be taken away, and let you pay for both.',
      recommendation:
        'Before you sign, ask the authority what it will do and whether it would consent now, and have that put into the contract.',
      question:
        'Was consent to build over the pipe ever asked for, and will the vendor obtain it before settlement?',
    },
    onlyAs: {
      title: 'A building is approved for another use than living in it{{named}}',
      description:
        'The wording at {{where}} says that a building, or a part of it, was approved as a garage, a store or the like, or is not to be lived in. Where it is used as a room or a flat, the council can order an end of it and an insurer may refuse a claim; and what may not be lived in is worth less.',
      recommendation:
        'Before you sign, compare what is approved with how the rooms are used and advertised, and let the price rest on what may be lived in.',
      question:
        'How is the building told of at {{where}} used now, and has the council allowed that use?',
    },
    unlisted: {
      title: 'A building that people can live in is not in the list of approvals',
      description:
        'The list of approvals at {{where}} ends without a word of a studio, flat or the like that another paper in this file shows on the land. It seems to have been built or converted without approval: the council can order the owner to legalise or remove it, an insurer may refuse a claim, and from settlement that owner is you.',
      recommendation:
        'Before you sign, ask the council whether it has approved this building, and ask the vendor to legalise it or lower the price.',
      question:
        'Who built or converted this building and when, and under which approval? Please give us the paper.',
    },
    livedIn: {
      title: 'A garage or shed is used as a room to live in, without approval for that',
      description:
        'The wording at {{where}} shows a garage, shed or carport that is slept or lived in, and that nobody approved it for this. The council can order an end of it, an insurer may refuse a claim, the rooms that you pay for do not count, and a tenant may have a claim against you.',
      recommendation:
        'Before you sign, ask the council what it would take to have the room approved, and let the price rest on the rooms that are approved.',
      question:
        'Who converted the room and when, was approval asked for, and will the vendor have it approved or put back before settlement?',
    },
    use: {
      title: 'A use of the property has no permit',
      description:
        'The wording at {{where}} says that what is done in a building or on the land, such as living or letting there, has no permit. The council can order the owner to stop it, and from settlement that owner is you; rent that you reckon with may fall away.',
      recommendation:
        'Before you sign, ask the council which uses are allowed and whether it has asked for an end of this one.',
      question:
        'Which permit allows the use told of at {{where}}, and has the council written about it?',
    },
    waived: {
      title: 'You may not object to building work without approval{{named}}',
      description:
        'The wording at {{where}} does not say that work was done without a permit or approval. It says that you may not object or claim if some was: an order to legalise or remove it would be yours to carry out and to pay for.',
      recommendation:
        'Before you sign, ask the council for its building file, and ask to delete these words.',
      question: 'Does the vendor know of building work without a permit, and which?',
    },
    noFinal: {
      title: 'No final certificate or occupancy permit for building work{{named}}',
      description:
        'The wording at {{where}} shows a permit or work for which no final certificate or occupancy permit was given. The work is not signed off as safe; an order, refused insurance or repair cost can follow.',
      recommendation:
        'Ask for the final certificate before you sign, or for its delivery before settlement.',
      question:
        'Will the vendor obtain the final certificate or occupancy permit before settlement?',
    },
  },
  check({ doc }, report) {
    const offThePlan = isOffThePlan(doc)
    // Who lives in the garage is told where it is let, and not where it was approved.
    const garageRooms = passagesIn(doc, ['lease', 'special-conditions', 'annexure', 'particulars'])
      .filter(({ text }) => patterns.garageRoom.test(text))
      .map(({ span }) => span)
    const unrecorded = offThePlan ? [] : unrecordedWork(doc)
    for (const { spans, lacks } of unrecorded)
      report(lacks === 'final' ? 'noFinal' : 'unapproved', spans, {}, { unmistakable: true })
    const unlisted = offThePlan ? null : unlistedWork(doc)
    if (unlisted !== null) {
      const options = { severity: 'high', strength: 'likely', beside: [unlisted.shown] } as const
      report('unlisted', [unlisted.list], {}, options)
    }
    for (const span of offThePlan ? [] : unallowedRows(doc))
      report('unapproved', [span], {}, { severity: 'high', unmistakable: true })
    for (const span of offThePlan ? [] : uncertifiedRows(doc))
      report('noFinal', [span], {}, { severity: 'high', unmistakable: true })
    for (const passage of holdingAny(disclosuresOf(doc), 'text', ...ENTRIES)) {
      const { full, span, zone, previous } = passage
      const text = withoutInnerNo(passage)
      if (zone === 'by-laws' || zone === 'plan' || zone === 'title-search') continue
      if (offThePlan && zone !== 'special-conditions') continue
      // A by-law that allows the work may be one of the papers that cannot be found.
      const notHeld = patterns.notHeld.test(text)
      if ((patterns.rule.test(full) && !notHeld) || patterns.pool.test(text)) continue
      if (patterns.notWithout.test(text)) continue
      if (patterns.notAskedFor.test(text) || patterns.ofPermit.test(text)) continue
      if (patterns.ofSite.test(text)) continue
      if (patterns.ofLoan.test(text) && !patterns.works.test(text)) continue
      const ofOffice = LISTS.has(zone) || patterns.office.test(text)
      if (ofOffice && patterns.vouches.test(text)) continue
      const isPrint = PRINT.some((pattern) => pattern.test(text))
      if (isPrint && zone !== 'special-conditions' && zone !== 'particulars') continue
      if (zone === 'planning-certificate' && patterns.landUse.test(text)) continue
      if (endsList(passage)) continue
      const isSigned = isSignedRow(passage)
      const allowed = text.replace(patterns.onlyUseBarred, ' ')
      if (
        holds(text, patterns.onlyUseBarred, patterns.signedOn) &&
        !patterns.without.test(allowed)
      ) {
        report('onlyAs', [span])
        continue
      }
      if (isSigned && patterns.onlyAs.test(text) && patterns.notADwelling.test(text)) {
        report('onlyAs', [span])
        continue
      }
      if (isSigned) continue
      if (patterns.barrier.test(`${labelOf(passage)} ${text}`) && !patterns.builtWithout.test(text))
        continue
      const isOfPipe = patterns.overPipe.test(text) && zone !== 'special-conditions'
      const key = isOfPipe && !patterns.builtWithout.test(text) ? 'overPipe' : 'unapproved'
      // When a new home must be paid for is asked by rules of its own.
      const toComplete = zone === 'special-conditions' && patterns.completion.test(text)
      const isAsked = doc.state === 'NSW' || patterns.heldTo.test(text)
      if (isAsked && toComplete && patterns.final.test(text)) continue
      // The vendor's next home, and no building that is sold.
      if (zone === 'special-conditions' && holds(text, patterns.notYet, patterns.putsOff)) continue
      const unsigned = patterns.final.test(text) || patterns.noOccupancy.test(text)
      if (unsigned && patterns.older.test(`${text} ${passage.next}`)) continue
      if (
        patterns.final.test(text) &&
        !patterns.builtWithout.test(text) &&
        !patterns.harmless.test(text) &&
        !patterns.signedOff.test(text)
      ) {
        // A council's list of approvals says it in few words, which weigh nothing when read again.
        const listed = LISTS.has(zone) ? ({ unmistakable: true } as const) : {}
        const severity = patterns.order.test(text) ? ('critical' as const) : ('high' as const)
        report('noFinal', [span], {}, { severity, ...listed })
        continue
      }
      const isOpen =
        patterns.endedOpen.test(text) ||
        patterns.neverCalled.test(text) ||
        patterns.noUse.test(text)
      if (
        isOpen &&
        zone !== 'special-conditions' &&
        !patterns.ofPermit.test(text) &&
        !patterns.signedOff.test(text) &&
        !patterns.replaced.test(text)
      ) {
        report('noFinal', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      const isLeft = patterns.leftBy.test(text) && zone !== 'special-conditions'
      if (
        isLeft &&
        !patterns.signedOff.test(text) &&
        !patterns.replaced.test(`${text} ${passage.next.slice(0, 120)}`)
      ) {
        report('noFinal', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (patterns.noOccupancy.test(text)) {
        report('noFinal', [span])
        continue
      }
      const block = passage.block.text
      if (
        block.length < 700 &&
        patterns.stands.test(text) &&
        patterns.structure.test(text) &&
        patterns.refused.test(block) &&
        zone !== 'special-conditions' &&
        zone !== 'minutes'
      ) {
        report('unapproved', [span], {}, { strength: 'likely' })
        continue
      }
      if (
        patterns.notADwelling.test(text) &&
        !patterns.rule.test(text) &&
        !patterns.needless.test(text)
      ) {
        if (garageRooms.length > 0)
          report('livedIn', [span, ...garageRooms], {}, { unmistakable: true })
        else report('unapproved', [span])
        continue
      }
      const [, unwanted] = patterns.noneWithout.exec(text) ?? []
      const isBan = unwanted !== undefined && !patterns.verb.test(unwanted)
      if (patterns.needless.test(text) || patterns.tells.test(text) || isBan) continue
      const free = patterns.free.exec(text)?.[0]
      if (free !== undefined && !patterns.wasDone.test(free)) continue
      const isAboutWork =
        patterns.structure.test(text) || (text.length < 260 && patterns.structure.test(previous))
      if (
        zone === 'special-conditions' &&
        patterns.neverAsked.test(text) &&
        isAboutWork &&
        !patterns.notNeeded.test(text)
      ) {
        report('unapproved', [span], {}, { unmistakable: true })
        continue
      }
      if (patterns.ofUse.test(text) && !patterns.harmless.test(text) && zone !== 'minutes') {
        report('use', [span], {}, { severity: 'high' })
        continue
      }
      const lacks =
        (patterns.lacking.test(text) ||
          (patterns.noneOfThem.test(text) && patterns.papers.test(`${previous} ${text}`))) &&
        (patterns.structure.test(text) ||
          patterns.dug.test(text) ||
          patterns.altered.test(text) ||
          (patterns.pointing.test(text) && patterns.structure.test(previous))) &&
        !patterns.harmless.test(text) &&
        zone !== 'owners-corporation-certificate'
      if (lacks) {
        const none = LISTS.has(zone) && patterns.none.test(text)
        if (key === 'overPipe') report(key, [span], {}, { severity: 'medium', strength: 'likely' })
        else report(key, [...namedBefore(passage), span], {}, none ? { unmistakable: true } : {})
        continue
      }
      // What cannot be found is the cover of work that has its approval.
      if (notHeld && patterns.cover.test(text) && !patterns.leave.test(text)) continue
      const isOfWork = patterns.structure.test(text) || (notHeld && isAboutWork)
      if (!isOfWork || (!patterns.without.test(text) && !notHeld)) continue
      if (
        (patterns.harmless.test(text) && !notHeld) ||
        (!patterns.verb.test(text) && !notHeld && text.length > 90)
      )
        continue
      if (waivesAny(text)) {
        report('waived', [span], {}, { severity: 'medium' })
        continue
      }
      const strong =
        patterns.accepts.test(text) ||
        patterns.disclosed.test(text) ||
        patterns.habitable.test(text)
      const ofHome = patterns.order.test(text) && patterns.habitable.test(text)
      const severity = key === 'overPipe' ? 'medium' : ofHome ? 'critical' : 'high'
      const spans = [...namedBefore(passage), span]
      report(key, spans, {}, { severity, strength: strong ? 'firm' : 'likely' })
    }
  },
})

/** "Three units, no carports | Certificate of occupancy 30/10/1974": the last cell says that all is done. */
function isSignedRow({ text, block }: Passage): boolean {
  const cells = block.cells ?? []
  const last = cells.length > 2 && text === block.text ? cellsOf(block).at(-1) : undefined
  return last !== undefined && patterns.signedCell.test(last)
}

/** What a row is about, in its first cell. */
function labelOf({ block }: Passage): string {
  return block.kind === 'row' ? (cellsOf(block)[0] ?? '') : ''
}

/** Where a sentence begins behind another. */
const SENTENCE_START = /(?<=[a-z\d)])[.;]\s{1,3}(?=[A-Z(])/

/** "They were no part of the permit": the sentence before names what "they" are. */
function namedBefore({ text, span, block, previous }: Passage): Span[] {
  const points =
    patterns.opensPointing.test(text) ||
    (patterns.pointing.test(text) &&
      !patterns.structure.test(text.replace(patterns.permitName, '')))
  if (!points || !patterns.structure.test(previous)) return []
  const ahead = block.text.slice(0, Math.max(0, span.start - block.span.start)).trimEnd()
  if (ahead === '') return []
  const [last] = matchesOf(ahead, SENTENCE_START).slice(-1)
  const from = last === undefined ? 0 : last.index + last[0].length
  return [{ start: block.span.start + from, end: block.span.start + ahead.length }]
}

/**
 * "Swimming pool | No | Final certificate 24/10/2019": the no of a middle column answers the head of
 * its column and denies nothing of the next cell.
 */
function withoutInnerNo({ text, block }: Passage): string {
  if (block.kind !== 'row' || text !== block.text || (block.cells?.length ?? 0) < 3) return text
  const cells = cellsOf(block)
  const inner = cells.slice(1, -1)
  if (!inner.some((cell) => patterns.bareNo.test(cell) || patterns.answeredNo.test(cell)))
    return text
  return cells
    .filter((cell, at) => at === 0 || at === cells.length - 1 || !patterns.bareNo.test(cell))
    .map((cell, at, all) =>
      at === 0 || at === all.length - 1 ? cell : cell.replace(patterns.answeredNo, ''),
    )
    .join(' ')
}
