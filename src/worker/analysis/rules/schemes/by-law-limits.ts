import { wordings } from '../../wording/wordings.ts'

export const BY_LAW_LIMIT_PATTERNS = wordings({
  limitShort:
    /\b(?:short[- ](?:stay|term|let\w{0,4})|holiday (?:let\w{0,4}|rental|accommodation|stays?)|(?:let\w{0,4}|stays?|leases?|rentals?) (?:of|for|under) (?:less|fewer|under)|airbnb|(?:stays?|lett?ing|let|leas\w{1,3}|rent\w{0,3}) (?:under|below|of under|for under) \w{1,10} ?(?:days|nights|weeks|months))\b/i,
  limitBarred:
    /\b(?:no|not|nor|never|none|cannot|barred|banned|forbidden|prohibit\w{0,4}|excluded)\b|[:?] ?(?:nil|not allowed)/i,
  /** "Where it is let for less than three months, the rules are displayed in it." */
  limitShorter:
    /\b(?:let|leased?|letting|leases?|tenanc\w{1,3}|rented)\b.{0,60}\b(?:for less than|less than|under|shorter than)\b.{0,20}\b(?:days|nights|weeks|months|years?)\b/i,
  limitAllows:
    /\b(?:where|when|if|whenever|who|holders?|while|during)\b.{0,60}\b(?:let|leased?|letting|leases?|tenanc\w{1,3}|rented|stays?)\b.{0,90}\b(?:displayed|told|given|registered|registration|informed|notified|copy|house rules|booking)\b|\bholders? of (?:a )?(?:lease|tenancy)\b/i,
  limitLeast:
    /\b(?:let|leased?|letting|leases?|tenanc\w{1,3}|rented)\b.{0,60}\b(?:at least|minimum)\b.{0,20}\b(?:days|nights|weeks|months|years?)\b|\b(?:let|leased?|rented)\b.{0,40}\b(?:days|nights|weeks|months|years?) or (?:longer|more)\b/i,
  limitPets:
    /\b(?:dogs?|cats?|pets?|animals?)\b[^.;]{0,50}\bonly with (?:the )?(?:prior )?(?:written )?(?:consent|permission|approval|leave)\b|\bno (?:other )?(?:dogs?|cats?|pets?|animals?|birds?|poultry)\b|\b(?:dogs?|cats?|pets?|animals?)\b.{0,40}\b(?:not (?:allowed|permitted|be kept|be brought)|forbidden|prohibited|banned|at the (?:board|committee|council)'?s? pleasure|on lots only|(?:are )?to be carried)\b|\b(?:one|1|a single|two|2)\b.{0,12}\b(?:dog|cat|pet|animal)s?\b.{0,20}\b(?:under|below|up to|not over|less than|to|or (?:one|1|a))\b.{0,16}\b(?:\d{1,2} ?(?:kg|kilo\w{0,5})|cats?|dogs?|bird)\b/i,
  limitVehicles:
    /\bno\b.{0,40}\b(?:trailers?|caravans?|boats?|trucks?|utes?|work vehicles?|commercial vehicles?|motor ?homes?|heavy vehicles?|vehicles? (?:over|above|longer))\b|\b(?:trailers?|caravans?|boats?|trucks?|work vehicles?|commercial vehicles?|motor ?homes?)\b.{0,60}\b(?:not (?:be )?(?:allowed|permitted|parked|kept|stand|left|brought)|forbidden|prohibited|banned)\b/i,
  /** Where everybody drives or walks, nothing is left standing. */
  limitShared:
    /\b(?:caravans?|boats?|trailers?|trucks?|vehicles?)\b.{0,60}\b(?:on|in|over|across) (?:the |any )?(?:shared |common )?(?:drive(?:way)?s?|common (?:property|areas?)|lawns?|verges?|visitors?'? (?:bays?|spaces?|parking)|turning (?:bay|circle|area))\b/i,
  limitBays:
    /\b(?:bays?|car ?(?:spaces?|parks?)|parking)\b.{0,30}\b(?:not (?:allotted|allocated|assigned|reserved|attached)|no (?:bay|space) (?:is|belongs))\b|\bno (?:bay|car ?space|parking space)\b.{0,30}\b(?:belongs?|allotted|allocated|assigned|attached|reserved|goes with)\b|\b(?:first come|whoever (?:arrives|comes) first|first to arrive|first in)\b/i,
  /** How many cars a household may have there at all. */
  limitCars:
    /\b(?:second|third|additional|further|extra|other)\b[^.;]{0,16}\b(?:cars?|vehicles?)\b[^.;]{0,40}\b(?:outside the (?:scheme|parcel|estate|complex)|in the street|off the (?:parcel|property|site)|on the (?:street|road))\b|\b(?:no more than|not more than|limited to|only) (?:one|1|two|2) (?:car|vehicle)s?\b|\b(?:car|vehicle)s?\b[^.;]{0,40}\bmust be (?:parked|kept|left) (?:in the street|on the (?:street|road)|outside)\b/i,
  limitBusiness:
    /\b(?:no|not|nor)\b.{0,30}\b(?:business|trade|profession|home office|commercial)\b|\b(?:business|trade|profession|home business|home office)\b.{0,50}\b(?:not (?:be )?(?:allowed|permitted|carried|run|conducted)|forbidden|prohibited)\b/i,
  limitCharging: /\b(?:charging|charger|electric vehicles?|EVs?|lithium|batter(?:y|ies))\b/i,
  /** Where a thing is charged or kept, and not whether. */
  limitPlaced:
    /\b(?:charged|kept|stored|left)\b.{0,40}\b(?:in the (?:lot|unit|garage|cage|store)|in a (?:ventilated|locked) )/i,
  limitFloors:
    /\b(?:floor coverings?|hard floors?|floors?|flooring|timber floors?|carpets?)\b.{0,100}\b(?:no louder|needs? (?:a |the )?(?:committee|approval|consent|council)|need(?:s|ing)? (?:approval|consent)|impact|rating|decibel|dB|not be (?:replaced|removed|laid)|must be (?:carpet|covered))\b/i,
  limitLooks:
    /\b(?:change|alteration|work|thing|structure|planting)s?\b.{0,40}\b(?:seen|visible|appearance|outside|exterior|external)\b.{0,60}\b(?:needs?(?! (?:a )?(?:building|planning|council) (?:permit|approval))|requires?|approv\w{1,4}|bond|consent)\b|\bsolar (?:panels?|collectors?)\b.{0,60}\b(?:not|no|forbidden|only)\b|\b(?:architectural|design) (?:review )?(?:panel|committee|code|guidelines?)\b/i,
  limitTrading:
    /\btrad(?:e|ing)\b.{0,40}\b(?:\d{1,2} ?(?:am|pm)|hours|only|until)\b|\bhours of (?:trade|trading|opening)\b/i,
  /** What the law gives owners anyway, or allows them fairly. */
  limitFair:
    /\b(?:may(?! not)|is allowed|are allowed)\b[^.;]{0,70}\bwithout (?:asking|consent|permission|approval|leave)\b|\b(?:may keep|as (?:the )?law (?:allows|provides)|within the limits|permitted under|(?:not|un)(?: to be)? ?(?:be )?(?:unreasonabl[ey]|withheld)|may not (?:refuse|be refused)|without reason|good (?:reason|ground)|reasonabl[ey]|welcome|are allowed|is allowed|there is no (?:rule|by-?law)|no (?:rule|by-?law|minimum)|not restricted|not prohibited|nuisance|any duration)\b/i,
})

/** What a rule limits beyond good manners: short letting, or another use; null where nothing. */
export function byLawLimit(text: string): 'stay' | 'limits' | null {
  const p = BY_LAW_LIMIT_PATTERNS
  const barred = p.limitBarred.test(text)
  if (p.limitFair.test(text)) return null
  if (p.limitShort.test(text) && barred) return 'stay'
  if (p.limitLeast.test(text)) return 'stay'
  if (p.limitShorter.test(text) && !p.limitAllows.test(text)) return 'stay'
  const limited =
    p.limitPets.test(text) ||
    (p.limitVehicles.test(text) && !p.limitShared.test(text)) ||
    p.limitBays.test(text) ||
    p.limitCars.test(text) ||
    p.limitBusiness.test(text) ||
    (p.limitCharging.test(text) && barred && !p.limitPlaced.test(text)) ||
    p.limitFloors.test(text) ||
    p.limitLooks.test(text) ||
    p.limitTrading.test(text)
  return limited ? 'limits' : null
}
