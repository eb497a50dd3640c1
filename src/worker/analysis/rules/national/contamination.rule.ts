import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS, isSpecific } from '../papers/form-answers.ts'
import { holds } from '../reading/concepts.ts'
import { disclosuresOf, holdingAny, type Passage, passagesIn } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'
import { NO_STREET } from '../reading/street-after.ts'

const patterns = wordings({
  /** What its titles name. */
  named:
    /\b(?:arsenic|lead|asbestos|PFAS|PFOS|hydrocarbons?|petroleum|petrol|diesel|fuel (?:tanks?|storage)|underground (?:tanks?|storage tanks?|fuel tanks?)|bowser|service station|dry[- ]clean(?:er|ing)s?|landfill(?: gas)?|tip|sheep dip|cattle dip|dip site|organochlorines?|pesticides?|solvents?|timber treatment|tannery|gasworks|foundry|orchard|market garden|mine|mining|tailings|ash|fill|methane|acid sulfate)\b/i,
  ...FORM_PATTERNS,
  formRegister: /\b(?:EMR|CLR|environmental management register|contaminated land register)\b/i,
  formNotice: /\b(?:408\(2\)|369C\(2\)|347\(2\))/i,
  marked: /☒ ?(?:is )?(?:recorded|included|listed|affected)\b/i,
  registerName: /\bcontaminated land register\b/i,
  registered: /\b(?:yes|included|recorded|listed|entered|appears)\b/i,
  clearUp: /\bCLR\b|\bcontaminated land register\b|\bclean-?up\b/i,
  noticeGiven:
    /\bnotice under section (?:408|369C|347)\b[^☐☒]{0,80}\b(?:is|was|has been|are) (?:attached|given|issued|served|annexed)\b/i,
  soil: new RegExp(
    `${/\bclean[- ]?up notice\b|\bnotice under section (?:408|369C|347)\b.{0,80}\b(?:is|was|has been|are) (?:attached|given|issued|served|annexed)\b|\b(?:included|recorded|listed|entered|appears) (?:on|in) the (?:EMR|CLR|environmental management register|contaminated land register)\b|\b(?:EMR|CLR)\b(?:(?!\bnot\b)[^.]){0,60}\b(?:included|listed|recorded)\b|\bsite management plan\b|\bnotifiable activity\b|\benvironmental audit (?:overlay\b|(?:is )?required\b)|\bEAO\d{0,2}\b|\bcontaminat(?:ed|ion)\b|\bpriority sites? register\b|\bunderground (?:fuel |petrol |oil |diesel |storage ){0,2}tanks?\b|\b(?:fuel|petrol|diesel|oil|kerosene) tanks?\b.{0,40}\b(?:buried|under(?:ground| the| neath)?|below (?:ground|the))\b|\bburied (?:fuel|petrol|diesel|oil) tanks?\b|\b(?:former|previously|used (?:as|for)|site of)\b.{0,40}\b(?:service station|petrol station|dry[- ]clean(?:er'?s?|ing)|landfill|tannery|gasworks|foundry|mechanic'?s workshop|depot|timber treatment|sheep dip(?:ping)?|cattle dip(?:ping)?|orchard|market garden|tip)\b/.source}${NO_STREET}|${/\bsite (?:audit|contamination)\b|\bclean-?up (?:notice|order)\b|\bpollution (?:abatement|prevention) notice\b|\benvironment(?:al)? protection (?:order|notice)\b|\bgroundwater prohibition\b|\bsection (?:83A|103S)\b|\basbestos in (?:the )?soil\b|\blandfill gas\b|\bPFAS\b|\bremediat(?:ed|ion)\b/.source}`,
    'i',
  ),
  // What was done on the land, and by what word of the past.
  trade: new RegExp(
    `${/\b(?:service station|petrol (?:station|bowser)|dry[- ]?clean\w{0,4}|landfill|tannery|gasworks|foundry|timber treatment|(?:sheep|cattle) dip|plunge dip|orchard|market garden|rubbish tip|panel beat\w{0,4}|motor repairs?|mechanic'?s? workshop|electroplat\w{0,4}|chemical (?:store|works)|fuel depot|battery (?:factory|works|breaking)|scrap ?yard|wreck(?:er'?s|ing)|spray(?: painting| shed)|abattoir)\b/.source}${NO_STREET}`,
    'i',
  ),
  /** A printed question with what was answered behind it. */
  yes: /(?:\?|^) ?YES\b[,:;. -]{1,3}[a-z]/i,
  /** A dip, by what it looks like and what was done in it. */
  dipped:
    /\b(?:sheep|cattle|stock|plunge) dip\b(?! (?:road|rd|lane|street|track|creek))[^.;]{0,60}\b(?:in use|in operation|operated|was used|ran|closed|filled)\b|\b(?:lies? (?:over|on|above)|stands? (?:over|on)|(?:former )?site of|part of)\b[^.;]{0,60}\b(?:sheep|cattle|stock|plunge) dip\b(?! (?:road|rd|lane|street|track|creek))|\b(?:troughs?|baths?|pits?|races?|vats?|channels?|tanks?|sumps?|ramps?|pens?)\b[^.;]{0,160}\b(?:cattle|sheep|stock|beasts|livestock|mobs?|horses)\b[^.;]{0,30}\b(?:swum|swam|dipped|plunged|sprayed|driven through|run through)\b|\b(?:cattle|sheep|stock|livestock|beasts)\b[^.;]{0,20}\b(?:were|was|used to be)\b[^.;]{0,16}\b(?:dipped|swum|plunged)\b|\b(?:dip(?:ping)? (?:baths?|vats?|troughs?|pits?)|(?:plunge|swim) (?:baths?|troughs?))\b/i,
  past: /\b(?:was|were|been|once|former(?:ly)?|previous(?:ly)?|until|operated|from (?:19|20)\d{2}|(?:19|20)\d{2} (?:to|until|-) (?:19|20)\d{2}|used (?:as|for)|closed|disused|filled in|decommissioned)\b/i,
  found:
    /\b(?:soil|groundwater|ground)\b.{0,60}\b(?:lead|arsenic|hydrocarbons?|asbestos|pesticides?|DDT|dieldrin|residues?|PFAS|heavy metals)\b|\b(?:lead|arsenic|hydrocarbons?|pesticide|DDT|dieldrin|PFAS)\b.{0,60}\b(?:soil|groundwater|above residential)\b/i,
  /** By its name or its kind, whatever it lies in. */
  poison:
    /\b(?:dieldrin|aldrin|chlordane|DDT|organochlorines?|organophosphates?|arsenic\w{0,2}|tributyltin|PCBs?|PFAS|PFOS|hydrocarbons?|tetrachloro\w{2,9}|trichloro\w{2,9}|perchloroethylene|benzene|heavy metals|battery acid|lead (?:paste|dust|and acid)|(?:chemical|pesticide|spray) (?:drums?|residues?)|solvents|creosote)\b/i,
  /** That it is there, and in what. */
  lies: /\b(?:carr(?:y|ies)|holds?|contains?|exceeds?|above (?:the )?(?:limit|residential|guideline|criteria|investigation)|residues?|recorded|register|found|detected|lies?|left|vapours?|beneath|below|under|near|metres from|leak\w{0,4}|spill\w{0,3}|soils?|drums?|dip|paddock|ground ?water|bore|graz\w{2,4})\b/i,
  /** A tank that nobody dug up. */
  /** "The drainage of the site with its underground tank and pump": rain and no fuel. */
  waterTank:
    /\b(?:drainage|storm ?water|detention|rain ?water|septic|sewage|water)\b[^.;]{0,50}\btanks?\b|\btanks?\b[^.;]{0,40}\b(?:storm ?water|detention|rain ?water|float switch|roof water)\b/i,
  tank: /\b(?:tanks?|bowser|pump island)\b[^.;]{0,80}\b(?:still (?:in|under)|in the ground|below ground|underground|has not been (?:found|removed|lifted)|not been lifted|never (?:removed|lifted|dug)|left in|remains? (?:in|under|below|beneath))\b|\bburied tanks?\b|\btanks?\b[^.;]{0,20}\b(?:under|beneath|below) the (?:forecourt|footpath|driveway|yard|lane|slab|floor)\b/i,
  measured:
    /\b(?:sampl\w{1,4}|test(?:s|ed|ing)?|bores?|results?|analys\w{1,3}|found|measured|laborator\w{1,3})\b[^;]{0,160}\b\d[\d,.]{0,7} ?(?:mg\/kg|mg per kg|ppm|milligrams? per kilogram|µg\/L|ug\/L|mg\/L)/i,
  forHomes:
    /\b(?:guideline|criteri(?:on|a)|limit|investigation level|threshold|HIL\b|standard)[^.;]{0,60}\b(?:homes?|hous(?:e|es|ing)|residential|gardens?|dwellings?)\b|\b(?:residential|health|garden)[^.;]{0,24}\b(?:guideline|criteri(?:on|a)|limit|investigation level|threshold|level)\b/i,
  fuel: /\b(?:fuel|petrol|diesel|kerosene|oil|bowser|heating|service station|gallons|UST|UPSS)\b/i,
  drum: /\bdrums\b[^.;]{0,60}\b(?:leak\w{0,3}|rust\w{0,3}|skull|corrod\w{2,3}|burst|buried|unlabelled|poison)\b/i,
  restricted:
    /\bremedial action plan\b[^.;]{0,30}\b(?:asked|required|needed|demanded|called for|must)\b|\b(?:contaminat\w{2,4} (?:\w{3,9} ){0,2}|residue )(?:notice|declaration|status)\b|\bproperty management plan\b|\b(?:stock|cattle|sheep|livestock)\b[^.;]{0,50}\b(?:must not|may not|not (?:to|be)) (?:to )?(?:be )?(?:graze\w{0,1}|go to slaughter|sold for slaughter)\b/i,
  residue:
    /\b(?:remedial action|residues?|chemical|dip|contaminat\w{2,4}|dieldrin|organochlorine)\b/i,
  cleared:
    /[:|?] ?(?:none|nil|no|not applicable)\b|\b(?:below|under|less than|within)\b[^.;]{0,30}\b(?:detection|limits?|criteria|guidelines?|investigation|levels?)\b|\bno\b[^.;]{0,40}\b(?:notices?|plan|orders?)\b|\b(?:no|nil|not|none|never|neither|nor|free of)\b[^.;]{0,50}\b(?:dieldrin|aldrin|DDT|organochlorines?|arsenic\w{0,2}|tributyltin|PCBs?|PFAS|hydrocarbons?|tetrachloro\w{2,9}|trichloro\w{2,9}|residues?|solvents|tanks?|drums|detection|limits?|criteria|guidelines?|investigation levels?)\b|\b(?:was|were|been) (?:removed|lifted|dug (?:up|out)|taken (?:away|out)|cleared|remediated)\b|\bnot (?:detected|found|present)\b/i,
  stays: /\bstill in\b|\bnot been (?:found|removed|lifted)\b|\bnever (?:removed|lifted)\b/i,
  // What has no business in ground or water, by name.
  solvent:
    /\b(?:(?:tetra|tri)chloro\w{2,12}|perchloroethylene|PCE|TCE|BTEX|benzene|toluene|naphthalene|creosote|cyanide|dioxins?|(?:arsenate of lead|lead arsenate|copper chrome arsenate|arsenical)|(?:petrol|solvents?|diesel) (?:vapours?|fumes))\b/i,
  inGround:
    /\b(?:soil|ground ?water|bore|vapours?|plume|sub-?floor|slab|ground|spray(?:ed|ing)?|dip(?:ped|ping)?|vat|pad|orchard|moving|migrat\w{2,3}|leach\w{0,3})\b/i,
  /** An auditor found it fit for homes, and asks for nothing more; or nobody keeps a record. */
  fit: /\b(?:suitable|fit) for (?:any |all |standard |unrestricted |low density |medium density |high density )?(?:residential|sensitive|apartments?|dwellings?|homes?|housing)\b|\bvalidated by (?:an? )?site audit\b|\bsite audit statement\b[^.;]{0,40}\bheld\b/i,
  unconditional:
    /\b(?:with no|without(?: any)?|no|places no) (?:conditions?|(?:environmental )?management plan(?: (?:is )?(?:required|needed))?)\b/i,
  conditional:
    /\b(?:subject to|conditions?|provided|only if|so long as|management plan|capp(?:ed|ing)|cap\b|restrict\w{0,5}|not\b|monitor\w{0,3}|if\b)/i,
  unrecorded:
    /\bmeets? (?:the )?(?:australian )?(?:drinking|potable|health|guidelines?|criteria|standards?)\b|\b(?:no|nil) (?:current )?(?:records?|entry|entries|listings?) (?:for|against|of) (?:this|the|lot|parcel|\d)|\bneither\b[^.;]{0,30}\bnor\b[^.;]{0,40}\b(?:above|found|detected|exceed\w{0,3})\b|\bfound neither\b|\$ ?0(?:\.00)?(?![\d,.])[^.;]{0,24}\bpaid\b|\bcosts? of\b[^.;]{0,40}\b(?:were|was|has been|have been) paid\b|\binformation is not held\b|\bno information (?:is )?held\b|\bholds? no (?:information|records?)\b/i,
  audit: /\bstatement of (?:environmental )?audit\b/i,
  elsewhere: /\b(?:adjoining|neighbouring|next door|opposite|nearby)\b/i,
  /** So far that nothing comes from there: "Lot 88, 900 metres distant". */
  farOff:
    /\b(?:[5-9]\d\d|\d{4}) ?(?:m|metres) (?:distant|away|off)\b|\b\d{1,2}(?:\.\d)? ?(?:km|kilometres) (?:distant|away|off)\b/i,
  /** Who may not pump the water below: of the ground of this lot it says nothing. */
  waterBarred:
    /\b(?:groundwater (?:prohibition|restricted use) (?:area|zone)|groundwater (?:quality )?restricted use zone|(?:prohibition|restriction)s? (?:or restrictions? )?(?:on|against) (?:the )?taking (?:of )?(?:ground ?)?water|(?:no person may|must not|may not|prohibit\w{0,3} (?:from )?) ?(?:take|taking|extract\w{0,3}|use|using|pump\w{0,3}) (?:of )?ground ?water)\b/i,
  /** … unless the words tell of the ground itself. */
  groundToo:
    /\b(?:soils?|source|classif\w{2,8}|memorial|(?:this|the) (?:land|lot|site|property) (?:is|was|has been) (?:contaminated|polluted|remediated)|remediat\w{2,3}|restricted use\b(?! (?:area|zone)))\b/i,
  /** An item that names its audit; what the audit found stands in the next line. */
  auditNamed: /\baudit\b/i,
  statement:
    /\b(?:council has adopted|where (?:there is )?contamination exists|approval for a change of use may be refused|policy|general(?:ly)?|should (?:consider|check|make)|due diligence|may wish|cladding|fa[cç]ade|defect|waterproof|balcon|building works)\w{0,4}\b/i,
  registerHeading: /^(?:environmental management|contaminated land) register\b.{0,60}$/i,
  order: /\b(?:clean-?up|notice|order)\b/i,
  /** A notice to the scheme about its plant or pipes, which the rule of notices tells. */
  onScheme:
    /\b(?:notice|order)\b[^.;]{0,60}\b(?:on|upon|to|against) (?:the )?(?:(?:neighbourhood |community |village )?association|owners'? corporation|body corporate|(?:strata |community )?corporation|strata company|scheme)\b/i,
  inSoil: /\b(?:soils?|ground ?water|land is|contaminat\w{2,4}|tanks?|landfill)\b/i,
  done: /\b(?:certificate of environmental audit|has been (?:remediated|removed)|was remediated|statement of (?:environmental )?audit)\b/i,
  indemnity: /\b(?:indemnif|releases?|no warranty)\w{0,4}\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.dipped,
  patterns.drum,
  [patterns.poison, patterns.lies],
  [patterns.tank, patterns.fuel],
  [patterns.restricted, patterns.residue],
  [patterns.trade, patterns.past],
  patterns.found,
  patterns.waterBarred,
  [patterns.solvent, patterns.inGround],
  patterns.audit,
  patterns.soil,
]

/** What lies in the ground. */
export default defineRule({
  id: 'national/contamination',
  title: 'Contaminated land',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.planningProvisions, 'cl 45.03'),
    cite(act.vic.environmentProtection),
    cite(act.nsw.contaminatedLand, 's 59(2)'),
    cite(act.qld.environmentalProtection, 's 408'),
    cite(act.qld.propertyLawRegulation, 's 5(1)(f)'),
    cite(act.sa.environmentProtection),
    cite(act.wa.contaminatedSites),
  ],
  appliesTo: [
    'planning-certificate',
    'vendor-statement',
    'special-conditions',
    'rates-certificate',
    'building-report',
  ],
  patterns,
  names: patterns.named,
  clear: 'No contamination or audit requirement was found in the papers.',
  subject:
    /\bcontamina\w{2,5}\b|\bpollut\w{2,4}\b|\b(?:site|environmental) audit\b|\bEAO\b|\b(?:EMR|CLR)\b|\benvironmental management register\b|\bpriority sites? register\b|\bclean[- ]?up notice\b|\b(?:sheep|cattle|livestock|plunge|tick) (?:dip\w{0,3}|bath)\b|\bdipped\b|\bsprayed\b|\b(?:fuel|petrol|diesel|underground|oil)(?: petrol| fuel| storage)? tanks?\b|\b(?:hydrocarbons?|arsen\w{1,5}|dieldrin|chlordane|DDT|PFAS|trichloroeth\w{2,6}|tetrachloroeth\w{2,6}|benzene|solvents?)\b|\blead\b[^.;]{0,30}\b(?:soil|mg\/kg|levels|residential)\b|\bsoil\b[^.;]{0,40}\b(?:lead|vapour|stained|tests?|tested|residue\w{0,1}|odour)\b|\b(?:stained soil|vapours?|drums|spray (?:vat|race))\b|\b(?:dry ?clean\w{0,4}|service station|panel beat\w{1,6}|sawmill|landfill|tip site|former depot)\b|\bgroundwater\b[^.;]{0,60}\b(?:prohibition|restricted|affected)\b|\bplume\b|\bsection 408\b/i,
  givesWayTo: {
    'sa/environment-particulars': ['soil', 'water'],
  },
  messages: {
    water: {
      title: 'The water in the ground is contaminated, and nobody may take it',
      description:
        'By the wording at {{where}} water below the land may not be taken, because site contamination has reached it. A bore is useless, vapour can rise under a house, and lenders ask about it. It does not say that this lot is the source.',
      recommendation:
        'Before you sign, read the notice, ask the environment authority what was found and how near, and ask your lender whether it minds.',
      question:
        'Is there a bore on the land, and what reports about the contaminated water does the vendor have?',
    },
    soil: {
      title: 'The land is or may be contaminated (environmental audit or past use){{named}}',
      description:
        'The wording at {{where}} points to contamination of the ground, an audit requirement or a past use that can leave it. Cleaning up is costly, a home or extension may need an audit first, and lenders ask about it.',
      recommendation:
        'Before you sign, ask for audit and soil reports and the site’s history, and consider a condition that a report satisfies you.',
      question: 'What reports or notices about contamination does the vendor have?',
    },
  },
  check({ doc }, report) {
    const asked = doc.state === 'QLD' ? [patterns.formRegister, patterns.formNotice] : []
    for (const question of asked) {
      for (const { answer, spans, details } of answersTo(doc, question)) {
        if (answer !== 'yes') continue
        const grave = question === patterns.formNotice || patterns.clearUp.test(details)
        report('soil', spans, {}, { severity: grave ? 'critical' : 'high' })
      }
    }
    const strays = passagesIn(doc, ['lease', 'company-extract']).filter(isPoisoned)
    for (const passage of [...holdingAny(disclosuresOf(doc), 'text', ...ENTRIES), ...strays]) {
      const { text, span, zone } = passage
      if (
        zone === 'vendor-statement' &&
        asked.some((question) => question.test(text)) &&
        !patterns.noticeGiven.test(text) &&
        !isSpecific(text) &&
        !patterns.marked.test(text)
      )
        continue
      if (patterns.registerName.test(text) && !patterns.registered.test(text)) continue
      const { next } = passage
      if (patterns.waterBarred.test(text) && !patterns.groundToo.test(text)) {
        if (affirmed(passage, patterns.waterBarred) !== null && !isVicinity(passage))
          report('water', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.unrecorded.test(text) || isFitForHomes(text)) continue
      if (patterns.auditNamed.test(text) && isFitForHomes(next)) continue
      if (isPoisoned(passage) && zone !== 'by-laws' && !isVicinity(passage)) {
        // Measured, and above what a home may have.
        const isOver = patterns.measured.test(text) && patterns.forHomes.test(text)
        const severity = isOver || patterns.order.test(text) ? 'critical' : 'high'
        report('soil', [span], {}, { severity, unmistakable: true })
        continue
      }
      if (
        patterns.dipped.test(text) &&
        zone !== 'minutes' &&
        zone !== 'by-laws' &&
        !patterns.elsewhere.test(text) &&
        !patterns.cleared.test(text) &&
        !isVicinity(passage) &&
        affirmed(passage, patterns.dipped) !== null
      ) {
        report('soil', [span], {}, { unmistakable: true })
        continue
      }
      const past =
        (patterns.trade.test(text) && patterns.past.test(text)) ||
        ((patterns.found.test(text) ||
          (patterns.solvent.test(text) && patterns.inGround.test(text))) &&
          !patterns.indemnity.test(text))
      // Planning certificates and Queensland's form print such words in their own explanations.
      const told =
        zone !== 'minutes' &&
        zone !== 'by-laws' &&
        (doc.state === 'VIC' ||
          patterns.yes.test(text) ||
          (zone !== 'planning-certificate' && zone !== 'vendor-statement'))
      if (
        (past || patterns.audit.test(text)) &&
        told &&
        !patterns.elsewhere.test(text) &&
        !isVicinity(passage) &&
        [patterns.past, patterns.found, patterns.solvent, patterns.audit].some(
          (words) => words.test(text) && affirmed(passage, words) !== null,
        )
      ) {
        report('soil', [span])
        continue
      }
      if (!patterns.soil.test(text) || patterns.statement.test(text) || isVicinity(passage))
        continue
      if (patterns.farOff.test(text)) continue
      if (patterns.onScheme.test(text) && !patterns.inSoil.test(text)) continue
      if (zone === 'minutes' || zone === 'by-laws' || zone === 'owners-corporation-certificate')
        continue
      if (affirmed(passage, patterns.soil) === null || patterns.registerHeading.test(text)) continue
      if (patterns.indemnity.test(text)) continue
      if (patterns.waterTank.test(text) && !patterns.fuel.test(text)) continue
      const severity = patterns.done.test(text)
        ? 'medium'
        : patterns.order.test(text)
          ? 'critical'
          : 'high'
      report('soil', [span], {}, { severity })
    }
  },
})

/** What is named as poison, buried or under restriction, and not said to be gone or absent. */
function isPoisoned({ text }: Passage): boolean {
  if (patterns.farOff.test(text)) return false
  if (patterns.cleared.test(text) || patterns.indemnity.test(text) || text.endsWith('?'))
    return patterns.stays.test(text) && patterns.tank.test(text) && patterns.fuel.test(text)
  if (patterns.elsewhere.test(text)) return false
  return (
    holds(text, patterns.poison, patterns.lies) ||
    holds(text, patterns.tank, patterns.fuel) ||
    holds(text, patterns.restricted, patterns.residue) ||
    patterns.drum.test(text)
  )
}

/** "Suitable for residential use, no conditions": the audit is behind the land, not before it. */
function isFitForHomes(text: string): boolean {
  const rest = text.replaceAll(everywhere(patterns.unconditional), ' ')
  return patterns.fit.test(text) && !patterns.conditional.test(rest)
}
