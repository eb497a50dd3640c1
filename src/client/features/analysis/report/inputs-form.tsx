import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { serverMessage } from '#client/lib/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { classes } from '#client/ui/classes.ts'
import { Field, TextField } from '#client/ui/field.tsx'
import { SIGNED_ON_FIRST, SIGNED_ON_LAST } from '#shared/limits.ts'
import { BUYER_KINDS, type BuyerInputs } from '#shared/report.ts'

import { useEditing } from './editing.ts'
import { type InputFields, inputsResolver, fieldsOf } from './input-fields.ts'
import { BUYER_KIND_NAMES } from './words.ts'

/**
 * What the buyer tells and the document cannot: `only` the day of signing at the dates, all three at
 * the costs. A failed save keeps what was typed, and says why beside it.
 */
export function InputsForm({
  inputs,
  printedPrice,
  only,
}: {
  inputs: BuyerInputs
  /** The price as the contract prints it, or null. */
  printedPrice: string | null
  only?: 'signedOn'
}) {
  const editing = useEditing()
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState(0)
  const { register, handleSubmit, reset, setFocus, formState } = useForm<
    InputFields,
    unknown,
    BuyerInputs
  >({
    resolver: inputsResolver,
    defaultValues: fieldsOf(inputs),
    // What is saved elsewhere on the page shows here too; what is being typed stays.
    values: fieldsOf(inputs),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState
  if (editing === null) return null

  async function save(next: BuyerInputs): Promise<void> {
    setFailure('')
    try {
      await editing?.saveInputs(next)
      reset(fieldsOf(next))
      setDone((times) => times + 1)
    } catch (error) {
      setFailure(serverMessage(error, 'The figures could not be worked out. Please try again.'))
    }
  }
  const submit = handleSubmit(save)
  const told = Object.keys(inputs).length > 0
  const day = (
    <TextField
      label="The day you sign"
      type="date"
      min={SIGNED_ON_FIRST}
      max={SIGNED_ON_LAST}
      error={errors.signedOn?.message}
      {...register('signedOn')}
    />
  )
  return (
    <form
      className={classes('inputs', only === 'signedOn' && 'is-line')}
      noValidate
      aria-label={only === 'signedOn' ? 'Day of signing' : 'Who buys, when and at what price'}
      onSubmit={(event) => void submit(event)}
    >
      {only !== 'signedOn' && (
        <>
          <Field label="Who is buying" error={errors.buyerKind?.message}>
            {(control) => (
              <select className="input" {...control} {...register('buyerKind')}>
                <option value="">Not told</option>
                {BUYER_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {BUYER_KIND_NAMES[kind]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextField
            label="Price"
            inputMode="decimal"
            autoComplete="off"
            hint={
              printedPrice === null
                ? 'No price was read in the document.'
                : `In the document: ${printedPrice}`
            }
            error={errors.price?.message}
            {...register('price')}
          />
        </>
      )}
      {day}
      <div className="btn-row">
        <Button type="submit" variant="outline" size="sm" pending={isSubmitting}>
          {isSubmitting ? 'Working out...' : 'Work Out Again'}
        </Button>
        {told && only !== 'signedOn' && (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              setFocus('buyerKind')
              void save({})
            }}
          >
            Use the document alone
          </Button>
        )}
      </div>
      {failure !== '' && (
        <p className="field-error inputs-said" role="alert">
          {failure}
        </p>
      )}
      <output className="visually-hidden">
        {done > 0 && !isSubmitting
          ? `Costs and dates are worked out again. ${'\u00A0'.repeat(done % 2)}`
          : ''}
      </output>
    </form>
  )
}
