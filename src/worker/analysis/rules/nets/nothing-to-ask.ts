import type { PageKind } from '#shared/report.ts'

import { dollarsIn } from '../reading/amounts.ts'
import { standsAboveWater } from '../land/flood-levels.ts'
import { ASKED_ONLY, isAskedOnly, isDeniedBelow } from '../reading/asked-only.ts'
import { statesOnlyTheBargain } from './bargain-rows.ts'
import { isQuarrelOver } from '../harmless/neighbour-claims.ts'
import { isForTheOwner } from './for-the-owner.ts'
import { isOrdinaryRow } from './form-rows.ts'
import { isGoodResult } from './good-results.ts'
import { losesNothing } from './loses-nothing.ts'
import { onlyNames } from './names-only.ts'
import { isNoSentence } from './no-sentence.ts'
import { isNoteToAnybody } from './note-to-anybody.ts'
import { NOTHING_TO_ASK } from './nothing-to-ask-words.ts'
import { tellsOnlyFacts } from './only-facts.ts'
import type { Passage } from '../reading/passage.ts'
import { isTermOfAllTenancies } from '../leases/right-of-all-tenants.ts'
import { TERM_ZONES } from '../reading/passages.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { VERB } from '../reading/cut-passages.ts'
import { answeredNo } from '../reading/row-answers.ts'
import { isCured } from '../buildings/uncertified-work.ts'
import { warnsAnyone } from '../buildings/works-of-anyone.ts'
import { isVendorsBurden } from '../harmless/whose-burden.ts'

const p = NOTHING_TO_ASK

/**
 * True where a passage that reads like a risk tells of something ordinary: the vendor pays, lateness
 * costs what it costs everywhere, the matter is over or is somebody else's. For nets alone: a rule
 * that knows a risk by name knows also what takes it away.
 */
export function hasNothingToAsk(passage: Passage): boolean {
  const { text, plain, zone, block } = passage
  if (isDeniedBelow(passage) || standsAboveWater(text, block.text) || endsWell(passage)) return true
  if (tellsOnlyFacts(text) || isNoSentence(passage)) return true
  if (onlyNames(passage) || isOrdinaryRow(passage) || isGoodResult(passage)) return true
  if (isAskedOnly(passage) || statesOnlyTheBargain(passage)) return true
  // Requisitions printed behind the conditions: what is asked of every vendor binds nobody.
  if (zone === 'special-conditions' && text.endsWith('?')) return true
  if (isForTheOwner(passage) || isNoteToAnybody(passage)) return true
  if (!TERM_ZONES.has(zone) && warnsAnyone(text)) return true
  if (zone === 'lease' && (isTermOfAllTenancies(text) || p.standardLease.test(text))) return true
  if (zone === 'lease' && isBindingTenant(text)) return true
  if (p.bondLodged.test(text) && !p.bondTrouble.test(text)) return true
  if (p.poolSign.test(text) && !p.poolSignLacks.test(text)) return true
  if (p.putRight.test(text) && !p.notRight.test(text)) return true
  if (p.poolPlace.test(text) && !p.poolAmiss.test(text)) return true
  if (p.accountTotals.test(text) || p.appliesNot.test(text)) return true
  if (p.laterAssessed.test(text) || p.supposed.test(text)) return true
  if (zone === 'planning-certificate' && p.overlayNear.test(text)) return true
  if (TERM_ZONES.has(zone) && p.mutualMay.test(text) && !p.oneMay.test(text)) return true
  if (isWhoMayRelease(passage)) return true
  if (isQuarrelOver(text) && p.quarrel.test(text)) return true
  if (p.onlyNames.test(text) && !p.troubled.test(text)) return true
  if (p.onlyNo.test(text) && !p.saysYes.test(text)) return true
  if (isDeniedInForm(text) || p.keptBelow.test(text)) return true
  if (p.priceRow.test(text) || p.dayRow.test(text)) return true
  if (losesNothing(passage)) return true
  if (p.appliesRow.test(text) && !p.appliesHard.test(text)) return true
  if (p.vacantRow.test(text) || p.signedRow.test(text)) return true
  if (p.emptyConditionRow.test(text) || p.loanSteps.test(plain)) return true
  if (p.loanPanel.test(text) && p.loanPanelEnds.test(text)) return true
  if (p.reportedOn.test(text) || isOfPermit(passage)) return true
  if (p.loanRow.test(text) || isDepositRow(text) || p.bareDenial.test(text)) return true
  if (p.improvementsRow.test(text) || p.weeksRow.test(text)) return true
  if (p.zoned.test(text) && !p.troubled.test(text)) return true
  if (p.easementKeptClear.test(text)) return true
  if (p.noMeeting.test(text) || p.drawnPipes.test(text) || p.offerOpen.test(text)) return true
  if (OF_RATES.has(zone) && p.payingRates.test(text)) return true
  if (p.smallCharge.test(text) || p.illustrates.test(text)) return true
  if (p.printed.test(text) && !text.includes('☒')) return true
  if (p.otherVendor.test(text) || isYearlyFee(passage)) return true
  if (p.emptySum.test(text) || p.deniedBurden.test(text)) return true
  if (p.yearsLevies.test(text) && !p.moreLevies.test(text)) return true
  if (p.printedBeside.test(text) || p.otherCase.test(text)) return true
  if (block.kind === 'row' && (p.oftenRow.test(text) || isClosedEntry(text))) return true
  if (p.orderRuns.test(text)) return true
  if (p.listedEasements.test(text) && !p.heavierBurden.test(text)) return true
  if (p.noticeOver.test(text) || p.freely.test(text) || p.leftFree.test(text)) return true
  if (p.grantees.test(text) || p.surveyed.test(text) || p.agentSilent.test(text)) return true
  if (isUnmarked(text) || p.goodYes.test(text) || listsPapers(text)) return true
  if (p.usual.test(text) || p.askedNo.test(text)) return true
  if (p.joinedAt.test(text) || p.variationMeant.test(text) || p.pointsTo.test(text)) return true
  if (p.ofEveryScheme.test(text)) return true
  if (p.leviedInParts.test(text) && !p.addedLevy.test(text)) return true
  if (p.doneForVendor.test(plain) || p.sellingFee.test(plain)) return true
  if (p.unpaidSum.test(text) && !p.anySum.test(text)) return true
  if (isVendorsPart(plain)) return true
  if (zone === 'annexure' && p.keepsRights.test(plain) && !p.costsBuyer.test(plain)) return true
  if (TERM_ZONES.has(zone)) return isOrdinaryTerm(plain)
  return isOrdinaryStatement(text)
}

/** "Permit no.", "4 May 2022": no denial, and no leave. */
const NUMBER_OF = /\bnos?\.(?=\s|$)|\bmay (?=\d{4}\b)/gi

/** A row of a permit or report that only says which one it is, and what its builder had to do. */
function isOfPermit({ text, zone, block, heading }: Passage): boolean {
  if (block.kind !== 'row' || (zone !== 'building-permit' && zone !== 'building-report'))
    return false
  if (zone === 'building-permit' && p.ofConditions.test(heading) && p.permitCondition.test(text))
    return true
  const said = cellsOf(block)
  return (
    said.length > 1 &&
    said.length < 5 &&
    said.every((cell) => cell.length < 60) &&
    p.formRow.test(`${said.join('\t')}`) &&
    !p.troubled.test(text) &&
    !VERB.test(text.replaceAll(NUMBER_OF, ' '))
  )
}

/** "The total is levied in four equal instalments": under the heading of the budget, what owners always pay. */
function isYearlyFee({ text, heading, previous, zone }: Passage): boolean {
  if (zone !== 'minutes' && zone !== 'owners-corporation-certificate') return false
  const head = `${heading} ${previous.length < LONGEST_HEAD ? previous : ''}`
  return p.ofBudget.test(head) && p.eachQuarter.test(text) && !p.unusual.test(`${head} ${text}`)
}

const OF_RATES: ReadonlySet<PageKind> = new Set(['rates-certificate', 'water-certificate'])

const LONGEST_HEAD = 90

/** "The tenant may not sub-let without consent": what binds the tenant protects the new landlord. */
function isBindingTenant(text: string): boolean {
  return p.bindsTenant.test(text) && !p.bindsOwner.test(text)
}

/** The foot of an instrument: for each of its items, who has the say to give it up. */
function isWhoMayRelease({ text, heading, previous, block }: Passage): boolean {
  if (p.restrains.test(text)) return false
  if (p.mayRelease.test(text)) return true
  const [opening = ''] = block.text.split(text, 1)
  return [heading, previous, opening].some(
    (one) => one.length < RELEASE_HEAD && p.mayRelease.test(one),
  )
}

/** The question of a form, which names the plan and all its numbers. */
const RELEASE_HEAD = 220

/** Said in any part of a contract, also in an annexure that holds its conditions. */
function isVendorsPart(plain: string): boolean {
  if (p.owned.test(plain) || p.accountsToBuyer.test(plain)) return true
  const vendors = p.priceStays.test(plain) || p.vendorMends.test(plain)
  return vendors && !p.costsBuyer.test(plain)
}

/** A printed question that its boxes answer with no, where that no takes nothing from the buyer. */
function isDeniedInForm(text: string): boolean {
  const answer = answeredNo(text)
  if (answer === null) return false
  const { asked, added } = answer
  if (p.wantsYes.test(asked) && !ASKED_ONLY.troubles.test(asked)) return false
  return (added.length <= LONGEST_NOTE && !p.lacking.test(added)) || p.directs.test(added)
}

/** What a form adds to its own answer: "Applies to subdivisions only". */
const LONGEST_NOTE = 60

/** "☐ The land is in a bushfire-prone area": said by nobody as long as its box is empty. */
function isUnmarked(text: string): boolean {
  if (text.includes('☒')) return false
  return p.boxedStatement.test(text) || (text.includes('☐') && p.receipts.test(text))
}

/** Boxes with the names of papers behind them, as every contract lists what is attached. */
function listsPapers(text: string): boolean {
  if (!/^[☐☒]/.test(text) || text.includes('$')) return false
  return text.split(/[☐☒]/).every((name) => name.length <= 80 && isPaperOrEmpty(name.trim()))
}

function isPaperOrEmpty(name: string): boolean {
  return name === '' || p.paperName.test(name)
}

/** Work in a list of approvals that is through, from the day it was approved to its last inspection. */
function isClosedEntry(text: string): boolean {
  return p.closedRow.test(text) && p.twoDays.test(text) && !p.notClosed.test(text)
}

/** The two parts of a deposit, which make it up. */
function isDepositRow(text: string): boolean {
  const [whole = 0, now = 0, later = 0] =
    p.depositRow.test(text) || p.depositParts.test(text) ? dollarsIn(text) : []
  if (whole > 0 && whole === now + later) return true
  if (!p.depositField.test(text) || p.depositMore.test(text)) return false
  const sums = dollarsIn(text)
  const most = Math.max(0, ...sums)
  return sums.length > 2 && sums.reduce((total, cents) => total + cents, 0) === 2 * most
}

/** "Refused in 2019; a new application was approved and the works completed in 2021." */
function endsWell({ text, next, block }: Passage): boolean {
  if (!block.text.includes(`${text} ${next}`) || p.stays.test(next)) return false
  if (isCured(block.text, text, next)) return true
  if (p.fellAway.test(next) && p.held.test(text) && !p.stays.test(text)) return true
  const isPast = text.endsWith(';') && p.year.test(text)
  const ends = isPast && (p.over.test(next) || p.signedOff.test(next))
  return ends || (p.lifted.test(next) && !p.stays.test(text))
}

function isOrdinaryTerm(plain: string): boolean {
  if (p.occupierGone.test(plain) && !p.occupierStays.test(plain)) return true
  if (isVendorsBurden(plain)) return true
  if (p.moderateInterest.test(plain) && !p.withMore.test(plain)) return true
  if (
    p.crossedOut.test(plain) ||
    ((p.ifCompany.test(plain) || p.companyFirst.test(plain)) && p.guarantee.test(plain))
  )
    return true
  if (
    p.claimWhole.test(plain) ||
    p.fair.test(plain) ||
    p.untouched.test(plain) ||
    p.usualTime.test(plain)
  )
    return true
  if (p.trifling.test(plain) && !p.grave.test(plain)) return true
  if (p.given.test(plain) && !p.costsBuyer.test(plain)) return true
  if (p.noInterest.test(plain) && !/\b(?:deposit|purchaser)\b/i.test(plain)) return true
  if (p.loanRefused.test(plain)) return true
  if (p.takenBack.test(plain)) return false
  // A certificate that a clause only promises has no day.
  if (p.signedOff.test(plain) && p.year.test(plain)) return true
  return [
    p.vendorPays,
    p.givesUp,
    p.buyerLeaves,
    p.usualAdjustment,
    p.privacy,
    p.formerClause,
    p.vendorsRisk,
    p.spared,
    p.depositBack,
    p.keepsRights,
    p.bound,
    p.unconditional,
    p.ownUntilSettlement,
    p.eased,
  ].some((pattern) => pattern.test(plain))
}

function isOrdinaryStatement(text: string): boolean {
  if (p.toEveryone.test(text) || p.tradeAccounts.test(text)) return true
  if (p.onlyBalance.test(text) && !p.inDebt.test(text)) return true
  if (p.wasLet.test(text) || p.asMeant.test(text)) return true
  if (p.stays.test(text)) return false
  if (p.denies.test(text)) return true
  return [
    p.over,
    p.settled,
    p.signedOff,
    p.signedOffOn,
    p.notOwing,
    p.away,
    p.permits,
    p.holdsNone,
    p.noLonger,
    p.inOrder,
    p.noneSuch,
    p.byLaw,
    p.mildest,
    p.drawnWidth,
    p.instalmentsLeft,
    p.coolingKeeps,
  ].some((pattern) => pattern.test(text))
}
