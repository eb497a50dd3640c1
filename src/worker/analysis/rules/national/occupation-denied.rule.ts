import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { datesIn } from '../dates.ts'
import { holds } from '../concepts.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS, againstDenial, denialOf, withAbove } from '../denials.ts'
import { passagesIn } from '../passages.ts'
import { GLOSSARY_PATTERNS, speaksOfIt } from '../speaks-of-it.ts'

const patterns = wordings({
  ...GLOSSARY_PATTERNS,
  ...DENIAL_PATTERNS,
  subject:
    /\b(?:encumbrances? (?:that (?:is|are) )?not registered|unregistered (?:encumbrances?|interests?|leases?|agreements?)|tenanc(?:y|ies)|leases?|licen[cs]es?|agistments?|rights? of occupation)\b/i,
  vacant:
    /☒ ?vacant possession\b|\bvacant possession ?(?:☒|: ?yes\b)|\bpossession ?[:|.] ?vacant\b/i,
  vacantSaid:
    /\bvacant possession\b[^☐☒.;]{0,20}\b(?:on|at|is given|will be given|to be given|is promised) (?:the )?(?:day of )?(?:settlement|completion)\b|\b(?:entitled to|gives?|given|receives?) vacant possession\b|\b(?:on|at) (?:settlement|completion)\b[^☐☒.;]{0,30}\bvacant possession\b/i,
  vacantLimited:
    /[☐☒]|\b(?:subject to|except|other than|unless|if|tenanc(?:y|ies)|tenants?|leases?|licen[cs]e|not|part of)\b/i,
  notVacant: /☐ ?vacant possession\b/i,
  use: /\b(?:agist\w{0,5}|graz(?:e|es|ed|ier|ing)|share ?farm\w{0,4}|run (?:up to )?\d{1,4} (?:head|cows|cattle|sheep|horses|steers)|crop(?:ping)?|licen[cs]es?|occup\w{1,6}|sub-?lease|mooring|storage agreement|bee ?hives?|apiary|hoarding|sign licence|stays? (?:on |in )|lives? (?:in|there)|resides?|remains? in (?:the|possession|occupation))\b/i,
  term: /\b(?:till|until|expires?|runs? (?:for|until|to|on)(?: until)?|for (?:a term of |a further )?(?:\w{3,6} |\d{1,2} )(?:\(\d{1,2}\) )?(?:years?|months?|seasons)|renew\w{0,3}|option|term of)\b/i,
  // Whoever buys is meant to take it over.
  stays:
    /\bif the (?:place|land|farm|property) is sold\b|\b(?:buyer|purchaser|new owner) (?:takes|must take|is to take) (?:it )?over\b|\bwhoever buys\b/i,
  granted:
    /\b(?:agree[ds]?|can|may|lets?|grants?|granted|licence|agreement|exclusive|signed|owner)\b/i,
  forbids: /\b(?:nobody|no (?:one|person))\b[^.;]{0,12}\b(?:may|can|shall|must|is to)\b/i,
  goesOn: /\b(?:renew|option|year to year)/i,
  registered:
    /\b(?:telecommunications?|carrier|substation|dealing|memorial|lease (?:no\.? ?)?\d{6,9})\b/i,
  notThis:
    /\b(?:water (?:access )?licen[cs]e|driver|builder'?s'? licen[cs]e|agent'?s'? licen[cs]e|licen[cs]ed (?:surveyor|conveyancer|builder|plumber|tester)|liquor|bore|dog|firearms?|registration|pump|surrendered|ended|vacated|terminated|until (?:settlement|completion)|occupancy (?:permit|certificate)|certificate of occupancy|occupation certificate|council|zone|overlay|environmental|mining|petroleum|exploration|software)\b/i,
})

/** Somebody who uses the land by an agreement in the papers, which the vendor's answers deny. */
export default defineRule({
  id: 'national/occupation-denied',
  title: 'Use of the land by others that the vendor denies',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'a matter of the contract and of the rights of whoever is in possession' },
  appliesTo: ['vendor-statement', 'particulars', 'contract-form', 'annexure', 'lease'],
  patterns,
  clear: 'No agreement for the use of the land was found where vacant possession is promised.',
  messages: {
    shown: {
      title:
        'Somebody else has the use of the land (agistment, grazing or licence), though it is denied',
      description:
        'The contract or the vendor’s statement promises vacant possession or says that there is no such agreement, but the wording at {{where}} gives somebody the use of the land. You may have to leave them there after settlement, or argue with the vendor about who must get them out.',
      recommendation:
        'Before you sign, ask for the whole agreement and for a term that it has ended, in writing, before settlement.',
      question:
        'Will the agreement for the use of the land be ended before settlement, and will the papers be corrected?',
    },
  },
  check(reading, report) {
    const { doc, facts } = reading
    const denied =
      passagesIn(doc, ['particulars', 'contract-form']).find(
        ({ text }) =>
          (patterns.vacant.test(text) && !patterns.notVacant.test(text)) ||
          (patterns.vacantSaid.test(text) && !patterns.vacantLimited.test(text)),
      ) ?? denialOf(doc, patterns.subject, ['vendor-statement', 'particulars', 'contract-form'])
    if (denied === null || denied === undefined) return
    for (const { passage, above } of withAbove(doc, [
      'annexure',
      'lease',
      'other',
      'planning-certificate',
    ])) {
      const { text, span, heading } = passage
      const around = `${heading} ${above} ${text}`
      if (!patterns.term.test(text) || !holds(around, patterns.use, patterns.granted)) continue
      if (patterns.notThis.test(text) || patterns.registered.test(text)) continue
      // The subject stands in the sentence, or it is the agreement of that name.
      if (!patterns.use.test(text) && !patterns.use.test(heading) && !patterns.stays.test(text))
        continue
      // "No one may live in the shed until …" gives nobody the use of it.
      if (patterns.forbids.test(text)) continue
      if (patterns.use.test(text) && affirmed(passage, patterns.use) === null) continue
      const last = datesIn(text).toSorted().at(-1)
      const contract = facts.contractDate?.value
      if (
        last !== undefined &&
        contract !== undefined &&
        last <= contract &&
        !patterns.goesOn.test(text)
      )
        continue
      if (!speaksOfIt(reading, passage)) continue
      report('shown', [denied.span, span], {}, againstDenial(denied, passage))
      return
    }
  },
})
