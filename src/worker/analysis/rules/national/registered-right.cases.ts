import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    {
      text: '«6402881 LEASE OF THE GARAGE BEING PART OF LOT 3 TO B. WHELAN.» EXPIRES 30/6/2031',
      state: 'NSW',
    },
    { text: '«4 9911204 LEASE TO J SAMPLE OF THE SHED»', state: 'NSW' },
    { text: '«Lease of the rear yard to Corner Store Pty Ltd»', state: 'VIC' },
    { text: '«6 AU110288 LEASE TO BRIGHTSUN POWER PTY LTD EXPIRES 30/6/2042»', state: 'NSW' },
    { text: '«LEASE AW220118K to Cellhost Pty Ltd expiring 31/12/2038»', state: 'VIC' },
    { text: '«3 AP220144 LIFE ESTATE TO MAVIS JOAN HURST»', state: 'NSW', severity: 'high' },
    {
      text: '«Estate in remainder: COLIN HURST, subject to the life interest of M J Hurst»',
      state: 'SA',
      severity: 'high',
    },
    { text: '«The land is subject to mining lease ML 2210»', state: 'NSW' },
    { text: '«7 AK77120 FORESTRY RIGHT to Tallgum Plantations Pty Ltd until 2041»', state: 'NSW' },
    {
      text: '«5 AW440120 COURT ORDER under the Confiscation of Proceeds of Crime Act»',
      state: 'NSW',
      severity: 'high',
    },
    { text: '«4 AM220175 PLANNING AGREEMENT under section 7.6»', state: 'NSW' },
    { text: '«6 AT220175 CHARGE TO THE CHIEF COMMISSIONER»', state: 'NSW' },
    { text: '«AX110275B TRANSFER Unregistered lodged 2/10/2026»', state: 'VIC' },
  ],
  passes: [
    { text: '6402881 LEASE SURRENDERED BY 7711204', state: 'NSW' },
    { text: '2 AT118203 MORTGAGE TO WESTPAC BANKING CORPORATION', state: 'NSW' },
    { text: '1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)', state: 'NSW' },
    { text: '6 AU110288 LEASE SURRENDERED BY AX220118', state: 'NSW' },
    { text: 'UNREGISTERED DEALINGS: NIL', state: 'NSW' },
    { text: 'Leases: none', state: 'VIC' },
  ],
  clear: ['Estate fee simple. Registered proprietor: ANN SAMPLE'],
})
