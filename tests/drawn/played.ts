import { isDeepStrictEqual } from 'node:util'
import type { Action, Event, Refusal, State } from '../../src/engine/fairy-tale/index.ts'
import { play, playInPlace, type Script, scriptedRng } from '../../src/engine/kernel/index.ts'
import { fairyTale, writeNotation } from '../../src/tales/fairy-tale/rules.ts'

/** The result of one or several actions: the last state, and all events. */
interface Played {
  state: State
  events: Event[]
}

/**
 * Carries actions out, one after another, with the dice and draws of a script. Throws when an action is
 * refused, when the script runs out, and when any of it was never used. Both drivers play every action
 * and must agree, and the position that was given must stay as it was.
 */
export function played(state: State, actions: Action | readonly Action[], script: Script = {}): Played {
  const before = structuredClone(state)
  const all = 'type' in actions ? [actions] : actions
  const result = onScreen(state, all, script)
  mustBeEqual(state, before, 'The given position was changed')
  mustBeEqual(inPlace(before, all, script), result.state, 'The two drivers do not agree')
  return result
}

function onScreen(state: State, actions: readonly Action[], script: Script): Played {
  const chance = scriptedRng(script)
  const result: Played = { state, events: [] }
  for (const action of actions) {
    const one = play(fairyTale, result.state, action, () => chance)
    if (!one.ok) return refuse(action, one.error)
    result.state = one.value.state
    result.events.push(...one.value.frames.map(({ event }) => event))
  }
  const left = chance.leftOver()
  if (left.dice.length > 0 || left.draws.length > 0) {
    throw new Error(`Some of the script was never used: ${JSON.stringify(left)}.`)
  }
  return result
}

function inPlace(state: State, actions: readonly Action[], script: Script): State {
  const own = structuredClone(state)
  const chance = scriptedRng(script)
  for (const action of actions) playInPlace(fairyTale, own, action, chance)
  return own
}

function refuse(action: Action, refusal: Refusal): never {
  throw new Error(`${JSON.stringify(action)} was refused: ${JSON.stringify(refusal)}.`)
}

function mustBeEqual(one: State, other: State, otherwise: string): void {
  if (isDeepStrictEqual(one, other)) return
  throw new Error(`${otherwise}:\n${writeNotation(one)}\nand\n${writeNotation(other)}`)
}

/** Why an action is not allowed; null if it is. Whether it is listed must agree. */
export function refusalOf(state: State, action: Action): Refusal | null {
  const refusal = fairyTale.refuse(state, action)
  const listed = fairyTale.list(state).some((one) => isDeepStrictEqual(one, action))
  if (listed !== (refusal === null)) {
    throw new Error(
      `${JSON.stringify(action)} is ${listed ? 'listed, but refused' : 'allowed, but not listed'}.`,
    )
  }
  return refusal
}
