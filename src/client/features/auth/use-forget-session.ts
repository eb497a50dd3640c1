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
    await mutate(isOfUser, undefined, { revalidate: false })
    await mutate(sessionKey, null, { revalidate: false })
    // Now that no page is there to ask again: without `revalidate` SWR keeps in mind that it has just
    // asked, and whoever signs in within that time would wait for an answer that never comes.
    await new Promise((resolve) => setTimeout(resolve))
    await mutate(isOfUser, undefined, { revalidate: true })
  }, [mutate])
}

function isOfUser(key: unknown): boolean {
  return key !== sessionKey
}
