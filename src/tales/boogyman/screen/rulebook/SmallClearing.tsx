import type { Action, Tile } from '../../../../engine/boogyman/index.ts'
import { OrderNumber } from '../../../../ui/art/index.ts'
import { hexagonPath, middleOf } from '../../art/index.ts'
import { Happens } from '../album/AlbumPlate.tsx'
import { StillClearing } from '../clearing/StillClearing.tsx'
import type { Moment } from './moments.ts'
import styles from './SmallClearing.module.css'

interface SmallClearingProps {
  moment: Moment
  /** What may be chosen, and how. */
  choices: readonly Action[]
  choose: ((which: number) => void) | null
}

/** The clearing of an example as it stands, with what has just happened, and the tiles that can be pressed. */
export const SmallClearing = ({ moment: { state, event }, choices, choose }: SmallClearingProps) => (
  <div className={styles['board']}>
    <StillClearing state={state} detail="bold">
      {event && <Happens event={event} state={state} />}
      {choose && <Targets choices={choices} choose={choose} />}
    </StillClearing>
  </div>
)

/** Where an action is pressed; nowhere for what concerns the whole board. */
function tileOf(action: Action): Tile | null {
  if ('to' in action) return action.to
  return 'at' in action ? action.at : null
}

interface TargetsProps {
  choices: readonly Action[]
  choose: (which: number) => void
}

/** The tiles of all that may be chosen, with the numbers of the planks below. */
function Targets({ choices, choose }: TargetsProps) {
  return choices.map((action, which) => {
    const tile = tileOf(action)
    if (tile === null) return null
    const [x, y] = middleOf(tile)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: an addition for fingers and mice; planks say and do the same
      <g key={tile} className={styles['target']} onClick={() => choose(which)}>
        <path d={hexagonPath([x, y], 5)} />
        <g transform={`translate(${x} ${y - 26})`}>
          <OrderNumber value={which + 1} scale={1.6} />
        </g>
      </g>
    )
  })
}
