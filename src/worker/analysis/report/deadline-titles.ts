/** What the days are called that leave a buyer something to do or to end. */
export const DEADLINE_TITLES = {
  coolingOff: 'End of the cooling-off period',
  loan: 'Loan approval',
  building: 'Building inspection',
  pest: 'Pest inspection',
  'building and pest': 'Building and pest inspection',
  'due diligence': 'Due diligence',
  'right to end': 'Your right to end the contract',
  requisitions: 'Questions on the title (requisitions)',
  settlement: 'Settlement',
} as const
