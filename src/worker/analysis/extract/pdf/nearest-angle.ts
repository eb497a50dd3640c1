import type { Angle } from './geometry.ts'

/** The multiple of 90 that a direction is nearest to, if it is within 3 degrees of it. */
export function nearestAngle(dx: number, dy: number): Angle | null {
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
  const nearest = Math.round(degrees / 90) * 90
  if (Math.abs(degrees - nearest) > 3) return null
  if (nearest === 90) return 90
  if (nearest === -90) return 270
  return nearest === 0 ? 0 : 180
}
