import { enemyOf, SEATS } from '../../../../engine/boogyman/index.ts'
import { FolkIcon, PreyMark, RipeMark } from '../../art/index.ts'
import type { Warning } from './warnings.ts'

/** The icon of a warning, as drawn on the board. For a win by seven, a piece of that side. */
export function WarningSign({ warning }: { warning: Warning }) {
  if (warning.kind === 'wins' || warning.kind === 'seventh')
    return <FolkIcon size={30} side={SEATS[warning.seat]} selected={warning.kind === 'wins'} />
  return (
    <svg
      className="grows"
      width={34}
      height={34}
      viewBox="-44 -44 88 88"
      overflow="visible"
      aria-hidden="true"
    >
      {warning.kind === 'prey' ? (
        <PreyMark side={SEATS[enemyOf(warning.hunt.hunter)]} count={warning.hunt.count} />
      ) : (
        <RipeMark whose={warning.isThreat ? 'theirs' : 'own'} />
      )}
    </svg>
  )
}
