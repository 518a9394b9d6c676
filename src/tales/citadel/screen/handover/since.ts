import type { Seat } from '../../../../engine/citadel/index.ts'
import type { LogLine } from '../log/line.ts'

/** So many lines have room on the gate: the newest. */
const MOST = 6

/** What was told since a seat's last turn; `isFirst`: it has had none, and it is all that was told so far. */
export function sinceLastTurn(
  lines: readonly LogLine[],
  seat: Seat,
): { told: readonly LogLine[]; isFirst: boolean } {
  const last = lines.findLastIndex((line) => line.seat === seat && line.turn > 0)
  const isFirst = last < 0
  const later = lines.slice(last + 1).filter(({ turn }) => turn > 0 || isFirst)
  return { told: later.slice(-MOST), isFirst }
}
