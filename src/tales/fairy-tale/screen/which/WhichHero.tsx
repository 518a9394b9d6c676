import { WhichOne } from '../../../../ui/page/WhichOne.tsx'
import { HeroIcon } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import type { StandingCharacter } from '../forest/forest-pieces.ts'

interface WhichHeroProps {
  characters: readonly StandingCharacter[]
  nameOf(character: StandingCharacter): string
  onChoose(seat: number): void
  onClose(): void
}

/** The choice of the character that a power is used on, if several are under the pointer. */
export function WhichHero({ characters, nameOf, onChoose, onClose }: WhichHeroProps) {
  const { board } = useMessages()
  return (
    <WhichOne
      title={board.whichHero}
      choices={characters.map((standing) => ({
        id: standing.seat,
        picture: <HeroIcon character={standing.character} height={72} />,
        words: nameOf(standing),
      }))}
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
