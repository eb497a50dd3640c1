/** A line that is still to come. `width` is a CSS width; the region around it says that it loads. */
export function Skeleton({ width = '100%' }: { width?: string }) {
  return <span className="skel" style={{ width }} aria-hidden="true" />
}
