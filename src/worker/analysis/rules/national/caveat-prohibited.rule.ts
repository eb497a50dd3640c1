import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  barred:
    /\b(?:agrees? not to|no caveat)\b.{0,60}\b(?:register|lodge|caveat)|\bcaveat\b.{0,40}\b(?:must|shall|is to|will) be (?:removed|withdrawn)\b.{0,20}\b(?:demand|request)|\b(?:must|shall|may|will|agrees?|covenants?|is|undertakes?) not:?(?: \(?\w\))? ?(?:to )?(?:be entitled to )?(?:lodge|register|cause|permit|place|enter)\b|\bnot entitled to lodge\b|\bno caveat (?:may|shall|will|can)\b|\bappoints? the (?:vendor|seller)\b.{0,80}\bwithdraw\b|\bwithdraw\w{0,3}\b.{0,60}\bcaveat\b.{0,60}\bon demand\b/i,
  buyer: /\b(?:purchaser|buyer|transferee)\b/i,
  nobody: /\bno caveat (?:may|shall|will|can|is to)\b/i,
  anyCaveat: /\bcaveat(?:s|ing|able)?\b/i,
  banned:
    /\b(?:forgoes?|contrary to|must not|waives?|is an? (?:\w{5,12} )?breach|constitutes a (?:breach|default)|no caveat|forbidden|not (?:entitled|permitted|allowed|lodge)|gives up|refrain)\b/i,
  /** What is forbidden to nobody. */
  allowed:
    /\bno caveats? (?:is|are|will be|shall be) (?:forbidden|prohibited|barred|restricted|refused|excluded)\b|\bno restrictions? on (?:the lodg\w{1,5} of )?(?:a )?caveats?\b|\bcaveats? ?(?:is|are|:) ?not (?:restricted|forbidden|prohibited|barred|excluded)\b|\bnothing\b[^.;]{0,60}\b(?:stops|prevents|keeps|forbids|restricts)\b[^.;]{0,60}\bcaveat/i,
  /** One that stands on the title beside a mortgage, and whose discharge or particulars are told of. */
  onTitle:
    /\b(?:mortgages?|charges?|encumbrances?|writs?)(?:,? (?:or|and)|,) (?:any )?caveats?\b|\bcaveats?(?:,? (?:or|and)|,) (?:any )?(?:mortgages?|charges?|encumbrances?|writs?)\b/i,
  lodges: /\b(?:lodg\w{1,4}|regist\w{2,7}|enter\w{0,3}|plac\w{1,3}|record\w{0,3}|caveating)\b/i,
  vendors:
    /\bvendor must (?:procure|obtain|withdraw|remove)|\bvendor must not\b|\bmust not (?:be )?(?:prevent|stop|object|withdrawn)/i,
  taken:
    /\b(?:withdraw\w{0,3}|withdrawals?|removal|remov\w{1,3})\b.{0,40}\battorney\b|\bno caveatable interest\b|\bvendor may\b.{0,40}\b(?:withdraw|remov)/i,
  onRegister:
    /\b(?:recorded|lodged|registered|noted|entered|placed)\b.{0,24}\b(?:against|on|over)\b.{0,24}\b(?:title|land|register|folio)\b|\bprotect\b.{0,24}\binterest\b.{0,30}\bregister\b|\b(?:priority|settlement) notices?\b/i,
  given: /\b(?:nothing|waives?|gives? up|must not|no (?:instrument|dealing|notice|caveat))\b/i,
  flatly:
    /\b(?:must not|never) caveat\b|\b(?:must not|will not|may not|never|is not to|are not to)\b (?:to )?(?:lodge|enter|register|place|put|record|file)\b[^.;]{0,16}\bcaveat\b|\bcaveat\b[^.;]{0,24}\b(?:is not allowed|not permitted|is forbidden|is barred)\b/i,
  before: /\bbefore\b|\buntil\b|\bpending\b|\bprior to\b/i,
})

/** The buyer's own protection on the register during a long settlement. */
export default defineRule({
  id: 'national/caveat-prohibited',
  title: 'Your right to lodge a caveat',
  category: 'legal',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.vic.transferOfLand), cite(act.nsw.realProperty)],
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No clause was found that keeps you from lodging a caveat.',
  subject:
    /\bcaveat(?:s|ing|able)?\b[^.;]{0,120}\b(?:purchasers?|buyers?|transferee|withdraw|remove[ds]?|parent|waives?|you|not)\b|\b(?:purchaser|buyer|transferee|you|not|place|appoints|forgoes)\b[^.;]{0,120}\bcaveat(?:s|ing|able)?\b|\bprotect its interest\b|\brecorded against the land by\b/i,
  messages: {
    barred: {
      title: 'You may not lodge a caveat before settlement',
      description:
        'The wording at {{where}} forbids you to lodge a caveat (a warning on the title). A caveat protects you against a second sale or a new mortgage, which matters most when settlement is months away.',
      recommendation:
        'If settlement is more than 90 days away, ask to allow a caveat; otherwise take note.',
      question: 'Will the vendor allow the purchaser to lodge a caveat?',
    },
  },
  check({ doc }, report) {
    for (const { plain, full, text, span } of holdingAny(
      passagesIn(doc, ['special-conditions', 'annexure', 'other']),
      ['text', 'plain'],
      patterns.anyCaveat,
      patterns.onRegister,
    )) {
      if (patterns.allowed.test(text)) continue
      if (patterns.onTitle.test(text) && !patterns.lodges.test(text)) continue
      const banned =
        (patterns.banned.test(plain) || patterns.taken.test(plain)) && !patterns.vendors.test(plain)
      if (
        !patterns.anyCaveat.test(text) &&
        holds(plain, patterns.onRegister, patterns.given, patterns.before, patterns.buyer) &&
        !patterns.vendors.test(plain)
      ) {
        report('barred', [span], {}, isOffThePlan(doc) ? { severity: 'medium' } : {})
        continue
      }
      if (!patterns.anyCaveat.test(text)) continue
      // Who is meant by a name of his own is not the vendor, who would hardly forbid himself.
      const flatly = patterns.flatly.test(plain) && !patterns.vendors.test(plain)
      if (flatly) {
        report(
          'barred',
          [span],
          {},
          { severity: isOffThePlan(doc) ? 'medium' : 'low', unmistakable: true },
        )
        continue
      }
      if (!patterns.buyer.test(plain) && !patterns.nobody.test(text)) continue
      if (!patterns.barred.test(full) && !banned) continue
      report('barred', [span], {}, isOffThePlan(doc) ? { severity: 'medium' } : {})
    }
  },
})
