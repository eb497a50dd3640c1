import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    {
      text: '[owners-corporation-certificate]\nThe last general meeting of the owners corporation was on 3 March 2015. «No meeting has been held since then.»',
      facts: { contractDate: ['2026-11-16', '3 March 2015'] },
    },
    '[vendor-statement] Statement\n«The owners corporation is inactive and has not met in fifteen months.»\n[minutes] Minutes of 12 April 2026\nPresent: both lots. Resolved that the wall is rebuilt.',
    '[minutes]\n«The tribunal has put in Ms Ore to run the scheme until June 2028.»',
    '[owners-corporation-certificate]\nStrata company. «Meetings: none since 2019;» no minutes.',
    '[minutes]\n«No accounts of the corporation have been kept since the treasurer died.»',
    '«The owners corporation is inactive and has not met for several years.»',
    {
      text: '«No strata committee has been elected and no annual general meeting has been held since 2018.»',
      state: 'NSW',
    },
    { text: '«The corporation does not hold meetings or keep minutes or accounts.»', state: 'SA' },
    { text: '«The body corporate has no records and no manager.»', state: 'QLD' },
    '«An administrator has been appointed to the owners corporation by VCAT.»',
    {
      text: '«A compulsory strata manager was appointed under section 237 for 12 months.»',
      state: 'NSW',
    },
    '[vendor-statement]\n«The owners corporation is inactive.»',
    '[owners-corporation-certificate]\n«No general meetings are held and no fees are levied.»',
    {
      text: '[owners-corporation-certificate]\n«No meeting of the corporation has been held for six years and there are no accounts.»',
      state: 'SA',
    },
    {
      text: '[owners-corporation-certificate]\n«The strata company has not functioned since registration.»',
      state: 'WA',
    },
    '[owners-corporation-certificate]\n«VCAT has placed the owners corporation under administration.»',
  ],
  passes: [
    {
      text: '[minutes] Minutes of the annual general meeting\nHeld on 18 August 2026. Present: nine lots. Resolved that the accounts are adopted.\nNo general meeting has been held since and none is called.',
      facts: { contractDate: ['2026-11-16', '18 August 2026'] },
    },
    {
      text: '[owners-corporation-certificate]\nThe last general meeting of the owners corporation was on 3 March 2026. No meeting has been held since then.',
      facts: { contractDate: ['2026-11-16', '3 March 2026'] },
    },
    '[vendor-statement]\nA statement that the strata company does not keep minutes of its meetings | ☐ Yes ☒ No',
    '[owners-corporation-certificate] Body corporate certificate\nSinking fund forecast | none made since 2014',
    '[owners-corporation-certificate] Strata report\nInsurance valuation: none obtained since 2016',
    '[minutes] Meeting of the owners corporation\nNo increase of levies since 2019',
    '[vendor-statement] Owners corporation\n☐ The owners corporation is an inactive one.',
    '[vendor-statement]\nThe owners corporation has not held a general meeting in the last 15 months ☐',
    '[minutes]\nThe committee has met every month since 2019.',
    '[owners-corporation-certificate]\nAdministrator of the owners corporation: none was ever appointed.',
    '[vendor-statement]\n6. The owners corporation is inactive till the plan is registered.',
    '[special-conditions]\nThe Buyers know that the scheme has two lots, that it has no manager or committee, and that decisions are made by agreement of the two owners as the specified two-lot schemes module lays down.',
    '[owners-corporation-certificate]\nThe body corporate has no committee: in a two-lot scheme decisions are made by both owners.',
    'The annual general meeting was held on 3 March 2026 with a quorum.',
    'The tribunal may appoint an administrator if the owners corporation fails in its duties.',
    'The owners corporation met on 4 May 2026 and its minutes are attached.',
    'No administrator has been appointed.',
  ],
  clear: ['The owners corporation meets each year.'],
})
