import { wordings } from '../../wording/wordings.ts'
import { daysBetween } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  settle: /\b(?:settlement|completion)\b/i,
  open: /\b(?:as nominated by the (?:vendor|seller)|TBA|to be (?:mutually )?(?:agreed|advised|confirmed)|such (?:later|other) date as the (?:vendor|seller)|date to be (?:agreed|fixed)|as agreed between|when the (?:vendor|seller) (?:is ready|notifies|nominates))\b/i,
  blank: /\b(?:settlement|completion)(?: date| is due on)?[ :|]{0,5}(?:_{4}|\.{6})/i,
  earlier: /\bor (?:earlier|sooner)\b|\bby mutual\b/i,
  days: /\b(?:settlement|completion)\b.{0,60}\bdays?\b|\bdays?\b.{0,60}\b(?:settlement|completion)\b/i,
  /** Counted from an event that nobody can date yet, the time until then is the time to prepare. */
  otherStart:
    /regist|notice|notif|serves|gives|tells|issue|plan|title|occupan|finance|probate|condition|satisf|approv/i,
  vendorPicks:
    /\bvendor\b.{0,40}\b(?:may|requires?|nominates?|elects?|specif\w{2,3})\b.{0,60}\b(?:bring(?:ing)? (?:the )?settlement|earlier|date|forward)\b|\b(?:date|time|day)\b.{0,30}\b(?:nominated|fixed|chosen|specified|required|selected|advised) by the vendor\b|\bsettlement\b.{0,40}\b(?:may|must) be brought forward\b|\b(?:on|by) such (?:date|day) as the vendor\b|\b(?:such )?earlier date\b.{0,40}\bvendor\b/i,
  /** Only by a new bargain, or as the buyer likes. */
  agreed:
    /\b(?:parties|both|they) (?:may|can|could) (?:\w{3,9} )?agree\b|\bif the others? (?:side |party )?agrees?\b|\bby consent\b|\bwith the consent of (?:the other|both)\b|\b(?:if|where|when|once|by|unless) (?:both|the|all)(?: (?:parties|sides))?\b[^.;]{0,30}\bagree|\bby (?:mutual |written )?agreement\b|\bpurchaser\b(?:, but not the vendor,)? may (?:bring|move|call for|have|put|extend|defer|postpone)\b|\bat the purchaser's (?:request|option)\b|\b(?:that|which|on which|as) (?:both|the) (?:parties|sides) agree\b/i,
  /** What else is left to be agreed: a sum, or how to share a thing. */
  sumOpen:
    /\b(?:compensation|allowance|price|amount|sum|damages|value|rent|cost|reduction|share|fee)\b[^.;]{0,30}\bto be (?:mutually )?(?:agreed|advised|confirmed)\b/i,
  bankNamed:
    /\b(?:bank|financier|account|location|workspace|representative|lawyers?|solicitors?|conveyanc(?:er|ing)|settlement agents?)\b[^.;]{0,70}\b(?:to be (?:advised|confirmed)|TBA)\b|^\W{0,3}(?:names?|phone|e-?mail|address|licence)\b(?![^.;]{0,90}\b(?:date|settlement on)\b)[^.;]{0,90}\b(?:to be (?:advised|confirmed)|TBA)\b/i,
  when: /\bsettle|\bat settlement|\bbalance\b/i,
  otherDate:
    /\b(?:time and place|place (?:of|for) settlement|location|venue|inspection|sunset|registration|finance|auction|default notice|extend|postpone|defer)\b/i,
  /** What the vendor may do with the place until then. */
  usesPlace:
    /\bvendor\b[^.;]{0,12}\b(?:may|can)\b[^.;]{0,40}\b(?:stay|remain|live|occupy|store|leave|keep|collect|remove|pick|use|show|let|host|park)\b[^.;]{0,60}\b(?:until|till|up to|before|to|on) the (?:settlement )?(?:date|day|time)\b/i,
  /** A notice to a party that is late already fixes no first day. */
  toLate:
    /\b(?:if|where|should)\b[^.;]{0,20}\b(?:settlement|purchaser)\b[^.;]{0,20}\b(?:does|has|did|is) not\b|\bafter (?:that|the) (?:settlement )?(?:date|day)\b[^.;]{0,20}\b(?:serve|give)\b[^.;]{0,16}\bnotice\b|\bnotice to (?:complete|settle)\b/i,
  /** A date that stands is moved: the rule on the vendor's delay tells it. */
  movesDate:
    /\b(?:mov(?:e|es|ing)|put(?:s|ting)?|push(?:es|ing)?|postpon(?:e|es|ing)|extend(?:s|ing)?|defer(?:s|ring)?|delay(?:s|ing)?|adjourn(?:s|ing)?)\b[^.;]{0,24}\b(?:settlement|completion|due date)\b[^.;]{0,40}\b(?:later|back|off|to|until|by)\b/i,
  vendorReady:
    /\b(?:date|day|time)\b.{0,16}\bthe vendor\b.{0,12}\b(?:nominates?|chooses?|selects?|fixes|specifies|requires|gives notice)\b|\b(?:after|when|once) (?:the )?vendor\b.{0,24}\b(?:says?|notif(?:y|ies)|advises?|tells?|informs?|is)\b.{0,30}\bready\b/i,
})

/** Four weeks are short, but a bank that has approved the loan already can keep to them. */
const SHORT_DAYS = 28

const UNDATED =
  'The day of settlement is told. How soon it comes was not counted, since no day of the contract was read: count from the day you mean to sign, and ask for six weeks if it is less.'

const FROM_EVENT =
  'The time of settlement is told. How soon it comes was not counted: it runs from a day or an event that has no date in what was read.'

const BEFORE =
  'A day of settlement is told, but it lies before the day that was read for the contract: have both dates checked before you sign.'

/** Too soon to prepare, or without a date. */
export default defineRule({
  id: 'national/settlement-date',
  title: 'Date of settlement',
  category: 'operational',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No settlement within thirty days was found, and none that is left open.',
  subject:
    /\b(?:settlement|completion)\b[^.;]{0,80}\b(?:to be (?:advised|agreed|confirmed|mutually|nominated|fixed)|tba|tbc|nominates?|nominated by|choos\w{1,3}|chosen|specifies|mutual\w{0,2}|forward|vendor says|seller says)\b|\b(?:such (?:earlier )?date as|date nominated|brings? the settlement|bring forward)\b|\b(?:settlement|completion)\b[^.;]{0,40}\bas nominated\b/i,
  givesWayTo: { 'national/vendor-delay': ['open'] },
  messages: {
    short: {
      title: 'Settlement is very soon: {{period}}',
      description:
        'Settlement is due {{period}} after the day of sale. A loan, the duty, certificates and searches often take longer, and being late costs interest.',
      recommendation:
        'Before you sign, ask for 42 to 60 days, or a right to extend by 14 days without penalty.',
      question: 'Will the vendor agree to settlement in 42 to 60 days?',
    },
    open: {
      title: 'The settlement date is open, or the vendor’s to choose',
      description:
        'The wording at {{where}} leaves the settlement date open or to the vendor. Your notice to a landlord, your loan approval and your interest rate depend on it.',
      recommendation: 'Before you sign, have a fixed date and a last date written in.',
      question: 'On which date will settlement take place, and what is the last date?',
    },
  },
  check({ doc, facts }, report) {
    for (const { text, span, heading } of holdingAny(
      passagesIn(doc, ['particulars', 'contract-form', 'special-conditions']),
      'text',
      patterns.open,
      patterns.blank,
    )) {
      if (
        ((patterns.open.test(text) && !patterns.earlier.test(text)) || patterns.blank.test(text)) &&
        patterns.settle.test(`${heading} ${text}`) &&
        !patterns.bankNamed.test(text) &&
        (!patterns.sumOpen.test(text) || patterns.blank.test(text))
      )
        report('open', [span], {}, patterns.blank.test(text) ? { severity: 'low' } : {})
    }
    for (const { plain, heading, span } of holdingAny(
      termsOf(doc),
      'plain',
      patterns.vendorPicks,
      patterns.vendorReady,
    )) {
      if (
        (patterns.vendorPicks.test(plain) || patterns.vendorReady.test(plain)) &&
        patterns.when.test(`${heading} ${plain}`) &&
        !patterns.otherDate.test(plain) &&
        !patterns.usesPlace.test(plain) &&
        !patterns.toLate.test(plain) &&
        !patterns.agreed.test(plain) &&
        !patterns.movesDate.test(plain)
      )
        report('open', [span], {}, { strength: 'likely' })
    }
    const settlement = facts.settlement
    if (settlement === null) {
      report.notInDocument('No day of settlement was read.')
      return
    }
    const { value, spans } = settlement
    const days =
      value.kind === 'days' && !patterns.otherStart.test(value.from)
        ? value.days
        : value.kind === 'date' && facts.contractDate !== null
          ? daysBetween(facts.contractDate.value, value.date)
          : null
    // The day is in the papers, though what it is counted from is not.
    if (days === null) report.clear(value.kind === 'date' ? UNDATED : FROM_EVENT, spans)
    if (days !== null && days < 0) report.clear(BEFORE, spans)
    if (days !== null && days >= 0 && days < 30) {
      const used = facts.contractDate === null ? [settlement] : [settlement, facts.contractDate]
      report(
        'short',
        spans,
        { period: Math.round(days) === 1 ? '1 day' : `${Math.round(days)} days` },
        { severity: days < 21 ? 'high' : days < SHORT_DAYS ? 'medium' : 'low', facts: used },
      )
    }
  },
})
