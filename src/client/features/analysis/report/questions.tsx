import { memo } from 'react'

import type { Question } from '#shared/report.ts'

import { PageRef } from './finding-links.tsx'
import { CopyButton } from './copy-button.tsx'
import { LongList } from './long-list.tsx'
import { SectionHead } from './section-head.tsx'

const LONG = 40
const QUESTION_PX = 96

/** What to ask the other side, numbered, with wording where there is a draft of it. */
export const Questions = memo(function Questions({
  questions,
}: {
  questions: readonly Question[]
}) {
  return (
    <section className="chapter" id="questions">
      <SectionHead title="Questions">
        For your conveyancer to put to the vendor’s side. Any wording is a draft to start from.
      </SectionHead>
      <LongList
        items={questions}
        keyOf={keyOf}
        estimatePx={QUESTION_PX}
        from={LONG}
        as="list"
        label="Questions"
        plain={(rows) => (
          <ol className="questions">
            {rows.map((row, index) => (
              <li key={questions[index]?.number}>{row}</li>
            ))}
          </ol>
        )}
      >
        {(question) => <QuestionRow question={question} />}
      </LongList>
    </section>
  )
})

const keyOf = ({ number }: Question): string => String(number)

function QuestionRow({
  question: { number, text, suggestedWording, evidence },
}: {
  question: Question
}) {
  return (
    <div className="question-row">
      <span className="five-n" aria-hidden="true">
        {number}
      </span>
      <div>
        <p className="question-text">{text}</p>
        {suggestedWording !== null && (
          <p className="question-wording">
            <span className="label">Draft wording</span> {suggestedWording}{' '}
            <CopyButton text={suggestedWording} what={`draft wording of question ${number}`} />
          </p>
        )}
      </div>
      <PageRef evidence={evidence} about={text} />
    </div>
  )
}
