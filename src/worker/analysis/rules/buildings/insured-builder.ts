import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

export const INSURED_BUILDER_PATTERNS = wordings({
  /** The head of a certificate of warranty insurance, or words that only such a certificate has. */
  certificate:
    /\bcertificate of (?:currency of )?insurance\b|\binsurance certificate\b|\bcertificate in respect of insurance\b/i,
  warranty:
    /\b(?:domestic building|home (?:building|warranty|indemnity)|building indemnity|builders?'? (?:warranty|indemnity)|residential building) (?:insurance|cover|work|certificate|policy)\b|\bHBCF\b/i,
  permit: /\b(?:building (?:permit|approval|rules consent)|construction certificate)\b/i,
  /** "Builder | Marlow Homes Pty Ltd", "Work carried out by (the builder): Marlow Homes Pty Ltd". */
  builder:
    /(?:^|[|;] ?)(?:name of (?:the )?builder|(?:registered )?builder(?:'s name)?|(?:building |domestic building )?work (?:to be )?(?:carried out|done) by(?: \(?the builder\)?)?|(?:insured )?(?:builder|contractor)(?: name)?)[ :|]{1,4}(?!(?:no|number|licen[cs]e|reg|practitioner|details|named|owner)\b)/i,
  /** Where the name of a company ends. */
  company: /^(?:the )?([A-Z][\w&'.,() -]{1,70}?)(?: (?:pty|proprietary)\.?)? (?:ltd|limited)\b/i,
})

const P = INSURED_BUILDER_PATTERNS
/** Where the certificates of builders and their insurers stand, by the kind that a page was given. */
export const PAPERS_OF_BUILDERS = [
  'building-permit',
  'vendor-statement',
  'annexure',
  'other',
] as const

/** Two papers that name different companies as the builder of the same home. */
export type UnlikeBuilders = { readonly insured: Named; readonly permitted: Named }
type Named = { readonly name: string; readonly passage: Passage }

/** The builder whose work is insured beside the builder who was given the permit; null where they agree. */
export function unlikeBuilders(doc: Doc): UnlikeBuilders | null {
  const insured: Named[] = []
  const permitted: Named[] = []
  let paper: Named[] | null = null
  let part = -1
  for (const passage of passagesIn(doc, PAPERS_OF_BUILDERS)) {
    const { text, block } = passage
    if (block.zone === 'vendor-statement') continue
    if (block.partIndex !== part) paper = null
    part = block.partIndex
    if (block.kind === 'heading' || text.length < LONGEST_HEAD) {
      if (P.certificate.test(text)) paper = insured
      else if (P.permit.test(text) && block.kind === 'heading') paper = permitted
    }
    const label = paper === null ? null : P.builder.exec(text)
    if (paper === null || label === null) continue
    const behind = text.slice(label.index + label[0].length)
    const name = P.company.exec(behind)?.[1]
    if (name !== undefined) paper.push({ name: name.trim(), passage })
  }
  const [own] = insured
  const [other] = permitted
  if (own === undefined || other === undefined) return null
  if (insured.some((one) => permitted.some((two) => isSame(one.name, two.name)))) return null
  return { insured: own, permitted: other }
}

const LONGEST_HEAD = 90

/** A trading name and dots decide nothing. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/\(?\baust(?:ralia|\.)?\)?/g, '')
    .replace(/[^a-z\d ]/g, '')
    .replace(/\s{1,4}/g, ' ')
    .trim()
}

/** Whether a certificate of warranty insurance, with its policy, stands in the file. */
export function holdsCertificate(doc: Doc, policy: RegExp): boolean {
  const passages = passagesIn(doc, PAPERS_OF_BUILDERS)
  return passages.some(({ text, block }, index) => {
    if (block.zone === 'vendor-statement' || text.length > LONGEST_HEAD) return false
    if (!P.certificate.test(text)) return false
    const below = passages
      .slice(index, index + REACH)
      .filter((one) => one.block.partIndex === block.partIndex)
    return (
      below.some((one) => P.warranty.test(one.text)) && below.some((one) => policy.test(one.text))
    )
  })
}

/** So many lines below its head a certificate names its policy and its kind. */
const REACH = 8
