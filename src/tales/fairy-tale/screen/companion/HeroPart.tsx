import { use } from 'react'
import { monstersToCome, type State } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import { Icon, IconButton } from '../../../../ui/art/index.ts'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { MenuButton } from '../../../../ui/frames/menu/MenuButton.tsx'
import { BoardEye } from '../../../../ui/stage/camera/board-eye.ts'
import { CarriedIcon, HeroIcon } from '../../art/index.ts'
import { legalActions } from '../../intent/legal.ts'
import { isBeforeRoll } from '../../intent/market-tile.ts'
import { reachableMonsters } from '../../intent/suggestions.ts'
import { useTable } from '../../runtime.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { belongingWords } from '../characters/belonging-words.ts'
import { hyphenated } from '../characters/CharacterPanel.tsx'
import { AimedBudgets } from '../characters/CharacterStrip.tsx'
import { type ActLeft, useBudget } from '../characters/useBudget.ts'
import { carriedBy } from '../forest/carried.ts'
import { spotOf } from '../forest/layout.ts'
import { placeName } from '../forest/names.ts'
import { focusTarget } from '../state/focus-target.ts'
import { useDisplayedState, useLiveState, useSession } from '../state/table-state.ts'
import { ACT_ICONS, about } from '../subject.ts'
import styles from './HeroPart.module.css'

interface HeroPartProps {
  seat: number
  /** Shows the whole forest instead; null if the foot of the page leads there. */
  onForest: (() => void) | null
}

/** A hero: its place, its thing, and if it is on turn, everything that it can still do. */
export function HeroPart({ seat, onForest }: HeroPartProps) {
  const m = useMessages()
  const c = useCompanionWords()
  const real = useLiveState()
  const shown = useDisplayedState()
  const { seats } = useSession().config
  const left = useBudget(real)
  const isWaiting = onForest === null
  const budget = isWaiting ? null : left
  const own = seats[seat]
  const at = shown.seats[seat]?.at
  const carried = carriedBy(shown, seat)
  if (!own) return null
  const player = shownName(own.player)
  return (
    <header className={styles['head']} data-waiting={isWaiting ? '' : undefined}>
      <InfoButton
        {...about({ kind: 'character', seat })}
        className={styles['picture']}
        aria-label={m.common.characters[own.character]}
      >
        <HeroIcon character={own.character} height={isWaiting ? 58 : 112} selected />
      </InfoButton>
      <div className={styles['names']}>
        <h2 className={styles['name']}>{hyphenated(m, own.character)}</h2>
        <p className={styles['where']}>
          {player && `${player}, `}
          {at !== undefined && c.at(m.log.place(placeName(m, at)))}
        </p>
        {carried && (
          <InfoButton {...about({ kind: 'carried', seat })} className={styles['carried']}>
            <CarriedIcon carried={carried} size={24} />
            {belongingWords(m, carried)}
          </InfoButton>
        )}
      </div>
      <div className={styles['ways']}>
        {onForest && (
          <IconButton size={48} aria-label={c.toForest} title={c.toForest} onClick={onForest}>
            <ForestSign />
          </IconButton>
        )}
        <MenuButton />
      </div>
      {budget && (
        <ul className={styles['actions']} aria-label={c.actions}>
          {budget.acts.map((act) => (
            <li key={act.act}>
              <ActButton state={real} {...act} />
            </li>
          ))}
          <AimedBudgets budget={budget} />
        </ul>
      )}
    </header>
  )
}

/** The forest: four tiles round the Oak. */
const ForestSign = () => (
  <svg viewBox="-15 -15 30 30" width="30" height="30" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth={2.2} strokeLinejoin="round">
      <path d="M-4.500-13.500H4.500V-4.500H13.500V4.500H4.500V13.500H-4.500V4.500H-13.500V-4.500H-4.500z" />
      <circle r={4} fill="currentColor" />
    </g>
  </svg>
)

/** An action with its uses left. A press leads to its place: the hero on the map, a tile of the market, or a monster. */
function ActButton({ state, act, left, active }: ActLeft & { state: State }) {
  const table = useTable()
  const { hero, status } = useMessages().table
  const { cannot } = useCompanionWords()
  const eye = use(BoardEye)
  const way = left > 0 ? wayOf(state, act) : null
  const press = () => {
    if (way === null) return
    const intent = table.intent.getState()
    intent.cancel()
    if (way.kind === 'tile') intent.choose(way.slot)
    else {
      eye?.current?.reveal(spotOf(way.at))
      focusTarget(way.kind === 'place' ? `place:${way.at}` : `remove:${way.monster}`)
    }
  }
  const refused = isBeforeRoll(state) ? status.toRoll(monstersToCome(state)) : cannot[act]
  const why = way === null ? (left === 0 ? hero.left(0) : refused) : undefined
  return (
    <button
      type="button"
      className={styles['action']}
      data-act={act}
      data-active={active ? '' : undefined}
      aria-disabled={way === null}
      aria-description={why}
      title={why}
      onClick={press}
    >
      <span className={styles['sign']}>
        <span className={styles['token']} aria-hidden="true">
          <Icon name={ACT_ICONS[act]} size={22} />
        </span>
        <b aria-hidden="true">{left}</b>
      </span>
      <span className={styles['word']}>{act === 'expand' ? hero.lay : hero[act]}</span>{' '}
      <span className="unseen">{hero.left(left)}</span>
    </button>
  )
}

/** Where an action begins: at a tile of the market, at a place of the map, or at a monster. */
type Way =
  | { readonly kind: 'tile'; readonly slot: number }
  | { readonly kind: 'place'; readonly at: Place }
  | { readonly kind: 'monster'; readonly monster: number; readonly at: Place }

/** Returns where the hero on turn does an action; null if it cannot now. */
function wayOf(state: State, act: ActLeft['act']): Way | null {
  const here = state.seats[state.onTurn]?.at
  const actions = legalActions(state)
  switch (act) {
    case 'walk':
      return here !== undefined && actions.some(({ type }) => type === 'walk')
        ? { kind: 'place', at: here }
        : null
    case 'expand': {
      const first = actions.find(({ type }) => type === 'expand')
      return first?.type === 'expand' ? { kind: 'tile', slot: first.slot } : null
    }
    case 'remove': {
      const [found] = [...reachableMonsters(state)].sort(
        ([, one], [, other]) => Number(other === here) - Number(one === here),
      )
      if (!found) return null
      const [monster, at] = found
      return at === here ? { kind: 'monster', monster, at } : { kind: 'place', at }
    }
  }
}
