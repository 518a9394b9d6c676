import { expect, it } from 'vitest'
import { gameFrom } from '../testing.ts'
import { flightsOf } from './flights.tsx'

/** Returns the flights of a turn: event, start, target, number of pieces, and whether they hop. */
const waysIn = (position: string, actions: string) =>
  gameFrom(position, actions).moves.flatMap(({ frames }) =>
    frames.flatMap(({ event, state }) =>
      flightsOf(event, state).map(({ from = '', to, count = 1, hops = false }) => [
        event.type,
        from,
        [to].flat()[0],
        count,
        hops,
      ]),
    ),
  )

it('flies a new fort from its country to the place; the besieged free count hops', () => {
  const [built, hop] = waysIn('a a A / B b b / armies a s2; b n2 / actions 3', 'build, march, end')
  expect(built).toEqual([
    'built',
    ['[data-country="ash"] [data-home]', '[data-country="ash"]'],
    expect.stringMatching(/^\[data-land="\d"\]$/),
    1,
    false,
  ])
  expect(hop).toEqual(['built', '', expect.stringMatching(/\[data-free\]$/), 1, true])
})
