import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordedGame } from '../../../../../../tests/support/recorded-game.ts'
import { CENTRE } from '../../../../../engine/kernel/index.ts'
import { dailyRandom } from '../../../../../store/daily-random.ts'
import type { CostlyDecision, Review, TurnOdds } from '../../../review/review.ts'
import { decidingTurn } from '../../../review/steps.ts'
import { chronicleGame } from '../turn-history.ts'
import { Decided } from './Decided.tsx'
import { LargestSteps } from './LargestSteps.tsx'
import { OddsTimeline } from './OddsTimeline.tsx'

const BAD = { chance: -0.3, giveOrTake: 0.1 }
const SMALL = { chance: -0.05, giveOrTake: 0.1 }

const REVIEW: Review = {
  turns: [],
  die: { turn: 3, move: 9, for: 'movement', face: 4, before: 0.5, after: 0.25 },
  decision: null,
  decided: 3,
  luck: BAD,
  choices: SMALL,
  games: 100,
  done: true,
}

const LOST = recordedGame('lost')
const {
  config: { seats },
} = LOST
const TOLD = chronicleGame(LOST)

const oddsOf = (chance: number) => ({ chance, giveOrTake: 0.05 })

test('shows the deciding turn, others, and all dice only if their effect is certain', () => {
  const turns = [0.6, 0.25, 0.5, 0].map((after, index) => ({
    turn: index + 1,
    before: index === 0 ? oddsOf(0.55) : null,
    after: oddsOf(after),
  }))
  const moments = [{ kind: 'diamond', turn: 3, nth: 1, seat: 0, monsters: 0 }] as const
  const review: Review = { ...REVIEW, turns, decided: 4, die: { ...REVIEW.die, turn: 4 } as Review['die'] }
  const given = { told: { ...TOLD, moments: [...moments] }, seats }
  const { rerender } = render(<LargestSteps review={review} {...given} />)
  expect(screen.getByRole('heading', { name: 'Turn 4 decided it' })).toBeInTheDocument()
  expect(screen.getByText(/^A 4 was rolled for the monsters’ movement/).closest('p')).toHaveTextContent(
    'The chance to win fell from 50 % to 0 %.',
  )
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\u00A0/g, ' ')),
  ).toEqual(['Turn 2: 60 % → 25 %', expect.stringMatching(/^Turn 3, .* broke a diamond: 25 % → 50 %$/)])
  expect(screen.getByText(/^Bad luck with the dice took 30/)).toBeInTheDocument()
  rerender(<LargestSteps review={{ ...review, luck: { chance: -0.3, giveOrTake: 0.4 } }} {...given} />)
  expect(screen.queryByText(/All dice together/)).toBeNull()
})

/** Returns invented odds of a finished game, some of them unknown. */
function anyTurns(random: () => number, isWon: boolean): TurnOdds[] {
  const any = () => (random() < 0.15 ? null : oddsOf(random()))
  const turns = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, index) => ({
    turn: index + 1,
    before: any(),
    after: any(),
  }))
  return [...turns, { turn: turns.length + 1, before: any(), after: oddsOf(isWon ? 1 : 0) }]
}

const percentIn = (text: string): number => Number(/\d+/.exec(text)?.[0])

test('chart, table and sentences agree on the turns, in 500 finished games', () => {
  const next = dailyRandom('finished games')
  const random = () => next(1000) / 1000
  const { container: page, rerender } = render(null)
  let compared = 0
  for (let game = 0; game < 500; game++) {
    const isWon = random() < 0.5
    const turns = anyTurns(random, isWon)
    const review = { ...REVIEW, turns, decided: decidingTurn(turns, isWon) }
    const given = { review, told: TOLD, seats }
    rerender(
      <>
        <OddsTimeline {...given} />
        <LargestSteps {...given} />
      </>,
    )
    const cells = [...page.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent ?? ''),
    )
    const steps = new Map<string, readonly string[]>()
    let from = cells[0]?.[1]
    for (const [turn = '', , after = ''] of cells) {
      if (after === '–') continue
      if (from !== '–') steps.set(turn, [from ?? '', after])
      from = after
    }
    const said = [...page.querySelectorAll('[data-step]')]
    compared += said.length
    for (const line of said) {
      const values = line.textContent?.match(/(under )?\d+\u00A0%/g)
      expect(values, line.textContent ?? '').toEqual(steps.get(line.getAttribute('data-step') ?? ''))
    }
    const drawn = page.querySelector('[data-decided]')
    expect([...(drawn?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual(
      steps.get(String(review.decided)) ?? [],
    )
    const change = ([before = '', after = '']: readonly string[]) =>
      (isWon ? 1 : -1) * (percentIn(after) - percentIn(before))
    const most = Math.max(...[...steps.values()].map(change))
    if (review.decided === null) continue
    expect(change(steps.get(String(review.decided)) ?? [])).toBeGreaterThanOrEqual(most - 1)
    expect(said.map((line) => line.getAttribute('data-step'))).toContain(String(review.decided))
  }
  expect(compared).toBeGreaterThan(500)
})

test.each<readonly [words: string, how: 'won' | 'lost', seen: Pick<Review, 'luck' | 'choices'>]>([
  ['You chose well. The dice were against you.', 'lost', { luck: BAD, choices: SMALL }],
  ['No single choice cost much, but many small ones add up.', 'lost', { luck: BAD, choices: BAD }],
  ['We found no clearly better choice.', 'lost', { luck: SMALL, choices: SMALL }],
  ['We found no clearly better choice.', 'lost', { luck: BAD, choices: { chance: -0.12, giveOrTake: 0.1 } }],
  ['You chose well. We found nothing clearly better.', 'won', { luck: BAD, choices: BAD }],
])('where nothing was better: %s (%s)', (words, how, seen) => {
  const session = recordedGame(how)
  const told = chronicleGame(session)
  const decided = (isOver: boolean) => (
    <Decided review={{ ...REVIEW, ...seen }} {...{ session, told, isOver }} />
  )
  const { rerender } = render(decided(true))
  expect(screen.getByText(words)).toBeInTheDocument()
  rerender(decided(false))
  expect(screen.queryByText(words)).toBeNull()
})

test('shows a better decision as a hint would, beside the played one', () => {
  const session = recordedGame('lost')
  const move = session.moves.findIndex(({ action }) => action.type === 'end-turn')
  const { action, before } = session.moves[move] ??
    session.moves[0] ?? { action: null, before: session.first }
  const decision: CostlyDecision = {
    turn: before.turn,
    move,
    played: action ? [action] : [],
    better: [{ type: 'walk', to: before.seats[0]?.at ?? CENTRE }],
    oddsPlayed: 0.1,
    oddsBetter: 0.4,
    atLeast: 0.2,
  }
  const told = chronicleGame(session)
  render(<Decided review={{ ...REVIEW, decision }} {...{ session, told }} isOver />)
  expect(screen.getByText(`Turn ${before.turn}, as it was played`)).toBeInTheDocument()
  expect(screen.getByText('What would have been better')).toBeInTheDocument()
  expect(screen.getByText(/would have been 40 %, not 10 %/)).toBeInTheDocument()
})
