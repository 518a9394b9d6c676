import { describe, expect, test } from 'vitest'
import { randomPlayer, someConfig } from '../../../../../../tests/support/random-play.ts'
import { everyBox, payRefusal } from '../../../../../engine/fairy-tale/index.ts'
import { placeText, play } from '../../../../../engine/kernel/index.ts'
import { fairyTale } from '../../../rules.ts'
import { messagesOf } from '../../../words/testing.ts'
import { drawn, placeOf } from '../../board/testing.ts'
import { spokenChanges } from './ChangesList.tsx'
import { changedLegs } from './legs.ts'
import { better, reroutedWords } from './route-words.ts'
import { actionEffects, growthOf } from './what-changes.ts'

const en = messagesOf('en')

/** Returns the effects of placing the first market tile. */
function changes(text: string, at: string, turn: 0 | 1 | 2 | 3 = 0) {
  const found = actionEffects(drawn(text), { type: 'expand', slot: 0, at: placeOf(at), turn })
  if (!found) throw new Error('It is refused.')
  return found
}

describe('the effects of a tile', () => {
  test('lists side, next monsters, icons and entrances', () => {
    const { longest, toCome, icons, entrances } = changes('━ O ━ ━\nmarket ━w#9 - -', '3,0')
    expect(longest).toEqual({ before: 4, after: 5 })
    expect(toCome).toEqual({ before: 2, after: 3 })
    expect(icons).toEqual([{ symbol: 'wood', more: 1 }])
    expect(entrances.map(({ side, after }) => `${side} ${after === null ? '' : placeText(after)}`)).toContain(
      'east 3,0',
    )
  })

  test('newly affordable market tiles, never the placed one', () => {
    const { payable } = changes('━ O ━ ━\nmarket ━w#9 ╸◆#99 -\nboxes resources special', '3,0')
    expect(payable).toEqual([])
    const paid = changes('━w O ━ ━\nmarket ━w#9 ╸◆#99 -\nboxes resources special', '3,0')
    expect(paid.payable.map(({ building }) => building)).toEqual(['diamond'])
  })

  test('every placed or swapped tile was affordable before', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const pick = randomPlayer(seed)
      let state = fairyTale.begin(someConfig(3, 'bedtime-story', {}, everyBox(true)), seed)
      for (let step = 0; step < 80 && !state.outcome; step++) {
        const actions = fairyTale.list(state)
        for (const action of actions) {
          if (action.type !== 'expand' && action.type !== 'use-symbol') continue
          const face = action.slot === undefined ? null : state.market[action.slot]
          if (face) expect(payRefusal(state, face)).toBeNull()
        }
        const played = play(fairyTale, state, pick(actions))
        if (played.ok) state = played.value.state
      }
    }
  })

  test('the odds of the oak, before and after', () => {
    const { hurt } = changes('━ O ━1 ━\nmarket ━#9 - -', '3,0')
    expect(hurt?.before).toBeCloseTo(2 / 6)
    expect(hurt?.after).toBeCloseTo(2 / 6)
  })

  test('the growing side, and its end', () => {
    const growth = (text: string, at: string) => growthOf(changes(text, at))
    expect(growth('━ O ━ ━\nmarket ━#9 - -', '3,0')).toEqual({ before: 0, after: 1 })
    expect(growth('━ O ━ ━\nmarket ━#9 - -', '-2,0')).toEqual({ before: 1, after: 0 })
  })

  test('a bomb on the outermost tile makes the forest smaller, and nothing grows', () => {
    const state = drawn('O ━ ━b ━\nseats huntsman 2,0')
    const bombed = actionEffects(state, { type: 'use-symbol', symbol: 'bomb', at: placeOf('3,0') })
    expect(bombed?.longest).toEqual({ before: 4, after: 3 })
    expect(bombed?.box.before.right).toBe(3.5)
    expect(bombed?.box.after).toEqual({ left: -0.5, top: -0.5, right: 2.5, bottom: 0.5 })
    expect(bombed && growthOf(bombed)).toEqual({ before: 0, after: 0 })
  })

  test('are computed once per position and action', () => {
    const state = drawn('O ━ ━\nmarket ━#9 - -')
    const action = { type: 'expand', slot: 0, at: placeOf('3,0'), turn: 0 } as const
    expect(actionEffects(state, action)).toBe(actionEffects(state, { ...action }))
  })

  test('are null for a refused action', () => {
    expect(
      actionEffects(drawn('O ━\nmarket ━#9 - -'), { type: 'expand', slot: 0, at: placeOf('5,5'), turn: 0 }),
    ).toBeNull()
  })

  test('are announced as one text', () => {
    const spoken = spokenChanges(en, changes('━ O ━ ━\nmarket ━w#9 - -', '3,0'))
    expect(spoken).toMatch(/^If you do this: Longest side 4 → 5\. 3 new monsters a turn\..*\+1 wood\./)
    expect(spokenChanges(messagesOf('nl'), changes('━ O ━ ━\nmarket ━w#9 - -', '3,0'))).toMatch(
      /^Als je dit doet:/,
    )
  })
})

describe('monsters that would go another way', () => {
  test('are those with a changed way and end', () => {
    const { rerouted } = changes('O ┓ .\n. . .\n. ┃1 .\nmarket ┃#9 - -', '1,1')
    expect(rerouted.map(({ monster, before, after }) => [monster, before.end.kind, after.end.kind])).toEqual([
      [1, 'stays', 'oak'],
    ])
    expect(rerouted.map(better)).toEqual([-1])
    expect(reroutedWords(en, rerouted).map(({ what }) => what)).toEqual([
      'One monster will be at the Oak in three rolls instead of stuck',
    ])
  })

  test('new steps, and steps no longer taken', () => {
    const { rerouted } = changes('O ┓ .\n. . .\n. ┃1 .\nmarket ┃#9 - -', '1,1')
    const { old, fresh } = changedLegs(rerouted)
    expect(old).toEqual([])
    expect(fresh.map(({ from, to }) => `${placeText(from)} → ${placeText(to)}`)).toEqual([
      '1,2 → 1,1',
      '1,1 → 1,0',
      '1,0 → 0,0',
    ])
  })
})
