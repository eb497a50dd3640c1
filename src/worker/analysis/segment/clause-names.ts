import type { PageKind } from '#shared/report.ts'

/** How a clause of a part is called by its number: "special condition 7.2", "item 4 of the Form 1". */
export function nameFor(zone: PageKind, partTitle: string): (number: string) => string {
  const additional = /\b(?:additional|special|further|extra) (clause|provision|term)s?\b/i.exec(
    partTitle,
  )
  switch (zone) {
    case 'special-conditions':
      if (additional !== null) {
        return (number) => `${additional[0].toLowerCase().replace(/s$/, '')} ${number}`
      }
      return (number) =>
        /^(?:the )?(?:conditions|terms|agreed|operative)/i.test(partTitle)
          ? `condition ${number}`
          : `special condition ${number}`
    case 'general-conditions':
      return (number) =>
        /\b(?:standard|general|conditions)\b/i.test(partTitle)
          ? `general condition ${number}`
          : `printed clause ${number}`
    case 'vendor-statement':
      return (number) => `item ${number} of the ${statementName(partTitle)}`
    case 'contract-form':
    case 'particulars':
      return (number) => `item ${number} of the particulars`
    case 'auction-conditions':
      return (number) => `auction condition ${number}`
    case 'by-laws':
      if (/\b(?:constitution|articles)\b/i.test(partTitle)) return (number) => `article ${number}`
      return (number) => (/by-?law/i.test(partTitle) ? `by-law ${number}` : `rule ${number}`)
    case 'minutes':
      return (number) => `item ${number} of the minutes`
    case 'lease':
      return (number) => `clause ${number} of the lease`
    case 'annexure':
      // A row or a question that names an easement is no name of an instrument.
      if (INSTRUMENT.test(partTitle) && !/^\d|\?/.test(partTitle))
        return (number) => `clause ${number} of the instrument`
      return (number) => `clause ${number} of the annexure`
    case 'statutory-notice':
      return (number) => `item ${number} of the notice`
    case 'owners-corporation-certificate':
    case 'planning-certificate':
    case 'rates-certificate':
    case 'water-certificate':
    case 'land-tax-certificate':
    case 'ppsr':
      return (number) => `item ${number} of the certificate`
    case 'building-report':
      return (number) => `item ${number} of the report`
    case 'title-search':
    case 'plan':
    case 'building-permit':
    case 'company-extract':
    case 'other':
      return (number) => `item ${number}`
  }
}

const INSTRUMENT =
  /\b(?:instrument|memorandum of (?:transfer|encumbrance|lease|common provisions)|transfer of land|schedule of easements|easement|covenant|profit a prendre|section 173|agreement under section|crown lease|encumbrance)\b/i

function statementName(partTitle: string): string {
  if (/form\s*2\b|seller disclosure/i.test(partTitle)) return 'seller disclosure statement'
  if (/form\s*1\b/i.test(partTitle)) return 'Form 1'
  if (/pre-?contractual|disclosure/i.test(partTitle)) return 'disclosure statement'
  return 'vendor statement'
}

/** How a clause that calls itself an item is called. */
export function itemLabel(number: string, zone: PageKind): string {
  if (zone === 'lease') return `item ${number} of the lease`
  if (zone === 'contract-form' || zone === 'particulars') return `item ${number} of the particulars`
  return `item ${number}`
}
