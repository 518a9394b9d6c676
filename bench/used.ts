import { EXPANSIONS } from '../src/engine/fairy-tale/expansions/index.ts'
import {
  CHARACTER_IDS,
  type Event,
  type EventType,
  EXPANSION_BOXES,
  type ExpansionId,
  everyBox,
} from '../src/engine/fairy-tale/index.ts'
import { apart, randomState, seededChance } from '../src/engine/kernel/index.ts'
import { guardian } from '../src/tales/fairy-tale/bots/index.ts'
import { addExpansions, fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'

/** Games for each box, and how many games ahead the Guardian plays in them: as many as where it is measured. */
const GAMES = 40
const AHEAD = 512

/** What shows that a box was used: by somebody's own doing, or because what it brought did its work. */
const WORK: Readonly<Record<ExpansionId, readonly EventType[]>> = {
  fire: ['tile-lit', 'bucket-filled'],
  river: ['flood-ran', 'boulder-rolled', 'monster-slid', 'bucket-filled'],
  ways: ['sign-turned', 'bridge-moved', 'bridge-fell', 'character-walked'],
  soldiers: ['soldier-recruited', 'soldier-marched', 'villager-walked'],
  dark: ['drum-sounded', 'grove-taken', 'tile-wrecked'],
  quests: ['thing-fetched', 'thing-delivered', 'bells-rang'],
  spells: ['curse-fell', 'spell-found', 'spell-cast', 'die-foretold'],
}

/** In how many of the Guardian's games each expansion is used, each by itself beside the four that came first. */
export function benchUsed(): void {
  addExpansions(EXPANSIONS)
  for (const box of EXPANSION_BOXES) {
    const games = Array.from({ length: GAMES }, (_, game) => doneIn(box, game))
    const used = games.filter((done) => done.size > 0).length
    const each = WORK[box].map((type) => `${type} ${games.filter((done) => done.has(type)).length}`)
    console.log(`${box}: used in ${used} of ${GAMES} games (${each.join(', ')})`)
  }
}

/** What of a box's work was done in one game. */
function doneIn(box: ExpansionId, game: number): Set<EventType> {
  const team = [0, 1, 2].flatMap((seat) => CHARACTER_IDS[(3 * game + seat) % CHARACTER_IDS.length] ?? [])
  const config = someConfig(team, 'fairy-tale', {}, { ...everyBox(true), [box]: true })
  const state = fairyTale.begin(config, game)
  const player = guardian(AHEAD)
  const luck = seededChance({ random: randomState(game) })
  const done = new Set<EventType>()
  const emit = (event: Event) => {
    if (WORK[box].includes(event.type) && !isPlainWalk(event)) done.add(event.type)
  }
  while (!state.outcome) fairyTale.apply({ state, chance: seededChance(state), emit }, player(state, luck))
  return done
}

/** A walk to the tile next door needs no secret door. */
const isPlainWalk = (event: Event): boolean =>
  event.type === 'character-walked' && apart(event.from, event.to) === 1
