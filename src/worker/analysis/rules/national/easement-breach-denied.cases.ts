import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    "[vendor-statement]\n3.1 «To the best of the vendor's knowledge there is no existing failure to comply with any easement.»\n[water-certificate] Statement\n«A photograph of 2023 shows the kitchen extension standing on that easement.»",
    '[vendor-statement]\n3.1 «Easements and covenants: no breach is known.»\n[water-certificate] Statement\n«Photographs show a studio sitting over the drainage easement at the rear.»',
    'Easements and covenants: as on title. «The vendor knows of no failure to comply with their terms.»\n[plan] Survey\n«The fence was moved and the way is now inside the garden of the lot.»',
    '«Particulars of any existing failure to comply with an easement: None»\n[building-report] Report\n«The garage is built over the drainage easement at the rear.»',
    '«Breach of covenants or easements: nil»\n[plan] Notes\n«The carport stands 1.1 metres inside the land marked A.»',
    '«There is no encroachment on any easement.»\n[title-search] Search\n«A row of trees obstructs the right of way.»',
    '«The vendor is not aware of any breach of an easement.»\n[building-permit] Records\n«The bungalow slab encroaches upon the sewer easement.»',
  ],
  passes: [
    'Failure to comply with an easement: see the survey.\n[plan] Survey\nThe garage is built over the drainage easement.',
    'Breach of covenants or easements: nil\n[plan] Survey\nNo building stands over the easement.',
    'Breach of covenants or easements: nil\n[title-search] Instrument\nThe owner must not build a fence across the way.',
  ],
  clear: ['Breach of covenants or easements: nil'],
})
