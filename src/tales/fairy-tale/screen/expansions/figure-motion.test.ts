import { expect, test } from 'vitest'
import type { Action, Event } from '../../../../engine/fairy-tale/index.ts'
import { placeOf } from '../board/testing.ts'
import { taleOf } from '../foresight/why/testing.ts'
import { standingIn } from '../forest/forest-pieces.ts'
import { comingOf } from './figure-motion.ts'

/** Returns the piece that enters in the first event of a type, and the number of its keyframes. */
function comes(text: string, action: Action, type: Event['type']) {
  const frames = taleOf(text, [action], []).moves.flatMap((move) => move.frames)
  const frame = frames.find(({ event }) => event.type === type)
  if (!frame) throw new Error(`Nothing of the type ${type} happened.`)
  const coming = comingOf(frame.event, standingIn(frame.state).figures)
  return coming && [coming.id, coming.come.length]
}

const at = (text: string) => placeOf(text)

test('a soldier marches anywhere, and is last at his place [R 53]', () => {
  const forest = 'O ━ ━⚑ ━\nseats huntsman 0,0\nboxes special soldiers\nsoldiers 1,0 1; 3,0 1'
  const action: Action = { type: 'march', from: at('1,0'), to: at('3,0') }
  expect(comes(forest, action, 'soldier-marched')).toEqual([`soldier ${at('3,0')} 1`, 3])
})

test('a recruited soldier steps out beside [R 53]', () => {
  const forest = 'O ━ ━⚑\nseats huntsman 2,0\nboxes special soldiers\nsoldiers 2,0 1'
  expect(comes(forest, { type: 'recruit' }, 'soldier-recruited')).toEqual([`soldier ${at('2,0')} 1`, 2])
})

test('a villager walks ahead of the hero; into the oak no piece enters [R 55]', () => {
  const forest = 'O ━ ━☗\nseats huntsman 2,0\nboxes special soldiers\nvillagers 2,0 3'
  const lead: Action = { type: 'walk', to: at('1,0'), with: true }
  expect(comes(forest, lead, 'villager-walked')).toEqual([`villager ${at('1,0')} 0`, 2])
  const home = 'O ━ ━☗\nseats huntsman 1,0\nboxes special soldiers\nvillagers 1,0 1; 2,0 2'
  expect(comes(home, { ...lead, to: at('0,0') }, 'villager-walked')).toBeNull()
})
