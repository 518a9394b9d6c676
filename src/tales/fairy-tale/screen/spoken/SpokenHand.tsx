import { useEffect } from 'react'
import { type Face, turned } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { announce } from '../../../../ui/page/announce.ts'
import {
  firstTileIn,
  symbolIn,
  type TileSelection,
  type TurnSelection,
  tileIn,
} from '../../intent/turn-selection.ts'
import { type Table, useTable } from '../../runtime.ts'
import { expansionsOf, symbolTitle, tileTitle, toAimDeed, toAimSymbol } from '../../words/look-up.ts'
import { messagesNow } from '../../words/messages.ts'
import { aimOf } from '../board/aims/useAim.ts'
import { isAimed } from '../characters/powers.ts'
import { bearingWords, roadWords } from '../forest/road-words.ts'
import { tileName } from '../forest/tileName.ts'
import { firstName } from './first-tiles.ts'

/** Announces each tile, power or symbol that is selected, turned or aimed. */
export function SpokenHand(): null {
  const table = useTable()
  useEffect(() => {
    // Announce a selection that was made before this chunk had loaded.
    tellHand(table, table.intent.getState().inHand, { kind: 'nothing' })
    return table.intent.subscribe((now, before) => {
      if (now.inHand !== before.inHand) tellHand(table, now.inHand, before.inHand)
    })
  }, [table])
  return null
}

/** Announces the change between two selections. */
function tellHand(table: Table, inHand: TurnSelection, before: TurnSelection): void {
  if (inHand.kind === 'first-tile') tellFirst(table, inHand.tile, firstTileIn(before))
  if (inHand.kind === 'tile') tellTile(table, inHand, tileIn(before))
  tellTakenUp(table, inHand, before)
}

function tellTile(table: Table, { slot, turn }: TileSelection, before: TileSelection | null): void {
  const m = messagesNow()
  const face = selectState(table.game.getState())?.market[slot]
  if (!face || (slot === before?.slot && turn === before.turn)) return
  const now = turned(face, turn)
  if (slot === before?.slot) return tellFace(now)
  announce(m.table.spoken.chosen(bearingWords(m, tileTitle(m, tileName(face)), now)))
}

/** Announces the selected one of the four first tiles. */
function tellFirst(table: Table, tile: number, before: number | null): void {
  if (tile === before) return
  const opening = selectState(table.game.getState())?.opening
  const face = opening?.tiles[tile]
  if (face) announce(messagesNow().table.spoken.chosen(firstName(messagesNow(), face)))
}

/** Announces the roads of a turned tile. */
function tellFace(face: Face): void {
  const m = messagesNow()
  const title = bearingWords(m, tileTitle(m, tileName(face)), face)
  announce(m.table.spoken.turned(title, roadWords(m, face)))
}

/** Announces the new selection and its possible targets; for an aimed symbol, the effect. */
function tellTakenUp(table: Table, inHand: TurnSelection, before: TurnSelection): void {
  const m = messagesNow()
  const { power, felling } = m.table
  if (inHand.kind === 'walk') return announce(m.board.dropAsks)
  if (inHand.kind === 'axe') return announce(power.ready(felling.take, felling.toAim))
  if (inHand.kind === 'deed')
    return announce(power.ready(expansionsOf(m).table.deeds.names[inHand.deed], toAimDeed(m, inHand)))
  if (inHand.kind === 'power') {
    const id = inHand.power
    if (isAimed(id)) announce(power.ready(power.names[id], power.toAim[id]))
    return
  }
  if (inHand.kind === 'symbol' && inHand.way) return tellAim(table, inHand)
  const used = symbolIn(inHand)
  if (used && used.symbol !== symbolIn(before)?.symbol)
    announce(power.ready(symbolTitle(m, used.symbol), toAimSymbol(m, used.effect)))
}

/** Announces the effect of the aimed symbol: the new rotation of a tile, or the things it destroys. */
function tellAim(table: Table, inHand: TurnSelection): void {
  const state = selectState(table.game.getState())
  const aim = state && aimOf(messagesNow(), state, inHand)
  const face = aim?.preview?.face
  if (face) tellFace(face)
  else if (aim) announce(`${aim.means}.`)
}
