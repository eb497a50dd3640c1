import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[vendor-statement]\n«Mortgage 12880163, Tidal Mutual Bank»\n[title-search]\n«12011907 MORTGAGE TO TIDAL MUTUAL BANK LTD»',
    '[vendor-statement]\n«Development Approval No: DA2024/0719, given before the sale»\n[planning-certificate]\n«Application no. DA2024/0791 determined 12 November 2024»',
    '[contract-form]\n«Lot 22 Diagram 61190»\n[title-search]\n«LOT 22 ON DIAGRAM 61160»',
    '[special-conditions]\n«The vendor clears caveat AX611208S at its own cost.»\n[title-search]\n«CAVEAT AX612108S 26/08/2026»',
    '[vendor-statement]\n«Planning permit PLN-19-0345 for the deck»\n[building-permit]\n«Permit PLN-19-0435 covers the deck.»',
  ],
  passes: [
    '[title-search]\n9217740 ENCUMBRANCE TO QUANDONG ESTATE PTY LTD\n12880416 MORTGAGE TO BANKSIA BANK\n[vendor-statement]\nMortgage 12880416: will be discharged.\nEncumbrance 9217740: remains.',
    '[title-search]\nMORTGAGE AX611208S 26/08/2026\nMORTGAGE AX612108S 26/08/2026\n[vendor-statement]\nMortgage AX611208S will be discharged.',
    '[vendor-statement]\nMortgage 12880163 was discharged and a new one is lodged.\n[title-search]\n12011907 MORTGAGE TO TIDAL MUTUAL BANK LTD',
    '[planning-certificate]\nApplication DA2024/0719 for a shed\n[building-permit]\nPermit DA2024/0718 for a pool',
    '[contract-form]\nLot 22 Diagram 61190\n[plan]\nLot 23 on Diagram 61160',
    '[title-search]\nCAVEAT AX611208S 26/08/2026\nCAVEAT AX711208T 27/08/2026',
  ],
  clear: [
    '[vendor-statement]\nMortgage 12880163\n[title-search]\n12880163 MORTGAGE TO TIDAL MUTUAL BANK LTD',
  ],
})
