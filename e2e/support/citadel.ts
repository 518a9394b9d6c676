import type { Page } from '@playwright/test'
import { type Citadel, citadel, standardRules } from '../../src/engine/citadel/index.ts'
import {
  advance,
  openSession,
  randomState,
  type Session,
  seededRng,
  stateForBot,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { actor, page as pageBot } from '../../src/tales/citadel/bots/index.ts'
import { fetchNothingAhead, meanAllPresses } from './game.ts'

/**
 * Opens a Citadel game of two people, just before one can do `next` or is about to. `opened`: the player has confirmed the privacy screen.
 */
export async function openCitadel(
  page: Page,
  next: 'reveal' | 'end' | 'hire' | 'buy-pile',
  { opened = true, speed = 'instant', tips = 'off' } = {},
): Promise<void> {
  const config = { players: ['', ''], rules: { ...standardRules(), two: 'plain' as const } }
  const luck = seededRng({ random: randomState(3) })
  let session: Session<Citadel> = openSession(citadel, config, 4)
  for (;;) {
    const state = stateOf(session)
    const action = pageBot(stateForBot(citadel, state, actor(state)), luck)
    // The turn has an action that can be undone.
    const isUsed = session.moves.at(-1)?.barrier === false
    const stands = next === 'end' ? action.type === 'end' && isUsed : !citadel.refuse(state, { type: next })
    if (state.turn >= 3 && stands) break
    const done = advance(citadel, session, action)
    if (!done.ok) throw new Error(done.error.code)
    session = done.value
  }
  const kept = {
    'citadel.game': writeGame(citadel, session),
    'shelf.settings': JSON.stringify({ language: 'en', theme: 'light', speed, tips }),
  }
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')
  if (opened) await page.getByRole('button', { name: /^I am/ }).click()
}
