import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { datesIn, daysBetween, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  deadline:
    /\b(?:registration|plan)\b.{0,40}\b(?:deadline|cut-?off|longstop|long stop|end date)\b|\b(?:deadline|longstop|end date|time|last day) for (?:the )?(?:registration|deposit|lodge?ment|issue of (?:the )?titles?)\b/i,
  longer:
    /\b(?:enlarged?|extended?|extension|prolonged?|later date)\b.{0,60}\bvendor\b|\bvendor\b.{0,80}\b(?:enlarge|extend|prolong|later date)\b/i,
  sunset:
    /\bsunset\b|\b(?:time for registration|registration period|registration date|last date for registration)\b|\bplan(?: of subdivision)?\b.{0,40}\b(?:is|has|be)(?: not)?(?: been)? registered\b.{0,60}\b(?:within|by|before|months|years)\b|\bregistration\b.{0,40}\bwithin (?:\w{2,8} )?\(?\d{1,2}\)? months\b/i,
  vendorOnly:
    /\b(?:vendor|seller|developer)\b(?!['’]s).{0,60}\b(?:may|is entitled to|can)\b.{0,50}\b(?:rescind|terminate|end|cancel)\b/i,
  vendorOnlyWords:
    /\bonly the (?:vendor|seller)\b|\b(?:purchaser|buyer) (?:may not|cannot|has no right to|must not)\b.{0,40}\b(?:rescind|terminate|end)\b/i,
  extend:
    /\b(?:vendor|seller|developer)\b.{0,60}\b(?:extend|postpone|vary|change)\b|\b(?:extended|postponed) by the (?:vendor|seller|developer)\b|\bextend(?:ed)?\b.{0,60}\b(?:vendor|seller|developer)\b/i,
  automatic:
    /\b(?:automatically|thereupon|without notice)\b.{0,40}\b(?:rescind|terminat|end|void|null)|\b(?:rescinded|terminated|ends?|void)\b.{0,30}\bautomatically\b/i,
  consented:
    /\bonly\b.{0,120}\b(?:consents?|agrees)\b|\bonly\b.{0,80}\b(?:court order|order of the (?:supreme )?court|supreme court)\b/i,
  buyerOnly: /\bthe (?:purchaser|buyer) (?:alone )?may (?:rescind|terminate|end)\b/i,
  ends: /\b(?:rescind|terminate|end|cancel)\b/i,
  mutual:
    /\beither party\b|\b(?:vendor|seller) or (?:the )?(?:purchaser|buyer)\b|\b(?:purchaser|buyer) or (?:the )?(?:vendor|seller)\b/i,
  /** "The plan must be in order within thirty months": what it waits for has many names. */
  due: /\b(?:plan|diagram|survey|strata scheme|(?:separate |new |individual )?titles?)\b[^.;]{0,30}\bmust (?:be|have been|issue|have issued)\b[^.;]{0,50}\b(?:within|(?:no|not) later than|by|before)\b[^.;]{0,30}\b(?:months?|years?)\b/i,
  street:
    /\bno sunset (?:date|clause)\b|\bsunset (?:road|street|avenue|drive|court|boulevard|parade|strip|crescent|views?)\b|\bat sunset\b/i,
  notRegistered:
    /\bno (?:separate )?titles?\b.{0,20}\b(?:exists?|issued?|is|are)\b|\btitles?\b.{0,20}\bnot (?:be )?(?:available|ready)\b|\btitles?\b.{0,40}\bnot been (?:created|issued|registered)\b|\b(?:plan|registration|lot)\b.{0,70}\b(?:remains? unregistered|(?:must not|is not|has not|(?:is|has) (?:still|yet) not|not) (?:been |be |have been |yet )?(?:registered|approved|effected|taken place|occurred|lodged|accepted|endorsed|deposited|sealed|in order(?: for dealings)?))\b|\b(?:separate )?titles?\b.{0,30}\bnot (?:been |be |yet )?issued?\b/i,
  lastDay:
    /\bno obligation to (?:procure|obtain|effect) registration before\b|\bvendor has until\b.{0,40}\bregister\b|\bvendor must register\b.{0,40}\b(?:by|before|within)\b|\b(?:final|last|latest|end|expiry|cut-?off|long ?-?stop|outside) (?:date|day)\b.{0,24}\b(?:registration|registered|plan)\b|\bend date\b|\bregistration (?:deadline|long ?stop|cut-?off|end date)\b/i,
  pushed:
    /\bvendor\b.{0,60}\b(?:push|put|move|set)\w{0,3}\b.{0,24}\b(?:back|out|forward)\b|\b(?:date|deadline|period|time)\b.{0,90}\b(?:is|are|must be|may be) (?:automatically )?(?:extended|prolonged|enlarged|postponed|moved|put back|pushed (?:back|out))\b/i,
  either: concept.mutual,
  endsIt: concept.ends,
  vendorFirst:
    /\bvendor\b(?!['’]s)(?:(?!\bpurchaser may\b).){0,50}\bmay\b.{0,40}\b(?:rescind\w{0,3}|terminat\w{1,4}|end|cancel\w{0,4}|avoid|annul)\b/i,
  failing: /\btitles? (?:fail|do not|does not|must not|have not|has not)\b.{0,12}\bissued?\b/i,
  deferReg:
    /\bvendor may (?:from time to time )?(?:defer|extend|postpone|move|put back)\b.{0,20}\bdate\b.{0,50}\bregist/i,
  // Given beforehand, and so not the free consent that the law asks for.
  agreed:
    /\bpurchaser\b.{0,30}\b(?:consents?|agrees?)\b.{0,30}\b(?:rescission|rescind\w{0,3}|terminat\w{1,5}|cancel\w{0,6}|ending|end)\b/i,
  /** Given now, to what the vendor may do later. */
  consentsNow:
    /\bpurchaser\b[^.;]{0,60}\b(?:(?:now |hereby )?gives?|has given) (?:(?:its|his|her|their|written|irrevocable) ){0,2}consent\b[^.;]{0,40}\bvendor(?:'s)? (?:ending|rescinding|terminating|cancelling|rescission|termination|right to (?:end|rescind|terminate))\b/i,
  lapse: /\b(?:sunset|66ZS|10[A-F]|registration|registered)\b/i,
  onlyBuyer:
    /\bpurchaser (?:alone )?may\b(?:(?!\bvendor\b).){0,110}\b(?:rescind|terminate|end|extend|withdraw)\b/i,
  vendorToo: /\bvendor\b.{0,60}\bmay\b|\beither\b|\bparty\b/i,
  /** "Has until 30 November 2030 to have the plan registered." */
  until: /\bvendor has until\b[^;]{0,50}\b(?:plan|title)\b[^;]{0,24}\b(?:registered|issued?)\b/i,
  longerStill:
    /\bmay add\b[^;]{0,30}\b(?:months|days|years)\b|\bsuch later (?:date|day|time)\b|\bor \d{1,2} months,? if the vendor\b/i,
  /** Western Australia endorses its plans. */
  endorsed:
    /\bno (?:approval|plan|title)s? (?:has|have) been (?:endorsed|given|granted|registered|issued)\b[^;]{0,30}\bwithin\b/i,
  notLonger: /\b(?:is|are) not extended\b/i,
  /** The day itself, in a clause or beside the question of a disclosure statement. */
  stated:
    /\bsunset date\b["'”]?(?: \([^)]{0,30}\))?(?:\?| is| means| being|:)?[^.;?]{0,24}?\b\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9},? 20\d\d\b/i,
  /** Another registration, such as that of a grant, makes no sale off the plan. */
  ofPlan:
    /\bplans?\b|\bsunset\b|\bsub-?divi|\btitles?\b|\bstrata\b|\blots?\b|\bstages?\b|\bsurvey/i,
  ofEstate:
    /\b(?:transmission|probate|letters of administration|survivorship|deceased|executors?|personal representatives?)\b/i,
  barred: /\b(?:cannot|must not|may not|not|never) be (?:extended|postponed|moved|changed)\b/i,
})

/** A year and a half is what building takes. */
const NEAR_DAYS = 550
/** Three years, however the end is told. */
const FAR_DAYS = 1096

/** The last day for registration of the plan, and who may use it. */
export default defineRule({
  id: 'national/sunset-clause',
  title: 'Sunset date of an off-the-plan purchase',
  category: 'legal',
  severity: 'medium',
  kind: 'threshold',
  law: [
    cite(act.vic.saleOfLand, 'ss 9AE, 10A–10F'),
    cite(act.nsw.conveyancing, 's 66ZS'),
    cite(act.qld.landSales, 'ss 10–13'),
    cite(act.qld.bodyCorporate, 'ss 212–217B'),
  ],
  appliesTo: ['special-conditions', 'particulars'],
  patterns,
  clear: 'No sunset date was found.',
  subject:
    /\bsunset (?:date|clause|period|day|provision)|\bis there a sunset\b|\b(?:registration|long stop) (?:period|date|deadline)\b|\b(?:date|time|day|deadline) for (?:the )?(?:registration|deposit of the plan|plan)\b|\b(?:plan|titles?)\b[^.;]{0,100}\b(?:regist(?:er|ers|ered|ration)|unregistered|issued?|created|available|exists|in order)\b[^.;]{0,120}\b(?:months?|\w{3,6} years|rescind|end this|cancel|withdraw|lapses|still not)\b|\bregist(?:er|ers|ered|ration)\b[^.;]{0,100}\b(?:within \d|months (?:of|after|from)|long stop)\b|\b(?:until \d|months|within \d|on \d|defer|failing)\b[^.;]{0,80}\b(?:registration|plan registered|register the plan|separate title|plan must be)\b|\btitles?\b[^.;]{0,60}\b(?:within \d\d? months|\w{3,6} years|\d\d months)\b|\boff[- ]the[- ]plan\b|\bplan is still not\b|\bregister the plan\b|\bplan\b[^.;]{0,60}\b(?:not be|not have been|not been|not) (?:registered|approved)\b|\btitle has not issued\b|\bseparate title\b|\bthe end date\b/i,
  messages: {
    date: {
      title: 'Sunset clause: the plan may be registered as late as {{when}}',
      description:
        'The wording at {{where}} sets how long registration of the plan may take: {{when}}. Until then your deposit is tied up, your loan approval may run out, and you do not know when you can move in.{{law}}',
      recommendation:
        'Before you sign, ask for an earlier sunset date, put it in your diary, and make sure that you can end the contract if it passes.',
      question:
        'When does the vendor expect the plan to be registered, and what is still outstanding?',
    },
    differ: {
      title: 'The contract and the disclosure statement give different sunset dates: {{days}}',
      description:
        'The sunset date, until which you may have to wait for the plan, is told as {{days}} in two papers. You may be held to the later one, while your loan approval and your plans go by the earlier.{{law}}',
      recommendation:
        'Before you sign, have the wrong date corrected in writing, and note in your diary the one that holds.',
      question: 'Which sunset date holds ({{days}}), and will the other paper be corrected?',
    },
    either: {
      title: 'Either side can end the contract if the plan is not registered by the sunset date',
      description:
        'By the wording at {{where}} the vendor, and not only you, may end the contract when registration of the plan is late. You could lose the lot after years of waiting.{{law}}',
      recommendation:
        'Before you sign, ask that only you may end the contract when the date passes, and note the date.',
      question:
        'Will the vendor agree that only the purchaser may end the contract at the sunset date?',
    },
    vendorExtends: {
      title: 'The vendor can extend the sunset date',
      description:
        'The wording at {{where}} lets the vendor move the sunset date. Your deposit could be tied up longer than you agreed to.{{law}}',
      recommendation:
        'Before you sign, ask for a fixed date that only both sides together can change.',
      question: 'Will the vendor fix the sunset date without a right to extend it alone?',
    },
    vendorEnds: {
      title: 'The vendor can use the sunset clause to end the contract',
      description:
        'The wording at {{where}} lets the vendor end the contract when the plan is not registered, or not ready for it, by the sunset date, without asking you. In a rising market the lot could be taken back and sold for more.{{law}}',
      recommendation:
        'Before you sign, ask that the vendor may end the contract only with your written consent, and keep your own right to end it.',
      question:
        'Will the vendor agree to end the contract under the sunset clause only with the purchaser’s written consent?',
    },
  },
  check({ doc, facts }, report) {
    const law =
      doc.state === 'VIC'
        ? ' In Victoria the vendor may not end the contract under a sunset clause without your written consent or a court order.'
        : doc.state === 'NSW'
          ? ' In New South Wales the vendor must give 28 days’ written notice with reasons, and may end the contract under a sunset clause only with your written consent or an order of the Supreme Court; wording that says otherwise has no effect.'
          : doc.state === 'QLD'
            ? ' In Queensland, for a lot of land, the vendor may end the contract under a sunset clause only with your written consent or a court order; for a unit or townhouse in a body corporate the law does not protect you in this way.'
            : ''
    const [termed] = statedDays(doc, ['special-conditions', 'particulars', 'contract-form'])
    const disclosed = statedDays(doc, ['vendor-statement', 'annexure'])
    const [other] = disclosed
    if (
      termed !== undefined &&
      other !== undefined &&
      !disclosed.some(({ date }) => date === termed.date)
    ) {
      const [contract, disclosure] = [sayDate(termed.date), sayDate(other.date)]
      const sides = [
        { label: 'Contract', value: contract, spans: [termed.span] },
        { label: 'Disclosure statement', value: disclosure, spans: [other.span] },
      ]
      const days = `${contract} and ${disclosure}`
      report('differ', [termed.span, other.span], { days, law }, { severity: 'high', sides })
    }
    // What is waited for is then the registration of a grant, where no plan is named.
    const isOfEstate =
      !isOffThePlan(doc) &&
      passagesIn(doc, ['special-conditions']).some(({ text }) => patterns.ofEstate.test(text))
    for (const { plain, full, previous, span } of holdingAny(
      passagesIn(doc, ['special-conditions', 'particulars', 'contract-form', 'annexure']),
      ['full', 'plain'],
      patterns.sunset,
      patterns.deadline,
      [patterns.consentsNow, patterns.lapse],
      patterns.lastDay,
      patterns.deferReg,
      patterns.until,
      patterns.endorsed,
      patterns.due,
      patterns.notRegistered,
      patterns.failing,
    )) {
      if (holds(plain, patterns.consentsNow, patterns.lapse)) {
        report('vendorEnds', [span], { law }, { severity: 'critical', unmistakable: true })
        continue
      }
      if (patterns.notLonger.test(full)) continue
      if (isOfEstate && !patterns.ofPlan.test(`${previous} ${full}`)) continue
      const unregistered =
        (patterns.notRegistered.test(plain) || patterns.failing.test(plain)) &&
        patterns.endsIt.test(plain)
      if (
        !patterns.sunset.test(full) &&
        !patterns.deadline.test(plain) &&
        !patterns.lastDay.test(plain) &&
        !patterns.deferReg.test(plain) &&
        !patterns.until.test(plain) &&
        !patterns.endorsed.test(plain) &&
        !patterns.due.test(plain) &&
        !unregistered
      )
        continue
      if (patterns.street.test(full) || patterns.barred.test(full)) continue
      if (patterns.consented.test(full) && !patterns.extend.test(full)) continue
      if (
        patterns.buyerOnly.test(full) &&
        !patterns.extend.test(full) &&
        !patterns.mutual.test(full) &&
        !patterns.either.test(plain)
      )
        continue
      if (holds(plain, patterns.agreed, patterns.lapse)) {
        report('vendorEnds', [span], { law }, { severity: 'critical' })
        continue
      }
      if (patterns.onlyBuyer.test(plain) && !patterns.vendorToo.test(plain)) continue
      if (
        patterns.extend.test(full) ||
        patterns.longerStill.test(plain) ||
        patterns.longer.test(plain) ||
        patterns.pushed.test(plain) ||
        patterns.deferReg.test(plain)
      ) {
        report('vendorExtends', [span], { law }, { severity: 'high' })
        // One passage may hold both rights.
        if (!unregistered || !patterns.vendorFirst.test(plain)) continue
      }
      const mutual = patterns.mutual.test(full) || patterns.either.test(plain)
      const vendorEnds =
        (patterns.vendorOnly.test(full) || patterns.vendorFirst.test(plain)) && !mutual
      const automatic = doc.state === 'NSW' && patterns.automatic.test(full)
      if (vendorEnds || automatic || patterns.vendorOnlyWords.test(full)) {
        report('vendorEnds', [span], { law }, { severity: 'critical' })
        continue
      }
      if (mutual && (patterns.ends.test(full) || unregistered)) {
        report('either', [span], { law })
        continue
      }
      const days = Math.max(0, ...daysIn(full))
      const date = datesIn(full)[0]
      if (days >= 150) {
        const months = Math.round(days / 30.4)
        const severity = months > 36 ? 'high' : 'medium'
        report('date', [span], { when: `${months} months after signing`, law }, { severity })
      } else if (date !== undefined) {
        const signed = facts.contractDate?.value ?? LAW_AS_AT
        const ahead = daysBetween(signed, date)
        const severity = ahead <= NEAR_DAYS ? 'low' : ahead > FAR_DAYS ? 'high' : 'medium'
        report('date', [span], { when: sayDate(date), law }, { severity })
      } else if (unregistered && !patterns.buyerOnly.test(plain))
        report('date', [span], { when: 'a date set elsewhere', law })
    }
  },
})

/** Where the sunset date is told as a day, in order. */
function statedDays(doc: Doc, zones: readonly PageKind[]): { date: string; span: Span }[] {
  return passagesIn(doc, zones).flatMap(({ text, span }) => {
    const match = patterns.stated.exec(text)
    const date = match === null ? undefined : datesIn(match[0]).at(-1)
    return date === undefined ? [] : [{ date, span }]
  })
}
