import type { Severity } from '#shared/report.ts'

import type { DayMatter } from './day-matters.ts'

/** What each matter is called, how much it weighs and what hangs on it. */
export const COMPARED_DAYS = {
  sunset: [
    'The sunset date',
    'high',
    'It decides from when you or the vendor may end the contract if the plan is not registered.',
  ],
  finance: [
    'The finance date',
    'medium',
    'Until then you may end the contract if no loan is approved; a day too late and you are bound.',
  ],
  inspection: [
    'The date for the building and pest inspection',
    'medium',
    'Until then you may end the contract because of a report; a day too late and you are bound.',
  ],
  'rent-raised': [
    'The day of the last rent increase',
    'medium',
    'In most states the rent of a home may rise only once in 12 months, also under a new owner; by the later day the present rent may even have been raised too early.',
  ],
  'lease-end': [
    'The end of the lease',
    'high',
    'Until then the tenant may stay, and you cannot move in.',
  ],
  'lease-start': [
    'The start of the lease',
    'low',
    'The length of the lease, and when its rent may go up, are counted from it.',
  ],
  'pool-end': [
    'The expiry of the pool certificate',
    'medium',
    'A certificate that has run out has to be replaced, at the cost of whoever owns the pool then.',
  ],
  'insurance-end': [
    'The end of the insurance',
    'medium',
    'From then on the building may not be insured.',
  ],
  contract: [
    'The date of the contract',
    'medium',
    'Time limits, such as cooling-off, finance and settlement, are counted from it.',
  ],
  meeting: [
    'The date of the general meeting',
    'low',
    'What was resolved there, and from when it holds, hangs on which meeting is meant.',
  ],
  auction: ['The date of the auction', 'medium', 'Cooling-off and your chance to bid hang on it.'],
  attorney: [
    'The date of the power of attorney',
    'medium',
    'Whoever signs under it is bound only if that very document gives the power.',
  ],
  occupancy: [
    'The date of the occupancy or final certificate',
    'low',
    'Warranties for the building work are counted from it.',
  ],
} as const satisfies Partial<Record<DayMatter, readonly [string, Severity, string]>>

export type ComparedDay = keyof typeof COMPARED_DAYS

/** Whether places that tell a matter's day are compared. */
export function isComparedDay(matter: DayMatter): matter is ComparedDay {
  return matter in COMPARED_DAYS
}
