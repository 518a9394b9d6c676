import { describe, expect, test } from 'vitest'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const END = { type: 'end-turn' } as const

const river = (text: string, boxes = 'river') => drawn(`${text}\nboxes ${boxes}`)

const boulder = (place: string) => ({ type: 'use-symbol', symbol: 'boulder', at: at(place) }) as const
const sluice = (place: string) => ({ type: 'use-symbol', symbol: 'river', at: at(place) }) as const

describe('a boulder [R 47]', () => {
  test('rolls straight on downhill, and all monsters on its way are gone', () => {
    const { state, events } = played(river('O ━k ━1 ━2 ┓1\nseats huntsman 1,0'), boulder('2,0'))
    expect(told(events).at(-1)).toBe('seat 0 rolls a stone from 1,0: 2,0 3,0 4,0 with 1 2 3 4')
    expect(refusalOf(state, boulder('2,0'))).toEqual({ code: 'symbol-is-spent', symbol: 'boulder' })
  })

  test('starts only downhill, over a road, from next door [R 46]', () => {
    expect(refusalOf(river('O ━k ━\nseats huntsman 1,0'), boulder('0,0'))).toEqual({ code: 'not-downhill' })
    expect(refusalOf(river('O ━ ━k ┃\nseats huntsman 2,0'), boulder('1,0'))).toEqual({ code: 'not-downhill' })
    expect(refusalOf(river('O ━ ━k ┃\nseats huntsman 2,0'), boulder('3,0'))).toEqual({
      code: 'road-joins-nothing',
      edge: 'east',
    })
    expect(refusalOf(river('O ━ ┛k ━\nseats huntsman 2,0'), boulder('3,0'))).toEqual({
      code: 'no-road-out',
      edge: 'east',
    })
    expect(refusalOf(river('O ━k ━ ━\nseats huntsman 1,0'), boulder('3,0'))).toEqual({
      code: 'not-next-door',
    })
    expect(refusalOf(river('O ━k ━\nseats huntsman 1,0'), boulder('1,1'))).toEqual({
      code: 'no-road-out',
      edge: 'south',
    })
  })

  test('stops before a palace, raised bridge, fire or flood, and cannot aim at one', () => {
    expect(refusalOf(river('O ━k ━♜\nseats huntsman 1,0'), boulder('2,0'))).toEqual({
      code: 'building-stays',
      building: 'palace',
    })
    const bridge = river('O ━kBE! ━\nseats huntsman 1,0', 'river ways')
    expect(refusalOf(bridge, boulder('2,0'))).toEqual({ code: 'bridge-is-raised' })
    const fire = river('O ━k ━\nseats huntsman 1,0\nburning 2,0 1', 'river fire')
    expect(refusalOf(fire, boulder('2,0'))).toEqual({ code: 'it-burns' })
    const flood = river('O ━k ━\nseats huntsman 1,0\nflooded 2,0 1')
    expect(refusalOf(flood, boulder('2,0'))).toEqual({ code: 'under-water' })
  })

  test.each([
    ['O ━k ━1 ━♜ ━1\nseats huntsman 1,0', 'river', '2 big-bad-wolf 4,0'],
    ['O ━k ━1 ━BW! ━1\nseats huntsman 1,0', 'river ways', '2 big-bad-wolf 4,0'],
    ['O ━k ━1 ━ ━1\nflooded 3,0 2\nseats huntsman 1,0', 'river', '2 big-bad-wolf 4,0'],
    ['O ━k ━1 ┃ ━1\nseats huntsman 1,0', 'river', '2 big-bad-wolf 4,0'],
    ['O ━k ━1 ━BW ━1\nseats huntsman 1,0', 'river ways', null],
  ])('stops where it must: %s', (text, boxes, left) => {
    const { state } = played(river(text, boxes), boulder('2,0'))
    expect(lineOf(state, 'monsters')).toBe(left)
  })

  test('rolls through gates, walls and dark diamonds, and leaves them as they are', () => {
    const { state } = played(river('O ━k ━GE1 ━WW1 ╸◆1\nseats huntsman 1,0'), boulder('2,0'))
    expect(forestOf(state)).toBe(forestOf('O ━k! ━GE ━WW ╸◆\nboxes river'))
  })

  test('is refused with people in its path', () => {
    const position = river('O ━k ━ ━1\nseats huntsman 1,0; beast 3,0')
    expect(refusalOf(position, boulder('2,0'))).toEqual({ code: 'somebody-stands-there' })
    const soldier = river('O ━k ━ ━1\nseats huntsman 1,0\nsoldiers 3,0 1', 'river soldiers')
    expect(refusalOf(soldier, boulder('2,0'))).toEqual({ code: 'somebody-stands-there' })
  })
})

describe('a river [R 48]', () => {
  test('floods three levels downward, and no more', () => {
    const { state, events } = played(river('O ━v ━1 ━ ━1 ━1\nseats huntsman 1,0'), sluice('2,0'))
    expect(lineOf(state, 'flooded')).toBe('2,0 3; 3,0 3; 4,0 3')
    expect(lineOf(state, 'monsters')).toBe('3 big-bad-wolf 5,0')
    expect(told(events)).toEqual(['seat 0 uses river at 1,0', 'seat 0 floods from 1,0: 2,0 3,0 4,0 with 1 2'])
    expect(refusalOf(state, sluice('2,0'))).toEqual({ code: 'symbol-is-spent', symbol: 'river' })
  })

  test('crosses edges without roads, and never flows upward', () => {
    const forest = '. . ┃ ┃\n. ┃ ┃ ┃\nO ━v ┃ ┃\nseats huntsman 1,0'
    const { state } = played(river(forest), sluice('2,0'))
    expect(lineOf(state, 'flooded')).toBe('2,-2 3; 2,-1 3; 3,-1 3; 2,0 3; 3,0 3')
  })

  test('goes only downward from next door', () => {
    const position = river('O ━ ━v ━ ━\nseats huntsman 2,0')
    expect(refusalOf(position, sluice('1,0'))).toEqual({ code: 'not-downhill' })
    expect(refusalOf(position, sluice('4,0'))).toEqual({ code: 'not-next-door' })
    expect(refusalOf(river('O ━v ━\nseats huntsman 1,0'), sluice('0,0'))).toEqual({ code: 'not-downhill' })
    expect(refusalOf(position, sluice('2,1'))).toEqual({ code: 'no-such-tile' })
  })

  test('goes round dark diamonds, and not through them', () => {
    expect(refusalOf(river('O ━v ╸◆\nseats huntsman 1,0'), sluice('2,0'))).toEqual({
      code: 'building-stays',
      building: 'diamond',
    })
    const { state } = played(river('O ━v ━ ╸◆1 ━\n. . ┃ ┃ .\nseats huntsman 1,0'), sluice('2,0'))
    expect(lineOf(state, 'flooded')).toBe('2,0 3; 2,1 3; 3,1 3')
    expect(lineOf(state, 'monsters')).toBe('1 big-bad-wolf 3,0')
  })

  test('puts out fires and spoils loaded traps', () => {
    const position = river('O ━v ━bf ━▽ ━⇩\nseats huntsman 1,0\nburning 3,0 1', 'river fire simple special')
    const { state, events } = played(position, sluice('2,0'))
    expect(forestOf(state)).toBe(forestOf('O ━v! ━b!f! ━▽! ━⇩!\nboxes river fire'))
    expect(lineOf(state, 'burning')).toBeNull()
    expect(told(events, 'flood-ran', 'fire-doused')).toEqual([
      'seat 0 floods from 1,0: 2,0 3,0 4,0 spoils 2,0 3,0 4,0',
      'water puts the fire out at 3,0',
    ])
  })

  test('refills tiles that are under water already', () => {
    const { state } = played(river('O ━v ━ ━\nseats huntsman 1,0\nflooded 3,0 1'), sluice('2,0'))
    expect(lineOf(state, 'flooded')).toBe('2,0 3; 3,0 3')
  })

  test('is refused with people in its path', () => {
    const position = river('O ━v ━ ━ ━ ━\nseats huntsman 1,0; beast 4,0')
    expect(refusalOf(position, sluice('2,0'))).toEqual({ code: 'somebody-stands-there' })
    const further = river('O ━v ━ ━ ━ ━\nseats huntsman 1,0; beast 5,0')
    expect(refusalOf(further, sluice('2,0'))).toBeNull()
  })

  test('its own tile never burns', () => {
    const { state } = played(river('O ━ ━ ━v!\nburning 2,0 1', 'river fire'), END, { dice: [1] })
    expect(lineOf(state, 'burning')).toBe('1,0 3')
  })

  test('monsters wait before water, named [R 39]', () => {
    const { events } = played(river('O ━ ━ ━1\nflooded 2,0 2'), END, { dice: [2] })
    const [why] = events.flatMap((event) => (event.type === 'monster-stayed' ? event.reason.tried : []))
    expect(why).toEqual({ turn: 'west', refused: 'barred', by: 'water' })
  })
})

describe('a chute [R 49]', () => {
  test('lets the first monster slide outward, roads or not, and is sprung', () => {
    const { events } = played(river('. . ╻1 .\nO ━ ┻⇩ ━'), END, { dice: [2] })
    expect(told(events, 'monster-slid')).toEqual(['1 slides from 2,0 to 3,0 by chute'])
  })

  test('to the line’s last tile before a gap', () => {
    const gap = river('. . ╻1 . . . .\nO ━ ┻⇩ ┃ ┃ . ┃')
    expect(lineOf(played(gap, END, { dice: [2] }).state, 'monsters')).toBe('1 big-bad-wolf 4,0')
  })

  test.each([
    ['. . ╻1 . .\nO ━ ┻⇩ ━ ━♜', 'river', '3,0'],
    ['. . ╻1 . .\nO ━ ┻⇩ ━ ━\nburning 4,0 3', 'river fire', '3,0'],
    ['. . ╻1 . .\nO ━ ┻⇩ ━ ━\nflooded 4,0 3', 'river', '3,0'],
    ['. . ╻1 . .\nO ━ ┻⇩ ━ ━∩', 'river', '4,0'],
  ])('it stops before a palace, a fire or a flood: %s', (text, boxes, left) => {
    const { state } = played(river(text, boxes), END, { dice: [2] })
    expect(lineOf(state, 'monsters')).toBe(`1 big-bad-wolf ${left}`)
  })

  test('without a tile outward the monster stays, and the chute is not sprung', () => {
    const { state } = played(river('. . ╻1\nO ━ ┻⇩'), END, { dice: [2] })
    expect(forestOf(state)).toBe(forestOf('. . ╻\nO ━ ┻⇩1\nboxes river'))
  })

  test('monsters hurry over entered tiles too', () => {
    const position = river('. . ╻1 .\nO ━ ┻⇩ ━3\nmonsters 1 troll 2,-1; 2 ogre 3,0; 3 ogre 3,0; 4 ogre 3,0')
    const { state, events } = played(position, END, { dice: [2] })
    expect(told(events, 'monster-slid')).toEqual(['1 slides from 2,0 to 3,0 by chute and hurries'])
    expect(state.tiles[at('3,0')]?.monsters.some(({ n }) => n === 1)).toBe(true)
  })

  test('a sprung one is a plain tile, until a character steps onto it', () => {
    const sprung = river('. . ╻1 .\nO ━ ┻⇩! ━')
    expect(lineOf(played(sprung, END, { dice: [2] }).state, 'monsters')).toBe('1 big-bad-wolf 2,0')
    const { events, state } = played(river('O ━⇩! ━'), { type: 'walk', to: at('1,0') })
    expect(told(events, 'building-set')).toEqual(['seat 0 sets chute at 1,0'])
    expect(forestOf(state)).toBe(forestOf('O ━⇩ ━\nboxes river'))
  })

  test('passes over a chest, but stops before one that it has entered in this run', () => {
    const over = played(river('. . ╻1 . .\nO ━ ┻⇩ ━▣ ━', 'river special'), END, { dice: [2] })
    expect(told(over.events, 'monster-slid')).toEqual(['1 slides from 2,0 to 4,0 by chute'])
    // The chest at 3,0 puts it out at 1,0, the only entrance, where the chute would lead it over the chest.
    const position = river('. . . ╻1 .\nO ━⇩ ┃ ┻▣ ╸♜', 'river special')
    const { events } = played(position, END, { dice: [2] })
    expect(told(events, 'monster-put-out', 'monster-slid')).toEqual([
      '1 put out from 3,0 to 1,0 by treasure-chest: east',
      '1 slides from 1,0 to 2,0 by chute',
    ])
  })
})
