import { useState } from 'react'

import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field, TextAreaField, TextField } from '#client/ui/field.tsx'
import { Tabs } from '#client/ui/tabs.tsx'

import { Part } from './part.tsx'

export function Fields() {
  const [ticked, tick] = useState(true)
  return (
    <>
      <Part title="Fields">
        <div className="part-two">
          <TextField label="Email" type="email" placeholder="you@example.com" />
          <TextField label="Email, filled" defaultValue="imogen.castellanos@example.com" />
          <TextField
            label="Password"
            type="password"
            hint="At least 8 characters"
            error="Password must be at least 8 characters"
          />
          <TextField label="Switched off" defaultValue="Nothing to change" disabled />
          <TextAreaField label="Your note" hint="Only you see it" />
          <Field label="Who is buying">
            {(control) => (
              <select {...control} className="input">
                <option>Someone who will live there</option>
                <option>An investor</option>
              </select>
            )}
          </Field>
        </div>
      </Part>
      <Part title="Checkboxes">
        <div className="btn-row">
          <Checkbox
            label="Chosen"
            checked={ticked}
            onChange={({ target }) => tick(target.checked)}
          />
          <Checkbox label="Not chosen" />
          <Checkbox label="Switched off" disabled />
          <Checkbox aria-label="Without a word beside it" />
        </div>
      </Part>
      <Part title="Tabs">
        <Tabs
          label="The tabs of a report"
          tabs={[
            { id: 'property', label: 'Property', content: <p>What is bought.</p> },
            { id: 'costs', label: 'Costs', count: 9, content: <p>What it costs.</p> },
            { id: 'risks', label: 'Risks', count: 0, content: <p>What could go wrong.</p> },
          ]}
        />
        <Tabs
          label="The tabs of the welcome card"
          even
          tabs={[
            { id: 'sign-in', label: 'Sign In', content: <p>Shares the width.</p> },
            { id: 'register', label: 'Register', content: <p>In two halves.</p> },
          ]}
        />
      </Part>
    </>
  )
}
