import { useEffect } from 'react'
import { useSettings } from '../../../store/settings.ts'
import type { TipsStore } from '../../../store/tips-store.ts'
import { Button, TextButton } from '../../art/index.ts'
import { useDismiss } from '../../input/keys.ts'
import { announce } from '../../page/announce.ts'
import { Emphasised } from '../../page/Emphasised.tsx'
import { openRule } from '../../page/page.ts'
import { plain } from '../../text/emphasis.ts'
import { useSlipWords } from '../../text/slips.ts'
import { dueTip, ruleOf, type Tip } from './due-tip.ts'
import styles from './TipCard.module.css'

interface TipSlipProps<Moment, Id extends string> {
  tips: readonly Tip<Moment, Id>[]
  /** The words that have loaded; a tip without words waits. */
  words: Readonly<Partial<Record<Id, string>>>
  store: TipsStore
  /** The table as it is now. Null hides the tip: while something is shown, asked or selected, or if no person can act. */
  moment: Moment | null
  /** The key of the current game and turn. */
  turn: string
}

/**
 * Shows the tips of a table: at most one per turn, and each only once. A tip stays until it is dismissed or the turn ends, and is hidden
 * while it does not apply or the table shows something else.
 */
export function TipCard<Moment, Id extends string>(props: TipSlipProps<Moment, Id>) {
  const { tips, words, store, moment, turn } = props
  const { tips: frame } = useSlipWords()
  useTelling(props)
  const isOn = useSettings((settings) => settings.tips === 'on')
  const open = store(({ open }) => open)
  const tip = tips.find(({ id }) => id === open?.id)
  const text = tip && words[tip.id]
  const isDue = moment !== null && tip?.when(moment) === true
  const isShown = Boolean(text) && isOn && isDue && open?.turn === turn
  useDismiss(store.getState().close, isShown)
  if (!text || !isShown) return null
  const rule = ruleOf(tip, moment)
  const { close } = store.getState()
  const noMore = () => {
    close()
    useSettings.getState().set({ tips: 'off' })
    announce(frame.off)
  }
  return (
    <aside className={styles['slip']} aria-label={frame.name} data-tip={tip.id}>
      <p className={styles['words']}>
        <Emphasised text={text} by={styles['strong']} />
      </p>
      <div className={styles['ways']}>
        <Button onClick={close}>{frame.thanks}</Button>
        {rule && <TextButton onClick={() => openRule(rule)}>{frame.more}</TextButton>}
        <TextButton onClick={noMore}>{frame.noMore}</TextButton>
      </div>
    </aside>
  )
}

/** Hook: opens the tip that is due, and closes it when its turn is over. */
function useTelling<Moment, Id extends string>({
  tips,
  words,
  store,
  moment,
  turn,
}: TipSlipProps<Moment, Id>): void {
  const isOn = useSettings((settings) => settings.tips === 'on')
  const { told, open, last } = store()
  const isFree = isOn && moment !== null && open === null && last !== turn
  const due = isFree ? dueTip(tips, moment, told, words) : null
  const isOver = open !== null && open.turn !== turn
  useEffect(() => {
    if (isOver) store.getState().close()
    if (!due) return
    store.getState().tell(due.id, turn)
    if (store.getState().open?.id === due.id) announce(plain(words[due.id] ?? ''))
  }, [isOver, due, store, turn, words])
}
