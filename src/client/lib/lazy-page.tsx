import { lazy, type ComponentType, type JSX } from 'react'

export type LazyPage<Props extends object> = ((props: Props) => JSX.Element) & {
  /** Brings the code; rendered afterwards, the page is there at once and suspends nothing. */
  readonly preload: () => Promise<void>
}

/** A page whose code is a chunk of its own. Rendered before it is there, it suspends. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | null = null
  const bring = async () => (Loaded ??= await load())
  const Later = lazy(async () => ({ default: await bring() }))

  function Page(props: Props) {
    // `lazy` keeps the props of the component that it was given.
    const Shown = Loaded ?? (Later as unknown as ComponentType<Props>)
    return <Shown {...props} />
  }
  return Object.assign(Page, {
    preload: async () => {
      await bring()
    },
  })
}
