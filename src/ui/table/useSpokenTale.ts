import { useEffect } from 'react'
import { turned } from '../../engine/fairy-tale/index.ts'
import { selectState, useGame } from '../../store/game.ts'
import { useIntent } from '../../store/intent.ts'
import { useSettings } from '../../store/settings.ts'
import { announce } from '../app/announce.ts'
import { lastRoll } from '../dice/roll-words.ts'
import { heroOf, type TaleMove, type TaleSession, type Teller } from '../log/line.ts'
import { linesOfMove } from '../log/logLines.ts'
import { bearingWords, roadWords } from '../market/road-words.ts'
import { tileName } from '../market/tileName.ts'
import { messagesIn } from '../text/language.ts'

/** Says aloud what every action brought: the die, who came, who moved and why, whose turn it is. */
export function useSpokenTale(): void {
  useEffect(() => useGame.subscribe(({ session }, before) => tellMoves(session, before.session)), [])
  useEffect(() => useIntent.subscribe(({ placing }, before) => tellHand(placing, before.placing)), [])
  useEffect(() => useIntent.subscribe(({ power }, before) => tellPower(power, before.power)), [])
}

function tellMoves(session: TaleSession | null, earlier: TaleSession | null): void {
  if (!session || !earlier || session.moves.length <= earlier.moves.length) return
  const teller = { m: messages(), config: session.config }
  for (const move of session.moves.slice(earlier.moves.length)) {
    const text = spokenMove(teller, move)
    if (text) announce(text)
  }
}

/** A move in words: the die first, then every line of the log, then whose turn it is. */
function spokenMove(teller: Teller, move: TaleMove): string {
  const { m } = teller
  const roll = lastRoll(teller, move.frames)
  const lines = linesOfMove(move, teller).map(({ what, why }) => (why ? `${what} ${why}` : what))
  const { turn, onTurn, phase } = move.after
  const passed = turn !== move.before.turn && phase !== 'over'
  const next = passed ? m.table.spoken.turn(heroOf(teller, onTurn), m.table.chapter(turn)) : ''
  return [roll ? `${roll.words}.` : '', ...lines, next].filter((text) => text !== '').join(' ')
}

type Placing = ReturnType<typeof useIntent.getState>['placing']

function tellHand(placing: Placing, before: Placing): void {
  const { table } = messages()
  if (!placing || (placing.slot === before?.slot && placing.turn === before.turn)) return
  const face = selectState(useGame.getState())?.market[placing.slot]
  if (!face) return
  const now = turned(face, placing.turn)
  const title = bearingWords(messages(), table.tiles[tileName(face)], now)
  const roads = roadWords(messages(), now)
  announce(placing.slot === before?.slot ? table.spoken.turned(title, roads) : table.spoken.chosen(title))
}

type Wielded = ReturnType<typeof useIntent.getState>['power']

function tellPower(power: Wielded, before: Wielded): void {
  if (power === before) return
  const { names, ready, toAim } = messages().table.power
  if (power === 'pull' || power === 'fly' || power === 'clear') announce(ready(names[power], toAim[power]))
}

const messages = () => messagesIn(useSettings.getState().language)
