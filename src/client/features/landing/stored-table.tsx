import { STORED } from './stored.ts'

/** What is stored, where, how long, who processes it. On a phone each row is a small list. */
export function StoredTable() {
  return (
    <table className="land-table stored">
      <thead>
        <tr>
          <th scope="col">What is stored</th>
          <th scope="col">Where</th>
          <th scope="col">How long</th>
          <th scope="col">Who processes it</th>
        </tr>
      </thead>
      <tbody>
        {STORED.map(({ what, where, howLong, who }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label="Where">{where}</td>
            <td data-label="How long">{howLong}</td>
            <td data-label="Who">{who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
