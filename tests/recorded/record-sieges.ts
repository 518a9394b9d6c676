import { writeFileSync } from 'node:fs'
import {
  type Action,
  type Config,
  FORTRESS_IDS,
  type Fortress,
  fortress,
  HOUSE_RULES,
  PRESET_IDS,
  PRESETS,
  type State,
} from '../../src/engine/fortress/index.ts'
import {
  advance,
  openSession,
  randomState,
  type Session,
  seededRng,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { captain, page } from '../../src/tales/fortress/bots/index.ts'
import { randomPlayer } from '../fortress/random-play.ts'
import { siegeEnd } from '../support/siege-end.ts'

/**
 * Records whole sieges: `node scripts/run.mjs tests/recorded/record-sieges.ts`. Run it only after an intended change of the rules;
 * otherwise the sieges and their endings must not change.
 */
const FILE = 'tests/recorded/sieges.json'

/** Returns a config; over all seeds, every preset meets every number and every fortress, with all house rules. */
function configOf(seed: number): Config {
  const of = <Value>(values: readonly Value[], by: number): Value => {
    const value = values[by % values.length]
    if (value === undefined) throw new Error('Nothing to choose from.')
    return value
  }
  return {
    player: '',
    muster: PRESETS[of(PRESET_IDS, seed)],
    against: seed % 2 ? { fortress: of(FORTRESS_IDS, seed >> 1) } : { defenders: 1 + ((seed >> 1) % 7) },
    rules: { order: of(HOUSE_RULES.order, seed >> 1), gift: of(HOUSE_RULES.gift, seed >> 2) },
  }
}

function playedBy(next: (state: State) => Action, seed: number): Session<Fortress> {
  let session = openSession(fortress, configOf(seed), seed)
  while (!stateOf(session).outcome) {
    const played = advance(fortress, session, next(stateOf(session)))
    if (!played.ok) throw new Error(played.error.code)
    session = played.value
  }
  return session
}

function randomSiege(seed: number): Session<Fortress> {
  const pick = randomPlayer(seed)
  return playedBy((state) => pick(fortress.list(state)), seed)
}

/** Playouts of the Captain: enough to choose among its candidates. */
const FEW = 2

const luckOf = (seed: number) => seededRng({ random: randomState(seed) })

const recorded = (name: string, session: Session<Fortress>) => ({
  name,
  end: siegeEnd(stateOf(session)),
  stored: JSON.parse(writeGame(fortress, session)),
})

const sieges = [
  ...Array.from({ length: 14 }, (_, seed) => recorded(`random ${seed}`, randomSiege(seed))),
  ...Array.from({ length: 10 }, (_, seed) =>
    recorded(
      `page ${seed}`,
      playedBy((state) => page(state, luckOf(seed)), seed),
    ),
  ),
  ...[21, 28].map((seed) => {
    const [think, luck] = [captain(FEW), luckOf(seed)]
    return recorded(
      `captain ${seed}`,
      playedBy((state) => think(state, luck), seed),
    )
  }),
]
writeFileSync(FILE, `[\n${sieges.map((siege) => JSON.stringify(siege)).join(',\n')}\n]\n`)
for (const { name, end } of sieges) console.log(name.padEnd(10), JSON.stringify(end))
