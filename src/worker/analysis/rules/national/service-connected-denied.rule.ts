import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS } from '../reading/denials.ts'
import type { Matter } from '../papers/opposites.ts'
import { OPPOSITE_PATTERNS, oppositesIn, reportOf } from '../papers/opposites.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
  ...OPPOSITE_PATTERNS,
  sewered:
    /\b(?:sewer(?:age|s)?|deep drainage)\b(?: (?:mains?|services?|system|supply|line|connection|disposal))?(?: \(?(?:mains?|town|reticulated)\)?)? ?[:|-]? ?(?:(?:is|are|has been) )?(?:all )?(?:now |already |fully )?(?:☒ ?)?(?:connected|available and connected|laid on|yes\b|mains\b)|\bconnected to (?:the |a )?(?:town |mains |main |public |reticulated |council |municipal )?sewer|\bservices? (?:that are |which are |available and |now )?connected\b[^.;]{0,80}\bsewer|\b(?:fully )?sewered\b|\b(?:town|mains|reticulated) sewer(?:age)?\b[^.;]{0,20}\b(?:connected|in place|on)\b|\bsewer(?:age)?\b[^.;]{0,60}\b(?:are|is) (?:all )?connected\b|\b(?:drains?|drained|discharges?|flows?|goes|runs?|is joined|is connected) (?:in)?to (?:the |a )?(?:[a-z]{4,12}(?:'s)? ){0,2}sewer\b(?! easement)|\bconnected services?\b[^.;]{0,80}\bsewer|\bsewer(?:age)?\b[^.;]{0,24}\bconnected\b|\b(?:services?|connected)\b[^.?]{0,140}☒ ?(?:(?:reticulated|town|mains?|public|deep) )?sewer(?:age)?\b(?![^☐☒]{0,24}\bnot\b)|\bon (?:the )?(?:deep |mains |town )?sewer\b(?! easement)|\ball (?:\w{3,9} )?services (?:are )?connected\b/i,
  notSewered:
    /\b(?:when(?:ever)?|once|after|before)\b[^.;]{0,40}\b(?:connected|sewered)\b|\b(?:not|un|never)[- ]?(?:be |yet )?(?:connected|sewered|available)\b(?!; )|\b(?:not|nor|outside|never|without)\b[^.;,:|]{0,30}\b(?:sewered|sewer(?:age)? (?:area|district|scheme))\b|\bno sewer|\bfees?\b|\bcharge|\b(?:can|could|must|will|may|to) be connected|\bgas\b[^.;]{0,20}\bconnected to (?:the )?sewer|\b(?:over|under|build|built|works?) on (?:the )?sewer|\bnot (?:served|serviced)\b|\bpipes?\b|\bmanhole\b/i,
  septic:
    /\b(?:not|never) (?:yet )?(?:been )?(?:joined|connected) to (?:our|the|its|any) (?:\w{3,12} )?(?:sewer\w{0,3}|system|scheme|network)\b|\b(?:waste|sewage|effluent|it)\b[^.;]{0,24}\b(?:goes|drains?|runs?|discharges?|flows?) (?:in)?to (?:a|an|its own|the) (?:\w{3,12} )?(?:septic|trench|absorption|on-?site)|\bseptic (?:tank|system|trench)|\b(?:has|on|uses?|by|to|into|have) (?:a |its own |an? \w{3,10} )?septic\b|\boutside\b[^.;]{0,40}\b(?:serviced|served|sewered|reticulated)\b[^.;]{0,30}\bsewer(?:age|ed)?\b|\bnone of (?:our|its|the) sewers?\b|\bno (?:reticulated |town |mains? |public |council |gravity )?sewer(?:age)?(?: mains?| services?| line)?\b(?! (?:easement|charge|fee|surcharge|blockage|notice|connection fee))|\bsewer(?:age)?(?: mains?| services?| is| system){0,2} (?:is |are )?(?:not|un)[- ]?(?:yet )?(?:connected|available|reticulated|laid|provided)|\bnot (?:yet )?(?:connected to|served by|serviced by) (?:the |a |any )?(?:\w{3,12} )?sewer|\b(?:aerated|aerobic) (?:waste ?water )?(?:treatment )?(?:system|unit)|\bon-?site (?:sewage|waste ?water|effluent)\b|\b(?:AWTS|effluent disposal|leach drains?|holding tank|pump-?out (?:tank|system)|worm farm|composting toilet|unsewered)\b|\bsewer(?:age)?\b[^.;]{0,40}\bnot (?:served|serviced)\b/i,
  /** A card of the last century tells of a tank that another entry may have taken away. */
  notSeptic:
    /\b19\d\d\b[^;]{0,60}\bseptic\b|\b(?:until|before) (?:the )?(?:\w{3,9} )?(?:sewer|mains?|connection)\b|\b(?:no|without|old|disused|abandoned|filled|empt(?:y|ied) and|second|shed|studio|cottage|cabin|bungalow|stormwater|rainwater|permit for|pool|adjoining|neighbour\w{0,6}|next door|other (?:houses|properties|lots))\b[^.;]{0,40}\b(?:septic|tank|effluent)\b|\b(?:septic|tank)\b[^.;]{0,40}\b(?:closed|disused|filled|abandoned|decommissioned|removed|not in use|out of use|of number|next door|neighbour)|\bnot (?:on|using) (?:a )?septic\b|\bsewer(?:age)? (?:is|was) connected\b|\bseptic\b[^.;]{0,24}[:|] ?(?:no|nil|none|n\/a)\b|\b(?:septic|on-?site|effluent|AWTS|leach|holding|pump-?out)\b(?: (?:tanks?|systems?|trench\w{0,2}|sewage|waste ?water|disposal|drains?)){0,3}[ :|]{0,3}(?:no|nil|none|n\/a|not (?:applicable|recorded|known|present|found|installed))\b(?! (?:longer|record|permit|certificate|licence|approv\w{2,3}))|\bno (?:\w{3,12} )?sewer(?:age)?(?: main| line| pipe|s)?\b[^.;]{0,30}\b(?:cross(?:es)?|within|inside|under|beneath|through|pass(?:es)?|affects?|located|lies|traverses?|nearer|closer|touch(?:es)?|runs?|burdens?|on the (?:land|lot|property|site)|in the (?:land|lot)|built over|manhole|overflow|blockage)\b|\bno (?:record of|notice)\b/i,
  // Where a main lies, and not whether the house has the service.
  located:
    /\bno (?:\w{3,12} ){0,3}(?:water|gas|power|electricity)\b[^.;:]{0,30}\b(?:nearer|closer|touch(?:es)?|runs?|cross(?:es)?|pass(?:es)?|within|inside|under|beneath|through|over|burdens?|in the (?:lot|land|easement))\b/i,
  watered:
    /\b(?:services?|connected)\b[^.?]{0,140}☒ ?(?:reticulated|town|mains?|scheme) water\b|\b(?:town|mains?|scheme|reticulated) water\b[^.;]{0,24}\b(?:connected|laid on|available and connected|yes)\b|\bconnected to (?:the )?(?:town|mains?|scheme|reticulated) water\b|\bwater(?: supply)? ?[:|-]? ?(?:is |are )?(?:☒ ?)?connected\b|\bservices? (?:that are |which are |available and )?connected\b[^.;]{0,80}\bwater\b|\bconnected services?\b[^.;]{0,80}\bwater\b|\b(?:the )?services connected (?:are|to the (?:land|property))\b[^.;]{0,80}\bwater\b/i,
  notWatered:
    /\bnot (?:be )?connected\b|\bhot water\b|\bunconnected\b|\btank\b|\b(?:can|could|must|will|may|to) be connected/i,
  dry: /\bno (?:town|mains?|scheme|reticulated|public)(?: or \w{3,11})? water\b|\b(?:town|mains?|scheme|reticulated) water(?: supply| main)? (?:is |are )?(?:not|un)[- ]?(?:available|connected|laid)|\bnot (?:yet )?connected to (?:the )?(?:town|mains?|scheme|reticulated) water\b|\b(?:tank|rain|bore)(?: ?water)? (?:is the )?(?:only|sole)\b(?! for)|\bonly (?:on |by )?(?:tank|rain|bore) ?water\b|\brel(?:y|ies) (?:wholly |entirely |solely )?(?:up)?on (?:tank|rain|bore|carted)|\bwater\b[^.;]{0,24}\bnot (?:served|serviced)\b/i,
  gassed:
    /\b(?:services?|connected)\b[^.?]{0,140}☒ ?(?:natural|mains?|town|reticulated) gas\b|\b(?:natural |mains? |town |reticulated )?gas(?: supply)? ?[:|-]? ?(?:(?:is|are) )?(?:☒ ?)?(?:connected|laid on)\b|\bconnected to (?:the )?(?:natural|mains?|town|reticulated) gas\b|\bservices? (?:that are |which are |available and )?connected\b[^.;]{0,80}\bgas\b|\bconnected services?\b[^.;]{0,80}\bgas\b|\b(?:the )?services connected (?:are|to the (?:land|property))\b[^.;]{0,80}\bgas\b/i,
  notGassed:
    /\bnot (?:be )?connected\b|\bunconnected\b|\bbottled|\bLPG\b|\bcylinders?\b|\b(?:can|could|must|will|may|to) be connected/i,
  gasless:
    /\bno (?:natural|mains?|town|reticulated|piped)? ?gas(?: main| supply| service)?\b(?! (?:heater|leak|easement|pipeline|appliance|hot|safety|certificate|bill|compliance|works?))|\bgas (?:main )?(?:is |supply is )?not (?:yet )?(?:available|connected|reticulated|laid)\b|\bnot (?:yet )?connected to (?:the )?(?:natural|mains?|town|reticulated) gas\b|\bbottled gas only\b/i,
  powered:
    /\b(?:mains? |grid )?(?:electricity|power)(?: supply)? ?[:|-]? ?(?:(?:is|are) )?(?:☒ ?)?(?:connected|laid on)\b|\bconnected to (?:the )?(?:electricity grid|grid|mains? power|power grid)\b|\bservices? (?:that are |which are |available and )?connected\b[^.;]{0,80}\b(?:electricity|power)\b|\bconnected services?\b[^.;]{0,80}\b(?:power|electricity)\b|\b(?:the )?services connected (?:are|to the (?:land|property))\b[^.;]{0,80}\b(?:power|electricity)\b/i,
  notPowered:
    /\bnot (?:be )?connected\b|\bunconnected\b|\b(?:can|could|must|will|may|to) be connected/i,
  powerless:
    /\bno (?:mains? |grid )(?:power|electricity)\b|\boff[- ]grid\b|\b(?:mains? )?(?:power|electricity)(?: supply)? (?:is |are )?not (?:yet )?(?:available|connected|laid)\b|\bnot (?:yet )?connected to (?:the )?(?:electricity grid|grid|mains? power)\b|\bstand-?alone (?:solar|power)\b/i,
})

const zones = ALL_PAPERS
const SAID = 'Said to be connected'
const SHOWN = 'Other paper'

const SEWER: Matter = {
  said: 'sewerage is said to be connected, but a septic or on-site system, or no sewer, is shown',
  one: { label: SAID, zones, says: patterns.sewered, not: patterns.notSewered },
  other: { label: SHOWN, zones, says: patterns.septic, not: patterns.notSeptic },
}

/** Where a contract tells what is sold. */
const SOLD_IN: ReadonlySet<PageKind> = new Set([
  'particulars',
  'contract-form',
  'special-conditions',
])

const MATTERS: readonly Matter[] = [
  SEWER,
  {
    said: 'mains water is said to be connected, but there is none',
    one: { label: SAID, zones, says: patterns.watered, not: patterns.notWatered },
    other: { label: SHOWN, zones, says: patterns.dry, not: patterns.located },
  },
  {
    said: 'gas is said to be connected, but there is no mains gas',
    one: { label: SAID, zones, says: patterns.gassed, not: patterns.notGassed },
    other: { label: SHOWN, zones, says: patterns.gasless, not: patterns.located },
  },
  {
    said: 'electricity is said to be connected, but there is no mains power',
    one: { label: SAID, zones, says: patterns.powered, not: patterns.notPowered },
    other: { label: SHOWN, zones, says: patterns.powerless, not: patterns.located },
  },
]

/** A service that one paper calls connected and another does not know. */
export default defineRule({
  id: 'national/service-connected-denied',
  title: 'Services told in two ways',
  category: 'operational',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for it, in its own rule' },
  appliesTo: ['vendor-statement', 'particulars', 'water-certificate', 'annexure'],
  patterns,
  clear: 'No service was found that the papers tell in two ways.',
  subject:
    /\b(?:sewer\w{0,4}|(?:mains?|town|scheme|reticulated) water|water supply|(?:natural|mains?|bottled) gas|gas supply|electricity|power|telephone|waste ?water|nbn)\b[^.;]{0,60}\b(?:connected|disconnected|unavailable|available|reticulated|not (?:supplied|provided)|septic|off-grid)\b|\bconnected\b[^.;]{0,80}\b(?:sewer\w{0,4}|water|gas|electricity|power|telephone|services)\b|\bno (?:mains? |town |natural |reticulated )?(?:sewer|sewerage|gas|electricity|power)\b|\bno (?:mains?|town|reticulated|scheme) water\b|\bdrains? (?:in)?to the\b|\bseptic\b|\boff-grid\b|\b(?:property|house|land) has not been joined\b/i,
  messages: {
    differ: {
      title: 'The papers disagree on services: {{said}}',
      description:
        'Two papers tell it differently: {{said}}. A service that is not there must be brought in and paid for, and a septic or tank system needs a permit, upkeep and one day replacement.',
      recommendation:
        'Before you sign, ask the supplier or the council which is right, and have the wrong paper corrected in writing.',
      question:
        'Your papers disagree ({{said}}). Which is right, and will the wrong statement be corrected?',
    },
  },
  check({ doc, facts }, report) {
    const found = oppositesIn({ doc, facts }, MATTERS)
    if (found.length === 0) return
    const { spans, values, options } = reportOf(found)
    // What the contract itself marks as a service is what is sold, and a sewer costs most to bring in.
    const isSold = found.some(({ matter, one }) => matter === SEWER && SOLD_IN.has(one.zone))
    report('differ', spans, values, isSold ? { ...options, severity: 'high' } : options)
  },
})
