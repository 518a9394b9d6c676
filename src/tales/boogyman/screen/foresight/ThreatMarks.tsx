import { memo } from 'react'
import { enemyOf, SEATS, type Tile } from '../../../../engine/boogyman/index.ts'
import { Hunt as HuntMark, hexagonPath, middleOf, RIPE_AT, RipeMark } from '../../art/index.ts'
import styles from './foresight.module.css'
import type { Warning } from './warnings.ts'

const RIPE_SIZE = 0.46

const NOWHERE: ReadonlySet<Tile> = new Set()

interface ThreatMarksProps {
  warnings: readonly Warning[]
  /** Tiles that the board already marks as ripe; they are skipped. */
  marked?: ReadonlySet<Tile>
  /** Key of the warning pointed at: its tiles get a ring, and the other marks are dimmed. */
  pointed?: string | null
}

/** The options of each side, drawn above the pieces, in hundredths of a tile around the center of d4. */
export const ThreatMarks = memo(function ThreatMarks({
  warnings,
  marked = NOWHERE,
  pointed = null,
}: ThreatMarksProps) {
  return (
    <g className={styles['marks']}>
      {warnings.map((warning) => (
        <g
          key={warning.key}
          data-warning={warning.kind}
          data-back={pointed !== null && pointed !== warning.key ? '' : undefined}
        >
          <WarningMark warning={warning} marked={marked} />
          {pointed === warning.key && warning.tiles.map((tile) => <Ring key={tile} tile={tile} />)}
        </g>
      ))}
    </g>
  )
})

function WarningMark({ warning, marked }: { warning: Warning; marked: ReadonlySet<Tile> }) {
  if (warning.kind === 'ripe')
    return warning.tiles.map((tile) => {
      if (marked.has(tile)) return null
      const [x, y] = middleOf(tile)
      return (
        <g key={tile} transform={`translate(${x + RIPE_AT[0]} ${y + RIPE_AT[1]}) scale(${RIPE_SIZE})`}>
          <RipeMark whose={warning.isThreat ? 'theirs' : 'own'} />
        </g>
      )
    })
  if (warning.kind !== 'prey') return null
  const { hunter, way, count, first } = warning.hunt
  return (
    <HuntMark
      way={way.map(middleOf)}
      prey={SEATS[enemyOf(hunter)]}
      count={count}
      from={first ? 'trees' : 'tile'}
      tone={warning.isThreat ? 'threat' : 'legal'}
    />
  )
}

const Ring = ({ tile }: { tile: Tile }) => (
  <path className={styles['ring']} d={hexagonPath(middleOf(tile), 5)} data-pointed="" />
)
