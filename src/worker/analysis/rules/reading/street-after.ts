const TYPES =
  '(?:street|st|road|rd|avenue|ave|drive|dr|court|ct|place|pl|parade|pde|crescent|cres|lane|way|terrace|tce|highway|hwy|close|circuit|boulevard|esplanade|grove|square)'

/** A street behind a number, "73 Garnet Street": the number is of an address and counts nothing. */
export const STREET_AFTER = `(?! (?:[A-Za-z][A-Za-z'-]{1,19} ){1,3}${TYPES}\\b)`

/** A word that a street is called by, "47 Tannery Lane": nothing of the kind stands there. */
export const NO_STREET = `(?! ${TYPES}\\b)`
