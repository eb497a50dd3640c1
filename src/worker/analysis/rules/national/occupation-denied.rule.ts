import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import type { Facts } from '../../facts/facts.ts'
import { daysIn } from '../reading/amounts.ts'
import { datesIn, daysBetween } from '../reading/dates.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule, type Reading } from '../define-rule.ts'
import { DENIAL_PATTERNS, againstDenial, denialOf, withAbove } from '../reading/denials.ts'
import { FARMING_PATTERNS, farmersIn } from '../leases/farming-rights.ts'
import {
  OCCUPATION_PATTERNS,
  occupantsIn,
  promiseOfVacancy,
  vacancyToldIn,
} from '../leases/occupation.ts'
import { LETTERS } from '../papers/letters.ts'
import { type Passage, passagesIn, TERMS } from '../reading/passages.ts'
import { SETTLEMENT_DUE_PATTERNS, settlementDue } from '../days/settlement-due.ts'
import { GLOSSARY_PATTERNS, speaksOfIt } from '../papers/speaks-of-it.ts'
import { STAYER_PATTERNS, stayerIn } from '../parties/stayers.ts'
import { sideOf } from '../reading/side-of.ts'

const patterns = wordings({
  ...GLOSSARY_PATTERNS,
  ...DENIAL_PATTERNS,
  ...SETTLEMENT_DUE_PATTERNS,
  ...STAYER_PATTERNS,
  ...FARMING_PATTERNS,
  ...OCCUPATION_PATTERNS,
  subject:
    /\b(?:rights? or claims? of any person|encumbrances? (?:that (?:is|are) )?not registered|unregistered (?:encumbrances?|interests?|leases?|agreements?)|tenanc(?:y|ies)|leases?|licen[cs]es?|agistments?|rights? of occupation)\b/i,
  yes: /[:|] ?yes\b(?! ?☐)/i,
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
  /** What the owners hold of the Crown or of an authority lets nobody else onto the land. */
  ofCrown:
    /\bcrown (?:land )?(?:licen[cs]e|lease|tenure)\b|\b(?:licen[cs]e|lease) of crown land\b/i,
  notThis:
    /\b(?:water (?:access )?licen[cs]e|driver|builder'?s'? licen[cs]e|agent'?s'? licen[cs]e|licen[cs]ed (?:surveyor|conveyancer|builder|plumber|tester)|liquor|bore|licen[cs]e to (?:operate|install|discharge|draw|take)|septic|sewage|dog|firearms?|registration|pump|surrendered|ended|vacated|terminated|until (?:settlement|completion)|occupancy (?:permit|certificate)|certificate of occupancy|occupation certificate|council|zone|overlay|environmental|mining|petroleum|exploration|extractive|quarr(?:y|ies)|industry|landfill|software|within \d[\d,.]{0,6} ?(?:m|km|metres|kilometres))\b/i,
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
  subject:
    /\bvacant possession\b|\bagist\w{1,5}\b|\bgraz(?:e|es|ed|ier|ing)\b|\bshare-?farm\w{0,3}|\bshare farm\w{0,3}|\b(?:crops|cropping) the\b|\blicen[cs]es? to (?:occupy|use)\b|\b(?:tenanc(?:y|ies)|leases and licen[cs]es)\b[^.;]{0,60}\b(?:none|nil|no)\b|\b(?:live|lives|lived|stay|stays|remain|remains|reside|resides) (?:on )?in (?:the|a) (?:house|home|flat|unit|cottage|gatehouse|studio|granny flat|shed)\b|\bfor (?:his|her|their) (?:life|lifetime)\b/i,
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
    stays: {
      title: 'Vacant possession is promised, but somebody stays',
      description:
        'One place promises that the property is empty at settlement, or says that nobody has a right to be there; the wording at {{where}} shows somebody who lives there, keeps animals there or may stay. If that wording holds, you pay the whole price and cannot move in, and getting them out, if it can be done at all, is your cost.',
      recommendation:
        'Before you sign, have the contract say one thing: that everybody is gone by settlement, or who stays, until when and at what rent.',
      question:
        'Who is on the property, by what right, and will vacant possession be given at settlement?',
    },
  },
  check(reading, report) {
    const { doc, facts } = reading
    const promised = promiseOfVacancy(doc)
    const denied =
      promised ??
      denialOf(doc, patterns.subject, ['vendor-statement', 'particulars', 'contract-form'])
    if (denied === null) {
      report.notInDocument(
        'No promise of vacant possession and no answer about occupants was read.',
      )
      return
    }
    // Whoever has a lease or rents is told of by the rule on tenancies.
    const tenants = vacancyToldIn(doc) === null ? [] : occupantsIn(doc, facts)
    for (const { passage } of tenants)
      report('stays', [passage.span], {}, { aside: 'national/tenancy' })
    // A vendor who stays belies the promise alone, and no answer about leases.
    const staying =
      promised !== null || !patterns.yes.test(denied.text)
        ? stayersAgainst(reading, denied).filter(
            ({ passage, kind }) =>
              !tenants.some((one) => one.passage.span.start === passage.span.start) &&
              (promised !== null || kind === 'life' || kind === 'beasts'),
          )
        : []
    const [first] = staying
    if (first !== undefined) {
      const spans = staying.map(({ passage }) => passage.span)
      const isShort = staying.every(
        ({ passage, kind }) => kind === 'stays' && daysAfter(passage, facts) <= A_MONTH,
      )
      const isForGood = staying.some(({ kind }) => kind === 'life' || kind === 'occupant')
      const sides = [
        sideOf('Vacant possession', denied),
        { ...sideOf('Who stays', first.passage), spans },
      ]
      report(
        'stays',
        [denied.span, ...spans],
        { where: `page ${doc.pageAt(spans[0]?.start ?? denied.span.start)}` },
        { severity: isForGood ? 'critical' : isShort ? 'medium' : 'high', sides },
      )
    }
    const farmers = promised !== null || denied.zone === 'vendor-statement' ? farmersIn(doc) : []
    const [farmer] = farmers
    if (farmer !== undefined) {
      const spans = farmers.map(({ span }) => span)
      report('shown', [...spans, denied.span], {}, againstDenial(denied, farmer))
      return
    }
    for (const { passage, above } of withAbove(doc, [
      'annexure',
      'lease',
      'other',
      'planning-certificate',
    ])) {
      const { text, span, heading } = passage
      const title = doc.parts[passage.block.partIndex]?.title ?? ''
      if (patterns.ofCrown.test(heading) || patterns.ofCrown.test(title)) continue
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
      report('shown', [span, denied.span], {}, againstDenial(denied, passage))
      return
    }
  },
})

const A_MONTH = 31

/** How long behind settlement somebody may stay, by a stretch of days or by a last day. */
function daysAfter({ full, text }: Passage, facts: Facts): number {
  const due = settlementDue(facts) ?? facts.contractDate?.value ?? null
  const last = datesIn(text).toSorted().at(-1)
  const left = due === null || last === undefined ? 0 : daysBetween(due, last)
  return Math.max(0, ...daysIn(full), left)
}

const SAYING = [...new Set([...TERMS, ...LETTERS, 'minutes' as const])]

/** The first few places that tell of somebody who stays. */
function stayersAgainst(reading: Reading, denied: Passage) {
  const { doc, facts } = reading
  const due = settlementDue(facts)
  return passagesIn(doc, SAYING)
    .flatMap((passage) => {
      if (passage.span.start === denied.span.start) return []
      const kind = stayerIn(passage, due)
      return kind === null || !speaksOfIt(reading, passage) ? [] : [{ passage, kind }]
    })
    .slice(0, 4)
}
