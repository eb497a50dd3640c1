import { wordings } from '../../../wording/wordings.ts'

/**
 * The headings under which every paper of a kind prints the same words, and what ends them. Whether
 * a sentence below one is print after all is asked of it alone (names-this.ts).
 */
export const PRINT_HEADS = wordings({
  /** What follows is print by itself: terms of an inspector, limits of a report, meanings of words. */
  strong:
    /\b(?:(?:scope|terms|conditions|extent) (?:and|or|&) (?:limitations|exclusions)|(?:assumptions|exclusions|disclaimers?|restrictions) (?:and|or|&) (?:exclusions|limitations|disclaimers?)|limitations? (?:of|to|on) (?:this|the|our) (?:\w{4,12} )?(?:report|inspection|search|liability|advice|assessment)|limitations? of liability|exclusion of liability)\b|\b(?:terms|conditions) (?:of engagement|of (?:this )?(?:inspection|reply|report|search)|on which (?:this|the|our) (?:report|inspection))\b|\b(?:general remarks|standard notes|printed (?:advice|notes?|information)|printed (?:in|on|with) (?:all|every|each|the (?:back|reverse))|read before you rely|explanations? of|explanatory (?:notes?|table|statement)|how to read (?:this|the)|understanding (?:this|your|the)|about this (?:report|certificate|inspection|reply|search)|what (?:this|the|our) (?:report|inspection|certificate) (?:covers|means|does|excludes|leaves out|cannot|is(?: and is)? not|is for)|(?:general|important) (?:information|advice) (?:about|printed|on|regarding|for|and limitations)|- general information|(?:complaints|disputes) (?:and|or) (?:disputes|complaints)|(?:disputes|complaints) procedure|contact the inspector|information (?:on the back|overleaf)|(?:symbols|terms) and abbreviations|desired outcomes?|purpose of (?:the|this) (?:\w{4,14} )?(?:overlay|zone|code|certificate|report)|what (?:a|the|you|buyers?|purchasers?) (?:buyer |purchaser )?should do\b)|^\W{0,3}(?:\d{1,2}[.)]? |part [a-z\d]{1,2}\W{1,3}|section \d{1,2}\W{1,3}|[a-z][.)] )?(?:limitations?|disclaimers?|explanatory notes?|disclaimer of liability)\W{0,3}$/i,
  /** The same, in a paper of somebody who looked at the building. */
  ofReports:
    /^\W{0,3}(?:\d{1,2}[.)]? |part [a-z\d]{1,2}\W{1,3}|section \d{1,2}\W{1,3}|[a-z][.)] )?(?:(?:key )?definitions?(?: of terms)?|glossary(?: of terms)?|terminology|interpretation|terms used|(?:terms used and )?general (?:notes|comments|observations)|notes and definitions|third part(?:y|ies)|reliance|exclusions|(?:our |general |standard |usual )?terms(?: and conditions)?(?: of (?:engagement|business|use|service|this report))?|conditions of use|scope and who may (?:use|rely on) (?:this|the) report)\W{0,3}$/i,
  /** A paper of which every heading of this kind is print. */
  report:
    /\b(?:inspection|report|assessment|survey|valuation|audit|certificate|statement|search)\b/i,
  /** A lead that opens its own paragraph. */
  strongLead:
    /^\W{0,3}(?:\(?[a-z\d]{1,4}[.)] ?)?(?:printed (?:advice|notes?|information)|general (?:advice|remarks)|what (?:the |an |every |all )?(?:owners?|buyers?|you) (?:must|should|need to) (?:remember|do|know)|fact sheet|disclaimers?(?: of liability)?(?: to third parties)?|limitations?(?: of liability)?|third parties|important information(?: and limitations)?|consumer complaints procedure|complaints and disputes|[a-z(), -]{2,50} disclaimer)(?:[:.]| - )/i,
  /** The same in capitals, without a stop behind it. */
  capitalLead:
    /^\W{0,3}(?:\d{1,2}[.)] ?)?(?:[A-Z]{3,14} ){0,4}(?:LIMITATIONS|DISCLAIMER|ASSUMPTIONS(?: (?:AND|&) EXCLUSIONS)?|GLOSSARY|TERMS OF ENGAGEMENT|IMPORTANT INFORMATION)\b[.:]? ?\|? ?(?=[A-Z][a-z])/,
  /** The name of one limitation among others. */
  inner:
    /\b(?:disclaimers?|cautions?|third part(?:y|ies)|complaints?|disputes?|limit(?:s|ations?)|exclusions?|liability|warranty|reliance|estimat\w{2,4})\b/i,
  /** A table that explains. */
  table:
    /\b(?:definitions?|glossary|explanations?|categor(?:y|ies)|terminology|abbreviations|scale|levels)\b/i,
  /** Print within a paper that is no sheet of its own: there a heading of these opens none. */
  guide:
    /\b(?:a guide to|guide for|tips for|statement of the agent|notice to pool owners?|buying (?:a home|property|real estate|into an? \w{4,14}))\b/i,
  /** What follows may be print, where it also speaks as print does. */
  weak: /^\W{0,3}(?:\(?[a-z\d]{1,3}[.)] ?)?(?:(?:general|important|standard|further|explanatory|please) )?(?:notes?|warnings?|information|advice)(?: (?:to|on|for|about) (?:the |this |your |all )?(?:certificates?|reports?|owners?|buyers?|purchasers?|applicants?|statements?|plan))?(?: - [\w &]{3,50})?\W{0,3}$|^\W{0,3}important(?: notices?(?: to [\w ]{3,30})?)?\W{0,3}$|^\W{0,3}(?:conditions?|information) - general\W{0,3}$|^\W{0,3}general (?:conditions|notes)\W{0,3}$|^\W{0,3}(?:general information|for (?:your )?information|information for the (?:purchaser|buyer|vendor|seller|owner))\W{0,3}$|^notes? to (?:the )?certificates?\b|^explanatory notes?\b/i,
  /** "Notes (these form part of the approved form)". */
  bracketed:
    /^\W{0,3}(?:(?:general|important|explanatory) )?(?:notes?|information|advice) \([^()]{3,90}\)\W{0,3}$/i,
  /** What stands beside a heading at the head of a page. */
  number: /^(?:\w{3,14} )?(?:nos?\b|number\b|ref\w{0,8}|page \d|date\b)/i,
  /** The paper that notes are to, named in their heading. */
  toPaper: /\b(?:certificate|report|statement|notice|search|reply)\b/i,
  weakLead:
    /^\W{0,3}(?:please )?(?:notes?|warnings?|important)(?: to (?:purchasers|buyers|owners|applicants))?(?:[:.]| -) ?\S/i,

  /** A tenancy agreement on the form that a regulation prescribes. */
  tenancy:
    /\b(?:residential (?:tenancy|rental) agreement|general tenancy agreement|(?:standard|prescribed) (?:form )?(?:residential )?(?:tenancy|rental) agreement)\b/i,
  prescribed:
    /\b(?:(?:urgent|non-urgent|emergency) repairs|repairs and maintenance|rent (?:increases?|reductions?)|increases? (?:in|of) rent|quiet enjoyment|access (?:and|to) (?:entry|the (?:premises|property))|right (?:to occupy|of entry)|use of the (?:premises|property)|(?:landlord|lessor|rental provider|owner|tenant|renter)'?s? (?:general |entry |access )?(?:obligations|access)|locks|alterations|modifications|assignment|sub-?letting|transfer of tenancy|condition (?:report|of (?:the )?premises)|mitigation of loss|rental bond|smoke alarms?|(?:electrical|gas|pool|barrier) safety|safety-related|bushfire prone area activities|swimming pools?|penalties and compensation|ending (?:the|this|a)|termination|sale of the (?:premises|property)|(?:electronic )?service of notices|professional cleaning|loose-fill|payment of council rates|break fee|possession of the premises|standard terms|rights and (?:obligations|duties))\b|^\W{0,3}\d{1,2}[.)] (?:repairs|rent|pets|bond|locks)$/i,
  /** The same, in capitals before the number of its first term: "RENT 3. The tenant must pay on time." */
  leadsTerm: /^[A-Z][A-Z ,'&/-]{3,48} \d{1,3}\. [A-Z][a-z]/,
  parties: /\b(?:additional|special|extra|further|other agreed|agreed) (?:terms?|conditions?)\b/i,

  /** The head of another paper. */
  paper:
    /\b(?:certificates?|reports?|search|agreement|contract|minutes|register|schedule|plan|permit|policy|invoice|receipt|licen[cs]e|order|letter|valuation|quotation|findings|observations|summary|results?|disclosures?|material facts|inclusions|particulars|questionnaire)\b/i,
  /** Nothing of these two ends a stretch: what stands at the foot or the head of every page. */
  furniture: /\bpage (?:\d|last)|©|\bABN\b|\bprinted on\b|^\W{0,60}$/i,
})
