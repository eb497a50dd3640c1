import type { Block, Doc } from '../../document.ts'
import type { Row, Section } from './company-people.ts'

/** The extract line by line, with the section each stands in. */
export function companyRows(doc: Doc, blocks: readonly Block[]): Row[] {
  let section: Section = 'organisation'
  const rows: Row[] = []
  for (const block of blocks) {
    const cells = block.cells?.map((cell) => doc.text.slice(cell.start, cell.end).trim()) ?? null
    const lines =
      cells !== null && cells.length > 1
        ? [{ text: block.text, cells }]
        : doc
            .evidence(block.span)
            .flatMap(({ quote }) => quote.split('\n'))
            .map((line) => line.trim())
            .filter((line) => line !== '')
            .map((line) => ({
              text: line.replace(/\s+/g, ' '),
              cells: line
                .split(/\t|\s{3,}/)
                .map((cell) => cell.trim())
                .filter((cell) => cell !== ''),
            }))
    for (const line of lines) {
      const heading =
        line.text.length < 90 ? HEADINGS.find(([, pattern]) => pattern.test(line.text)) : undefined
      if (
        heading !== undefined &&
        !/^name\b/i.test(line.text) &&
        !(heading[0] === 'members' && /:\s*\S/.test(line.text))
      )
        section = heading[0]
      rows.push({ ...line, section })
    }
  }
  return rows
}

const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  ['former', /^former (?:organisation )?details|^former organisation|^former names?\b/i],
  ['organisation', /^(?:current )?organisation details|^company details/i],
  ['addresses', /^address(?:es)?(?: details)?\s*(?:$|document|current)/i],
  [
    'officers',
    /^(?:officeholders?(?: and other roles)?|(?:current )?directors(?: and secretar\w+)?|(?:current )?secretar(?:y|ies)$|company officers?)\b/i,
  ],
  ['members', /^(?:members?|shareholders?)\b(?!.*\bname of\b)/i],
  ['shares', /^(?:share (?:information|structure|capital)|shares)\b/i],
  ['administration', /^external administration/i],
  [
    'charges',
    /^(?:(?:registered )?charges?(?: and security interests)?(?! (?:number|type)\b)|security interests|ppsr(?: (?:registrations?|organisation|grantor|search|results?|summary)){1,4})\b/i,
  ],
  ['documents', /^(?:documents?(?: details| lodged)?|annual returns|pre-registration)\b/i],
  ['notes', /^(?:notes?|company contact|contact address|end of extract)\b/i],
]
