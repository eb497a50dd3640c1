import type { PageKind, Severity } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { affirmed } from '../reading/affirmed.ts'
import { AUTHORITY_NOTICE as patterns } from '../papers/authority-notice-words.ts'
import { defineRule } from '../define-rule.ts'
import { isAskedOfScheme } from '../schemes/asked-of-scheme.ts'
import { isSoldInScheme } from '../schemes/told-of-scheme.ts'
import { demandIn, isLongAgo, withoutDone } from '../papers/demands.ts'
import { isByLawNotice, orderInLetter } from '../papers/letter-of-order.ts'
import { answersTo, isSpecific } from '../papers/form-answers.ts'
import { LETTERS } from '../papers/letters.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { markedWords } from '../reading/marked-words.ts'
import type { Passage } from '../reading/passages.ts'
import { lotSold } from '../land/lot-sold.ts'
import { disclosuresOf, passagesIn, TERMS } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'
import { holds } from '../reading/concepts.ts'

/** Parts in which "you must" speaks to the buyer or to every owner. */
const NO_LETTERS: ReadonlySet<PageKind> = new Set([...TERMS, 'by-laws', 'building-report'])

/** Wherever a letter may have been filed: its head decides, and not the part. */
const LETTER_ZONES: readonly PageKind[] = [
  ...LETTERS,
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
  'company-extract',
]

/** What a letter of the council is taken for when it stands between such papers. */
const STRAY_LETTERS = ['lease', 'statutory-notice', 'company-extract'] as const

/** "Building order   Yes": what was ordered stands in the next cell of the row. */
const YES_ALONE = /^.{4,60}\byes$/i

/** What an authority has asked of the owner follows the land. */
export default defineRule({
  id: 'national/authority-notice-or-order',
  title: 'Notices and orders from councils and other authorities',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.saleOfLand, 's 32D'),
    cite(act.vic.building),
    cite(act.nsw.saleOfLand, 'Sch 2'),
    cite(act.qld.building, 'ss 246AG, 247, 248'),
    cite(act.qld.planning, 'ss 167–168'),
  ],
  appliesTo: [
    'vendor-statement',
    'special-conditions',
    'rates-certificate',
    'building-permit',
    'planning-certificate',
    'owners-corporation-certificate',
    'water-certificate',
    'minutes',
  ],
  patterns,
  names: patterns.named,
  clear: 'No notice or order of an authority was found.',
  subject:
    /\b(?:building|enforcement|emergency|abatement|fire(?: safety| prevention)?|demolition|work|minor works?|stop(?: work| use)?|clean-?up|improvement|compliance|nuisance|development control|health|biosecurity|plumbing|land management|weed\w{0,2}(?: control)?|rectification|prohibition|draft|infringement) (?:notices?|orders?|directions?|file)\b|\b(?:notices?|orders?|directions?|requirements?)\b[^.;]{0,80}\b(?:council|shire|authority|surveyor|served|outstanding|local government|department|compl(?:y|ied) with|under section|EPA|fire brigade|board)\b|\b(?:orders?|notices?)\b[^.;]{0,30}\b(?:19|20)\d\d\b|\b(?:council|shire|surveyor|department|fire brigade|EPA|water board|inspector)\b[^.;]{0,60}\b(?:notices?|orders?|ordered|direct(?:s|ed|ing)|requires|required|asked|told)\b|\b(?:owners?|occupier|holder of the land)\b[^.;]{0,40}\b(?:directed|required|ordered)\b|\bnotice\b[^.;]{0,60}\bAct\b[^.;]{0,20}\brequires\b|\b(?:told|required) by council\b|\bauthority requires\b|\bshow cause\b|\byou must\b[^;]{0,60}\b(?:by|before|within|not later)\b|\byou are (?:required|ordered|directed)\b|\b(?:unfit|unsafe|dangerous)\b/i,
  givesWayTo: {
    'national/combustible-cladding': ['served', 'shared', 'proposed'],
    'nsw/apartment-building-order': ['served', 'shared', 'proposed'],
  },
  messages: {
    served: {
      title: 'An authority has issued a notice or order about the property{{named}}',
      description:
        'The wording at {{where}} speaks of a notice or order of the council or another authority. It usually follows the land: what the vendor has not done by settlement, you must do and pay for, by its deadline{{shared}}.',
      recommendation:
        'Ask for a copy now, have the work priced, and ask that the vendor complies before settlement.',
      question:
        'Please give us a copy of the notice or order. Will the vendor comply with it before settlement?',
    },
    proposed: {
      title: 'An authority means to give a notice or order about the property{{named}}',
      description:
        'The wording at {{where}} says that the council or another authority proposes to give a notice or order, and does not say that it was given. It may still be answered or made needless; once given it follows the land, and what it asks for you must do and pay for if you are the owner by then{{shared}}.',
      recommendation:
        'Before you sign, find out until when the owner may answer and whether that was done, have the work priced, and ask that the vendor deals with it before settlement.',
      question:
        'Has the vendor answered the authority, what was decided, and will the vendor do what is asked before settlement?',
    },
    shared: {
      title: 'An authority has issued a notice or order about what all owners share{{named}}',
      description:
        'The wording at {{where}} speaks of a notice or order of the council or another authority that is given to the owners’ corporation, or asks for work on what all owners have together. The corporation has to comply, and all owners pay: what is not raised by settlement you help to pay for, and a day that is missed can bring a fine or work at the owners’ cost.',
      recommendation:
        'Before you sign, ask the owners corporation how and by when it complies and what that costs, and ask that the vendor pays the share of this lot.',
      question:
        'How and by when will the owners corporation comply, what does it cost, and will the vendor bear the share of this lot?',
    },
    buyerPays: {
      title: 'You must comply with notices and orders at your own cost',
      description:
        'By the wording at {{where}} you carry out and pay for what an authority asks for, even where the cause lies before you owned the property.',
      recommendation:
        'Before you sign, ask that the vendor complies with every notice issued before settlement.',
      question: 'Does the vendor know of any notice or order that has been or will be issued?',
    },
  },
  check({ doc, facts }, report) {
    const inScheme = isSoldInScheme({ doc, facts })
    const said = {
      shared: inScheme ? ' (an order about shared property is paid for by all its owners)' : '',
    }
    const keyOf = (words: string) => (isAskedOfScheme(words, inScheme) ? 'shared' : 'served')
    const sold = lotSold(facts)
    // Words of a printed clause that are exchanged are no order that somebody gave.
    const changes = changedWords(doc, 'notices')
    for (const { span } of changes) report('buyerPays', [span], {}, TOLD_AS_CHANGED_WORDS)
    const changed = new Set(changes.map(({ passage }) => passage.block))
    for (const { plain, span, block } of passagesIn(doc, ['special-conditions'])) {
      if (changed.has(block)) continue
      if (holds(plain, patterns.anyOrder, patterns.obeys, patterns.whenever))
        report('buyerPays', [span], {}, { severity: 'high', unmistakable: true })
    }
    const asked = doc.state === 'QLD' ? [patterns.formNotice, patterns.formOther] : []
    for (const question of asked) {
      const severity = question === patterns.formNotice ? 'critical' : 'high'
      for (const { answer, spans } of answersTo(doc, question)) {
        const [first] = spans
        // Notices under that Act are contaminated land, which has a rule of its own.
        const environment =
          first !== undefined && patterns.environment.test(doc.text.slice(first.start, first.end))
        if (answer === 'yes' && !environment) report('served', spans, said, { severity })
      }
    }
    const letters = passagesIn(doc, STRAY_LETTERS).filter((passage) => demandIn(passage) !== null)
    const disclosed = [...disclosuresOf(doc), ...letters]
    const inLetters = ordersIn(doc)
    for (const { spans, severity } of inLetters)
      report(keyOf(wordsAt(doc, spans)), spans, said, { severity, unmistakable: true })
    const told = new Set(inLetters.flatMap(({ spans }) => spans.map(({ start }) => start)))
    for (const [index, passage] of disclosed.entries()) {
      if (patterns.ofParty.test(passage.plain) || changed.has(passage.block)) continue
      if (
        passage.zone === 'vendor-statement' &&
        asked.some((question) => question.test(passage.text)) &&
        !isSpecific(passage.text)
      )
        continue
      const { full, text, span, zone } = passage
      if (told.has(span.start) || isByLawNotice(passage) || patterns.listHead.test(text)) continue
      const isThreat = patterns.threatOnly.test(text) && !patterns.demanded.test(text)
      const gravest = patterns.grave.test(markedWords(text)) && !isThreat ? 'critical' : 'high'
      const letter = !NO_LETTERS.has(zone)
      const isOwnScheme =
        (zone === 'minutes' || zone === 'owners-corporation-certificate') &&
        patterns.ofScheme.test(text) &&
        !patterns.authority.test(text)
      if (isOwnScheme) continue
      const key =
        patterns.proposes.test(text) && !patterns.alsoGiven.test(text) ? 'proposed' : keyOf(text)
      if (patterns.told.test(text) || (letter && patterns.youMust.test(text))) {
        report(key, [span], said, { severity: gravest })
        continue
      }
      if (zone === 'by-laws' || zone === 'title-search' || zone === 'plan') continue
      const demand = letter && !isVicinity(passage) ? demandIn(passage) : null
      if (demand !== null && isOnOtherLot(passage, sold)) continue
      const elsewhere =
        patterns.otherLand.test(text) || (doc.state === 'NSW' && patterns.ownRule.test(text))
      if (
        demand !== null &&
        !elsewhere &&
        !isOnOtherLot(passage, sold) &&
        !isLongAgo(text, facts)
      ) {
        const isGrave = patterns.grave.test(markedWords(text)) || patterns.demandCause.test(text)
        const severity =
          isGrave && !isThreat ? 'critical' : demand === 'asked' && !isGrave ? 'medium' : 'high'
        report(key, [withoutDone(passage).span], said, { severity, unmistakable: true })
        continue
      }
      if (patterns.notThis.test(text) || patterns.otherLand.test(text)) continue
      if (holds(text, patterns.ofCourt, patterns.saleOrdered)) continue
      // "An order was given in 2014; it was complied with and revoked."
      const whole = text.endsWith(';') ? `${text} ${passage.next.slice(0, 160)}` : text
      const done = patterns.done.test(whole) && !patterns.notDone.test(whole)
      const fresh = !done && !patterns.nil.test(text)
      const pest = fresh && patterns.land.test(text) && affirmed(passage, patterns.land) !== null
      const direction =
        fresh &&
        doc.state !== 'NSW' &&
        patterns.authority.test(text) &&
        patterns.asks.test(text) &&
        patterns.work.test(text) &&
        patterns.dated.test(text) &&
        !patterns.standing.test(text) &&
        affirmed(passage, patterns.asks) !== null
      if (pest || direction) {
        const sure = pest && patterns.handed.test(text) ? ({ unmistakable: true } as const) : {}
        report(
          keyOf(text),
          [span],
          said,
          gravest === 'critical' ? { severity: 'critical', ...sure } : sure,
        )
        continue
      }
      // New South Wales asks about these orders in rules of its own.
      if (doc.state === 'NSW' && patterns.ownRule.test(text)) continue
      const shifted =
        holds(passage.plain, patterns.requirement, patterns.ofWhom, patterns.buyerActs) &&
        !patterns.finance.test(full)
      if ((patterns.buyerPays.test(full) || shifted) && zone === 'special-conditions') {
        report('buyerPays', [span], {}, { severity: 'medium' })
        continue
      }
      // A question that names the notice and is answered needs no more: its remark tells the rest.
      const isAnswered = patterns.answeredYes.test(text)
      if (!patterns.notice.test(text) || !(isAnswered || patterns.about.test(text))) continue
      // "Has an order been issued? Yes", and below it: "inspected, and withdrawn in 2014".
      if (isAnswered && isOver(passage.next)) continue
      if (done || patterns.nil.test(text) || patterns.question.test(text)) continue
      // "… and has not been complied with" denies no notice.
      const meant = { ...wordsOf(passage), text: text.replace(patterns.notDone, ' ') }
      if (affirmed(meant, patterns.notice) === null) continue
      report(
        // What was ordered stands behind the answer, in the same row.
        keyOf(`${text} ${isAnswered || YES_ALONE.test(text) ? passage.block.text : ''}`),
        [
          YES_ALONE.test(text) ? passage.block.span : span,
          ...(isAnswered ? remarksBelow(disclosed, index) : []),
        ],
        said,
        {
          severity: gravest,
          strength: patterns.numbered.test(text) ? 'firm' : 'likely',
          ...(isAnswered ? { unmistakable: true } : {}),
        },
      )
    }
  },
})

/** Orders that letters of authorities give, in whatever part the letter is filed. */
function ordersIn(doc: Doc): { readonly spans: readonly Span[]; readonly severity: Severity }[] {
  const passages = passagesIn(doc, LETTER_ZONES)
  return passages.flatMap((passage, index) => {
    const order = orderInLetter(passages, index)
    if (order === null || isVicinity(passage) || patterns.otherLand.test(passage.text)) return []
    const named = order.head.filter(({ text }) => patterns.paper.test(text))
    // A name without its law or number is shown well enough by what stands below it.
    const shown = named.filter(({ text }) => patterns.numbered.test(text)).slice(-1)
    const words = [passage, ...named].map(({ text }) => text).join(' ')
    return [
      {
        spans: [withLimbs(passages, index), ...shown.map(({ span }) => span)],
        severity: patterns.grave.test(markedWords(words))
          ? ('critical' as const)
          : ('high' as const),
      },
    ]
  })
}

/** An order with the rest of its lettered list: "(a) disconnect …; (b) replace …; and (c) lay …". */
function withLimbs(passages: readonly Passage[], index: number): Span {
  const [passage, ...below] = passages.slice(index, index + 1 + MOST_LIMBS)
  if (passage === undefined) return { start: 0, end: 0 }
  const { start } = passage.span
  let last = passage
  for (const one of below) {
    const goesOn = one.block === passage.block && patterns.openEnd.test(last.text)
    if (!goesOn || !patterns.limb.test(one.text)) break
    last = one
  }
  return { start, end: last.span.end }
}

const MOST_LIMBS = 6

/** The remark of a printed answer, which tells what was ordered. */
function remarksBelow(passages: readonly Passage[], index: number): Span[] {
  const below = passages.slice(index + 1, index + 3)
  const end = below.findIndex(({ text }) => !patterns.remark.test(text))
  return below.slice(0, end < 0 ? below.length : end).map(({ span }) => span)
}

/** Whether the remark below an answer tells that the one notice is done with. */
function isOver(remark: string): boolean {
  return (
    patterns.done.test(remark) && !patterns.notDone.test(remark) && !patterns.stillLive.test(remark)
  )
}

function wordsAt({ text }: Doc, spans: readonly Span[]): string {
  return spans.map(({ start, end }) => text.slice(start, end)).join(' ')
}

/** In the papers of a scheme an order on one lot is its owner's. */
function isOnOtherLot({ text, zone }: Passage, sold: string | null): boolean {
  if (zone !== 'owners-corporation-certificate' && zone !== 'minutes') return false
  const [, lot] = patterns.orderedLot.exec(text) ?? []
  return lot !== undefined && sold !== null && lot.toUpperCase() !== sold
}

function wordsOf({ text, next, block }: Passage): Pick<Passage, 'text' | 'next' | 'block'> {
  return { text, next, block }
}
