import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { COMPANY_TITLE_PATTERNS, companyTitleIn } from '../papers/company-title.ts'
import { affirmed } from '../reading/affirmed.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  ...COMPANY_TITLE_PATTERNS,
  board: /\b(?:directors?|board|company)(?:['’]s?)?\b/i,
  consent: /\b(?:approv\w{1,4}|consent\w{0,4}|accept\w{0,5}|regist\w{2,6})\b/i,
  /** Bound whatever the board says. */
  bound:
    /\b(?:not (?:conditional|dependent|subject)|unconditional|whether or not|remains? bound|even if|notwithstanding|shall (?:still |nevertheless )?(?:complete|pay)|must nominate)\b/i,
  refusal: /\b(?:refus\w{1,4}|declin\w{1,4}|approv\w{1,4}|consent\w{0,3})\b/i,
  refusesAtWill:
    /\b(?:refuse|decline|withhold)\b[^.;]{0,80}\b(?:discretion|reasons?|for any|without)\b|\bno transfer\b[^.;]{0,60}\b(?:without|unless|until|save with)\b[^.;]{0,40}\b(?:consent|approv\w{1,4})\b|\b(?:directors|board)\b[^.;]{0,40}\bmay (?:refuse|decline)\b/i,
  transfer: /\b(?:transfers?|transferees?|shares?|register)\b/i,
  forfeit: /\bforfeit\w{0,5}\b/i,
  shares: /\bshares?\b/i,
  /** The deposit is forfeited in every contract. */
  deposit: /\bdeposit\b/i,
  lends: /\b(?:mortgag\w{1,3}|charg\w{1,3}|encumber|lend\w{0,3}|borrow\w{0,3}|bank)\b/i,
  limit: /\b(?:no|not|nor|never|only|save|except|without|limit\w{0,3}|more than|rule)\b/i,
  letting: /\b(?:let|sub-?let|leased?|rented|licen[cs]ed?)\b/i,
  home: /\b(?:flats?|units?|apartments?|homes?|shares?|member)\b/i,
  bars: /\bno\b[^.;]{0,40}\b(?:shall|may|is to) be (?:let|sub-?let|leased|rented)\b|\b(?:not|never|nor)\b[^.;]{0,24}\b(?:let|sub-?let|lease|rent)\b|\boccupied only by\b/i,
  debt: /\b(?:loan|borrowing|mortgage debt|lender|finance(?:r)?)\b/i,
  refused: /\bnot (?:be )?(?:renew|extend|roll)\w{0,3}\b/i,
  strained:
    /\b(?:falls? due|(?:must|to) be repaid|refinanc\w{1,4}|in default|going concern|call(?:ed)? (?:in|up))\b/i,
  concern: /\bgoing concern\b/i,
  uncertain: /\b(?:uncertain\w{0,4}|doubt|whether|cannot|unable|depends)\b/i,
  range: /\b(\d{1,6}) (?:to|-|–) (\d{1,6})\b/i,
  soldRange: /\bshares?\b[^;]{0,40}?\b(\d{1,6}) (?:to|-|–) (\d{1,6})\b/i,
  settled:
    /\b(?:paid (?:out|off|in full)|repaid|discharged|refinanced in|renewed (?:to|until|for))\b/i,
})

const BOOKS = [
  'by-laws',
  'minutes',
  'annexure',
  'owners-corporation-certificate',
  'company-extract',
  'other',
] as const

/** A sale of shares in the company that owns the building: what its constitution and books do to a buyer. */
export default defineRule({
  id: 'national/company-title-terms',
  title: 'Constitution and books of a company whose shares are sold',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'company title rests on the constitution of the company and on the contract' },
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  apart: true,
  clear: 'No term or book of a company whose shares are sold was found that goes against you.',
  subject:
    /\bshares?\b|\bshareholders?\b|\b(?:directors?|board)\b[^.;]{0,80}\b(?:approv\w{1,4}|register\w{0,3}|refuse|decline|consent|agree)\b|\bcompany consents?\b|\bgoing concern\b|\bloan\b[^.;]{0,40}\b(?:falls due|extended|repa\w{2,5})\b|\b(?:let|sub-?let|letting)\b[^.;]{0,20}\b(?:flat|apartment|home|unit)\b|\b(?:flat|apartment)\b[^.;]{0,20}\b(?:let|sub-?let)\b|\bforfeit\w{0,3}\b/i,
  messages: {
    unconditional: {
      title: 'You stay bound although the directors may refuse you',
      description:
        'A transfer of shares takes effect only when the company registers it. By the wording at {{where}} the contract does not depend on that: if the directors refuse you, you are in default and can lose the deposit for shares that you cannot hold.',
      recommendation:
        'Do not sign unless the contract ends, with the deposit back, when the directors do not approve you.',
      question: 'Will the vendor make the contract conditional on the directors’ approval?',
      suggestedWording:
        'This contract is conditional on the directors approving the purchaser and registering the transfer. If they refuse, either party may end it and the deposit is repaid in full.',
    },
    refusal: {
      title: 'The directors may refuse a buyer of the shares',
      description:
        'By the wording at {{where}} the directors decide who may hold the shares. They can refuse you, and later whoever wants to buy from you.',
      recommendation:
        'Before you sign, ask for approval, or make the contract conditional on it. Ask how often buyers were refused.',
      question: 'Have the directors approved the purchaser, and what do they ask for?',
    },
    forfeit: {
      title: 'The company can take the shares, and with them the home, for an unpaid call',
      description:
        'By the wording at {{where}} shares are forfeited (lost without payment) when money asked for by the company is not paid in time. With the shares goes the right to live there.',
      recommendation:
        'Before you sign, ask which calls are made or planned and keep money for them; ask a lawyer how soon the shares can be lost.',
      question:
        'Which calls are unpaid, made or proposed, and when does the company forfeit shares?',
    },
    lending: {
      title: 'Borrowing against the shares is limited',
      description:
        'By the wording at {{where}} the shares may be mortgaged only with consent or up to a part of the price. A bank may then lend less, or nothing.',
      recommendation: 'Before you sign, have your bank’s approval for these shares in writing.',
      question: 'On what terms do the directors consent to a mortgage of the shares?',
    },
    letting: {
      title: 'You may not let the home',
      description:
        'By the wording at {{where}} the company does not allow a home to be let, or only its members may live there. You cannot rent it out when you move or need the income.',
      recommendation: 'If you may want to let it one day, ask for the exact rule before you sign.',
      question: 'May a home be let, to whom and with whose consent?',
    },
    loan: {
      title: 'The company that owns the building has a loan that ends or is in doubt',
      description:
        'By the wording at {{where}} the company owes money on the building and must repay or replace the loan. What it cannot borrow again its members have to pay, and a lender that is not paid can sell the whole building.',
      recommendation:
        'Before you sign, have an accountant read the last accounts and ask how the loan will be repaid, and what falls on these shares.',
      question:
        'When does the company’s loan end, how will it be repaid, and what is the share of this home?',
    },
    concern: {
      title: 'It is in doubt whether the company that owns the building can go on',
      description:
        'The accounts at {{where}} say that the company may not be able to pay what it owes. If it fails, its building is sold for its creditors and your shares can be worth nothing.',
      recommendation:
        'Have an accountant read the accounts before you sign, and wait for the final ones.',
      question: 'What have the directors decided so that the company can pay its debts?',
    },
    differs: {
      title: 'The shares that are sold are not those of this home: {{sold}} and {{held}}',
      description:
        'The contract sells shares numbered {{sold}}; the wording at {{where}} gives {{held}}. The vendor cannot transfer shares that it does not hold, and with other shares goes another right.',
      recommendation:
        'Before you sign, compare the contract with the share certificate and the register of members.',
      question: 'Which share numbers carry the right to this home, and who holds them today?',
    },
  },
  check({ doc }, report) {
    const sold = companyTitleIn(doc)
    if (sold.length === 0) {
      report.notInDocument('No shares in a company that owns the building are sold.')
      return
    }
    for (const { text, plain, span } of termsOf(doc)) {
      const refused = patterns.board.test(text) && patterns.refusal.test(text)
      if (refused && patterns.bound.test(text) && patterns.consent.test(plain))
        report('unconditional', [span], {}, { severity: 'high', unmistakable: true })
    }
    for (const passage of passagesIn(doc, BOOKS)) {
      const { text, span } = passage
      if (patterns.settled.test(text)) continue
      if (patterns.refusesAtWill.test(text) && patterns.transfer.test(text))
        report('refusal', [span], {}, { unmistakable: true })
      const lost = patterns.forfeit.test(text) && patterns.shares.test(text)
      if (lost && !patterns.deposit.test(text))
        report('forfeit', [span], {}, { severity: 'high', unmistakable: true })
      const onShares = patterns.shares.test(text) && patterns.lends.test(text)
      if (onShares && patterns.limit.test(text) && passage.zone !== 'company-extract')
        report('lending', [span])
      if (patterns.bars.test(text) && patterns.home.test(text)) report('letting', [span])
      if (patterns.concern.test(text) && patterns.uncertain.test(text))
        report('concern', [span], {}, { severity: 'high', unmistakable: true })
      else if (patterns.debt.test(text)) {
        const ends = affirmed(passage, patterns.strained) !== null || patterns.refused.test(text)
        if (ends) report('loan', [span], {}, { severity: 'high', unmistakable: true })
      }
    }
    for (const { span, from, values } of otherShares(doc, sold)) {
      report('differs', [span], values, {
        severity: 'high',
        sides: [
          { label: 'Contract', value: values.sold, spans: [from] },
          { label: 'Company', value: values.held, spans: [span] },
        ],
      })
    }
  },
})

type Differing = {
  readonly span: Span
  /** Where the contract tells the shares. */
  readonly from: Span
  readonly values: { readonly sold: string; readonly held: string }
}

/** Lists of the company in which the shares that are sold begin alike and end elsewhere. */
function otherShares(doc: Doc, sold: readonly Span[]): Differing[] {
  const [told] = sold.flatMap((from) => {
    const match = patterns.soldRange.exec(doc.text.slice(from.start, from.end))
    return match === null ? [] : [{ from, first: match[1], last: match[2] }]
  })
  if (told === undefined) return []
  const { from, first, last } = told
  return passagesIn(doc, BOOKS).flatMap(({ text, span }) => {
    const [, start, end] = patterns.range.exec(text) ?? []
    if (start !== first || end === undefined || end === last) return []
    return [{ span, from, values: { sold: `${first} to ${last}`, held: `${start} to ${end}` } }]
  })
}
