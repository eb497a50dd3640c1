import type { Coverage } from '#shared/report.ts'

/** In place of the summary, findings and checks: what the file is, and that it has cost nothing. */
export function NothingToCheck({ coverage: { remarks } }: { coverage: Coverage }) {
  return (
    <section className="front" id="summary">
      <div>
        <h2>Nothing could be checked</h2>
        <p className="front-lead front-none">Your credit has been returned.</p>
      </div>
      <div>
        {remarks.map((remark) => (
          <p key={remark} className="front-lead">
            {remark}
          </p>
        ))}
        <p className="soft front-none">
          Fineprint reads contracts of sale, the vendor’s disclosure (such as a Section 32) and the
          papers that come with them. Upload the file that the agent or the vendor’s conveyancer
          sent you.
        </p>
      </div>
    </section>
  )
}
