import { measuredOnWords } from '#shared/accuracy.ts'
import { accuracy } from '#shared/published-accuracy.ts'

import { Chapter } from './chapter.tsx'
import { Disclosure } from './disclosure.tsx'
import { figuresOf } from './figures.ts'

/** The published measurement: what was found, on which documents, and what was missed. */
export function Measured() {
  const { missed, states } = accuracy.notCovered
  return (
    <Chapter
      id="measured"
      title="We publish our own mistakes"
      about={
        <>
          <p className="soft">
            {measuredOnWords(accuracy)}, {accuracy.pages} pages in all.
            {accuracy.seenByAuthors &&
              ' The rules were written while looking at them, so a contract from elsewhere will be read less well.'}
          </p>
          <p className="soft">
            These are the results of the version that is running now, and nothing is claimed that is
            not in this table.
          </p>
        </>
      }
    >
      <table className="land-table measured" aria-labelledby="measured">
        <thead>
          <tr>
            <th scope="col">Measured</th>
            <th scope="col" className="amount">
              Result
            </th>
          </tr>
        </thead>
        <tbody>
          {figuresOf(accuracy).map(({ what, result, basis }) => (
            <tr key={what}>
              <th scope="row">
                {what}
                <small>{basis}</small>
              </th>
              <td className="amount">{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(missed.length > 0 || states.length > 0) && (
        <Disclosure title="What was missed, and what was not measured">
          {missed.length > 0 && (
            <ul className="land-list">
              {missed.map(({ state, severity, title }) => (
                <li key={`${state} ${title}`}>
                  {title} <span className="soft">({`${state}, ${severity}`})</span>
                </li>
              ))}
            </ul>
          )}
          {states.length > 0 && (
            <p>
              No document from {states.join(', ')} was in the set: nothing is measured there. All
              documents are invented; real ones are longer, older and worse printed.
            </p>
          )}
        </Disclosure>
      )}
    </Chapter>
  )
}
