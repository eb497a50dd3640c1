import type { Block, Doc } from '../../document.ts'

/** May a block go on with a list of overlays? */
export function isOverlayItem(doc: Doc, block: Block, mode: 'lines' | 'rows' | 'denied'): boolean {
  const { text, cells } = block
  if (cells !== null && cells.length > 1 && mode === 'lines') return false
  if (text.length > 500 || (/^[a-z]/.test(text) && doc.state !== 'SA')) return false
  // An extract of the Code explains each overlay below its name.
  if (doc.state === 'SA') return text.endsWith('.') || !LIST_IS_OVER.test(text)
  return /^\W*[A-Z]/.test(text) && !LIST_IS_OVER.test(text) && MAPS.test(text) && !AMOUNT.test(text)
}

/** What stands behind a list: the next question, paper or topic. */
export const LIST_IS_OVER =
  /^(?:\W*(?:\d{1,2}[.)]|\([a-z]\)|item \d|part \d|q\d)\s)|^(?:sub)?zones?\b|\b(?:plan amendments?|development permits?|approvals?|state planning|infrastructure (?:charges?|plan)|notices?|variations?|valuation|certificate of|heritage places?|scheme name|page \d|rate notice|assessment no|area plan|proprietor|secondary dwelling|signed)\b|\?$/i
/** What maps of planning schemes are about; anything else is the next paper or the next topic. */
const MAPS =
  /\b(?:overlay|code|hazards?|flood\w*|bush ?fire\w*|storm|stormwater|surge|coast\w*|tid(?:e|al)|erosion|land ?sli[dp]\w*|slope|sloping|steep|acid|soils?|salinity|biodiversity|ecological|habitat|koala|vegetation|wetlands?|water\w*|catchments?|native|natural|environment\w*|scenic|landscape|heritage|character|historic|cultural|airports?|aviation|aircraft|noise|transport|roads?|rail\w*|corridors?|infrastructure|pipelines?|electricity|gas|extractive|resources?|quarry|mining|agricultur\w*|rural|buffers?|attenuation|contaminated|neighbourhood|design|height|buildings?|streetscape|demolition|dwelling|parking|trees?|precincts?|growth|priority|significance|interface|amenity|specific|inundation|protection|conservation|proximity|reclamation|hillside|ridge\w*|industr\w+)\b/i
const AMOUNT = /\$ ?\d|\d\.\d\d\b|\.{4}|\b\d{1,2}[/ ](?:\d{1,2}|[A-Z][a-z]{2,8})[/ ]\d{4}\b/
