import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  proxy:
    /\bappoints? (?:(?:each|every|any) (?:of the )?(?:directors?|officers?|nominees?) of )?the (?:vendor|seller|developer)\b.{0,120}\b(?:attorney|proxy)\b|\b(?:proxy|power of attorney)\b.{0,80}\b(?:vendor|seller|developer)\b|\bmust vote\b.{0,60}\b(?:vendor|seller|developer|as directed)\b/i,
  vote: /\b(?:vote|meeting|owners corporation|body corporate|resolution|attorney)\w{0,3}\b/i,
  caveat: /\bwithdraw\b.{0,30}\bcaveat/i,
  given:
    /\bvendor may\b.{0,30}\b(?:cast|exercise)\b.{0,30}\bpurchaser's (?:vot|right to vote)|\bprox(?:y|ies)\b.{0,60}\b(?:signed|given|executed) by (?:the )?purchaser\b|\bpurchaser (?:must )?(?:grants?|gives?) (?:to )?the vendor\b.{0,30}\bpower of attorney\b|\bpurchaser gives? the vendor\b.{0,40}\bprox(?:y|ies)\b/i,
  asTold:
    /(?<!purchaser's )\b(?:attorneys?|proxy|proxies|vendor) (?:may|can|is to|must)\b[^.;]{0,140}\bvote (?:for|on behalf of|in the name of|instead of|in place of) the purchaser\b|\bgrants? (?:to )?the vendor\b.{0,40}\b(?:power of attorney|proxy)\b.{0,40}\bvote\b|\bpurchaser\b.{0,20}\b(?:lets?|allows?|permits?|authori[sz]es?) the vendor\b.{0,20}\bvote\b|\b(?:makes?|constitutes?|nominates?)\b.{0,8}\bthe vendor\b.{0,30}\b(?:attorney|proxy)\b|\bgives? the vendor\b.{0,40}\b(?:vot(?:e|es|ing)|prox(?:y|ies))\b|\bpurchaser\b.{0,20}\bmust not\b.{0,20}\bvote\b.{0,60}\bvendor\b|\bpurchaser\b.{0,40}\b(?:votes?|sign prox(?:y|ies)|give (?:a )?prox(?:y|ies)|prox(?:y|ies))\b.{0,60}\bvendor\b/i,
  ballot: /\b(?:votes?|voting|prox(?:y|ies)|ratif\w{1,8}|resolutions?|motions?|general meeting)\b/i,
  held: /\bpurchaser\b.{0,60}\b(?:must|agrees?|undertakes|irrevocably|gives?|supports?|appoints?)\b|\bby the purchaser\b/i,
  side: /\bpurchaser must\b.{0,40}\bvote (?:against|in favour|for)\b|\bappoints?\b.{0,30}\bvendor\b.{0,40}\b(?:attorney|proxy)\b|\bas (?:the )?vendor\b.{0,24}\b(?:directs?|requires?|requests?|instructs?|nominates?|asks?|wish\w{0,2})\b|\bas directed\b|\bin favour of\b.{0,60}\bvendor\b|\bsupport\w{0,3}\b.{0,90}\bvendor\b|\bnot\b.{0,30}\b(?:against|oppose)\b.{0,60}\bvendor\b|\b(?:proposed|put forward|made|supported|recommended) by (?:the )?vendor\b|\bvendor's (?:direction|instructions?|representative|nominee)\b|\bcontrary\b.{0,80}\bvendor\b/i,
  owners: /\b(?:vendor must|purchaser may) (?:not )?(?:appoint|vote|give|exercise)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.proxy, patterns.vote],
  patterns.asTold,
  [patterns.ballot, patterns.held, patterns.side],
  patterns.given,
]

/** The buyer's vote or signature in the vendor's hands. */
export default defineRule({
  id: 'national/vote-given-to-vendor',
  title: 'Your vote and your signature',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties; owners corporation law differs by state' },
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No clause was found that gives the vendor your vote or your power of attorney.',
  subject:
    /\bprox(?:y|ies)\b[^.;]{0,100}\b(?:vendors?|sellers?|developers?|purchasers?|buyers?)\b|\b(?:vendors?|sellers?|developers?|purchasers?|buyers?|irrevocabl[ey])\b[^.;]{0,100}\bprox(?:y|ies)\b|\b(?:purchasers?|buyers?|you|irrevocabl[ey]|appoints?)\b[^.;]{0,100}\battorney\b|\bthe attorney may\b|\b(?:vendors?|sellers?|developers?|purchasers?|buyers?|you|us)\b[^.;]{0,100}\b(?:votes?|voting|ratification)\b|\b(?:votes?|voting)\b[^.;]{0,60}\b(?:vendors?|sellers?|developers?|purchasers?|buyers?)\b|\battorney\b[^.;]{0,40}\b(?:for the buyer|for the purchaser|may sign resolutions)\b|\bpower of attorney the (?:vendor|seller|developer)\b/i,
  givesWayTo: {
    'national/caveat-prohibited': ['proxy'],
  },
  messages: {
    proxy: {
      title: 'You appoint the vendor as your attorney or proxy',
      description:
        'By the wording at {{where}} the vendor may sign or vote for you, even in the owners corporation after you own the lot. It can vote for its own contracts and against claims about defects.',
      recommendation: 'Before you sign, ask to delete the appointment.',
      question: 'Will the vendor delete the proxy and power of attorney?',
    },
  },
  check({ doc }, report) {
    for (const { plain, full, span } of holdingAny(
      passagesIn(doc, ['special-conditions', 'annexure', 'other']),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      if (
        ((patterns.proxy.test(full) && patterns.vote.test(full)) ||
          patterns.asTold.test(plain) ||
          (holds(plain, patterns.ballot, patterns.held, patterns.side) &&
            !patterns.owners.test(plain)) ||
          patterns.given.test(plain)) &&
        !patterns.caveat.test(full)
      )
        report('proxy', [span])
    }
  },
})
