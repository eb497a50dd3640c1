import { memo } from 'react'

import { Tabs } from '#client/ui/tabs.tsx'
import type { BuyerInputs, ComprehensivePropertyAnalysis } from '#shared/report.ts'

import { CostsPane } from './costs-pane.tsx'
import { OverlaysPane, RestrictionsPane, RisksPane } from './entries.tsx'
import { PropertyPane } from './property-pane.tsx'
import { SectionHead } from './section-head.tsx'

/** The five tabs of spec §2. */
export const PropertyTabs = memo(function PropertyTabs({
  property,
  inputs,
}: {
  property: ComprehensivePropertyAnalysis
  inputs: BuyerInputs
}) {
  const { propertyDetails, costs, easementsAndRestrictions, overlays, risks } = property
  return (
    <section className="chapter" id="property">
      <SectionHead title="The property" />
      <Tabs
        label="The property"
        tabs={[
          {
            id: 'property',
            label: 'Property',
            content: <PropertyPane details={propertyDetails} />,
          },
          {
            id: 'costs',
            label: 'Costs',
            content: (
              <CostsPane
                costs={costs}
                inputs={inputs}
                printedPrice={propertyDetails.purchasePrice}
              />
            ),
          },
          {
            id: 'restrictions',
            label: 'Restrictions',
            count: easementsAndRestrictions.length,
            content: <RestrictionsPane restrictions={easementsAndRestrictions} />,
          },
          {
            id: 'overlays',
            label: 'Overlays',
            count: overlays.length,
            content: <OverlaysPane overlays={overlays} />,
          },
          {
            id: 'risks',
            label: 'Risks',
            count: risks.length,
            content: <RisksPane risks={risks} />,
          },
        ]}
      />
    </section>
  )
})
