import type { CharacterId, SeatConfig, State } from '../../../../engine/fairy-tale/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { CarriedIcon, HeroIcon } from '../../art/index.ts'
import { useExpansionsIn } from '../../load-expansions.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { useComputerName } from '../bots/useComputerName.ts'
import { carriedBy } from '../forest/carried.ts'
import { ACT_ICONS, about } from '../subject.ts'
import { belongingWords } from './belonging-words.ts'
import styles from './characters.module.css'
import { DeedRow } from './DeedRow.tsx'
import { Pips } from './Pips.tsx'
import { PowerRow } from './PowerRow.tsx'
import { PowerWords } from './PowerWords.tsx'
import { SymbolRow } from './SymbolRow.tsx'
import { type ActLeft, useBudget } from './useBudget.ts'

interface CharacterPanelProps {
  state: State
  seat: SeatConfig
}

/** The character on turn, and the actions left in this turn. */
export function CharacterPanel({ state, seat }: CharacterPanelProps) {
  const m = useMessages()
  const budget = useBudget(state)
  const Notes = useExpansionsIn(state)?.land.Notes
  return (
    <section aria-label={m.table.hero.heading}>
      <div className={styles['plate']} {...about({ kind: 'character', seat: state.onTurn })}>
        <span className={styles['standee']}>
          <HeroIcon character={seat.character} height={120} selected />
        </span>
        <div className={styles['names']}>
          <h2 className={styles['name']} data-long={isLong(hyphenated(m, seat.character)) ? '' : undefined}>
            {hyphenated(m, seat.character)}
          </h2>
          <LedBy seat={seat} />
          <p className={styles['power']}>
            <PowerWords character={seat.character} />
          </p>
        </div>
      </div>
      <Belonging state={state} seat={state.onTurn} />
      {budget && (
        <ul>
          {budget.acts.map((act) => (
            <Row key={act.act} {...act} />
          ))}
          {budget.powers.map((aimed) => (
            <PowerRow key={aimed.power} aimed={aimed} />
          ))}
          {budget.symbols.map((usable) => (
            <SymbolRow key={usable.symbol} usable={usable} />
          ))}
          {budget.deeds.map((deed) => (
            <DeedRow key={deed.id} deed={deed} />
          ))}
        </ul>
      )}
      {Notes && <Notes state={state} />}
    </section>
  )
}

/** The controller: a bot's name, or the person's name if given. */
function LedBy({ seat: { character, player } }: { seat: SeatConfig }) {
  const { table } = useMessages()
  const leader = useComputerName(character) ?? shownName(player)
  return leader && <p className={styles['player']}>{table.hero.ledBy(leader)}</p>
}

function Row({ act, all, left, active }: ActLeft) {
  const { hero } = useMessages().table
  return (
    <li>
      <InfoButton
        {...about({ kind: 'act', act })}
        className={classNames(styles['row'], styles['wholeRow'], active && styles['active'])}
      >
        <span className={styles['label']}>{hero[act]}</span>{' '}
        <Pips icon={ACT_ICONS[act]} all={all} left={left} />
        <span className={styles['left']}>{hero.left(left)}</span>
      </InfoButton>
    </li>
  )
}

/** True if a part of a name is so long that it is printed smaller. Names break at spaces and soft hyphens. */
const isLong = (name: string): boolean => name.split(/[ \u00AD]/).some(({ length }) => length > 9)

/** Returns a name, with soft hyphens if it may be too long for a line. */
export function hyphenated({ common, table }: Messages, character: CharacterId): string {
  const long: Partial<Record<CharacterId, string>> = table.hero.longNames
  return long[character] ?? common.characters[character]
}

/** The thing that the character of a seat carries, as a picture and in words; null if none. */
function Belonging({ state, seat }: { state: State; seat: number }) {
  const m = useMessages()
  const carried = carriedBy(state, seat)
  return (
    carried && (
      <InfoButton {...about({ kind: 'carried', seat })} className={styles['belonging']}>
        <CarriedIcon carried={carried} size={34} />
        {belongingWords(m, carried)}
      </InfoButton>
    )
  )
}
