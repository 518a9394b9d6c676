import { useEffect } from 'react'
import { type Face, turned } from '../../../../engine/fairy-tale/index.ts'
import { movesSince } from '../../../../engine/kernel/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { announce } from '../../../../ui/app/announce.ts'
import { messagesIn } from '../../../../ui/text/useMessages.ts'
import { computerIn } from '../../computer-in.ts'
import type { Session } from '../../game.ts'
import type { Wielded } from '../../intent/considered.ts'
import { useLeaders } from '../../leaders.ts'
import { selectState, useGame, useIntent } from '../../table.ts'
import { aimOf } from '../board/aims/useAim.ts'
import { isAimed } from '../characters/powers.ts'
import { bearingWords, roadWords } from '../market/road-words.ts'
import { tileName } from '../market/tileName.ts'
import { firstName } from '../spoken/first-tiles.ts'
import { moveInWords } from '../spoken/move-words.ts'

/** Says aloud what every action brought: the die, who came, who moved and why, whose turn it is. */
export function useSpokenTale(): void {
  useEffect(() => useGame.subscribe(({ session }, before) => tellMoves(session, before.session)), [])
  useEffect(() => useIntent.subscribe(({ placing }, before) => tellHand(placing, before.placing)), [])
  useEffect(() => useIntent.subscribe(({ holding }, before) => tellFirst(holding, before.holding)), [])
  useEffect(() => useIntent.subscribe(({ wielded }, before) => tellWielded(wielded, before.wielded)), [])
}

function tellMoves(session: Session | null, earlier: Session | null): void {
  if (!session || !earlier) return
  const teller = { m: messages(), config: session.config }
  for (const move of movesSince(earlier, session)) {
    const computer = computerIn(move.before, useLeaders.getState().table)
    const text = moveInWords(teller, move, computer !== null)
    const { bots } = teller.m
    if (text) announce(computer ? bots.does(bots.names[computer], text) : text)
  }
}

type Placing = ReturnType<typeof useIntent.getState>['placing']

function tellHand(placing: Placing, before: Placing): void {
  const { table } = messages()
  if (!placing || (placing.slot === before?.slot && placing.turn === before.turn)) return
  const face = selectState(useGame.getState())?.market[placing.slot]
  if (!face) return
  const now = turned(face, placing.turn)
  if (placing.slot === before?.slot) return tellFace(now)
  announce(table.spoken.chosen(bearingWords(messages(), table.tiles[tileName(face)], now)))
}

/** Which of the four first tiles was taken in hand. */
function tellFirst(holding: number | null, before: number | null): void {
  if (holding === null || holding === before) return
  const opening = selectState(useGame.getState())?.opening
  const face = opening?.tiles[holding]
  if (face) announce(messages().table.spoken.chosen(firstName(messages(), face)))
}

/** How a tile lies, as it is turned. */
function tellFace(face: Face): void {
  const { table } = messages()
  const title = bearingWords(messages(), table.tiles[tileName(face)], face)
  announce(table.spoken.turned(title, roadWords(messages(), face)))
}

function tellWielded(wielded: Wielded | null, before: Wielded | null): void {
  if (!wielded || wielded === before) return
  const { power, symbol, felling } = messages().table
  if (wielded.kind === 'axe') return announce(power.ready(felling.take, felling.toAim))
  if (wielded.kind === 'power') {
    const id = wielded.power
    if (isAimed(id)) announce(power.ready(power.names[id], power.toAim[id]))
    return
  }
  const { symbol: id, effect, way } = wielded
  if (way) tellAim()
  else if (before?.kind !== 'symbol' || before.symbol !== id)
    announce(power.ready(symbol.names[id], symbol.toAim[effect]))
}

/** What a symbol would do where it is aimed: how a tile would lie, or what would be gone. */
function tellAim(): void {
  const state = selectState(useGame.getState())
  const aim = state && aimOf(messages(), state, useIntent.getState())
  const face = aim?.preview?.face
  if (face) tellFace(face)
  else if (aim) announce(`${aim.means}.`)
}

const messages = () => messagesIn(useSettings.getState().language)
