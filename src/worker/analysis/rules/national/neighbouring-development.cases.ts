import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '[vendor-statement]\nSee letter\n[annexure] Department of Transport\nThe Coora busway extension is a proposal of the State. «Its preferred line is on viaduct within the drainage reserve, 14 m from your rear boundary.»',
      state: 'QLD',
    },
    '[vendor-statement]\nSee letter\n[annexure] Letter\n«The preferred route of the new rail line is an elevated track behind your back fence.»',
    '[planning-certificate]\n«A motorway flyover is proposed 40 metres from the eastern boundary of the lot.»',
    '[planning-certificate] Inquiry\n7 Development application adjoining within 12 months? (x) ☐\n«DA 202642907: 14 storey building on Block 9, decision pending»',
    '[planning-certificate] Search\n«East Marlby Code Amendment - proposes to rezone the land on the northern side of Gum Lane from Deferred Urban to Employment;» consultation closes 28 August',
    '[vendor-statement] Statement\n«A development application sign has been standing on the car park at 2-4 Foundry Walk since September (twenty storeys).»',
    '[planning-certificate] Certificate\n«A planning application for a six-storey apartment building on the adjoining lot has been lodged.»',
    '[special-conditions]\n9. «The vendor has received a notice of a development application for a child care centre opposite the property, not yet decided.»',
    '[planning-certificate] Certificate\n«Amendment on exhibition: rezoning of the land opposite for commercial use is proposed.»',
    '[planning-certificate] Certificate\n«A planning proposal to rezone hillside land to C2 was endorsed by council in August and sent for gateway determination;»',
  ],
  passes: [
    '[planning-certificate]\nPlanning proposal PP-2024-31 (residential densities in the town centre), on exhibition, will not alter the controls for this lot.',
    '[planning-certificate]\nNo rail line or busway is proposed within 200 metres of the lot.',
    '[annexure]\nThe preferred route of the new rail line is five kilometres from the town.',
    '[planning-certificate] Certificate\nNo planning proposal to rezone this land to employment use has been received.',
    '[planning-certificate] Certificate\nThe neighbours at Lot 24 lodged a subdivision application for units and were turned down.',
    '[planning-certificate] Certificate\nAmendment C9 (rezoning for industry at Upper Tarn) is proposed and does not affect this land.',
    '[planning-certificate] Certificate\nNo development application has been lodged for adjoining land.',
    '[vendor-statement] Statement\nThe owner next door showed us plans for units in 2022 but did not go ahead.',
    '[planning-certificate] Certificate\nDA 2019/331 for two units on this lot was approved and completed.',
  ],
  clear: ['Zone: Residential. No code amendment is open.'],
})
