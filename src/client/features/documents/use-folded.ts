import { useState } from 'react'

const KEY = 'fineprint:documents-folded'

/** Whether the list beside a report is folded away; the choice is kept in this browser. */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(read)
  return [
    folded,
    (next) => {
      setFolded(next)
      try {
        localStorage.setItem(KEY, String(next))
      } catch {
        // A browser that keeps nothing still folds for this visit.
      }
    },
  ]
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}
