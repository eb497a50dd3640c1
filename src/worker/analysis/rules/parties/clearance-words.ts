import { wordings } from '../../wording/wordings.ts'

/** How papers speak of the certificate, of what is withheld without it, and of who is foreign. */
export const CLEARANCE_WORDS = wordings({
  /** Its number of the tax office, wherever it is told. */
  numbered: /\bclearance certificate\b[^.;\d]{0,60}\b(?:\d{10,13}\b|\d{4} \d{3} \d{3} \d{3}\b)/i,
  /** The certificate of the tax office itself, or its letter. */
  issued:
    /^\W{0,3}(?:this |the )?(?:clearance )?certificate (?:is |was )?issued (?:to (?:the )?(?:vendor|[A-Z][^.;]{3,60}) )?under (?:section|s\.?) ?14-?220\b|\bthis (?:clearance )?certificate (?:is |was |has been )?issued under (?:section|s\.?) ?14-?220\b|\bclearance certificate period\b|\bapplication for an? (?:foreign resident )?clearance certificate (?:is|was|has been) (?:approved|granted|accepted)\b|\b(?:your|the) clearance certificate is (?:below|overleaf|set out)\b/i,
  /** From when to when the certificate runs, as it says itself. */
  runs: /\b(?:valid(?:ity)?|in force|effective|current|period)\b[^.;]{0,24}\b(?:from|to|until|[:|])|\bfrom \d{1,2} \w{3,9} \d{4} to \d{1,2} /i,
  matter:
    /\b(?:clearance|withholding|(?:foreign )?residency) certificates?\b|\bATO certificates?\b|\bforeign resident\b|\b14-?235\b|\b14-?200\b/i,
  given:
    /\b(?:has|have) (?:already )?(?:given|handed|provided|supplied|produced|shown)\b[^.;]{0,40}(?<!\bno )\bclearance certificates?\b|\bclearance certificates?\b.{0,100}\b(?:attached|annexed|enclosed|valid|dated|issued|number|no\.? ?\d|\d{10,14})\b|\b(?:attached|annexed)\b.{0,60}\bclearance certificate/i,
  appliedFor:
    /\bclearance certificates?\b[^.;]{0,60}\b(?:has|have) been (?:applied|asked) for\b|\b(?:has|have) (?:applied|asked) for\b[^.;]{0,40}\bclearance certificates\b/i,
  attached:
    /\bclearance certificates?\b[^.;]{0,60}\b(?:is|are|(?:has|have) been) (?:attached|annexed|enclosed|included|handed over)\b/i,
  open: /\b(?:if|unless|whether|not|no clearance|follow\w{0,3}|other|second|pending|only|where|must|should|\[)\b|\[|\?/i,
  unless:
    /\b(?:unless|if not|until) (?:it |he |she |they |(?:the )?(?:purchaser|buyer)s? )?(?:is |are |be |has been |have been )?(?:first )?(?:given|handed|shown|served|provided|supplied|furnished|presented)(?: with)? (?:an? |the |every |each )?(?:current |valid )?clearance certificates?\b|\bwhose (?:current |valid )?clearance certificates?\b|\bonly from an? (?:vendor|seller|transferor) who (?:has|does|did) not (?:produced?|given?|gives?|provided?|provides?)\b|\b(?:if|unless|where|until)\b[^.;]{0,20}\bclearance certificates?\b[^.;]{0,40}\b(?:is|are|has been|have been|be) (?:not )?(?:given|produced|provided|served|handed)\b|\b(?:if|unless|provided that|where)\b.{0,40}\b(?:vendor|seller|transferor)\b.{0,20}\b(?:provides?|gives?|delivers?|produces?)\b|\b(?:if|where|unless)\b.{0,24}\b(?:vendor|seller|transferor|owner)s?\b.{0,12}\b(?:(?:has|have|does|do) not|fails? to|failed to|(?:has|have)) (?:give|provide|deliver|produce|serve)\w{0,2}\b|\bclearance certificate\b.{0,60}\b(?:failing which|otherwise|or else|if not)\b/i,
  foreign:
    /\b(?<!\b(?:neither|no|either) )(?:vendor|seller) is not an australian resident\b|\b(?<!\b(?:neither|no|either|if the|if a) )(?:vendor|seller) is a non-?resident\b|\b(?<!\b(?:neither|no|either|if the|if a) )(?:vendor|seller) is a foreign (?:resident|person)\b/i,
  stale: /\$750,000\b|\b12\.5 ?(?:%|per cent)/i,
  buyer: /\b(?:purchaser|buyer)\b.{0,30}\bforeign person\b/i,
  /** The answer of a form: it is with the papers. */
  ticked:
    /\bclearance certificates?\b[^.;☐☒]{0,24}(?:☐[^.;☐☒]{0,40})?☒ ?(?:is |are )?(?:attached|annexed|enclosed|included|yes\b)/i,
  /** A line of a checklist, which asks for nothing to be ticked by anybody yet. */
  toDo: /^\W{0,3}☐/,
  denied: /not/i,
  /** What holds of every vendor, and of none that is named. */
  supposed:
    /\b(?:if|where|unless|whether|should|when|knows? that|aware that|believes? that|in case)\b[^.;]{0,50}\b(?:vendor|seller)s?\b[^.;]{0,24}\b(?:foreign|non-?resident|not an australian)\b/i,
  /** The certificate's own words, and no promise of the buyer. */
  itself:
    /\b(?:ATO|tax(?:ation)? office|commissioner(?: of taxation)?)(?:'s)?\b[^.;]{0,30}\bclearance certificates?\b|\bclearance certificate ?[:(-]/i,
  noSum:
    /^\W{0,3}no (?:amount|sum|money|tax) (?:is|has|need)\b[^.;]{0,20}\bwithheld\W{0,3}$|^\W{0,3}(?:the )?(?:purchaser|buyer) need not withhold\W{0,3}$/i,
  /** "Clearance certificates attached for all the Sellers? ☒ No ☐ Yes" */
  answeredNo:
    /\b(?:clearance|withholding) certificates?\b[^☐☒]{0,60}(?:☒ ?no\b|☐ ?yes\b.{0,4}☒ ?no\b)/i,
  fifteen:
    /\b(?:15|fifteen) ?(?:%|per ?cent)(?:.{0,100})\b(?:commissioner|tax(?:ation)? office|ATO)\b|\b(?:commissioner|tax(?:ation)? office|ATO)\b.{0,100}\b(?:15|fifteen) ?(?:%|per ?cent)/i,
})
