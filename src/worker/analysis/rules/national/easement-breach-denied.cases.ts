import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[vendor-statement] Statement\n3. Easements\n«Any existing failure to comply with their terms: none.»\n[water-certificate] Statement\n«We found a deck and its footings over the sewer main.»',
      severity: 'high',
    },
    '[vendor-statement]\n3.1 «Failure to comply with that easement or covenant: the terms of each have been complied with.»\n[water-certificate] Statement\n«In March our crew saw an outbuilding lying across the sewer in the back yard.»',
    '[vendor-statement]\n2 Easements and covenants. «The vendor is aware of nothing which breaks their terms.»\n[plan] Survey\n«The workshop stands 0.8 metres inside the drainage easement.»',
    '[vendor-statement]\n2.1 «The terms of all easements are being observed.»\n[building-report] Report\n«The deck is built over the sewerage easement.»',
    "[vendor-statement]\n3.1 «To the best of the vendor's knowledge there is no existing failure to comply with any easement.»\n[water-certificate] Statement\n«A photograph of 2023 shows the kitchen extension standing on that easement.»",
    '[vendor-statement]\n3.1 «Easements and covenants: no breach is known.»\n[water-certificate] Statement\n«Photographs show a studio sitting over the drainage easement at the rear.»',
    'Easements and covenants: as on title. «The vendor knows of no failure to comply with their terms.»\n[plan] Survey\n«The fence was moved and the way is now inside the garden of the lot.»',
    '«Particulars of any existing failure to comply with an easement: None»\n[building-report] Report\n«The garage is built over the drainage easement at the rear.»',
    '«Breach of covenants or easements: nil»\n[plan] Notes\n«The carport stands 1.1 metres inside the land marked A.»',
    '«There is no encroachment on any easement.»\n[title-search] Search\n«A row of trees obstructs the right of way.»',
    '«The vendor is not aware of any breach of an easement.»\n[building-permit] Records\n«The bungalow slab encroaches upon the sewer easement.»',
  ],
  passes: [
    'Breach of covenants or easements: nil\n[water-certificate] Statement\nNo structures are recorded over the main.',
    'Breach of covenants or easements: nil\n[water-certificate] Statement\nA sewer lies within the rear of the lot; neither a building nor a fence stands over it.',
    '[vendor-statement]\n2 The terms of all easements are being observed.\n[water-certificate] Statement\nThe Act prohibits any building or wall lying across a sewer or drain.',
    'Failure to comply with an easement: see the survey.\n[plan] Survey\nThe garage is built over the drainage easement.',
    'Breach of covenants or easements: nil\n[plan] Survey\nNo building stands over the easement.',
    'Breach of covenants or easements: nil\n[title-search] Instrument\nThe owner must not build a fence across the way.',
  ],
  clear: ['Breach of covenants or easements: nil'],
})
