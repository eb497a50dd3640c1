const STEPS: [title: string, text: string][] = [
  [
    'Upload',
    'The contract, the vendor’s disclosure, or both in one file. PDF, DOCX or TXT, up to 15 MB. A page that cannot be read is named, not skipped.',
  ],
  [
    'AI analysis',
    'Every page is read and checked against the rules of its state. Each quotation is matched to its page before you see it.',
  ],
  [
    'Get results',
    'A report with the words behind every finding, a list of what was clear, and the questions to put to your conveyancer.',
  ],
]

/** Three steps. */
export function HowItWorks() {
  return (
    <section className="land-how" id="how">
      <div className="wrap">
        <h2>How It Works</h2>
        <ol className="steps">
          {STEPS.map(([title, text], index) => (
            <li key={title}>
              <span className="step-n" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
