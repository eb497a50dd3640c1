/** The one thing that turns. Give `label` where no text beside it says what is happening. */
export function Spinner({ label }: { label?: string }) {
  return label === undefined ? (
    <span className="spinner" aria-hidden="true" />
  ) : (
    <output className="spinner" aria-label={label} />
  )
}

/** A spinner alone in its region, for a page or a panel that is on its way. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="centred page-spinner">
      <Spinner label={label} />
    </div>
  )
}

/** While a whole page is on its way: what a screen reader finds then has a name and a landmark. */
export function LoadingPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="visually-hidden">Fineprint</h1>
      <PageSpinner />
    </main>
  )
}
