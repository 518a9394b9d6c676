import {
  askedFor,
  buildingOf,
  citadel,
  givenFor,
  isBuilding,
  isInfluence,
  PRICE_OF_PILE,
} from '../../../../engine/citadel/index.ts'
import { rove } from '../../../../ui/input/rove.ts'
import { type TargetId, targetRef } from '../../../../ui/input/targets.ts'
import { Brick, BuildingCard, CardBack } from '../../art/index.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { useLiveView } from '../state/table-state.ts'
import { targetWords } from '../table/HeldWords.tsx'
import styles from './choices.module.css'
import { type ActionKind, type ActionOption, actionsOf } from './options.ts'
import type { Selection } from './useSelection.ts'

/** The choices of an action without a plot: cards for sale, shops, rivals or categories. Nothing to choose needs no list. */
export function ActionOptions({ selection, kind }: { selection: Selection; kind: ActionKind }) {
  const state = useLiveView()
  const options = actionsOf(state, kind, selection.held)
  const [first, another] = options
  if (!first || (!another && kind !== 'buy' && kind !== 'sell')) return null
  const chosen = another ? options.find(({ id }) => id === selection.option) : first
  const stop = chosen ?? first
  return (
    <ul
      className={styles['list']}
      data-wide={kind === 'buy' ? '' : undefined}
      onKeyDown={(event) => void rove(event, 'button', 'ring')}
    >
      {options.map((option) => (
        <li key={option.id}>
          <Option
            option={option}
            isChosen={option === chosen}
            tabIndex={option === stop ? 0 : -1}
            onChoose={selection.chooseOption}
          />
        </li>
      ))}
    </ul>
  )
}

interface OptionProps {
  option: ActionOption
  isChosen: boolean
  tabIndex: number
  onChoose(id: TargetId): void
}

/** An option. A refused one can be chosen, too: then the main button says why. */
function Option({ option: { id, action }, isChosen, tabIndex, onChoose }: OptionProps) {
  const { refusals } = useMessages()
  const refusal = citadel.refuse(useLiveView(), action)
  return (
    <button
      ref={targetRef(id)}
      type="button"
      className={styles['option']}
      aria-pressed={isChosen}
      data-refused={refusal ? '' : undefined}
      tabIndex={tabIndex}
      onClick={() => onChoose(id)}
    >
      <OptionFace action={action} />{' '}
      {refusal && <span className={styles['why']}>{refusals[refusal.code]}</span>}
    </button>
  )
}

function OptionFace({ action }: Pick<ActionOption, 'action'>) {
  const m = useMessages()
  const c = useCompanionWords()
  switch (action.type) {
    case 'buy-pile':
      return (
        <>
          <CardBack kind="building" size={30} />
          <b>{c.pile}</b> <Price count={PRICE_OF_PILE} />
        </>
      )
    case 'buy': {
      const { card, shop } = action
      if (!isBuilding(card)) return null
      const { category, value } = buildingOf(card)
      return (
        <>
          <BuildingCard building={card} size={40} />
          <span className={styles['ware']}>
            <b>{m.table.hand.card(m.cards.buildings[card], value, m.common.categories[category])}</b>{' '}
            <span>{m.common.inShop[shop]}</span>
          </span>{' '}
          <Price count={askedFor(card, shop)} />
        </>
      )
    }
    case 'sell':
      return isBuilding(action.card) ? (
        <>
          <b className={styles['shop']}>{m.common.shops[action.shop]}</b>{' '}
          <Price count={givenFor(action.card, action.shop)} />
        </>
      ) : null
    case 'play':
      return isInfluence(action.card) && action.target !== undefined ? (
        <b className={styles['shop']}>{targetWords(m, action.card, action.target)}</b>
      ) : null
    default:
      return null
  }
}

const Price = ({ count }: { count: number }) => (
  <span className={styles['costs']}>
    {count} <Brick size={20} />
  </span>
)
