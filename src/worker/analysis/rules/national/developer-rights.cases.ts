import { cases } from '../cases.ts'

export default cases({
  flags: [
    '7. «The Vendor may grant leases, licences or easements over the common property and dedicate any part of it as road.»',
    '7. «The Developer may erect signs and keep a sales office on the common property until the last lot is sold.»',
    '7. «The Buyer agrees that the Seller may cause the Body Corporate to enter into agreements for the supply of services on such terms as the Seller thinks fit.»',
    '7. «The owners corporation will, at its first meeting, appoint a manager nominated by the Vendor for three years.»',
    '7. «Easements and covenants not shown on the draft plan may be created by the developer before settlement.»',
    '7. «The Developer is not obliged to construct the pool, gymnasium or later stages.»',
    '7. «Further stages may contain more lots, commercial premises or a hotel and may be abandoned altogether.»',
    '7. «The Purchaser acknowledges that the Development will proceed in stages and that construction noise and dust will continue after settlement, and must make no claim.»',
    '7. «The purchaser shall not lodge any submission opposing a permit application made by the vendor for Stage 2.»',
    {
      text: '7. «The Buyer consents to the staged subdivision and re-subdivision and shall sign all consents that the strata company needs to give.»',
      state: 'WA',
    },
    '7. «The Purchaser shall permit the Developer, its agents and contractors to pass over common areas with tools and machinery until all buildings are complete.»',
    '7. «After settlement the Vendor may continue to use any unsold apartment as a display and may hold open inspections in the lobby and lifts.»',
    '7. «The developer will grant an easement to the electricity distributor and a lease for a kiosk substation in a position yet to be fixed.»',
    '7. «Before the first general meeting the Vendor may make by-laws giving owners of certain lots the sole use of parts of the common property.»',
    '7. «The Vendor’s sales flags and signboards may be displayed on the building for 24 months.»',
  ],
  passes: [
    'The Purchaser must sign any consent or proxy that the Vendor asks for until the last lot has been sold.',
    {
      text: 'The Purchaser appoints the Vendor and each of its directors severally as its attorney to sign any consent, proxy, ballot paper or application touching the Plan, the permit or the Owners Corporation, until the last lot has been sold.',
      state: 'VIC',
    },
    '[special-conditions]\n5. The vendor gives no warranty about the working order of the pool heater.',
    '[special-conditions]\nUntil it has sold its last lot the vendor may keep one apartment as a display suite and place a sign of up to 2 square metres at the lobby, in a way that causes as little nuisance as is practicable.',
    '[special-conditions]\nFor as long as it has unsold lots the vendor may keep a sign of one square metre at the letterboxes and show apartments on Saturdays.',
    '[special-conditions]\nThe seller may keep one small sign at the gate until the last lot is sold.',
    '[special-conditions]\nWhile lots remain unsold the developer may keep a sign not larger than 1.5 m² beside the entry.',
    '[special-conditions]\nThe vendor may show its display home until all the lots are sold, with as little disturbance as possible to those who live there.',
    '7. The Vendor must not grant any easement over the common property after the contract date.',
    '7. The vendor may grant an easement over the common property only with the written consent of the purchaser.',
    '7. The development is complete and all stages have been built and registered.',
    '7. The Vendor must complete Stage 2 landscaping by 30 June 2027.',
    '7. The vendor’s agent may place a sold sticker on its sign.',
  ],
  clear: ['7. The common property is shown on the plan.'],
})
