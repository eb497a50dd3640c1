import type { CardSlot } from './card-slot.ts'

type Listener = (event: { elementType: 'payment' }) => void

type LocalElement = {
  readonly mount: (place: HTMLElement) => void
  readonly on: (event: string, listener: Listener) => void
  readonly off: (event: string, listener: Listener) => void
  readonly update: () => void
  readonly destroy: () => void
}

export type LocalElements = {
  readonly clientSecret: string
  readonly create: () => LocalElement
  readonly getElement: () => LocalElement | null
  readonly update: () => void
  readonly submit: () => Promise<Record<string, never>>
}

/** What `<Elements>` and `<PaymentElement>` ask of Stripe, for a form that our own page draws. */
export function localElements(clientSecret: string, slot: CardSlot): LocalElements {
  let element: LocalElement | null = null
  return {
    clientSecret,
    create: () => (element = localElement(slot)),
    getElement: () => element,
    // The look comes from our own style sheet.
    update: () => undefined,
    submit: async () => ({}),
  }
}

function localElement(slot: CardSlot): LocalElement {
  let place: HTMLElement | null = null
  const ready = new Set<Listener>()
  const tellReady = () => {
    if (!slot.desk()) return
    const waiting = [...ready]
    // As Stripe does: never within the call that attaches the listener.
    setTimeout(() => {
      for (const listener of waiting) if (ready.has(listener)) listener({ elementType: 'payment' })
    })
  }
  const stop = slot.subscribe(tellReady)
  return {
    mount: (chosen) => {
      place = chosen
      slot.mount(chosen)
    },
    on: (event, listener) => {
      if (event !== 'ready') return
      ready.add(listener)
      tellReady()
    },
    off: (_event, listener) => ready.delete(listener),
    update: () => undefined,
    destroy: () => {
      stop()
      ready.clear()
      if (place) slot.unmount(place)
    },
  }
}
