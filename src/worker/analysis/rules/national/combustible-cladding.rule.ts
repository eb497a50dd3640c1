import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf } from '../reading/passages.ts'
import { isSoldInScheme } from '../schemes/told-of-scheme.ts'

const patterns = wordings({
  cladding:
    /\b(?:cladding|outer panels|wall panels|fa[cç]ade)\b[^.;]{0,40}\b(?:that burns?|can burn|burns|flammable|elevated risk|high risk|extreme risk|its? replac\w{3,6}|cost of replac\w{3,5}|replacing (?:it|them))|\bclass(?:ed|es|ify)?\b[^.;]{0,30}\b(?:elevated|high|extreme|unacceptable) risk\b|\b(?:outer|external) (?:wall )?panels\b|\bpanels?\b[^.]{0,30}\b(?:PE core|polyethylene core)\b|\bcombustible\b|\baluminium composite\b|\bACP\b|\b(?:polyethylene|polymer|PE)[- ](?:core[ds]?|filled)\b|\bpanels?\b[^.;]{0,24}\b(?:core|filling|filled|infill) (?:of|with) (?:polyethylene|PE|plastic)\b|\bcladding safety\b|\bexpanded polystyrene\b|\bEPS\b|\b(?:external|facade|fa[cç]ade) (?:wall )?cladding\b|\bfa[cç]ade panels?\b|\bcladding\b.{0,20}\blevy\b|\baffected (?:private )?building\b(?! notice)|\bflammable (?:panels?|cladding)\b|\bcladding (?:risk|rating|register|audit|assessment)\b|\bpolystyrene\b|\b(?:external )?wall panels\b|\bfire (?:safety )?(?:order|upgrade)s?\b|\bcladding\b.{0,30}\b(?:category|class|rated)\b|\bbiowood\b|\bbuilding work rectification order\b/i,
  /** Somebody has asked for something, or rated it for a register. */
  ordered:
    /\b(?:orders?|ordered|notices?|register|rated|rating|assess\w{2,5}|lev(?:y|ies)|program|checklist|elevated|extreme|category|owners)\b/i,
  /** What grows, lies or is stored there and can burn: fuel of a bushfire, and no part of a building. */
  fuel: /\b(?:nothing|anything|everything|no|any|all|other) (?:\w{3,12} )?combustibles?\b|\bcombustible (?:matter|materials?|litter|liquids?|vegetation|goods|waste|rubbish|fuels?|growth|items?|things?|ground|mulch|debris|stor\w{2,4})\b|\bcombustibles\b/i,
  ofBuilding:
    /\b(?:clad\w{0,5}|panels?|fa[cç]ades?|external walls?|composite|polystyrene|polyethylene|fire (?:safety )?(?:order|upgrade)s?|rectification order)\b/i,
  bad: /\b(?:burns?|elevated|as (?:it|they|is)|category|fire engineer|PE core|wants? them off|insurer)\b|\b(?:order|notice|replace\w{0,4}|rectif\w{1,7}|remov\w{1,3}|program|risk|combustible|affected|polyethylene|upgrade|required|checklist|excluded|exclusion|flammable|unacceptable|come off|levy of|struck|register|rated|high|extreme|polystyrene|clad|replacing|quot\w{3,6})\b/i,
  fine: /\b(?:letter withdrawing|all works (?:were|are|have been) (?:done|completed|finished)|non-?combustible|cleared|closed|resolved|discharged|revoked|complied with|cancelled|lifted|withdrawn|has been (?:completed|rectified|removed|replaced)|was (?:completed|rectified|removed|replaced)|certificate (?:of (?:final|completion)|issued)|brick|blockwork|masonry|weatherboard|part (?:2|two) (?:is |was )?not (?:required|needed)|no (?:combustible|external|cladding))\b/i,
  /** Told behind it: whoever may order it wants nothing done. */
  noAction:
    /\bno (?:further )?action (?:is |was |has been )?(?:needed|required|necessary|proposed)\b|\bnothing (?:further |more )?(?:is |was )?(?:needed|required|to be done)\b/i,
  law: /\bbuilding product(?:s)? (?:rectification|use ban)\b.{0,60}\bnot aware\b|\bnot aware\b/i,
  // The means by which people get out, and what is wrong with them.
  fireSystem:
    /\b(?:emergency lighting|fire (?:hydrants?|safety (?:statement|measures|systems?|notice|report)|doors?|panel|alarms?|sprinklers?|hose reels?|services|penetrations?|engineer\w{0,3})|sprinklers?|hydrants?|smoke (?:detect\w{2,4}|alarms?|exhaust)|annual fire safety statement|essential (?:safety )?(?:services|measures)|fire brigade|MFB|CFA|QFES|DFES)\b/i,
  fails:
    /\b(?:(?:could|can|would) not (?:be )?sign(?:ed)?(?: off)?|not signed|(?:doors?|measures?|items?|hydrants?) fail(?:s|ed|ing)?|lodged (?:\w{3,6} ){0,2}late|not covered|not certified|no (?:longer )?(?:certificate|certified))\b|\b(?:fails? to comply|failed|not compl\w{1,5}|non-?compl\w{1,5}|could not be issued|(?:not|never) (?:been )?(?:issued|certified|serviced|maintained)|overdue|outstanding|defective|inoperable|not (?:working|operational)|must be (?:upgraded|replaced|installed)|needs? (?:replac|upgrad)\w{2,6}|to be (?:upgraded|replaced|installed)|upgrade (?:required|outstanding|ordered)|deficienc(?:y|ies)|missing|requires? (?:sprinklers|upgrad\w{2,3}|replac\w{3,6}))\b/i,
})

/** Cladding that burns, and what is ordered about it. */
export default defineRule({
  id: 'national/combustible-cladding',
  title: 'Combustible cladding and fire orders',
  category: 'compliance',
  severity: 'critical',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.building),
    cite(act.nsw.saleOfLand, 'Sch 2 items 18–19'),
    cite(act.nsw.propertyAgents, 's 60(1)(f)–(g)'),
  ],
  appliesTo: [
    'owners-corporation-certificate',
    'minutes',
    'vendor-statement',
    'planning-certificate',
    'special-conditions',
  ],
  patterns,
  clear: 'No combustible cladding or fire order was found.',
  subject:
    /\bcladding\b|\bcomposite panels?\b|\bACP\b|\bpoly(?:ethylene|styrene)\b|\bEPS\b|\bPE[- ]core\w{0,1}\b|\b(?:non-?)?combustible\b|\bflammable\b[^.;]{0,20}\bpanels\b|\bouter wall panels\b|\bfa[cç]ade\b|\bwall panels?\b|\bfire (?:safety |prevention )?(?:orders?|engineer\w{0,3}|hydrants?|contractor|doors?|safety (?:statement|schedule|measures))\b|\bessential (?:fire )?safety\b|\bsmoke detection\b|\bsprinklers?\b|\bbiowood\b/i,
  givesWayTo: {
    'nsw/apartment-building-order': ['cladding'],
  },
  messages: {
    fire: {
      title: 'Fire safety systems of the building fail or are not certified',
      description:
        'The wording at {{where}} shows that hydrants, sprinklers, alarms or the yearly fire statement of the building are not in order. It is a danger, the authorities can order upgrades, and the owners pay for them.',
      recommendation:
        'Before you sign, ask for the latest fire safety statement or report, any notice, the cost and who pays.',
      question:
        'What is missing in the fire safety of the building, by when must it be mended, and at what cost?',
    },
    house: {
      title: 'The outer walls are clad with something that can burn',
      description:
        'The wording at {{where}} tells of cladding on the house that can burn. It can carry a fire up the wall; insurance may be dear, water behind it does hidden damage, and replacing it is your cost alone.',
      recommendation:
        'Before you sign, ask whether it was approved, have it and the frame behind it inspected, and ask your insurer and lender.',
      question: 'What is the cladding made of, was it approved, and has anybody assessed it?',
    },
    cladding: {
      title: 'Combustible cladding or a fire order affects the building',
      description:
        'The wording at {{where}} points to cladding that can burn, or to a fire safety order. It is a danger, insurance is dear or partial, and replacing it is paid for by the owners, often tens of thousands of dollars a lot.',
      recommendation:
        'Before you sign, ask for the assessment, the order, the cost and who pays, and check with your lender and insurer.',
      question:
        'What has been assessed or ordered about cladding and fire safety, at what cost, and how is it funded?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    const isOfHouse = !isSoldInScheme(reading)
    for (const passage of disclosuresOf(doc)) {
      const { text, span, zone } = passage
      if (patterns.fuel.test(text) && !patterns.ofBuilding.test(text)) continue
      const behind = passage.block.text.includes(`${text} ${passage.next}`) ? passage.next : ''
      const isCladding =
        patterns.cladding.test(text) &&
        patterns.bad.test(text) &&
        zone !== 'by-laws' &&
        !patterns.fine.test(text) &&
        !patterns.law.test(text) &&
        !patterns.noAction.test(`${text} ${behind}`) &&
        affirmed(passage, patterns.cladding) !== null
      if (isCladding && isOfHouse && !patterns.ordered.test(text)) {
        report('house', [span], {}, { severity: 'high' })
      } else if (isCladding) report('cladding', [span])
      const common = zone === 'minutes' || zone === 'owners-corporation-certificate'
      if (!common || isCladding || patterns.fine.test(text)) continue
      if (
        holds(text, patterns.fireSystem, patterns.fails) &&
        affirmed(passage, patterns.fails) !== null
      )
        report('fire', [span], {}, { severity: 'high' })
    }
  },
})
