import { Link } from 'wouter'

import { StoredTable } from './stored-table.tsx'

/** The privacy chapter: the table over the whole width, since its cells are sentences. */
export function PrivacyTable() {
  return (
    <section className="chapter is-wide" aria-labelledby="stored">
      <div className="wrap">
        <div className="chapter-head">
          <h2 id="stored">What happens to your papers</h2>
          <div>
            <p className="soft">
              Your file is read by our own rules on Cloudflare’s servers and given to no AI company;
              nothing learns from it. There is no advertising here and nothing that follows you
              around.
            </p>
            <p className="soft">
              Delete a document and its file, its text, its report and your notes are gone.{' '}
              <Link className="link" href="/privacy">
                All of it on one page
              </Link>
            </p>
          </div>
        </div>
        <StoredTable />
      </div>
    </section>
  )
}
