import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../tests/drawn/position.ts'
import { ruleOf } from '../../../../ui/frames/tips/due-tip.ts'
import { STEP_IDS } from '../../lesson.ts'
import type { TipId } from '../../words/tips.ts'
import { BOOK } from '../rulebook/examples/index.ts'
import { TIPS, type TipMoment } from './tips.ts'

const BARE = 'O ━\nseats huntsman 0,0'

/** For each tip, a position that shows it and the page of the rule book it links to. */
const MOMENTS: Readonly<Record<TipId, readonly [position: string, page: string | null]>> = {
  crowd: ['O ━ ━3\nseats huntsman 0,0', 'crowd'],
  diamond: ['O ━ ╸◆\nseats huntsman 0,0', 'diamond'],
  symbol: ['O ━b ━\nseats huntsman 1,0', 'bomb'],
  sweep: ['. ╻ .\n╺ O ╸\n. ╹ .\nmarket ╹#20 ╹#21 ╹#22\npile 2; 0; 0\npool ╹#30 ╹#31', 'sweep'],
  basket: ['O ━\nseats red-riding-hood 0,0 basket', 'red-riding-hood'],
  heart: [`${BARE}\nhearts 2`, 'oak'],
  building: ['O ━ ╸∩\nseats huntsman 0,0', 'den'],
  'market-diamond': [`${BARE}\nmarket ╹◆#1`, 'six'],
  costs: [`${BARE}\nmarket ╹⌂\nboxes resources special`, 'wood'],
  futures: ['O ━1\nseats huntsman 0,0', 'monsters-move'],
  why: [BARE, 'way'],
  undo: [`${BARE}\nspent steps 1`, null],
  fire: ['O ━ ━\nseats huntsman 0,0\nboxes fire\nburning 2,0 3', 'torch'],
  bucket: ['O ━ ━\nseats huntsman 0,0 water\nboxes fire\nburning 2,0 3', 'well'],
  order: ['O ━⚑ ━\nseats huntsman 1,0\nboxes special soldiers', 'barracks'],
  villagers: ['O ━ ━☗\nseats huntsman 0,0\nboxes special soldiers\nvillagers 2,0 3', 'village'],
  drum: ['O ━ ╋u3wg\nseats huntsman 0,0\nboxes dark', 'war-drum'],
  errand: ['O ━ ━\nseats huntsman 0,0\nboxes special quests\nthings cake huntsman', 'spinning-room'],
  spell: ['O ━ ━\nseats huntsman 0,0\nboxes spells\nspells vanish huntsman', 'scroll'],
}

const momentOf = (id: TipId, steps = 0): TipMoment => ({
  state: drawn(MOMENTS[id][0]),
  moved: id === 'why',
  steps,
})

describe.each(TIPS)('the tip $id', (tip) => {
  test('is shown at its position, and links to its page of the rule book', () => {
    const moment = momentOf(tip.id)
    const page = ruleOf(tip, moment)
    expect(tip.when(moment)).toBe(true)
    expect(page).toBe(MOMENTS[tip.id][1])
    if (page !== null) expect(BOOK.pages).toContain(page)
  })

  test('is hidden before anything has happened', () => {
    expect(tip.when({ state: drawn(BARE), moved: false, steps: 0 })).toBe(false)
  })
})

test('is hidden if the player has done the lesson step that teaches it', () => {
  const left = (steps: number) => TIPS.flatMap(({ id, when }) => (when(momentOf(id, steps)) ? [id] : []))
  const all = TIPS.map(({ id }) => id)
  expect(left(STEP_IDS.length)).toEqual(all.filter((id) => !['crowd', 'diamond'].includes(id)))
  expect(left(STEP_IDS.indexOf('full') + 1)).not.toContain('crowd')
  expect(left(STEP_IDS.indexOf('full'))).toContain('crowd')
})
