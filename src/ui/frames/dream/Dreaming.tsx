import type { ReactNode } from 'react'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { Late } from '../../parts/Late.tsx'
import type { DreamFrameProps } from './DreamFrame.tsx'
import { DREAM, keepAsOwn, turnLeft, wakeUp } from './dream.ts'

interface DreamingProps<K extends Kind> {
  game: GameHook<K>
  turnOf(state: K['State']): number
  page: 'table' | 'end'
  children: ReactNode
}

/** A page of a game; where that only tries something out, in the frame of a dream. */
export function Dreaming<K extends Kind>({ game, turnOf, page, children }: DreamingProps<K>) {
  const origin = game((store) => store.kept?.origin)
  const session = game((store) => store.session)
  if (origin?.kind !== 'branch' || session === null) return children
  const given: DreamFrameProps = {
    turn: turnLeft(session, origin.move, turnOf),
    page,
    onBack: () => wakeUp(game),
    onKeep: () => keepAsOwn(game),
    children,
  }
  return <Late part={DREAM} given={given} absent={Bare} />
}

/** The page by itself, until its frame has come. */
const Bare = ({ children }: DreamFrameProps) => children
