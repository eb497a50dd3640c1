import { calendarDate } from '#client/lib/format.ts'
import type { RegisterSearchStatement } from '#shared/report.ts'

import { PageRef } from './finding-links.tsx'
import { capitalised } from './words.ts'

type Title = NonNullable<RegisterSearchStatement['additionalInfo']['title']>

/** Company details where the document has them, and what the title register says. */
export function RegisterCard({ register }: { register: RegisterSearchStatement | null }) {
  const company = register === null || register.companyName === null ? null : register
  const title = register?.additionalInfo.title ?? null
  return (
    <div className="card register">
      <h3>Register search statement</h3>
      {company === null ? (
        <p className="t-sm soft">
          No company extract or company party is in this document, so there are no company details
          to show.{title !== null && ' This is what the title register says.'}
        </p>
      ) : (
        <Company company={company} />
      )}
      {title === null ? (
        <p className="t-sm soft">No title search was found in this document.</p>
      ) : (
        <TitleRegister title={title} headed={company !== null} />
      )}
    </div>
  )
}

function Company({ company }: { company: RegisterSearchStatement }) {
  const rows: (readonly [string, string | null])[] = [
    ['Company', company.companyName],
    ['Number', company.registrationNumber],
    ['Registered', company.incorporationDate && dateOf(company.incorporationDate)],
    ['Status', company.companyStatus],
    ['Type', company.companyType],
    ['Address', company.registeredAddress],
  ]
  return (
    <dl className="facts">
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}{' '}
                {label === 'Company' && (
                  <PageRef evidence={company.evidence} about="Company register" />
                )}
              </dd>
            </div>
          ),
      )}
      <ListRow
        label="Directors"
        items={company.directors.map(({ name, role, appointmentDate }) =>
          [name, role, appointmentDate && `appointed ${dateOf(appointmentDate)}`]
            .filter(Boolean)
            .join(', '),
        )}
      />
      <ListRow
        label="Shareholders"
        items={company.shareholders.map(({ name, shares, percentage }) =>
          [name, shares && `${shares} shares`, percentage && percentOf(percentage)]
            .filter(Boolean)
            .join(', '),
        )}
      />
      <ListRow
        label="Charges"
        items={company.charges.map(({ description, date, amount }) =>
          [description, date && dateOf(date), amount].filter(Boolean).join(', '),
        )}
      />
    </dl>
  )
}

function ListRow({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {items.map((item) => (
          <p key={item}>{item}</p>
        ))}
      </dd>
    </div>
  )
}

function TitleRegister({ title, headed }: { title: Title; headed: boolean }) {
  return (
    <>
      {headed && <h4 className="label register-title">Title register</h4>}
      <dl className="facts">
        <div>
          <dt>Title</dt>
          <dd>
            {title.reference ?? 'No reference was read'}{' '}
            <PageRef evidence={title.evidence} about="Title register" />
          </dd>
        </div>
        <ListRow label="Proprietors" items={title.proprietors} />
        {title.encumbrances.length === 0 ? (
          <ListRow label="Encumbrances" items={['None was read']} />
        ) : (
          title.encumbrances.map(({ type, number, date }) => (
            <div key={`${type} ${number}`}>
              <dt>{capitalised(type)}</dt>
              <dd>{[number, date && dateOf(date)].filter(Boolean).join(', ') || 'No number'}</dd>
            </div>
          ))
        )}
      </dl>
    </>
  )
}

/** A share printed as a bare number is one of a hundred. */
function percentOf(share: string): string {
  return /^[\d.]+$/.test(share) ? `${share}%` : share
}

/** Registers print dates in many ways; one in ISO form is set as the rest of the report is. */
function dateOf(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? calendarDate(date) : date
}
