import type { Severity } from '#shared/report.ts'
import { SeverityTag } from '#client/ui/severity.tsx'

const STATE_PAPERS: [state: string, papers: string][] = [
  ['ACT', 'Contract with Crown lease'],
  ['NSW', 'Contract with section 10.7 certificate'],
  ['NT', 'Contract of sale of land'],
  ['Qld', 'Form 2 seller disclosure'],
  ['SA', 'Form 1'],
  ['Tas', 'Contract with section 337 certificate'],
  ['Vic', 'Section 32 statement'],
  ['WA', 'Offer and acceptance'],
]

const LEVELS: [severity: Severity, meaning: string][] = [
  ['critical', 'may defeat the purchase'],
  ['high', 'likely to cost more than 1% of the price'],
  ['medium', 'a real cost or delay that can be managed'],
  ['low', 'good to know before you sign'],
]

const CODES: [code: string, meaning: string][] = [
  ['HO123', 'Heritage: ask before you alter the front'],
  ['LSIO', 'Land that may flood: floor levels, insurance'],
  ['BMO', 'Bushfire: how and where you may build'],
  ['E-1', 'Drainage easement: nothing built over it'],
]

/** What it reads, how it ranks, and the planning words it explains. */
export function Features() {
  return (
    <section className="wrap land-block features" aria-label="What it reads">
      <article>
        <h2 className="h-lg">Australian property documents</h2>
        <p>
          Each state gives the buyer different papers. Fineprint knows them by name and reads each
          by its own law.
        </p>
        <dl className="states">
          {STATE_PAPERS.map(([state, papers]) => (
            <div key={state}>
              <dt>{state}</dt>
              <dd>{papers}</dd>
            </div>
          ))}
        </dl>
      </article>
      <article>
        <h2 className="h-lg">Risk detection</h2>
        <p>
          Four levels, each with its own colour, shape and word. Every finding shows its page and
          its words. No evidence, no finding.
        </p>
        <ul className="levels">
          {LEVELS.map(([severity, meaning]) => (
            <li key={severity}>
              <SeverityTag severity={severity} />
              <span>{meaning}</span>
            </li>
          ))}
        </ul>
      </article>
      <article>
        <h2 className="h-lg">Council and planning</h2>
        <p>
          Zones, overlays, easements, permits and rates, in plain words: what they stop you doing
          and what they cost.
        </p>
        <ul className="codes">
          {CODES.map(([code, meaning]) => (
            <li key={code}>
              <b>{code}</b>
              <span>{meaning}</span>
            </li>
          ))}
        </ul>
      </article>
    </section>
  )
}
