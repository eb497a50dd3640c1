import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  power:
    /\b(?:powers? of attorney|(?:enduring|general|donor's|the|his|her|that|this) power|attorney|EPOA|POA)\b/i,
  /** One who votes, sells power or takes the buyer's name is another attorney. */
  otherPower:
    /\b(?:attorney[- ]general|irrevocabl\w{1,3}|power of sale|power to sell|(?:purchaser|buyer|transferee)s?['’]?s? (?:\w{3,12} ){0,2}(?:attorney|power)|(?:purchaser|buyer)\b[^.;]{0,40}\b(?:appoints?|names?|gives?)|caveats?|votes?|voting|proxy|body corporate|owners corporation|mortgagee|lender|bank|solar|power (?:line|pole|station|supply|point|bill))\b/i,
  ended:
    /\b(?:revok(?:e|ed|es|ing)|(?<!\bnon[- ])revocation|(?:has|had|is|was) (?:been )?(?:ended|terminated|cancelled|superseded|suspended|withdrawn)|came to an end|ended (?:on|when|with|in)|lapsed|expired|no longer (?:in force|operates?|valid|stands)|to that extent suspended|ceased to|is spent|died before)\b/i,
  stands:
    /\brevocation\b[^.;]{0,40}\bno (?:notice|knowledge|word)\b|\b(?:not|never|nor|no notice|nothing)\b[^.;]{0,40}\b(?:revok|revoc|lapsed|expired|ended|terminated|suspended|varied)|\b(?:earlier|previous|prior|former|other|all) (?:enduring )?powers?\b|\bif\b[^.;]{0,60}\b(?:revok|lapse|expire|ended)|\b(?:until|unless) (?:it is |sooner )?revok/i,
  challenged:
    /\b(?:set (?:\w{2,8} ){0,3}aside|(?:application|asked|asks|applied|proceeding)\b[^.;]{0,60}\b(?:revoke|remove|replace|review|suspend)|challeng\w{2,3}|dispute[sd]?|is in question|contested|review of the (?:power|appointment))\b/i,
  unregistered:
    /\b(?:will|shall|is to|must) (?:produce|supply|provide|show|hand over)\b[^.;]{0,24}\bpower of attorney\b|\b(?:not|never|nor|yet to be|un)(?: yet| been){0,2}[ -]?(?:registered|lodged|recorded|stamped|noted)\b|\b(?:has|have|is|was|are) not (?:yet )?(?:been )?(?:attached|annexed|produced|sighted|seen|shown|supplied|included|with the papers)\b|\b(?:no|without (?:a )?)(?: certified)? (?:copy|evidence)\b[^.;]{0,30}\b(?:power|authority)\b|\b(?:will|is to|must|may) be registered\b|\b(?:original|power|copy)\b[^.;]{0,20}\b(?:will|shall|is to|must) be (?:produced|shown|supplied|handed over)\b|\bto be (?:registered|lodged|produced)\b|\bwhen registered\b|\bregistration\b[^.;]{0,24}\b(?:(?:is|remains|being|still) (?:to be |being )?(?:attended|effected|arranged|completed|made|pending|outstanding|awaited|applied|in hand|not)|to follow|(?:is|remains) the vendor's)\b/i,
  pointsBack:
    /^\W{0,3}(?:\d{1,2}\W{1,3})?(?:it|that|this|the (?:document|instrument|power|original))\b/i,
  gain: /\b(?:gifts?|benefits?|advantage)\b[^.;]{0,24}\b(?:to|on|upon|for) (?:himself|herself|themselves|the attorney|his|her own)\b|\b(?:for|into|to) (?:the attorney['’]s|his own|her own) (?:bank )?(?:account|benefit|use)\b|\battorney\b[^.;]{0,50}\b(?:is also|and) the (?:purchaser|buyer)\b|\b(?:purchaser|buyer)\b[^.;]{0,40}\b(?:son|daughter|child|wife|husband|company|relative|brother|sister) of the attorney\b|\bconflict of interest\b|\bconflict transaction\b/i,
  struckOut: /\b(?:struck (?:through|out)|deleted|authorised? by|tribunal has authorised)\b/i,
  proxy:
    /\b(?:[Ss]ign(?:ed|s)?|[Ss]ignature)\b.{0,50}\b(?:in )?(?:both (?:our |their |of our |of their )?names|for (?:them|us|the two) (?:both|of (?:us|them))|for (?:them|us) both|(?:his|her|my) (?:wife|husband|brother|sister|partner|mother|father)['’]s name)\b|\bfor (?:himself|herself|self|myself) and (?:for )?(?:his|her|my|the other|as agent for)\b[^.;]{0,60}\b(?:authority|to be produced|to follow|brother|sister|wife|husband)\b|\b[A-Z][.a-z]{0,10} [A-Z][a-z]{2,14},? (?:by|per) (?:his|her|their) (?:lawyer|solicitor|conveyancer|accountant|son|daughter|wife|husband|brother|sister|agent)\b/,
  /** For another, by no more than what he said or wrote in passing. */
  onWord:
    /\b(?:signed|signs|executed)\b[^;]{0,50}\b(?:for|on behalf of)\b[^;]{0,40}\b(?:on (?:the )?(?:strength|basis|faith) of|with|under|relying (?:up)?on|authori[sz]ed by|given by) [^;]{0,24}\b(?:text(?: message)?|e-?mails?|telephone|phone (?:call|message)|verbal(?:ly)?|oral(?:ly)?|spoken|word of mouth)\b/i,
  signs: /\b(?:sign|signed|signature|signs|executed|date)\b/i,
  noPower: /\battorney\b/i,
})

/** A signature in another's name is only as good as the power behind it. */
export default defineRule({
  id: 'national/power-of-attorney',
  title: 'The power of attorney under which somebody signs',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.vic.transferOfLand), cite(act.nsw.realProperty)],
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'Nothing was found that puts an attorney’s power in doubt.',
  subject:
    /\battorneys?\b|\bPOA\b|\b(?:signed|signs|executed|signing)\b[^.;]{0,60}\b(?:for (?:his|her|their|himself|herself|the other)|on behalf of (?:his|her|the other)|in both names|on the faith)\b|\b(?:written|verbal) (?:authority|consent)\b[^.;]{0,40}\b(?:sign|telephone|to come)|\bauthority to (?:sign|follow)\b|\bpower\b[^.;]{0,60}\b(?:revoked|to sign|registry|not (?:yet )?registered)\b/i,
  messages: {
    ended: {
      title: 'The power of attorney may have ended before it was used',
      description:
        'The wording at {{where}} shows that a power under which somebody signs for the vendor was revoked, suspended, challenged or came to an end. A contract or transfer signed without a power in force may not bind the owner, and you could lose the property.',
      recommendation:
        'Do not sign or pay before your conveyancer has seen the power, a search of the register on that day, and the attorney’s declaration that it is in force.',
      question: 'On what date did the power end, and under what authority was the contract signed?',
    },
    unregistered: {
      title: 'The power of attorney is not registered or not in the papers',
      description:
        'The wording at {{where}} shows that a power of attorney has not been registered or shown. In most states a transfer that an attorney signs is registered only when the power is registered or lodged too, and until you have seen the power you cannot know whether it covers this sale.',
      recommendation:
        'Ask for a registered copy of the power before you sign, and for your right to end the contract if it is not produced by a set day.',
      question: 'When will the power be registered, and may we have a certified copy now?',
    },
    gain: {
      title: 'The attorney may gain from the sale',
      description:
        'The wording at {{where}} touches an attorney’s own gain, such as gifts to themselves or a sale within the family. An attorney may not use the power for themselves unless it says so; such a sale can be undone.',
      recommendation:
        'Ask for the power itself, an independent valuation and, if the attorney gains, the approval of a tribunal or court before you sign.',
      question: 'Does the power allow a dealing from which the attorney or family gains?',
    },
    proxy: {
      title: 'One person signed for another owner without a power being shown',
      description:
        'At {{where}} somebody signs in the name of another owner, and no power of attorney is told of. That owner may not be bound, and without them the whole land cannot be transferred to you.',
      recommendation:
        'Pay nothing before that owner has signed, or you hold a copy of a registered power of attorney.',
      question: 'Will the other owner sign in person, or what authority was given in writing?',
    },
  },
  check({ doc }, report) {
    for (const { text, plain, span, previous, zone } of passagesIn(doc, ALL_PAPERS)) {
      const isForOther = patterns.proxy.test(text) || patterns.onWord.test(text)
      if (isForOther && patterns.signs.test(text) && !patterns.noPower.test(text)) {
        if (!isOfBuyer(text))
          report('proxy', [span], {}, { severity: 'critical', strength: 'likely' })
        continue
      }
      const told = patterns.pointsBack.test(text) ? `${previous.slice(-160)} ${text}` : text
      if (!patterns.power.test(told) || patterns.otherPower.test(told)) continue
      if (text.endsWith('?') || zone === 'by-laws' || zone === 'minutes') continue
      if (patterns.stands.test(plain)) continue
      if (holds(text, patterns.gain) && !patterns.struckOut.test(text)) {
        report('gain', [span], {}, { unmistakable: true })
      } else if (patterns.ended.test(text) || patterns.challenged.test(text)) {
        report('ended', [span], {}, { severity: 'critical', unmistakable: true })
      } else if (patterns.unregistered.test(text)) {
        report('unregistered', [span], {}, { unmistakable: true })
      }
    }
  },
})

function isOfBuyer(text: string): boolean {
  return BUYER.test(text) && !SELLER.test(text)
}

const BUYER = /\b(?:buyer|purchaser)s?\b/i
const SELLER = /\b(?:seller|vendor)s?\b/i
