import type { Config } from '../../engine/boogyman/index.ts'
import { rememberStarts } from '../../session/local/remember-start.ts'
import { isHuman, namesOfPeople } from '../../store/controllers-store.ts'
import { SIDES, useLiveControllers } from './controllers.ts'
import { TALE_STORES, useLiveGame } from './game.ts'

rememberStarts(TALE_STORES, useLiveControllers)

/** Begins a new duel with the controllers of the cover. The duel has no luck, so its seed is always 0. */
export function beginDuel({ players, ...config }: Config): void {
  const { cover, begin } = useLiveControllers.getState()
  const persons = SIDES.filter((side) => isHuman(cover, side))
  const [red = '', green = ''] = namesOfPeople(players, SIDES, cover)
  begin({ people: persons.length > 1 ? 'several' : 'one', persons: {} })
  useLiveGame.getState().start({ ...config, players: [red, green] }, 0)
}

/** Lets a bot place all pawns of the opening, by its heuristics, once the rules have loaded. */
export async function placeForUs(): Promise<void> {
  const { suggestOpening } = await import('./suggested-opening-move.ts')
  const { session, actAll } = useLiveGame.getState()
  if (session) actAll(suggestOpening(session.first))
}
