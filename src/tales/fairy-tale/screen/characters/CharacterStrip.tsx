import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { SeatConfig, State, SymbolView } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { shownName } from '../../../../store/person-names.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Icon } from '../../../../ui/art/index.ts'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { ONE_TAB_STOP } from '../../../../ui/input/toolbar.ts'
import { DeedIcon, HeroIcon, SymbolIcon } from '../../art/index.ts'
import { isInputBlocked } from '../../input-blocked.ts'
import type { ActionHere } from '../../intent/actions-here.ts'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { useComputerName } from '../bots/useComputerName.ts'
import { ACT_ICONS, about } from '../subject.ts'
import { noticesOf } from '../table-kit.ts'
import styles from './CharacterStrip.module.css'
import { useDeedButton } from './DeedRow.tsx'
import type { PipIcon } from './Pips.tsx'
import { usePowerButton } from './PowerRow.tsx'
import type { AimedPower } from './powers.ts'
import { useSymbolButton } from './SymbolRow.tsx'
import { type ActLeft, type Budget, howToAct, useBudget } from './useBudget.ts'
import type { useWieldButton } from './useWieldButton.ts'

interface CharacterStripProps {
  state: State
  seat: SeatConfig
}

/** The character on turn and its remaining actions on one line, for a narrow window. */
export function CharacterStrip({ state, seat }: CharacterStripProps) {
  const m = useMessages()
  const { hero } = m.table
  const leader = useComputerName(seat.character) ?? shownName(seat.player)
  const budget = useBudget(state)
  const aims = budget ? budget.powers.length + budget.symbols.length + budget.deeds.length : 0
  return (
    <section
      className={styles['strip']}
      aria-label={hero.heading}
      data-strip=""
      data-many={aims > 1}
      data-more={aims > 0 || budget?.wishes != null}
    >
      <InfoButton
        {...about({ kind: 'character', seat: state.onTurn })}
        className={styles['hero']}
        aria-label={m.common.characters[seat.character]}
      >
        <HeroIcon character={seat.character} height={62} selected />
      </InfoButton>
      <div className={styles['names']}>
        <h2 className={styles['name']}>{m.common.characters[seat.character]}</h2>
        {leader && (
          <p className={styles['player']} title={hero.ledBy(leader)}>
            {hero.ledBy(leader)}
          </p>
        )}
      </div>
      {budget && (
        <ul className={styles['budget']} {...ONE_TAB_STOP}>
          {budget.acts.map((act) => (
            <ActBudget key={act.act} {...act} />
          ))}
          <AimedBudgets budget={budget} />
        </ul>
      )}
    </section>
  )
}

/** The powers, symbols and expansion actions of the character on turn, as buttons, and its wishes. */
export const AimedBudgets = ({ budget }: { budget: Budget }) => (
  <>
    {budget.wishes !== null && <Wishes left={budget.wishes} />}
    {budget.powers.map((aimed) => (
      <PowerBudget key={aimed.power} aimed={aimed} />
    ))}
    {budget.symbols.map((usable) => (
      <SymbolBudget key={usable.symbol} usable={usable} />
    ))}
    {budget.deeds.map((deed) => (
      <DeedBudget key={deed.id} deed={deed} />
    ))}
  </>
)

/** An action of every character. A press says how to do it now, or what is missing. */
function ActBudget({ act, left, active }: ActLeft) {
  const table = useTable()
  const { hero } = useMessages().table
  const press = () => {
    const state = selectState(table.game.getState())
    if (state && !isInputBlocked(table)) noticesOf(table).tell((m) => howToAct(m, state, act))
  }
  return (
    <li>
      <button
        type="button"
        className={classNames(styles['item'], active && styles['active'], left === 0 && styles['used'])}
        data-act={act}
        onClick={press}
      >
        <Count icon={ACT_ICONS[act]} left={left} />
        <span className={styles['words']}>{act === 'expand' ? hero.lay : hero[act]}</span>{' '}
        <span className="unseen">{hero.left(left)}</span>
      </button>
    </li>
  )
}

/** The token of an action with the uses left. Hidden from screen readers: words say the same. */
const Count = ({ icon, left }: { icon: PipIcon; left: number }) => (
  <>
    <span className={classNames(styles['token'], icon === 'tile' && styles['bare'])} aria-hidden="true">
      <Icon name={icon} size={icon === 'tile' ? 34 : 22} />
    </span>
    <span className={styles['count']} aria-hidden="true">
      {left}
    </span>
  </>
)

function Wishes({ left }: { left: number }) {
  const { hero } = useMessages().table
  return (
    <li className={classNames(styles['item'], left === 0 && styles['used'])}>
      <Count icon="star" left={left} />
      <span className={styles['words']}>{hero.wishing}</span>
      <span className="unseen">{hero.left(left)}</span>
    </li>
  )
}

function PowerBudget({ aimed }: { aimed: AimedPower }) {
  const { hero } = useMessages().table
  const { icon, left, wishes } = aimed
  return (
    <PressedBudget
      {...usePowerButton(aimed)}
      token={
        <span className={styles['token']} aria-hidden="true">
          <Icon name={icon} size={24} />
        </span>
      }
      spent={left === 0}
      // Shared wishes are counted once, next to the buttons.
      {...(!wishes && { count: left })}
      left={wishes ? hero.takesWish(left) : hero.left(left)}
    />
  )
}

/** A symbol of the character's tile as a button. */
function SymbolBudget({ usable }: { usable: SymbolView }) {
  const { price } = useMessages().table.symbol
  const { symbol, instead } = usable
  return (
    <PressedBudget
      {...useSymbolButton(usable)}
      token={
        <span className={classNames(styles['token'], styles['bare'])} aria-hidden="true">
          <SymbolIcon symbol={symbol} size={34} />
        </span>
      }
      left={instead ? price[instead] : price.free}
    />
  )
}

/** An expansion action as a button. */
function DeedBudget({ deed }: { deed: ActionHere }) {
  return (
    <PressedBudget
      {...useDeedButton(deed)}
      token={
        <span className={classNames(styles['token'], styles['bare'])} aria-hidden="true">
          <DeedIcon deed={deed.id === 'recruit' ? 'march' : deed.id} size={34} />
        </span>
      }
    />
  )
}

interface PressedBudgetProps extends Pick<ReturnType<typeof useWieldButton>, 'wielded'> {
  button: ButtonHTMLAttributes<HTMLButtonElement>
  name: string
  token: ReactNode
  /** The uses left, if they are counted on this button. */
  count?: number
  spent?: boolean
  /** The same in words, or the price. */
  left: string
}

function PressedBudget({ wielded, button, name, token, count, spent = false, left }: PressedBudgetProps) {
  return (
    <li>
      <button
        {...button}
        className={classNames(styles['item'], wielded && styles['active'], spent && styles['used'])}
      >
        {token}
        {count !== undefined && (
          <span className={styles['count']} aria-hidden="true">
            {count}
          </span>
        )}
        <span className={styles['words']}>{name}</span> <span className="unseen">{left}</span>
      </button>
    </li>
  )
}
