import { type GameTypes, play, type Refused, rngWasUsed, type Script } from '../../engine/kernel/index.ts'
import { fault, type RequestResult } from './answers.ts'
import { givenLuck, type LuckFault } from './luck.ts'
import type { RefereeTale } from './tale.ts'

/** Plays an action with the given dice or the seeded rng. Returns the new position, or the unchanged one and the reason. */
export function act<K extends GameTypes>(
  { game, eventToJson, now, unknownAction }: RefereeTale<K>,
  state: K['State'],
  action: K['Action'] | null,
  script: Script,
): { state: K['State']; answer: RequestResult } {
  const refused = (refusal: Refused): { state: K['State']; answer: RequestResult } => {
    const alternatives = game.list(state).length
    const message = `The rules do not allow this now (${refusal.code}); ${alternatives} actions are allowed.`
    return { state, answer: fault({ code: 'refused', refusal, alternatives }, message) }
  }
  if (action === null && unknownAction) return refused(unknownAction)
  const luck = givenLuck(script)
  const played = play(game, state, action, luck.chanceFor)
  if (!played.ok) return refused(played.error)
  const wrong = luck.fault()
  if (wrong) return { state, answer: fault(wrong, luckText(wrong)) }
  const events = played.value.frames.map(({ event }) => eventToJson(event, played.value.state))
  const seeded = rngWasUsed(state, played.value.state)
  return { state: played.value.state, answer: { ok: true, events, seeded, now: now(played.value.state) } }
}

function luckText(wrong: LuckFault): string {
  if (wrong.code === 'luck-left-over') {
    return `Of the given luck ${wrong.dice} dice and ${wrong.draws} draws were not needed.`
  }
  return wrong.code === 'die-out-of-range'
    ? `The die of ${wrong.faces} faces cannot show ${wrong.die}.`
    : `The draw ${wrong.draw} picks from only ${wrong.size}, counted from 0.`
}
