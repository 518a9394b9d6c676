import type { Config } from '../../engine/boogyman/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import { isLedByPerson, namesOfPeople } from '../../store/leaders.ts'
import { CLOSED, useLiveGame } from './game.ts'
import { SIDES, useLiveLeaders } from './leaders.ts'

rememberStarts(CLOSED, useLiveLeaders)

/** Begins a new duel, led as the cover says. There is no luck in it: every duel has the same seed. */
export function beginDuel({ players, ...config }: Config): void {
  const { cover, begin } = useLiveLeaders.getState()
  const persons = SIDES.filter((side) => isLedByPerson(cover, side))
  const [red = '', green = ''] = namesOfPeople(players, SIDES, cover)
  begin({ people: persons.length > 1 ? 'several' : 'one', persons: {} })
  useLiveGame.getState().start({ ...config, players: [red, green] }, 0)
}

/** Lets a computer player place all pawns of the opening, by its rules of thumb, when the rules have come. */
export async function placeForUs(): Promise<void> {
  const { suggestOpening } = await import('./opening.ts')
  const { session, actAll } = useLiveGame.getState()
  if (session) actAll(suggestOpening(session.first))
}
