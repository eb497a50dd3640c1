import { Button } from '#client/ui/button.tsx'
import { Card, Sheet } from '#client/ui/card.tsx'
import { EmptyState, PaperMark } from '#client/ui/empty-state.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { PayCard, PayPage } from '#client/ui/pay-page.tsx'
import { Quotation } from '#client/ui/quotation.tsx'

import { Part } from './part.tsx'

const LONG =
  'THE VENDOR’S STATEMENT NAMES A PLANNING PERMIT FOR UNIT 1204, TOWER B, 318–326 OLD CASTLEREAGH AND WOLLONDILLY CONNECTION ROAD, NORTH RICHMOND HEIGHTS'

export function Papers() {
  return (
    <>
      <Part title="Cards and sheets">
        <div className="part-two">
          <Card>
            <h3>A card</h3>
            <p className="soft">A thing that can be picked up: a plan, a form, a payment.</p>
          </Card>
          <Sheet>
            <h3>A sheet</h3>
            <p className="soft">Paper on the ground, with its one shadow.</p>
          </Sheet>
        </div>
        <Panel aria-label="A panel">
          <p>The sheet beside the list of documents.</p>
        </Panel>
        <PayPage>
          <p className="soft">The column of the screens on which something is paid.</p>
        </PayPage>
        <PayCard title="Complete Payment">
          <p className="soft">One step of paying.</p>
        </PayCard>
      </Part>
      <Part title="Quotations">
        <Quotation
          page={12}
          where="SC 7.1"
          before="The purchaser consents to"
          quote="the release of the deposit to the vendor forthwith"
          after="upon this contract becoming unconditional."
          severity="high"
          matched
        />
        <Quotation page={36} where="Planning certificate" quote={LONG} severity="critical" wide />
        <Quotation page={3} quote="Leads to its page." severity="low" onPage={() => undefined} />
        <Quotation page={null} where="Searched" quote="Words without a page." severity="medium" />
        <Quotation page={30} quote="Termites: Yes / ~~No~~ (struck out)" severity="high" />
      </Part>
      <Part title="Empty">
        <div className="part-two">
          <EmptyState
            title="No property documents uploaded yet"
            action={<Button>Upload your first document</Button>}
          >
            One line about what is to come.
          </EmptyState>
          <div className="btn-row">
            <PaperMark />
          </div>
        </div>
      </Part>
    </>
  )
}
