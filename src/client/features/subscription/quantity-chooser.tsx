import { useId, useState } from 'react'

import { priceFromCents } from '#client/lib/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import {
  cheaperPaygQuantity,
  PAYG_MAX_QUANTITY,
  PAYG_MIN_QUANTITY,
  paygTotalCents,
  paygUnitCents,
} from '#shared/pricing.ts'

import { creditCount, shortPrice } from './plan-words.ts'
import { clampQuantity, QUANTITY_TEXT, quantityOf, typedQuantity } from './quantity.ts'

/** How many to buy: typed or stepped, 1 to 100, with the price of exactly that many. */
export function QuantityChooser({
  text,
  onText,
  onBuy,
}: {
  text: string
  onText: (text: string) => void
  onBuy: (quantity: number) => void
}) {
  const id = useId()
  const [refused, refuse] = useState(false)
  const quantity = quantityOf(text)
  const invalid = refused && quantity === null
  const step = (by: number) => onText(String(clampQuantity((quantity ?? 0) + by)))
  return (
    <form
      className="sub-buy"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        refuse(quantity === null)
        if (quantity !== null) onBuy(quantity)
      }}
    >
      <label className="label" htmlFor={id}>
        How many
      </label>
      <div className="stepper">
        <button
          type="button"
          aria-label="One fewer"
          disabled={quantity === PAYG_MIN_QUANTITY}
          onClick={() => step(-1)}
        >
          <Icon name="i-lucide-minus" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-sum`}
          onChange={(event) => onText(typedQuantity(event.target.value))}
          onBlur={() => refuse(true)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          }}
        />
        <button
          type="button"
          aria-label="One more"
          disabled={quantity === PAYG_MAX_QUANTITY}
          onClick={() => step(1)}
        >
          <Icon name="i-lucide-plus" />
        </button>
      </div>
      <div id={`${id}-sum`} className="sub-buy-sum" aria-live="polite">
        {invalid && <p className="field-error">{QUANTITY_TEXT}</p>}
        {quantity !== null && (
          <p>
            <span>
              {quantity} × {shortPrice(paygUnitCents(quantity))}
            </span>{' '}
            <b>{priceFromCents(paygTotalCents(quantity))}</b>
          </p>
        )}
      </div>
      {quantity !== null && (
        <CheaperHint quantity={quantity} onTake={(more) => onText(String(more))} />
      )}
      <Button block type="submit">
        {quantity === null ? 'Buy credits' : `Buy ${creditCount(quantity)}`}
      </Button>
    </form>
  )
}

/** A tier's price holds for all of them, so a few more can cost less. */
function CheaperHint({ quantity, onTake }: { quantity: number; onTake: (more: number) => void }) {
  const more = cheaperPaygQuantity(quantity)
  if (more === null) return null
  const less = priceFromCents(paygTotalCents(quantity) - paygTotalCents(more))
  return (
    <p className="sub-hint">
      {more} cost {less} less than {quantity}: {priceFromCents(paygTotalCents(more))}.{' '}
      <button type="button" className="link" onClick={() => onTake(more)}>
        Take {more}
      </button>
    </p>
  )
}
