import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ending:
    /\boffer\w{0,3}\b.{0,30}\bfor the (?:whole|entire) (?:building|site|complex|block)\b|\bsale of the (?:scheme land|site|complex)\b|\btermination plan\b|\b(?:joint|collective|en bloc) sale\b|\ball (?:of )?(?:the )?(?:\d{1,3} )?(?:lots|units|apartments)\b.{0,30}\bsold\b|\bsale of all \d{1,3} (?:lots|units|apartments)\b|\bcollective (?:sale|disposal)\b|\b(?:terminat\w{1,5}|wind(?:ing)? up|cancel\w{0,7}|dissol\w{2,6}|end(?:ing)?) (?:of )?(?:the |our |this )?(?:(?:strata|community|unit|units)(?: titles?)? (?:scheme|plan|corporation)|scheme|body corporate|owners['’]? corporation|corporation|plan of subdivision)\b|\b(?:sell(?:ing)?|sale of|buy(?:ing)?|purchas(?:e|ing)|acquir(?:e|ing)|redevelop\w{0,5}(?: of)?) (?:up )?(?:the )?(?:whole|entire|all|every)(?: of)?(?: the)? (?:building|site|complex|block|lots?|units?|apartments?|property|scheme)\b|\b(?:sell|redevelop) the site\b|\beconomic reasons for termination\b/i,
  told: /\b(?:voted|pursue|propos\w{1,4}|offer\w{0,3}|motion|resol\w{2,7}|carried|consider\w{0,3}|discuss\w{0,3}|approach\w{0,2}|developer|tabled|committee|vote[ds]?|economic reasons|steps|intends?|agent|interest|application|order)\b/i,
  ended:
    /\b(?:lost|defeated|withdrawn|not carried|did not proceed|lapsed|rejected|ruled out|declined|not (?:be )?(?:pursued|interested))\b/i,
  rule: /\b(?:may (?:only )?(?:be )?(?:terminat|wound|cancel|end|appl)\w{0,3}|can (?:only )?be|part \d|means)\b/i,
})

/** A sale or ending of the whole scheme that a majority may force. */
export default defineRule({
  id: 'national/scheme-ending',
  title: 'Sale or ending of the whole scheme',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.qld.bodyCorporate), cite(act.act.unitTitlesManagement)],
  appliesTo: ['minutes', 'owners-corporation-certificate', 'special-conditions'],
  patterns,
  clear: 'No proposal to sell or end the whole scheme was found.',
  subject:
    /\b(?:terminat\w{1,4}|wind\w{0,3} up|cancel\w{0,6}|dissol\w{2,6}|redevelop\w{0,5}|renewal)\b[^.;]{0,100}\b(?:scheme|strata|owners corporation|body corporate|units plan|plan of subdivision|all (?:the )?(?:lots|units)|whole (?:building|site|complex)|complex)\b|\b(?:scheme|strata|owners corporation|body corporate|units plan|complex)\b[^.;]{0,60}\b(?:terminat\w{1,4}|wind\w{0,3} up|wound up|cancel\w{0,6}|dissol\w{2,6}|redevelop\w{0,5}|renewal)\b|\b(?:collective|joint|en bloc) sale\b|\b(?:sell|sold|buy|sale of|offer\w{0,2}|purchase)\b[^.;]{0,60}\b(?:all (?:\w{1,8} )?(?:lots|units)|whole (?:building|site|complex|scheme)|scheme land|the (?:site|complex))\b/i,
  messages: {
    proposal: {
      title: 'A sale, redevelopment or termination of the whole scheme is being considered',
      description:
        'The wording at {{where}} shows a proposal to sell the whole site or end the scheme. If enough owners agree, you could have to sell your home at a price that others accept.',
      recommendation: 'Ask for all papers on the proposal and how the votes stand before you sign.',
      question: 'How far is the proposal, what price is offered, and how many owners support it?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'minutes',
      'owners-corporation-certificate',
      'special-conditions',
    ])) {
      const { text, span } = passage
      if (!patterns.ending.test(text) || !patterns.told.test(text)) continue
      if (patterns.ended.test(text) || patterns.rule.test(text)) continue
      if (affirmed(passage, patterns.ending) === null) continue
      report('proposal', [span])
    }
  },
})
