import { dashboardScreens } from './dashboard-screens.ts'
import { reportScreens } from './report-screens.ts'
import type { Screen } from './screen.ts'
import { subscriptionScreens } from './subscription-screens.ts'
import { visitorScreens } from './visitor-screens.ts'

/** Every screen in every state, for `npm run screenshots` and for the test of accessibility. */
export const allScreens: readonly Screen[] = [
  ...visitorScreens,
  ...dashboardScreens,
  ...reportScreens,
  ...subscriptionScreens,
]
