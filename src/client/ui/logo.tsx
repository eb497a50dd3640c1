import { classes } from './classes.ts'

const PETAL = 'M8 8C6.5 5.9 6.4 3.4 8 .6 9.6 3.4 9.5 5.9 8 8Z'
const TURNS = [0, 60, 120, 180, 240, 300]

/** The mark of fine print, drawn as a gum blossom. After the name, and once in the landing headline. */
export function Asterisk() {
  return (
    <svg className="star" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
      {TURNS.map((turn) => (
        <path key={turn} transform={`rotate(${turn} 8 8)`} d={PETAL} />
      ))}
    </svg>
  )
}

/** The name with its asterisk; wrap it in a link where it leads home. */
export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <span className={classes('wordmark', large && 'wordmark-lg')}>
      Fineprint
      <Asterisk />
    </span>
  )
}
