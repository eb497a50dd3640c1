import type { Coverage } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import type { Facts } from '../facts/facts.ts'
import { isBlankForm } from './blank-form.ts'
import { completenessOf } from './completeness/completeness.ts'
import { mentionedButMissing } from './mentioned-but-missing.ts'
import type { Prove } from './prove.ts'
import { listed } from './sentences.ts'

/** What was read, page by page, and what limits the reading; `about` a property, or another file. */
export function coverageOf(doc: Doc, prove: Prove, facts: Facts, about: boolean): Coverage {
  return {
    documentTitle: isBlankForm(doc, facts) ? 'Blank form of a contract' : doc.title,
    state: doc.state,
    pages: doc.source.pages.map(({ number, read }, index) => ({
      page: number,
      kind: doc.pageKinds[index] ?? 'other',
      read,
    })),
    mentionedButMissing: mentionedButMissing(doc, prove),
    expected: isBlankForm(doc, facts) ? [] : completenessOf(doc, prove, facts),
    remarks: remarksOf(doc, facts, about),
  }
}

function remarksOf(doc: Doc, facts: Facts, about: boolean): string[] {
  const remarks: string[] = []
  if (isBlankForm(doc, facts)) {
    remarks.push(
      'This is a blank form: no party, property or price is filled in. There was nothing to check. Upload the contract for the property that you want to buy.',
    )
  }
  if (!doc.hasContract) {
    remarks.push(
      doc.hasDisclosure
        ? `No contract of sale was found in this file, which was read as: ${doc.title}. The checks that need one did not run.`
        : `This file was read as: ${doc.title}. No contract of sale was found in it, so ${about ? 'the checks that need one did not run' : 'there was nothing to check'}.`,
    )
    if (about) remarks.push(ONLY_A_CONTRACT)
  }
  if (doc.state === null && about) {
    remarks.push(
      'The state or territory is not clear from this file. Only the checks that hold in all of Australia ran, and no duty was computed.',
    )
  }
  const unread = doc.source.pages.filter(({ read }) => read === 'unread').map((page) => page.number)
  if (unread.length > 0) remarks.push(unreadRemark(unread))
  const { insertions, deletions, comments } = doc.source.revisions
  if (insertions + deletions + comments > 0) {
    remarks.push(
      `This Word file is still a draft: it holds ${listed(
        [count(insertions + deletions, 'tracked change'), count(comments, 'comment')].filter(
          (words) => words !== '',
        ),
      )}. Ask for the final version.`,
    )
  }
  return remarks
}

const ONLY_A_CONTRACT =
  'Only a contract shows the price, the deposit, the day of settlement, what is included, the conditions for each side, and how long you may cool off. Ask for it and have it read together with these papers before you sign.'

function unreadRemark(pages: readonly number[]): string {
  const one = pages.length === 1
  return `${one ? 'Page' : 'Pages'} ${listed(pages.map(String))} could not be read: ${
    one ? 'it has' : 'they have'
  } no text, only a picture or a drawing. Read ${one ? 'it' : 'them'} yourself.`
}

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
}
