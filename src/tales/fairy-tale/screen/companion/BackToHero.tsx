import { IconButton } from '../../../../ui/art/index.ts'
import { HeroIcon } from '../../art/index.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useLiveState } from '../state/table-state.ts'

export interface BackProps {
  /** The seat of this phone. */
  seat: number
  onBack(): void
}

/** Leads from the table of a phone back to its hero. */
export function BackToHero({ seat, onBack }: BackProps) {
  const { toHero } = useCompanionWords()
  const character = useLiveState().seats[seat]?.character
  if (!character) return null
  return (
    <IconButton size={46} aria-label={toHero} title={toHero} onClick={onBack}>
      <HeroIcon character={character} height={32} />
    </IconButton>
  )
}
