import type { ReactNode } from 'react'
import { Heading } from '../../ui/art/index.ts'
import { star } from '../../ui/art/svg.ts'
import type { Counted } from '../../ui/stats/counted.ts'
import type { StatsWords } from '../../ui/stats/stats.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { useDayText } from '../../ui/text/dates.ts'
import styles from './Latest.module.css'

const WIDE = 82
const HIGH = 66
const STAR = star(0, 0, 5, 8, 3.4)

interface LatestProps {
  games: readonly Counted[]
  wordsOf(tale: string): StatsWords | undefined
  picture(role: string, tale: string): ReactNode
}

/** The latest games, each with a small chart of its chances by turn. A click opens the album. */
export function Latest({ games, wordsOf, picture }: LatestProps) {
  const words = useChronicleWords()
  return (
    <section>
      <Heading>{words.latest}</Heading>
      <p className={styles['legend']} aria-hidden="true">
        <svg className="grows" width={20} height={20} viewBox="-10 -10 20 20" aria-hidden="true">
          <path d={STAR} className={styles['star']} />
        </svg>
        {words.decidedAt}
      </p>
      <ul className={styles['games']}>
        {games.slice(0, 12).map((game) => (
          <li key={game.id}>
            <Small
              game={game}
              words={wordsOf(game.tale)}
              cast={game.cast
                .slice(0, 3)
                .map(({ role }) => <span key={role}>{picture(role, game.tale)}</span>)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SmallProps {
  game: Counted
  words: StatsWords | undefined
  cast: ReactNode
}

function Small({ game, words, cast }: SmallProps) {
  const { game: said, among, drawn, noChances, decidedIn } = useChronicleWords()
  const day = useDayText()(game.touched)
  const shortDay = useDayText('short')(game.touched)
  if (!words) return null
  const { id, tale, turns, chances, decided } = game
  const ending = endingOf(game)
  const end = { well: words.well, ill: words.ill, drawn, among }[ending]
  const more = chances.length === 0 ? noChances : decided === null ? '' : decidedIn(decided)
  const name = [said(words.title, day, end, `${turns} ${words.turns}`), more].filter(Boolean).join(', ')
  return (
    <a className={styles['game']} href={`#/${tale}/album/${id}`} aria-label={name} data-end={ending}>
      <svg className={styles['plot']} viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <rect className={styles['paper']} x={1} y={1} width={WIDE - 2} height={HIGH - 2} />
        <path className={styles['half']} d={`M2 ${HIGH / 2}H${WIDE - 2}`} />
        <Chances chances={chances} decided={decided} />
        {ending !== 'among' && <End ending={ending} />}
      </svg>
      <span className={styles['foot']}>
        <span className={styles['cast']}>{cast}</span>
        {shortDay}
      </span>
    </a>
  )
}

/** The chart of the chances, with a star at the deciding turn. Renders nothing before a review has computed them. */
function Chances({ chances, decided }: Pick<Counted, 'chances' | 'decided'>) {
  const [first, last] = [chances[0], chances.at(-1)]
  if (!first || !last || first === last) return null
  const x = (turn: number) => 4 + ((turn - first.turn) / (last.turn - first.turn)) * (WIDE - 8)
  const y = (chance: number) => HIGH - 6 - chance * (HIGH - 14)
  const spots = chances.map(({ turn, chance }) => `${x(turn)} ${y(chance)}`)
  const star = chances.find(({ turn }) => turn === decided)
  return (
    <>
      <path className={styles['line']} d={`M${spots.join('L')}`} />
      {star && (
        <path
          className={styles['star']}
          d={STAR}
          transform={`translate(${x(star.turn)} ${y(star.chance)})`}
        />
      )}
    </>
  )
}

/** How the game ended for its people; `among` means that they played one another. */
type Ending = keyof typeof END_SIGNS | 'among'

const endingOf = ({ well, drawn = false }: Pick<Counted, 'well' | 'drawn'>): Ending => {
  if (drawn) return 'drawn'
  if (well === null) return 'among'
  return well ? 'well' : 'ill'
}

/** Shapes, not only colours: a tick for a win, a cross for a loss, two bars for a draw. */
const END_SIGNS = {
  well: 'M-5 0L-1.5 4.5 5-5',
  ill: 'M-4-4L4 4M4-4L-4 4',
  drawn: 'M-4.5-2.5H4.5M-4.5 2.5H4.5',
}

/** The sign of the ending, in the corner. */
const End = ({ ending }: { ending: keyof typeof END_SIGNS }) => (
  <g transform={`translate(${WIDE - 9} 9)`}>
    <circle className={styles['corner']} r={10} />
    <path className={styles['end']} d={END_SIGNS[ending]} />
  </g>
)
