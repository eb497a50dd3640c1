import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { ON_RESERVE } from '../land/on-reserve.ts'
import { aboutOf, LETTERS } from '../papers/letters.ts'
import { passagesIn, TERMS } from '../reading/passages.ts'

const READ: readonly PageKind[] = [...new Set([...TERMS, ...LETTERS, 'by-laws' as const])]

const patterns = wordings({
  ...ON_RESERVE,
  /** What its titles name. */
  named:
    /\b(?:jett(?:y|ies)|boat ?(?:sheds?|houses?|ramps?|lifts?)|pontoons?|slipways?|moorings?|berths?|bathing box(?:es)?|sea ?walls?|wharf|landing stage|launching ramp|swimming enclosure|carports?|garages?|sheds?|fences?|decks?|stairs|steps|driveways?|gates?|retaining walls?|gardens?|road licen[cs]e|unused road)\b/i,
  /** What ends with the owner, or goes to nobody else: said of the leave to stand there. */
  withOwner:
    /\b(?:licen[cs]e|permit|permission|consent|agreement|it)\b[^.;]{0,80}\b(?:personal|(?:not|cannot|may not) (?:to )?(?:be )?(?:transferr?able|transferred|assignable|assigned|passed on)|(?:ends?|ceases?|lapses?|expires?|terminates?|determines)\b[^.;]{0,60}\b(?:sale|sold|sells?|transfer\w{0,4}|ceases? to (?:own|be (?:the )?owner)|parts? with|change of owner\w{0,4}|disposes?))\b/i,
  thing:
    /\b(?:jett(?:y|ies)|boat ?(?:sheds?|houses?|ramps?|lifts?|hoists?|harbours?)|pontoons?|slip(?:way|s)?|moorings?|berths?|bathing (?:box|boxes|cabin)|bathers['’]? box|(?:beach|cliff|foreshore) (?:stairs|steps|path)|sea ?walls?|revetments?|wharf|landing stage|launching ramp|swimming enclosure)\b/i,
  /** A way or a use of public land that a licence gives. */
  use: /\b(?:unused road|reserved road|road licen[cs]e|vehicular access|crown licen[cs]e)\b/i,
  ground:
    /\b(?:crown|foreshore|sea ?bed|river ?bed|lake ?bed|bed of|high[- ]water|low[- ]water|tidal|reserve|council (?:licen[cs]e|permit|land)|department|minister|harbour ?master|ports?|maritime|marine|waterways?|water act|licen[cs]es?|licensed|permits?|tenure)\b/i,
  /** It ends, it is not there, it does not go to the buyer, or the thing may have to go. */
  lost: /\bnot (?:to )?(?:be )?(?:transferr?able|transferred|transfer|assignable|assigned|renewed|pass(?:ed)?)\b|\bnon-?transferable\b|\bcannot be (?:transferred|assigned|passed on)\b|\b(?:transfer|assignment)\b[^.;]{0,20}\b(?:not allowed|not permitted|refused)\b|\bpersonal to\b|\bis personal\b|\bin (?:the|its|his|her) (?:\w{2,10}'s )?own name\b|\bin the name of\b|\bheld by (?:no\.? ?\d|a neighbour|mr|mrs|ms)\b|\b(?:licen[cs]e|permit|lease|tenure|term|agreement|permission)s?\b[^.;]{0,60}\b(?:end(?:s|ed|ing)|expires?|expired|expiring|lapsed?|lapses|revoked|withdrawn|cancelled|terminat\w{1,4}|brought to an end)\b|^\W{0,3}(?:expired|ended|lapsed|cancelled)\b|\b(?:without|no|never|not)\b[^.;]{0,16}\b(?:licen[cs]ed?|permit|tenure|lease|authority)\b|\bmay be (?:withdrawn|revoked|ended|cancelled|moved)\b|\b(?:removed?|removal|taken away|taken down|dismantled?)\b[^.;]{0,60}\b(?:if|when|cost|require\w{0,2}|request\w{0,2}|demand|purchaser|licensee|notice)\b|\b(?:may|must|can) require\b[^.;]{0,20}\bremov/i,
  afresh:
    /\b(?:new|fresh|own) (?:licen[cs]e|permit|one|application)\b|\bappl(?:y|ies|ication)\b|\bmust not (?:promise|say|undertake|warrant)\b|\bno promise\b|\bneed not (?:procure|obtain)\b|\bnot (?:promise|say|warrant)\b|\bwaiting list\b/i,
  ended:
    /\b(?:ended|expired|lapsed|revoked|cancelled|without|no licen[cs]e|never|remov|taken (?:away|down)|not (?:to )?(?:be )?transfer|cannot be transferred|personal|refused)\b/i,
  fine: /\b(?:(?:will|must|is to|are to) be transferred|vendor must transfer|transfers? (?:with|to the)|passes (?:with|to the purchaser)|is in force|renewed (?:to|until|on)|current (?:to|until)|transferable\b(?<!not transferable)(?<!non-transferable)|inside the (?:title|boundary)|wholly (?:on|within) the (?:land|lot|title)|stairs? (?:inside|to the (?:upper|first|loft))|not on (?:crown|public)|prescribed activit|does not go with)/i,
  /** What builders, plumbers and planners are allowed is no leave to stand on public land. */
  building:
    /\b(?:building|plumbing|planning|occupancy|development|demolition) (?:permits?|approvals?|certificates?|consents?)\b|\b(?:by a? ?licen[cs]ed|licen[cs]ed (?:builder|surveyor|plumber|electrician|contractor|asbestos))\b/i,
})

/** Things by the water that stand where the buyer buys nothing. */
export default defineRule({
  id: 'national/licensed-structure',
  title: 'Jetties, boatsheds and other things on public land',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'each state’s law of Crown land and waterways, and the licence itself' },
  appliesTo: ['special-conditions', 'particulars', 'annexure', 'vendor-statement', 'by-laws'],
  patterns,
  names: patterns.named,
  clear: 'No structure was found that stands on public land by a licence that ends.',
  subject:
    /\b(?:pontoons?|moorings?|boat ?sheds|boat ?houses|boat ramps?|boat lifts?|bathing box(?:es)?|beach box(?:es)?|slipways|jetties|moored)\b|\b(?:jetty|wharf|berth|slip|slipway|boat ?shed|boat ?house)\b[^.;]{0,100}\b(?:licen[cs]e|permit|permission|lease|sold|included|water|river|crown|department|council|transfer\w{0,5})\b|\b(?:licen[cs]e|permit|permission|lease|included|holder|crown)\b[^.;]{0,100}\b(?:jetty|wharf|berth|slipway|boat ?shed|boat ?house)\b|\b(?:licen[cs]e|permit|permission|stands?|built|lies|encroach\w{0,5}|occup\w{1,6}|erected|extends?|steps|stairs)\b[^.;]{0,100}\b(?:foreshore|crown land|crown reserve|council (?:land|reserve)|road reserve|public (?:land|reserve)|nature strip|footpath|verge|(?:river|creek|sea) ?bed|waterway)\b|\b(?:foreshore|crown land|crown reserve|council (?:land|reserve)|road reserve|public (?:land|reserve)|(?:river|creek|sea) ?bed)\b[^.;]{0,100}\b(?:licen[cs]e|permit|permission|stands?|built|encroach\w{0,5}|occup\w{1,6})\b/i,
  messages: {
    lost: {
      title:
        'Something you may think you buy is on public land, and its licence may not pass to you{{named}}',
      description:
        'The wording at {{where}} shows something that you might think you are buying but that is on public land{{named}}. It needs a licence, and this licence has ended, is personal, or does not pass with the sale. You may have to apply for a licence of your own, which can be refused, pay what is owed for it, or take it away at your own cost.',
      recommendation:
        'Before you sign, ask the land manager (Crown lands, council or the port) whether you would get a licence, on what terms and at what fee; if it matters to you, make the contract depend on it.',
      question:
        'Under what licence does what is told at {{where}} stand there, is anything owed, and can it pass to the purchaser, or will the authority give the purchaser a new one before settlement?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, READ)) {
      const { text, plain, span, block } = passage
      if (patterns.withOwner.test(text) && patterns.standsThere.test(block.text)) {
        const stands = passagesIn(doc, READ).find(
          (one) => one.block === block && patterns.standsThere.test(one.text),
        )
        const places = stands === undefined || stands === passage ? [span] : [stands.span, span]
        report('lost', places, {}, { severity: 'medium', unmistakable: true })
        continue
      }
      const own = patterns.thing.test(text) || patterns.use.test(text)
      const strict = patterns.lost.test(text)
      if (!strict && !(own && patterns.afresh.test(plain))) continue
      if (text.length > 500 || text.endsWith('?')) continue
      if (patterns.fine.test(plain) || patterns.building.test(text)) continue
      const about = own ? text : aboutOf(passage)
      if (!patterns.thing.test(about) && !patterns.use.test(about)) continue
      if (!holds(own ? `${passage.heading} ${text}` : about, patterns.ground)) continue
      if ((!own || !patterns.thing.test(about)) && !patterns.ended.test(text)) continue
      const severity = patterns.ended.test(text) ? 'high' : 'medium'
      report('lost', [span], {}, { severity, unmistakable: true })
    }
  },
})
