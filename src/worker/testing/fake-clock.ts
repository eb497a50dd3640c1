/** A clock that stands still until it is moved. */
export function fakeClock(start = new Date('2026-11-21T00:00:00.000Z')) {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance: (ms: number) => {
      at += ms
    },
  }
}
