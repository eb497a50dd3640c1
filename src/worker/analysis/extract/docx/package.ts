import { DOCX_MAX_RATIO, DOCX_MAX_UNPACKED_BYTES } from '#shared/limits.ts'

import { readDirectory, unpackEntry, unpackWhole } from './unzip.ts'
import type { Budget, Entry } from './unzip.ts'

/** The parts of a Word file that reading needs, as XML; null where the file has none. */
export type WordParts = {
  readonly document: string
  readonly styles: string | null
  readonly numbering: string | null
  readonly footnotes: string | null
  readonly endnotes: string | null
  readonly comments: string | null
}

/**
 * Unpacks what reading needs, never more than the limits allow.
 * Returns null where the ZIP holds no Word document. Throws BrokenZip or SwollenZip.
 */
export function openWordFile(bytes: Uint8Array): WordParts | null {
  const entries = readDirectory(bytes)
  const budget = budgetFor(bytes)
  const part = (name: string): string | null => {
    const entry = entries.find((one) => one.name.toLowerCase() === name.toLowerCase())
    return entry ? decodeXml(unpackWhole(bytes, entry, budget)) : null
  }
  const main = mainPart(part('_rels/.rels')) ?? 'word/document.xml'
  const document = part(main)
  if (document === null) return null
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  return {
    document,
    styles: part(`${folder}styles.xml`),
    numbering: part(`${folder}numbering.xml`),
    footnotes: part(`${folder}footnotes.xml`),
    endnotes: part(`${folder}endnotes.xml`),
    comments: part(`${folder}comments.xml`),
  }
}

/** True where a ZIP's directory lists a Word document. Throws BrokenZip. */
export function isWordFile(entries: readonly Entry[]): boolean {
  return entries.some((entry) => /^word\/document\d*\.xml$/iu.test(entry.name))
}

/**
 * Unpacks every entry and throws the bytes away, to know what really comes out; what the directory
 * says of itself is believed only where it is already too much. Throws BrokenZip or SwollenZip.
 */
export function measureWordFile(bytes: Uint8Array, entries: readonly Entry[]): 'fits' | 'swollen' {
  const budget = budgetFor(bytes)
  const declared = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (declared > budget.left) return 'swollen'
  for (const entry of entries) unpackEntry(bytes, entry, budget, () => {})
  return 'fits'
}

function budgetFor(bytes: Uint8Array): Budget {
  return { left: Math.min(DOCX_MAX_UNPACKED_BYTES, DOCX_MAX_RATIO * bytes.length) }
}

/** The document part as the package names it; its usual name is only a custom. */
function mainPart(relationships: string | null): string | null {
  for (const match of relationships?.matchAll(/<[^<>]*Relationship\s[^<>]*>/gu) ?? []) {
    if (!/Type\s*=\s*["'][^"']*\/officeDocument["']/u.test(match[0])) continue
    const target = /Target\s*=\s*["']\/?([^"']+)["']/u.exec(match[0])?.[1]
    if (target !== undefined) return target
  }
  return null
}

function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  return new TextDecoder().decode(bytes)
}
