import { wordings } from '../../wording/wordings.ts'
import { NAMED_PARTS_PATTERNS } from '../buildings/named-parts.ts'
import { defineRule } from '../define-rule.ts'
import { FAULT_PATTERNS } from '../buildings/fault-words.ts'
import { inspectedFaults } from '../buildings/inspected-faults.ts'
import { INSPECTION_PATTERNS } from '../buildings/inspection-papers.ts'
import { toldFaults } from '../buildings/told-faults.ts'
import { isTrifle, SMALL_REPAIR_PATTERNS } from '../harmless/small-repair.ts'

const patterns = wordings({
  /** Where roof water goes, and no fault of it: "Downpipes run to the stormwater pipe". */
  runsTo:
    /^\W{0,3}(?:the )?(?:downpipes?|gutters?|roof water|rain ?water|surface water|house drains?|drains?) (?:all |both )?(?:runs?|goes|go|drains?|discharges?|leads?|(?:is|are) (?:connected|led|piped|taken)|connects?|joins?)\b[^,;.]{0,60}\b(?:stormwater|sewer|street|kerb|council)\b[^,;.]{0,40}\.?$/i,
  waste:
    /\b(?:septic|waste ?water|effluent|sewage|sewer|grey ?water|absorption|trench|leach|treatment (?:plant|system)|aerobic|storm ?water|detention tanks?)\b/i,
  fire: /\b(?:fire|smoke|alarms?)\b/i,
  /** Where water leaves a tank, a dam or a drain. */
  waterOutlet:
    /\b(?:tanks?|dams?|pipes?|pits?|ponds?|basins?|spillways?|drains?|drainage|storm ?water|rain ?water|gutters?|detention|overflow|sumps?|swales?|weirs?)\b[^.;]{0,40}\boutlets?\b|\boutlets?\b[^.;]{0,16}\b(?:pipes?|drains?|valves?|pits?|weirs?|of the (?:tank|dam|pond|drain|basin))\b/i,
  electrical:
    /\b(?:extension (?:cord|lead)s?|wir(?:ing|ed)|cables?|switchboard|electric\w{0,4}|power|circuits?|RCDs?|safety (?:switch\w{0,2}|device)|residual|fuses?|outlets?|power ?points?|GPOs?|batter(?:y|ies)|solar|inverter|earth(?:ed|ing)|unearthed)\b/i,
})

/** What an inspector finds wrong beside the building's own frame and skin. */
export default defineRule({
  id: 'national/inspected-repairs',
  title: 'Services, fittings and smaller repairs',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'a fact about the building' },
  appliesTo: ['building-report', 'minutes', 'special-conditions'],
  patterns: {
    ...patterns,
    ...FAULT_PATTERNS,
    ...INSPECTION_PATTERNS,
    ...SMALL_REPAIR_PATTERNS,
    ...NAMED_PARTS_PATTERNS,
  },
  names: NAMED_PARTS_PATTERNS.named,
  clear: 'No fault in services or fittings was found that an inspector reports.',
  subject:
    /\b(?:smoke alarms?|switch ?boards?|wiring|wired|rewires?|RCDs?|safety switch\w{0,2}|power points?|circuits?|electrician|electrical (?:installation|fault|work)|septic|grey water|lift\b.{0,40}\b(?:not|out|since|fault\w{0,2})|fire (?:wall|separation|doors?)|hot water|flue|window locks?|extension lead|leak(?:s|ing)?|(?:sewer|drain|pipe)s?\b.{0,40}\b(?:broken|blocked|collapsed|cracked|back))\b|\b(?:repairs?|maintenance)\b.{0,40}\b(?:needed|required|list|urgent|recommended)\b|\bdefects?\b.{0,40}\b(?:minor|repair)|\bminor defects?\b/i,
  givesWayTo: {
    'national/building-defects': ['electrical', 'waste', 'repair', 'told'],
    'national/termites': ['repair'],
  },
  messages: {
    electrical: {
      title: 'The electrical installation needs work{{named}}',
      description:
        'The wording at {{where}} reports old, unsafe or unprotected wiring, or a safety switch (a device that cuts the power before a shock kills) that is missing. It is a danger of fire and shock, and a new switchboard or rewiring costs from some hundred dollars to tens of thousands.',
      recommendation: 'Before you sign, have a licensed electrician look at it and give a price.',
      question: 'What electrical work has been done, and is there a certificate for it?',
    },
    waste: {
      title: 'The waste water or drainage system has a fault',
      description:
        'The wording at {{where}} reports a fault of the septic system or the drains. A failed system is a health risk, the council can order a new one, and replacement often costs $10,000 to $40,000.',
      recommendation:
        'Before you sign, have a licensed plumber test it, ask the council for its permit and orders, and get a price.',
      question: 'When was the system last serviced, and has the council given any notice about it?',
    },
    fire: {
      title: 'Fire safety is incomplete{{named}}',
      description:
        'The wording at {{where}} reports that smoke alarms, or the walls and linings that keep a fire from spreading, are missing, incomplete or out of date. Lives depend on them, and the next owner must put them right.',
      recommendation:
        'Before you sign, ask what the law requires here and get a price; ask the vendor to put it right before settlement.',
      question: 'Will the vendor make the fire safety good before settlement?',
    },
    repair: {
      title: 'An inspector lists repairs{{named}}',
      description:
        'The wording at {{where}} lists faults in fittings or smaller parts of the building. Each may cost little, but you will pay for them after settlement unless the contract says otherwise.',
      recommendation: 'Add up the repairs before you sign and take them into account in the price.',
      question:
        'Which of the repairs listed at {{where}} will the vendor carry out before settlement?',
    },
    told: {
      title: 'Faults in services or smaller parts of the building are told of{{named}}',
      description:
        'The wording at {{where}} tells of something in the services or the smaller parts of the building that has failed or must be replaced. Unless the contract, or a scheme that owns it, says otherwise, you pay for it after settlement.',
      recommendation:
        'Before you sign, ask what it costs, who pays for it, and whether it will be done before settlement.',
      question:
        'What is being done about the fault told of at {{where}}, at what cost and at whose expense?',
    },
  },
  check({ doc }, report) {
    for (const { text, topic, severity, span, sure } of inspectedFaults(doc)) {
      if (topic === 'fabric' && severity !== 'low') continue
      if ((severity === 'low' && isTrifle(text)) || !hasFault(text)) continue
      report(keyOf(text), [span], {}, sure ? { severity, unmistakable: true } : { severity })
    }
    for (const { text, topic, severity, span } of toldFaults(doc)) {
      if (topic !== 'services' || !hasFault(text)) continue
      const key = keyOf(text)
      report(key === 'repair' ? 'told' : key, [span], {}, { severity })
    }
  },
})

/** A drain that is only told of, and where it runs, has no fault. */
function hasFault(text: string): boolean {
  return !patterns.runsTo.test(text)
}

function keyOf(text: string): 'waste' | 'electrical' | 'fire' | 'repair' {
  if (patterns.waste.test(text)) return 'waste'
  if (patterns.electrical.test(text.replace(patterns.waterOutlet, ' '))) return 'electrical'
  return patterns.fire.test(text) ? 'fire' : 'repair'
}
