import { wordings } from '../../wording/wordings.ts'

/** What a title names of a report: the parts of a building and its fittings, the longer name first. */
export const NAMED_PARTS_PATTERNS = wordings({
  named:
    /\b(?:(?:retaining|boundary|party|parapet|sleeper|sea|brick|rear|front|side|external|internal|garage|shower) walls?|(?:box|eaves|valley|rear|roof) gutters?|downpipes?|(?:ridge|roof|floor|wall|broken) tiles?|roof (?:sheets?|sheeting|fram(?:e|ing)|space|void|membrane)|roof|gutters?|stumps?|sub-?floor|bearers?|joists?|footings?|foundations?|slab|piers?|columns?|lintels?|chimneys?|ceilings?|floor ?boards|floors?|decks?|decking|balcon(?:y|ies)|balustrades?|hand ?rails?|stair(?:s|case|way)?|verandahs?|pergolas?|carports?|garage|sheds?|render|brickwork|cladding|fa[cç]ades?|windows?|shower|bathrooms?|ensuite|laundry|kitchen|waterproofing|membranes?|storm ?water|drainage|drains?|plumbing|sewer|septic(?: tank| system)?|hot water (?:service|unit|system)|air condition(?:er|ing)s?|switchboard|wiring|safety switch(?:es)?|smoke alarms?|fire (?:doors?|exits?|hydrants?|sprinklers?|walls?)|pool(?: shell| fence| fencing| barrier| pump)?|paving|driveway|fences?|fencing|basement|car ?park|lifts?|podium|planter ?boxes|oven|flue|cook ?top|range ?hood|heaters?|lead paint|asbestos|termites?|walls?|taps?|toilets?|doors?|locks?)\b/i,
})
