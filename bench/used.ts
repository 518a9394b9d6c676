import { EXPANSIONS } from '../src/engine/fairy-tale/expansions/index.ts'
import {
  CHARACTER_IDS,
  type Event,
  type EventType,
  EXPANSION_BOXES,
  type ExpansionId,
  everyBox,
} from '../src/engine/fairy-tale/index.ts'
import { apart, randomState, seededRng } from '../src/engine/kernel/index.ts'
import { guardian } from '../src/tales/fairy-tale/bots/index.ts'
import { addExpansions, fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'

/** Games for each expansion, and the games that the Guardian plays ahead in them: as many as in the balance measurements. */
const GAMES = 40
const AHEAD = 512

/** Events that show that an expansion was used, by a player or by its own effects. */
const WORK: Readonly<Record<ExpansionId, readonly EventType[]>> = {
  fire: ['tile-lit', 'bucket-filled'],
  river: ['flood-ran', 'boulder-rolled', 'monster-slid', 'bucket-filled'],
  ways: ['sign-turned', 'bridge-moved', 'bridge-fell', 'character-walked'],
  soldiers: ['soldier-recruited', 'soldier-marched', 'villager-walked'],
  dark: ['drum-sounded', 'grove-taken', 'tile-wrecked'],
  quests: ['thing-fetched', 'thing-delivered', 'bells-rang'],
  spells: ['curse-fell', 'spell-found', 'spell-cast', 'die-foretold'],
}

/** Measures in how many of the Guardian's games each expansion is used, each alone beside the four basic boxes. */
export function benchUsed(): void {
  addExpansions(EXPANSIONS)
  for (const box of EXPANSION_BOXES) {
    const games = Array.from({ length: GAMES }, (_, game) => doneIn(box, game))
    const used = games.filter((done) => done.size > 0).length
    const each = WORK[box].map((type) => `${type} ${games.filter((done) => done.has(type)).length}`)
    console.log(`${box}: used in ${used} of ${GAMES} games (${each.join(', ')})`)
  }
}

/** Returns the events of an expansion in one game. */
function doneIn(box: ExpansionId, game: number): Set<EventType> {
  const team = [0, 1, 2].flatMap((seat) => CHARACTER_IDS[(3 * game + seat) % CHARACTER_IDS.length] ?? [])
  const config = someConfig(team, 'fairy-tale', {}, { ...everyBox(true), [box]: true })
  const state = fairyTale.begin(config, game)
  const player = guardian(AHEAD)
  const luck = seededRng({ random: randomState(game) })
  const done = new Set<EventType>()
  const emit = (event: Event) => {
    if (WORK[box].includes(event.type) && !isPlainWalk(event)) done.add(event.type)
  }
  while (!state.outcome) fairyTale.apply({ state, chance: seededRng(state), emit }, player(state, luck))
  return done
}

/** True for a walk to an adjacent tile, which needs no secret door. */
const isPlainWalk = (event: Event): boolean =>
  event.type === 'character-walked' && apart(event.from, event.to) === 1
