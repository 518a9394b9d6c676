import type { Event, HeldBy, MonsterKind } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import {
  above,
  makeRoom,
  type PieceMotion,
  straightOn,
  throughTheAir,
} from '../../../../../ui/stage/pieces/motion.ts'
import { framesOf, movedBy } from '../../../../../ui/stage/pieces/poses.ts'
import type { Cue } from '../../../runtime.ts'
import type { ExpansionLand } from '../../forest/expansion-land.ts'
import type { ForestPieces } from '../../forest/forest-pieces.ts'
import { spotOf } from '../../forest/layout.ts'
import { GAITS } from './gaits.ts'

/** Names of pieces on the board: `m` and a monster's number, `c` and a character's seat, `f` and the kind of a figure. */
export const monsterPiece = (n: number): string => `m${n}`
export const characterPiece = (seat: number): string => `c${seat}`
export const figurePiece = (id: string): string => `f${id}`

/**
 * Returns the motions of pieces in a cue, by name: of its own pieces, and of those that make room for them. `land` is null in a game
 * without expansions.
 */
export function motionsIn(
  cue: Cue,
  before: ForestPieces,
  now: ForestPieces,
  land: Pick<ExpansionLand, 'comingOf'> | null,
): ReadonlyMap<string, PieceMotion> {
  const motions = new Map<string, PieceMotion>()
  const stood = spotsOf(before)
  for (const [piece, { x, y }] of spotsOf(now)) {
    const from = stood.get(piece)
    if (from && (from.x !== x || from.y !== y)) motions.set(piece, makeRoom(cue.motion))
  }
  const own = Object.entries(ownMotions(cue.event))
  const coming = land?.comingOf(cue.event, now.figures)
  if (coming) own.push([figurePiece(coming.id), coming])
  for (const [piece, motion] of own)
    motions.set(piece, { ...motions.get(piece), duration: cue.motion, ...motion })
  return motions
}

function spotsOf({ monsters, characters, figures }: ForestPieces): ReadonlyMap<string, BoardPoint> {
  return new Map<string, BoardPoint>([
    ...monsters.map((monster) => [monsterPiece(monster.n), monster] as const),
    ...characters.map((character) => [characterPiece(character.seat), character] as const),
    ...figures.map((figure) => [figurePiece(figure.id), figure] as const),
  ])
}

type OwnMotion = Omit<PieceMotion, 'duration'>

/** The motions of an event's own pieces, by name. */
function ownMotions(event: Event): Readonly<Record<string, OwnMotion>> {
  switch (event.type) {
    case 'monster-appeared':
      return { [monsterPiece(event.monster)]: { way: straightOn, come: coming(event.kind) } }
    case 'monster-stepped': {
      const { step } = GAITS[event.kind]
      return { [monsterPiece(event.monster)]: { way: (from) => above(framesOf(step, from)) } }
    }
    case 'monster-put-out':
    case 'monster-slid':
      return { [monsterPiece(event.monster)]: { way: throughTheAir } }
    case 'monster-stayed':
      return { [monsterPiece(event.monster)]: { way: straightOn, stir: staying(event.held) } }
    case 'movement-began':
      // Shows which monsters are about to move.
      return Object.fromEntries(event.monsters.map((n) => [monsterPiece(n), { stir: swelling }]))
    case 'character-walked':
      return { [characterPiece(event.seat)]: { way: straightOn } }
    case 'character-carried':
      return { [characterPiece(event.seat)]: { way: throughTheAir } }
    case 'diamond-destroyed':
      return { [characterPiece(event.seat)]: { stir: thereAndBack(event.from, event.at) } }
    default:
      return {}
  }
}

/** A monster appears in the way of its kind. */
function coming(kind: MonsterKind): Keyframe[] {
  const [first, ...rest] = framesOf(GAITS[kind].come, { x: 0, y: 0 })
  return [{ ...first, opacity: 0 }, { offset: 0.3, opacity: 1 }, ...rest]
}

/** A monster that sleeps or eats only breathes. Others try to move and fail. */
const staying = (held: HeldBy | null): Keyframe[] =>
  held && 'by' in held
    ? [0, -6, 0].map((percent) => ({ transform: `translateY(${percent}%)` }))
    : [0, -9, 9, -5, 0].map((percent) => ({ transform: `translateX(${percent}%)` }))

const swelling: Keyframe[] = [1, 1.14, 1].map((scale) => ({ scale }))

function thereAndBack(from: Place, to: Place): Keyframe[] {
  const [here, there] = [spotOf(from), spotOf(to)]
  const transform = movedBy({ x: there.x - here.x, y: there.y - here.y })
  return [{ transform: 'none' }, { transform, offset: 0.4 }, { transform: 'none' }]
}
