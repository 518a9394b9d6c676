import type { Page } from '@playwright/test'
import { boogyman, tileName } from '../../src/engine/boogyman/index.ts'
import type { Action } from '../../src/engine/fortland/index.ts'
import { type Fortland, fortland, standardRules, turnText } from '../../src/engine/fortland/index.ts'
import {
  advance,
  openSession,
  randomState,
  type Session,
  seededRng,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { apprentice as duellist } from '../../src/tales/boogyman/bots/index.ts'
import { apprentice } from '../../src/tales/fortland/bots/index.ts'
import { openDuel, tile } from './duel.ts'
import { onPurpose } from './game.ts'
import { after, allowed, begunTale, type Tale } from './tale.ts'

/** A siege in which every action is possible. */
export const SIEGE =
  'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear mill-ox; lands 1 0 0; hand wood bridge-goat; deck wood*14'

/** A siege with the open question whether to lay siege again. */
export const LIFTED =
  'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear; lands 1 0 0; hand wood bridge-goat; deck wood*14; pending again'

/** The first tale after the first roll. */
export const rolled = (): Tale => after(begunTale(3), { type: 'roll' })

/** The same after a step, so that no question is asked when the turn ends. */
export function walked(): Tale {
  const tale = rolled()
  const [step] = allowed(tale.state, 'walk')
  if (!step) throw new Error('No walk is allowed.')
  return after(tale, step)
}

/** Plays Fortland for two people until `isReached` accepts the game or the next action. Returns the actions in notation. */
export function fortlandUntil(isReached: (session: Session<Fortland>, next: Action) => boolean): string {
  const luck = seededRng({ random: randomState(7) })
  let session: Session<Fortland> = openSession(fortland, { players: ['', ''], rules: standardRules() }, 11)
  for (;;) {
    const action = apprentice(stateOf(session), luck)
    if (isReached(session, action)) return turnText(session.moves.map((move) => move.action))
    const done = advance(fortland, session, action)
    if (!done.ok) throw new Error(done.error.code)
    session = done.value
  }
}

/** Opens a duel in which a pawn can be given for this action, with that pawn selected. */
export async function openDuelToGive(page: Page, type: 'spawn' | 'call'): Promise<void> {
  const luck = seededRng({ random: randomState(5) })
  const config = {
    players: ['Mira', 'Tom'] as [string, string],
    first: 'red' as const,
    rules: { trees: 'two' as const },
  }
  let session = openSession(boogyman, config, 0)
  for (;;) {
    const state = stateOf(session)
    const giving = boogyman.list(state).find((action) => action.type === type)
    if (giving?.type === type) {
      await openDuel(page, { stored: writeGame(boogyman, session) })
      await onPurpose(page)
      return tile(page, tileName(giving.at)).click()
    }
    const done = advance(boogyman, session, duellist(state, luck))
    if (!done.ok) throw new Error(done.error.code)
    session = done.value
  }
}
