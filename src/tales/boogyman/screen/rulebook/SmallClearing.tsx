import type { Action, Boogyman, Tile } from '../../../../engine/boogyman/index.ts'
import { Target } from '../../../../ui/frames/rulebook/Target.tsx'
import type { BoardProps } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { hexagonPath, middleOf } from '../../art/index.ts'
import { Happens } from '../album/AlbumPlate.tsx'
import { StillClearing } from '../clearing/StillClearing.tsx'
import styles from './SmallClearing.module.css'

/** The board of an example, with the event just shown and the tiles that can be pressed. */
export function SmallClearing({ moment: { state, happened }, choices, choose }: BoardProps<Boogyman>) {
  const [event] = happened?.events ?? []
  return (
    <div className={styles['board']}>
      <StillClearing state={state} detail="bold">
        {event && <Happens event={event} state={state} />}
        {choose && choices.map((action, which) => targetOf(action, which, choose))}
      </StillClearing>
    </div>
  )
}

/** A press target for an action. */
function targetOf(action: Action, which: number, choose: (which: number) => void) {
  const tile = tileOf(action)
  if (tile === null) return null
  const [x, y] = middleOf(tile)
  return (
    <Target key={tile} which={which} choose={choose} at={[x, y - 26]} scale={1.6}>
      <path d={hexagonPath([x, y], 5)} />
    </Target>
  )
}

/** The tile of an action's press target, or null for actions of the whole board. */
function tileOf(action: Action): Tile | null {
  if ('to' in action) return action.to
  return 'at' in action ? action.at : null
}
