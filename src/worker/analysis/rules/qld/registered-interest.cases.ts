import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    {
      text: '[particulars]\nTenants: lease to Copper Kettle Teas Pty Ltd until 30 June 2029\n[title-search] Title search\n«LEASE No 722100443 19/07/2024 COPPER KETTLE TEAS PTY LTD»',
      severity: 'medium',
    },
    '[title-search] Current title search\n3. «LEASE No 719200331 to TELCO SITES PTY LIMITED over part of the ground TERM: 01/07/2018 TO 30/06/2038»',
    '[title-search] Current title search\n2. «HIGH-DENSITY DEVELOPMENT EASEMENT No 714228891 burdening the land»',
    '[title-search] Current title search\n4. «PROFIT A PRENDRE No 708114227 to GUMLEAF FORESTRY PTY LTD over the whole of the land»',
    '[title-search] Current title search\n5. «SUB LEASE No 712009981 of Lease 711000211 to the proprietor of Lot 4»',
  ],
  passes: [
    '[title-search] Current title search\n1. Rights and interests reserved to the Crown by Deed of Grant No. 10188220',
    '[title-search] Current title search\n3. LEASE No 719200331 surrendered by dealing 721112233',
    '[title-search] Current title search\n2. MORTGAGE No 717445121 to CORALINE MUTUAL BANK LTD',
  ],
  clear: ['[title-search] Current title search\nADMINISTRATIVE ADVICES - NIL'],
})
