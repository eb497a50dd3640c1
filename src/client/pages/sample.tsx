import useSWR from 'swr'
import * as v from 'valibot'

import '#client/features/analysis/analysis.css'
import { ReportView } from '#client/features/analysis/report/report-view.tsx'
import { LandingFooter } from '#client/features/landing/landing-footer.tsx'
import { SampleNotice } from '#client/features/landing/sample-notice.tsx'
import { SiteHeader } from '#client/features/landing/site-header.tsx'
import { publishedDocument } from '#client/features/viewer/document-source.ts'
import { useTitle } from '#client/lib/title.ts'
import { Button } from '#client/ui/button.tsx'
import { MainRegion } from '#client/ui/main-region.tsx'
import { PageSpinner } from '#client/ui/spinner.tsx'
import { Report } from '#shared/report.ts'

import { ReadingDesk } from './reading-desk.tsx'

/** Made at build (scripts/build/sample.ts): the report, the pages as they were read, the document. */
const FILES = {
  report: '/sample/report.json',
  pagesUrl: '/sample/pages.json',
  fileUrl: '/sample/document.pdf',
} as const

const NAME = 'Contract and vendor’s statement, 14 Quarrion Street.pdf'
const SOURCE = publishedDocument('sample', NAME, FILES)

/** `/sample`: a whole report with its document, open to everybody, only to be read. */
export function Sample() {
  useTitle('Sample report')
  const { data: report, error, mutate } = useSWR<Report, unknown>(FILES.report, readReport)
  return (
    <>
      <SiteHeader />
      <SampleNotice />
      <MainRegion>
        <ReadingDesk report={report ?? null} source={SOURCE}>
          {report && <ReportView report={report} documentName={NAME} documentsButton={null} />}
          {!report && error === undefined && <PageSpinner label="Loading the sample report" />}
          {!report && error !== undefined && (
            <div className="wrap">
              <div className="outcome">
                <h1 className="h-xl">The sample report did not load</h1>
                <p role="alert">Check your connection and try again.</p>
                <Button onClick={() => void mutate()}>Try Again</Button>
              </div>
            </div>
          )}
        </ReadingDesk>
      </MainRegion>
      <LandingFooter />
    </>
  )
}

/** @throws when the file did not come whole. */
async function readReport(address: string): Promise<Report> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return v.parse(Report, await response.json())
}
