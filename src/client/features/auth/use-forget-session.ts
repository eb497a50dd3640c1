import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

import { sessionKey } from './use-session.ts'

/**
 * Forgets all server data of this user, also what is still on its way, so that the next user of this
 * browser sees none of it; then says that nobody is signed in.
 */
export function useForgetSession(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await mutate((key) => key !== sessionKey, undefined, { revalidate: false })
    await mutate(sessionKey, null, { revalidate: false })
  }, [mutate])
}
