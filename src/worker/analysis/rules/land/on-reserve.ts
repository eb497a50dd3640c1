import { wordings } from '../../wording/wordings.ts'

/** What an owner built on a road, a verge or a reserve beside the land, where a licence lets it stand. */
export const ON_RESERVE = wordings({
  standsThere:
    /\b(?:carports?|garages?|car (?:port|pad|space|deck)s?|parking (?:pad|deck|bay|platform)s?|(?:entry |front |garden )?(?:steps|stairs|stairway)|decks?|retaining walls?|sheds?|gardens?|fences?|gates?|balcon(?:y|ies)|awnings?|verandahs?|porch(?:es)?|landings?|footbridges?|bridges?|ramps?)\b(?:[^.;]|\.(?=\d)){0,80}\b(?:stands?|lies|lie|sits?|is|are|was|were|built|erected|constructed|extends?|encroach\w{0,4}|projects?)\b(?:[^.;]|\.(?=\d)){0,60}\b(?:road reserve|road reservation|(?:public |unmade |council )?road\b(?! frontage)|verge|nature strip|foot ?way|foot ?path|lane ?way|(?:council|crown|public|municipal) (?:land|reserve)|reserve)\b/i,
})
