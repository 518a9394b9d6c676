import { useMemo, useRef } from 'react'
import { type Event, SEATS, type State } from '../../../../engine/boogyman/index.ts'
import { Arrow, Track } from '../../../../ui/art/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { Plate } from '../../../../ui/frames/album/Plate.tsx'
import { detailFor, hexagonPath, middleOf, PLATE_BOX, ThingArt, TILE } from '../../art/index.ts'
import type { Move } from '../../game.ts'
import { StillClearing } from '../clearing/StillClearing.tsx'
import { standingIn } from '../clearing/standing.ts'
import styles from './AlbumPlate.module.css'
import { goneBefore, happeningOf } from './happening.ts'

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
            {happened && <Now event={happened.event} state={state} />}
          </svg>
        </div>
      }
    />
  )
}

/** What happens now: who moves, in full colour, the way, a gold rim round the tile. */
function Now({ event, state }: { event: Event; state: State }) {
  const { rims, way, things } = happeningOf(event)
  const lit = standingIn(state).filter(({ tile, thing }) => rims.includes(tile) && thing.kind === things)
  const middles = way?.tiles.map(middleOf) ?? []
  const [from, to] = [middles[0], middles.at(-1)]
  return (
    <g data-happens={event.type}>
      {rims.map((tile) => (
        <g key={tile} data-rim="" fill="none">
          <path d={hexagonPath(middleOf(tile), 2)} stroke="var(--piece-ink)" strokeWidth={8} />
          <path d={hexagonPath(middleOf(tile), 2)} stroke="var(--selected)" strokeWidth={4.6} />
        </g>
      ))}
      {from && to && way && (
        <Arrow
          from={from}
          to={short(middles.at(-2) ?? from, to)}
          via={middles.slice(1, -1)}
          tone={way.by === 'boogyman' ? 'threat' : 'legal'}
        />
      )}
      {lit.map(({ id, x, y, size, thing, seed }) => (
        <g
          key={id}
          data-side={thing.kind === 'tree' ? undefined : SEATS.indexOf(thing.side)}
          transform={`translate(${(x - size / 2) * TILE} ${(y - size / 2) * TILE}) scale(${(size * TILE) / 64})`}
        >
          <ThingArt thing={thing} seed={seed} />
        </g>
      ))}
    </g>
  )
}

/** An arrow ends before whoever took the way. */
const short = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  [bx + (ax - bx) * 0.3, by + (ay - by) * 0.3] as const
