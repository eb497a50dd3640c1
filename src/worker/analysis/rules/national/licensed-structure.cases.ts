import { cases } from '../cases.ts'

export default cases({
  flags: [
    '7. «The garage was built over the line, so that 1.4 metres of it is on the council reserve.» «The council lets it stand under a licence that is personal to the seller and ends when the seller ceases to own the land.»',
    '[rates-certificate] Certificate\n«Licence 77: the garage and its ramp stand on the road reserve.» «The licence is not transferable and lapses on a sale.»',
    '[special-conditions]\n1. Time runs strictly.\n[other] Letter of the Council\n«The front steps and part of the deck are built on the footpath.» «Permission is personal to the owner and ends when the property is sold.»',
    '[special-conditions]\n9. The retaining wall lies on the council reserve. «The permit for it ceases on a change of ownership.»',
    {
      text: '[special-conditions]\n1. «The pontoon is moored under a permit from the port authority that is personal to the Seller.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nPrice $700,000\n[annexure] Letter of the Department\nWe have your letter about the boat ramp on the foreshore.\n«The licence lapsed in 2021 and nobody has applied for another.»',
      severity: 'high',
    },
    '[special-conditions]\n1. «Cliff stairs descend over council land without any permit and may have to be taken down if council asks.»',
    '[particulars]\nPrice $700,000\n[annexure] Waterway licence for a jetty\nHolder: A. Prior. Annual fee $512.\n«This licence cannot be transferred.»',
    '[special-conditions]\n1. «As to the bathing box on the Crown foreshore, the purchaser must make its own application and we do not say that it will succeed.»',
    '[vendor-statement]\nOther matters\n«The mooring licence is in the name of the late owner and ends with the sale.»',
    '[special-conditions]\n1. «The slip lies on the river bed and the Minister may require its removal at the cost of whoever owns the house.»',
  ],
  passes: [
    '[other] Council letter\nThe bathroom in the boatshed was joined to the septic tank by a pipe for which no plumbing permit was given, and it must be removed.',
    '[rates-certificate] Certificate\nThe garage stands inside the boundary. The licence of the builder expires on 3 May 2027.',
    '[special-conditions]\n9. The fence is on the boundary with the road reserve. The agent may end the licence to display a board.',
    '[special-conditions]\n1. The jetty licence is current to 30 June 2031 and will be transferred to the Buyer at settlement.',
    '[special-conditions]\n1. The boatshed stands wholly on the land and was built by a licensed builder.',
    '[special-conditions]\n1. The dinghy is removed from the boatshed by the Seller before completion.',
    '[special-conditions]\n1. The berth in the marina is not part of this sale.',
  ],
  clear: ['[special-conditions]\n1. The deposit is held by the agent.'],
})
