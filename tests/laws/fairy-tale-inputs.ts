import fc from 'fast-check'
import type { FairyTale, State } from '../../src/engine/fairy-tale/index.ts'
import { playInPlace, seededRng } from '../../src/engine/kernel/index.ts'
import { fairyTaleReferee } from '../../src/tales/fairy-tale/programs/referee/index.ts'
import { fairyTale, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { randomPlayer } from '../support/random-play.ts'
import { triedFairyTale } from './fairy-tale.ts'
import { configs, type RandomGame, randomGames } from './games.ts'
import { inputsOf } from './tale-inputs.ts'

/** Most actions before a position: by then most games have met everything that a notation can say. */
const MOST_ACTIONS = 150

function positionAfter({ config, seed, player }: RandomGame, actions: number): State {
  const state = fairyTale.begin(config, seed)
  const pick = randomPlayer(player)
  for (let done = 0; done < actions && !state.outcome; done++)
    playInPlace(fairyTale, state, pick(fairyTale.list(state)), seededRng(state))
  return state
}

const randomPositions: fc.Arbitrary<State> = fc
  .tuple(randomGames, fc.nat({ max: MOST_ACTIONS }))
  .map(([game, actions]) => positionAfter(game, actions))

/** Returns generators of equal texts: canonical, with lines in another order, and above the drawing. */
function forms(state: State): fc.Arbitrary<string> {
  const written = writeNotation(state)
  const [title = '', ...lines] = written.trimEnd().split('\n')
  const isRow = (line: string): boolean => line.startsWith(' ')
  const others = lines.filter((line) => !isRow(line) && line !== 'forest')
  return fc.constantFrom(written, [title, ...others.reverse(), 'forest', ...lines.filter(isRow)].join('\r\n'))
}

/** Lines of a position that are not its forest. */
const BESIDE = /^\s*[a-z].*$/gm

/** Malformed positions, saved games and referee requests. */
export const FAIRY_TALE_INPUTS = inputsOf<FairyTale>({
  tried: triedFairyTale,
  referee: fairyTaleReferee,
  letters: [...'O.┃━┗┳╋╹◆▽!wgbGN ;,#"{}[]-0379\n', 'ogre', '1,0', 'true', 'spawn-side', 'huntsman', 'phase'],
  notations: randomPositions.chain(forms),
  requests: randomPositions.chain((state) => {
    const action = fc.constantFrom(...fairyTale.list(state), { type: 'give-up' as const })
    const config = configs.map(({ seats, difficulty, rules, boxes }) => ({
      do: 'new',
      seats: seats.map(({ character }) => character),
      difficulty,
      rules,
      boxes,
      seed: 3,
      id: 'a',
    }))
    return fc.oneof<fc.Arbitrary<object>[]>(
      config,
      fc
        .constantFrom('read', 'list', 'state', 'predict', 'odds')
        .map((question) => ({ do: question, id: 7 })),
      action.map((one) => ({ do: 'act', action: fairyTale.codec.writeAction(one) })),
      fc.record({ do: fc.constant('roll'), face: fc.nat({ max: 7 }) }),
    )
  }),
  stands: ' .   ╻   .\n ┗2  O   ╸1\n .   ╹   .',
  // Every mark of the forest, in order.
  thingsIn: (text) => [...text.replace(BESIDE, '').replace(/[\s.]/g, '')].sort().join(''),
  written: (state) => state,
})
