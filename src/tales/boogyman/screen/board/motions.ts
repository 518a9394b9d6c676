import { type Event, SEATS, type Tile } from '../../../../engine/boogyman/index.ts'
import { above, makeRoom, type PieceMotion, throughTheAir } from '../../../../ui/stage/pieces/motion.ts'
import { framesOf, movedBy } from '../../../../ui/stage/pieces/poses.ts'
import type { Cue } from '../../runtime.ts'
import type { PlacedPiece } from '../clearing/clearing-pieces.ts'
import { spotOf } from '../clearing/spots.ts'

/** Motions of a cue by piece id: of the pieces in the event, and of those that make room for them. */
export function motionsIn(
  cue: Cue,
  before: readonly PlacedPiece[],
  now: readonly PlacedPiece[],
): ReadonlyMap<string, PieceMotion> {
  const stood = new Map(before.map((piece) => [piece.id, piece]))
  return new Map(
    now.flatMap((piece): [string, PieceMotion][] => {
      const from = stood.get(piece.id)
      const own = ownMotion(cue.event, piece, from)
      if (own) return [[piece.id, { duration: cue.motion, ...own }]]
      return from && (from.x !== piece.x || from.y !== piece.y) ? [[piece.id, makeRoom(cue.motion)]] : []
    }),
  )
}

type OwnMotion = Omit<PieceMotion, 'duration'>

/** The motion of a piece in its own event, or null if the event is about another. */
function ownMotion(event: Event, piece: PlacedPiece, from: PlacedPiece | undefined): OwnMotion | null {
  const { thing, tile } = piece
  const isNew = from === undefined
  switch (event.type) {
    case 'placed':
      return isNew ? { come: DROPPING } : null
    case 'stepped':
      return tile !== from?.tile && thing.kind === 'folk' ? { way: (by) => above(framesOf(HOP, by)) } : null
    case 'tree-grew':
      return isNew && tile === event.tile ? { come: GROWING } : null
    case 'spawned':
      return isNew && thing.kind === 'folk' ? { come: STEPPING_OUT } : null
    case 'boogyman-came':
      return isNew && thing.kind === 'boogyman' ? { come: OUT_OF_THE_DARK } : null
    case 'prowled':
      return thing.kind === 'boogyman' && thing.side === SEATS[event.seat]
        ? { way: () => prowling(event.from, event.path, piece, from) }
        : null
    default:
      return from && tile !== from.tile ? { way: throughTheAir } : null
  }
}

/** A step: a hop with some weight. */
const HOP = [
  { at: 0, along: 0, easing: 'ease-out' },
  { at: 0.5, along: 0.5, lift: 0.14, turn: 5, easing: 'ease-in' },
  { at: 1, along: 1 },
] as const

/** Scale around the foot. */
const FOOT = { transformOrigin: '50% 97%' }

/** A new tree: grows a little beyond its height, then settles. */
const GROWING: Keyframe[] = [
  { ...FOOT, transform: 'scale(0)', easing: 'ease-out' },
  { ...FOOT, transform: 'scale(1.14)', offset: 0.7, easing: 'ease-in-out' },
  { ...FOOT, transform: 'none' },
]

/** A placed piece: appears after its flight from the bench, and settles. */
const DROPPING: Keyframe[] = [
  { transform: 'scale(1.1)', opacity: 0 },
  { transform: 'scale(1.1)', opacity: 0, offset: 0.97 },
  { transform: 'none', opacity: 1 },
]

/** A spawned piece, after the two crowns have leaned together. */
const STEPPING_OUT: Keyframe[] = [
  { ...FOOT, transform: 'translateY(-22%) scale(.3)', opacity: 0 },
  { ...FOOT, transform: 'translateY(-22%) scale(.3)', opacity: 0, offset: 0.45, easing: 'ease-out' },
  { ...FOOT, transform: 'translateY(-10%) scale(1.06)', opacity: 1, offset: 0.8 },
  { ...FOOT, transform: 'none', opacity: 1 },
]

/** The called Boogyman, after his eyes. */
const OUT_OF_THE_DARK: Keyframe[] = [
  { opacity: 0, transform: 'scale(.92)' },
  { opacity: 0, transform: 'scale(.92)', offset: 0.55 },
  { opacity: 1, transform: 'scale(1.06)', offset: 0.85 },
  { opacity: 1, transform: 'none' },
]

/** Along the path, tile by tile. */
function prowling(
  from: Tile,
  path: readonly Tile[],
  piece: PlacedPiece,
  stood: PlacedPiece | undefined,
): Keyframe[] {
  const begin = stood ?? { ...piece, ...spotOf(from) }
  const between = path.slice(0, -1).map(spotOf)
  return above(
    [begin, ...between, piece].map(({ x, y }) => ({
      transform: movedBy({ x: x - piece.x, y: y - piece.y }),
      easing: 'ease-in-out',
    })),
  )
}
