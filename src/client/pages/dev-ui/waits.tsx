import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { PayWait } from '#client/ui/pay-page.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { PageSpinner, Spinner } from '#client/ui/spinner.tsx'

import { Part } from './part.tsx'

export function Waits() {
  return (
    <>
      <Part title="Progress">
        <Progress percent={0} label="Not begun" />
        <Progress percent={65} label="Analysis" />
        <Progress percent={100} label="Done" />
        <div className="btn-row">
          <Spinner /> <Spinner label="Loading" />
        </div>
        <PageSpinner label="Loading the page" />
        <PayWait sentence="Setting up your payment..." />
      </Part>
      <Part title="Skeletons">
        <Skeleton width="82%" />
        <Skeleton width="44%" />
        <Skeleton />
      </Part>
      <Part title="A region that broke">
        <ErrorBoundary region="Your documents">
          <Broken />
        </ErrorBoundary>
      </Part>
    </>
  )
}

function Broken(): never {
  throw new Error('Broken on purpose, to show what is shown then.')
}
