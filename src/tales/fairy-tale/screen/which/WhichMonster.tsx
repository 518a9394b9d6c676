import { WhichOne } from '../../../../ui/page/WhichOne.tsx'
import { MonsterIcon } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import type { StandingMonster } from '../forest/forest-pieces.ts'

interface WhichMonsterProps {
  monsters: readonly StandingMonster[]
  nameOf(monster: StandingMonster): string
  onChoose(n: number): void
  onClose(): void
}

/** The choice of the monster to remove, if several are under the pointer. */
export function WhichMonster({ monsters, nameOf, onChoose, onClose }: WhichMonsterProps) {
  const { board } = useMessages()
  return (
    <WhichOne
      title={board.whichMonster}
      choices={monsters.map((monster) => ({
        id: monster.n,
        picture: <MonsterIcon kind={monster.kind} size={64} />,
        words: nameOf(monster),
      }))}
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
