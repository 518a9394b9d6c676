import type { ReactNode } from 'react'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { Late } from '../../parts/Late.tsx'
import { part } from '../../parts/part.ts'

/** The frame, loaded with the first dream. */
export const DREAM = part(async () => (await import('./DreamFrame.tsx')).Dreamt)

export interface DreamingProps<K extends GameTypes> {
  game: GameHook<K>
  turnOf(state: K['State']): number
  page: 'table' | 'end'
  children: ReactNode
}

/** A page of a game; if the game is a dream, in the frame of a dream. */
export function Dreaming<K extends GameTypes>(props: DreamingProps<K>) {
  const { game, children } = props
  const isDream = game(({ kept, session }) => kept?.origin?.kind === 'branch' && session !== null)
  // The cast is safe: the frame uses `turnOf` only with states of this `game`.
  return isDream ? (
    <Late part={DREAM} given={props as unknown as DreamingProps<GameTypes>} absent={Bare} />
  ) : (
    children
  )
}

/** The page without the frame, while the frame loads. */
const Bare = ({ children }: Pick<DreamingProps<GameTypes>, 'children'>) => children
