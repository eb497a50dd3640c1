import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    { text: 'Tree order or application affecting the property | [YES] NO', severity: 'high' },
    {
      text: '[vendor-statement] Form 2\nTitle search given ☒ Yes\nA copy of the plan of survey registered for the property ☐ Yes\n[title-search] Current title search\nLOT 17 REGISTERED PLAN 90442',
      severity: 'medium',
    },
    {
      text: 'Title search showing the registered interests is given: ☒ Yes\nZoning: Rural',
      severity: 'high',
    },
    {
      text: '[vendor-statement] Form 2\nPlan of survey given ☒ Yes\n[title-search] Current title search\nREGISTERED OWNER M Oyelaran',
      severity: 'low',
    },
    {
      text: '[vendor-statement] Form 2\nPlan of survey: ☒ Yes\n[title-search] Current title search\nLOT 118 REGISTERED PLAN 74415\nEASEMENT N ON RP135077 (DRAINAGE)\n[water-certificate] Wastewater plan\nSewer extract, Lot 118 RP74415',
      severity: 'low',
    },
    "[vendor-statement] Form 2\nPlan of survey ☐ given\n[plan] Registered plan 893307\nLots 58 to 66\n[special-conditions] Terms\n«The plan of survey isn't given with Form 2, being hard to read.»",
    '«A notice under section 408(2) was given: Yes - copy to follow»\n[planning-certificate] Environmental management register search\nRecorded.',
    'There is an enforcement notice in effect ☐ No ☒ Yes, copy given',
    '«The survey plan can be inspected at the office of the agent.»',
    { text: 'A copy of the plan of survey is given to the buyer: ☐ Yes', severity: 'medium' },
  ],
  passes: [
    '[vendor-statement] Form 2\nForm 2 - to be given, with each prescribed certificate, before a buyer signs a contract for a freehold lot',
    '[vendor-statement] Form 2\nPlan of survey given: ☒ Yes\n[title-search] Current title search\nLOT 21 SURVEY PLAN 290114\nSP290114: standard format lots. Lot 21 164 m2.',
    '[vendor-statement] Form 2\nPlan of survey given: ☒ Yes\n[annexure] Papers\nPlan extract RP228014: Lot 112, 702 m2.',
    'Transport infrastructure proposal YES [NO] | Notice of intention to resume YES [NO]',
    'Tree order or application | YES / [NO]',
    'There is an enforcement notice in effect: Yes [No]',
    'Heritage [NO] YES | Tree order or QCAT application [NO] / YES',
    '[vendor-statement] Form 2\nTitle search given: ☒ Yes\n[title-search] Current title search\nREGISTERED OWNER M Oyelaran',
    'A show cause notice or enforcement notice: ☐ Yes ☒ No',
    'If the body corporate certificate is not attached, an explanatory statement is given.',
  ],
  clear: ['A tree order under QCAT: ☐ Yes ☒ No\nZoning: Rural'],
})
