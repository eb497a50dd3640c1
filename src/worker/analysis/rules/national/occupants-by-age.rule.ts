import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { affirmed } from '../reading/affirmed.ts'
import { disclosuresOf, holdingAny } from '../reading/passages.ts'

const patterns = wordings({
  /** An age that nobody is below who may live there. */
  age: /\b(?:aged?|ages|over|under|above|below|least|less than|younger|older|attain\w{0,3}|reached|turned|person|persons|people) (?:[a-z']{1,10} ){0,3}(?<!\b(?:regulations?|rules?|sections?|clauses?|parts?|orders?|items?|forms?) )(?:4[5-9]|5\d|6\d|70|seventy|(?:forty|fifty|sixty)(?:[- ]five)?)(?:'?s\b| ?years\b| ?\+|\b(?! ?(?:%|days|nights|weeks|months|minutes|hours|m\b|mm\b|cm\b|km\b|kg\b|kilo|d[bB]|sq|m2|m²|met\w{2,3}\b|cents?\b|per|lots?\b|units?\b|dwellings?\b|villas?\b|homes\b|people\b|persons\b|thousand|hundred|litres?|cars?\b|guests?\b)))/i,
  lives:
    /\b(?:occup(?:y|ied|ier|iers|ant|ants|ation|ancy|ies)|resid(?:e|es|ed|ent|ents|ence)|liv(?:e|es|ed|ing) (?:in|at|there|here|on)|person living|inhabit\w{0,4}|dwellings?|accommodation|villas?|units?|homes?|houses?|housing|village|covenant|restriction)\b/i,
  /** Homes of that kind by their name. */
  kind: /\b(?:aged (?:or|and|and\/or|or disabled or) (?:dependa?ent|disabled|infirm) persons?['’]?s?['’]? (?:dwellings?|accommodation|housing|units?|homes?)|aged persons?['’]?s?['’]? (?:dwellings?|accommodation|housing|units?|homes?|village)|(?:over|aged)[- ](?:5[05]|fifty(?:-five)?)['’]?s?\b(?: (?:only|and over))?|seniors (?:or|and|only)|(?:retirement|seniors?|lifestyle) village|older persons['’]? (?:housing|accommodation|dwellings?))/i,
  limit:
    /\b(?:shall|must|only|solely|exclusively|limit(?:s|ed)?|confin(?:es|ed|ing)|restrict(?:s|ed|ion|ions)?|reserved|on (?:the )?terms? that|on condition that|covenants?|may not|not (?:(?:to )?be (?:occupied|used|let|lived)|permit|allow|suffer)|no (?:person|dwelling|one|lot|unit|villa)|is to be|are to be|is required|requires?|requirement|nobody|unless|for no other)\b/i,
  /** What is paid, asked, promised or planned for elderly people, and what a zone allows. */
  otherwise:
    /\b(?:concessions?|rebates?|pension\w{0,5}|discounts?|duty|grants?|cards?|superannuation|contributions? cap|drivers?|licen[cs]e[ds]?|permitted with|are permitted|permissible|permitted without|prohibited uses?|uses? (?:which|that)|exempt|land use table|(?:tenant|vendor|seller|purchaser|buyer)s? (?:is|are|am),? (?:an? )?(?:over|aged|about|now|retired|elderly|\d)|parking|speed|insur\w{2,5}|premium|excess|smok\w{2,3}|built|constructed|guest|lease of|term of|for sale to|hot water|noise)\b/i,
})

/**
 * Whoever is too young may not live there, whatever the contract says: a consent, covenant,
 * agreement or notification on the title holds against every later owner.
 */
export default defineRule({
  id: 'national/occupants-by-age',
  title: 'An age that occupants must have',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.wa.transferOfLand),
    cite(act.nsw.conveyancing),
    cite(act.vic.transferOfLand),
    cite(act.qld.landTitle),
    cite(act.tas.landTitles),
  ],
  appliesTo: ['title-search', 'annexure', 'plan', 'planning-certificate', 'vendor-statement'],
  patterns,
  clear: 'No limit on the age of those who may live there was found.',
  subject:
    /\b(?:aged?|age of|under the age of|attained|persons? of) (?:the age of )?(?:50|55|60|65|fifty|fifty[- ]five|sixty|sixty[- ]five)\b|\b(?:persons?|people|anyone|residents?|occupants?) (?:aged |who are )?(?:over|under) (?:the age of )?(?:50|55|60|65|fifty|sixty)|\b(?:50|55|60|65|fifty[- ]five|sixty) (?:years )?(?:or|and) (?:over|older|above)\b|\bover[- ]?(?:50|55|60)s\b|\baged (?:or dependent )?persons?\b|\bretirement (?:village|living)\b|\b(?:older persons?|seniors?)['s]{0,2} (?:\w{1,10} )?(?:living|housing|dwellings?|village|units?)\b|\bage[- ]restrict\w{2,3}\b|\bpeople with (?:a )?disabilit|\bdisability (?:accommodation|housing)\b/i,
  givesWayTo: {
    'national/by-law-occupation': ['aged'],
    'nsw/occupant-restriction': ['aged'],
  },
  messages: {
    aged: {
      title: 'Only people of a certain age (or with a disability) may live here',
      description:
        'The wording at {{where}} limits who may live in the home by age. Such a limit binds every later owner: if nobody in your household qualifies you could not live there or let it to whom you like, and fewer people and lenders will want it when you sell.',
      recommendation:
        'Before you sign, read the whole document that sets the limit, check that your household or tenant qualifies, and ask your lender whether it lends on such a home.',
      question:
        'Who may live in the property under the limit at {{where}}, is it still in force, and has the council allowed any exception?',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(disclosuresOf(doc), 'text', patterns.age, patterns.kind)) {
      const { text, span, zone } = passage
      // What the by-laws say of occupants is told by the rule on them.
      if (zone === 'by-laws' || patterns.otherwise.test(text)) continue
      const aged = patterns.age.test(text) && patterns.lives.test(text) && patterns.limit.test(text)
      const named =
        affirmed(passage, patterns.kind) !== null &&
        patterns.lives.test(text) &&
        patterns.limit.test(text)
      if (aged) report('aged', [span], {}, { unmistakable: true })
      else if (named) report('aged', [span])
    }
  },
})
