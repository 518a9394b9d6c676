import { selectState } from '../../../../session/game-store.ts'
import { tableKeys } from '../../../../ui/frames/table/table-keys.ts'
import { keyOf } from '../../../../ui/input/key-press.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { aimedAt, firstTileIn } from '../../intent/turn-selection.ts'
import { type Table, useTable } from '../../runtime.ts'
import { canPlayAgain } from '../playback/play-again.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { focusBoard, focusNext } from '../state/focus-target.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { pressSeal, switchHere, takeUpDeed, takeUpNext } from './commands.ts'
import { describeTable } from './status-text.ts'

/** Handles the keys of the table, with any focus. */
export function useTableKeys(): void {
  useKitKeys()
  useConfirmKey()
}

const useKitKeys = tableKeys(TABLE_KIT, {
  shortcuts: SHORTCUTS,
  canShowAgain: canPlayAgain,
  handOf: ({ intent }) => intent,
  own(table, keys) {
    /**
     * Returns a handler for a key that acts at the place of the character on turn, with a notice if nothing there can be used.
     */
    const orNotHere = (command: (table: Table) => boolean) =>
      keys.onTurn(() => {
        if (!command(table)) keys.tellNotHere()
      })
    /** Keys of the board turn the selection (`useIntentKeys`). The table handles the same keys only if nothing can be turned. */
    const tellNothingToTurn = keys.onTurn(() => keys.say((m) => m.table.takeTileFirst))
    const takeNumber = keys.onTurn((event: KeyboardEvent) => take(table, Number(keyOf(event)) - 1))
    return {
      seal: keys.onTurn(() => pressSeal(table)),
      take: (_m, event) => takeNumber(event),
      turn: tellNothingToTurn,
      'turn-back': tellNothingToTurn,
      walk: orNotHere(() => focusNext('place', 'walk')),
      remove: orNotHere(() => focusNext('remove')),
      wield: orNotHere(takeUpNext),
      pour: orNotHere(() => takeUpDeed(table, 'pour')),
      order: orNotHere(() => takeUpDeed(table, 'recruit', 'march')),
      cast: orNotHere(() => takeUpDeed(table, 'cast')),
      switch: orNotHere(switchHere),
      describe: () => void describeTable(table),
      step: keys.step,
    }
  },
})

/** Confirms the aimed action, unless the key presses the focused button. */
function useConfirmKey(): void {
  const { intent } = useTable()
  useKeys('table', [
    {
      shortcut: SHORTCUTS.confirm,
      enabled: ({ target }) => !isPressable(target) && aimedAt(intent.getState().inHand) !== null,
      run: () => void intent.getState().confirm(),
    },
  ])
}

function take(table: Table, index: number): void {
  const state = selectState(table.game.getState())
  const { inHand, hold, choose } = table.intent.getState()
  if (!state) return
  if (state.opening) hold(firstTileIn(inHand) === index ? null : index)
  else {
    choose(index)
    if (!state.market[index]) return
  }
  // A tile that was selected by a key is placed by keys: move the focus to the last visited place of the forest.
  focusBoard()
}

/** True if Enter presses the focused element. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null
