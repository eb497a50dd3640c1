import { wordings } from '../../wording/wordings.ts'
import { BY_LAWS_OF_PATTERNS, byLawsOf } from '../schemes/by-laws-of.ts'
import { defineRule } from '../define-rule.ts'

const patterns = wordings({
  ...BY_LAWS_OF_PATTERNS,
  who: /\b(?:original (?:owner|proprietor)s?|developers?|declarant|promoter|vendor|builder|grantor|retail (?:lot )?owner|commercial (?:lot )?owner|hotel (?:operator|owner)|golf (?:club|course) owner)\b/i,
  manager:
    /\b(?:caretaker|(?:building|resident|strata|letting|on-?site) manager|letting agent|operator)\b.{0,40}\b(?:has|have|is given|may have) (?:the )?(?:sole|exclusive) (?:use|right)\b|\b(?:holds?|is given|has|have) (?:the |a |an irrevocable )?(?:proxy|proxies|power of attorney)\b/i,
  may: /\b(?:may|reserves?|retains?|is entitled|has the (?:sole |exclusive )?(?:right|power|use)|can|need not|not bound|is exempt|does not apply|do not apply|authorised|sales office may)\b/i,
  /** What owners may do only by his leave, as long as he owns a lot. */
  byLeave:
    /\b(?:consent|approval|permission|leave)s? of the (?:original (?:owner|proprietor)|developer|declarant|promoter|vendor)\b|\b(?:original (?:owner|proprietor)|developer|declarant|promoter|vendor)(?:'s|s') (?:prior )?(?:written )?(?:consent|approval|permission|leave)\b|\bunless the (?:original (?:owner|proprietor)|developer|declarant|promoter|vendor) (?:has )?(?:approve[sd]|consent(?:s|ed)|agree[sd])\b/i,
  whileOwner:
    /\b(?:while|until|so long as|as long as|whilst)\b[^.;]{0,40}\b(?:it|he|original|developer|declarant|promoter|vendor|lots?)\b/i,
  what: /\b(?:signs?|signage|sales? (?:office|suite|centre)|display|market\w{0,4}|hoardings?|aerials?|antennas?|naming|allocat\w{1,4}|exclusive use|common property|by-?laws?|votes?|chairs|tables|trade|forecourt|lobby|roof|car ?spaces?|works?|cranes?|build|easements?|licen[cs]es?|lease|amend|consent|without (?:asking|charge|consent|approval)|so long as|until)\b/i,
  forNow:
    /\b(?:must|shall) (?:not|remove|complete|repair|make good|first)\b|\b(?:chosen|approved|installed|built|fixed|selected) by the (?:original owner|developer|vendor|builder)\b|\bno (?:longer|right)\b|\bhas (?:ended|lapsed|expired)\b/i,
  /** Faults are put right, at decent hours: what every owner wants of the builder. */
  mends:
    /\b(?:defects?|faults?|warranty|maintenance|rectification|repairs?)\b.{0,24}\b(?:works?|repairs?|period|rectification|items)\b.{0,80}\b(?:hours|weekdays|\d ?(?:am|pm)|notice|making good|make good)\b|\b(?:repair|rectify|make good|mend|fix)\b.{0,30}\b(?:defects?|faults?|damage)\b/i,
  builderOnly:
    /^(?:(?!\b(?:original|developer|declarant|vendor|owner|operator)\b).){0,400}\bbuilder\b/i,
})

/** Rights that the one who made the scheme keeps in its by-laws. */
export default defineRule({
  id: 'national/by-law-original-owner',
  title: 'Rights kept by the original owner in the by-laws',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  law: { none: 'strata laws of each state differ; the by-law itself decides' },
  appliesTo: ['by-laws', 'owners-corporation-certificate'],
  patterns,
  clear: 'No by-law was found that keeps a right for the original owner.',
  subject:
    /\boriginal (?:owner|proprietor)s?\b|\b(?:developer|promoter|declarant|retail (?:owner|lot))\b[^.;]{0,80}\b(?:may|can|entitled|exclusive|sole|without|approval|approved|consent|proxy|keeps?|until|allocate)\b|\b(?:hotel operator|letting agent|caretaker|building manager|resident manager)\b[^.;]{0,60}\b(?:exclusive|sole|office|desk|foyer|forecourt|without charge)\b|\buntil (?:the last|every|all)(?: the)? lots?\b/i,
  messages: {
    kept: {
      title: 'The by-laws keep rights for the developer or a commercial owner',
      description:
        'By the by-law at {{where}} whoever made the scheme (its original owner), or a commercial owner, may use shared parts, put up signs, sell or trade there, or is free of rules that bind you. Other owners can seldom change that by a vote.',
      recommendation:
        'Before you sign, look at the place on the plan and ask how long the right lasts.',
      question: 'Until when does this right last, and what has been done under it?',
    },
  },
  check({ doc }, report) {
    for (const { text, span, zone } of byLawsOf(doc)) {
      if (zone !== 'by-laws' && !patterns.byLawNamed.test(text)) continue
      if ([patterns.forNow, patterns.mends, patterns.builderOnly].some((one) => one.test(text)))
        continue
      const kept =
        patterns.manager.test(text) ||
        (patterns.byLeave.test(text) && patterns.whileOwner.test(text)) ||
        (patterns.who.test(text) && patterns.may.test(text) && patterns.what.test(text))
      if (kept) report('kept', [span], {}, { unmistakable: true })
    }
  },
})
