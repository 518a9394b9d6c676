import type { Kind } from '../../../../engine/kernel/index.ts'
import type { GameHook } from '../../../../session/game-store.ts'
import { keptGames } from '../../../../store/kept/this-browser.ts'
import { Late } from '../../../parts/Late.tsx'
import { type Part, part } from '../../../parts/part.ts'
import type { TaleChronicle } from '../../../told/told.ts'
import type { EarnedSealsProps } from './EarnedSeals.tsx'

/** The seals of a last page, which come after the page itself, with what the tale answers to the chronicle. */
export const sealsPart = (fetchChronicle: () => Promise<TaleChronicle>): Part<EarnedSealsProps> =>
  part(async () => {
    const [{ EarnedSeals }, chronicle] = await Promise.all([import('./EarnedSeals.tsx'), fetchChronicle()])
    return (given) => <EarnedSeals {...given} chronicle={chronicle} games={keptGames} />
  })

interface SealedProps<K extends Kind> {
  game: GameHook<K>
  tale: string
  seals: Part<EarnedSealsProps>
}

/** Where a last page tells of the seals that its game has earned. */
export function Sealed<K extends Kind>({ game, tale, seals }: SealedProps<K>) {
  const id = game((store) => store.kept?.id)
  return id === undefined ? null : <Late part={seals} given={{ tale, game: id }} absent={Nothing} />
}

const Nothing = () => null
