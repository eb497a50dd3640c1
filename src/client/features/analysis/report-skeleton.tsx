import type { ReactNode } from 'react'

import { Skeleton } from '#client/ui/skeleton.tsx'

/**
 * The first screen of a report before it is there: the same masthead, rule and front, so that
 * nothing that is already on the screen moves when the report takes its place.
 */
export function ReportSkeleton({ documentsButton }: { documentsButton: ReactNode }) {
  return (
    <div className="report report-skeleton" aria-busy="true">
      <output className="visually-hidden">Loading the analysis</output>
      <div className="wrap">
        <div>{documentsButton}</div>
        <div className="report-skeleton-title">
          <Skeleton width="min(26rem, 80%)" />
        </div>
        <Skeleton width="min(38rem, 92%)" />
        <hr className="rule-double" />
        <div className="report-skeleton-front">
          <div>
            <Skeleton width="30%" />
            <Skeleton width="60%" />
            <Skeleton />
            <Skeleton width="88%" />
          </div>
          <div>
            <Skeleton width="70%" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="94%" />
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  )
}
