import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { FUNDED_PATTERNS, isFunded } from '../schemes/funded.ts'
import { PAPER_DATE_PATTERNS, paperOrSettlementDate } from '../days/paper-dates.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  ...FUNDED_PATTERNS,
  ...PAPER_DATE_PATTERNS,
  works:
    /\b(?:lifts?|roof\w{0,3}|fa[cç]ades?|(?:wall|facade|cladding) panels?|scaffold\w{0,4}|cladding|balcon(?:y|ies)|membranes?|waterproof\w{0,3}|concrete|spalling|re-?paint\w{0,3}|painting|sewers?|relin\w{2,4}|re-?line[ds]?|drains?|drainage|pumps?|bore|road|driveway|resurfac\w{1,3}|resealing|retaining walls?|sea ?walls?|revetment|piles|jett(?:y|ies)|pontoons?|locks?|hydrants?|sprinklers?|fire (?:doors?|panel|system)|switchboards?|wiring|rewiring|boilers?|chillers?|cooling towers?|hot water|windows?|gutters?|stacker|footings?|underpin\w{0,5}|stairs?|fence|asbestos|pool|plumbing|pipes?)\b/i,
  planned:
    /\b(?:replac(?:e[ds]?|ing|ement)|rebuil(?:d|t|ding)|stripped|re-?laid|prices?|raise[ds]?|renew(?:ed|al)?|repairs?|rectif\w{2,8}|upgrad\w{1,3}|tenders?|quot(?:es?|ed|ation)|contract|estimate[ds]?|works|needed|needs?|required|due|to be (?:done|renewed|replaced|relined|rebuilt|paid)|new|agreed|approved|cost\w{0,3}|bear)\b/i,
  /** Said of a day that is still to come, or as a choice of the meeting. */
  ahead:
    /\b(?:20(?:2[6-9]|3\d)|next (?:year|two|three|five|financial)|will|to be|agreed|approved|accepted|carried|resolved|tenders?|quot(?:es?|ed|ations?)|prices?|wants?|estimate[ds]?|likely|expected|not in (?:the )?forecast|unfunded|before (?:christmas|winter|summer)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
  done: /^\W{0,3}(?:\d{1,2}[.)]? )?(?:funds?|balances?|reserves?)(?: held| in hand)? ?[:$]|\b(?:completed?|finished|done in|(?<!be )paid(?: for| in full)?|under warranty|by grant|nil cost|no cost|insur\w{1,6}|premium|liability\s\$|valu\w{1,6}|settled|claims?|lost|defeated|withdrawn|failed|declined|refused|struck out|deferred indefinitely|provided for|closed|(?:was|were) (?:replaced|repaired|renewed|resurfaced|rebuilt|repainted|relined|installed|carried out)|took place|sum insured|met from|from savings|within budget|budget(?:ed)? and|no action)\b/i,
  plan: /\b(?:forecast|plan|budget) (?:provides|allows|includes|sets aside|foresees|anticipates|makes provision|has (?:set aside|provided|allowed))\b|\bplan (?:allows?|provides?|budgets?|foresees|sets aside)\b|\b(?:(?:10|ten)[- ]year|capital works|maintenance|sinking fund|long[- ]term)(?: fund)? (?:plan|forecast)\b|\bplan\b[^.;]{0,24}\b(?:renewed|reviewed|updated)\b/i,
  fundHolds:
    /^\W{0,3}(?:\w{3,8} )?(?:sinking|reserve|capital works|maintenance|admin\w{0,12}|general)(?: fund)?\b[^$;]{0,30}\$ ?[\d,.]{4,14}\W{0,3}$/i,
  levied: /\bspecial (?:levy|levies|contributions?|fees?)\b|\blevied\b/i,
  priced: /\b(?:quot(?:es?|ed|ation)|tenders?|estimate[ds]?|contract|costs?|price)\b/i,
  year: /\b20[2-5]\d\b/,
  /** More is to come, and nobody says for how much. */
  further:
    /\b(?:further|another|second|third|additional|more) (?:[a-z]{4,12} ){0,2}(?:contributions?|lev(?:y|ies)|calls?)\b[^.;]{0,40}\b(?:is|are|will|may|might|seems?|looks?)\b[^.;]{0,12}\b(?:likely|expected|needed|required|foreseen|follow|inevitable|unavoidable)\b|\b(?:expects?|foresees?|anticipates?|warn(?:s|ed) of|reckons? (?:on|with)) (?:a |one |two |three |four |several )?(?:further|another|additional|more) (?:[a-z]{4,12} ){0,2}(?:contributions?|lev(?:y|ies)|calls?)\b/i,
  /** "The committee expects three more of about the same size", behind a levy. */
  moreOfIt:
    /\b(?:expects?|foresees?|anticipates?|will (?:need|raise)|reckons? (?:on|with)) (?:to (?:raise|need|call) )?(?:an?|one|two|three|four|five|six|several|\d) (?:more|further|others?)\b/i,
  /** Works that are known and have no price yet. */
  uncosted:
    /\b(?:repairs?|works?|stages? (?:\w{1,5})|phases? (?:\w{1,5})|rectification|remediation|replacement)\b[^.;]{0,40}\b(?:not|never) (?:yet )?(?:been )?(?:costed|priced|quoted|estimated)\b|\b(?:repair|works?|rectification|remediation|replacement) costs?\b[^.;]{0,24}\b(?:is|are) (?:not (?:yet )?known|unknown)\b|\b(?:quotes?|quotations?|tenders?)(?: for [a-z ]{3,40})? (?:are |is |were )?(?:still )?(?:awaited|being (?:sought|obtained|called))\b/i,
  cameToNothing:
    /\b(?:not|never|nobody|no longer) (?:expects?|foresees?|anticipates?)\b|\b(?:no|not|nor|never|without) (?:any )?(?:further|more|additional|other) (?:[a-z]{4,12} ){0,2}(?:contributions?|lev(?:y|ies)|calls?|works?)\b|\b(?:lost|defeated|withdrawn|lapsed|at no cost|under (?:warranty|guarantee|insurance)|free of charge|paid by the (?:builder|insurer|vendor|council))\b/i,
  unit: /\b(?:each|per (?:lot|unit|owner)|lots? \d{1,4}|unit \d{1,4}|a lot|an owner)\b/i,
})

/** In cents: what a scheme pays for without a word to its owners. */
const LEAST_CENTS = 2_500_000

/** In cents, for one lot. */
const LEAST_SHARE_CENTS = 200_000

/** In cents: beyond, a fund seldom pays. */
const LARGE_CENTS = 30_000_000

/** Works that the owners know they will pay for, whether or not a levy is struck. */
export default defineRule({
  id: 'national/scheme-works-coming',
  title: 'Large works to come in the scheme',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [
    cite(act.nsw.strata),
    cite(act.vic.ownersCorporations),
    cite(act.qld.bodyCorporate),
    cite(act.wa.strataTitles),
  ],
  appliesTo: ['minutes', 'owners-corporation-certificate'],
  patterns,
  clear: 'No large works to come were found, apart from levies that are already struck.',
  subject:
    /\b(?:works?|repair\w{0,3}|replac\w{2,6}|repaint\w{0,3}|rebuil\w{1,3}|relin\w{1,3}|remedia\w{1,5}|rectif\w{1,10}|upgrad\w{1,3}|panels?|cladding|roof|lifts?|sea wall|sewer|driveway|sprinklers)\b[^.;]{0,120}(?:\b(?:quot\w{1,7}|tenders?|levy|levies|forecast|costed|priced?|estimate|approved|accepted|lots? \d)\b|\$ ?\d{1,3},)|\b(?:quot(?:e|es|ations?)|tenders?|prices?|another levy|further lev(?:y|ies)|two more|ten-year)\b[^.;]{0,120}(?:\b(?:work|works|repair\w{0,3}|replac\w{2,6}|repaint\w{0,3}|rebuil\w{1,3}|remedia\w{1,5}|tabled|obtained|needed)\b|\$ ?\d{2,3},)/i,
  givesWayTo: {
    'national/special-levy': ['works'],
    'act/special-purpose-levy': ['works'],
  },
  messages: {
    further: {
      title: 'More works or levies are expected in the scheme, and their price is not told',
      description:
        'The wording at {{where}} tells of works or levies that are still to come, without what this lot would pay. Who owns the lot then pays its share, and the contract puts no limit on it.',
      recommendation:
        'Before you sign, ask the manager for reports, quotes and the likely share of this lot, and reckon with it in your price.',
      question: 'What are the coming works or levies likely to cost this lot, and when?',
    },
    works: {
      title: 'The scheme has large works ahead ({{amount}})',
      description:
        'The wording at {{where}} tells of works for {{amount}} that are agreed, quoted or expected. Owners pay for them by levies, from the fund, or by a loan, and whoever owns the lot when it falls due pays its share.',
      recommendation:
        'Before you sign, ask how the works are paid for, what this lot’s share is, and when it falls due.',
      question:
        'How are the works of the scheme ({{where}}) paid for, and what is this lot’s share?',
    },
  },
  check({ doc, facts }, report) {
    const asAt = paperOrSettlementDate(doc, facts)
    for (const passage of passagesIn(doc, ['minutes', 'owners-corporation-certificate'])) {
      const { text, span, previous, next, block } = passage
      if (isToCome(passage)) {
        report('further', [span])
        continue
      }
      const sums = dollarsIn(text)
      const most = Math.max(0, ...sums)
      if (most < LEAST_SHARE_CENTS || block.kind === 'heading') continue
      if (most < LEAST_CENTS && !patterns.unit.test(text)) continue
      if (patterns.done.test(text)) continue
      if (isFunded(text) || (isFunded(next) && block.text.includes(next))) continue
      // What a fund holds is no price; a levy that is struck is told by its own rule.
      if (patterns.fundHolds.test(text)) continue
      if (patterns.levied.test(text) && !patterns.priced.test(text)) continue
      // What a renewed plan foresees years ahead is what the levies are set for.
      if (patterns.plan.test(text) && isFarOff(text, asAt) && !patterns.unfunded.test(text))
        continue
      const context = `${previous.length < 200 ? previous : ''} ${text}`
      if (!patterns.works.test(context) || !patterns.planned.test(context)) continue
      if (!patterns.ahead.test(context)) continue
      report(
        'works',
        [span],
        { amount: dollars(most) },
        most >= LARGE_CENTS ? { severity: 'high' } : {},
      )
    }
  },
})

/** Whether a passage tells of works or levies to come without a price. */
function isToCome({ text, previous, zone, next, block }: Passage): boolean {
  const said = `${previous.slice(-240)} ${block.text.slice(0, 400)} ${text}`
  if (patterns.cameToNothing.test(`${text} ${next.slice(0, 40)}`)) return false
  if (patterns.further.test(text)) return true
  if (zone === 'minutes' && patterns.moreOfIt.test(text) && patterns.levied.test(said)) return true
  return patterns.uncosted.test(text) && patterns.works.test(said)
}

/** In years, from the newest year in which any paper was made. */
const FAR_OFF = 2

const EVERY_YEAR = new RegExp(patterns.year, 'g')

/** Whether every large sum of a plan is told for a year well ahead. */
function isFarOff(text: string, asAt: string | null): boolean {
  const ahead = [...text.matchAll(EVERY_YEAR)]
    .map(([year]) => Number(year))
    .filter((year) => asAt !== null && year > Number(asAt.slice(0, 4)))
  return ahead.length > 0 && Math.min(...ahead) >= Number(asAt?.slice(0, 4)) + FAR_OFF
}
