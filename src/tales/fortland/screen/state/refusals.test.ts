import { beforeEach, describe, expect, it } from 'vitest'
import { asSpace } from '../../../../engine/fortland/index.ts'
import { liveTable } from '../../runtime.ts'
import { MUSTERED, played } from '../../testing.ts'
import { messagesNow } from '../../words/messages.ts'
import { layGame } from '../table/testing.ts'
import { noticesOf } from '../table-kit.ts'

const told = () => noticesOf(liveTable).useNotice.getState().notice?.words(messagesNow())

describe('refusal notice', () => {
  beforeEach(() => layGame(played(MUSTERED)))

  it('appears with its page of the rule book until the next action', () => {
    liveTable.intent.getState().deed(asSpace(0))
    expect(liveTable.intent.getState().refused).not.toBeNull()
    expect(told()).toEqual(expect.any(String))
    expect(noticesOf(liveTable).useNotice.getState().notice?.page).toEqual(expect.any(String))
    liveTable.game.getState().act({ type: 'roll' })
    expect(told()).toBeUndefined()
    expect(liveTable.intent.getState().refused).toBeNull()
  })

  it('clears the refused request when it is dismissed', () => {
    liveTable.intent.getState().deed(asSpace(0))
    noticesOf(liveTable).drop()
    expect([told(), liveTable.intent.getState().refused]).toEqual([undefined, null])
  })
})
