import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement] Insurance schedule\nPeriod to 11 February 2027. «Exclusion endorsed: flood and rainwater run-off.»',
    '«The cover ends at 4 pm on 30 June 2027, after which we will not renew.»',
    '«Three insurers would not quote once they saw the creek.»',
    'Letter of Bluff Insurance\n«Your claim for the landslip of 3 May is declined.»',
    '«The premium rose from $2,100 to $9,800 after the flood.»',
    {
      text: '«The policy lapses when the house is unoccupied for more than 60 days.»',
      severity: 'medium',
    },
    'Bluff Mutual Insurance\n«From 1 July the shed and the studio are no longer part of the insured buildings.»',
    '«I tried four companies and nobody will insure it with the old wiring.»',
    '«Our insurer has refused to renew the policy because of the cladding of the garage.»',
    '«Flood is excluded from the policy.»',
  ],
  passes: [
    '[building-report] Report\nThe roof space was seen from the hatch. It does not cover parts that could not be entered.',
    '[vendor-statement] Insurance\nPolicy of the building: named cyclone excess $10,000 for the scheme.',
    '[vendor-statement] Insurance\nOwners who go away should tell the manager, because insurers sometimes limit cover for a dwelling left empty for more than sixty days.',
    '[annexure] Insurance schedule\nPolicy SC-6620117; building $5,940,000; flood not excluded.',
    "[annexure] Letter of the insurer\nThe seller's own policy stops on settlement.",
    '[contract-form]\nAs the seller is usually liable until completion, it is important that insurance not be cancelled.',
    // What a builder insures, or should have.
    'No warranty insurance has been taken out for the extension.',
    'Domestic building insurance will be taken out by the builder before work starts.',
    'The statutory insurance period for structural defects ended in April 2023.',
    'WARNING: the work was done by an owner builder and is not covered by insurance.',
    'A house policy has been taken out with Coastal Insurance.',
    'This extract does not cover septic systems.',
    'Our client denies the claim and asks for the caveat to be removed.',
    'Insurance refused or on special terms? No.',
    'The policy is held by Coastal Insurance and runs to May 2027.',
    'The claim was accepted and paid in full in 2022.',
    'You should check with your insurer whether flood is covered.',
    '[special-conditions]\n1. The purchaser must insure and the vendor will not renew its policy.',
    'The owners corporation could not renew its insurance.',
  ],
  clear: ['The house was built in 1962.'],
})
