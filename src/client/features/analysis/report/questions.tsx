import { memo, useState } from 'react'

import { Button } from '#client/ui/button.tsx'
import { QUESTIONS_IN_FRONT } from '#shared/limits.ts'
import type { Question } from '#shared/report.ts'

import { PageRef } from './finding-links.tsx'
import { CopyButton } from './copy-button.tsx'
import { LongList } from './long-list.tsx'
import { SectionHead } from './section-head.tsx'
import { usePrinting } from './use-printing.ts'

const LONG = 40
const QUESTION_PX = 96

/** So few more are shown at once: a button for them would take as much room. */
const SLACK = 2

/** What to ask the other side, numbered, with wording where there is a draft of it. */
export const Questions = memo(function Questions({
  questions,
}: {
  questions: readonly Question[]
}) {
  const [isWhole, setWhole] = useState(false)
  const printing = usePrinting()
  const first =
    questions.length <= QUESTIONS_IN_FRONT + SLACK
      ? questions
      : questions.slice(0, QUESTIONS_IN_FRONT)
  const rest = questions.slice(first.length)
  return (
    <section className="chapter" id="questions">
      <SectionHead title="Questions">
        For your conveyancer to put to the vendor’s side. Any wording is a draft to start from.
      </SectionHead>
      <QuestionList questions={first} label="Questions" />
      {rest.length > 0 &&
        (isWhole || printing ? (
          <>
            <h3 className="questions-also">Also ask</h3>
            <QuestionList questions={rest} label="Also ask" />
          </>
        ) : (
          <Button variant="link" size="sm" onClick={() => setWhole(true)}>
            {`Also ask: ${rest.length} more`}
          </Button>
        ))}
    </section>
  )
})

function QuestionList({ questions, label }: { questions: readonly Question[]; label: string }) {
  return (
    <LongList
      items={questions}
      keyOf={keyOf}
      estimatePx={QUESTION_PX}
      from={LONG}
      as="list"
      label={label}
      plain={(rows) => (
        <ol className="questions" start={questions[0]?.number}>
          {rows.map((row, index) => (
            <li key={questions[index]?.number}>{row}</li>
          ))}
        </ol>
      )}
    >
      {(question) => <QuestionRow question={question} />}
    </LongList>
  )
}

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
