import { continueTale, toCover } from '../../../../ui/page/page.ts'
import type { Session } from '../../game.ts'
import { useLeaders } from '../../leaders.ts'
import { useGame } from '../../table.ts'

/** The same two play once more, from where they sit. */
export function playAgain({ config, seed }: Session): void {
  useGame.getState().start(config, seed)
  continueTale()
}

/** The same two play once more, each with the other's folk: so whoever began is second now. */
export function changeSides(session: Session): void {
  const { table, lead } = useLeaders.getState()
  const [red, green] = session.config.players
  lead('red', table.green ?? 'person')
  lead('green', table.red ?? 'person')
  playAgain({ ...session, config: { ...session.config, players: [green, red] } })
}

/** To the cover, where the next duel shall be led as this one was. */
export function chooseAnew(): void {
  useLeaders.getState().again()
  toCover()
}
