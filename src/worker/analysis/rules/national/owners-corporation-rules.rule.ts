import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { BY_LAW_LIMIT_PATTERNS, byLawLimit } from '../schemes/by-law-limits.ts'
import { BY_LAWS_OF_PATTERNS, byLawsOf } from '../schemes/by-laws-of.ts'
import { defineRule } from '../define-rule.ts'
import { FOR_LOT_PATTERNS, isForLot } from '../land/for-lot.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** What its titles name. */
  limited:
    /\b(?:electric (?:vehicles?|cars?|bicycles?|bikes?|scooters?)|pets?|dogs?|cats?|animals?|smoking|smoke|short[- ]stay|holiday letting|letting|leasing|parking|visitor parking|vehicles|hard floors?|floor coverings?|timber floors?|renovations?|alterations?|air condition(?:er|ing)s?|condensers?|balcon(?:y|ies)|barbecues?|awnings?|blinds|curtains|washing|laundry|noise|signs?|moving|storage|business|trading hours|children|pool|gym|satellite|solar)\b/i,
  ...FOR_LOT_PATTERNS,
  ...BY_LAWS_OF_PATTERNS,
  ...BY_LAW_LIMIT_PATTERNS,
  subject:
    /\b(?:animals?|pets?|dogs?|cats?|holiday|stays?|letting|timber floor\w{0,3}|platform|short[- ](?:stay|term)|holiday (?:let\w{0,4}|rental)|airbnb|let\b|leased?|licensed|renovat\w{1,6}|floor(?:s|ing| coverings?)|tiles?|hard floor\w{0,3}|air ?condition\w{1,3}|parking|car ?spaces?|occupied|barbecue|smok\w{2,3}|electric (?:vehicles?|cars?|scooters?|bicycles?|bikes?)|e-?(?:bikes?|scooters?)|lithium)\b/i,
  barred:
    /\b(?:must not|may not|shall not|no\b|not (?:permitted|allowed|be (?:used|let|kept|occupied|leased))|forbidden|banned|not allowed|prohibited|(?:do|does) not allow|bars?\b|forbids?|only (?:be )?(?:used|let|occupied)|(?:used|let|occupied) only|none may|cannot)\b/i,
  stay: /\b(?:short[- ](?:stay|term)|holiday|less than \d{1,3}|period of|days|tourist|principal place|consecutive)\b/i,
  // Short letting by its length, or by the way it is offered.
  shortly:
    /\b(?:(?:less|fewer|shorter) than|under|below) (?:\d{1,3}|seven|fourteen|thirty|sixty|ninety|three|six|twelve)\b.{0,16}\b(?:days?|nights?|weeks?|months?)\b|\b(?:holiday|tourist|online platform|short[- ](?:stay|term)|airbnb)\b/i,
  forbids:
    /\b(?:must not|may not|shall not|not be|no\b|forbidden|prohibited|bars?|forbids?|not (?:permitted|allowed?)|banned)\b/i,
  lets: /\b(?:stays?|lett?ing|let\b|licen[cs]e|leas\w{1,3}|accommodation|occup\w{1,6}|rent\w{0,3}|airbnb|hire)\b/i,
  consent:
    /\b(?:animals?|pets?|dogs?|cats?|renovat\w{1,6}|floor(?:ing|s)?)\b.{0,80}\b(?:only with|not without|requires?|prior (?:written )?(?:consent|approval)|unless (?:approved|the committee))\b/i,
  upkeep:
    /\b(?:owner|proprietor)\b.{0,30}\b(?:must|shall|is to|are to|is responsible)\b.{0,20}\b(?:keep|maintain|repair)\b.{0,50}\b(?:membrane|terrace|balcony|roof|windows?|external walls?)\b/i,
  named:
    /^(?:(?:the |special |registered )?(?:rules?|by-?laws?)\b(?! \w{0,12} ?(?:attached|annexed))|(?:pets?|animals?|short[- ]stay\w{0,3}|letting)\b)/i,
  aged: /\b(?:only|no person|must not|restricted to|exclusively)\b.{0,60}\b(?:over|under|aged|above|below)\b.{0,16}\b\d{2}\b|\b(?:over|aged|above)\b.{0,16}\b[56]\d\b.{0,30}\bonly\b/i,
  tourist:
    /\bonly\b.{0,40}\b(?:short-?term|tourist|holiday|hotel|student)\b|\bmust not be occupied\b.{0,60}\b(?:more than|longer than|exceed)\b/i,
  duty: /\b(?:owners?|proprietors?)\b(?!['’]? corporation).{0,20}\b(?:must|is (?:responsible|liable)|shall)\b.{0,30}\b(?:maintain|repair|replace|keep in good|waterproof|insure)\w{0,3}\b.{0,90}\b(?:terrace|courtyard|balcony|membrane|common property|roof|window|wall|garden|bathroom|works?)\b|\bindemnif\w{1,4} the (?:owners corporation|body corporate)\b/i,
  allowed:
    /\b(?:no by-?law|no rule|may keep|are permitted|is permitted|allowed|unless (?:they|it) (?:are|is|cause)|nuisance|must not unreasonably)\b/i,
  owners:
    /\bresponsibility of (?:the |each |an? )?(?:\w{3,10} )?(?:owners?|proprietors?)\b.{0,80}\bcommon property\b|\bcommon property\b.{0,80}\bresponsibility of (?:the |each |an? )?(?:\w{3,10} )?(?:owners?|proprietors?)\b/i,
  caused: /\b(?:caused|damage[ds]?|damages)\b/i,
  outside:
    /\b(?:enclos\w{1,4}|glaz\w{1,3})\b.{0,20}\bbalcon|\bbalcon(?:y|ies)\b.{0,40}\b(?:enclos|washing|barbecue)\w{0,3}|\b(?:curtains?|blinds?|window coverings?|shutters?)\b.{0,60}\b(?:visible|colours?|white|only|must)\b|\bonly\b.{0,16}\b(?:white|neutral|beige) (?:curtains?|blinds?)/i,
  fewPets:
    /\b(?:one|two|1|2|small)\b.{0,20}\b(?:dogs?|cats?|pets?|animals?|bird)\b.{0,60}\b(?:only|weigh\w{0,3}|kg|kilograms?|less than)\b/i,
  /** "None whose adult weight is more than 12 kilograms" */
  heavyPets:
    /\b(?:dogs?|cats?|pets?|animals?)\b[^.;]{0,80}\b(?:weigh\w{0,3}|weight)\b[^.;]{0,40}\b\d{1,2} ?(?:kg|kilograms?|kilos?)\b/i,
  /** What one owner may have and the next may not take over. */
  untilSold:
    /\b(?:taken (?:down|off|out|away)|removed|dismantled)\b[^.;]{0,90}\b(?:lot|unit|apartment) (?:changes hands|is (?:sold|transferred|conveyed))\b/i,
  freely:
    /\b(?:may(?! not)|allowed)\b[^.;]{0,70}\bwithout (?:asking|consent|permission|approval|leave)\b/i,
  stayTerms:
    /\bshort[- ](?:stay|term)\b.{0,120}(?:\bregister\w{0,3}\b|\bcap\b|\$|\bper guest\b|\bnights?\b|\bfee\b|\blevy\b)/i,
  needsLeave:
    /\b(?:permission|consent|approval)\b.{0,60}\bbefore\b.{0,40}\b(?:animals?|pets?|floors?|flooring|renovat\w{1,6}|works?|install\w{0,3})\b|\bno (?:building |renovation )?works?\b.{0,80}\bwithout\b/i,
  longLeases:
    /\bminimum (?:term|period)\b.{0,30}\b(?:letting|lease|tenancy)\b.{0,16}\b(?:3|three|6|six|12|twelve|90) (?:months?|days?)|\b(?:lease|let|licen[cs]e|tenancy)\b.{0,60}\b(?:at least|minimum(?: term)?(?: of)?|not less than|no less than)\b.{0,16}\b(?:3|three|6|six|9|12|twelve|90|ninety) (?:months?|days?)/i,
  /** The sentence behind a need for consent, by which it must be given unless there is a reason. */
  fairBehind:
    /^(?:(?:the|such|its|that|any|this) )?(?:consent|approval|permission|leave) (?:is|are|may|must|shall|will|can)(?:not)?(?: not)?(?: to)?(?: not)?(?: be)? (?:unreasonably (?:refused|withheld|delayed)|(?:refused|withheld) (?:unreasonably|without (?:good )?(?:reason|cause)))/i,
  notBarred:
    /\bnot (?:prohibited|forbidden|banned|barred)\b|\bno (?:\w{4,12} )?(?:by-?laws?|rules?|articles?) (?:that |which |now )?(?:limit|restrict|prohibit|prevent|forbid|ban|regulat|deal|about|against|on)\w{0,4}\b|\bno by-?law or rule\b|\bno [^.;]{3,60} (?:by-?laws?|rules?|articles?|resolutions?) (?:is|are|was|were|has been|have been|had been) (?:ever )?(?:registered|recorded|made|passed|adopted|lodged|in force)\b/i,
  ofFloors:
    /\b(?:carpets?|flooring|floor coverings?|floorboards?|parquet|laminate|(?:hard|timber|tiled?|wooden|wood|engineered|bare)\b[^.;]{0,30}\bfloors?)\b/i,
  platform:
    /\b(?:list|advertise|offer)\w{0,3}\b.{0,40}\b(?:booking|online|letting|sharing) (?:platform|site|service)/i,
})

/** What an owner may not do, and must maintain. */
export default defineRule({
  id: 'national/owners-corporation-rules',
  title: 'Rules and by-laws on use, letting, pets and repairs',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  law: [
    cite(act.vic.ownersCorporations, 's 138'),
    cite(act.nsw.strata, 'ss 136–143'),
    cite(act.qld.bodyCorporate),
  ],
  appliesTo: ['by-laws'],
  patterns,
  names: patterns.limited,
  apart: true,
  clear: 'No special limit on use was found in the rules.',
  subject:
    /\b(?:must not|may not|shall not|not to|not be|cannot|not permitted|not allowed|prohibit\w{0,4}|forbid\w{0,4}|banned|without (?:the |first |written |prior )|only|no|fewer than|less than|shorter|limited|minimum|consent|approval|permission)\b[^.;]{0,80}\b(?:animals?|pets?|dogs?|cats?|let|letting|lettings|leased?|rented|licen[cs]e to occupy|nights|holiday|short[- ](?:stay|term)|hard floors|flooring|floors need|timber (?:or|and|floors?)|parking|parked|vehicles?|boats?|caravans?|trailers?|bicycles?|scooters?|batteries|renovat\w{2,5}|bathroom|exterior|enclose|awnings?|condensers?|air-conditioner|blinds|curtains|profession or trade|tourist|smok(?:e|ing))\b|\b(?:animals?|pets?|dogs?|cats?|let|letting|lettings|leased?|rented|licen[cs]e to occupy|nights|holiday|short[- ](?:stay|term)|hard floors|flooring|floors need|timber (?:or|and|floors?)|parking|parked|vehicles?|boats?|caravans?|trailers?|bicycles?|scooters?|batteries|renovat\w{2,5}|bathroom|exterior|enclose|awnings?|condensers?|air-conditioner|blinds|curtains|profession or trade|tourist|smok(?:e|ing))\b[^.;]{0,80}\b(?:must not|may not|shall not|not to|not be|cannot|not permitted|not allowed|prohibit\w{0,4}|forbid\w{0,4}|banned|without (?:the |first |written |prior )|only|no|fewer than|less than|shorter|limited|minimum|consent|approval|permission)\b|\b(?:owner of lot \d{1,4}|lot owner|owner|occupier) (?:must|shall|is to)\b[^.;]{0,60}\b(?:maintain|repair|insure)\b|\bshort[- ]stays?\b/i,
  givesWayTo: {
    'national/by-law-occupation': ['limits'],
  },
  messages: {
    limits: {
      title: 'The rules limit pets, letting, renovation or parking{{named}}',
      description:
        'The wording at {{where}} limits what you may do with the lot: keeping animals, short-term letting, renovating or parking. Breaking it can bring orders and penalties.',
      recommendation:
        'Compare the rules with your own plans before you sign; get any consent in writing first.',
    },
    floors: {
      title: 'A rule limits laying hard floors (timber, laminate or tiles) in place of carpet',
      description:
        'The wording at {{where}} limits which floors you may lay in the lot, usually because of the noise below. An acoustic report, a consent or special underlay can be needed first and costs money, and a floor that does not comply may have to be covered or taken up.',
      recommendation:
        'If you plan to change the floors, ask the committee in writing before you sign what it asks for; if hard floors are there already, ask for the approval.',
      question: 'Have floors been changed in the lot, and was it approved?',
    },
    stay: {
      title: 'The rules prohibit or limit short-stay letting',
      description:
        'The wording at {{where}} limits letting for short terms. If you plan on income from short stays, it may not be possible.',
      recommendation:
        'If you want to let the lot, ask the manager in writing what is allowed before you sign.',
    },
    tourist: {
      title: 'The lot may be used only for short stays: you may not live there',
      description:
        'The wording at {{where}} allows only short-term or tourist use. You could not make it your home, and lenders treat such lots differently.',
      recommendation:
        'If you want to live there, take advice before you sign: this rule defeats that use.',
      question: 'May an owner live in the lot permanently?',
    },
    duty: {
      title: 'A by-law makes the lot’s owner maintain or repair common property',
      description:
        'The wording at {{where}} makes you, as owner of this lot, maintain or repair what would otherwise be shared, such as a terrace or works by an earlier owner. Waterproofing and structure can cost tens of thousands.',
      recommendation: 'Before you sign, have that part inspected and ask what was spent on it.',
      question: 'In what condition is the part that this by-law makes the owner maintain?',
    },
  },
  check({ doc, facts }, report) {
    // A certificate may set out a by-law in a line of its own.
    const named = passagesIn(doc, ['owners-corporation-certificate']).filter(({ text }) =>
      patterns.named.test(text),
    )
    const passages = [...new Set<Passage>([...byLawsOf(doc), ...named])]
    for (const { full, text, span, next } of passages) {
      if (patterns.notBarred.test(text)) continue
      const limit = byLawLimit(text)
      const fair = patterns.limitFair.test(text) || patterns.fairBehind.test(next)
      if (isForLot(text, facts)) continue
      const limits = patterns.ofFloors.test(text) ? 'floors' : 'limits'
      if (
        patterns.duty.test(full) ||
        patterns.upkeep.test(full) ||
        (patterns.owners.test(text) && !patterns.caused.test(text))
      )
        report('duty', [span], {}, { severity: 'high' })
      else if (patterns.aged.test(text)) report('limits', [span], {}, { severity: 'medium' })
      else if (patterns.tourist.test(text)) report('tourist', [span], {}, { severity: 'critical' })
      else if (
        patterns.shortly.test(text) &&
        patterns.forbids.test(text) &&
        patterns.lets.test(text)
      )
        report('stay', [span], {}, { severity: 'medium', unmistakable: true })
      else if (limit !== null)
        report(
          limit === 'limits' ? limits : limit,
          [span],
          {},
          {
            severity: limit === 'stay' ? 'medium' : 'low',
            unmistakable: true,
          },
        )
      else if (
        patterns.stayTerms.test(text) ||
        patterns.longLeases.test(text) ||
        (patterns.platform.test(text) && patterns.forbids.test(text))
      )
        report('stay', [span], {}, { severity: 'medium' })
      else if (
        patterns.heavyPets.test(text) ||
        patterns.untilSold.test(text) ||
        (patterns.fewPets.test(text) && !patterns.freely.test(text)) ||
        (!fair && (patterns.outside.test(text) || patterns.needsLeave.test(text)))
      )
        report(limits, [span])
      else if (patterns.consent.test(text) && !fair && !patterns.allowed.test(text))
        report(limits, [span])
      else if (
        patterns.subject.test(text) &&
        patterns.barred.test(full) &&
        !fair &&
        !patterns.allowed.test(text)
      ) {
        const stay = patterns.stay.test(text)
        report(stay ? 'stay' : limits, [span], {}, stay ? { severity: 'medium' } : {})
      }
    }
  },
})
