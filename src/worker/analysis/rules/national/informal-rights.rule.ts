import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed, isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  informal:
    /\b(?:informal|verbal|oral|spoken for|spoken|unwritten|unregistered|personal to the (?:vendor|seller)|by permission|with the permission|with permission|by arrangement(?! with (?:the|his|her) (?:agent|vendor|seller|tenant))|crown licen[cs]e|annual licen[cs]e|not assignable|revocable|handshake|goodwill|undocumented|not been formalised|may be (?:ended|revoked|terminated) (?:on|at|by))\b/i,
  what: /\b(?:easement|right of way|access|driveway|track|road|parking|car ?(?:park|space)|boat|trailer|licen[cs]e|arrangement|agreement|use of|sewer|drain|bore|pump|line|fence|storage)\b/i,
  shared:
    /\b(?:driveway|access|track|sewer|drain|bore|lane(?:way)?|path)\b.{0,80}\b(?:used by|shared|crosses|passes (?:through|over|under)|over (?:land|lot|the neighbou?r)|in common(?! property)|serv(?:es|ing))\b|\b(?:neighbou?r|owner of|adjoining owner)\b.{0,60}\b(?:uses?|has used|may (?:continue to )?(?:use|keep|park|cross))\b/i,
  noRoad:
    /\bno (?:legal |made |constructed |road )?access\b|\bno frontage\b|\blandlocked\b|\bnot (?:abut|front)\b.{0,30}\broad\b|(?<!\bwater )\baccess\b.{0,70}\b(?:licen[cs]e|permission|informal)\b/i,
  way: /\b(?:access(?:ed)?|entry|entrance|driveway|track|approach(?:ed)?|reached|lane(?:way)?|pump line|pipe ?line|supply line)\b/i,
  others:
    /\bbelong(?:s|ing) to\b|\bfamily\b|\b(?:over|across|through|along|crosses|passes|via|on)\b.{0,40}\b(?:neighbou?r\w{0,4}|adjoining|adjacent|lot \d|crown land|unmade|land of|owned by|another'?s|(?:unused|private|government) road|road reserve|paddock|\d{1,4} [A-Z][a-z]{2})/i,
  unsecured:
    /\b(?:never objected|without objection|nothing is registered|no paper)\b|\b(?:no (?:legal |registered |written |formal )?(?:easement|right|agreement|document|carriageway|licen[cs]e)|not (?:been )?(?:formalised|documented|registered|renewed|created|granted|recorded)|without (?:any )?(?:agreement|easement|right|written)|goodwill|permission|tolerated|allowed|handshake|courtesy|informal|consent)\b/i,
  answered: /\baccess\b.{0,24}\bby road\b.{0,4}[?:|]\W{0,3}no\b(?! ?[☐☒])/i,
  registered:
    /\b(?:registered (?:easement|right)|appurtenant|together with|without easement required|all easements|free of)\b/i,
  /** The head under which a Victorian statement tells its easements, whatever it then marks. */
  printedHead:
    /\ba description of any easement\b[^☐☒]{0,80}\(whether registered or unregistered\)[ :]{0,3}☒ ?(?:is|are) in the attached\b/i,
  boiler:
    /\bearlier by arrangement\b|\b(?:licen[cs]e|entitlement)\b.{0,30}\bis included in the (?:price|sale)\b|\bsubject to (?:all|any)\b.{0,60}\b(?:easements|encumbrances|dealings)\b|\bunregistered (?:dealings?|plan|interest)\b|\bif the square box\b|\bno access to the property by road if\b|\bwhether registered\b/i,
  /** A main that an authority has by its own easement is told of nearly every house. */
  authorityMain:
    /\b(?:water|council|utility|authority|corporation|urban utilities|unitywater)(?:'s)? (?:\w{4,12} )?easement\b/i,
  /** Where the public's pipes lie on the public's land. */
  onReserve:
    /\b(?:drain|sewer|main|pipe|path)s?\b[^.;]{0,40}\b(?:runs?|lies|passes|goes|crosses|is|laid)\b (?:through|along|in|under|over|across) (?:the )?(?:\w{4,12} )?(?:reserve|road|street|nature strip|verge|footpath|park)\b/i,
  /** One visit to fetch a thing, or a wish that was given up. */
  once: /\b(?:vendor|seller|executor|owner|famil(?:y|ies)|we|he|she|they)s?\b[^.;]{0,30}\b(?:collect|fetch|remove|pick up|call for|come (?:back )?for)(?:e?s)?\b(?! water)[^.;]{0,90}\bby (?:prior )?(?:arrangement|appointment)\b|\b(?:collects?|fetch(?:es)?|removes?|picks?|comes? (?:back )?for|takes?)\b[^.;]{0,24}\bby (?:prior )?(?:arrangement|appointment)\b|\b(?:once|one visit|a single visit)\b[^.;]{0,40}\bby arrangement\b|\bby (?:prior )?(?:arrangement|appointment),? (?:within|between|on|at|before|during|in business)\b|\b(?:removalists?|inspections?|access for (?:valuation|measuring|inspection))\b[^.;]{0,50}\bby (?:prior )?(?:arrangement|appointment)\b|\b(?:dropped|gave up|given up|abandoned) (?:the|his|her|their|that) (?:idea|plan|wish|request|claim|proposal)\b/i,
  without: /\bno access\b.{0,40}\bwithout\b/i,
  fragile: /\bpersonal to|ended|revo/i,
  users:
    /\b(?:neighbou?rs?|(?:adjoining|adjacent|next) owners?|owners? of (?:the )?(?:adjoining|next|lot|number|no\.?)|occupiers? of|others|the public|residents of)\b.{0,60}\b(?:uses?|used|using|driv(?:e|es|en|ing)|drove|walks?|walked|cross(?:es|ed)?|park(?:s|ed)?|reach(?:es)?|draws?|takes? water)\b/i,
  place: /\b(?:across|over|through|gate|track|driveway|rear|yard|land|path|lane|bore|dam|tank)\b/i,
  bare: /\bnothing is registered\b|\bnever objected\b|\b(?:without|no|not)\b.{0,30}\b(?:registered|easement|right|agreement|document|written)\b/i,
  line: /\b(?:pipe|line|drain|sewer|cable)\b.{0,40}\bpasses\b.{0,20}\b(?:beneath|under|through)\b.{0,20}\b(?:garden|house|yard|land)\b|\b(?:sewer|drain|storm ?water|water|gas|power|pipe|cable|line|septic)s?\b.{0,70}\b(?:runs?|pass(?:es)?|cross(?:es)?|laid|traverses?|goes)\b.{0,50}\b(?:property|land|lot|yard|block|house|garden)\b/i,
  atWill:
    /\b(?:pleasure|permit|goodwill|will) of\b|\bat will\b|\b(?:annual|yearly|temporary|revocable) (?:permit|licen[cs]e|lease)\b|\bunder (?:a|an) (?:annual )?(?:permit|licen[cs]e)\b/i,
  /** Who may look for, or take, what lies below. */
  resource:
    /\b(?:conduct and compensation|land access|access) (?:agreement|arrangement)\b.{0,80}\b(?:drill\w{0,3}|wells?|explor\w{1,6}|gas|petroleum|min(?:ing|ers?|erals?)|coal|quarr\w{1,4})\b|\b(?:exploration|mining|petroleum|prospecting|gas|coal|mineral|quarry|extractive) (?:licen[cs]e|permit|lease|tenement|title|authority)s?\b.{0,60}\b(?:covers?|includes?|over|affects?|applies|granted|held|current|until)\b|\b(?:EL|EPC|EPM|ATP|MDL|PEL|PPL) ?\d{2,5}\b.{0,30}\b(?:covers?|over|affects?|includes?|until)\b/i,
  drills: /\b(?:drill\w{0,3}|wells?|compensation|access|pit|blast\w{0,3}|notice)\b/i,
  entry: /\b(?:access|entry|entrance|approach|way in)\b/i,
  noFrontage:
    /\b(?:there is |has )?no (?:constructed|made|formed|sealed|legal) (?:road|access|street)\b|(?<!\? ?)\b(?:no|not have|without) (?!own\b)(?:\w{1,12} ){0,3}(?:frontage|road access|access to a (?:made |public )?road)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.resource,
  patterns.answered,
  [patterns.way, patterns.others, patterns.unsecured],
  patterns.noFrontage,
  [patterns.entry, patterns.atWill],
  [patterns.bare, patterns.users, patterns.place],
  [patterns.bare, patterns.line],
  patterns.noRoad,
  [patterns.informal, patterns.what],
  patterns.shared,
]

/** Rights that no register protects, for or against the buyer. */
export default defineRule({
  id: 'national/informal-rights',
  title: 'Access and rights that are not registered',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand, 's 32C'), cite(act.nsw.saleOfLand, 'Sch 3 s 1')],
  appliesTo: ['special-conditions', 'vendor-statement', 'title-search', 'plan'],
  patterns,
  clear: 'No unregistered right or informal arrangement was found.',
  subject:
    /\bunregistered (?:rights?|easements?|encumbrances?|interests?|leases?|licen[cs]es?|agreements?|arrangements?|access)\b|\b(?:no|without any|without a) registered (?:right|easement)|\bno (?:easement|right of (?:carriage)?way)\b.{0,40}\b(?:registered|exists|created|granted)\b|\bno right of (?:carriage)?way\b|\b(?:informal|oral|verbal|handshake|gentlem[ae]n's|unwritten)\b.{0,40}\b(?:arrangements?|agreements?|understanding|permission|licen[cs]e|access|rights?)\b|\b(?:tolerated|goodwill)\b|\bagreement in writing\b|\blicen[cs]e\b.{0,30}\bpersonal\b|\b(?:neighbours?|adjoining (?:owner|land|farm)\w?|next door)\b.{0,100}(?:\b(?:uses?|drives?|driven|cross\w{0,3}|access|permission|allow\w{0,2}|shares?|shared|track|gate)\b)|(?:\b(?:uses?|drives?|driven|cross\w{0,3}|access|permission|allow\w{0,2}|shares?|shared|track|gate)\b).{0,100}\b(?:neighbours?|adjoining (?:owner|land|farm)\w?|next door)\b|\b(?:access|entry|way in|reached|approached)\b.{0,80}(?:\b(?:permission|permit|neighbour\w{0,2}|goodwill|pleasure|crown|track|licen[cs]e|adjoining|unmade)\b)|(?:\b(?:permission|permit|neighbour\w{0,2}|goodwill|pleasure|crown|track|licen[cs]e|adjoining|unmade)\b).{0,80}\b(?:access|entry|way in|reached|approached)\b|\b(?:constructed|made) road\b|\bno (?:legal )?(?:access|frontage)\b|\b(?:mining|mineral|exploration|petroleum|gas|coal) (?:lease|licen[cs]e|tenement|permit|claim|title)s?\b|\btenements?\b|\bdrill(?:ing)?\b.{0,60}\b(?:wells?|paddocks?|appraisal)\b|\bland access agreement\b|\bconduct and compensation\b|\bEL ?\d{3,5}\b|\bsecured? access\b|\baccess\b.{0,40}\bnot (?:guaranteed|secured)\b/i,
  givesWayTo: {
    'national/legal-access': ['informal', 'access'],
  },
  messages: {
    informal: {
      title: 'An informal or unregistered right or licence affects the property',
      description:
        'The wording at {{where}} shows a use (parking, access, pipes, storage) that rests on an arrangement and not on the title. You may be bound by it, or lose the use of something you believed you bought.',
      recommendation:
        'Before you sign, ask for the arrangement in writing, and for registration or a lower price.',
      question:
        'On what does this arrangement rest, who can end it, and does it pass to the purchaser?',
    },
    resource: {
      title: 'A mining, gas or exploration right covers the land',
      description:
        'The wording at {{where}} shows that someone may search for or take minerals, gas or oil under this land. The owner of the surface cannot refuse for ever: there may be drilling, roads and noise, and compensation may already have been paid to the vendor.',
      recommendation:
        'Before you sign, ask for the licence and every access or compensation agreement, and who is to receive further payments.',
      question:
        'Which mining, gas or exploration rights cover the land, and what has been agreed or paid for them?',
    },
    access: {
      title: 'Access to the property is not secured',
      description:
        'The wording at {{where}} shows access by licence, permission or no road at all. Without legal access permits, loans and resale become hard.',
      recommendation: 'Before you sign, ask for a registered right of way.',
      question: 'Which registered right gives access to the land?',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(
      passagesIn(doc, [
        'special-conditions',
        'particulars',
        'vendor-statement',
        'rates-certificate',
        ...(doc.state === 'NSW' ? [] : (['planning-certificate'] as const)),
        'title-search',
        'plan',
        'annexure',
        'other',
      ]),
      'text',
      ...ENTRIES,
    )) {
      const { text, span, zone } = passage
      if (patterns.boiler.test(text) && !text.includes('☒')) continue
      if (patterns.printedHead.test(text)) continue
      if (patterns.once.test(text) || patterns.onReserve.test(text)) continue
      // The title has a rule of its own, and so has the interest report of Western Australia.
      const elsewhere =
        zone === 'title-search' || (doc.state === 'WA' && zone === 'planning-certificate')
      if (
        !elsewhere &&
        patterns.resource.test(text) &&
        affirmed(passage, patterns.resource) !== null
      ) {
        const severity = patterns.drills.test(text) ? 'high' : 'medium'
        report('resource', [span], {}, { severity })
        continue
      }
      const crossing =
        patterns.way.test(text) && patterns.others.test(text) && patterns.unsecured.test(text)
      if (patterns.answered.test(text) || (crossing && zone !== 'title-search')) {
        report('access', [span], {}, { severity: 'high' })
        continue
      }
      const bare = patterns.bare.test(text)
      if (isUnticked(text, 0) || text.endsWith('?')) continue
      if (
        zone !== 'title-search' &&
        (patterns.noFrontage.test(text) || holds(text, patterns.entry, patterns.atWill))
      ) {
        report('access', [span], {}, { severity: 'high' })
        continue
      }
      const used = holds(text, patterns.users, patterns.place) || patterns.line.test(text)
      if (bare && used && zone !== 'title-search' && doc.state !== 'QLD') {
        report('informal', [span])
        continue
      }
      if (patterns.registered.test(text) && !bare) continue
      if (patterns.noRoad.test(text) && !patterns.without.test(text))
        report('access', [span], {}, { severity: 'high' })
      // Queensland's Form 2 asks for unregistered rights, and a rule of its own reads them.
      else if (zone === 'title-search' || doc.state === 'QLD') continue
      else if (
        zone !== 'plan' &&
        patterns.informal.test(text) &&
        patterns.what.test(text) &&
        affirmed(passage, patterns.informal) !== null
      ) {
        report('informal', [span], {}, patterns.fragile.test(text) ? { severity: 'high' } : {})
      } else if (
        patterns.shared.test(text) &&
        zone !== 'vendor-statement' &&
        affirmed(passage, patterns.shared) !== null
      )
        report(
          'informal',
          [span],
          {},
          { strength: 'likely', ...(patterns.authorityMain.test(text) ? { severity: 'low' } : {}) },
        )
    }
  },
})
