import type { ReactNode } from 'react'
import {
  boogyman,
  phaseOf,
  SEATS,
  type State,
  type Tile,
  tileName,
  treesOn,
} from '../../../../engine/boogyman/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { toLastPage } from '../../../../ui/page/page.ts'
import { REFUGE } from '../../../../ui/page/useFocusKept.ts'
import { BoogymanIcon, ClearingTreeIcon, FolkIcon } from '../../art/index.ts'
import { suggestOpening } from '../../opening.ts'
import { useTaleSettings } from '../../settings.ts'
import { useComputer, useGame, useIntent } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { ComputerTurn } from '../bots/bots.tsx'
import { usePreyOn } from '../foresight/useThreatOn.ts'
import { useReal } from '../now/at-table.ts'
import { Planks } from './Planks.tsx'
import styles from './ToDo.module.css'

/** On the sheet of paper: what is chosen and what can be done with it, or what there is to choose. */
export function ToDo({ small = false }: { small?: boolean }) {
  const real = useReal()
  const computer = useComputer()
  const chosen = useIntent(({ inHand }) => inHand)
  return (
    <div className={styles['todo']} data-small={small ? '' : undefined} {...REFUGE}>
      {computer ? (
        <ComputerTurn state={real} computer={computer} small={small} />
      ) : real.outcome ? (
        <Over />
      ) : phaseOf(real) === 'placing' ? (
        <Placing state={real} />
      ) : chosen?.kind === 'pawn' ? (
        <PawnChosen state={real} at={chosen.at} />
      ) : chosen ? (
        <BoogymanChosen state={real} at={chosen.at} />
      ) : (
        <NothingChosen state={real} />
      )}
    </div>
  )
}

interface WordsProps {
  picture: ReactNode
  title: string
  note: string
  children?: ReactNode
}

function Words({ picture, title, note, children }: WordsProps) {
  return (
    <div className={styles['what']}>
      <span className={styles['picture']}>{picture}</span>
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['note']}>{note}</p>
        {children}
      </div>
    </div>
  )
}

function NothingChosen({ state }: { state: State }) {
  const { todo } = useMessages().table
  const side = SEATS[state.onTurn]
  return (
    <Words
      picture={<FolkIcon side={side} size={52} />}
      title={todo.choose(state.actions)}
      note={todo.chooseNote(side, canProwl(state))}
    >
      <HoldToLook />
    </Words>
  )
}

/** Whether the Boogyman on turn is one of those to choose from. */
const canProwl = (state: State): boolean => boogyman.list(state).some(({ type }) => type === 'prowl')

/** Where a finger cannot point without a press: how to see what would come of one. */
function HoldToLook() {
  const { todo } = useMessages().table
  const isTold = useTaleSettings(({ warnings }) => warnings !== 'off')
  return isTold && <p className={styles['hold']}>{todo.holdToLook}</p>
}

function PawnChosen({ state, at }: { state: State; at: Tile }) {
  const { todo } = useMessages().table
  const trees = treesOn(state, at)
  const threat = usePreyOn(state)(at)
  const picture = (
    <span className={styles['grove']}>
      {[1, 2].map(
        (tree) => tree <= trees && <ClearingTreeIcon key={tree} size={40} seed={`${tileName(at)} ${tree}`} />,
      )}
      <FolkIcon side={SEATS[state.onTurn]} size={46} selected />
    </span>
  )
  return (
    <>
      <Words
        picture={picture}
        title={todo.yours(tileName(at))}
        note={[todo.between(trees), threat].filter(Boolean).join('; ')}
      />
      <Planks state={state} at={at} />
    </>
  )
}

function BoogymanChosen({ state, at }: { state: State; at: Tile }) {
  const { todo } = useMessages().table
  const side = SEATS[state.onTurn]
  return (
    <Words
      picture={<BoogymanIcon side={side} size={56} selected />}
      title={todo.yourBoogyman(tileName(at))}
      note={todo.prowls}
    >
      <HoldToLook />
    </Words>
  )
}

function Placing({ state }: { state: State }) {
  const { todo } = useMessages().table
  const actAll = useGame((game) => game.actAll)
  const side = SEATS[state.onTurn]
  return (
    <>
      <Words
        picture={<FolkIcon side={side} size={52} selected />}
        title={todo.placing(side)}
        note={todo.placingNote(state.placed)}
      />
      <Plank onClick={() => actAll(suggestOpening(state))}>{todo.placeForUs}</Plank>
    </>
  )
}

function Over() {
  const { todo } = useMessages().table
  return (
    <>
      <p className={styles['title']}>{todo.over}</p>
      <Plank onClick={toLastPage}>{todo.lastPage}</Plank>
    </>
  )
}
