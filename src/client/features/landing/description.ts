/** What a search engine shows below the name. */
export const LANDING_DESCRIPTION =
  'Upload a contract of sale before you sign it. Fineprint shows what could cost you money, time or the use of your home, beside the words it rests on.'
