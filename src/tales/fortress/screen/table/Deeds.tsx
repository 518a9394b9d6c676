import { fortress, phaseOf } from '../../../../engine/fortress/index.ts'
import { Button, SealButton } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { type Aimed, aimedCard, deedOf } from '../../intent/aim.ts'
import { useAim, useInputBlocked, useTable } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { act } from '../state/act.ts'
import { requestEndTurn } from '../state/end-turn.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './Deeds.module.css'

/** The button that closes the column and resolves all pairs. */
export function FightPlank() {
  const table = useTable()
  const { table: words } = useMessages()
  const state = useLiveState()
  const off = useInputBlocked()
  const { key } = useKeyHint(SHORTCUTS.fight)
  const refusal = fortress.refuse(state, { type: 'fight' })
  return (
    <Button
      ref={targetRef('act:fight')}
      tone="blue"
      className={styles['fight']}
      aria-disabled={off || refusal !== null}
      aria-keyshortcuts={key}
      onClick={() => act(table, { type: 'fight' })}
    >
      {words.fight}
    </Button>
  )
}

/** The button that sends the targeted creature, for touch after the first tap. */
export function SendPlank() {
  const table = useTable()
  const { cards, table: words } = useMessages()
  const state = useLiveState()
  const aimed = useAim((aim) => aim.aimed)
  const deed = aimed && deedOf(aimed)
  if (!deed) return null
  return (
    <Button
      tone="blue"
      className={styles['send']}
      aria-disabled={fortress.refuse(state, deed) !== null}
      onClick={() => act(table, deed)}
    >
      {words[deed.type](nickFor(aimed, cards))}
    </Button>
  )
}

function nickFor(aimed: Aimed, { kinds, treasureNicks, nicks }: Messages['cards']): string {
  const names: Readonly<Record<string, string>> = { ...kinds, ...treasureNicks, ...nicks }
  return names[aimedCard(aimed)] ?? ''
}

/** True in the turn of the assault, when the seal storms the gate. */
const useStorms = (): boolean => phaseOf(useLiveState()) === 'assault'

/** The red seal: ends the turn, or storms the gate. Pale while a column is open; a click then explains why. */
export function TurnSeal({ size }: { size: number }) {
  const table = useTable()
  const { refusals, table: words } = useMessages()
  const state = useLiveState()
  const off = useInputBlocked()
  const storms = useStorms()
  const { key } = useKeyHint(SHORTCUTS.end)
  const action = { type: storms ? 'assault' : 'end' } as const
  const refusal = fortress.refuse(state, action)
  const seal = storms ? words.storm : words.endTurn
  const why = refusal && state.column.length > 0 ? words.fightFirst : null
  const press = () => {
    if (refusal) announce(refusals[refusal.code])
    if (storms) act(table, action)
    else requestEndTurn(table)
  }
  return (
    <span className={styles['seal']}>
      <SealButton
        ref={targetRef('table:seal')}
        size={size}
        aria-label={seal.name}
        aria-description={refusal ? refusals[refusal.code] : undefined}
        aria-disabled={off || refusal !== null}
        aria-keyshortcuts={key}
        onClick={press}
      >
        <span className={styles['main']}>{seal.flourish}</span>
        <span className={styles['main']}>{seal.main}</span>
        {why && <span className={styles['why']}>{why}</span>}
      </SealButton>
    </span>
  )
}
