import { useMemo, useRef } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { Die } from '../../../../ui/art/index.ts'
import {
  Borne,
  type DetailLevel,
  Figure,
  Forest,
  FullRibbon,
  Hammer,
  HeroStandee,
  MonsterToken,
  Oak,
} from '../../art/index.ts'
import { useExpansionsIn } from '../../load-expansions.ts'
import { useMessages } from '../../words/messages.ts'
import {
  type StandingCharacter,
  type StandingFigure,
  type StandingMonster,
  standingIn,
} from './forest-pieces.ts'
import { forestPicture, pictureKey } from './picture.ts'
import { SIDE } from './sides.ts'

/** The unit of drawings: hundredths of a tile, with the middle of the oak at (0, 0). */
export const TILE = 100

/** A drawing of the whole forest with all pieces, without interaction. */
export function StillForest({ state, level }: { state: State; level: DetailLevel }) {
  const { board } = useMessages()
  const tiles = useSamePicture(state)
  const { monsters, characters, figures, full } = useMemo(() => standingIn(state), [state])
  const Land = useExpansionsIn(state)?.land.Still
  return (
    <g>
      <Forest tiles={tiles} level={level} />
      {Land && <Land state={state} level={level} />}
      <StillOak />
      {figures.map((figure) => (
        <StillFigure key={figure.id} {...figure} />
      ))}
      {monsters.map((monster) => (
        <StillMonster key={monster.n} {...monster} />
      ))}
      {full.map(({ place, x, y }) => (
        <g key={place} transform={`translate(${x * TILE} ${y * TILE})`}>
          <FullRibbon text={board.full} />
        </g>
      ))}
      {characters.map((character) => (
        <StillCharacter key={character.seat} {...character} />
      ))}
    </g>
  )
}

/** Returns the tiles of a state. The array stays the same object until a tile changes, whatever the pieces do. */
function useSamePicture(state: State) {
  const picture = forestPicture(state)
  const key = pictureKey(picture)
  const kept = useRef({ key, picture })
  if (kept.current.key !== key) kept.current = { key, picture }
  return kept.current.picture
}

/** The die faces on the sides of the oak, as on the board. */
const FACES = [
  { ...SIDE.north, x: 0, y: -46 },
  { ...SIDE.east, x: 46.5, y: 0 },
  { ...SIDE.south, x: 0, y: 50 },
  { ...SIDE.west, x: -46.5, y: 0 },
]

const StillOak = () => (
  <g>
    <g transform="translate(-50 -50)">
      <Oak />
    </g>
    {FACES.map(({ face, x, y }) => (
      <g key={face} transform={`translate(${x} ${y})`}>
        <Die face={face} size={15} />
      </g>
    ))}
  </g>
)

const StillFigure = ({ x, y, size, kind }: StandingFigure) => (
  <g transform={`translate(${x * TILE} ${y * TILE})`}>
    <Figure kind={kind} height={size * TILE} />
  </g>
)

/** A monster at its place. */
export const StillMonster = ({
  x,
  y,
  size,
  kind,
  wrecker,
}: Pick<StandingMonster, 'x' | 'y' | 'size' | 'kind' | 'wrecker'>) => (
  <g transform={`translate(${x * TILE} ${y * TILE})`}>
    <MonsterToken kind={kind} size={size * TILE} />
    {wrecker && <Hammer size={size * TILE} />}
  </g>
)

/** A character at its place. */
export const StillCharacter = ({
  x,
  y,
  size,
  character,
  onTurn,
  bears,
}: Pick<StandingCharacter, 'x' | 'y' | 'size' | 'character' | 'onTurn' | 'bears'>) => (
  <g transform={`translate(${x * TILE} ${y * TILE})`}>
    <HeroStandee character={character} height={size * TILE} selected={onTurn} />
    <g transform={`scale(${(size * TILE) / 76})`}>
      <Borne bears={bears} />
    </g>
  </g>
)
