import { useMemo } from 'react'
import { type Boogyman, type Event, SEATS, type State } from '../../../../engine/boogyman/index.ts'
import { type Album, eventAt, type Stop } from '../../../../playback/album/stops.ts'
import { Arrow, Track } from '../../../../ui/art/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import type { AtStop } from '../../../../ui/frames/album/album-pages.tsx'
import { BoardPlate } from '../../../../ui/frames/album/Plate.tsx'
import { detailFor, hexagonPath, middleOf, PLATE_BOX, type Thing, ThingArt, TILE } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { standingIn } from '../clearing/clearing-pieces.ts'
import { StillClearing } from '../clearing/StillClearing.tsx'
import { goneBefore, type ReplayHighlight, replayHighlight } from './replay-highlight.ts'

const VIEW_BOX = [PLATE_BOX.x, PLATE_BOX.y, PLATE_BOX.width, PLATE_BOX.height].join(' ')

/** Width of the forest plate, in tiles. */
const BROAD = PLATE_BOX.width / TILE

/** The clearing at a stop, in photo corners: aged colors, except for the current event. */
export function AlbumPlate({ read, stop, state, event, chapter }: AtStop<Boogyman>) {
  const { board } = useMessages()
  const gone = useMemo(() => goneIn(read, stop), [read, stop])
  return (
    <BoardPlate
      {...{ chapter, name: board.name }}
      shape={PLATE_BOX.width / PLATE_BOX.height}
      viewBox={VIEW_BOX}
      board={(height) => (
        <StillClearing state={state} detail={detailFor(height / BROAD)}>
          {gone.map((way) => (
            <Track key={way.join(' ')} way={way.map(middleOf)} />
          ))}
        </StillClearing>
      )}
      happens={event && <Happens event={event} state={state} />}
    />
  )
}

/** Paths walked earlier in the turn of a stop. */
function goneIn(read: Album<Boogyman>, stop: Stop): ReturnType<typeof goneBefore> {
  const event = eventAt(read, stop)
  if (!event) return []
  const ofTurn = new Set(read.stops.filter(({ turn }) => turn === stop.turn).map(({ move }) => move))
  return goneBefore(
    read.moves.filter((_, move) => ofTurn.has(move)),
    event,
  )
}

/** The current event: its pieces in full color, the path, and a gold rim around the tile. */
export function Happens({ event, state }: { event: Event; state: State }) {
  const { rims, way, things } = replayHighlight(event)
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

const isLit = (thing: Thing, lit: ReplayHighlight['things']): boolean =>
  lit?.kind === 'tree' ? thing.kind === 'tree' : lit?.kind === thing.kind && SEATS[lit.seat] === thing.side

/** Gap between the end of a path and the piece that walked it, in hundredths of a tile. */
const SHORT = 30

/** The path, tile by tile, to the current place of the piece that walked it. */
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
