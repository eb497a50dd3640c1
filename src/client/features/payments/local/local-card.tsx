import './local-card.css'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/field.tsx'
import { testCards } from '#shared/test-cards.ts'

import {
  type CardFields,
  digitsOf,
  type FieldErrors,
  groupExpiry,
  groupNumber,
  readCard,
} from './read-card.ts'
import type { CardSlot } from './card-slot.ts'

/** Draws the local card form where react-stripe-js has mounted its element. */
export function LocalCard({ slot }: { slot: CardSlot }) {
  const place = useSyncExternalStore(slot.subscribe, slot.place)
  return place === null ? null : createPortal(<LocalCardForm slot={slot} />, place)
}

const EMPTY: CardFields = { number: '', expiry: '', code: '' }

function LocalCardForm({ slot }: { slot: CardSlot }) {
  const [fields, setFields] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [answerBank, setAnswerBank] = useState<((pressed: 'complete' | 'fail') => void) | null>(
    null,
  )
  const form = useRef<HTMLDivElement>(null)
  const complete = useRef<HTMLButtonElement>(null)
  const typed = useRef(fields)
  useEffect(() => {
    typed.current = fields
  })
  useEffect(() => {
    slot.setDesk({
      read: () => {
        const { reading, errors: found } = readCard(typed.current, new Date())
        setErrors(found)
        focusFirst(form.current, found)
        return reading
      },
      askBank: () =>
        new Promise((resolve) => {
          setAnswerBank(() => (pressed: 'complete' | 'fail') => {
            setAnswerBank(null)
            resolve(pressed)
          })
        }),
    })
    return () => slot.setDesk(null)
  }, [slot])

  const type = (name: keyof CardFields, value: string) => {
    setFields((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _mended, ...others }) => others)
  }
  return (
    <div className="local-card" ref={form}>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="1234 1234 1234 1234"
        value={fields.number}
        error={errors.number}
        onChange={(event) => type('number', groupNumber(event.target.value))}
      />
      <div className="field-row">
        <TextField
          label="Expiry date"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM / YY"
          value={fields.expiry}
          error={errors.expiry}
          onChange={(event) => type('expiry', nextExpiry(fields.expiry, event.target.value))}
        />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="off"
          placeholder="3 digits"
          value={fields.code}
          error={errors.code}
          onChange={(event) => type('code', digitsOf(event.target.value).slice(0, 3))}
        />
      </div>
      <TestCardList
        onChoose={(number) => {
          setFields({ number: groupNumber(number), expiry: '12 / 34', code: '123' })
          setErrors({})
        }}
      />
      <Dialog
        open={answerBank !== null}
        onClose={() => answerBank?.('fail')}
        role="alertdialog"
        initialFocus={complete}
        title="Confirm with your bank"
        description="A bank would ask you here to confirm the payment. This is a test: choose what you answer."
        actions={
          <>
            <Button variant="ghost" onClick={() => answerBank?.('fail')}>
              Fail
            </Button>
            <Button ref={complete} onClick={() => answerBank?.('complete')}>
              Complete
            </Button>
          </>
        }
      />
    </div>
  )
}

function TestCardList({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <details className="local-cards">
      <summary>Test cards to choose from</summary>
      <ul>
        {testCards().map(({ number, does }) => (
          <li key={number}>
            <button type="button" className="link num" onClick={() => onChoose(number)}>
              {groupNumber(number)}
            </button>{' '}
            <span className="soft">{does}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The first field that is wrong takes the focus, as Stripe's does. */
function focusFirst(form: HTMLElement | null, errors: FieldErrors): void {
  const first = (['number', 'expiry', 'code'] as const).findIndex((name) => errors[name])
  if (first >= 0) form?.querySelectorAll('input')[first]?.focus()
}

/** Taking away a digit must not put the slash back that was just taken away. */
function nextExpiry(before: string, typed: string): string {
  return typed.length < before.length ? typed.replace(/\s{0,3}\/?\s{0,3}$/, '') : groupExpiry(typed)
}
