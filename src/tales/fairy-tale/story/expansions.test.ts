import { expect, test } from 'vitest'
import { randomPlayer } from '../../../../tests/support/random-play.ts'
import {
  type Action,
  ALL_BOXES,
  type Boxes,
  type Config,
  standardRules,
  suggestOpening,
} from '../../../engine/fairy-tale/index.ts'
import { advance, CENTRE, openSession, stateOf } from '../../../engine/kernel/index.ts'
import { plain } from '../../../ui/text/emphasis.ts'
import type { Session } from '../game.ts'
import { fairyTale } from '../rules.ts'
import { messagesOf } from '../words/testing.ts'
import { chaptersOf } from './chapters.ts'
import { expansionStories } from './expansions.ts'
import { writeStory } from './tell.ts'

const CONFIG: Config = {
  seats: (['puss-in-boots', 'three-little-pigs', 'rapunzel'] as const).map((character) => ({
    character,
    player: '',
  })),
  difficulty: 'bedtime-story',
  rules: { ...standardRules(), heroes: 'mortal' },
  boxes: Object.fromEntries(ALL_BOXES.map((box) => [box, box !== 'resources'])) as unknown as Boxes,
}

/** A game with the expansions, played at random to the end. */
function played(seed: number): Session {
  const pick = randomPlayer(seed)
  let session: Session = openSession(fairyTale, CONFIG, seed)
  const go = (action: Action) => {
    const after = advance(fairyTale, session, action)
    if (!after.ok) throw new Error(after.error.code)
    session = after.value
  }
  for (const action of suggestOpening(stateOf(session))) go(action)
  while (!stateOf(session).outcome) go(pick(fairyTale.list(stateOf(session))))
  return session
}

const GAMES = [1, 2, 3, 4, 5, 6, 7, 8].map(played)

test.each(['en', 'nl'] as const)('our tale of the expansions leaves no gap open in %s', (language) => {
  for (const session of GAMES) {
    const all = writeStory(session, messagesOf(language)).flatMap(({ sentences }) => sentences.map(plain))
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((sentence) => /[{}[\]<>|]|undefined/.test(sentence))).toEqual([])
  }
})

test('says that the second lost villager cost a heart [R 55]', () => {
  const lost = { type: 'villager-lost', at: CENTRE, monster: 1, kind: 'ogre' } as const
  const state = stateOf(openSession(fairyTale, CONFIG, 1))
  const topics = ([1, 2, 3] as const).map((count) => {
    const hearts = count === 2 ? 2 : null
    return expansionStories({ event: { ...lost, lost: count, hearts }, state }).map(({ topic }) => topic)
  })
  expect(topics).toEqual([['stolen'], ['grieved'], ['stolen']])
})

test('counts monsters that appeared by the die, without those of a drum [R 57]', () => {
  const session = openSession(fairyTale, CONFIG, 1)
  const appeared = { type: 'monster-appeared', kind: 'troll', at: CENTRE, hurries: null } as const
  const state = { ...session.first, turn: 1 }
  const frames = [
    { ...appeared, monster: 1 },
    { type: 'drum-sounded', at: CENTRE, monster: 1, left: 1 } as const,
    { ...appeared, monster: 2 },
  ].map((event) => ({ event, state }))
  const after = { ...state, turn: 2 }
  const move = { action: { type: 'roll' } as const, before: state, after, frames, barrier: true }
  const came = chaptersOf({ ...session, moves: [move] }).flatMap(({ happenings }) =>
    happenings.flatMap((one) => (one.what === 'came' ? [one.count] : [])),
  )
  expect(came).toEqual([1])
})

test('[R 63] describes each thing, villager, curse and spell in order', () => {
  let tales = 0
  for (const session of GAMES) {
    const frames = session.moves.flatMap((move) => move.frames)
    const happened = frames
      .flatMap(expansionStories)
      .filter(({ what }) => what === 'expansion-tale' || what === 'expansion-loss')
    const told = chaptersOf(session).flatMap(({ happenings }) => happenings)
    const topics = (what: string) =>
      told.flatMap((one) => (one.what === what && 'topic' in one ? [one.topic] : []))
    for (const what of ['expansion-tale', 'expansion-loss']) {
      expect(topics(what)).toEqual(happened.filter((one) => one.what === what).map(({ topic }) => topic))
    }
    tales += happened.length
  }
  expect(tales).toBeGreaterThan(10)
})
