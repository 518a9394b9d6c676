import { useMemo, useRef } from 'react'
import { type Event, SEATS, type State } from '../../../../engine/boogyman/index.ts'
import { Arrow, Track } from '../../../../ui/art/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { Plate } from '../../../../ui/frames/album/Plate.tsx'
import { detailFor, hexagonPath, middleOf, PLATE_BOX, type Thing, ThingArt, TILE } from '../../art/index.ts'
import type { Move } from '../../game.ts'
import { StillClearing } from '../clearing/StillClearing.tsx'
import { standingIn } from '../clearing/standing.ts'
import styles from './AlbumPlate.module.css'
import { goneBefore, type Happening, happeningOf } from './happening.ts'

/** One event, with the moves of its turn. */
export interface Happened {
  event: Event
  ofTurn: readonly Pick<Move, 'frames'>[]
}

interface AlbumPlateProps {
  state: State
  happened: Happened | null
  label: string
}

const VIEW_BOX = [PLATE_BOX.x, PLATE_BOX.y, PLATE_BOX.width, PLATE_BOX.height].join(' ')

/** How many tiles the plate of forest is broad. */
const BROAD = PLATE_BOX.width / TILE

/** The clearing as it was, behind photo corners: aged, but for what happens now. */
export function AlbumPlate({ state, happened, label }: AlbumPlateProps) {
  const field = useRef<HTMLDivElement>(null)
  const height = useSize(field, 'height', 500)
  const gone = useMemo(() => (happened ? goneBefore(happened.ofTurn, happened.event) : []), [happened])
  return (
    <Plate
      label={label}
      was={
        <div ref={field} className={styles['field']}>
          <div className={styles['board']}>
            <StillClearing state={state} detail={detailFor(height / BROAD)}>
              {gone.map((way) => (
                <Track key={way.join(' ')} way={way.map(middleOf)} />
              ))}
            </StillClearing>
          </div>
        </div>
      }
      now={
        <div className={styles['field']}>
          <svg className={styles['board']} viewBox={VIEW_BOX} aria-hidden="true">
            {happened && <Happens event={happened.event} state={state} />}
          </svg>
        </div>
      }
    />
  )
}

/** What happens now: who moves, in full colour, the way, a gold rim round the tile. */
export function Happens({ event, state }: { event: Event; state: State }) {
  const { rims, way, things } = happeningOf(event)
  const lit = standingIn(state).filter(({ tile, thing }) => rims.includes(tile) && isLit(thing, things))
  const [first] = lit
  return (
    <g data-happens={event.type}>
      {rims.map((tile) => (
        <g key={tile} data-rim="" fill="none">
          <path d={hexagonPath(middleOf(tile), 2)} stroke="var(--piece-ink)" strokeWidth={8} />
          <path d={hexagonPath(middleOf(tile), 2)} stroke="var(--selected)" strokeWidth={4.6} />
        </g>
      ))}
      {way && (
        <Way
          way={way.map(middleOf)}
          to={first ? [first.x * TILE, first.y * TILE] : null}
          threat={first?.thing.kind === 'boogyman'}
        />
      )}
      {lit.map(({ id, x, y, size, thing, seed }) => (
        <g
          key={id}
          transform={`translate(${(x - size / 2) * TILE} ${(y - size / 2) * TILE}) scale(${(size * TILE) / 64})`}
        >
          <ThingArt thing={thing} seed={seed} />
        </g>
      ))}
    </g>
  )
}

const isLit = (thing: Thing, lit: Happening['things']): boolean =>
  lit?.kind === 'tree' ? thing.kind === 'tree' : lit?.kind === thing.kind && SEATS[lit.seat] === thing.side

/** How far before whoever took it a way ends, in hundredths of a tile. */
const SHORT = 30

/** The way, tile by tile, to where whoever took it stands now. */
function Way({ way, to, threat }: { way: readonly Point[]; to: Point | null; threat: boolean }) {
  const [from] = way
  const end = to ?? way.at(-1)
  const [bx, by] = way.at(-2) ?? [0, 0]
  if (!from || !end) return null
  const long = Math.hypot(end[0] - bx, end[1] - by) || 1
  const part = Math.max(0.3, 1 - SHORT / long)
  const tip: Point = [bx + (end[0] - bx) * part, by + (end[1] - by) * part]
  return <Arrow from={from} to={tip} via={way.slice(1, -1)} tone={threat ? 'threat' : 'legal'} />
}
