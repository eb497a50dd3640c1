import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { BY_LAWS_OF_PATTERNS, byLawsOf } from '../schemes/by-laws-of.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...BY_LAWS_OF_PATTERNS,
  ...LOTS_NAMED_PATTERNS,
  lets: /\b(?:let\b|lets\b|letting|leas(?:e|es|ed|ing)|sub-?let\w{0,4}|rent(?:ed|al|ing)?|tenan(?:t|ts|cy|cies)|licen[cs]\w{1,3})\b/i,
  /** "Let smoke get in", "let a dog off the lead", "let noise interfere": allow, and not lease. */
  allows:
    /\blet (?:it|them|the lot|any part of it|the same) (?:to )?be\b|\b(?:animals?|pets?|dogs?|cats?)\b[^.;]{0,40}\blet (?:it|them|one|the animal)\b|\blet (?:any |the |an? )?(?:smoke|odours?|smells?|noise|sounds?|music|water|rubbish|children|visitors?|guests?|invitees|pets?|animals?|dogs?|cats?|fumes|dust|light|fire|oil|anything|anyone|anybody|others?)\b|\blet(?:s|ting)? (?!(?:(?:the|an?|any|his|her|its|their|your|that) )?(?:lots?|units?|flats?|apartments?|premises|property|villas?|home|house|rooms?|part|it|or|for|to|out)\b)(?:[a-z'-]{1,14} ){1,4}(?:get|gets|park|parks|run|go|escape|fall|drip|drift|enter|stay|remain|be|become|bark|ring|climb|play|leak|flow|hang|dry|off|into|onto|over|through|loose|in|on|out)\b/i,
  family:
    /\b(?:except|only|other than|save|unless)\b.{0,40}\b(?:family|relatives?|relations?|spouse|children|parents?)\b/i,
  ownersOnly:
    /\b(?:occupied|lived in|inhabited|resided in)\b.{0,24}\b(?:only by|by (?:the|an|its) (?:owner|member|proprietor|shareholder)s?\b.{0,40}\b(?:only|alone|no (?:one|other)|nobody))|\b(?:owner|member|shareholder)s?[- ]occup(?:ied|iers?|ation)\b.{0,24}\b(?:only|required|must)|\bonly (?:an? |the )?(?:owner|member|shareholder|proprietor)s?\b.{0,50}\b(?:may|can|shall|is to|are to) (?:live|reside|occupy)/i,
  oneFamily:
    /\b(?:one|a single|single) (?:family|household)\b.{0,60}\b(?:only|no other|and for no|residence|dwelling)\b|\b(?:only|exclusively|solely|used as|use as)\b.{0,60}\b(?:(?:one|a single|single|one single) (?:family|household))\b/i,
  /** "An owner shall not reside in it." */
  ownerBarred:
    /\bowners?\b[^.;]{0,24}\b(?:shall|must|may|can|is|are) ?not (?:to )?(?:reside|live|dwell|occupy)\b/i,
  guestsOnly: /\bonly\b.{0,40}\b(?:short-?term|tourist|holiday|hotel|student)\b/i,
  shut: /\b(?:no|not) (?:lots?|units?|flats?|apartments?|person|villas?)?\b.{0,50}\b(?:be )?(?:occupied|lived in|slept in)\b.{0,40}\b(?:while|until|unless|before)\b/i,
  noLetting:
    /\b(?:no|not|never|nor)\b.{0,24}\b(?:be )?(?:let|leased|sub-?let|rented)\b(?!.{0,60}\b(?:less|fewer|under|short|shorter|days?|months?|weeks?|unless|without|except|free|separate)\b)|\b(?:letting|leasing|renting|sub-?letting|tenanc\w{1,3})\b.{0,24}\b(?:is|are) (?:not (?:allowed|permitted)|forbidden|prohibited|barred)\b|\bno (?:letting|leasing|renting|sub-?letting|tenants?|tenancies)\b(?! agent)/i,
  partOnly:
    /\b(?:has (?:never|not) been|was|were|part|room|bedroom|bay|space|garage|carport|agent|board|sign|shorter|short|storage|store|storeroom|cage|holiday)\b/i,
  approved:
    /\b(?:tenants?|lessees?|occupiers?|occupants?|lease|letting|tenancy|licensee)\b.{0,50}\b(?:must be|to be|shall be|is to be|are to be|needs?|requires?|only if|unless|subject to)\b.{0,30}\b(?:approv\w{1,4}|vett\w{2,3}|accept\w{2,4}|consent|interview\w{0,3})\b|\b(?:approval|consent|permission|leave) of the (?:committee|board|directors?|council|company|body corporate|corporation)\b.{0,50}\b(?:let|lease|sub-?let|tenants?|tenancy)\b|\b(?:let|leased?|sub-?let|letting)\b.{0,30}\b(?:without|except with|only with|subject to)\b.{0,40}\b(?:approval|consent|permission|leave)\b.{0,30}\b(?:board|committee|directors?|company|corporation|council|body corporate)\b/i,
  agentOnly:
    /\b(?:let|lets|letting|leas\w{1,3}|rent\w{0,3})\b.{0,60}\b(?:only|exclusively|solely|must)\b.{0,24}\b(?:through|by|via|with|use|appoint)\b.{0,30}\b(?:agent|manager|operator|caretaker|pool|pty)\b/i,
  pool: /\b(?:must|shall|is to|are to)\b.{0,40}\b(?:letting pool|rental pool|managed by the operator)\b/i,
  duration:
    /\b(?:live|stay|reside|occupy|be occupied)\b.{0,30}\b(?:no|not) (?:more|longer) than\b.{0,16}\b(?:days|weeks|nights)\b.{0,16}\b(?:year|twelve|12)/i,
  aged: /\b(?:must|shall|only|no)\b.{0,36}\b(?:used as an? (?:dwelling|home)|occup\w{1,5}|resid\w{1,5}|live[ds]?|person|resident)\b.{0,84}\b(?:aged?|over|under|at least|turned|reached)\b.{0,16}\b(?:4[5-9]|[5-7]\d|fifty|sixty)\b(?! ?(?:kg|kilo|%|days|nights|cm|mm|m\b|dB))/i,
  /** "Is to be lived in by a household in which at least one person has turned 55". */
  agedHome:
    /\b(?:(?:is|are) (?:only )?to be|(?:must|shall|may only|can only|will) (?:only )?be|only) (?:lived in|occupied|inhabited|used)\b[^.;]{0,90}\b(?:aged?|over|under|at least|turned|reached|attained|older than|person of)\b.{0,24}\b(?:4[5-9]|[5-7]\d|fifty|sixty)\b(?! ?(?:kg|kilo|%|days|nights|cm|mm|m\b|dB))/i,
  allowed:
    /\b(?:any (?:letting )?agent|of (?:the|their|an?) owner's (?:own )?choice|choose any|not to be (?:unreasonably )?(?:withheld|refused)|may not (?:unreasonably )?(?:refuse|withhold)|(?<!\b(?:no|neither|nor)\b[^.;]{0,30})(?:may|can) (?:also )?(?:be )?(?:let|leased?|sub-?let|rent(?:ed)?)\b[^.;]{0,60}\bwithout (?:(?:the|any|prior|its|further) ){0,3}(?:consents?|approval|permission|leave)|no (?:consent|approval|permission) (?:is|of [a-z ]{4,30} is) (?:needed|required)|there is no|no (?:by-?law|rule)|is not restricted|does not (?:limit|restrict))\b/i,
  rule: /\b(?:by-?laws?|rules?|resolution|motion)\b/i,
  forbids: /\b(?:prohibit|ban|forbid|bar|bars|limit|restrict|stop|outlaw)\w{0,3}\b/i,
  stays:
    /\b(?:letting|let\b|stays?|short[- ](?:term|stay)|holiday|Airbnb|renting|rental|lodgers?|leas(?:e|ing))\b/i,
  /** The owners have decided it, whatever is still to be registered. */
  decided: /\b(?:resolved|carried|passed|adopted|agreed)\b/i,
  shortBarred:
    /\bno (?:lots?|units?|apartments?|flats?|owner|resident)\b[^.;]{0,40}\b(?:let|leased?|licen[cs]ed?|offered?|advertised?|used?|rented?)\b[^.;]{0,60}\b(?:(?:fewer|less|shorter) than|under|below) (?:\d{1,3}|seven|fourteen|twenty|thirty|sixty|ninety|three|six|twelve)\b[^.;]{0,16}\b(?:nights?|days?|weeks?|months?)\b|\b(?:short[- ](?:stay|term)s?|holiday) (?:letting|stays?|leases?|accommodation)\b[^.;]{0,50}\b(?:prohibited|banned|forbidden|not (?:be )?(?:allowed|permitted)|cease|end)\b|\b(?:prohibit|ban|forbid)\w{0,4}\b[^.;]{0,40}\b(?:short[- ](?:stay|term)|holiday|airbnb)\b/i,
  /** A lease to somebody who lets by the night. */
  toGuests: /\b(?:guests?|bookings?|short[- ]stay|nightly|holiday (?:letting|rental))\b/i,
  toVote:
    /\b(?:(?:is|are|was|will|shall) (?:to be|be) (?:put|moved|voted|considered|decided|proposed)|goes to (?:the |a )?(?:vote|meeting)|(?:vote|ballot|meeting|poll) (?:on|in|is|of|will)|proposed|on the agenda|numbers)\b/i,
  voted: /\b(?:lost|defeated|withdrawn|not (?:carried|put|proceed)|lapsed|rejected|repealed)\b/i,
  bound:
    /\b(?:tenants?|lets?|lots?|flats?|units?|apartments?|dwellings?|villas?|home|residence|resident|occup\w{1,5}|owners?|members?|person)\b/i,
})

/** Who may live in the lot, and whom it may be let to. */
export default defineRule({
  id: 'national/by-law-occupation',
  title: 'Limits on who may live in the lot or rent it',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  law: [
    cite(act.nsw.strata),
    cite(act.qld.bodyCorporate),
    cite(act.vic.ownersCorporations),
    cite(act.wa.strataTitles),
  ],
  appliesTo: ['by-laws', 'minutes', 'owners-corporation-certificate'],
  patterns,
  clear: 'No rule was found that limits who may live in the lot or rent it.',
  subject:
    /\bshort[- ](?:stay|term)\b|\bholiday (?:lets?|letting|stays?|accommodation|rental)\b|\bairbnb\b|\b(?:lots?|units?|apartments?|villas?|flats?|townhouse)\b[^.;]{0,60}\b(?:be|is|are|may only be|to) (?:let|leased|sub-?let|rented|lived in|occupied|used (?:only )?(?:as|for))\b|\b(?:let|lets|sub-?lets?|leases?|letting of|reside in|stay in|occupy) (?:a|an|any|the|his|its|their) (?:lot|unit|apartment|villa|flat)\b|\b(?:letting|leasing)\b[^.;]{0,60}\b(?:prohibited|banned|bars?|forbid|consent|approval|committee|manager|less than)\b|\b(?:bars?|ban|forbid|prohibit)\b[^.;]{0,20}\bletting\b|\b(?:aged|age of|reached|turned|over) (?:the age of )?[5-7]\d\b|\b[5-7]\d years (?:of age|or more)\b|\bover-?5[05]s?\b|\btenant\b[^.;]{0,40}\bapproved by the committee\b/i,
  messages: {
    letting: {
      title: 'The rules limit letting the lot: whether, to whom or through whom',
      description:
        'The rule at {{where}} forbids letting the lot, allows it only to some people, or ties it to one agent. You could not count on rent from it, and lenders and later buyers may treat such a lot differently.',
      recommendation:
        'Before you sign, ask your conveyancer whether the rule is valid where the property lies, and compare it with your plans.',
      question:
        'Is the rule on letting ({{where}}) in force, and has any owner been allowed to let without it?',
    },
    approval: {
      title: 'A tenant must be approved before the lot is let',
      description:
        'By the rule at {{where}} the committee or board decides whether somebody may rent the lot. A refusal or delay costs rent.',
      recommendation:
        'If you plan to let the lot, ask before you sign how such requests are decided.',
      question: 'How are tenants approved, and was anybody refused?',
    },
    coming: {
      title: 'A rule against letting or short stays is about to be voted on',
      description:
        'By the wording at {{where}} the owners are asked to vote on a rule that would forbid or limit letting, or short stays. If it passes, you could not count on the rent that you reckon with, and a majority of the others decides.',
      recommendation:
        'Before you sign, ask when the vote is held and what the owners think, and do not count on that rent.',
      question:
        'When is the vote, how many owners are for it, and would lots already let be exempt?',
    },
    barred: {
      title: 'The owners have voted to ban or limit short stays',
      description:
        'By the wording at {{where}} the owners have decided that lots may not be let for short stays, or only within limits. It binds you from the day it begins, also where it is not registered yet, and an agreement to let the lot by the night could no longer be kept.',
      recommendation:
        'If the price rests on letting by the night, do not count on that rent: before you sign, ask from when the rule binds and what becomes of agreements that run on.',
      question:
        'From what day does the rule bind, is it registered, and are lots that are let already exempt?',
    },
    aged: {
      title: 'Only people of a certain age may live in the lot',
      description:
        'The rule at {{where}} lets the lot be lived in only by people of a certain age, or by a household in which one of them is. If nobody in your household is, you could not live there; you could let or sell it only to people who are, and some lenders do not lend on such homes.',
      recommendation:
        'Before you sign, check that your household, or any tenant you have in mind, qualifies, and ask your lender whether it lends on such a home.',
      question:
        'Who may live in the lot under the rule on age ({{where}}), and has any exception been allowed?',
    },
    living: {
      title: 'The rules limit who may live in the lot, or for how long',
      description:
        'The rule at {{where}} limits who may live in the lot, such as one family, the owner in person, or for part of a year only. Sharing, letting or your own use may break it.',
      recommendation:
        'Before you sign, compare the rule with everybody who is to live there and with any plan to let.',
      question:
        'How is the rule on who may live in the lot ({{where}}) applied, and has it been enforced?',
    },
  },
  check({ doc, facts }, report) {
    for (const { text, span } of passagesIn(doc, [
      'minutes',
      'owners-corporation-certificate',
      'annexure',
      'other',
    ])) {
      const proposed = holds(text, patterns.rule, patterns.forbids, patterns.stays, patterns.toVote)
      if (patterns.voted.test(text)) continue
      if (holds(text, patterns.decided, patterns.shortBarred)) {
        report('barred', [span], {}, { severity: isLetToGuests(doc) ? 'high' : 'medium' })
      } else if (proposed) report('coming', [span], {}, { severity: 'medium' })
    }
    for (const { text: said, span } of byLawsOf(doc)) {
      const text = said.replace(patterns.allows, ' ')
      if (!patterns.bound.test(text) || patterns.allowed.test(text)) continue
      if (isOfOtherLots(text, facts)) continue
      // Where only guests may stay, the rule on what the lot may be used for tells both.
      if (patterns.ownerBarred.test(text) && patterns.guestsOnly.test(text)) {
        report('living', [span], {}, { aside: 'national/owners-corporation-rules' })
        continue
      }
      if (patterns.aged.test(text) || patterns.agedHome.test(text))
        report('aged', [span], {}, { unmistakable: true })
      else if (
        patterns.ownerBarred.test(text) ||
        patterns.shut.test(text) ||
        patterns.ownersOnly.test(text) ||
        patterns.duration.test(text)
      )
        report('living', [span], {}, { unmistakable: true })
      else if (patterns.oneFamily.test(text))
        report('living', [span], {}, { severity: 'medium', unmistakable: true })
      else if (
        holds(text, patterns.lets, patterns.family) ||
        patterns.agentOnly.test(text) ||
        patterns.pool.test(text)
      )
        report('letting', [span], {}, { unmistakable: true })
      else if (patterns.approved.test(text))
        report('approval', [span], {}, { severity: 'medium', unmistakable: true })
      else if (patterns.noLetting.test(text) && !patterns.partOnly.test(text))
        report('letting', [span], {}, { unmistakable: true })
    }
  },
})

function isLetToGuests(doc: Doc): boolean {
  return passagesIn(doc, ['lease']).some(({ text }) => patterns.toGuests.test(text))
}
