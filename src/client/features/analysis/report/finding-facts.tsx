import { calendarDate } from '#client/lib/format.ts'
import type { Concern, Law } from '#shared/report.ts'

import { confidenceWord } from './confidence.ts'

/** Why it matters, what to do, the law it rests on and how sure the reading is. */
export function FindingFacts({ concern }: { concern: Concern }) {
  const { description, recommendation, law, confidence, confidenceReason } = concern
  return (
    <div className="note-margin">
      <h4>Why it matters</h4>
      <p>{description}</p>
      {recommendation !== '' && (
        <>
          <h4>What to do, by when</h4>
          <p>{recommendation}</p>
        </>
      )}
      <dl className="note-facts">
        {law.length > 0 && (
          <div>
            <dt>Law</dt>
            <dd>
              {law.map((rule) => (
                <p key={`${rule.act} ${rule.section}`}>
                  <LawName law={rule} />{' '}
                  <span className="soft">as at {calendarDate(rule.asAt)}</span>
                </p>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>Confidence</dt>
          <dd>
            {confidenceWord(confidence)}{' '}
            <span className="soft">
              {confidence}%{confidenceReason !== '' && `: ${withinSentence(confidenceReason)}`}
            </span>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** A reason that was written as a sentence, to stand after a colon; "OCR" keeps its capitals. */
function withinSentence(reason: string): string {
  return /^[A-Z][a-z]/.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason
}

function LawName({ law: { act, section, url } }: { law: Law }) {
  const name = section === null ? act : `${act}, ${section}`
  if (url === null) return <span>{name}</span>
  return (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {name}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
