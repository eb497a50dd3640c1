import { Component, type ReactNode } from 'react'

import { Button } from './button.tsx'

type Props = {
  children: ReactNode
  /** What broke, as the reader knows it: "Your documents". */
  region: string
}

/** Keeps the fault of one region from taking the page with it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div className="card" role="alert">
        <h3>{this.props.region} could not be shown</h3>
        <p className="soft">Nothing you saved is lost. Please load the page again.</p>
        <div className="btn-row mt-4">
          <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
            Load again
          </Button>
        </div>
      </div>
    )
  }
}
