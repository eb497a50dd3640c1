import * as v from 'valibot'

import { CurrentUser } from '#shared/contract/auth.ts'

export const imogen = v.parse(CurrentUser, {
  id: 'usr_imogen',
  email: 'imogen.achterberg@example.com',
  firstName: 'Imogen',
  lastName: 'Achterberg',
  subscriptionPlan: 'free',
})
