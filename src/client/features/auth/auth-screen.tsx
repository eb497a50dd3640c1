import { Tabs } from '#client/ui/tabs.tsx'

import { AuthFrame } from './auth-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type AuthTab = 'sign-in' | 'register'

/** The welcome card with its two tabs. The address owns which one is open. */
export function AuthScreen({ tab, onTab }: { tab: AuthTab; onTab: (tab: AuthTab) => void }) {
  return (
    <AuthFrame title="Welcome to Fineprint">
      <Tabs
        label="Sign in or register"
        even
        value={tab}
        onChange={onTab}
        tabs={[
          { id: 'sign-in', label: 'Sign In', content: <SignInForm /> },
          {
            id: 'register',
            label: 'Register',
            content: <RegisterForm onRegistered={() => onTab('sign-in')} />,
          },
        ]}
      />
    </AuthFrame>
  )
}
