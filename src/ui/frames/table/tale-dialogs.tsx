import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { type Kind, type PlayerView, seenBy } from '../../../engine/kernel/index.ts'
import { selectState } from '../../../session/game-store.ts'
import type { ChoicesStore, Chosen, Options } from '../../../store/choices.ts'
import { Choice } from '../../art/index.ts'
import { SettingsSheet } from '../../settings/SettingsSheet.tsx'
import type { DialogProps } from '../../tale.ts'
import { type DrawOffer, GivingUp } from '../giving-up/GivingUp.tsx'
import { SendDialog } from '../sharing/SendDialog.tsx'
import { useStand } from '../stand.ts'
import type { TaleKit } from '../tale-kit.ts'
import type { AnyTable } from './table-kit.ts'

// The dialogs that every tale has beside its rules. Their keys are `frames/keys/TaleKeys`.

type Dialog = (props: DialogProps) => ReactNode

/** How the game at the table is sent to somebody else; nothing where there is none. */
export const sendDialog =
  <K extends Kind, Words extends { readonly common: { readonly fileName: string } }>({
    rules,
    useTable,
    useWords,
  }: TaleKit<K, Words>): Dialog =>
  ({ onClose }) => {
    const session = useTable().game((store) => store.session)
    const { fileName } = useWords().common
    return session && <SendDialog game={rules} session={session} fileName={fileName} onClose={onClose} />
  }

/** What is chosen for one tale alone. */
interface OwnSettings<Words, Own extends Options> {
  /** What can be chosen, by the id of each choice, in the order of the dialog. */
  options: Own
  useChoices(): ChoicesStore<Own>
  /** What the tale is, in a sentence. */
  aboutOf(m: Words): string
  choicesOf(m: Words): {
    readonly [Id in keyof Own]: { legend: string; words: Readonly<Record<Own[Id][number], string>> }
  }
}

/** The settings, with those of the tale alone. */
export const settingsDialog =
  <K extends Kind, Words, Own extends Options>(
    { rules, useTable, useWords }: TaleKit<K, Words>,
    { options, useChoices, aboutOf, choicesOf }: OwnSettings<Words, Own>,
  ): Dialog =>
  ({ onClose }) => {
    const m = useWords()
    const chosen = useChoices()
    const stand = useStand(useTable().game, rules.outcome)
    const choices = choicesOf(m)
    return (
      <SettingsSheet onClose={onClose} about={aboutOf(m)} game={stand}>
        {idsOf(options).map((id) => (
          <Choice<Own[typeof id][number]>
            key={id}
            {...choices[id]}
            options={options[id] as readonly Own[typeof id][number][]}
            chosen={chosen[id]}
            onChoose={(one) => chosen.set({ [id]: one } as Partial<Chosen<Own>>)}
          />
        ))}
      </SettingsSheet>
    )
  }

const idsOf = <Own extends Options>(options: Own) => Object.keys(options) as (keyof Own & string)[]

/** A draw that may be agreed on, and the action that agrees. */
export type DrawQuestion<Action> = Omit<DrawOffer, 'onAgreed'> & { agree: Action }

/** The question before a player gives up. */
interface GiveUpQuestion<Action> {
  text: string
  /** Nobody may give up now, as the text says. */
  isBarred?: boolean
  draw?: DrawQuestion<Action>
}

interface GivingUpSlots<K extends Kind, Table, Words, Computer extends string> {
  action: K['Action']
  /** The computer player that must act now: nobody may give up in its place. */
  useComputer(): Computer | null
  titleOf(m: Words): string
  notNow(m: Words, computer: Computer): string
  /** What is asked in a position, as all may see it. It is asked again with every change of the game, and of who leads which seat. */
  ask(m: Words, state: PlayerView<K['State']>, table: Table): GiveUpQuestion<K['Action']>
  /** Puts away what is in hand. */
  prepare?(table: Table): void
}

/** Asks whether whoever is on turn gives up. */
export const giveUpDialog =
  <K extends Kind, Table extends AnyTable<K>, Words, Computer extends string>(
    { rules, useTable, useWords }: Pick<TaleKit<K, Words>, 'rules' | 'useWords'> & { useTable(): Table },
    { action, useComputer, titleOf, notNow, ask, prepare }: GivingUpSlots<K, Table, Words, Computer>,
  ): Dialog =>
  ({ onClose }) => {
    const table = useTable()
    const m = useWords()
    const state = table.game(selectState<K>)
    const computer = useComputer()
    useStore(table.leaders)
    if (!state || rules.outcome(state)) return null
    const {
      text,
      isBarred = false,
      draw,
    }: GiveUpQuestion<K['Action']> = computer
      ? { text: notNow(m, computer), isBarred: true }
      : ask(m, seenBy(rules, state, null), table)
    const end = (how: K['Action']) => {
      prepare?.(table)
      table.game.getState().act(how)
      onClose()
    }
    return (
      <GivingUp
        title={titleOf(m)}
        {...{ text, isBarred, onClose }}
        draw={draw ? { ...draw, onAgreed: () => end(draw.agree) } : null}
        onGiveUp={() => end(action)}
      />
    )
  }
