/** What the buyer typed: the id of a known test card, or a sentence that says what is missing. */
export type CardReading =
  | { readonly ok: true; readonly paymentMethod: string }
  | { readonly ok: false; readonly message: string }

/** The drawn form, as the local Stripe object uses it. */
export type CardDesk = {
  /** Reads the fields and shows beside them what is wrong. */
  readonly read: () => CardReading
  /** Opens the bank's dialog and answers which button was pressed. */
  readonly askBank: () => Promise<'complete' | 'fail'>
}

/** Where react-stripe-js wants the form drawn, and the form that stands there. */
export type CardSlot = {
  readonly place: () => HTMLElement | null
  readonly subscribe: (listener: () => void) => () => void
  readonly mount: (place: HTMLElement) => void
  readonly unmount: (place: HTMLElement) => void
  readonly desk: () => CardDesk | null
  /** Told by the form once it stands; null when it goes. */
  readonly setDesk: (desk: CardDesk | null) => void
}

/** Joins the element that react-stripe-js mounts with the React component that draws it. */
export function createCardSlot(): CardSlot {
  let place: HTMLElement | null = null
  let desk: CardDesk | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    place: () => place,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    mount: (next) => {
      place = next
      tell()
    },
    unmount: (gone) => {
      if (place !== gone) return
      place = null
      tell()
    },
    desk: () => desk,
    setDesk: (next) => {
      desk = next
      tell()
    },
  }
}
