import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { headed } from '../reading/headed.ts'
import { numberOf, UNDER_HUNDRED } from '../reading/number-words.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  notice:
    /\b(?:default notices?|notices? of (?:default|breach)|notices? to (?:remedy|perform|complete|settle)|rescission notices?|(?:remed(?:y|ied|ies)|cure[sd]?|rectif(?:y|ied)) (?:the|a|any|that|its) (?:default|breach)|(?:default|breach) (?:may|can|must|is to) be (?:made good|remedied|cured|rectified|put right))\b/i,
  buyer: /\bpurchaser|\b(?:general )?conditions?\b|\bparty\b|\bdefault notice\b/i,
  /** "The period of fourteen days is replaced with five": the new number stands alone. */
  changed: new RegExp(
    `\\b(?:days|weeks)\\b.{0,60}\\b(?:replaced (?:with|by)|read as|reduced to|becomes?|shortened to|changed to|amended to|cut to) ["'“‘]?(\\d{1,2}|${UNDER_HUNDRED})\\b`,
    'i',
  ),
  /** "Notice to complete: three business days", which names nobody and binds both. */
  bare: /\bdays?\b[^.;]{0,20}\b(?:is|are) (?:long enough|sufficient|enough|reasonable|adequate|proper)\b[^.;]{0,30}\bnotices? to (?:complete|settle)\b|\b(?:notices? to (?:complete|settle)|(?:default|settlement|completion|rescission) notices?|notices? of default)\b[^.;]{0,12}(?:[:|,.–-]|\bof\b|\bis\b) ?[^.;]{0,20}\b(?:days?|hours?)\b/i,
  /** The same time for both sides. */
  mutual: /\beither party\b|\bthe other (?:party|side)\b|\bboth (?:parties|sides)\b/i,
  vendorOwes: /\bvendor\b.{0,20}\b(?:must|shall) (?:remedy|rectify|cure)\b|\bpurchaser may\b/i,
  /** Time that is given before any notice, and is none of its days. */
  grace:
    /\b\w{1,10} (?:\(\d{1,2}\) )?(?:clear |business |working )?days?(?:'|’)?(?: of)? (?:tolerance|grace|leeway|latitude)\b|\b(?:tolerance|grace|leeway|latitude)(?: period)? (?:of|is|for) (?:\w{1,10} )(?:\(\d{1,2}\) )?(?:clear |business |working )?days?\b/i,
  served:
    /\b(?:days? (?:before|prior)|interest|fee of|costs? of|cooling|inspection|objection|requisition)\b/i,
  other:
    /\b(?:tenan\w{2,4}|lease|rental provider|council|owners corporation|body corporate|by-?law)\b/i,
})

/** Ten business days and fourteen days are what printed conditions allow. */
const USUAL_DAYS = 10

/** The last time to mend a default before the deposit is lost. */
export default defineRule({
  id: 'national/default-notice-short',
  title: 'Time allowed by a notice of default',
  category: 'legal',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'the printed conditions of each form and the general law' },
  appliesTo: ['special-conditions', 'contract-form'],
  patterns,
  clear: 'No clause was found that shortens the time of a default notice.',
  subject:
    /\b(?:notices? (?:of (?:default|rescission)|to (?:complete|settle|perform|remedy))|(?:default|rescission|settlement|completion) notices?)\b|\b(?:remed\w{1,4}|rectif\w{1,5}|made good|put right)\b.{0,60}\b(?:default|breach)\b.{0,60}\bdays?\b|\b(?:default|breach)\b.{0,100}\b(?:remed\w{1,4}|rectif\w{1,5}|made good|put right)\b.{0,60}\bdays?\b|\b(?:purchaser|buyer|party)\b.{0,60}\b(?:default|breach)\b.{0,100}\bdays?\b|\bgrace\b|\bnotice\b.{0,60}\b(?:default|breach|rescind|rescission)\b|\btime is of the essence\b.{0,80}\bnotice\b/i,
  messages: {
    short: {
      title: 'A default notice need give you only {{days}} to put things right',
      description:
        'By the wording at {{where}} you have {{days}} to remedy a default, where printed conditions usually give about 14. When the time runs out the vendor can end the contract, keep the deposit and claim the loss of a resale.',
      recommendation: 'Before you sign, ask for 14 days, for both sides.',
      question: 'Will the vendor accept 14 days in a default notice, for both sides?',
      suggestedWording:
        'A default notice served by either party must allow at least 14 days to remedy the default.',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc, 'default')) {
      report('short', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const passage of termsOf(doc)) {
      const { plain, text, span } = passage
      const isBare = patterns.bare.test(headed(passage))
      if (!isBare && !(patterns.notice.test(plain) && patterns.buyer.test(plain))) continue
      if (patterns.vendorOwes.test(plain) || patterns.served.test(text)) continue
      if (patterns.other.test(text)) continue
      const changed = patterns.changed.exec(text)?.[1]
      const told =
        changed === undefined
          ? daysIn(text.replaceAll(everywhere(patterns.grace), ' '))
          : [numberOf(changed) ?? Infinity]
      const least = Math.min(...told)
      if (least >= USUAL_DAYS) continue
      const days = least < 1.5 ? '1 day' : `${Math.round(least)} days`
      report(
        'short',
        [span],
        { days },
        { severity: least < 5 ? 'high' : patterns.mutual.test(text) ? 'low' : 'medium' },
      )
    }
  },
})
