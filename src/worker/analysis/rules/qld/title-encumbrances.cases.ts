import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '«Is the Property sold subject to any Encumbrances? ☐ No ☒ Yes, listed below: mortgage 716600112»',
      severity: 'critical',
    },
    {
      text: '«Title Encumbrances: Nil»\n[title-search] Current title search\n2. «EASEMENT No 602345678» 04/05/1990 BURDENING THE LAND',
      severity: 'medium',
    },
    {
      text: '«Is the Property sold subject to any Encumbrances? ☒ No ☐ Yes»\n[title-search] Current title search\n3. «LEASE No 712003344» 01/02/2016 OF LEVEL 1',
      severity: 'high',
    },
    { text: '«Title Encumbrances: ☐ No ☐ Yes, listed below»', severity: 'medium' },
  ],
  passes: [
    '[particulars]\nTitle Encumbrances: Is the property sold subject to any encumbrances? ☒ No ☐ Yes\n[title-search] Title search\n2. EASEMENT No 700114402 17/09/2002 at 11:20 benefiting the land over EASEMENT C ON SP90002',
    'Is the Property sold subject to any Encumbrances? ☐ No ☒ Yes, listed below: easement 602345678 for drainage',
    'Title Encumbrances: Nil\n[title-search] Current title search\n2. MORTGAGE No 716600112 04/05/2015',
    'Title Encumbrances: mortgage 716600112, which is released at settlement',
  ],
  clear: ['Is the Property sold subject to any Encumbrances? ☒ No ☐ Yes'],
})
