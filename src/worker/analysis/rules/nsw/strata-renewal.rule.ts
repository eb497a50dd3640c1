import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  renewal:
    /\b(?:buy|buying|acquire|purchase)\b.{0,12}\b(?:whole|entire) (?:building|block|scheme|complex)\b|\bstrata renewal\b|\brenewal (?:committee|plan|proposal)s?\b|\bcollective sale\b|\b(?:sale|redevelopment) of the (?:whole|entire) (?:building|scheme|strata)\b|\b(?:terminat\w{1,4}|winding[- ]up) of the (?:strata )?scheme\b|\b(?:offer|propos\w{1,4}|approach\w{0,2}|wish\w{0,2}|option)\b.{0,80}\b(?:buy|buying|acquire|acquiring|purchase|purchasing) (?:all|every|each)(?: one)?(?: of)?(?: the)? (?:lots?|units?|apartments?)\b|\b(?:buy|acquire|purchase) (?:all|every one) (?:of )?(?:the )?(?:lots|units)\b/i,
  ended:
    /\b(?:put in the bin|thrown away|not answered|noted and (?:filed|put|no)|no interest|every (?:building|scheme|block) in the (?:street|area|suburb))\b|\b(?:lost|defeated|withdrawn|not carried|did not proceed|lapsed|rejected|dissolved|ruled out|declined|not (?:be )?pursued)\b/i,
  early:
    /\b(?:informal\w{0,2}|preliminary|enquir\w{1,4}|inquir\w{1,4}|expression of interest|approached|raised|asked)\b/i,
  formal: /\b(?:resolved|committee|plan|agreement|75 ?%|established|carried|motion)\b/i,
})

/** A sale of the whole building that a majority can force. */
export default defineRule({
  id: 'nsw/strata-renewal',
  title: 'Collective sale or redevelopment of the strata scheme',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.nsw.strataDevelopment), cite(act.nsw.saleOfLand, 'Sch 2 item 22')],
  replaces: ['national/scheme-ending'],
  appliesTo: ['minutes', 'owners-corporation-certificate', 'special-conditions', 'annexure'],
  patterns,
  clear: 'No collective sale or strata renewal proposal was found.',
  subject:
    /\bcollective sales?\b|\bstrata renewal\b|\brenewal (?:proposal|plan|committee)\b|\bre-?develop\w{0,5}\b|\b(?:buy|buying|purchas\w{1,4}|offer\w{0,3}|sell|sale|selling|approach\w{0,3})\b[^.;]{0,80}\b(?:(?:whole|entire|every|all) (?:of )?(?:the )?(?:building|lots?|units?|block|site|scheme|strata)|every unit|every lot|all the lots)\b|\b(?:(?:whole|entire|every|all) (?:of )?(?:the )?(?:building|lots?|units?|block|site|scheme|strata)|every unit|every lot|all the lots)\b[^.;]{0,80}\b(?:buy|buying|purchas\w{1,4}|offer\w{0,3}|sell|sale|selling|approach\w{0,3})\b|\b(?:terminat\w{1,5}|wind(?:ing)? up)\b[^.;]{0,60}\b(?:strata|scheme)\b|\b(?:strata|scheme)\b[^.;]{0,60}\b(?:terminat\w{1,5}|wind(?:ing)? up)\b|\bunsolicited\b|\b(?:developer|buyer)\b[^.;]{0,40}\b(?:approach\w{0,3}|offered)\b/i,
  messages: {
    proposal: {
      title: 'A strata renewal (collective sale) proposal is being considered',
      description:
        'The wording at {{where}} speaks of selling or rebuilding the whole scheme. If enough owners agree you could be made to sell your home, at a time and price that you do not choose, and the scheme may stop spending on repairs meanwhile.',
      recommendation:
        'Before you sign, read all minutes and any plan, and ask how far it has gone and at what price.',
      question:
        'How far has the collective sale proposal gone, who proposes it, and what price is offered for this lot?',
    },
  },
  check({ doc }, report) {
    for (const passage of papersIn(doc, [
      'minutes',
      'owners-corporation-certificate',
      'special-conditions',
      'planning-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (patterns.ended.test(text) || affirmed(passage, patterns.renewal) === null) continue
      const early = patterns.early.test(text) && !patterns.formal.test(text)
      report('proposal', [span], {}, early ? { severity: 'medium' } : {})
    }
  },
})
