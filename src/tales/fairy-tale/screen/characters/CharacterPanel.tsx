import type { CharacterId, SeatConfig, State } from '../../../../engine/fairy-tale/index.ts'
import { shownName } from '../../../../store/names.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { CardButton } from '../../../../ui/frames/cards/CardButton.tsx'
import { CarriedIcon, HeroIcon } from '../../art/index.ts'
import { useExpansionsIn } from '../../load-expansions.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { LeadButton } from '../bots/bots.tsx'
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

/** The character on turn, and what it may still do in this turn. */
export function CharacterPanel({ state, seat }: CharacterPanelProps) {
  const m = useMessages()
  const budget = useBudget(state)
  const Notes = useExpansionsIn(state)?.land.Notes
  return (
    <section aria-label={m.table.hero.heading}>
      <div className={styles['plate']} {...about({ kind: 'character', seat: state.onTurn })}>
        <span className={styles['standee']}>
          <HeroIcon character={seat.character} height={120} selected />
          {state.outcome === null && <LeadButton key={seat.character} seat={seat.character} />}
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

/** Who leads it: a computer player, or the person whose name was given. */
function LedBy({ seat: { character, player } }: { seat: SeatConfig }) {
  const { table } = useMessages()
  const leader = useComputerName(character) ?? shownName(player)
  return leader && <p className={styles['player']}>{table.hero.ledBy(leader)}</p>
}

function Row({ act, all, left, active }: ActLeft) {
  const { hero } = useMessages().table
  return (
    <li>
      <CardButton
        {...about({ kind: 'act', act })}
        className={classNames(styles['row'], styles['wholeRow'], active && styles['active'])}
      >
        <span className={styles['label']}>{hero[act]}</span>{' '}
        <Pips icon={ACT_ICONS[act]} all={all} left={left} />
        <span className={styles['left']}>{hero.left(left)}</span>
      </CardButton>
    </li>
  )
}

/** Whether a part of a name, which breaks at spaces and soft hyphens, is so long that it is printed smaller. */
const isLong = (name: string): boolean => name.split(/[ \u00AD]/).some(({ length }) => length > 9)

/** A name, with soft hyphens where it may be too long for a line. */
export function hyphenated({ common, table }: Messages, character: CharacterId): string {
  const long: Partial<Record<CharacterId, string>> = table.hero.longNames
  return long[character] ?? common.characters[character]
}

/** What the character of a seat has with it, as a picture and in words; nothing where it has nothing. */
function Belonging({ state, seat }: { state: State; seat: number }) {
  const m = useMessages()
  const carried = carriedBy(state, seat)
  return (
    carried && (
      <CardButton {...about({ kind: 'carried', seat })} className={styles['belonging']}>
        <CarriedIcon carried={carried} size={34} />
        {belongingWords(m, carried)}
      </CardButton>
    )
  )
}
