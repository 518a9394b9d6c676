import { WhichOne } from '../../../../ui/page/WhichOne.tsx'
import { MonsterIcon } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import type { StandingMonster } from '../forest/standing.ts'

interface WhichMonsterProps {
  monsters: readonly StandingMonster[]
  nameOf(monster: StandingMonster): string
  onChoose(n: number): void
  onClose(): void
}

/** Which of the monsters that stand under a finger shall be removed. */
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
