import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { StoreApi } from 'zustand'
import { type GameTypes, stateOf } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { changeSession, openOnTable } from '../../../session/game-store.ts'
import { PLAYER } from '../../../session/state.ts'
import type { SavedGameRef } from '../../../store/saved-games/saved-games.ts'
import { useSettings } from '../../../store/settings.ts'

interface EndQuestionCase<K extends GameTypes> {
  useGame: GameHook<K>
  /** The notices of the table, which show the question. */
  notices: { useNotice: Pick<StoreApi<{ notice: unknown }>, 'getState'>; drop(): void }
  /** Puts an unused turn on the table, with something at risk or without. */
  begin(risk: 'at risk' | 'safe'): void
  endTurn(): void
  /** An action that uses the turn and does not end it. */
  firstAction(): K['Action']
}

/** Tests the question before the end of an unused turn, which must be the same in every tale (C1). */
export function testEndQuestion<K extends GameTypes>(of: EndQuestionCase<K>): void {
  const now = () => {
    const { session } = of.useGame.getState()
    return session && stateOf(session)
  }

  /** Presses "end turn". Returns whether the position changed, and whether a question is open. */
  function ended(): { isOver: boolean; isAsked: boolean } {
    const before = now()
    act(of.endTurn)
    return { isOver: now() !== before, isAsked: of.notices.useNotice.getState().notice !== null }
  }

  function keepAs(kept: SavedGameRef | null): void {
    const { session } = of.useGame.getState()
    if (session) openOnTable(of.useGame, session, kept)
  }

  function begin(risk: 'at risk' | 'safe'): void {
    of.begin(risk)
    keepAs({ id: 'one', origin: { kind: 'begun' }, begun: 0 })
    of.notices.drop()
  }

  // The question is no tip: it must appear with tips switched off.
  beforeEach(() => useSettings.getState().set({ tips: 'off' }))

  it('asks once where something is at risk, and ends the turn when pressed again', () => {
    begin('at risk')
    expect(ended()).toEqual({ isOver: false, isAsked: true })
    expect(ended()).toMatchObject({ isOver: true })
  })

  it('asks also at a table of several devices, which saves nothing in this browser', () => {
    begin('at risk')
    keepAs(null)
    const role = { ...PLAYER, device: { seats: [0] } }
    act(() => changeSession(of.useGame, { type: 'role', role }))
    expect(ended()).toEqual({ isOver: false, isAsked: true })
  })

  it('asks nothing if nothing is at risk', () => {
    begin('safe')
    expect(ended()).toEqual({ isOver: true, isAsked: false })
  })

  it('asks nothing after any action', () => {
    begin('at risk')
    const before = now()
    act(() => void of.useGame.getState().act(of.firstAction()))
    expect(now()).not.toBe(before)
    expect(ended()).toEqual({ isOver: true, isAsked: false })
  })

  it('asks nothing if the game is not saved', () => {
    begin('at risk')
    keepAs(null)
    expect(ended()).toEqual({ isOver: true, isAsked: false })
  })
}
