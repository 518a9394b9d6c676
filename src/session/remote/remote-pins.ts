import * as v from 'valibot'
import type { Game, GameTypes } from '../../engine/kernel/index.ts'
import type { LogPlace, TablePin } from '../../protocol/messages.ts'
import type { GameHook } from '../game-store.ts'
import type { RemoteGame } from './remote-table.ts'

interface PinsOptions<K extends GameTypes> {
  store: Pick<GameHook<K>, 'getState' | 'setState'>
  remote: Pick<RemoteGame, 'request' | 'useRemoteTable'>
  game: Game<K>
  /** The place of this device in the log; null while it needs a whole view. */
  have(): LogPlace | null
}

/** Shows the suggestions of all devices of a table on this one, and sends its own. Returns a function that stops it. */
export function showPins<K extends GameTypes>({ store, remote, game, have }: PinsOptions<K>): () => void {
  const { useRemoteTable } = remote

  function pin(seat: number, action: K['Action']): void {
    const at = have()
    if (!at) return
    const { epoch, n } = at
    void remote.request('pin', { epoch, n, seat, action: game.codec.writeAction(action) })
  }

  const dismiss = (id: number): void => void remote.request('unpin', { pin: id })

  function show(written: readonly TablePin[]): void {
    const pins = written.flatMap(({ pin: id, seat, moves, action }) => {
      const read = v.safeParse(game.codec.action, action)
      return read.success ? [{ id, seat, moves, action: read.output }] : []
    })
    store.setState({ pinboard: { pins, pin, dismiss } })
  }

  show(useRemoteTable.getState().pins)
  const stop = useRemoteTable.subscribe(({ pins }, before) => {
    if (pins !== before.pins) show(pins)
  })
  return () => {
    stop()
    store.setState({ pinboard: null })
  }
}
