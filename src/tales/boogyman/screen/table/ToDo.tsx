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
import { Button } from '../../../../ui/art/index.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { toLastPage } from '../../../../ui/page/page.ts'
import { BoogymanIcon, ClearingTreeIcon, FolkIcon } from '../../art/index.ts'
import { useGame, useIntent, useOtherActor } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { suggestOpening } from '../../suggested-opening-move.ts'
import { useMessages } from '../../words/messages.ts'
import { OthersTurn } from '../bots/bots.tsx'
import { usePreyOn } from '../foresight/useThreatOn.ts'
import { useLiveState } from '../state/table-state.ts'
import { Planks } from './Planks.tsx'
import styles from './ToDo.module.css'

/** The panel with the selected piece and its actions, or with the pieces that can be selected. */
export function ToDo({ small = false }: { small?: boolean }) {
  const real = useLiveState()
  const other = useOtherActor()
  const chosen = useIntent(({ inHand }) => inHand)
  return (
    <div className={styles['todo']} data-small={small ? '' : undefined} {...FOCUS_FALLBACK}>
      {other ? (
        <OthersTurn state={real} actor={other} small={small} />
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

/** True if the Boogyman on turn can be selected. */
const canProwl = (state: State): boolean => boogyman.list(state).some(({ type }) => type === 'prowl')

/** Explains how a finger can preview an action, as it cannot hover. */
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
      <Button onClick={() => actAll(suggestOpening(state))}>{todo.placeForUs}</Button>
    </>
  )
}

function Over() {
  const { todo } = useMessages().table
  return (
    <>
      <p className={styles['title']}>{todo.over}</p>
      <Button onClick={toLastPage}>{todo.lastPage}</Button>
    </>
  )
}
