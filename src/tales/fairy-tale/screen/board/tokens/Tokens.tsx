import { memo, useMemo } from 'react'
import { at, cssTiles } from '../../../../../ui/stage/board-point.ts'
import type { PieceMotion } from '../../../../../ui/stage/pieces/motion.ts'
import { Piece } from '../../../../../ui/stage/pieces/Piece.tsx'
import {
  Borne,
  type BorneThing,
  type Carried,
  CarriedToken,
  Figure,
  FullRibbon,
  Hammer,
  type HeroId,
  HeroStandee,
  MonsterArt,
  type MonsterKind,
  type Rest,
  RestSign,
} from '../../../art/index.ts'
import { useExpansions } from '../../../load-expansions.ts'
import type { Cue } from '../../../runtime.ts'
import { useMessages } from '../../../words/messages.ts'
import type { ForestPieces } from '../../forest/forest-pieces.ts'
import { about } from '../../subject.ts'
import { characterPiece, figurePiece, monsterPiece, motionsIn } from './motions.ts'
import styles from './tokens.module.css'

interface TokensProps {
  standing: ForestPieces
  /** The previous positions of the pieces. */
  before: ForestPieces
  cue: Cue | null
}

const NO_MOTIONS: ReadonlyMap<string, PieceMotion> = new Map()

/** All monsters and characters on the board. Screen readers find them in the names of their tiles. */
export const Tokens = memo(function Tokens({ standing, before, cue }: TokensProps) {
  const { board } = useMessages()
  const { monsters, characters, figures, full } = standing
  const land = useExpansions()?.land ?? null
  const motions = useMemo(
    () => (cue ? motionsIn(cue, before, standing, land) : NO_MOTIONS),
    [cue, before, standing, land],
  )
  const motionOf = (piece: string) => motions.get(piece) ?? null
  return (
    <div aria-hidden="true">
      {figures.map(({ id, kind, place: _, ...stand }) => (
        <Piece key={id} id={figurePiece(id)} {...stand} motion={motionOf(figurePiece(id))} standing>
          <svg className={styles['picture']} viewBox="-38 -76 76 76" aria-hidden="true" data-figure={kind}>
            <Figure kind={kind} height={76} />
          </svg>
        </Piece>
      ))}
      {monsters.map(({ n, kind, x, y, size, rest, wrecker }) => (
        <Monster
          key={n}
          n={n}
          kind={kind}
          x={x}
          y={y}
          size={size}
          rest={rest}
          wrecker={wrecker}
          motion={motionOf(monsterPiece(n))}
        />
      ))}
      {full.map(({ place, ...spot }) => (
        <svg
          key={place}
          className={styles['full']}
          style={{ ...at(spot), width: cssTiles(0.01), height: cssTiles(0.01) }}
          viewBox="0 0 1 1"
          aria-hidden="true"
          data-full={place}
        >
          <FullRibbon text={board.full} />
        </svg>
      ))}
      {characters.map(({ place: _, ...character }) => (
        <Character key={character.seat} {...character} motion={motionOf(characterPiece(character.seat))} />
      ))}
    </div>
  )
})

interface MonsterProps {
  n: number
  kind: MonsterKind
  x: number
  y: number
  size: number
  rest: Rest | null
  wrecker: boolean
  motion: PieceMotion | null
}

const Monster = memo(function Monster({ n, kind, rest, wrecker, ...stand }: MonsterProps) {
  return (
    <Piece id={monsterPiece(n)} marks={about({ kind: 'monster', n })} {...stand}>
      <MonsterPicture kind={kind} />
      {wrecker && (
        <svg className={styles['rest']} viewBox="-32 -32 64 64" aria-hidden="true" data-wrecker="">
          <Hammer size={64} />
        </svg>
      )}
      {rest && (
        <svg className={styles['rest']} viewBox="0 0 64 64" aria-hidden="true" data-rest={rest}>
          <g transform="translate(52 11)">
            <RestSign rest={rest} />
          </g>
        </svg>
      )}
    </Piece>
  )
})

/** A monster's counter that fills its box. */
export const MonsterPicture = memo(function MonsterPicture({ kind }: { kind: MonsterKind }) {
  return (
    <svg className={styles['picture']} viewBox="0 0 64 64" aria-hidden="true">
      <MonsterArt kind={kind} />
    </svg>
  )
})

interface CharacterProps {
  seat: number
  character: HeroId
  x: number
  y: number
  size: number
  onTurn: boolean
  carried: Carried | null
  bears: readonly BorneThing[]
  motion: PieceMotion | null
}

const Character = memo(function Character({
  seat,
  character,
  onTurn,
  carried,
  bears,
  ...stand
}: CharacterProps) {
  return (
    <Piece id={characterPiece(seat)} marks={about({ kind: 'character', seat })} {...stand} standing>
      <svg className={styles['picture']} viewBox="-38 -76 76 76" aria-hidden="true">
        <HeroStandee character={character} height={76} selected={onTurn} />
        {carried && (
          <g transform="translate(19 -18)">
            <CarriedToken carried={carried} size={40} />
          </g>
        )}
        <Borne bears={bears} />
      </svg>
    </Piece>
  )
})
