import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { SWRConfig } from 'swr'

import { App } from '#client/app.tsx'

/** The whole app at an address, with a cache of its own and a user at the keyboard. */
export function renderApp(path: string): UserEvent {
  window.history.replaceState(null, '', path)
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <App />
    </SWRConfig>,
  )
  return userEvent.setup()
}
