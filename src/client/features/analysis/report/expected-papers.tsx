import { Icon } from '#client/ui/icon.tsx'
import type { Evidence, ExpectedPaper } from '#shared/report.ts'

import { PageRef } from './finding-links.tsx'
import { counted, PAPER_OUTCOMES } from './words.ts'

/** What is not there comes first. */
const ORDER: readonly ExpectedPaper['outcome'][] = ['missing', 'unclear', 'found']

/** The papers that law or custom of the state has a buyer be given, and whether they are here. */
export function ExpectedPapers({
  papers,
  state,
}: {
  papers: readonly ExpectedPaper[]
  state: string | null
}) {
  if (papers.length === 0) return null
  return (
    <section className="papers" aria-labelledby="papers-title">
      <h3 id="papers-title">Papers you should be given{state !== null && ` in ${state}`}</h3>
      <p className="t-sm soft">{papersSentence(papers)}</p>
      <ul>
        {ORDER.flatMap((outcome) => papers.filter((paper) => paper.outcome === outcome)).map(
          ({ what, outcome, consequence, evidence }) => (
            <li key={what} className={`is-${outcome}`}>
              <Sign outcome={outcome} />
              <div>
                <p>
                  <b>{what}</b> <PageRef evidence={evidence.filter(isQuote)} about={what} />
                </p>
                {outcome !== 'found' && <p className="t-sm soft">{consequence}</p>}
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** Where a paper was looked for in vain is no place of the paper. */
const isQuote = ({ role }: Evidence): boolean => role === 'quote'

function Sign({ outcome }: { outcome: ExpectedPaper['outcome'] }) {
  const label = `${PAPER_OUTCOMES[outcome]}:`
  switch (outcome) {
    case 'found':
      return <Icon name="i-lucide-check" className="sign-clear" label={label} />
    case 'missing':
      return <Icon name="i-lucide-circle-dashed" className="sign-absent" label={label} />
    case 'unclear':
      return <Icon name="i-lucide-circle-question-mark" className="sign-absent" label={label} />
  }
}

/** "12 of 14 are in this document, 1 is not, 1 is not clear." */
export function papersSentence(papers: readonly ExpectedPaper[]): string {
  const of = (outcome: ExpectedPaper['outcome']) =>
    papers.filter((paper) => paper.outcome === outcome).length
  const [found, missing, unclear] = [of('found'), of('missing'), of('unclear')]
  const is = (count: number) => (count === 1 ? 'is' : 'are')
  if (found === papers.length) {
    return found === 1
      ? 'The one paper is in this document.'
      : `All ${counted(found, 'paper')} are in this document.`
  }
  const parts = [
    `${found} of ${counted(papers.length, 'paper')} ${is(found)} in this document`,
    missing > 0 && `${missing} ${is(missing)} not`,
    unclear > 0 && `${unclear} ${is(unclear)} not clear`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
