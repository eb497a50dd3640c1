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
      severity: 'medium',
    },
    '«A notice under section 408(2) was given: Yes - copy to follow»\n[planning-certificate] Environmental management register search\nRecorded.',
    'There is an enforcement notice in effect ☐ No ☒ Yes, copy given',
    '«The survey plan can be inspected at the office of the agent.»',
    { text: 'A copy of the plan of survey is given to the buyer: ☐ Yes', severity: 'medium' },
  ],
  passes: [
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
