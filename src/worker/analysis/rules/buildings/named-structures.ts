import { wordings } from '../../wording/wordings.ts'

/** What a title names of work that was done: the thing that was built, the longer name first. */
export const NAMED_STRUCTURES_PATTERNS = wordings({
  named:
    /\b(?<!\bno )(?:retaining walls?|granny flat|secondary dwelling|shower room|sun ?room|rumpus(?: room)?|studio|workshop|bungalow|cabin|sleep-?out|(?:rear |side |ground floor |upper floor |first floor )?extensions?|(?:garage|roof|attic|carport|shed) conversions?|mezzanines?|attics?|lofts?|verandahs?|pergolas?|alfrescos?|patios?|carports?|garages?|decks?|decking|balcon(?:y|ies)|awnings?|sheds?|stables?|outbuildings?|lean-?to|swimming pools?|pools?|spas?|saunas?|pontoons?|jett(?:y|ies)|boat ramps?|(?:second |fourth |third |fifth )?bedrooms?|ensuites?|bathrooms?|kitchens?|kitchenette|laundry|fences?|driveway|crossover|dormers?|skylights?|wood ?heaters?|fireplace|mezzanine floor|internal walls?|load-?bearing walls?|flat|floor(?:ing|boards)|storm ?water|drainage)\b/i,
})
