import { Link } from 'wouter'

import { accuracy } from '#shared/published-accuracy.ts'
import { UPLOAD_MAX_BYTES } from '#shared/limits.ts'

import { SAMPLE } from './addresses.ts'
import { Chapter } from './chapter.tsx'
import { Disclosure } from './disclosure.tsx'

const MAX_MB = UPLOAD_MAX_BYTES / 1024 / 1024

const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  [
    'Is this legal advice?',
    'No. Fineprint tells you what the papers say and what to ask. Whether to sign is for you and your lawyer or conveyancer; it never says buy or don’t buy.',
  ],
  [
    'Which files can it read?',
    `PDF, DOCX and TXT, up to ${MAX_MB} MB, one file at a time. Ask the agent or your conveyancer for the file itself: a scan has no words to read. A page without words is listed as not read, and a file with no readable page is refused before any credit is used.`,
  ],
  [
    'How do I know that it makes nothing up?',
    'Every finding shows its page and the words it rests on, and those words have been matched to the page letter for letter. What cannot be matched is not shown. Amounts and dates that are worked out come with their formula.',
  ],
  [
    'Does an AI company see my contract?',
    `No. This version reads by ${accuracy.engine.rules} rules written for the law of the eight states and territories, as it stood on ${lawDate(accuracy.engine.lawAsAt)}. No language model is asked.`,
  ],
  [
    'What if it misses something?',
    'It can, as any reader can. The table above says how often it did on documents where the answer is known, and each report lists what was checked, what was clear, and which pages could not be read.',
  ],
  [
    'What if the analysis fails?',
    'Its credit comes back by itself, and the page says what happened and what to do.',
  ],
  [
    'Can I delete what I uploaded?',
    'Yes, at any time, from the list of your documents. The file, its text, its report and your notes are deleted with it.',
  ],
]

/** Questions and answers. */
export function Questions() {
  return (
    <Chapter
      id="questions"
      title="Questions and answers"
      sunken
      about={
        <p className="soft">
          The short ones. What a report looks like is best seen in{' '}
          <Link className="link" href={SAMPLE}>
            a sample
          </Link>
          , which needs no account.
        </p>
      }
    >
      <div className="disclosures">
        {QUESTIONS.map(([question, answer]) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Chapter>
  )
}

/** `1 November 2026`; the date has no time, so no zone may move it. */
function lawDate(isoDate: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  )
}
