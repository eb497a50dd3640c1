import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { isOfOldInstrument, OLD_INSTRUMENT_PATTERNS } from '../terms/old-instrument.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...OLD_INSTRUMENT_PATTERNS,
  plan: /\b(?:conditional|subject)\b.{0,30}\b(?:deposit|registration|lodge?ment|issue|sealing|approval)\b.{0,40}\b(?:plans?|titles?)\b|\btitles?\b.{0,40}\b(?:yet|still) to (?:be )?(?:issued?|created)\b|\b(?:settlement|completion)\b.{0,80}\bregistrar\b.{0,24}\bregist\w{4,6}\b.{0,12}\bplan\b|\b(?:folio|title)s? to issue\b|\bto be created (?:up)?on (?:the )?registration\b|\b(?:endeavours?|efforts?|procure|cause)\b.{0,30}\bplan\b.{0,16}\bregist(?:ered|ration)\b|\b(?:title|lot|unit)\b.{0,40}\b(?:does|do) not (?:yet |presently )?exist\b|\bcome into existence\b|\btitles?\b ?[:|]? ?to be issued\b|\bafter\b.{0,60}\btitles? (?:has|have) (?:been )?issued\b|\bplan\b.{0,30}\b(?:with|before|awaiting) (?:the )?(?:council|registrar|certification|land registry|titles office)\b|\bpart of a (?:larger|bigger|parent) (?:title|lot|parcel)\b|\bnew titles?\b.{0,12}\b(?:will|must|to) be (?:created|issued)\b|\bunregistered (?:lot|plan)\b|\bproposed (?:plan|lot|subdivision)\b|\bplan\b.{0,60}\b(?:not (?:yet )?(?:been )?registered|to be registered|still to be)|\b(?:after|following) (?:the )?(?:registration of the plan|notice that the plan is registered)\b|\btitle (?:has )?not (?:yet )?(?:been )?issued\b|\bpart of (?:the land in|certificate)\b|\bplan\b.{0,60}\bnot (?:yet )?(?:been )?(?:lodged|approved|certified)\b|\bseparate titles?\b.{0,40}\b(?:will|must|is to|shall|is) (?:be )?(?:issued?|created)\b|\bdraft (?:strata |community )?plan\b|\b(?:settlement|completion)\b.{0,80}\bplan\b.{0,20}\b(?:has been|is) registered\b|\bnot (?:yet )?exist\b.{0,30}\b(?:title|lot)\b|\bto be subdivided\b|\bpart lot\b|\bpart ?☒/i,
  printed:
    /\bmay (?:be )?negotiate\w{0,1}\b|\bunless\b|\bif (?:the|this)\b|\bin which case\b|\bwhere the\b/i,
  /** For which sales a form is not made. */
  ofForm:
    /\b(?:not (?:to )?(?:be )?(?:used|suitable|intended|designed|appropriate)|(?:do|must) not use|unsuitable)\b[^.;]{0,30}\b(?:for|in|where|to sell)\b/i,
  registered:
    /\bplan\b.{0,20}\b(?:was|is a) registered\b|\bregistered on\b|\bon a registered plan\b|\bno (?:\w{1,12} )?plan (?:remains|is) (?:to be|still to be)\b|\b(?:subdivided|subdivision|unregistered plan|proposed plan)\b ?[:|–-]{1,2} ?(?:n\/a|nil|none|no|not applicable)\b/i,
})

/** A lot that does not exist on the register yet. */
export default defineRule({
  id: 'national/plan-not-registered',
  title: 'Registration of the lot',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [
    cite(act.vic.saleOfLand, 's 9AE'),
    cite(act.nsw.conveyancing, 'Pt 4 Div 10'),
    cite(act.qld.landSales, 'ss 10–13'),
    cite(act.qld.bodyCorporate, 'ss 212–217B'),
  ],
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'Nothing was found that makes the title of the lot depend on a plan to come.',
  subject:
    /\b(?:plan|subdivision|strata scheme|community scheme)\b[^.;]{0,80}\b(?:not (?:yet )?(?:been )?(?:registered|lodged|approved)|to be (?:registered|lodged)|is registered|has been registered|plan registered|registration|certification|deposit(?:ed)? (?:of|with)|unregistered)\b|\b(?:registered the|have the|until the|once the|when the) (?:\w{1,12} )?plan\b|\b(?:registration|deposit|lodgement|certification) of (?:the |a )?(?:\w{1,12} )?(?:plan|subdivision)\b|\bunregistered plan\b|\b(?:draft|proposed) (?:\w{1,12} )?(?:plan|lot|unit)\b|\boff[- ]the[- ]plan\b|\bseparate (?:certificate of )?title\b|\bnew titles?\b|\bpart (?:only )?of (?:the land in|a larger|folio|certificate)|\bto be subdivided\b|\bnot (?:yet )?(?:exist|issued?)\b[^.;]{0,40}\btitle\b|\btitle\b[^.;]{0,40}\b(?:yet to issue|has issued|to be issued)\b|\bbalance lot\b/i,
  messages: {
    plan: {
      title: 'The lot is part of a plan or subdivision that is not registered yet',
      description:
        'The wording at {{where}} shows that the lot has no title of its own yet. Settlement waits for registration, which can take years or fail, and the lot can still change.',
      recommendation:
        'Before you sign, read the draft plan, the disclosure statement and the sunset date, and ask what approvals are still missing.',
      question:
        'Which approvals are still needed before the plan can be registered, and when are they expected?',
    },
  },
  check({ doc }, report) {
    const known = isOffThePlan(doc)
    for (const passage of passagesIn(doc, [
      'particulars',
      'contract-form',
      'special-conditions',
      'vendor-statement',
      'annexure',
      'other',
    ])) {
      const { text, span, zone } = passage
      if (zone === 'annexure' && isOfOldInstrument(text)) continue
      if (
        !patterns.plan.test(text) ||
        patterns.printed.test(text) ||
        patterns.ofForm.test(text) ||
        patterns.registered.test(text) ||
        isUnticked(text, endOf(text))
      )
        continue
      report(
        'plan',
        [span],
        {},
        {
          strength: 'likely',
          // Whoever buys off the plan knows it; what can go wrong until then has rules of its own.
          severity: known ? 'low' : 'medium',
        },
      )
    }
  },
})

/** Where the words end: the box of a form stands before or behind them. */
function endOf(text: string): number {
  const match = patterns.plan.exec(text)
  return match === null ? 0 : match.index + match[0].length - 1
}
