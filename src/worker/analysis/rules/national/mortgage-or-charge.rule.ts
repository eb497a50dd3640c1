import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { blockAt } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule, type Reading } from '../define-rule.ts'
import { isEndedEntry } from '../harmless/entry-words.ts'
import { passagesIn } from '../reading/passages.ts'
import { CAVEAT_ENTRY_PATTERNS, isOfCaveat } from '../land/caveat-entry.ts'
import { PRIORITY_NOTICE_PATTERNS } from '../land/priority-notice.ts'
import { dollars } from '../say.ts'
import { lineAround } from '../reading/line-around.ts'
import { COMPANY_TITLE_PATTERNS, isCompanyTitle } from '../papers/company-title.ts'

const patterns = wordings({
  ...COMPANY_TITLE_PATTERNS,
  ...PRIORITY_NOTICE_PATTERNS,
  ...CAVEAT_ENTRY_PATTERNS,
  money: /\b(?:owing|outstanding|secured|amount|debt|balance|payout|sum)\b/i,
  mortgage: /\bmortgages?\b|\bcharges?\b/i,
  loan: /\bmortgages?\b/i,
  publicDebt:
    /\b(?:statutory|rates?|land tax|council|shire|city|municipal|commissioner|revenue|water|sewer\w{0,3}|drainage)\b/i,
  /** The condition on which the law lets a deposit go early. */
  ofDeposit: /\bdeposit\b[^.;]{0,60}\breleas(?:e|ed|es)\b/i,
  pending: /\bunregistered dealings?\b|\bsettlement notice\b|\bpriority notice\b/i,
  writ: /^\W{0,3}warrant\b.{0,40}\b[A-Z]{2}\d{6}|\bwrit\b|\bwarrant of (?:seizure|execution)\b|\bcharge under\b|\bstatutory charge\b|\bpriority notice\b|\bunregistered dealings?\b|\bsettlement notice\b|\bbankrupt\w{0,4}\b|\bfreezing order\b|\bmemorial\b|\bnotification\b.{0,20}\bsection 70A\b/i,
  statutory:
    /\b(?:statutory|land tax|drainage|legal aid|section \d{1,3}[A-Z]?) charge\b|\bcharge\b.{0,40}\b(?:registered|in favour of|for the cost|imposed|secured)\b|\bcharge (?:on|over) the land\b|\b(?:land|property) (?:is|stands) charged\b|^\W{0,3}charge\b.{0,60}\b[A-Z]{1,2}\d{6}|^charges? ?\| ?(?!nil|none|no\b|not\b)|\bcharge section \d/i,
  interestOnly:
    /\b(?:tax|rates?|levy|service|usage|supply|sewerage|water|annual|yearly|current)\b[^.;$]{0,60}\bcharges?\b[ :|]{1,4}\$|\b(?:interest|fee|per cent)\b.{0,20}\bcharged?\b|\brates and charges\b|\bservice charge\b|\bmortgage\b/i,
  stays:
    /\b(?:not (?:undertake to )?(?:be )?discharge\w{0,1}|continues? after|remains? on|will not be)\b/i,
  titleCharge:
    /^(?:\W{0,3})charge\b.{0,60}\b(?:section \d|[A-Z]{1,2}\d{6})|\bwarrant of execution\b/i,
  /** What the state's own rule of its titles tells, or the rule of caveats. */
  told: /\bcaveat\b|\bmemorial\b|\bwrit\b|\bwarrant\b|\bcharge\b|\bbankrupt|\bfreezing order\b/i,
  notification: /\bnotification\b/i,
  /** In what capacity a caveator claims, of which the rule of caveats tells. */
  ofTrustee: /\b(?:trustee|capacity|estate)\b[^.;]{0,40}\bbankrupt/i,
  /** What stands below this head is why a caveat was lodged. */
  groundsOfClaim: /\bgrounds? of (?:the )?claim\W{0,4}$/i,
  short:
    /\b(?:exceeds?|more than|greater than)\b.{0,40}\b(?:price|proceeds)\b|\bshortfall\b.{0,60}\bmortgag\w{1,4}\b|\bmortgage\b.{0,60}\bshortfall\b/i,
  denies: /^(?:no|nil|none|not)\b/i,
  advice:
    /\bmay not be (?:complete|current|up to date)\b|^\W{0,3}warning\W|\bsearch(?:es)? (?:again|should|afresh)\b|\b(?:should|recommended to|advised to) search\b/i,
  /** It was there, and is no more. */
  gone: /(?<!\b(?:not|be|until|unless|never|not yet|being) (?:been )?)\b(?:released|discharged|satisfied|cancelled|lapsed)\b(?! (?:at|on or|before|by the|from the) (?:settlement|completion|vendor|price))(?! (?:at|on|before) (?:settlement|completion))/i,
  /** The name of a bank in the capitals of a title. */
  lender: /\b[A-Z][A-Z&' -]{4,50}\b(?:BANK|LTD|LIMITED|MUTUAL|CREDIT UNION)\b/,
  /** In a sale by a mortgagee the mortgages behind its own fall away, and its own is why it may sell. */
  fallsAway:
    /\b(?:clear(?:ed|s)|removed|falls? away|extinguish(?:ed|es)|over-?reached|discharg(?:ed|es)) (?:by|on|upon|with|at) (?:the |this |a |registration of the )?transfer\b|\bby virtue of which\b|\bunder which (?:the (?:land|property) is|it is) (?:now )?(?:being )?sold\b/i,
  entry: /\b[A-Z]{0,2}\d{5,9}\b/,
  /** The heading of a title's last lines, and entries below it of which other rules tell. */
  unregistered: /\bunregistered dealings?\b/i,
  claims: /\b(?:mortgage|charge|writ|warrant|notice|transfer|memorial|order)\b/i,
  ofOthers: /\b(?:caveat|lease|easement|covenant)\b/i,
  numbered: /^\W{0,3}(?:\d{1,2}\.? {1,3})?[A-Z]{1,3}\d{5,8}/,
  /** What waits to be registered takes a debt off and puts none on. */
  takesOff:
    /\bunregistered dealings?\b\W{1,4}(?:[A-Z]{0,2}\d{5,8}[A-Z]? )?(?:discharge of (?:mortgage|charge)|withdrawal of (?:caveat|writ))\b(?!.{0,80}\b(?:mortgage to|charge to|transfer|writ|caveat by)\b)/i,
  /** A claim of which its own check tells, with a debt behind it that no paper states. */
  ofClaim: /\b(?:caveat|writ|warrant|priority notice|charge)\b/i,
  toCome:
    /\bmortgage (?:is )?(?:pending|to follow|in course of registration|lodged)\b|\bpriority notices?\b.{0,20}\b(?:PN ?)?\d{6,9}\b/i,
  nil: /\b(?:nil|none|removed|withdrawn|surrendered|no record of any|no unregistered|not applicable|no such)\b|(?:as|see) (?:stated |listed |shown )?above(?: only)?[.;]?$|none other/i,
})

/** Debts on the title that must be cleared from the price. */
export default defineRule({
  id: 'national/mortgage-or-charge',
  title: 'Mortgages, charges and other dealings on the title',
  category: 'financial',
  severity: 'low',
  kind: 'threshold',
  law: [cite(act.vic.saleOfLand, 's 32A')],
  appliesTo: ['title-search', 'vendor-statement'],
  patterns,
  clear: 'No charge or writ, and no debt beyond an ordinary mortgage, was found on the title.',
  subject:
    /\bwrits?\b|\bwarrants? of (?:execution|seizure)|\bwarrant [A-Z]{1,3}\d|\bcharged? (?:to|with|in favour|section|registered|under)\b|\bstatutory charge|\bcharge\b[^.;]{0,20}\b(?:act|commissioner|revenue|city|shire)\b|\bsecond mortgage|\bmortgage (?:no\.? ?)?[A-Z]{0,3}\d{1,12}|\d{4,12}[A-Z]? mortgage\b|\bmortgages?\b[^.;]{0,60}\b(?:registered|title|folio|owing|payout|secur\w{2,4})\b|\b(?:owing|payout|secur\w{2,4})\b[^.;]{0,60}\bmortgages?\b|\b(?:unregistered|pending|lodged) dealings?\b/i,
  givesWayTo: {
    'national/caveat-on-title': ['charge'],
    'national/claim-on-title': ['charge'],
  },
  messages: {
    over: {
      title: 'The mortgages and charges are close to or above the price',
      description:
        'The debts stated on the land come to {{debt}}, against a price of {{price}}. The vendor may be unable to pay them out, and then cannot give you clear title.',
      recommendation:
        'Before you sign, ask for the lenders’ payout figures in writing, and keep the deposit with the stakeholder.',
      question: 'What are the payout figures of every mortgage and charge?',
    },
    charge: {
      title: 'A charge, writ or pending dealing is on the title',
      description:
        'The entry at {{where}} shows a charge, writ, notice or dealing that must be cleared before the land can be yours. If it is not, settlement can be delayed.',
      recommendation: 'Ask now what it is and how it will be removed by settlement.',
      question:
        'Which claim is behind the charge, writ or dealing on the title ({{where}}), and how will it be removed by settlement?',
    },
    several: {
      title: 'More than one mortgage is registered on the title',
      description:
        'The title shows {{count}} mortgages. Each lender must agree to release the land at settlement; together they may be owed more than the sale brings in.',
      recommendation: 'Ask for the payout figures before your deposit leaves the stakeholder.',
      question: 'What are the payout figures of every mortgage?',
    },
  },
  check({ doc, facts }, report) {
    if (isCompanyTitle(doc)) {
      report.notInDocument('Shares are sold: a mortgage of the land is the company’s, and stays.')
      return
    }
    const mortgages = facts.encumbrances.filter(
      ({ value, spans }) =>
        patterns.mortgage.test(value.type) &&
        // A discharge that waits to be registered names the mortgage and is none.
        !spans.some((span) => isEndedEntry({ doc, facts }, span)) &&
        !spans.some(({ start }) => patterns.fallsAway.test(blockAt(doc, start)?.text ?? '')),
    )
    // A council's or the state's charge beside one mortgage is no second mortgage.
    const charges = mortgages.filter(({ value }) => !patterns.loan.test(value.type))
    const loans = mortgages.length - charges.length
    if (mortgages.length > 1 && loans === 1 && charges.every(isStatutory)) {
      for (const { spans } of charges) {
        report(
          'charge',
          spans.map((span) => lineAround(doc, span)),
          {},
          { severity: 'medium' },
        )
      }
    } else if (mortgages.length > 1)
      report(
        'several',
        mortgages.flatMap(({ spans }) => spans.map((span) => lineAround(doc, span))),
        { count: mortgages.length },
        { severity: lendersOf(doc, mortgages).size === 1 ? 'low' : 'medium' },
      )
    function isStatutory({ spans }: (typeof charges)[number]): boolean {
      return spans.some((span) => patterns.publicDebt.test(textAt(doc, lineAround(doc, span))))
    }
    let debt = 0
    const debts: Span[] = []
    for (const passage of passagesIn(doc, [
      'title-search',
      'vendor-statement',
      'special-conditions',
      'annexure',
      'other',
    ])) {
      const { text, full, span, zone, block, next, previous } = passage
      if (patterns.mortgage.test(text) && patterns.money.test(full)) {
        const sums = dollarsIn(text)
        if (sums.length > 0 && zone !== 'special-conditions') {
          debt += Math.max(...sums)
          debts.push(span)
        }
        if (patterns.short.test(text) && !patterns.ofDeposit.test(text))
          report('charge', [span], {}, { severity: 'high' })
      }
      // A rule of Queensland's own reads its list of unregistered dealings.
      if (doc.state === 'QLD' && patterns.pending.test(text)) continue
      // Western Australia reads the facts that are notified on its titles in a rule of its own.
      if (doc.state === 'WA' && patterns.notification.test(text)) continue
      if (zone === 'title-search' && isToldByState(doc, text)) continue
      if (patterns.groundsOfClaim.test(previous.slice(-60))) continue
      if (patterns.ofTrustee.test(text) && zone === 'title-search') {
        if (patterns.opensCaveat.test(text) || isOfCaveat(doc, block)) continue
      }
      const charged =
        patterns.statutory.test(text) &&
        !patterns.interestOnly.test(text) &&
        !patterns.nil.test(text) &&
        !patterns.gone.test(text)
      if (
        charged &&
        (zone === 'title-search' ? patterns.titleCharge.test(text) : dollarsIn(text).length > 0)
      ) {
        const sums = dollarsIn(text)
        const grave = patterns.stays.test(text) || Math.max(0, ...sums) > 500_000
        report('charge', [span], {}, { severity: grave ? 'high' : 'medium' })
        continue
      }
      // "Unregistered dealings" is a heading of every title; what stands below it tells.
      const denied = block.kind === 'heading' && patterns.denies.test(next)
      if (denied) continue
      const told = patterns.unregistered.test(text) && !patterns.claims.test(text)
      if (told && (patterns.denies.test(next) || patterns.ofOthers.test(`${text} ${next}`)))
        continue
      if (
        zone === 'title-search' &&
        patterns.writ.test(text) &&
        !patterns.nil.test(text) &&
        !patterns.gone.test(text) &&
        !patterns.takesOff.test(text) &&
        !patterns.advice.test(text) &&
        // A notice with its number or name is told by the rule on claims; the buyer's own is none.
        !patterns.priority.test(text) &&
        !patterns.forBuyer.test(text) &&
        // An entry with its number says all of it; the next one is another entry.
        affirmed(
          patterns.numbered.test(text) ? { ...passage, next: '' } : passage,
          patterns.writ,
        ) !== null
      )
        report('charge', [span], {}, { severity: 'medium' })
    }
    const isClaimed =
      facts.encumbrances.some(({ value }) => patterns.ofClaim.test(value.type)) ||
      passagesIn(doc, ['title-search']).some(({ text }) => patterns.toCome.test(text))
    if (isClaimed) report.clear(CLAIMED, spansOf(mortgages))
    if (facts.price !== null && debt > facts.price.value * 0.9) {
      report(
        'over',
        debts,
        { debt: dollars(debt), price: dollars(facts.price.value) },
        {
          severity: debt > facts.price.value ? 'critical' : 'high',
          facts: [facts.price],
          strength: 'likely',
        },
      )
    }
  },
})

const CLAIMED =
  'No debt is stated beyond an ordinary mortgage, which is paid out at settlement. A caveat, a priority notice or a mortgage that waits for registration is on the title too: what is owed behind it is not in this file, and other checks tell of it.'

function spansOf(facts: readonly { readonly spans: readonly Span[] }[]): Span[] {
  return facts.flatMap(({ spans }) => spans.slice(0, 1))
}

function textAt({ text }: Doc, { start, end }: Span): string {
  return text.slice(start, end)
}

/** States in which a rule of their own tells of the orders, charges and memorials on a title. */
const OWN_RULE: ReadonlySet<Reading['doc']['state']> = new Set(['ACT', 'NT', 'WA'])

function isToldByState({ state }: Reading['doc'], text: string): boolean {
  return OWN_RULE.has(state) && patterns.told.test(text) && patterns.entry.test(text)
}

/** Who lent, by the line below each mortgage or the end of its own; one name is one lender. */
function lendersOf(doc: Doc, mortgages: Reading['facts']['encumbrances']): ReadonlySet<string> {
  return new Set(
    mortgages.map(({ spans: [span] }, index) => {
      const behind = span === undefined ? '' : doc.text.slice(span.start, span.end + 90)
      return patterns.lender.exec(behind)?.[0].toUpperCase() ?? String(index)
    }),
  )
}
