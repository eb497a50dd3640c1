import { Icon } from '#client/ui/icon.tsx'
import { SeverityMark } from '#client/ui/severity.tsx'
import { CATEGORIES, type Category, type Concern } from '#shared/report.ts'

import { Finding } from './finding.tsx'
import { LongList } from './long-list.tsx'
import { type Order, tally } from './order.ts'
import { SectionHead } from './section-head.tsx'
import type { FindingsView } from './use-findings-view.ts'
import { CATEGORY_NAMES } from './words.ts'

/** Shapes on a category's card before the number alone tells the rest. */
const SHOWN_SHAPES = 12
/** A list of so many findings is drawn near the screen only. */
const LONG = 40
/** A closed finding with a title of one line. */
const CLOSED_PX = 58

/** The one list of findings: counts by category, filter, order, and the notes themselves. */
export function Findings({ concerns, view }: { concerns: readonly Concern[]; view: FindingsView }) {
  const { listed } = view
  const long = concerns.length >= LONG
  return (
    <section className="desk-section" id="findings">
      <div className="wrap">
        <SectionHead title="Findings">
          {concerns.length === 0
            ? 'Nothing was found that could be shown with its words. The checks below say what was looked for.'
            : 'Each finding stands with the words it rests on. The words were matched to the page, letter by letter; what could not be matched is not shown.'}
        </SectionHead>
        {concerns.length > 0 && (
          <>
            <CategoryCards concerns={concerns} />
            <Filter concerns={concerns} view={view} />
            {long && <Find view={view} />}
            <output className="visually-hidden">
              {`${listed.length} of ${concerns.length} findings match`}
            </output>
            <LongList
              items={listed}
              keyOf={idOf}
              estimatePx={CLOSED_PX}
              from={LONG}
              pinnedKey={view.pinnedId}
              as="feed"
              label="Findings"
              plain={(rows) => <div className="notes">{rows}</div>}
            >
              {(concern, place) => (
                <Finding
                  key={concern.id}
                  concern={concern}
                  isOpen={view.isOpen(concern.id)}
                  onToggle={view.toggle}
                  position={place?.position}
                  of={place?.of}
                />
              )}
            </LongList>
            {listed.length === 0 && (
              <p className="notes-none soft">
                {view.words.trim() === ''
                  ? 'No finding is in this category.'
                  : 'No finding has these words.'}
              </p>
            )}
          </>
        )}
      </div>
    </section>
  )
}

const idOf = ({ id }: Concern): string => id

function CategoryCards({ concerns }: { concerns: readonly Concern[] }) {
  return (
    <dl className="cats">
      {CATEGORIES.map((category) => {
        const own = concerns.filter((concern) => concern.category === category)
        const shapes = tally(own).flatMap(({ severity, count }) =>
          Array.from({ length: count }, () => severity),
        )
        return (
          <div key={category} className="cat">
            <dt>{CATEGORY_NAMES[category]}</dt>
            <dd>{own.length}</dd>
            <dd className="cat-shapes" aria-hidden="true">
              {shapes.slice(0, SHOWN_SHAPES).map((severity, index) => (
                // The shapes have no identity of their own: one more or fewer is the last one.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <SeverityMark key={index} severity={severity} />
              ))}
              {shapes.length > SHOWN_SHAPES && (
                <span className="more">+{shapes.length - SHOWN_SHAPES}</span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Searches all findings of a long list: the browser's own search sees the drawn ones only. */
function Find({ view }: { view: FindingsView }) {
  return (
    <div className="find">
      <label className="find-field">
        <Icon name="i-lucide-search" />
        <span className="visually-hidden">Find in findings</span>
        <input
          type="search"
          className="input"
          placeholder="Find in findings"
          value={view.words}
          onChange={(event) => view.find(event.target.value)}
        />
      </label>
      <p className="t-sm soft">
        This list is long, so only the findings near your screen are in the page. Search here rather
        than with your browser.
      </p>
    </div>
  )
}

const ORDERS: readonly { order: Order; label: string }[] = [
  { order: 'severity', label: 'By severity' },
  { order: 'page', label: 'By page' },
]

function Filter({ concerns, view }: { concerns: readonly Concern[]; view: FindingsView }) {
  const chip = (category: Category | null, label: string, count: number) => (
    <button
      key={label}
      type="button"
      className="chip"
      aria-pressed={view.category === category}
      onClick={() => view.filter(category)}
    >
      {label} <span className="n">{count}</span>
    </button>
  )
  return (
    <div className="filter">
      <fieldset className="chips">
        <legend className="visually-hidden">Show</legend>
        {chip(null, 'All', concerns.length)}
        {CATEGORIES.map((category) =>
          chip(
            category,
            CATEGORY_NAMES[category],
            concerns.filter((concern) => concern.category === category).length,
          ),
        )}
      </fieldset>
      <fieldset className="order">
        <legend className="visually-hidden">Order</legend>
        <span className="soft" aria-hidden="true">
          Order
        </span>
        {ORDERS.map(({ order, label }) => (
          <button
            key={order}
            type="button"
            className="order-b"
            aria-pressed={view.order === order}
            onClick={() => view.sort(order)}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
