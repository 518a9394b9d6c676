import { beforeEach, describe, expect, test } from 'vitest'
import { defaultBoxes, everyBox, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { type FakeStorage, fakeStorage } from '../../../../store/testing.ts'
import { STORAGE_KEYS } from '../../game.ts'
import { savedCover } from '../../saved-cover.ts'
import { twoSeats } from '../../testing.ts'
import { FIRST_COMPANY } from './company.ts'
import { createDraft, draftConfig } from './draft.ts'

let fake: FakeStorage
const open = () => createDraft(savedCover(fake.storage))
type OpenDraft = ReturnType<typeof open>
const boxesIn = (draft: OpenDraft) => draftConfig(draft.getState()).boxes

beforeEach(() => {
  fake = fakeStorage()
})

describe('boxes', () => {
  test('follow the difficulty until the table chooses', () => {
    const draft = open()
    expect(boxesIn(draft)).toEqual(everyBox(false))
    draft.getState().setDifficulty('bedtime-story')
    expect(boxesIn(draft)).toEqual(defaultBoxes('bedtime-story'))
    draft.getState().setDifficulty('grim-tale')
    expect(boxesIn(draft)).toEqual(everyBox(true))
  })

  test('keep the table’s choice at any difficulty', () => {
    const draft = open()
    draft.getState().setDifficulty('bedtime-story')
    draft.getState().switchBox('special')
    const chosen = { resources: true, simple: true, knotty: false, special: true }
    expect(boxesIn(draft)).toEqual(chosen)
    draft.getState().setDifficulty('endless-night')
    expect(boxesIn(draft)).toEqual(chosen)
    draft.getState().takeSuggestedBoxes()
    expect(boxesIn(draft)).toEqual(everyBox(true))
  })

  test('that equal the suggestion follow the difficulty again', () => {
    const draft = open()
    draft.getState().setDifficulty('bedtime-story')
    draft.getState().switchBox('special')
    draft.getState().switchBox('special')
    draft.getState().setDifficulty('fairy-tale')
    expect(boxesIn(draft)).toEqual(everyBox(true))
  })
})

test('a house rule leaves the others unchanged', () => {
  const draft = open()
  draft.getState().setRules({ noDen: 'none' })
  draft.getState().setRules({ roads: 'loose' })
  expect(draft.getState().rules).toEqual({ ...standardRules(), roads: 'loose', noDen: 'none' })
})

test('a repeated game keeps heroes, difficulty, boxes and rules, with a new seed', () => {
  const draft = open()
  const { seed } = draft.getState()
  const played = { ...twoSeats, rules: { ...standardRules(), sides: 'half' as const } }
  draft.getState().again(played, 'several')
  expect(draftConfig(draft.getState())).toEqual(played)
  expect(draft.getState().people).toBe('several')
  expect(draft.getState().seed).not.toBe(seed)
})

describe('a first game', () => {
  const chosen = { ...everyBox(false), knotty: true }
  const withChoices = () => {
    const draft = open()
    draft.getState().setDifficulty('bedtime-story')
    for (const box of ['resources', 'simple', 'knotty'] as const) draft.getState().switchBox(box)
    draft.getState().setRules({ sides: 'half' })
    draft.getState().setDifficulty('first-game')
    return draft
  }

  test('is the default of a newcomer', () => {
    expect(draftConfig(open().getState())).toEqual({
      seats: FIRST_COMPANY,
      difficulty: 'first-game',
      rules: standardRules(),
      boxes: everyBox(false),
    })
  })

  test('has no boxes or house rules, but a reload restores those of other games', () => {
    for (const draft of [withChoices(), open()]) {
      expect(draftConfig(draft.getState())).toMatchObject({ rules: standardRules(), boxes: everyBox(false) })
      expect(draft.getState()).toMatchObject({ rules: { sides: 'half' }, ownBoxes: chosen })
    }
    const later = open()
    later.getState().setDifficulty('grim-tale')
    expect(draftConfig(later.getState())).toMatchObject({ rules: { sides: 'half' }, boxes: chosen })
  })

  test('the same company gets a bedtime story next', () => {
    const draft = withChoices()
    const played = { ...draftConfig(draft.getState()), seats: twoSeats.seats }
    draft.getState().again(played, 'several')
    expect(draft.getState()).toMatchObject({
      company: twoSeats.seats,
      difficulty: 'bedtime-story',
      rules: { sides: 'half' },
      ownBoxes: chosen,
      people: 'several',
    })
  })
})

describe('a reload', () => {
  test('restores the choices', () => {
    const draft = open()
    draft.getState().toggle('aladdin')
    draft.getState().rename(0, 'Anna')
    draft.getState().setDifficulty('grim-tale')
    draft.getState().switchBox('knotty')
    draft.getState().setRules({ sides: 'half' })
    draft.getState().setPeople('several')
    draft.getState().toggleMore()
    const later = open()
    expect(draftConfig(later.getState())).toEqual(draftConfig(draft.getState()))
    expect(later.getState()).toMatchObject({ people: 'several', boxOpen: true, unreadable: false })
  })

  test('restores earlier covers with several people', () => {
    fake.texts.set(STORAGE_KEYS.cover, JSON.stringify(twoSeats))
    const draft = open()
    expect(draftConfig(draft.getState())).toEqual(twoSeats)
    expect(draft.getState()).toMatchObject({ people: 'several', boxOpen: false, unreadable: false })
  })

  test('defaults to one person and a closed box', () => {
    expect(open().getState()).toMatchObject({ people: 'one', boxOpen: false })
  })

  test('follows the recommended boxes if the table did', () => {
    const draft = open()
    draft.getState().setDifficulty('fairy-tale')
    const later = open()
    later.getState().setDifficulty('bedtime-story')
    expect(boxesIn(later)).toEqual(defaultBoxes('bedtime-story'))
  })

  test('restores the last company if all were removed', () => {
    const draft = open()
    for (const { character } of FIRST_COMPANY) draft.getState().toggle(character)
    expect(open().getState().company).toEqual(FIRST_COMPANY.slice(2))
  })

  test.each([
    ['no JSON', '{"seats":'],
    ['something else', '[]'],
    ['one box too few', JSON.stringify({ ...twoSeats, boxes: { resources: true } })],
    ['nobody knows how many people', JSON.stringify({ config: twoSeats, people: 'many', boxOpen: false })],
    ['an unknown reading', JSON.stringify({ ...twoSeats, rules: { ...standardRules(), sides: 'thirds' } })],
    [
      'the same character twice',
      JSON.stringify({ ...twoSeats, seats: [twoSeats.seats[0], twoSeats.seats[0]] }),
    ],
  ])('that finds %s takes nothing of it, and says so', (_, text) => {
    fake.texts.set(STORAGE_KEYS.cover, text)
    const { company, difficulty, ownBoxes, rules, unreadable } = open().getState()
    expect({ company, difficulty, ownBoxes, rules }).toEqual({
      company: FIRST_COMPANY,
      difficulty: 'first-game',
      ownBoxes: null,
      rules: standardRules(),
    })
    expect(unreadable).toBe(true)
  })

  test('reports unreadable choices until new ones are stored', () => {
    fake.texts.set(STORAGE_KEYS.cover, '[]')
    const draft = open()
    draft.getState().setDifficulty('grim-tale')
    expect(draft.getState().unreadable).toBe(false)
  })

  test.each(['full', 'forbidden'] as const)(
    'is not needed with a %s storage to choose for now',
    (trouble) => {
      fake.trouble = trouble
      const draft = open()
      draft.getState().setDifficulty('bedtime-story')
      draft.getState().switchBox('simple')
      expect(boxesIn(draft).simple).toBe(false)
    },
  )
})

describe('an unreadable seed in a link', () => {
  test.each<[how: string, choose: (draft: ReturnType<typeof open>) => void]>([
    ['is written', (draft) => draft.getState().writeSeed('7KM-04Q')],
    ['is drawn', (draft) => draft.getState().newSeed()],
    ['comes with another tale', (draft) => draft.getState().again(twoSeats, 'one')],
  ])('is reported until another seed %s', (_, choose) => {
    const draft = open()
    draft.getState().follow('?seed=what!')
    expect(draft.getState().unreadableLink).toBe('what!')
    draft.getState().writeSeed('7KM')
    expect(draft.getState().unreadableLink).toBe('what!')
    choose(draft)
    expect(draft.getState().unreadableLink).toBeNull()
  })
})

test('a seed counts as chosen if linked or typed, but not if drawn at random', () => {
  const draft = open()
  expect(draft.getState().seedChosen).toBe(false)
  draft.getState().follow('?seed=7KM-04Q')
  expect(draft.getState().seedChosen).toBe(true)
  draft.getState().newSeed()
  expect(draft.getState().seedChosen).toBe(false)
  draft.getState().writeSeed('7KM-04Q')
  expect(draft.getState().seedChosen).toBe(true)
})
