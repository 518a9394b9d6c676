import { type Kind, oncePer } from '../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { usePage } from '../../page/page.ts'
import { letWait, usePace } from './pace.ts'
import { type Acts, useActing } from './useActing.ts'

/** How computer players act at the tables of a tale. */
interface LedTable<K extends Kind, Computer, Table>
  extends Pick<Acts<K['State'], Computer, K['Action']>, 'decide'> {
  turnOf(state: K['State']): number
  /** The computer player who must act now. */
  useComputer(): Computer | null
  /** Makes the table ready for one of them to act. */
  prepare(table: Table): void
}

/** Makes what {@link useTableComputers} needs, once for each table. */
export const ledTable = <K extends Kind, Computer, Table extends PlayedGame<K>>(
  led: LedTable<K, Computer, Table>,
) =>
  oncePer((table: Table) => ({
    ...led,
    ...{ useGame: table.game, usePlayback: table.playback },
    acts: {
      prepare: () => led.prepare(table),
      decide: led.decide,
      act: (action: K['Action']) => act(table, led.turnOf, action),
    },
  }))

/** Does what was decided; in a hurry, without showing it. */
function act<K extends Kind>(
  { game, playback }: PlayedGame<K>,
  turnOf: (state: K['State']) => number,
  action: K['Action'],
): void {
  if (game.getState().act(action, 'bot') !== 'done') return letWait(true)
  const state = selectState(game.getState())
  if (state && usePace.getState().hurried === turnOf(state)) playback.getState().skip()
}

/**
 * Lets the computer players act whenever nothing else wants to be seen: no dialog, nothing that is shown, nothing that the table
 * is asked (`asking`). A card comes between people only.
 */
export function useTableComputers<K extends Kind, Computer>(
  {
    useGame,
    usePlayback,
    turnOf,
    useComputer,
    acts,
  }: ReturnType<ReturnType<typeof ledTable<K, Computer, PlayedGame<K>>>>,
  asking: boolean,
): void {
  const state = useGame(selectState<K>)
  const playing = usePlayback((playback) => playback.playing)
  const elsewhere = usePage(({ dialog, lookingBack }) => dialog !== null || lookingBack)
  const watching = useGame((game) => game.watching)
  const isStill = !(playing || elsewhere || asking || watching)
  useActing(
    { state, turn: state === null ? undefined : turnOf(state), computer: useComputer(), isStill },
    acts,
  )
}
