import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { StoreApi } from 'zustand'
import { type Kind, stateOf } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { openOnTable } from '../../../session/game-store.ts'
import type { KeptAs } from '../../../store/kept/kept-games.ts'
import { useSettings } from '../../../store/settings.ts'

interface EndQuestionCase<K extends Kind> {
  useGame: GameHook<K>
  /** The notices of the table, where the question is put. */
  notices: { useNotice: Pick<StoreApi<{ notice: unknown }>, 'getState'>; drop(): void }
  /** Puts a turn on the table in which nothing was done, while something is at risk or nothing is. */
  begin(risk: 'at risk' | 'safe'): void
  endTurn(): void
  /** Something that uses the turn and does not end it. */
  firstAction(): K['Action']
}

/** What the question before the end of an unused turn keeps to at the table of every tale (C1). */
export function testEndQuestion<K extends Kind>(of: EndQuestionCase<K>): void {
  const now = () => {
    const { session } = of.useGame.getState()
    return session && stateOf(session)
  }

  /** Ends the turn; answers whether it went on, and whether something was asked. */
  function ended(): { isOver: boolean; isAsked: boolean } {
    const before = now()
    act(of.endTurn)
    return { isOver: now() !== before, isAsked: of.notices.useNotice.getState().notice !== null }
  }

  function keepAs(kept: KeptAs | null): void {
    const { session } = of.useGame.getState()
    if (session) openOnTable(of.useGame, session, kept)
  }

  function begin(risk: 'at risk' | 'safe'): void {
    of.begin(risk)
    keepAs({ id: 'one', origin: { kind: 'begun' }, begun: 0 })
    of.notices.drop()
  }

  // The question is no tip: it comes without them too.
  beforeEach(() => useSettings.getState().set({ tips: 'off' }))

  it('asks once where something is at risk, and ends the turn when pressed again', () => {
    begin('at risk')
    expect(ended()).toEqual({ isOver: false, isAsked: true })
    expect(ended()).toMatchObject({ isOver: true })
  })

  it('asks nothing where nothing is at risk', () => {
    begin('safe')
    expect(ended()).toEqual({ isOver: true, isAsked: false })
  })

  it('asks nothing once something was done', () => {
    begin('at risk')
    const before = now()
    act(() => void of.useGame.getState().act(of.firstAction()))
    expect(now()).not.toBe(before)
    expect(ended()).toEqual({ isOver: true, isAsked: false })
  })

  it('asks nothing where nobody keeps the game', () => {
    begin('at risk')
    keepAs(null)
    expect(ended()).toEqual({ isOver: true, isAsked: false })
  })
}
