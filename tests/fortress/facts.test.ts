import { expect, test } from 'vitest'
import { assaultTotal } from '../../src/engine/fortress/index.ts'
import { lineOf, played, refusalOf, told } from './drawn.ts'

/** Who meets a creature that is sent, and why: "2 kills-and-lives". */
function met(position: string, action: string): string {
  const [event] = played(position, action).events
  if (event?.type !== 'met') throw new Error('Nobody was met.')
  return `${event.place} ${event.reason}`
}

const fallen = (position: string, actions: string) => {
  const { state } = played(position, actions)
  return { slain: lineOf(state, 'slain'), fallen: lineOf(state, 'fallen') }
}

const lines = (position: string, actions: string, keys: string[], luck = {}) => {
  const { state } = played(position, actions, luck)
  return keys.map((key) => lineOf(state, key))
}

test('1: survivors have more toughness than the power', () => {
  expect(met('garrison goose-maid honey-bear antler-king; army bridge-goat', 'send bridge-goat')).toBe(
    '2 kills-and-lives',
  )
})

test('2: the general would not live', () => {
  expect(met('garrison gilded-general bean-giant; army antler-king', 'send antler-king')).toBe(
    '2 kills-and-lives',
  )
})

test('3: the lower sum is chosen', () => {
  expect(met('garrison oak-giant gilded-general; army donkey-drummer', 'send donkey-drummer')).toBe(
    '2 kills-and-lives',
  )
})

test('4: of equal toughness the lower power', () => {
  const position = 'garrison snow-maid moss-boar; army donkey-drummer'
  expect(met(position, 'send donkey-drummer')).toBe('1 lives')
  expect(fallen(position, 'send donkey-drummer, fight')).toEqual({ slain: null, fallen: null })
})

test('5: the goose-maid falls, and without any creature the siege is lost', () => {
  const position = 'garrison kettle-guard moss-boar; army goose-maid'
  expect(met(`${position}; deck wood`, 'send goose-maid')).toBe('2 kills-and-lives')
  expect(fallen(`${position}; deck wood`, 'send goose-maid, fight')).toEqual({
    slain: null,
    fallen: 'goose-maid',
  })
  expect(lines(`${position}; deck wood`, 'send goose-maid, fight', ['outcome'])).toEqual([null])
  expect(lines(position, 'send goose-maid, fight', ['outcome'])).toEqual(['total-defeat no-creatures'])
})

test('6: steps 4 and 3; a creature that has met another no longer counts', () => {
  const position = 'garrison mirror-imp gander-rider brave-tailor; army antler-king donkey-drummer'
  expect(met(position, 'send antler-king')).toBe('2 weakest')
  const { events } = played(position, 'send antler-king, send donkey-drummer, fight')
  expect(told(events).slice(1, 2)).toEqual(['met donkey-drummer by mirror-imp 1 kills'])
  expect(fallen(position, 'send antler-king, send donkey-drummer, fight')).toEqual({
    slain: 'gander-rider mirror-imp',
    fallen: 'donkey-drummer',
  })
})

test('7: both fall; one attack a turn', () => {
  const position = 'garrison iron-hans; army iron-hans hedgehog-piper'
  expect(met(position, 'send iron-hans')).toBe('1 kills')
  const { state } = played(position, 'send iron-hans, fight')
  expect([lineOf(state, 'army'), lineOf(state, 'slain'), lineOf(state, 'fallen')]).toEqual([
    'hedgehog-piper',
    'iron-hans',
    'iron-hans',
  ])
  expect(refusalOf(state, 'send hedgehog-piper')).toBe('attacked-already')
})

const BAIT = 'garrison antler-king goose-maid; army donkey-drummer honey-bear'

test('8: the first sent decides the meeting', () => {
  const bait = played(BAIT, 'send donkey-drummer, send honey-bear, fight')
  expect(told(bait.events).slice(0, 2)).toEqual([
    'met donkey-drummer by antler-king 1 kills-and-lives',
    'met honey-bear by goose-maid 2 weakest',
  ])
  expect([lineOf(bait.state, 'garrison'), lineOf(bait.state, 'army')]).toEqual(['antler-king', 'honey-bear'])
  const other = played(BAIT, 'send honey-bear, send donkey-drummer, fight')
  expect(told(other.events).slice(0, 1)).toEqual(['met honey-bear by antler-king 1 kills-and-lives'])
  expect([lineOf(other.state, 'garrison'), lineOf(other.state, 'army')]).toEqual([
    'antler-king',
    'donkey-drummer',
  ])
})

test('9: house rule: the strongest goes first', () => {
  const { state } = played(`rules order=strongest; ${BAIT}`, 'send donkey-drummer')
  expect(refusalOf(state, 'send honey-bear')).toBe('stronger-first')
})

test('10: the honing-wheel whets the first one', () => {
  const position = 'garrison honey-bear; army honey-bear'
  expect(met(`treasure honing-wheel; ${position}`, 'send honey-bear')).toBe('1 weakest')
  expect(fallen(`treasure honing-wheel; ${position}`, 'send honey-bear, fight')).toEqual({
    slain: 'honey-bear',
    fallen: null,
  })
  expect(met(position, 'send honey-bear')).toBe('1 lives')
})

test('11: further lands cost life, sparing the last', () => {
  const position = 'garrison goose-maid; hand wood*3'
  expect(lines(position, 'lay wood, lay wood, lay wood', ['life', 'lands'])).toEqual(['18', '3 0 0'])
  expect(refusalOf('garrison goose-maid; life 1; laid 1; lands 1 0 0; hand wood', 'lay wood')).toBe(
    'last-life',
  )
})

test('12: the golden-key fills a kind’s need', () => {
  const position = 'garrison goose-maid; lands 1 5 0; hand antler-king'
  expect(refusalOf(position, 'cast antler-king')).toBe('kind-missing')
  expect(lines(`treasure golden-key; ${position}`, 'cast antler-king', ['spent', 'lands'])).toEqual([
    '6',
    '1 5 0',
  ])
})

test('13: too few unspent lands', () => {
  expect(refusalOf('garrison goose-maid; lands 0 0 4; spent 1; hand river-nix', 'cast river-nix')).toBe(
    'too-few-lands',
  )
})

test('14: new creatures rest, except in boots', () => {
  const position = 'garrison goose-maid; army mill-ox!'
  expect(refusalOf(position, 'send mill-ox')).toBe('not-ready')
  expect(met(`treasure league-boots; ${position}`, 'send mill-ox')).toBe('1 weakest')
})

test('15: the night', () => {
  const position = 'garrison goose-maid; army mill-ox; life 2'
  expect(lines(position, 'end', ['outcome', 'life'], { dice: [5] })).toEqual(['total-defeat life', '0'])
  expect(lines(position, 'end', ['life', 'turn'], { dice: [2] })).toEqual(['1', '2'])
})

test('16: the assault is too late', () => {
  expect(lines('life 1; garrison -; attacked; army mill-ox', 'end', ['outcome'], { dice: [3] })).toEqual([
    'total-defeat life',
  ])
})

test('17: the assault is measured by its distance to the roll', () => {
  const position = 'army bean-giant bean-giant'
  expect(lines(position, 'assault', ['outcome'], { dice: [6, 4, 1] })).toEqual(['convincing-victory assault'])
  expect(lines(position, 'assault', ['outcome'], { dice: [5, 4, 1] })).toEqual(['total-victory assault'])
})

test('18: five too few is a draw, six is a question', () => {
  const storm = (dice: number[]) => lines('army iron-hans', 'assault', ['pending', 'outcome'], { dice })
  expect(storm([5, 4, 2])).toEqual(['again', null])
  expect(storm([4, 4, 2])).toEqual([null, 'draw assault'])
  expect(storm([1, 2, 2])).toEqual([null, 'victory assault'])
})

test('19: walls are added to the dice', () => {
  expect(lines('walls 1; army iron-hans', 'assault', ['outcome'], { dice: [1, 2, 2] })).toEqual([
    'draw assault',
  ])
})

test('20: no creatures, judged after the draw', () => {
  const { state, events } = played('garrison goose-maid; deck wood', 'end', { dice: [3], draws: [0] })
  expect(lineOf(state, 'outcome')).toBe('total-defeat no-creatures')
  expect(told(events)).toEqual([
    'night-rolled 3',
    'life-lost 1 by night, 19 left',
    'turn-began 2 act',
    'drawn wood',
    'over total-defeat no-creatures',
  ])
})

test('21: no creatures on both sides: defeat', () => {
  const { events } = played('garrison broom-witch; army broom-witch', 'send broom-witch, fight')
  expect(told(events).slice(1)).toEqual([
    'fought broom-witch† broom-witch†',
    'garrison-gone',
    'over total-defeat no-creatures',
  ])
})

test('22: who rested counts in the assault of the next turn', () => {
  const { state, events } = played(
    'garrison thumb-knight; army bean-giant antler-king!',
    'send bean-giant, fight, end',
    { dice: [1] },
  )
  expect(told(events).at(-1)).toBe('turn-began 2 assault')
  expect(assaultTotal(state)).toBe(13)
})

test('23: key and ram count in the assault', () => {
  const storm = (treasure: string, dice: number[]) =>
    lines(`army iron-hans; treasure ${treasure}`, 'assault', ['outcome'], { dice })
  expect(storm('golden-key', [1, 2, 4])).toEqual(['victory assault'])
  expect(storm('siege-ram', [4, 3, 2])).toEqual(['victory assault'])
})

test('24: of several copies the leftmost is sent, and the rest keep their order', () => {
  const { state, events } = played(
    'garrison snow-maid broom-witch; army donkey-drummer hedgehog-piper donkey-drummer',
    'send donkey-drummer, send donkey-drummer, fight',
  )
  expect(told(events).slice(0, 2)).toEqual([
    'met donkey-drummer by snow-maid 1 lives',
    'met donkey-drummer by broom-witch 2 kills',
  ])
  expect([lineOf(state, 'slain'), lineOf(state, 'army')]).toEqual([
    'broom-witch',
    'donkey-drummer hedgehog-piper',
  ])
})
