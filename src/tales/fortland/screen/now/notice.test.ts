import { beforeEach, describe, expect, it } from 'vitest'
import { useGame, useIntent } from '../../table.ts'
import { MUSTERED, played } from '../../testing.ts'
import { messagesNow } from '../../words/useMessages.ts'
import { layGame } from '../table/testing.ts'
import '../table/follow.ts'
import { NOTICES } from './notice.ts'

const told = () => NOTICES.useNotice.getState().notice?.words(messagesNow())

describe('what cannot be done', () => {
  beforeEach(() => layGame(played(MUSTERED)))

  it('is told with its page of the rule book, until something else is done', () => {
    useIntent.getState().deed(0)
    expect(useIntent.getState().refused).not.toBeNull()
    expect(told()).toEqual(expect.any(String))
    expect(NOTICES.useNotice.getState().notice?.page).toEqual(expect.any(String))
    useGame.getState().act({ type: 'roll' })
    expect(told()).toBeUndefined()
    expect(useIntent.getState().refused).toBeNull()
  })

  it('and is put away with the wish', () => {
    useIntent.getState().deed(0)
    NOTICES.drop()
    expect([told(), useIntent.getState().refused]).toEqual([undefined, null])
  })
})
