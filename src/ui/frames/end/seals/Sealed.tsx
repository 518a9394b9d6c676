import type { GameTypes } from '../../../../engine/kernel/index.ts'
import type { GameHook } from '../../../../session/game-store.ts'
import { savedGames } from '../../../../store/saved-games/this-browser.ts'
import { Late } from '../../../parts/Late.tsx'
import { type Part, part } from '../../../parts/part.ts'
import type { TaleChronicle } from '../../../stats/stats.ts'
import type { EarnedSealsProps } from './EarnedSeals.tsx'

/** Makes the lazy component of the seals on a last page. It loads with the tale's part of the chronicle. */
export const sealsPart = (fetchChronicle: () => Promise<TaleChronicle>): Part<EarnedSealsProps> =>
  part(async () => {
    const [{ EarnedSeals }, chronicle] = await Promise.all([import('./EarnedSeals.tsx'), fetchChronicle()])
    return (given) => <EarnedSeals {...given} chronicle={chronicle} games={savedGames} />
  })

interface SealedProps<K extends GameTypes> {
  game: GameHook<K>
  tale: string
  seals: Part<EarnedSealsProps>
}

/** The seals that the game of a last page has earned. */
export function Sealed<K extends GameTypes>({ game, tale, seals }: SealedProps<K>) {
  const id = game((store) => store.kept?.id)
  return id === undefined ? null : <Late part={seals} given={{ tale, game: id }} absent={Nothing} />
}

const Nothing = () => null
