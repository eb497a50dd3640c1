import type { Question } from '#shared/report.ts'

import { PageRef } from './finding-links.tsx'
import { SectionHead } from './section-head.tsx'

/** What to ask the other side, numbered, with wording where there is a draft of it. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section className="chapter" id="questions">
      <SectionHead title="Questions">
        For your conveyancer to put to the vendor’s side. Any wording is a draft to start from.
      </SectionHead>
      <ol className="questions">
        {questions.map(({ number, text, suggestedWording, evidence }) => (
          <li key={number}>
            <span className="five-n" aria-hidden="true">
              {number}
            </span>
            <div>
              <p className="question-text">{text}</p>
              {suggestedWording !== null && (
                <p className="question-wording">
                  <span className="label">Draft wording</span> {suggestedWording}
                </p>
              )}
            </div>
            <PageRef evidence={evidence} about={text} />
          </li>
        ))}
      </ol>
    </section>
  )
}
