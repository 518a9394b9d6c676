import { useEffect } from 'react'
import { useSettings } from '../../../store/settings.ts'
import type { TipsStore } from '../../../store/tips.ts'
import { Plank, TextButton } from '../../art/index.ts'
import { announce } from '../../page/announce.ts'
import { Emphasised } from '../../page/Emphasised.tsx'
import { openRule } from '../../page/page.ts'
import { plain } from '../../text/emphasis.ts'
import { useSlipWords } from '../../text/slips.ts'
import styles from './TipSlip.module.css'
import { dueTip, type Tip } from './tips.ts'

interface TipSlipProps<Moment, Id extends string> {
  tips: readonly Tip<Moment, Id>[]
  words: Readonly<Record<Id, string>>
  store: TipsStore
  /** The table as it is now; null while something is shown, asked or held, or nobody here may act: then no tip lies there. */
  moment: Moment | null
  /** The turn that is played, of which game. */
  turn: string
}

/**
 * The table's tips, one at a time and one a turn at most, each once for good. One lies there until it is thanked for or the turn is
 * over; while the table has something else to say it is put aside.
 */
export function TipSlip<Moment, Id extends string>(props: TipSlipProps<Moment, Id>) {
  const { tips, words, store, moment, turn } = props
  const { tips: frame } = useSlipWords()
  useTelling(props)
  const isOn = useSettings((settings) => settings.tips === 'on')
  const open = store(({ open }) => open)
  const tip = tips.find(({ id }) => id === open?.id)
  if (!tip || !isOn || moment === null || open?.turn !== turn) return null
  const rule = tip.rule(moment)
  const { close } = store.getState()
  const noMore = () => {
    close()
    useSettings.getState().set({ tips: 'off' })
    announce(frame.off)
  }
  return (
    <aside className={styles['slip']} aria-label={frame.name} data-tip={tip.id}>
      <p className={styles['words']}>
        <Emphasised text={words[tip.id]} by={styles['strong']} />
      </p>
      <div className={styles['ways']}>
        <Plank onClick={close}>{frame.thanks}</Plank>
        {rule && <TextButton onClick={() => openRule(rule)}>{frame.more}</TextButton>}
        <TextButton onClick={noMore}>{frame.noMore}</TextButton>
      </div>
    </aside>
  )
}

/** Tells the tip whose moment has come, and takes the one away whose turn is over. */
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
  const due = isFree ? dueTip(tips, moment, told) : null
  useEffect(() => {
    if (!due) return
    store.getState().tell(due.id, turn)
    if (store.getState().open?.id === due.id) announce(plain(words[due.id]))
  }, [due, store, turn, words])
  const isOver = open !== null && open.turn !== turn
  useEffect(() => {
    if (isOver) store.getState().close()
  }, [isOver, store])
}
