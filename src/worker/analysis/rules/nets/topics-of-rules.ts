import type { Topic } from '../../likeness/topics/topics.ts'

/**
 * What the rules' finds teach of each matter: ids without their folder. A rule of several matters, or
 * of none that a sentence shows (two figures that differ), is in no list and teaches nothing.
 */
const RULES_OF: Readonly<Record<Topic, string>> = {
  deposit:
    'deposit-above-ten-percent deposit-bond deposit-early-release deposit-by-instalments agent-kept',
  settlement:
    'vendor-delay settlement-date settlement-extension-removed vendor-condition time-of-essence occupation-certificate-timing',
  default: 'default-interest default-fees default-notice-short notice-to-complete-short',
  claims:
    'as-is-condition claims-cap complaint-barred requisitions-restricted warranties-excluded vendor-trustee-limited printed-term-deleted buyer-indemnity general-condition-removed standard-terms-altered standard-conditions-varied contract-form-altered risk-passes-early',
  ending:
    'vendor-rescission sunset-clause one-sided-terms cooling-off cooling-off-waived cooling-off-lost',
  conditions:
    'narrow-finance building-annexure-limited timber-pest-limited buyer-sale-condition condition-missing kept-from-lender',
  possession:
    'tenancy tenancy-money tenancy-terms vendor-stays occupation-denied lease-burdens early-possession holiday-bookings rent-guarantee rent-increase-limit lease-in-form-2 informal-rights',
  inclusions: 'leased-goods goods-contradicted exclusions',
  costs:
    'adjustment-shift purchaser-pays-vendor-costs land-tax-shared land-tax-adjustable land-tax-adjustment surcharge-land-tax-adjustment gst-added margin-scheme gst-choices exit-fee deferred-service-charges developer-contributions growth-and-windfall-taxes vacant-residential-land-tax',
  changes:
    'off-plan-variation off-plan-changes unfinished-at-settlement finishes-schedule plan-amended defects-period',
  afterwards:
    'developer-covenants developer-rights vote-given-to-vendor nomination-restricted foreign-purchaser caveat-prohibited embedded-network strata-clause-23-changed',
  authority:
    'special-capacity power-of-attorney vendor-not-owner vendor-capacity mortgage-stays mortgage-or-charge vendor-debts builder-in-trouble company-status director-guarantee',
  title:
    'easement restrictive-covenant encroachment legal-access claim-on-title registered-right caveat-on-title property-claimed instrument-limits positive-covenant part-not-on-title land-management-agreement section-173-agreement part-5-agreement title-notification occupants-by-age boundary-told-twice crown-lease road-not-public unregistered-encumbrance unregistered-dealing developer-dealings',
  building:
    'unapproved-building-work owner-builder owner-builder-work approval-lapsing building-uncertified unapproved-structures building-not-completed occupation-certificate-partial building-insurance-missing planning-permit-conditions pool-barrier',
  defects:
    'building-defects inspected-repairs asbestos termites ceiling-low combustible-cladding loose-fill-asbestos apartment-building-order house-insurance',
  hazards:
    'flood floor-below-flood bushfire contamination mine-workings mine-subsidence acid-sulfate-soils coastal-hazard storm-surge ground-hazard coast-and-soil-overlay cultural-heritage',
  planning:
    'acquisition-or-road-widening heritage zoning-use dwelling-lot-size vegetation native-vegetation regulated-tree protected-tree mapped-constraints planning-overlays biodiversity-constraint zone-not-for-homes infrastructure-proposal',
  notices:
    'authority-notice-or-order neighbour-order tree-order form-1-notice-or-charge administrative-advice',
  services:
    'services-not-connected sewer-on-land water-entitlement rural-water service-connected-denied licensed-structure',
  schemeMoney:
    'owners-corporation-arrears owners-corporation-funds owners-corporation-insurance special-levy scheme-works-coming owners-corporation-litigation corporation-expenditure sinking-fund-forecast strata-contributions',
  schemeRules:
    'owners-corporation-rules by-law-lot-costs by-law-occupation by-law-original-owner by-law-transfer by-law-not-registered exclusive-use lot-breach scheme-ending strata-renewal strata-termination-or-leasehold scheme-inactive strata-inactive lot-parts-shared car-space community-scheme entitlement-change',
  neighbours: 'neighbour-dispute neighbouring-development noise-and-hazards environmental-amenity',
  papers:
    'documents-missing attached-papers-missing certificate-expired certificates-old report-old signature-missing blanks-left prescribed-document-missing clearance-certificate',
}

const TOPIC_OF = new Map(
  Object.entries(RULES_OF).flatMap(([topic, names]) =>
    // The keys are those of the record.
    names.split(' ').map((name) => [name, topic as Topic] as const),
  ),
)

/** The matter that a rule's finds are about; null where they teach none. */
export function topicOfRule(id: string): Topic | null {
  return TOPIC_OF.get(id.slice(id.indexOf('/') + 1)) ?? null
}
