import { AMENDMENT_WORDS as words } from './amendment-words.ts'
import type { Amendment } from './amendments.ts'

/** What each kind of printed clause does for a buyer; the first that fits the clause names it. */
export const AMENDMENT_TOPICS = [
  {
    key: 'risk',
    words: words.riskClause,
    title: 'Who bears damage before settlement is changed in printed {{clauses}}',
    why: 'Printed contracts mostly leave fire, storm and other damage before settlement to the vendor, and let you out if the house is destroyed. By the change such a loss can be yours before the property is: ask to have it undone, or insure from the day you sign.',
  },
  {
    key: 'interest',
    words: words.lateInterest,
    title: 'Interest for being late is changed in printed {{clauses}}',
    why: 'What you pay for a delay, even one of your bank, follows from this clause.',
  },
  {
    key: 'promises',
    words: words.promises,
    title: 'The vendor’s promises in printed {{clauses}} {{fall}}',
    why: 'For what the contract no longer promises you cannot claim under it later, nor use a right to end it that hung on the promise.',
  },
  {
    key: 'withholding',
    // Told by what the changed clause says (topicOf).
    words: null,
    title: 'What you withhold for tax at settlement is changed in printed {{clauses}}',
    why: 'Tax law has a buyer keep back part of the price for a seller without a clearance certificate, and in some sales for GST, whatever the contract says: what you must withhold and do not, you may owe the tax office yourself, on top of the full price.',
  },
  {
    key: 'holdback',
    // Told by the changed words alone, before the heading (topicOf).
    words: null,
    title: 'What you may hold back at settlement is changed in printed {{clauses}}',
    why: 'Printed conditions let you have some of the price kept in the middle where the property is not as it was promised. Without that you must settle in full and sue afterwards.',
  },
  {
    key: 'inspection',
    words: words.inspection,
    title: 'The inspection condition in printed {{clauses}} {{becomes}}',
    gone: 'This clause let you out if the inspector found faults. Without it, once you are bound, no fault that an inspector finds lets you out.',
    why: 'This clause lets you out if the inspector finds faults; the change decides which faults still count, and who says so.',
  },
  {
    key: 'finance',
    words: words.finance,
    title: 'The finance condition in printed {{clauses}} {{becomes}}',
    gone: 'This clause let you out if your loan was refused. Without it you must pay whether or not a bank lends, or lose the deposit.',
    why: 'This clause lets you out if your loan is refused; the change decides what you must still show.',
  },
  {
    key: 'notices',
    words: words.notices,
    title: 'Who obeys notices and work orders is changed in printed {{clauses}}',
    why: 'Work that an authority has ordered, also before this contract, can become your cost by it.',
  },
  {
    key: 'requisitions',
    words: words.requisitions,
    title: 'Objections and requisitions are changed in printed {{clauses}}',
    why: 'This clause decides how long you may ask about the title, and when the vendor may end the contract instead of answering.',
  },
  {
    key: 'barred',
    // Told by what the changed sentence forbids (topicOf).
    words: null,
    title: 'What you may not object to or claim for is changed in printed {{clauses}}',
    why: 'This clause lists what you may make no claim or requisition about: what is added to it you must take as it is.',
  },
  {
    key: 'wayOut',
    words: words.wayOut,
    title: 'Your right to end the contract is changed in printed {{clauses}}',
    why: 'This clause lets you out, mostly with your deposit; without it you must go on, or lose the money.',
  },
  {
    key: 'deposit',
    words: words.keeping,
    title: 'Who holds the deposit is changed in printed {{clauses}}',
    why: 'This clause keeps your deposit in the middle until settlement. Whoever may have it sooner may have spent it when the sale fails, and you would have to sue for it.',
  },
  {
    key: 'release',
    // Told by what is put in its place (topicOf).
    words: null,
    title: 'The deposit leaves its holder early by a change in printed {{clauses}}',
    why: 'As printed, your deposit stays in the middle until settlement. Whoever may have it sooner may have spent it when the sale fails, and you would have to sue for it.',
  },
  {
    key: 'claims',
    words: words.claims,
    title: 'Claims and compensation are changed in printed {{clauses}}',
    why: 'This clause decides what you are paid if something is not as the contract says.',
  },
  {
    key: 'refund',
    words: words.deposit,
    title: 'What happens to the deposit is changed in printed {{clauses}}',
    why: 'This clause keeps your deposit safe, or gives it back to you.',
  },
  {
    key: 'extension',
    words: words.extension,
    title: 'Putting off settlement is changed in printed {{clauses}}',
    why: 'Who may move the day of settlement, and by how much, decides what a short delay costs you.',
  },
  {
    key: 'default',
    words: words.defaultNotice,
    title: 'What follows a default is changed in printed {{clauses}}',
    why: 'This clause gives the time to put things right before the contract and the deposit are lost.',
  },
  {
    key: 'possession',
    words: words.possession,
    title: 'When you get possession is changed in printed {{clauses}}',
    why: 'Until the vendor has left you can neither move in nor let the property, though you may have paid for it.',
  },
  {
    key: 'specialLevies',
    words: words.specialLevies,
    title: 'Who pays special levies is changed in printed {{clauses}}',
    why: 'As printed, the vendor pays what the scheme raised for special works before you bought. If that falls on you, a levy already decided can cost thousands of dollars on top of the price.',
  },
  {
    key: 'adjustments',
    words: words.adjustments,
    title: 'The sharing of outgoings is changed in printed {{clauses}}',
    why: 'This clause shares rates, levies and land tax fairly between the parties.',
  },
] as const

/** Up to "percentage points" behind a number. */
const LONGEST_UNIT = 20

export type AmendmentTopic = (typeof AMENDMENT_TOPICS)[number]['key'] | 'other'

/** What a printed clause is about by what it is called, which its own words may only touch. */
const HEADINGS: readonly (readonly [RegExp, AmendmentTopic])[] = [
  [words.calledPromises, 'promises'],
  [words.calledRisk, 'risk'],
  [words.calledInterest, 'interest'],
  [words.calledDefault, 'default'],
  [words.calledFinance, 'finance'],
  [words.calledInspection, 'inspection'],
  [words.calledRequisitions, 'requisitions'],
  [words.calledNotices, 'notices'],
  [words.calledClaims, 'claims'],
  [words.calledAdjustments, 'adjustments'],
  [words.calledPossession, 'possession'],
  [words.calledDeposit, 'refund'],
]

function topicOfHeading(heading: string): AmendmentTopic | undefined {
  return HEADINGS.find(([called]) => called.test(heading))?.[1]
}

/** By the new words the deposit goes to the vendor before settlement, also where no print shows it. */
export function isReleased({ old, now, said }: Amendment): boolean {
  const before = `${said ?? ''} ${old} ${now}`
  return (
    words.accounts.test(now) && words.beforeSettlement.test(now) && words.heldUntil.test(before)
  )
}

/** What the changed clause is about: by what it is called, the words that are changed, and the change. */
export function topicOf(amendment: Amendment): AmendmentTopic {
  const { kind, said, printed, heads, passage, old, now, isNamed, words: told } = amendment
  const clause = heads.some((one) => words.calledDefinitions.test(one)) ? '' : (printed?.text ?? '')
  // What is put in without a place says best what it is about.
  // … but for one case that is taken out of it, the clause itself does.
  const isAdded = kind === 'insert' && old === '' && !words.notFor.test(now)
  // One rate for another, in a sentence of a default clause that charges interest.
  const { at } = amendment
  const counted = said === null || at < 0 ? '' : said.slice(at, at + old.length + LONGEST_UNIT)
  const isRate = [old, now].every((one) => words.aRate.test(one)) || words.aRate.test(counted)
  if (isRate && (words.chargesInterest.test(said ?? clause) || words.aYear.test(old)))
    return 'interest'
  if (!isAdded && words.mayNotClaim.test(said ?? '')) return 'barred'
  if (!isAdded && words.mayRelease.test(`${said ?? ''} ${clause.slice(0, 200)}`)) return 'release'
  if (isReleased(amendment)) return 'release'
  // What is added to a clause on the deposit is about the deposit, whenever it says that it goes.
  if (isAdded && words.keeping.test(`${said ?? ''} ${clause}`) && words.deposit.test(now)) {
    return words.paysOut.test(now) ? 'release' : 'refund'
  }
  // What the buyer waits for after settlement is the house and its keys.
  if (said === null && [old, now].every((one) => words.afterSettlement.test(one))) {
    return 'possession'
  }
  if (words.taxWithheld.test(isAdded ? now : (said ?? ''))) return 'withholding'
  if (!isAdded && words.holdBack.test(said ?? '')) return 'holdback'
  if (!isAdded && words.specialLevies.test(said ?? clause) && !words.letsBuyerOut.test(said ?? ''))
    return 'specialLevies'
  const called = isAdded ? undefined : heads.map(topicOfHeading).find((one) => one !== undefined)
  if (called !== undefined && called !== 'refund') return called
  if (called !== undefined && words.vendorHolds.test(now)) return 'release'
  if (called === undefined && words.letsBuyerOut.test(said ?? '')) return 'wayOut'
  const nearest = [
    isAdded ? now : '',
    // What a named sentence said comes before the clause that it stands in.
    isNamed && said === null ? clause : (said ?? ''),
    ...heads,
    clause,
    `${old} ${now}`,
    // A passage that takes out several clauses says little of each.
    kind === 'gone' && printed !== null
      ? ''
      : told.length < passage.text.length
        ? told
        : passage.full,
    passage.heading,
  ]
  for (const text of nearest) {
    const topic = AMENDMENT_TOPICS.find((one) => one.words?.test(text))?.key
    if (topic === 'deposit' || topic === 'refund') {
      return words.vendorHolds.test(now) ? 'release' : topic
    }
    if (topic !== undefined) return topic
  }
  return 'other'
}
