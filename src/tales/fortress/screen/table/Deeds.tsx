import { fortress, phaseOf } from '../../../../engine/fortress/index.ts'
import { Plank, Seal } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { type Aimed, cardOf, deedOf } from '../../intent/aim.ts'
import { useAim, useHandsOff, useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { act } from '../now/act.ts'
import { useReal } from '../now/at-table.ts'
import { endTurn } from '../now/end-turn.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './Deeds.module.css'

/** Closes the column: all pairs strike. */
export function FightPlank() {
  const table = useTable()
  const { table: words } = useMessages()
  const state = useReal()
  const off = useHandsOff()
  const { key } = useKeyHint(SHORTCUTS.fight)
  const refusal = fortress.refuse(state, { type: 'fight' })
  return (
    <Plank
      tone="blue"
      className={styles['fight']}
      aria-disabled={off || refusal !== null}
      aria-keyshortcuts={key}
      onClick={() => act(table, { type: 'fight' })}
    >
      {words.fight}
    </Plank>
  )
}

/** Sends whoever is aimed: where a finger has chosen with its first tap. */
export function SendPlank() {
  const table = useTable()
  const { cards, table: words } = useMessages()
  const state = useReal()
  const aimed = useAim((aim) => aim.aimed)
  const deed = aimed && deedOf(aimed)
  if (!deed) return null
  return (
    <Plank
      tone="blue"
      className={styles['send']}
      aria-disabled={fortress.refuse(state, deed) !== null}
      onClick={() => act(table, deed)}
    >
      {words[deed.type](nickFor(aimed, cards))}
    </Plank>
  )
}

function nickFor(aimed: Aimed, { kinds, treasureNicks, nicks }: Messages['cards']): string {
  const names: Readonly<Record<string, string>> = { ...kinds, ...treasureNicks, ...nicks }
  return names[cardOf(aimed)] ?? ''
}

/** Whether this turn is the assault's: then the seal storms the gate. */
const useStorms = (): boolean => phaseOf(useReal()) === 'assault'

/** The red seal: ends the turn, or storms the gate; pale while the column stands, and says why. */
export function TurnSeal({ size }: { size: number }) {
  const table = useTable()
  const { refusals, table: words } = useMessages()
  const state = useReal()
  const off = useHandsOff()
  const storms = useStorms()
  const { key } = useKeyHint(SHORTCUTS.end)
  const action = { type: storms ? 'assault' : 'end' } as const
  const refusal = fortress.refuse(state, action)
  const seal = storms ? words.storm : words.endTurn
  const why = refusal && state.column.length > 0 ? words.fightFirst : null
  const press = () => {
    if (refusal) announce(refusals[refusal.code])
    if (storms) act(table, action)
    else endTurn(table)
  }
  return (
    <span className={styles['seal']}>
      <Seal
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
      </Seal>
    </span>
  )
}
