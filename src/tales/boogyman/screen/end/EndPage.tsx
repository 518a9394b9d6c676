import { SEATS } from '../../../../engine/boogyman/index.ts'
import { Heading, Plank } from '../../../../ui/art/index.ts'
import { useGame, useGameState } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** The last page: who has won. */
export function EndPage() {
  const { common, end } = useMessages()
  const outcome = useGameState()?.outcome
  const leave = useGame((game) => game.leave)
  if (!outcome) return null
  return (
    <main>
      <Heading level={1}>
        {outcome.winner === null ? end.drawn : end.won(common.sides[SEATS[outcome.winner]])}
      </Heading>
      <Plank onClick={leave}>{end.toCover}</Plank>
    </main>
  )
}
