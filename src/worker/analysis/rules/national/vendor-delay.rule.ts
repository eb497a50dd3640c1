import type { Block, Doc, Span } from '../../document.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { periodsIn } from '../reading/amounts.ts'
import { datesIn, latestDate, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, termsOf } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'
import { DEPOSIT_USE_PATTERNS } from '../terms/deposit-use.ts'

const patterns = wordings({
  ...DEPOSIT_USE_PATTERNS,
  /** "The Seller has up to 30 Business Days and no interest runs." */
  graceForVendor:
    /\bvendor (?:has|must have|is allowed|is given|gets|may take|takes)\b[^.;]{0,12}\b(?:up to|as many as|a further|another)\b[^.;]{0,20}\b(?:days|weeks|months)\b[^.;]{0,50}\b(?:no (?:interest|compensation|claim|penalty|default)|without (?:interest|compensation|penalty|default|liability)|not (?:be )?in default)\b/i,
  extend:
    /\b(?:vendor|seller|developer)\b(?!['’]s).{0,40}\b(?:may|can|is entitled to|reserves)\b.{0,25}\b(?:extend|defer|delay|postpone|bring forward)\b.{0,50}\b(?:settlement|completion|date)\b|\b(?:settlement|completion)(?: date)?\b.{0,40}\b(?:may|can|will) be (?:extended|deferred|delayed|postponed)\b.{0,60}\b(?:vendor|seller)\b/i,
  depends:
    /\b(?:vendor|seller)'s settlement of the purchase\b|\b(?:subject to|conditional (?:up)?on)\b.{0,30}\bthe (?:vendor|seller)s?\b.{0,40}\b(?:purchas(?!er)|buying|finding|securing|settl|acquir|obtaining alternative)\w{0,4}\b|\bsimultaneous(?:ly)? (?:settlement|completion|with)\b.{0,60}\b(?:vendor|seller)|\b(?:vendor|seller)(?:'s|’s)? (?:purchase|new home|next home|alternative accommodation)\b(?! (?:is|was|will be|has been) (?:(?:to be )?(?:ready|finished|built|completed)|under construction|being built)\b[^.;]{0,24}(?:[.;]|$))/i,
  /** The vendor has its new home, or says that nothing hangs on it. */
  settledOwn:
    /\b(?:nothing|not|no part|never)\b[^.;]{0,40}\b(?:depends?|dependent|conditional|hangs?|tied)\b|\balready (?:bought|purchased|acquired|settled|moved)\b/i,
  noLoss:
    /\b(?:vendor|seller)\b.{0,40}\bnot (?:be )?(?:liable|responsible)\b.{0,80}\b(?:delay|vacant possession|late|cannot settle|unable to)\b/i,
  mutual:
    /\beither (?:party|side)\b|\b(?:purchaser|buyer) may (?:also )?(?:extend|rescind|terminate|end)\b|\bboth parties\b|\bmutual\b|\bat the (?:buyer|purchaser)['’]s request\b/i,
  registration: /\bregistration\b|\bsunset\b/i,
  /** Time for the vendor to mend what an inspector found, which the buyer asked for. */
  toMend:
    /\b(?:repairs?|repaired|rectif\w{1,4}|remed(?:y|ied|ies)|mend(?:ed)?|make good|treat(?:ed|ment)?)\b[^;]{0,160}\b(?:contractor|tradesm[ae]n|tradesperson|builder|plumber|licensed|defects?|termites?|report|inspector)\b/i,
  puts: /\bvendor\b(?!['’]s (?:lawyer|solicitor|agent)).{0,60}\b(?:may|must have the option of|has the option of) (?:by notice |from time to time |unilaterally )?(?:extend|defer|delay|postpone|put (?:back|off)|adjourn|move(?! (?:on|out|in|into|away|house|home|to (?:a|another|the))\b)|vary)(?:ing)?\b.{0,50}\b(?:settlement|date)\b/i,
  moved:
    /(?<!\b(?:if|where|when|should|whenever|in case) (?:the )?)\bsettlement(?: date)?\b.{0,50}\b(?:may|must|is to|is|are) (?:automatically )?(?:be )?(?:extended|deferred|delayed|postponed|put (?:back|off)|adjourned)\b.{0,80}\b(?:vendor|until it can)\b|\bvendor\b.{0,30}\b(?:cannot|must not|is unable to|unable to)\b.{0,60}\bsettlement\b.{0,20}\b(?:postponed|extended|deferred|delayed)\b/i,
  ofDeposit:
    /\b(?:appl(?:y|ies)|uses?|spends?|draws? (?:on|down))\b[^.;]{0,24}\bdeposit\b|\bdeposit\b[^.;]{0,40}\b(?:is|are|must|will|shall|may|can)(?: not|not)?(?: to)? (?:not )?be (?:released|used|paid|applied)\b/i,
  another:
    /\bvendors?\b(?:(?!\bpurchaser (?:buys?|purchases?|acquires?|agrees)\b).){0,60}\b(?:found|find|finds|finding|secur(?:e|es|ed|ing)|purchas(?:e|es|ed|ing)|acqui\w{2,7}|buy(?:s|ing)?|moves? into)\b.{0,50}\b(?:house|home|property|residence|place|accommodation|street|road|unit)\b/i,
  linked: /\bsettlement\b|\bconditional|\bsubject to|\bcontemporaneous/i,
  noPay:
    /\bpurchaser\b.{0,16}\b(?:must not|no|not)\b.{0,80}\b(?:delay|late|postpone|extension)\w{0,5}\b.{0,40}\bvendor\b/i,
  /** "Except to the extent the delay is caused by the vendor": the buyer alone pays, and only for its own. */
  spared:
    /\b(?:except|unless|save|other than|otherwise than|but not)\b[^.;]{0,60}\b(?:caus\w{2,3}|due|attributable|brought about|fault|default)\b[^.;]{0,20}\bvendor\b/i,
  barred:
    /\bvendor must not\b.{0,30}\b(?:extend|defer|delay|postpone)|\bwithout the purchaser's (?:written )?consent\b|\bneither party\b/i,
  loss: /\b(?:claim|entitled|compensation|interest|damages)\b/i,
  vendorLate:
    /\bvendor\b(?:(?!\bpurchaser\b).){0,50}\b(?:late|delays?|must not|unable|fails?|not (?:be )?(?:ready|able)|further (?:time|period|\w{3,8} (?:days|weeks|months)))\b|\b(?:delay\w{0,3}|lateness|postponement|deferral)\b.{0,20}\b(?:in|of|to|by|on the part of) (?:the |giving |delivering )?(?:settlement|vendor|vacant possession|possession|completing)/i,
  toSettle: /\b(?:settle\w{0,5}|complete\w{0,1}|possession|due date)\b/i,
  notDelay: /\b(?:rubbish|goods|chattels|repairs?|defects?|removal|condition|encroach\w{0,4})\b/i,
  noRedress:
    /\bno\b.{0,40}\b(?:liability|compensation|damages|claim)\b|\bpurchaser\b.{0,40}\bno\b.{0,20}\binterest\b|\bnot\b.{0,24}\b(?:liable|responsible|entitled)\b|\bwithout (?:liability|compensation|penalty)\b|\bmust not\b.{0,20}\b(?:claim|object|be entitled|seek)\b/i,
  furtherTime:
    /\bvendor\b(?:(?!\bpurchaser (?:may|is)\b).){0,80}\b(?:must have|has|have|is allowed|is given|may take|may have)\b.{0,12}\bfurther\b.{0,30}\b(?:days|weeks|months|time)\b/i,
  postpones:
    /\bvendors?\b(?:,? (?:alone|but not the purchaser),?){1,2} (?:may|can)\b.{0,60}\b(?:extend|postpone|defer|delay|put (?:back|off))\b.{0,40}\b(?:settle|due date|possession)|\bvendor may by (?:[a-z]{3,7} ){0,3}notices?\b.{0,110}\b(?:extend|postpone|defer)\b|\bvendor may\b.{0,60}\b(?:postpone|extend|defer|delay|put (?:back|off)|move(?! (?:on|out|in|into|away|house|home|to (?:a|another|the))\b)|change)\b.{0,40}\b(?:settle|due date|possession)/i,
  buyerKeeps:
    /\bpurchaser (?:may|is not (?:required|liable|obliged)|need not|must not be (?:required|liable))\b(?! (?:not|only|claim no|make no|have no))/i,
  repaid:
    /\bpurchaser (?:may|is entitled to) (?:claim|recover|charge)\b(?! (?:no|only))|\bpurchaser is not (?:required|liable|obliged)\b|\bvendor must (?:pay|compensate)\b|\b(?:compensation|interest|damages)\b[^.;]{0,40}\b(?:is|are) payable to the (?:purchaser|buyer)\b|\bdelays?\b[^.;]{0,16}\b(?:in|by|of|at) (?:the )?(?:land titles office|registry|registrar|land registry|titles office|duties office)\b/i,
  laterDate:
    /\bsettlement\b.{0,24}\b(?:is|must be) adjourned\b|\bsettlement (?:is|may be|will be|must be) put back\b|\bsettlement must be\b.{0,60}\bwhichever is (?:the )?later\b|\b(?:settlement(?: date)?|time for settlement|due date)\b(?:(?!\bvendors? (?:must|will|may|can|moves?)\b)[^;]){0,60}\b(?:stands?|moves?|shifts?|goes back|is put back|(?<!\bno |\bnot )later than|whichever is (?:the )?later|enlarged|extended)\b|\b(?:settlement date|(?:date|day|time) (?:for|of) settlement)\b[^.;]{0,24}\b(?:becomes|falls on|is then|shall be|will be|must be) (?:the|a|on the) [^.;]{0,24}\b(?:day|date)\b[^.;]{0,12}\b(?:after|following)\b|\bsettlement (?:falls on|is (?:then )?due on|takes place on) the [^.;]{0,24}\bday (?:after|following)\b[^.;]{0,80}\bvendor\b|\bsettlement (?:stands over|waits) until\b/i,
  byVendor:
    /\bpurchaser (?:gets|receives|is paid) nothing\b|\bnothing for the delay\b|\bvendor(?:'s)?\b/i,
  lateSettle: /\bvendor may\b.{0,30}\bsettle\b.{0,30}\b(?:later|after|days)\b/i,
  lateNoClaim:
    /\b(?:lateness|delay|default)\b.{0,16}\b(?:on the part of|by|of) the vendor\b.{0,20}\bmust not\b/i,
  /** "May put settlement back", "off", "take up to ninety days more to settle", "on any day between". */
  putsOff:
    /\b(?:vendors?|administrators?|executors?|executrix|trustees?|receivers?|liquidators?|mortgagee)\b(?:(?!\b(?:purchaser|party|side) (?:may|must)\b)[^.;]){0,40}\b(?:may|can)\b[^.;]{0,40}\b(?:(?:put|push|move|set)\b[^.;]{0,6}\b(?:it|settlement|(?:the |that )?(?:settlement |due |completion )?date)\b[^.;]{0,30}\b(?:back|off(?! against)|out)|take (?:up to )?[^.;]{0,24}\b(?:days|weeks|months) (?:more|longer|extra)\b|(?:make|fix|name|choose) settlement (?:for |on )?any (?:day|date) (?:between|within|in|up to))\b/i,
  /** The vendor chooses; otherwise the day moves by itself. */
  chosen:
    /\bvendor\b[^.;]{0,110}\b(?:may|can|reserves?|elects?|option|entitled|requests?|requires?|wish(?:es)?|nominates?|notice|notif\w{2,4}|allowed|has|have)\b|\bby the vendor\b|\bvendor's (?:option|election|request|notice|convenience)\b/i,
  /** … by a word of the vendor's own, and not when something has come to pass. */
  choosesDay:
    /\bvendor (?:may|can|reserves?|elects?|has (?:the|an) (?:option|right)|is entitled|wish(?:es)?|nominates?|chooses?|fixes|names|(?:asks?|requests?|requires?)(?: for)? (?:it|settlement|that settlement|a (?:later|new)|another))\b|\bby the vendor\b|\bvendor's (?:option|election|request|convenience|choice)\b/i,
  /** The days are counted from something that has no day of its own. */
  fromEvent:
    /^,? ?(?:after|of|from|following)\b(?! (?:the |that )?(?:(?:due|settlement|completion|original|first) (?:date|day)|date (?:for|of) (?:settlement|completion)|(?:settlement|completion)\b|contract|day of sale))/i,
  /** The same, with how the notice is given between. */
  movesByNotice:
    /\bvendor may,? by (?:(?:written|prior) )?notice\b[^.;]{0,90}\b(?:put|push|move|set)s? (?:it|settlement|(?:the |that )?(?:settlement |due )?date)\b[^.;]{0,30}\b(?:back|off|out)\b/i,
  /** What the rest of the sentence takes from the buyer on account of the delay. */
  unpaidFor:
    /^(?:and )?(?:the )?(?:purchaser|buyer|transferee)s?\b[^.;]{0,24}\b(?:not|no|nothing|without)\b[^.;]{0,60}\b(?:interest|compensation|claim|rent|storage|damages|costs?|object\w{0,4})\b/i,
  planDay:
    /\b(?:plan|diagram|titles?|strata scheme)\b[^.;]{0,40}\b(?:must|is|are|has|have|to)\b[^.;]{0,30}\b(?:in order|registered|accepted|approved|endorsed|deposited|lodged|issued?)\b[^.;]{0,30}\b(?:within|by|before|later than)\b/i,
  dueDate: /\bdue date\b/i,
  /** A period that is counted before the day, and does not say by how much it moves. */
  beforeDay:
    /^(?:['’]s?)? ?(?:written |prior )?(?:notice|warning|before|ahead of|prior to|in advance)\b/i,
  laterDay:
    /\bor (?:on )?such later (?:date|day|time)\b[^.;]{0,60}\b(?:vendor|administrator|executor|trustee|receiver)\b/i,
  sooner:
    /\bpurchaser\b[^.;]{0,20}\bsettles?\b[^.;]{0,20}\b(?:sooner|earlier|before)\b[^.;]{0,110}\b(?:asks?|requests?|requires?|wants?|notif\w{2,4})\b/i,
  waits:
    /\bpurchaser must wait\b[^.;]{0,90}\b(?:days|weeks|months|before ending|for as long as|without (?:complaint|compensation|interest))\b|\b(?:settlement|purchaser) (?:must )?waits?\b[^.;]{0,40}\bfor as long as it takes\b/i,
  /** The vendor's next home has to be ready first. */
  nextHome:
    /\b(?:vendors?(?:['’]s?)?|her|his|their)(?: own)? (?:new |next )?(?:house|home|unit|apartment|villa|flat)\b[^.;]{0,60}\b(?:ready|finished|entered|occupied|complete[sd]?|available|built|vacant)\b/i,
  staysOn: /\b(?:stay|remain|occupy|live|keep)\b/i,
  whenever:
    /\b(?:later date|until|after the vendor (?:writes|says|gives|tells|notif\w{2,4})|sooner)\b/i,
  sameForBoth:
    /\b(?:each|either) (?:of the parties|of us|party|side)\b|\ba party (?:who|that|may)\b|\beither\b[^.;]{0,24}\bparty\b/i,
  buyerLate:
    /\bpurchaser\b.{0,40}\b(?:default|late|delay|fails?|requests?|asks?|may)\b|\bplan\b|\bregist(?:ered|ration)\b|\bby agreement\b|\bvendor is (?:then )?(?:ready|willing)\b|\bpublic holiday\b|\bbusiness day\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.graceForVendor,
  patterns.depends,
  [patterns.nextHome, patterns.whenever, patterns.linked],
  [patterns.another, patterns.linked],
  patterns.extend,
  patterns.puts,
  patterns.postpones,
  patterns.lateSettle,
  [patterns.laterDate, patterns.byVendor],
  patterns.furtherTime,
  patterns.moved,
  patterns.waits,
  patterns.laterDay,
  patterns.putsOff,
  patterns.movesByNotice,
  [patterns.sooner, patterns.byVendor],
  patterns.noLoss,
  [patterns.noPay, patterns.loss],
  patterns.lateNoClaim,
  [patterns.vendorLate, patterns.toSettle, patterns.noRedress],
]

/** Settlement at the vendor's convenience. */
export default defineRule({
  id: 'national/vendor-delay',
  title: 'The vendor’s right to move settlement',
  category: 'operational',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that lets the vendor alone move settlement.',
  subject:
    /\b(?:settle|settles|settlement|complete|completion|due date|giving possession)\b[^.;]{0,120}\b(?:extend\w{0,2}|extension|defer\w{0,4}|postpon\w{1,6}|put (?:off|back|out)|delay\w{0,3}|moved?|moves|push\w{0,2}|later|longer|late|enlarged|adjourned|earlier|becomes|same day|contemporaneous|(?:vendor|seller) tells|they tell|on time|a further)\b|\b(?:extend\w{0,2}|extension|defer\w{0,4}|postpon\w{1,6}|put (?:the )?(?:due|settlement|completion)|delay\w{0,3}|move|push|longer|late|lateness|held up|fix|wait)\b[^.;]{0,80}\b(?:settle|settlement|completion|due date|possession|compensation)\b|\b(?:vendors?|sellers?)\b[^.;]{0,100}\b(?:a further \w{1,8} (?:business )?(?:days|weeks)|new home|lateness|held up|buying)\b|\b(?:lateness|held up)\b|\bput (?:the )?(?:due date|settlement|completion)\b/i,
  givesWayTo: {
    'national/sunset-clause': ['extend', 'moves'],
  },
  messages: {
    extend: {
      title: 'The vendor can extend or delay settlement{{by}}',
      description:
        'The wording at {{where}} lets the vendor put settlement off{{by}} while you are held to the date. You may pay rent, storage or a new loan approval meanwhile, with no compensation.',
      recommendation:
        'Before you sign, ask to delete this, or for a short limit, notice of 14 days and compensation for your costs.',
      question:
        'Will the vendor give up the right to extend settlement, or make it mutual and short?',
    },
    moves: {
      title: 'Settlement is put off if something on the vendor’s side is not ready{{by}}',
      description:
        'By the wording at {{where}} the day of settlement moves{{by}} until something has happened that you cannot bring about. You stay bound, and may pay rent, storage or a new loan approval meanwhile.',
      recommendation:
        'Before you sign, ask for a last day, after which you may end the contract and have the deposit back.',
      question:
        'When will what settlement waits for at {{where}} be done, and will the vendor agree to a last day for it?',
    },
    depends: {
      title: 'Settlement depends on the vendor buying another home',
      description:
        'The wording at {{where}} ties settlement to the vendor’s own purchase or move. You are bound, while the date, or the sale itself, hangs on something you cannot control.',
      recommendation:
        'Before you sign, ask to delete this, or for a fixed last day and a right of your own to end the contract.',
      question: 'Has the vendor signed a contract for another home, and when does it settle?',
    },
    noLoss: {
      title: 'The vendor is not liable for a late settlement',
      description:
        'The wording at {{where}} frees the vendor from paying for a delay on its side. Your extra costs would stay with you.',
      recommendation: 'Before you sign, ask that delay is paid for by the side that causes it.',
      question: 'Will the vendor compensate the purchaser for delay that the vendor causes?',
    },
  },
  check({ doc, facts }, report) {
    const settlement = facts.settlement?.value
    const dueDay = settlement?.kind === 'date' ? settlement.date : LAW_AS_AT
    for (const { plain, linked, text, full, span, next, block } of holdingAny(
      termsOf(doc),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      if (patterns.toMend.test(full) && patterns.laterDate.test(plain)) continue
      if (patterns.mutual.test(full) || patterns.barred.test(plain) || patterns.repaid.test(plain))
        continue
      // The day for the plan moves, and settlement with it: told with the sunset date.
      if (patterns.putsOff.test(plain) && patterns.planDay.test(plain)) {
        report('extend', [span], { by: '' }, { aside: 'national/sunset-clause' })
        continue
      }
      if (patterns.graceForVendor.test(plain)) {
        report('extend', [span], { by: '' }, { unmistakable: true })
        continue
      }
      const longest = periodsIn(full)
        .filter(({ words }) => !isCountedBefore(full, words))
        .toSorted((a, b) => b.days - a.days)[0]
      const days = longest?.days ?? 0
      const last = longest === undefined ? latestDate(datesIn(full)) : null
      const isLater = last !== null && last > dueDay
      const until = isLater ? `, to as late as ${sayDate(last)}` : ''
      // What may move by so many days at most hangs on nothing: it comes when they have gone by.
      const isBounded = days > 0 && isPutOff(plain, linked)
      if (
        !isBounded &&
        !patterns.ofDeposit.test(full) &&
        !patterns.vendorUses.test(full) &&
        !isUnticked(text, Math.max(0, text.search(patterns.depends))) &&
        !patterns.settledOwn.test(full) &&
        (patterns.depends.test(full) ||
          (holds(plain, patterns.nextHome, patterns.whenever, patterns.linked) &&
            !patterns.staysOn.test(plain) &&
            !patterns.putsOff.test(plain)) ||
          (patterns.another.test(plain) && patterns.linked.test(plain)))
      ) {
        report('depends', [span], {}, { severity: days > 0 && days <= 30 ? 'medium' : 'high' })
      } else if (
        patterns.extend.test(full) ||
        patterns.puts.test(plain) ||
        patterns.postpones.test(plain) ||
        patterns.lateSettle.test(plain) ||
        (holds(plain, patterns.laterDate, patterns.byVendor) && !patterns.buyerLate.test(plain)) ||
        patterns.furtherTime.test(plain) ||
        patterns.moved.test(plain)
      ) {
        // What moves of itself has no last day where its days run from an event.
        const isByItself = !isMovedByVendor(plain, full)
        const isOpen = isByItself && longest !== undefined && isFromEvent(full, longest.words)
        const by = isOpen ? '' : longest === undefined ? until : ` by up to ${longest.words}`
        const long = days > 30 || days === 0 || isOpen
        const chosen = isByItself ? patterns.choosesDay : patterns.chosen
        report(
          chosen.test(plain) || patterns.extend.test(full) ? 'extend' : 'moves',
          withRest(doc, block, span, next),
          { by },
          { severity: long && !patterns.registration.test(full) ? 'high' : 'medium' },
        )
      } else if (isPutOff(plain, linked) && (days === 0 || days > FEW_DAYS)) {
        const by = longest === undefined ? until : ` by up to ${longest.words}`
        const severity = days > 30 || days === 0 ? 'high' : 'medium'
        const spans = withRest(doc, block, span, next)
        report('extend', spans, { by }, { severity, unmistakable: true })
      } else if (patterns.sooner.test(plain) && patterns.byVendor.test(plain)) {
        report('extend', [span], { by: '' }, { severity: 'low' })
      } else if (
        patterns.noLoss.test(full) ||
        (patterns.noPay.test(plain) && patterns.loss.test(plain) && !patterns.spared.test(plain)) ||
        patterns.lateNoClaim.test(plain) ||
        (holds(plain, patterns.vendorLate, patterns.toSettle, patterns.noRedress) &&
          !patterns.notDelay.test(plain) &&
          !patterns.buyerKeeps.test(plain))
      )
        report('noLoss', [span])
    }
  },
})

/** By a power of the vendor's, and not only because the day is another when something has happened. */
function isMovedByVendor(plain: string, full: string): boolean {
  return (
    patterns.extend.test(full) ||
    [patterns.puts, patterns.postpones, patterns.lateSettle, patterns.furtherTime].some((one) =>
      one.test(plain),
    )
  )
}

function isFromEvent(text: string, words: string): boolean {
  const at = text.toLowerCase().indexOf(words)
  return at >= 0 && patterns.fromEvent.test(text.slice(at + words.length))
}

/** Up to here a bank that is not ready explains it, and a removalist waits. */
const FEW_DAYS = 7

function isPutOff(plain: string, linked: string): boolean {
  if (patterns.sameForBoth.test(plain) || patterns.registration.test(plain)) return false
  if (patterns.waits.test(plain) || patterns.laterDay.test(plain)) return true
  if (patterns.movesByNotice.test(plain)) return true
  if (!patterns.putsOff.test(plain)) return false
  return patterns.linked.test(linked) || patterns.dueDate.test(plain)
}

/** The clause with the rest of its sentence, where that takes from the buyer what the delay costs. */
function withRest(doc: Doc, block: Block, span: Span, next: string): Span[] {
  if (!patterns.unpaidFor.test(next)) return [span]
  const at = doc.text.indexOf(next, span.end)
  const isBehind = at >= 0 && at - span.end <= 4 && at + next.length <= block.span.end
  return isBehind ? [span, { start: at, end: at + next.length }] : [span]
}

/** "Ten business days before the due date", "14 days' notice": how early, and not how long. */
function isCountedBefore(text: string, words: string): boolean {
  const at = text.toLowerCase().indexOf(words)
  return patterns.beforeDay.test(text.slice(at + words.length))
}
