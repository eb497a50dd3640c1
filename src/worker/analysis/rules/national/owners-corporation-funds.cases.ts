import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    'Total funds held: administration fund $18,204; «maintenance fund $6,911 against a plan estimate of $388,000 for the coming five years.»',
    '«The maintenance fund holds $4,100 whereas works costing $220,000 are foreseen.»',
    '[minutes]\n«The manager warned that reserves are inadequate for the lift replacement.»',
    '«No maintenance fund has been established.»',
    '«Maintenance fund balance: -$12,400»',
    '[minutes]\nMaintenance plan: postponed again; «there is nothing in the maintenance fund.»',
    '[minutes]\n«The administrative fund is overdrawn by $8,300.»',
    '«The owners corporation has borrowed $300,000 from a strata lender, repayable over seven years.»',
    'Administrative fund $4,100; «maintenance fund $0.00.»',
    '[minutes]\n«The sinking fund is in deficit by $22,000.»',
    {
      text: '«Capital works fund balance: $40,000»\n«The ten-year plan forecasts expenditure of $610,000 on the roof.»',
      severity: 'high',
    },
    '[minutes]\n«The ten-year capital works fund plan has not been reviewed since 2013.»',
    '[minutes]\n«No capital works fund plan has been prepared for the scheme.»',
    '«10-year plan | none prepared»',
    '[minutes]\n«The owners corporation does not have a 10 year maintenance plan.»',
    '«Capital works fund plan: last adopted 2011 and overdue for review.»',
    '[minutes]\n«Sinking fund plan of 2012 has never been updated.»',
  ],
  passes: [
    'Maintenance fund $210,000; the maintenance plan requires $180,000 over ten years.',
    'No deficit exists in the maintenance fund.',
    'Borrowing proposal: defeated.',
    'The owners corporation has an approved maintenance plan.',
    '[minutes]\nThe ten-year capital works fund plan was reviewed in 2025 and adopted.',
    '10-year capital works plan: attached, prepared in March 2024',
    '[minutes]\nThe ten-year plan is not exceeded by this quote.',
    'Sinking fund $480,000; the plan requires $310,000 and is funded',
    '[minutes]\nThe motion to take a loan was lost; the fund stands at $90,000.',
  ],
  clear: ['Total funds held: $210,300'],
})
