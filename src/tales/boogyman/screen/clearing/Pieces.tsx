import { memo } from 'react'
import type { SeatName, Tile } from '../../../../engine/boogyman/index.ts'
import type { PieceMotion } from '../../../../ui/stage/pieces/motion.ts'
import { Piece } from '../../../../ui/stage/pieces/Piece.tsx'
import { type Look, type Thing, ThingArt } from '../../art/index.ts'
import styles from './clearing.module.css'
import type { PlacedPiece } from './clearing-pieces.ts'
import type { Looks } from './looks.ts'

/** The selected piece. */
export interface HeldPiece {
  kind: 'pawn' | 'boogyman'
  side: SeatName
  at: Tile
}

interface PiecesProps {
  standing: readonly PlacedPiece[]
  looks: Looks
  held?: HeldPiece | null
  /** Motions for the current cue, by piece id. */
  motions?: ReadonlyMap<string, PieceMotion>
}

const NO_MOTIONS: ReadonlyMap<string, PieceMotion> = new Map()

/** All pieces on the board. The names of the tiles describe them to screen readers. */
export const Pieces = memo(function Pieces({
  standing,
  looks,
  held = null,
  motions = NO_MOTIONS,
}: PiecesProps) {
  const inHand = held && standing.find((piece) => isHeld(piece, held))
  return (
    <div className={styles['pieces']} aria-hidden="true">
      {standing.map(({ id, x, y, size, thing, seed }) => (
        <StandingPiece
          key={id}
          id={id}
          x={x}
          y={y}
          size={size}
          kind={thing.kind}
          side={thing.kind === 'tree' ? null : thing.side}
          acted={thing.kind === 'folk' && thing.acted}
          seed={thing.kind === 'tree' ? seed : ''}
          look={thing.kind === 'boogyman' ? looks[thing.side] : undefined}
          selected={id === inHand?.id}
          motion={motions.get(id) ?? null}
        />
      ))}
    </div>
  )
})

/** True if this is the selected piece; of several folk, the first that has not acted. */
const isHeld = ({ tile, thing }: PlacedPiece, { kind, side, at }: HeldPiece): boolean =>
  tile === at &&
  thing.kind !== 'tree' &&
  thing.side === side &&
  (kind === 'boogyman' ? thing.kind === 'boogyman' : thing.kind === 'folk' && !thing.acted)

interface StandingPieceProps extends Pick<PlacedPiece, 'id' | 'x' | 'y' | 'size' | 'seed'> {
  kind: Thing['kind']
  side: SeatName | null
  acted: boolean
  look: Look | undefined
  selected: boolean
  motion: PieceMotion | null
}

const StandingPiece = memo(function StandingPiece(props: StandingPieceProps) {
  const { id, x, y, size, motion, seed, look, selected } = props
  return (
    <Piece id={id} x={x} y={y} size={size} motion={motion}>
      <ThingPicture thing={thingOf(props)} seed={seed} look={look} selected={selected} />
    </Piece>
  )
})

function thingOf({ kind, side, acted }: StandingPieceProps): Thing {
  if (side === null || kind === 'tree') return { kind: 'tree' }
  return kind === 'boogyman' ? { kind, side } : { kind, side, acted }
}

interface ThingPictureProps {
  thing: Thing
  seed: string
  look?: Look | undefined
  selected?: boolean
}

/** A picture of a thing that fills its box. */
export const ThingPicture = ({ thing, seed, look, selected = false }: ThingPictureProps) => (
  <svg className={styles['picture']} viewBox="0 0 64 64" aria-hidden="true">
    <ThingArt thing={thing} seed={seed} selected={selected} {...(look && { look })} />
  </svg>
)
