import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[planning-certificate] Reply of the council\n«Condition 4 of the approval confines occupation of the units to households with a person of 55 or over.»',
    {
      text: "[title-search]\nNOTIFICATION UNDER SECTION 70A\n«Approval was granted on terms that each dwelling shall remain an aged or dependent persons' dwelling, of which at least one permanent occupant shall have attained the age of fifty-five years.»",
      state: 'WA',
    },
    {
      text: '[particulars]\nPrice: $410,000\n[annexure] Covenant F338120\n«The Covenantor shall not permit any person under the age of 60 years to occupy the villa other than the spouse of such a person.»',
      state: 'TAS',
    },
    {
      text: '[planning-certificate]\n«Condition 14 of permit TP-2007/0331: every unit must be lived in by at least one person over fifty-five.»',
      state: 'VIC',
    },
    {
      text: '[title-search]\n«COVENANT 716220984 04/05/2015 occupation limited to persons aged 50 years and over»',
      state: 'QLD',
    },
    {
      text: '[special-conditions]\n6. «The Buyer acknowledges that the dwelling may only be occupied by persons over 55s as the development approval requires.»',
      state: 'SA',
    },
    {
      text: "[plan]\n«Lots 1 to 14 are restricted to older persons' housing by the Crown lease.»",
      state: 'ACT',
    },
  ],
  passes: [
    '[building-permit]\nUnder regulation 50 the owner and the occupier must each see that the barrier complies.',
    "[planning-certificate]\nPermitted with consent: dwelling houses; aged persons' accommodation; boarding houses.",
    '[special-conditions]\n4. The vendor is over 55 years of age and will move from the house to a unit.',
    '[rates-certificate]\nA rebate is only given to owners over 60 years who occupy the dwelling.',
    '[particulars]\nPrice: $410,000\n[annexure]\nThe dwelling was built in the fifties and must be kept in repair for 55 years.',
    '[vendor-statement]\nThe home is not in a retirement village and no limit on who may live in it applies.',
    '[building-report]\nA person over the age of 65 must not climb into the roof of the dwelling without help, and 55 metres of gutter are to be cleaned.',
  ],
  clear: ['[title-search]\nMORTGAGE AB123456 to a bank.'],
})
