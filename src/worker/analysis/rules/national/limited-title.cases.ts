import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '«This is a limited certificate.» Land formerly held under Deed Book 214 No 377.',
    '«LIMITED AS TO DESCRIPTION: POSITION AND MEASUREMENTS OF THE PARCEL TAKEN FROM OLD DEEDS, NOT FROM SURVEY.»',
    'LIMITATION\n«The boundaries of the land are not guaranteed until a plan of survey is lodged.»',
    '«The dimensions of the parcel have not been investigated by the Registrar.»',
  ],
  passes: [
    'The accuracy of this diagram and its dimensions is not guaranteed.',
    'The limitation of the title as to boundaries was lifted on 4 May 2011, so that the title is no longer a limited title and was removed from the list.',
    '[planning-certificate]\nThe boundaries of overlays are not guaranteed.',
  ],
  clear: ['Certificate of Title Volume 5284 Folio 61\nEstate in fee simple'],
})
