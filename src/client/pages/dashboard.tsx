import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'

import { AnalysisWatch } from '#client/features/analysis/analysis-watch.tsx'
import { ResultsView } from '#client/features/analysis/results-view.tsx'
import { useAnalysis, useAnalysisCache } from '#client/features/analysis/use-analysis.ts'
import { AppHeader } from '#client/features/auth/app-header.tsx'
import type { Logout } from '#client/features/auth/use-logout.ts'
import { CreditBanner } from '#client/features/credits/credit-banner.tsx'
import { NoCredits } from '#client/features/credits/no-credits.tsx'
import { useCredits } from '#client/features/credits/use-credits.ts'
import { DashboardLayout } from '#client/features/documents/dashboard-layout.tsx'
import { DocumentList } from '#client/features/documents/document-list.tsx'
import type { UploadState } from '#client/features/documents/upload-flow.ts'
import { UploadPanel } from '#client/features/documents/upload-panel.tsx'
import { useDocuments } from '#client/features/documents/use-documents.ts'
import { useUploadFlow } from '#client/features/documents/use-upload-flow.ts'
import { Welcome } from '#client/features/documents/welcome.tsx'
import { useTitle } from '#client/lib/title.ts'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { MainRegion } from '#client/ui/main-region.tsx'
import { toast } from '#client/ui/toast.ts'
import type { CurrentUser } from '#shared/contract/auth.ts'
import type { Analysis } from '#shared/report.ts'

/** `/` for a signed-in user: the list at the left; upload, running analysis or report at the right. */
export function Dashboard({ user, logout }: { user: CurrentUser; logout: Logout }) {
  return (
    <>
      <AppHeader user={user} logout={logout} />
      <CreditBanner />
      <MainRegion>
        <ErrorBoundary region="Your documents">
          <Desk />
        </ErrorBoundary>
      </MainRegion>
    </>
  )
}

function Desk() {
  const list = useDocuments()
  const { refresh: refreshCredits } = useCredits()
  const cache = useAnalysisCache()
  const [selectedId, select] = useSelectedDocument()
  const [panelShown, showPanel] = useState(true)

  const onFinished = (analysis: Analysis) => {
    list.refresh()
    // A failed run gives its credit back.
    if (analysis.status === 'failed') refreshCredits()
  }
  const { report, error, reload } = useAnalysis(selectedId, onFinished)
  const flow = useUploadFlow((opened) => {
    list.refresh()
    refreshCredits()
    tellOfUpload(opened)
    if (opened.how === 'started') cache.putStarted(opened.analysis)
    else cache.refresh(opened.document.id)
    if (panelShown) select(opened.document.id)
  })

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

  const selected = list.documents?.find(({ id }) => id === selectedId) ?? null
  const panel = panelShown && flow.state.step !== 'closed' ? flow.state : null
  const status = report?.analysis.status ?? (error === undefined ? selected?.analysisStatus : null)
  const reading = panel === null && selectedId !== null && status === 'completed'
  const name = selected?.originalName ?? 'Your document'
  useTitle(titleOf(panel === null ? (report?.analysis ?? null) : null, name))

  return (
    <>
      {!(reading && report) && <h1 className="visually-hidden">Dashboard</h1>}
      <DashboardLayout
        reading={reading}
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
              if (panel?.step === 'no-credits' && ids.includes(panel.document.id)) {
                flow.send({ type: 'cancel' })
              }
            }}
          />
        )}
      >
        {(documentsButton) => {
          if (panel !== null) {
            return <UploadSide state={panel} flow={flow} onBack={() => select(null)} />
          }
          if (selectedId === null) {
            return (
              <Welcome hasDocuments={(list.documents?.length ?? 1) > 0} onUpload={openUpload} />
            )
          }
          return (
            <ErrorBoundary key={selectedId} region="The report">
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
              />
            </ErrorBoundary>
          )
        }}
      </DashboardLayout>
      {list.documents
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
        ))}
    </>
  )
}

function UploadSide({
  state,
  flow,
  onBack,
}: {
  state: Exclude<UploadState, { step: 'closed' }>
  flow: ReturnType<typeof useUploadFlow>
  onBack: () => void
}) {
  const cancel = () => flow.send({ type: 'cancel' })
  switch (state.step) {
    case 'choosing':
    case 'uploading':
    case 'starting':
      return <UploadPanel state={state} send={flow.send} />
    case 'no-credits':
      return (
        <NoCredits
          documentName={state.document.originalName}
          onCredits={() => flow.send({ type: 'credits-available' })}
          onCancel={cancel}
          onBack={() => {
            cancel()
            onBack()
          }}
        />
      )
    case 'opened':
      return null
  }
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
