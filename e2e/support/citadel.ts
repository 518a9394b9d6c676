import type { Page } from '@playwright/test'
import { type Citadel, citadel, standardRules } from '../../src/engine/citadel/index.ts'
import {
  advance,
  asSeen,
  openSession,
  randomState,
  type Session,
  seededChance,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { actor, page as pageBot } from '../../src/tales/citadel/bots/index.ts'
import { fetchNothingAhead, meanAllPresses } from './game.ts'

/**
 * The Citadel for two people, where one of them is about to act so, or may hire or buy from the pile; `opened`: they have said who they are.
 */
export async function openCitadel(
  page: Page,
  next: 'reveal' | 'end' | 'hire' | 'buy-pile',
  { opened = true, speed = 'instant' } = {},
): Promise<void> {
  const config = { players: ['', ''], rules: { ...standardRules(), two: 'plain' as const } }
  const luck = seededChance({ random: randomState(3) })
  let session: Session<Citadel> = openSession(citadel, config, 4)
  for (;;) {
    const state = stateOf(session)
    const action = pageBot(asSeen(citadel, state, actor(state)), luck)
    // Something was done in the turn that is about to end, and can be taken back.
    const isUsed = session.moves.at(-1)?.barrier === false
    const stands = next === 'end' ? action.type === 'end' && isUsed : !citadel.refuse(state, { type: next })
    if (state.turn >= 3 && stands) break
    const done = advance(citadel, session, action)
    if (!done.ok) throw new Error(done.error.code)
    session = done.value
  }
  const kept = {
    'citadel.game': writeGame(citadel, session),
    'shelf.settings': JSON.stringify({ language: 'en', theme: 'light', speed, tips: 'off' }),
  }
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')
  if (opened) await page.getByRole('button', { name: /^I am/ }).click()
}
