const KINDS =
  'Unit|Apartment|Apt|Flat|Lot|Shop|Suite|Villa|Townhouse|Townhome|Duplex|Studio|Penthouse|Maisonette|Office|Residence|Dwelling|Loft|Terrace|Warehouse|Factory|Showroom|Site|Cabin|Bungalow'
const DIGITS = '[A-Za-z]?\\d{1,5}(?:\\.\\d{1,3})?[A-Za-z]?'
/** "Unit 17", "Penthouse C", "Shop 2 and Residence 6", "Suites 2.04 and 2.05" */
const UNIT = `(?:(?:${KINDS})s?\\s(?:${DIGITS}|[A-Z](?=\\s?[,/]))(?:\\s\\(proposed\\)|\\s?(?:and|&)\\s(?:(?:${KINDS})\\s)?${DIGITS}(?=\\s?[,/]))?\\s?[,/]?\\s?(?:(?:at|on)\\s)?)`
/** "Level 3,", "Ground Floor,", "Tower B,": where in its building a unit is. */
const STOREY =
  '(?:(?:(?:Level|Floor|Tower|Building)\\s[A-Z\\d]{1,4}|(?:Ground|First|Second|Third|Fourth|Top|Upper|Lower)\\s(?:Floor|Level))\\s?,\\s?)'
/** '"Araluen", ' and "Kenilworth, ": what a house, a farm or a block of flats is called. */
const QUOTED = `["“][A-Z][^"“”\\n]{1,30}["”],?\\s`
const BUILDING = `(?:${QUOTED}|[A-Z][\\w'&.-]*(?:\\s[A-Z][\\w'&.-]*){0,3},\\s)`
const IN_ESTATE = "Lot\\s\\d{1,5}\\s?,\\s(?:[A-Z][\\w'.-]{1,24}\\s){0,2}[A-Z][\\w'.-]{1,24}(?=,\\s)"
const NUMBERS =
  '(?:[A-Z]{0,2}\\d{1,5}[A-Za-z]?\\s?[/-]\\s?){0,2}\\d{1,5}[A-Za-z]?(?:\\s?-\\s?\\d{1,5}[A-Za-z]?)?'

/** The source of a pattern for what stands before the name of a street. */
export const HOUSE_NUMBER = `(?:${IN_ESTATE}|(?:${UNIT}${STOREY}{0,2}${BUILDING}?|${STOREY}{1,2}|(?<![\\w,]\\s)${QUOTED})?${NUMBERS})`
