import { type Action, fairyTale, type State } from '../engine/fairy-tale/index.ts'
import { luckWasSpent, play, type Script } from '../engine/kernel/index.ts'
import { type Answer, fault } from './answers.ts'
import { inWriting } from './json.ts'
import { givenLuck, type LuckFault } from './luck.ts'
import { now } from './summary.ts'

/** Carries an action out, with luck that was given or seeded: the new position, or why it stays as it is. */
export function act(state: State, action: Action, script: Script): { state: State; answer: Answer } {
  const luck = givenLuck(script)
  const played = play(fairyTale, state, action, luck.chanceFor)
  if (!played.ok) {
    const alternatives = fairyTale.list(state).length
    const message = `The rules do not allow this now (${played.refusal.code}); ${alternatives} actions are allowed.`
    return { state, answer: fault({ code: 'refused', refusal: played.refusal, alternatives }, message) }
  }
  const wrong = luck.fault()
  if (wrong) return { state, answer: fault(wrong, luckText(wrong)) }
  const events = played.frames.map(({ event }) => inWriting(event))
  const seeded = luckWasSpent(state, played.state)
  return { state: played.state, answer: { ok: true, events, seeded, now: now(played.state) } }
}

const luckText = (wrong: LuckFault): string =>
  wrong.code === 'luck-left-over'
    ? `Of the given luck ${wrong.dice} dice and ${wrong.draws} draws were not needed.`
    : `The draw ${wrong.draw} picks from only ${wrong.size}, counted from 0.`
