import type { SeatConfig, State } from '../../../../engine/fairy-tale/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { HeroIcon } from '../../art/index.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import type { Deeds } from '../log/deeds.ts'
import styles from './Cast.module.css'
import { isCrowd } from './crowd.ts'
import { ForestMap } from './ForestMap.tsx'
import type { TurnHistory } from './turn-history.ts'

interface CastProps {
  told: TurnHistory
  state: State
  seats: readonly SeatConfig[]
}

/** The heroes with their actions, and the final forest. */
export function Cast({ told: { cast, moments }, state, seats }: CastProps) {
  const { common, end } = useAllWords()
  const crowd = isCrowd(seats)
  const broken = (seat: number) =>
    moments.flatMap((moment) => (moment.kind === 'diamond' && moment.seat === seat ? [moment.nth] : []))
  return (
    <section aria-labelledby="cast">
      <Heading>
        <span id="cast">{end.cast}</span>
      </Heading>
      <div className={styles.both}>
        <ul className={classNames(styles.cast, crowd && styles.crowd)}>
          {seats.map(({ character, player }, index) => (
            <li key={character} className={styles.member}>
              <HeroIcon character={character} height={crowd ? 50 : 62} />
              <div>
                <h3 className={styles.name}>{common.characters[character]}</h3>
                {shownName(player) && <p className={styles.led}>{end.led(shownName(player))}</p>}
                {deedLines(cast[index], broken(index), end).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <ForestMap state={state} highest={crowd ? 128 : 200} />
      </div>
    </section>
  )
}

function deedLines(deeds: Deeds | undefined, broken: readonly number[], end: AllWords['end']): string[] {
  if (!deeds) return []
  const diamonds = broken.length === 3 ? [end.brokeAll] : broken.length > 0 ? [end.broke(broken)] : []
  const walked = `${end.steps(deeds.steps)}, ${end.tilesLaid(deeds.tiles)}`
  return [walked, ...(deeds.monsters > 0 ? [end.drivenAway(deeds.monsters)] : []), ...diamonds]
}
