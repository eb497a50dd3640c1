import type { Severity } from '#shared/report.ts'
import { SeverityTag } from '#client/ui/severity.tsx'

const DOCUMENTS: [name: string, about: string][] = [
  ['Contract', 'particulars, general and special conditions'],
  ['Section 32', 'the vendor’s statement and what is attached to it'],
  ['Title', 'register search, plan, easements and covenants'],
  ['Council', 'planning, rates and building certificates'],
  ['Strata', 'owners corporation certificate, rules and minutes'],
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
          The contract and everything bound in with it. Each page is named for what it is, so you
          see what was read and what was not.
        </p>
        <dl className="kinds">
          {DOCUMENTS.map(([name, about]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{about}</dd>
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
