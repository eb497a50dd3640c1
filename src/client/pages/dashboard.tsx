import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'

import { AnalysisWatch } from '#client/features/analysis/analysis-watch.tsx'
import { ResultsView } from '#client/features/analysis/results-view.tsx'
import { useAnalysis, useAnalysisCache } from '#client/features/analysis/use-analysis.ts'
import { AppHeader } from '#client/features/auth/app-header.tsx'
import type { Logout } from '#client/features/auth/use-logout.ts'
import { CreditBanner } from '#client/features/credits/credit-banner.tsx'
import { useCredits } from '#client/features/credits/use-credits.ts'
import { DashboardLayout } from '#client/features/documents/dashboard-layout.tsx'
import { DocumentList } from '#client/features/documents/document-list.tsx'
import { isPaymentStep, type UploadState } from '#client/features/documents/upload-flow.ts'
import { UploadPanel } from '#client/features/documents/upload-panel.tsx'
import { useDocuments } from '#client/features/documents/use-documents.ts'
import { useUploadFlow } from '#client/features/documents/use-upload-flow.ts'
import { Welcome } from '#client/features/documents/welcome.tsx'
import { useAllocateCredits } from '#client/features/payments/use-allocate-credits.ts'
import { ownDocument } from '#client/features/viewer/document-source.ts'
import { lazyPage } from '#client/lib/lazy-page.tsx'
import { useTitle } from '#client/lib/title.ts'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { MainRegion } from '#client/ui/main-region.tsx'
import { PageSpinner } from '#client/ui/spinner.tsx'
import { toast } from '#client/ui/toast.ts'
import type { CurrentUser } from '#shared/contract/auth.ts'
import type { Analysis } from '#shared/report.ts'

import { ReadingDesk, useDocumentOpen } from './reading-desk.tsx'

const PaymentSteps = lazyPage(async () => (await import('./payment-steps.tsx')).PaymentSteps)

/** `/` for a signed-in user: the list at the left; upload, running analysis or report at the right. */
export function Dashboard({ user, logout }: { user: CurrentUser; logout: Logout }) {
  return (
    <>
      <AppHeader user={user} logout={logout} />
      <CreditBanner />
      <MainRegion>
        <ErrorBoundary region="Your documents">
          <Desk userId={user.id} />
        </ErrorBoundary>
      </MainRegion>
    </>
  )
}

function Desk({ userId }: { userId: string }) {
  const list = useDocuments()
  const { refresh: refreshCredits } = useCredits()
  const cache = useAnalysisCache()
  const [selectedId, select] = useSelectedDocument()
  const [panelShown, showPanel] = useState(true)

  const onFinished = (analysis: Analysis) => {
    list.finished(analysis)
    // A run that failed gives its credit back, and so does a file without a property paper.
    refreshCredits()
  }
  const { report, error, reload, isCutOff } = useAnalysis(selectedId, onFinished)
  const allocate = useAllocateCredits()
  const flow = useUploadFlow(
    (opened) => {
      list.refresh()
      refreshCredits()
      tellOfUpload(opened)
      if (opened.how === 'started' || opened.how === 'paid') cache.putStarted(opened.analysis)
      else cache.refresh(opened.document.id)
      if (panelShown) select(opened.document.id)
    },
    async (paymentIntentId) => {
      const metadata = { userId, type: 'payg_credits', quantity: '1' } as const
      await allocate(paymentIntentId, metadata, () => CREDIT_ADDED)
    },
  )

  const openUpload = () => {
    showPanel(true)
    flow.send({ type: 'open' })
  }
  const open = (documentId: string) => {
    // An upload on its way goes on behind the report that is opened meanwhile.
    if (flow.state.step === 'uploading' || flow.state.step === 'starting') showPanel(false)
    else flow.send({ type: 'cancel' })
    select(documentId)
  }
  useFirstUpload(list.documents?.length === 0 && selectedId === null, openUpload)

  useLackOfCredit(flow.state.step === 'no-credits' ? flow.state.sentence : null, (sentence) => {
    // The document is stored, and stays whatever becomes of the payment.
    list.refresh()
    if (!panelShown) tellOfLack(sentence, () => showPanel(true))
  })

  const selected = list.documents?.find(({ id }) => id === selectedId) ?? null
  const panel = panelShown && flow.state.step !== 'closed' ? flow.state : null
  const status = report?.analysis.status ?? (error === undefined ? selected?.analysisStatus : null)
  // Who opens a document by its address mostly opens a report: its place is kept until it is known.
  const unknown = status === undefined && list.documents === null && !list.failed
  const reading = panel === null && selectedId !== null && (status === 'completed' || unknown)
  const name = selected?.originalName ?? 'Your document'
  const payment = panel !== null && isPaymentStep(panel) ? panel : null
  const documentOpen = useDocumentOpen()
  const source = useMemo(() => ownDocument(selectedId ?? '', name), [selectedId, name])
  useTitle(payment ? 'Payment' : titleOf(panel === null ? (report?.analysis ?? null) : null, name))

  const watches = list.documents
    ?.filter(({ id, analysisStatus }) => analysisStatus === 'processing' && id !== selectedId)
    .map(({ id, originalName }) => (
      <AnalysisWatch
        key={id}
        documentId={id}
        onFinished={(analysis) => {
          onFinished(analysis)
          if (analysis.status === 'completed') {
            toast({ title: 'Report ready', description: originalName })
          }
        }}
      />
    ))
  if (payment) {
    return (
      <>
        <Suspense fallback={<PageSpinner />}>
          <PaymentSteps state={payment} send={flow.send} onBack={() => select(null)} />
        </Suspense>
        {watches}
      </>
    )
  }
  return (
    <>
      {!(reading && report) && <h1 className="visually-hidden">Dashboard</h1>}
      <DashboardLayout
        reading={reading}
        documentOpen={reading && documentOpen}
        count={list.documents?.length ?? null}
        list={({ heading, onDone }) => (
          <DocumentList
            list={list}
            selectedId={panel === null ? selectedId : null}
            heading={heading}
            onSelect={({ id }) => {
              open(id)
              onDone()
            }}
            onUpload={() => {
              openUpload()
              onDone()
            }}
            onDeleted={(ids) => {
              for (const id of ids) cache.forget(id)
              if (selectedId !== null && ids.includes(selectedId)) select(null)
              if (flow.state.step === 'no-credits' && ids.includes(flow.state.document.id)) {
                flow.send({ type: 'cancel' })
              }
            }}
          />
        )}
      >
        {(documentsButton) => {
          if (panel !== null && !isPaymentStep(panel)) {
            return panel.step === 'opened' ? null : <UploadPanel state={panel} send={flow.send} />
          }
          if (selectedId === null) {
            return (
              <Welcome hasDocuments={(list.documents?.length ?? 1) > 0} onUpload={openUpload} />
            )
          }
          return (
            <ErrorBoundary key={selectedId} region="The report">
              <ReadingDesk report={reading ? report : null} source={source}>
                <ResultsView
                  report={report}
                  error={error}
                  documentName={name}
                  documentsButton={documentsButton}
                  onRunNew={openUpload}
                  onStart={(analysis) => {
                    if (selected !== null) {
                      showPanel(true)
                      flow.send({ type: 'resume', document: selected, analysis })
                    }
                  }}
                  onReload={reload}
                  isCutOff={isCutOff}
                  reading={reading}
                />
              </ReadingDesk>
            </ErrorBoundary>
          )
        }}
      </DashboardLayout>
      {watches}
    </>
  )
}

/** The chosen document stands in the address: a reload or the way back shows it again. */
function useSelectedDocument(): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams()
  return [params.get('document'), (id) => setParams(id === null ? {} : { document: id })]
}

/** The upload panel opens by itself, once, for someone who has nothing yet. */
function useFirstUpload(hasNothing: boolean, openUpload: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (!hasNothing || done.current) return
    done.current = true
    openUpload()
  })
}

/** Tells once of each start that was refused for want of a credit. */
function useLackOfCredit(sentence: string | null, onLack: (sentence: string) => void): void {
  const tell = useRef(onLack)
  useEffect(() => {
    tell.current = onLack
  })
  useEffect(() => {
    if (sentence !== null) tell.current(sentence)
  }, [sentence])
}

/** To someone who opened another document while the start was on its way. */
function tellOfLack(sentence: string, onShow: () => void): void {
  toast({
    title: 'Analysis not started',
    description: sentence,
    action: { label: 'Choose how to pay', onClick: onShow },
  })
}

/** Spec §8. */
const CREDIT_ADDED = '1 credit has been added to your account! You can now start your analysis.'

function tellOfUpload({ how, analysis }: Extract<UploadState, { step: 'opened' }>): void {
  if (how === 'started') {
    toast({
      title: 'Document uploaded successfully',
      description: 'Analysis is now processing...',
    })
  }
  if (how === 'saved' && analysis.status === 'completed') {
    toast({
      title: 'You have this document already',
      description: 'Its saved report is shown. No credit was used.',
    })
  }
}

function titleOf(analysis: Analysis | null, name: string): string {
  switch (analysis?.status) {
    case 'processing':
      return 'Analyzing'
    case 'completed':
      return name
    case 'pending':
    case 'failed':
    case undefined:
      return 'Your Documents'
  }
}
