import { actionText, boogyman, SEATS, writeNotation } from '../../../../engine/boogyman/index.ts'
import { Heading, Plank } from '../../../../ui/art/index.ts'
import { useGame, useGameState } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** The table: how the game stands, and everything that may be done. */
export function TablePage() {
  const { book, common, table } = useMessages()
  const state = useGameState()
  const act = useGame((game) => game.act)
  if (!state) return null
  return (
    <main aria-label={table.name}>
      <Heading level={1}>{book.title}</Heading>
      <p>{common.sides[SEATS[state.onTurn]]}</p>
      <pre>{writeNotation(state)}</pre>
      {boogyman.list(state).map((action) => (
        <Plank key={actionText(action)} onClick={() => act(action)}>
          {actionText(action)}
        </Plank>
      ))}
    </main>
  )
}
