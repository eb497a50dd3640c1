/** Words that name a field: a row of nothing but these is the head of a table. */
export const FIELD_NAME =
  /^(?:(?:the |its |total |full |initial |less )?(?:vendor|purchaser|seller|buyer|price|purchase price|sale price|deposit|balance|residue|settlement|completion|address|title|volume|folio|lot|plan|land|property|council|zone|zoning|area|contract date|day of sale|finance|amount|due)\b[^$\d:]{0,30}|(?:being |on )(?:lot|plan)|certificate of title.{0,20})$/i
