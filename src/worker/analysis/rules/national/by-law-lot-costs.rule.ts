import { wordings } from '../../wording/wordings.ts'
import { BY_LAWS_OF_PATTERNS, byLawsOf } from '../schemes/by-laws-of.ts'
import { defineRule } from '../define-rule.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'

const patterns = wordings({
  ...BY_LAWS_OF_PATTERNS,
  ...LOTS_NAMED_PATTERNS,
  pays: /\b(?:(?:each|every|the|an?|all|waterside|upper|lower) )?(?:\w{3,10} )?(?:owners?|members?|proprietors?|lots?)\b(?: of (?:lots?|units?) [\dA-Z ,to&-]{1,30}(?:and [\dA-Z]{1,4})?| (?:on|in) [\w ]{3,30}| \d[\dA-Z ,to&-]{0,30}(?:and \d{1,4})?)? ?(?:must |shall |are to |is to |will |alone |each )?(?:pays?|bears?|meets?|contributes?|shares?|reimburses?|funds?|indemnif(?:y|ies))\b/i,
  what: /\b(?:lights?|lighting|energy|electricity|power|water|gas|pumps?|lifts?|plant|costs?|expenses?|repairs?|maintenance|upkeep|drains?|membrane|premium|excess|insurance|subscription|club|road|driveway|jett(?:y|ies)|pontoons?|walls?|fence|roof|gate|tank|security|cleaning|fees?|lies in front)\b/i,
  keeps:
    /\b(?:each|every|the|an) (?:\w{3,10} )?(?:owner|member|proprietor)\b.{0,30}\b(?:maintains?|repairs?|keeps? (?:up|in repair)|renews?|reinstates?)\b.{0,80}\b(?:own (?:cost|expense)|though common|common property|roof|gutters?|wall|membrane|drain|sea ?wall|pontoon|jetty)\b/i,
  /** The same of the thing itself: "must be kept in repair by the owner for the time being of Lot 3 at that owner's sole cost". */
  keptBy:
    /\b(?:must|shall|is to|are to|will|has to) (?:always |at all times )?be (?:kept|maintained|repaired|renewed|rebuilt|replaced|painted|cleaned|insured)\b[^.;]{0,80}\bby the (?:registered )?(?:owner|proprietor)s?(?: for the time being)? (?:of|from) (?:lots?|units?) \d/i,
  /** "The owners of lots 3 and 4 are to have the lift serviced" */
  keptByLots:
    /\b(?:owners?|proprietors?)(?: for the time being)? (?:of|from) (?:those |the )?(?:lots?|units?|townhouses?|villas?|apartments?) \d[\dA-Z ,to&-]{0,30}(?:and \d{1,4})?[^.;]{0,16}\b(?:must|shall|are to|is to|will|ha(?:ve|s) to)\b[^.;]{0,60}\b(?:servic(?:e|ed|ing)|maintain(?:ed)?|repair(?:ed)?|mend(?:ed)?|renew(?:ed)?|replaced?|rebuil[dt]|in (?:good )?(?:repair|order))\b/i,
  /** "The owner of Lot 4 keeps the pump in working order, although it serves the whole parcel" */
  keepsForAll:
    /\b(?:owner|proprietor)(?: for the time being)? of (?:lot|unit|townhouse|villa|apartment) \d{1,4} (?:keeps?|maintains?|services?|repairs?|renews?|insures?|supplies)\b[^.;]{0,160}\b(?:(?:own|sole) (?:cost|expense)|whole (?:parcel|scheme|building)|other (?:lots|owners)|every lot|all (?:the )?lots|no recourse|common property)\b/i,
  costOn:
    /\b(?:costs?|upkeep|maintenance|repairs?|renewal|replacement) (?:of|to)\b[^.;]{3,80}\b(?:borne|paid|met)(?: \w{4,9}){0,2} by the (?:registered )?(?:owner|proprietor)s?(?: for the time being)? of (?:lots?|units?) \d/i,
  caused:
    /\bfences? between\b|\bdividing fences?\b|\bowners on either side\b|\b(?:recover(?:y|s|ed|ing)?|receptacles?|garbage|caused|damage[ds]?|negligen\w{2,3}|breach|default|guest|visitor|late|overdue|unpaid|fault|unit entitlement|lot entitlement|in proportion to entitlement|as the act|own lot only|interest)\b/i,
  water:
    /\b(?:gives? way|must (?:accept|take|receive)|accepts?|takes?)\b.{0,50}\b(?:water|run-?off|stormwater|drainage)\b/i,
  vendorPays: /\b(?:original owner|developer|vendor|seller)\b.{0,20}\bpays?\b/i,
})

/** Costs that fall on some lots, or on the owner alone. */
export default defineRule({
  id: 'national/by-law-lot-costs',
  title: 'Costs that the rules lay on the lot’s owner',
  category: 'financial',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'strata laws of each state differ; the by-law itself decides' },
  appliesTo: ['by-laws', 'owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'No rule was found that lays a cost on some lots only.',
  subject:
    /\b(?:owners?|proprietors?|occupiers?)\b[^.;]{0,40}\b(?:lots?|units?|levels?)\b[^.;]{0,100}\b(?:costs?|expenses?|maintains?|maintained|repair|pays?|bears?|renews?|reimburse|keeps?|shares?|accept)\b|\b(?:each|every) (?:lot )?owner\b[^.;]{0,60}\b(?:maintains?|pays?|bears?|own cost|expense|subscription)\b|\bat (?:own|that owner's|the owner's)(?: sole)? (?:cost|expense)\b|\b(?:borne|paid|met) (?:solely |only )?by the (?:owners?|proprietors?)\b|\bmust accept\b/i,
  messages: {
    cost: {
      title: 'A by-law makes certain owners pay or bear something by themselves',
      description:
        'By the rule at {{where}} some owners, or each for itself, pay for something that is elsewhere shared by unit entitlement (the share of each lot in common costs), or put up with it. It comes on top of the levies in the certificate.',
      recommendation:
        'Before you sign, ask what it has cost this lot a year, and what larger repair lies ahead.',
      question: 'What has this lot paid under this by-law in the last three years?',
    },
  },
  check({ doc, facts }, report) {
    for (const { text, span, zone } of byLawsOf(doc)) {
      if (zone !== 'by-laws' && !patterns.byLawNamed.test(text)) continue
      if (patterns.caused.test(text) || patterns.vendorPays.test(text)) continue
      if (isOfOtherLots(text, facts)) continue
      const { keeps, keptBy, keptByLots, keepsForAll, costOn } = patterns
      if ([keeps, keptBy, keptByLots, keepsForAll, costOn].some((one) => one.test(text)))
        report('cost', [span], {}, { severity: 'medium', unmistakable: true })
      else if (patterns.pays.test(text) && patterns.what.test(text))
        report('cost', [span], {}, { unmistakable: true })
      else if (patterns.water.test(text)) report('cost', [span], {}, { unmistakable: true })
    }
  },
})
